import { GRAMS_OF_UNIT, MILLILITRES_OF_UNIT } from '../lines/kitchen-units.ts';
import { spellNumbers } from '../lines/spell-numbers.ts';
import { wordSet } from '../lines/word-set.ts';
import type { Dish } from '../recipes/dish.ts';
import { splitGroup } from '../recipes/split-group.ts';
import { countsPieces, readAskedCount, type AskedCount } from './asked-portions.ts';
import { MAX_PORTIONS, MIN_PORTIONS, type AskedSize } from './portion-count.ts';
import { isPackable } from './portion-unit.ts';
import { readServing } from './read-serving.ts';
import { writeAmount } from './write-amount.ts';

/** A recipe at the size that a question names by an amount of one of its foods. */
export type AskedAmount = {
  /** As asked: "1 kg tepung", and its food alone. */
  readonly asked: string;
  readonly food?: string;
  /** How many times the recipe that is. */
  readonly factor: number;
};

/** Words that count the pieces of any dish. */
const ANY_PIECE = wordSet('pcs biji bj butir buah potong');
/** "25 tusuk", "3–4 toples"; a size behind "@" counts nothing. */
const COUNTED = /(?<!@ ?(?:± ?)?[\d.,–]*)(\d+)(?:–(\d+))? (\p{L}+)/gu;
/** Fewest and most times that a recipe is cooked whole. */
const [MIN_TIMES, MAX_TIMES] = [0.1, 1_000];

/** Longest name of a food in a question, in words. */
const LONGEST_FOOD = 3;
/** How many words may stand between a food and "berapa": "santan kentalnya butuh berapa". */
const REACH = 3;
/** Grams of cooked rice from a gram of raw, as in `collection/prices.csv`. */
const RICE_YIELD = 2.3;
const FLOURS = /\b(?:tepung|tapioka|terigu|sagu|maizena)\b/u;
/** Before the word that people say: "dada ayam", "tepung terigu". In "gula donat" it is another food. */
const BEFORE_FOOD = '(?:tepung|beras|daging|dada|paha|sayap|fillet|ikan|isi) ';
const NO_FOOD = wordSet('butuh perlu pakai jadi dapat bisa porsi resep buat untuk banyak berapa');

/**
 * The size that a question asks of one dish, other than by portions that mean the same for every dish:
 * pieces of what it makes ("sate 200 tusuk", "nastar 10 toples"), or an amount of a food that it has
 * ("bakso 2 kg daging").
 */
export function readAskedSize(
  question: string,
  dish: Pick<Dish, 'ingredient' | 'hasil' | 'porsi'>,
): AskedSize | undefined {
  const asked = readAskedCount(question);
  if (asked !== undefined && !countsPieces(asked)) return undefined;
  const factor =
    asked === undefined ? readAskedAmount(question, dish)?.factor : piecesFactor(asked, dish);
  if (factor === undefined) return undefined;
  if (dish.porsi === undefined) return { times: Math.min(MAX_TIMES, Math.max(MIN_TIMES, factor)) };
  const portions = Math.round(dish.porsi * factor);
  return { portions: Math.min(MAX_PORTIONS, Math.max(MIN_PORTIONS, portions)) };
}

/** How many times the recipe makes so many pieces. */
function piecesFactor(
  { count, unit }: AskedCount,
  { hasil = '', porsi }: Pick<Dish, 'hasil' | 'porsi'>,
): number | undefined {
  const made = [...hasil.toLowerCase().matchAll(COUNTED)].map(
    ([, least = '', most = least, noun = '']) => ({
      noun,
      pieces: (Number(least) + Number(most)) / 2,
    }),
  );
  // "50 biji klepon" are pieces, whatever the yield calls them; "2 loyang" are not.
  const isMeant = ({ noun }: { readonly noun: string }) =>
    noun === unit || (ANY_PIECE.has(unit) && isPackable(noun));
  const pieces = made.find(({ noun }) => noun === unit)?.pieces ?? made.find(isMeant)?.pieces;
  if (pieces !== undefined) return count / pieces;
  // A cake's recipe is for one tin.
  if (unit === 'loyang') return count;
  return porsi === undefined || !ANY_PIECE.has(unit) ? undefined : count / porsi;
}

/**
 * Reads an amount of a food that the dish has: "cilok dari 1 kg tapioka".
 *
 * @returns `undefined` if the question names none, or in a unit that the recipe does not use.
 */
