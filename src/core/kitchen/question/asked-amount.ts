import { quantityOf } from '../../lines/kitchen-units.ts';
import { wordSet } from '../../lines/word-set.ts';
import type { Dish } from '../../recipes/dish.ts';
import { splitGroup } from '../../recipes/split-group.ts';
import { hasAmount, readServing } from '../read-serving.ts';
import { writeAmount } from '../write-amount.ts';
import type { QuestionReading } from './read-question.ts';

/** A recipe at the size that a question names. */
export type AskedAmount = {
  /** As asked: "1 kg tepung", "200 tusuk". */
  readonly label: string;
  /** The food's name, if it is an amount of a food. */
  readonly food?: string;
  /** That amount as a multiple of the recipe. */
  readonly factor: number;
};

/** Longest name of a food in a question, in words. */
const MAX_ASKED_FOOD_WORDS = 3;
/** How far a food may stand from "berapa", in words: "santan kentalnya butuh berapa". */
const WORDS_FROM_BERAPA = [1, 2, 3] as const;
/** Grams of cooked rice from a gram of raw: `cooked` of "beras" in `collection/prices.csv`. */
export const RICE_YIELD = 2.3;
/** Foods that are asked for by what they are, not by the name in the recipe: "1 kg tepung". */
const FOOD_KINDS: Readonly<Record<string, RegExp>> = {
  tepung: /\b(?:tepung|tapioka|terigu|sagu|maizena)\b/u,
  daging: /^(?:daging|sandung lamur|sengkel|tetelan|has)\b/u,
};
/**
 * Words that may stand before the name of a food: "fillet dada ayam". Any other makes another food:
 * "gula donat".
 */
const BEFORE_FOOD = '(?:(?:tepung|beras|daging|dada|paha|sayap|fillet|ikan|isi) )*';
/** Words beside a number or "berapa" that are not foods. */
const NO_FOOD = wordSet(
  'butuh perlu pakai jadi dapat bisa porsi resep buat untuk banyak berapa tusuk butir buah biji',
);

/** On which side of its number the food is: "1 kg tapioka" or "tapioka 1 kg". */
type FoodSide = 'after' | 'before';

/**
 * Reads an amount of a food that the dish has: "cilok dari 1 kg tapioka".
 *
 * @returns `undefined` if the question names none there, or its unit is not in the recipe.
 */
export function readFoodAmount(
  reading: QuestionReading,
  { ingredient }: Pick<Dish, 'ingredient'>,
  side: FoodSide,
): AskedAmount | undefined {
  const parts = readServing(withDigits(reading));
  for (const [index, part] of parts.entries()) {
    if (typeof part === 'string') continue;
    const one = toBase(part.amount.value, part.unit);
    const isAfter = side === 'after';
    const text = parts[isAfter ? index + 1 : index - 1];
    const words = typeof text === 'string' ? wordsOf(text) : [];
    for (const phrase of isAfter ? phrasesAt(words, 0) : words.slice(-1)) {
      const used = amountsOf(phrase, ingredient).get(one.unit);
      if (used === undefined) continue;
      return { label: `${part.text} ${phrase}`, food: phrase, factor: one.value / used };
    }
  }
  return undefined;
}

/** Whether a question has an amount that may be one of a food. */
export const hasFoodAmount = (reading: QuestionReading): boolean => hasAmount(withDigits(reading));

/**
 * Writes how much the recipe needs of the food beside "berapa": "santan 1,5 l" for "butuh santan
 * berapa liter".
 *
 * @param amount how many times the recipe is cooked, and for how much of which food.
 */
export function writeNeeded(
  reading: QuestionReading,
  { ingredient }: Pick<Dish, 'ingredient'>,
  { factor, food }: Pick<AskedAmount, 'factor' | 'food'>,
): string | undefined {
  const words = wordsOf(withDigits(reading));
  // The last "berapa" is tried first, since an earlier one may ask for the yield: "setengah kilo
  // ketan jadi berapa, gulanya berapa gram".
  const asks = words.flatMap((word, at) => (word === 'berapa' ? [at] : [])).toReversed();
  // "Gula merah untuk 2 liter kolak" begins with what is asked for.
  for (const at of asks.length === 0 ? [0] : asks.flatMap(nearestTo)) {
    for (const phrase of phrasesAt(words, at)) {
      const isGiven = ` ${food} `.includes(` ${phrase} `);
      const amounts = isGiven ? [] : [...amountsOf(phrase, ingredient)];
      if (amounts.length === 0) continue;
      const written = amounts.map(([unit, value]) => writeAmount(value * factor, unit));
      return `${phrase} ${written.join(' dan ')}`;
    }
  }
  return undefined;
}

/** Positions around one, nearest first. */
const nearestTo = (at: number): readonly number[] =>
  WORDS_FROM_BERAPA.flatMap((by) => [at - by, at + by]);

const wordsOf = (text: string): readonly string[] => text.split(/[^\p{L}\d-]+/u).filter(Boolean);

/** "Sebutir telur" is one; "ayamnya" is ayam. */
const withDigits = ({ text }: QuestionReading): string =>
  text
    .replaceAll(/\bse(?=(?:ons|butir|bungkus)\b)/gu, '1 ')
    .replaceAll(/(?<=\p{L}{3})nya\b|\bnya\b/gu, '');

/** Phrases that may be a food: runs of words from a position, longest first. */
function phrasesAt(words: readonly string[], at: number): readonly string[] {
  if (at < 0) return [];
  const end = words.findIndex((word, index) => index >= at && NO_FOOD.has(word));
  const run = words.slice(at, Math.min(at + MAX_ASKED_FOOD_WORDS, end === -1 ? Infinity : end));
  return run.map((_, index) => run.slice(0, run.length - index).join(' '));
}

/**
 * How much of a food a recipe uses, by unit: grams, millilitres, or pieces.
 *
 * @param phrase of letters, digits and hyphens only, as `wordsOf` leaves them: it becomes a pattern.
 */
function amountsOf(phrase: string, ingredient: Dish['ingredient']): ReadonlyMap<string, number> {
  const named = new RegExp(String.raw`^(?:${BEFORE_FOOD})?${phrase}(?!\p{L})`, 'u');
  const isCalledSo = (name: string) => (FOOD_KINDS[phrase] ?? named).test(name);
  // What follows a comma is the preparation: "bawang merah, goreng dengan minyak".
  const foodIn = (name: string) => splitGroup(name).name.toLowerCase().split(',')[0] ?? '';
  const amounts = new Map<string, number>();
  // A recipe may start from cooked rice: "nasi goreng 50 porsi butuh beras berapa".
  if (phrase === 'beras' && !ingredient.some(({ name }) => named.test(foodIn(name)))) {
    const rice = amountsOf('nasi putih', ingredient).get('g');
    return new Map(rice === undefined ? [] : [['g', rice / RICE_YIELD]]);
  }
  for (const { name, servingSize } of ingredient) {
    if (!isCalledSo(foodIn(name))) continue;
    for (const part of readServing(servingSize)) {
      if (typeof part === 'string') continue;
      const { value, unit } = toBase(part.amount.value, part.unit);
      amounts.set(unit, (amounts.get(unit) ?? 0) + value);
    }
  }
  return amounts;
}

function toBase(value: number, unit = ''): { readonly value: number; readonly unit: string } {
  const one = quantityOf(unit) ?? { value: 1, unit };
  return { value: value * one.value, unit: one.unit };
}
