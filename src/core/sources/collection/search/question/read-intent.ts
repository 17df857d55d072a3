import type { RecipeIndex } from '../recipe-index.ts';
import { FORM_WORDS } from '../words/negation-words.ts';
import type { Tokens } from '../words/phrase-lexicon.ts';
import { findNearestFood } from './find-food.ts';
import type { AskedNames, Reading } from './reading.ts';
import type { Intent, NamedDish } from './search-query.ts';

/** What is asked about a dish besides its recipe; the first that matches counts. */
const OF_A_DISH: readonly (readonly [
  Exclude<Intent['about'], 'substitute' | 'storage'>,
  RegExp,
])[] = [
  [
    'keeping',
    /awet|tahan|\bbasi|simpan|beku|(?<!modal )berapa (?:lama|hari|bulan)|panas[ik]|angetin|kirim|vakum|titip|\bpo\b|kuat berapa/u,
  ],
  [
    'amount',
    /^(?!.*\b(?:untung|rugi|hpp)\b).*berapa (?:kg|kilo|gram|gr|ons|liter|ekor|butir|papan|ikat)\b/u,
  ],
  [
    'price',
    /(?:harga|jual|modal|biaya).*berapa|berapa.*(?:harga|modal|jual|biaya)|(?<!(?:yang|bisa|untuk|cocok) (?:di)?)jual (?:rp )?\d/u,
  ],
  ['price', /untung|\blaba|\brugi|kemahalan|hpp|harga jual|itung\w*an/u],
  [
    'amount',
    /(?:jadi|dapat|butuh|perlu|pakai).*berapa|\d (?:kg|kilo|ons|liter|ekor)\b|berapa (?:banyak|kg|kilo|gram|liter|ekor|butir)/u,
  ],
  [
    'technique',
    /\b(?:biar|supaya|agar|tips|rahasia|kenapa|gagal|bantat|alot|pecah|bocor|meledak|sobek|retak|keras|lembek|melempem|mekar|berair|caranya)\b/u,
  ],
];

/** How a food keeps: "tempe tahan berapa hari", "udang di freezer berapa bulan". */
const STORAGE =
  /^(?!.*\b(?:di)?(?:masak|rebus|bikin|resep)\b)(?=.*(?:tahan|awet|kuat|simpan|kulkas|freezer|beku|basi)).*\bberapa (?:lama|jam|hari|minggu|bulan)\b/u;

/**
 * Reads what is asked about a dish. Words of its name do not count: "agar-agar" does not ask how to
 * succeed. All words stay, since they may be wishes as well: "lauk awet".
 */
export function readIntent(
  { whole, text, index }: Reading,
  { dishes: named, foods, kinds }: Omit<AskedNames, 'occasions'>,
): Intent | undefined {
  const unnamed = named.reduce((left, { phrase }) => left.replace(` ${phrase} `, ' , '), text);
  const without = readWithout(whole, named, index);
  if (without !== undefined) return without;
  const isFood =
    named.length + kinds.length === 0 && foods.some(({ ingredients }) => ingredients.length > 0);
  if (isFood && STORAGE.test(unnamed)) return { about: 'storage' };
  const [about] = OF_A_DISH.find(([, asked]) => asked.test(unnamed)) ?? [];
  return about && { about };
}

/** Furthest from "tanpa" to the food, in words: "tidak pakai bumbu kacang". */
const REACH = 2;

/** A named dish without one of its foods, for which something else may do: "rawon tanpa kluwek". */
function readWithout(
  words: Tokens,
  named: readonly NamedDish[],
  recipeIndex: RecipeIndex,
): Intent | undefined {
  const at = words.findIndex(
    (word, index) =>
      word === 'tanpa' ||
      word === 'alergi' ||
      (word === 'pakai' && /^(?:tidak|jangan)$/u.test(words[index - 1] ?? '')),
  );
  const food =
    at < 0 || words[at + 1] === 'gula' ? undefined : findNearestFood(words, recipeIndex, at + 1, 1);
  // Sugar has other names, and what a box should not have is left out of it.
  if (food === undefined || food.start > at + REACH || words.includes('isi')) return undefined;
  // The food is there in another form: "rendang tanpa santan instan".
  if (FORM_WORDS.has(words[food.end])) return undefined;
  const used = new Set(
    named.flatMap(({ recipes }) =>
      recipes.flatMap((at) => recipeIndex.recipes[at]?.ingredients ?? []),
    ),
  );
  const foods = food.ingredients.flatMap((ingredient) =>
    // A long bean is no nut: "gado-gado tanpa kacang".
    used.has(ingredient) && recipeIndex.canonical[ingredient] !== `${food.phrase} panjang`
      ? (recipeIndex.canonical[ingredient] ?? [])
      : [],
  );
  return foods.length === 0
    ? undefined
    : { about: 'substitute', missing: [{ phrase: food.phrase, foods }] };
}