export function readAskedAmount(
  question: string,
  { ingredient }: Pick<Dish, 'ingredient'>,
): AskedAmount | undefined {
  const parts = readServing(withDigits(question));
  for (const [index, part] of parts.entries()) {
    if (typeof part === 'string') continue;
    const one = toBase(part.amount.value, part.unit);
    const [before, after] = [parts[index - 1], parts[index + 1]].map((text) =>
      typeof text === 'string' ? wordsOf(text) : [],
    );
    for (const phrase of [...phrasesAt(after ?? [], 0), ...(before ?? []).slice(-1)]) {
      const used = amountsOf(phrase, ingredient).get(one.unit);
      if (used === undefined) continue;
      return { asked: `${part.text} ${phrase}`, food: phrase, factor: one.value / used };
    }
  }
  return undefined;
}

/**
 * Writes how much the recipe needs of the food beside "berapa": "santan 1,5 l" for "butuh santan
 * berapa liter".
 *
 * @param amount how many times the recipe is cooked, and for how much of which food.
 */
export function writeNeeded(
  question: string,
  { ingredient }: Pick<Dish, 'ingredient'>,
  { factor, food }: Pick<AskedAmount, 'factor' | 'food'>,
): string | undefined {
  const words = wordsOf(withDigits(question));
  const asks = words.indexOf('berapa');
  for (const at of asks === -1 ? [] : nearestTo(asks)) {
    for (const phrase of phrasesAt(words, at)) {
      const amounts = phrase === food ? [] : [...amountsOf(phrase, ingredient)];
      if (amounts.length === 0) continue;
      const written = amounts.map(([unit, value]) =>
        writeAmount({ min: value * factor, max: value * factor }, unit),
      );
      return `${phrase} ${written.join(' dan ')}`;
    }
  }
  return undefined;
}

/** Places around one, the nearest first. */
const nearestTo = (at: number): readonly number[] =>
  Array.from({ length: REACH }, (_, index) => [at - index - 1, at + index + 1]).flat();

const wordsOf = (text: string): readonly string[] => text.split(/[^\p{L}\d-]+/u).filter(Boolean);

/** "Sekilo" is 1 kilo, "ayamnya brp" asks for ayam. */
const withDigits = (question: string): string =>
  spellNumbers(question.toLowerCase())
    .replaceAll(/\bse(?=(?:kilo|kg|liter|ons|ekor|butir|bungkus)\b)/gu, '1 ')
    .replaceAll(/\b(?:brp|brapa)\b/gu, 'berapa')
    .replaceAll(/(?<=\p{L}{3})nya\b/gu, '');

/** What may be a food: the words from one on, the longest run first. */
function phrasesAt(words: readonly string[], at: number): readonly string[] {
  if (at < 0) return [];
  const end = words.findIndex((word, index) => index >= at && NO_FOOD.has(word));
  const run = words.slice(at, Math.min(at + LONGEST_FOOD, end === -1 ? Infinity : end));
  return run.map((_, index) => run.slice(0, run.length - index).join(' '));
}

/** How much of a food a recipe uses, by unit: grams, millilitres, or pieces. */
function amountsOf(phrase: string, ingredient: Dish['ingredient']): ReadonlyMap<string, number> {
  const named = new RegExp(String.raw`^(?:${BEFORE_FOOD})?${phrase}(?!\p{L})`, 'u');
  const isMeant = (name: string) => (phrase === 'tepung' ? FLOURS : named).test(name);
  const amounts = new Map<string, number>();
  // A recipe that begins with cooked rice: "nasi goreng 50 porsi butuh beras berapa".
  if (phrase === 'beras' && !ingredient.some(({ name }) => named.test(name.toLowerCase()))) {
    const rice = amountsOf('nasi putih', ingredient).get('g');
    return new Map(rice === undefined ? [] : [['g', rice / RICE_YIELD]]);
  }
  for (const { name, servingSize } of ingredient) {
    // What stands behind a comma is how it is prepared: "bawang merah, goreng dengan minyak".
    const [food = ''] = splitGroup(name).name.toLowerCase().split(',');
    if (!isMeant(food)) continue;
    for (const part of readServing(servingSize)) {
      if (typeof part === 'string') continue;
      const { value, unit } = toBase(part.amount.value, part.unit);
      amounts.set(unit, (amounts.get(unit) ?? 0) + value);
    }
  }
  return amounts;
}

function toBase(value: number, unit = ''): { readonly value: number; readonly unit: string } {
  const grams = GRAMS_OF_UNIT.get(unit);
  if (grams !== undefined) return { value: value * grams, unit: 'g' };
  const millilitres = MILLILITRES_OF_UNIT.get(unit);
  if (millilitres !== undefined) return { value: value * millilitres, unit: 'ml' };
  return { value, unit };
}
