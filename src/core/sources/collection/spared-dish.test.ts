import { describe, expect, test } from 'vitest';
import { wholeCollection } from '../../../../build/collection/fixtures/whole-collection.ts';
import {
  wholeFacts as facts,
  wholeSearchWords,
} from '../../../../build/collection/fixtures/whole-search.ts';
import { composeDish } from './packed-shard.ts';
import { createCollectionSearch } from './search/collection-search.ts';
import { createLateReaders } from './search/late-readers.ts';
import { packLateTables } from './search/pack-late-tables.ts';
import { packTexts } from './search/question/text-index.ts';
import { spareNamedDish } from './spared-dish.ts';

const { recipes, substitutions } = wholeCollection;
const search = createCollectionSearch(facts, wholeSearchWords);
const late = createLateReaders(packLateTables(packTexts(new Map())));
const data = {
  loadDish: async (position: number) => composeDish(recipes[position]!),
  loadSubstitutions: async () => substitutions,
};
const spare = async (question: string) =>
  spareNamedDish(search.answer(question, late), facts, data);

describe('the named dish comes without a food that somebody does without', () => {
  test.each([
    ['perkedel kentang ga pake daging', 'memakai daging sapi giling. Lewati saja.'],
    ['pepes ikan tanpa garam tanpa penyedap', 'memakai garam. Lewati saja.'],
    ['sayur asem jangan pake terasi', 'memakai terasi. Lewati saja'],
    [
      'sayur asem tanpa melinjo n kacang tanah, ganti apa',
      'melinjo, daun melinjo, dan kacang tanah',
    ],
    ['nugget ayam tanpa tepung panir', 'memakai tepung panir. Lewati saja'],
    ['siomay bandung ga pake bumbu kacang', 'memakai saus kacang. Lewati saja.'],
    ['pecel sambelnya yang ndak pedes', 'cabai rawit merah. Lewati saja, atau sajikan terpisah.'],
  ])('"%s"', async (question, note) => {
    const spared = await spare(question);
    expect(spared?.note).toContain(note);
    expect(spared?.isNearest).toBe(true);
    expect(spared?.positions).toHaveLength(1);
  });

  test('and less of a food refuses nothing', async () => {
    const spared = await spare('semur ayam less sugar');
    expect(spared?.note).toBe(
      'Semur Ayam di sini memakai kecap manis dan gula merah. Kurangi sesuai selera.',
    );
    expect(spared?.isNearest).toBe(false);
  });
});

describe('it does not come', () => {
  test.each([
    ['rawon tanpa daging', 'which is its other name'],
    ['rendang tanpa santan', 'which it is made of'],
    ['sambal bawang ga pedes', 'which it is made of'],
    ['saksang tanpa babi', 'that is forbidden'],
    ['nastar tanpa oven', 'that is no food'],
    ['soto tanpa kunyit', 'that another of its kind does without'],
  ])('without something: "%s", %s', async (question) => {
    expect(await spare(question)).toBeUndefined();
  });
});

/** A dish, and a food that it comes without if nothing more is said. */
const DISHES = [
  ['perkedel kentang', 'daging'],
  ['perkedel kentang', 'telur'],
  ['sayur asem', 'terasi'],
  ['sayur asem', 'kacang tanah'],
  ['nugget ayam', 'keju'],
  ['siomay bandung', 'bumbu kacang'],
] as const;

describe('whoever must not have a food is never shown the dish', () => {
  test.each(DISHES)('%s, %s', async (dish, food) => {
    expect(await spare(`${dish} tanpa ${food}`)).toBeDefined();
    const questions = [
      ...[
        'alergi',
        'anakku alergi',
        'pantang',
        'hindari',
        'sensitif',
        'ga boleh makan',
        'ga bisa makan',
        'tidak makan',
        'tidak cocok',
        'dilarang makan',
        'intoleran',
        'trauma',
        'bebas',
        'selain',
      ].map((refusal) => `${dish} ${refusal} ${food}`),
      ...[
        'alergi',
        'soalnya anak alergi',
        'suka gatel',
        'nanti bentol',
        'bikin sesak',
        'mual kalo makan itu',
        'buat vegetarian',
        'vegan',
        'buat yang halal',
        'lagi hamil',
        'busui',
        'mpasi',
        'buat bayi',
        'buat anak 1 tahun',
        'balita',
        'anakku',
        'suami diabetes',
        'kolesterol',
        'asam urat',
        'darah tinggi',
        'maag',
        'lagi diet',
        'kata dokter',
        'lagi sakit',
        'habis operasi',
        'celiac',
        'gluten free',
        'buat mertua',
        'ibuku ga tahan',
        'orang hindu',
        'elergi',
      ].map((reason) => `${dish} tanpa ${food}, ${reason}`),
    ];
    const spared = await Promise.all(
      questions.map(async (question) => ((await spare(question)) === undefined ? [] : [question])),
    );
    expect(spared.flat()).toEqual([]);
  });
});
