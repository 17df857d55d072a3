import type { Draft } from './draft.ts';
import { isSeasoning, type KnownFoods } from './known-foods.ts';
import { findInPart } from './named-part.ts';

/** Seasonings that cooks list without commas: "garam merica", "salam serai". */
const LISTED_WITHOUT_COMMAS = new Set([
  'garam',
  'gula pasir',
  'lada',
  'lada bubuk',
  'penyedap rasa',
  'kaldu bubuk',
  'daun salam',
  'daun jeruk',
  'serai',
]);
/** Counted without commas: "jahe lengkuas kunyit 1 ruas", "tahu tempe 5 potong". */
const COUNTED_WITHOUT_COMMAS = new Set([
  'jahe',
  'kunyit',
  'lengkuas',
  'kencur',
  'serai',
  'daun salam',
  'daun jeruk',
  'bawang merah',
  'bawang putih',
  'kemiri',
  'tahu',
  'tempe',
  'wortel',
  'kentang',
  'kol',
  'buncis',
  'tomat',
  'timun',
]);

/** One draft for each food after another without a comma: "garam merica gula secukupnya" is three. */
export function openList(draft: Draft, foods: KnownFoods): Draft[] {
  const { part, found } = draft;
  if (found === undefined) return [draft];
  const words = part.words.slice(found.end);
  const isCounted = COUNTED_WITHOUT_COMMAS.has(found.food);
  const isListed = part.amount === undefined && LISTED_WITHOUT_COMMAS.has(found.food);
  if (!isCounted && !isListed) return [draft];
  const next = findInPart({ ...part, words }, foods);
  if (next.found?.start !== 0) return [draft];
  const { food } = next.found;
  const isNextListed = isSeasoning(food, foods) && part.amount === undefined;
  if (!isNextListed && !COUNTED_WITHOUT_COMMAS.has(food)) return [draft];
  if (food === found.food) return [draft];
  const first = { ...draft, part: { ...part, words: part.words.slice(0, found.end) } };
  const { stated } = part;
  const others = { ...next, stated, preparations: [...draft.preparations] };
  return [first, ...openList(others, foods)];
}
