import { describe, expect, test } from 'vitest';
import { wholeCollection } from '../../../../../build/collection/fixtures/whole-collection.ts';
import {
  wholeFacts as facts,
  wholeSearchWords,
} from '../../../../../build/collection/fixtures/whole-search.ts';
import { seededRandom } from '../../../fixtures/seeded-random.ts';
import { createCollectionSearch } from './collection-search.ts';
import { createLateReaders } from './late-readers.ts';
import { packLateTables } from './pack-late-tables.ts';
import { packTexts } from './question/text-index.ts';

const { book } = wholeCollection;
const search = createCollectionSearch(facts, wholeSearchWords);
const late = createLateReaders(packLateTables(packTexts(new Map())));

/** Bought for a dish but not eaten with it. */
const NO_FOODS = new Set(['arang', 'tusuk sate']);

/** Every food that a recipe uses, by all its names in the price table. */
const FOODS = [...new Set(facts.flatMap(({ ingredients }) => ingredients))].flatMap((canonical) =>
  [canonical, ...(book.foods.get(canonical)?.synonyms ?? [])]
    // "Selain batak onion": before a place the phrase refuses its dishes.
    .filter((name) => !/\d|tanpa|^air |^batak /u.test(name) && !NO_FOODS.has(canonical))
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
  'gak mau jual',
  'ga jualan',
  'ga pengen',
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
const WISHES = ['', 'lauk', 'sayur', 'menu 20', 'kue', 'sarapan', 'bekal anak'];

/** Measured: 98 %. */
const MIN_ANSWERED_SHARE = 0.9;

/** From the name, so that the sentences of other foods stay when one is added to the table. */
const seedOf = (name: string) =>
  Array.from(name).reduce((seed, character) => Math.imul(seed, 31) + character.codePointAt(0)!, 7);

let random = seededRandom(0);
/** What has been drawn at least once. */
const drawn = new Set<unknown>();

function draw<Value>(values: readonly Value[]): Value {
  const value = values[Math.floor(random() * values.length)]!;
  drawn.add(value);
  return value;
}

const wish = () => draw(WISHES);
const before = () => draw(REFUSALS_BEFORE);
const after = () => draw(REFUSALS_AFTER);
const other = () => draw(FOODS)[0];

/** Ways to exclude a food. */
const SENTENCES: readonly ((food: string) => string)[] = [
  (food) => `${wish()} ${before()} ${food}`,
  (food) => `${food} ${after()}, ${wish()} apa ya`,
  (food) => `${wish()} yang ${before()} ${food} dong`,
  (food) => `kalau ${food} ${after()} bikin apa`,
  (food) => `${before()} ${food}, masak apa ya`,
  (food) => `masak apa ya ${before()} ${food} sama ${other()}`,
  (food) => `masak apa ya? ${before()} ${food}`,
  (food) => `mau bikin ${wish()}. ${before()} ${food}`,
  (food) => `${wish()} (${before()} ${food})`,
  (food) => `${wish()} ${before()}: ${other()} & ${food}`,
  (food) => `${wish()} ${before()} ${other()}/${food}`,
  (food) => `${wish()} ${before()} ${other()} ataupun ${food}`,
  (food) => `gatel kalau makan ${food}, ${wish()} apa ya`,
  (food) => `kalau makan ${food} badan bentol, masak apa`,
  (food) => `anakku alergi telur ${food}, ${wish()} apa ya`,
  (food) => `${wish()} buat yang ga bisa makan udang ${food}`,
  (food) => `alergi susu ${food} ya bun, masak apa`,
];

const ANSWERS = FOODS.map(([name, canonical]) => {
  random = seededRandom(seedOf(name));
  const question = draw(SENTENCES)(name);
  // Without the late readers, and with them: their hashes must not hide a refusal.
  const readings = [search.answer(question), search.answer(question, late)];
  return { question, canonical, positions: readings.map(({ positions }) => positions) };
});

// A dish that is named may come in spite of "tanpa", with a note: `spared-dish.test.ts` says when, and when never.
describe('a food that a question excludes, for the search', () => {
  test('is tried in every phrasing', () => {
    const phrases = [...WISHES, ...REFUSALS_BEFORE, ...REFUSALS_AFTER, ...SENTENCES];
    expect(phrases.filter((phrase) => !drawn.has(phrase))).toEqual([]);
  });

  test('is in no dish of the answer, under any of its names and in any phrasing', () => {
    const broken = ANSWERS.flatMap(({ question, canonical, positions }) => {
      const found = positions.flat().map((position) => facts[position]!);
      const wrong = found.find(({ ingredients }) => ingredients.includes(canonical));
      return wrong === undefined ? [] : [`${question} → ${wrong.title}`];
    });
    expect(broken).toEqual([]);
  });

  test('leaves something to answer with', () => {
    const answered = ANSWERS.filter(({ positions }) =>
      positions.every((found) => found.length > 0),
    );
    expect(answered.length).toBeGreaterThan(ANSWERS.length * MIN_ANSWERED_SHARE);
  });
});
