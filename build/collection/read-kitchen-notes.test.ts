import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  findKitchenNote,
  type NotePatterns,
} from '../../src/core/sources/collection/kitchen-note.ts';
import { tokenizeStems } from '../../src/core/sources/collection/search/words/tokenize.ts';
import { mayReplaceDishes, readKitchenNotes, writeNotePatterns } from './read-kitchen-notes.ts';

const HEADER = 'asked,note,warning\n';

describe('kitchen notes', () => {
  const all = readKitchenNotes(readFileSync('collection/kitchen-notes.csv', 'utf8'));

  const patterns = writeNotePatterns(all, ['resep soto', 'bekal anak', 'kue kering']);
  const finds = (pattern: keyof NotePatterns, question: string) =>
    new RegExp(patterns[pattern], 'u').test(tokenizeStems(question).join(' '));
  const isAsked = (question: string) =>
    finds('replacingDishes', question) || finds('withDishes', question);

  test.each([
    ['kok santennya pecah ya', /api kecil/u],
    ['sakit maag makan apa', /^Porsi kecil tetapi sering/u],
    ['sakit makan apa', /^Hangat, lunak/u],
    ['gmn cara nyimpen cabe biar ga busuk', /kulkas/u],
    ['presto rusak, masak daging empuk gmn', /api kecil/u],
    ['kemasan seblak buat gofood apa', /./u],
    ['1 kg beras jadi berapa porsi', /porsi/u],
    ['sisa lodeh kemarin masih boleh dijual ga', /Jangan dijual/u],
    ['jamur liar boleh dimakan ga', /IGD/u],
    ['kuah bakso biar bening caranya', /buih/u],
    ['beras 10 kilo jadi brp piring', /Tiap 1 kg/u],
    ['1 cup tepung brp sdm brp gram', /16 sdm/u],
    ['masak nasi pakai rice cooker airnya berapa', /1,1 gelas air/u],
    ['lebaran h-berapa mulai masak', /H-1 ketupat/u],
    ['stok bumbu di freezer', /bumbu merah, putih, kuning/u],
    ['aqiqah 1 ekor kambing cukup berapa orang', /50 orang/u],
    ['kulit semangka bisa dimasak apa', /Bagian putih/u],
    ['bolu kering keras sayang dibuang', /puding/u],
    ['ikan buat anak 2 tahun takut ada duri', /^Buang duri/u],
    ['cucu ketelan duri ikan', /IGD/u],
    ['putih telur sisa tanpa oven', /sup telur/u],
    ['rasa tape ketan saya pahit kenapa', /ragi kebanyakan/u],
  ])('answer what cooks and sellers ask: "%s"', (question, note) => {
    expect(isAsked(question)).toBe(true);
    expect(findKitchenNote(question, all)?.note).toMatch(note);
  });

  test('are loaded for everything they may answer', () => {
    const alternatives = all.flatMap(({ triggers }) => triggers.split('|'));
    const missed = alternatives.filter((asked) => !isAsked(asked.replaceAll(/\/\S+/gu, '')));
    expect(missed).toEqual([]);
  });

  test('that warn are waited for: no dish is shown before', () => {
    const warnings = all.filter(({ warning }) => mayReplaceDishes(warning));
    const alternatives = warnings.flatMap(({ triggers }) => triggers.split('|'));
    expect(alternatives.length).toBeGreaterThan(20);
    const missed = alternatives.filter(
      (asked) => !finds('replacingDishes', asked.replaceAll(/\/\S+/gu, '')),
    );
    expect(missed).toEqual([]);
    expect(finds('replacingDishes', 'kaleng sarden kembung')).toBe(true);
    expect(finds('replacingDishes', 'resep kue lapis')).toBe(false);
  });

  test('are looked up for sums', () => {
    expect(finds('replacingDishes', 'modal 5 ribu jual 8 ribu laku 50 cup sehari')).toBe(true);
    expect(isAsked('rendang untuk lima orang')).toBe(false);
  });

  test.each(['resep rendang', 'ide jualan takjil', 'menu 100 orang', 'ayam goreng', 'soto ayam'])(
    'do not answer an ordinary question: "%s"',
    (question) => expect(findKitchenNote(question, all)).toBeUndefined(),
  );

  test.each([
    ['santan pecah,,', 'asked dan note harus diisi'],
    ['santan pecah,aduk,\ncabai awet|santan pecah,kulkas,', '"santan pecah" tertulis dua kali'],
    ['cabe awet,kulkas,', '"cabe" tidak akan cocok; tulis "cabai"'],
    [
      'jamur liar,jangan dimakan,racun',
      'warning harus bahaya, basi, gula rendah, sakit, di luar, atau kosong',
    ],
  ])('say what is wrong with %j', (rows, message) => {
    expect(() => readKitchenNotes(HEADER + rows)).toThrow(message);
  });
});
