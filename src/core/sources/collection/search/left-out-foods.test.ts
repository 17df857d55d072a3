import { describe, expect, test } from 'vitest';
import { wholeCollection } from '../../../../../build/collection/fixtures/whole-collection.ts';
import { collectSearchWords } from '../../../../../build/collection/search-words.ts';
import { createCollectionSearch } from './collection-search.ts';

const { recipes, book } = wholeCollection;
const facts = recipes.map((recipe) => recipe.facts);
const search = createCollectionSearch(facts, collectSearchWords(facts, book));

/** Bought for a dish but not eaten with it. */
const NO_FOODS = new Set(['arang', 'tusuk sate']);

/** Every food that a recipe uses, by all its names in the price table. */
const FOODS = [...new Set(facts.flatMap(({ ingredients }) => ingredients))].flatMap((canonical) =>
  [canonical, ...(book.ingredients.get(canonical)?.synonyms ?? [])]
    .filter((name) => !/\d|tanpa|^air /u.test(name) && !NO_FOODS.has(canonical))
    .map((name) => [name, canonical] as const),
);

const REFUSALS_BEFORE = [
  'tanpa',
  'tnp',
  'gak pake',
  'ga pakai',
  'jangan pake',
  'jgn ada',
  'nggak mau',
  'ndak pakek',
  'alergi',
  'selain',
  'kecuali',
  'bukan',
  'bebas',
  'tidak suka',
  'gasuka',
  'lagi ga punya',
  'gaada',
  'hindari',
  'bosen',
  'no',
  'minus',
  'anti',
  'pantang',
  'ga doyan',
  'kapok makan',
  'trauma sama',
  'dilarang makan',
  'jauhkan dari',
  'udah khatam',
  'males bikin',
  'anakku alergi',
  'yg ga ada',
  'ogah pake',
];
const REFUSALS_AFTER = [
  'habis',
  'lagi abis',
  'gak punya',
  'ga ada',
  'kosong',
  'ga usah',
  'jangan',
  'lagi mahal',
  'ga boleh',
  'skip',
  'udah khatam',
  'udah bosen',
  'udah ada yg bawa',
  'dilarang',
];
const WISHES = ['', 'lauk', 'sayur', 'menu 20', 'kue', 'sarapan'];

/** A sentence that excludes a food, cycling through the ways to say so. */
function writeSentence(food: string, turn: number): string {
  const pick = <Value>(values: readonly Value[], offset: number) =>
    values[(turn + offset) % values.length]!;
  const wish = pick(WISHES, 0);
  const before = pick(REFUSALS_BEFORE, 0);
  const after = pick(REFUSALS_AFTER, 0);
  const sentences = [
    `${wish} ${before} ${food}`,
    `${food} ${after}, ${wish} apa ya`,
    `${wish} yang ${before} ${food} dong`,
    `kalau ${food} ${after} bikin apa`,
    `${before} ${food}, masak apa ya`,
    `masak apa ya ${before} ${food} sama ${pick(FOODS, 31)[0]}`,
    `masak apa ya? ${before} ${food}`,
    `mau bikin ${wish}. ${before} ${food}`,
    `${wish} (${before} ${food})`,
    `${wish} ${before}: ${pick(FOODS, 47)[0]} & ${food}`,
    `${wish} ${before} ${pick(FOODS, 61)[0]}/${food}`,
    `${wish} ${before} ${pick(FOODS, 73)[0]} ataupun ${food}`,
    `gatel kalau makan ${food}, ${wish} apa ya`,
    `kalau makan ${food} badan bentol, masak apa`,
  ];
  return pick(sentences, 0);
}

function findBroken(question: string, canonical: string): readonly string[] {
  return search
    .answer(question)
    .positions.filter((position) => facts[position]?.ingredients.includes(canonical))
    .map((position) => facts[position]?.title ?? '');
}

describe('a food that a question excludes', () => {
  test('is in no dish of the answer, under any of its names and in any phrasing', () => {
    const broken = FOODS.flatMap(([name, canonical], turn) => {
      const question = writeSentence(name, turn);
      const [title] = findBroken(question, canonical);
      return title === undefined ? [] : [`${question} → ${title}`];
    });
    expect(broken).toEqual([]);
  }, 120_000);
});
