import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createPriceBook } from '../costing/read-price-tables.ts';
import { splitGroup } from '../recipes/split-group.ts';
import { readIngredient } from './read-ingredient.ts';

const collection = join(import.meta.dirname, '../../../collection');
const book = createPriceBook(
  readFileSync(join(collection, 'prices.csv'), 'utf8'),
  readFileSync(join(collection, 'measures.csv'), 'utf8'),
);
const read = (name: string, servingSize: string) =>
  readIngredient({ name, servingSize }, book).map(({ food, quantity, unit, toTaste }) => [
    food,
    toTaste ? 'secukupnya' : quantity?.value,
    unit,
  ]);

describe('an ingredient of two fields', () => {
  test.each<[string, string, string | undefined, number | string | undefined, string | undefined]>([
    ['Bawang merah', '5 siung', 'bawang merah', 5, 'siung'],
    ['Bumbu halus: kunyit, bakar', '2 cm', 'kunyit', 2, 'cm'],
    ['Santan instan', '1 bungkus (200 ml)', 'santan instan', 1, 'bungkus'],
    ['Cabai rawit', '10–15 buah', 'cabai rawit', 12.5, 'buah'],
    ['Gula pasir', '½ sdt', 'gula pasir', 0.5, 'sdt'],
    ['Garam', 'secukupnya', 'garam', 'secukupnya', undefined],
    ['2 siung bawang putih', '', 'bawang putih', 2, 'siung'],
    ['Bawang putih (3 siung)', '', 'bawang putih', 3, 'siung'],
    ['Bawang putih', '3 siung, cincang halus', 'bawang putih', 3, 'siung'],
    ['Minyak goreng', 'secukupnya untuk menggoreng', 'minyak goreng', 'secukupnya', undefined],
    ['Ayam', '1 ekor / 800 gram', 'ayam', 1, 'ekor'],
    ['Tempe: potong dadu', '1 papan', 'tempe', 1, 'papan'],
    ['Santan instan', '65 ml (2 bungkus)', 'santan instan', 2, 'bungkus'],
    ['Mi telur kering', '400 gram (2 bungkus)', 'mi telur kering', 400, 'g'],
  ])('%s · %s', (name, size, ...line) => {
    expect(read(name, size)).toEqual([line]);
  });

  test('may be several foods, each with the amount', () => {
    expect(read('Daun salam dan serai', 'masing-masing 2 lembar')).toEqual([
      ['daun salam', 2, 'lembar'],
      ['serai', 2, 'lembar'],
    ]);
    expect(read('Garam, merica, gula', 'secukupnya').map(([, amount]) => amount)).toEqual([
      'secukupnya',
      'secukupnya',
      'secukupnya',
    ]);
  });

  test('weighs several foods together', () => {
    expect(read('Wortel dan kol', '200 gram')).toEqual([
      ['wortel', 100, 'g'],
      ['kol', 100, 'g'],
    ]);
  });

  test('adds up sizes in the name, and separates those that cannot be added', () => {
    expect(read('Gula merah', '100 g + 50 g')).toEqual([['gula merah', 150, 'g']]);
    expect(read('Gula pasir', '1 gelas + 50 g')).toEqual([
      ['gula pasir', 1, 'gelas'],
      ['gula pasir', 50, 'g'],
    ]);
    expect(read('Mentega', '100 gram + 1 sdm untuk olesan')).toEqual([
      ['mentega', 100, 'g'],
      ['mentega', 1, 'sdm'],
    ]);
    expect(read('Telur', '2 butir + 1 kuning telur')).toEqual([
      ['telur ayam', 2, 'butir'],
      ['kuning telur', 1, undefined],
    ]);
  });

  test.each([
    ['4 piring (@ 200 gram)', 'each'],
    ['4 buah (±200 gr/buah)', 'each'],
    ['4 piring (200 gram tiap piring)', 'each'],
    ['4 piring (200 gr/piring)', 'each'],
    ['4 piring (200 gr / piring)', 'each'],
    ['4 porsi (150gr/porsi)', 'each'],
    ['4 lembar (150 g/lbr)', 'each'],
    ['4 bungkus (200 g/bks)', 'each'],
    ['4 pcs (150 g each)', 'each'],
    ['4 piring (200 gr sepiring)', 'each'],
    ['4 piring (200 g/orang)', 'each'],
    ['4 buah (800 gr/tempe)', 'whole'],
    ['4 piring (800 gram)', 'whole'],
    ['4 piring / 800 gram', 'whole'],
    ['4 piring (800 gram putih/merah)', 'whole'],
  ])('knows what the weight in "%s" refers to', (servingSize, per) => {
    const [line] = readIngredient({ name: 'Nasi putih', servingSize }, book);
    expect(line?.stated?.per).toBe(per);
  });

  test('keeps the preparation, from either field', () => {
    const [line] = readIngredient(
      { name: 'Udang, kupas', servingSize: '200 g (buang kepala)' },
      book,
    );
    expect(line?.preparation).toBe('kupas, buang kepala');
  });

  test.each([
    ['saus ala Jepang', 'saus ala jepang'],
    ['Saus rahasia resep ibu mertua dari Kudus', 'saus rahasia resep ibu mertua'],
    ['quinoa ala resto langganan kita', 'quinoa ala resto langganan kita'],
  ])('is read without a size even if it sounds like talk: %s', (given, name) => {
    const lines = readIngredient({ name: given, servingSize: '' }, book);
    expect(lines).toEqual([expect.objectContaining({ name })]);
    expect(lines[0]?.food).toBeUndefined();
  });

  test.each([
    ['Bumbu halus: kunyit, bakar', 'Bumbu halus'],
    ['Bumbu halus - kunyit', ''],
    ['Untuk pelengkap di piring saji nanti: kunyit', ''],
    ['200 g kunyit (saya: segar)', ''],
    ['kunyit (saya: segar)', ''],
    ['Bumbu (haluskan): kunyit', 'Bumbu (haluskan)'],
    ['10 - 15 kunyit', ''],
    ['kunyit:bakar', ''],
  ])('has the group that the screen shows, and is read without it: %s', (name, group) => {
    const [line] = readIngredient({ name, servingSize: '' }, book);
    expect(line?.food).toBe('kunyit');
    expect([line?.group ?? '', splitGroup(name).group]).toEqual([group, group]);
  });

  test('keeps the range that its name begins with', () => {
    expect(read('10 - 15 cabai rawit', '')).toEqual([['cabai rawit', 12.5, undefined]]);
  });

  test.each([
    ['kunyit', '200 g (Rp 8.000)', [8_000]],
    ['kunyit 200 g bakar (Rp 8.000)', '', [8_000]],
    ['kunyit dan cabai rawit', '200 g (Rp 8.000)', [4_000, 4_000]],
    ['kunyit 2 g dan cabai rawit 1 g (total Rp 8.000)', '', [4_000, 4_000]],
    ['kunyit', '200 g', [undefined]],
  ])('costs what it says is paid: %s, %s', (name, servingSize, paid) => {
    const lines = readIngredient({ name, servingSize }, book);
    expect(lines.map((line) => line.paid)).toEqual(paid);
    expect(lines[0]).toMatchObject({ food: 'kunyit', unit: 'g' });
  });

  test('is nothing if it is only a group', () => {
    expect(read('Bumbu halus:', '')).toEqual([]);
    expect(read('Bahan (10 toples)', '')).toEqual([]);
  });
});
