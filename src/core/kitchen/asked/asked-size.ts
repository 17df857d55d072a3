import {
  ANY_PIECE,
  isDishNoun,
  MEASURES,
  PIECE_NOUNS,
  SERVING_NOUNS,
} from '../../lines/count-words.ts';
import type { Dish } from '../../recipes/dish.ts';
import {
  MAX_PORTIONS,
  MAX_TIMES,
  MIN_PORTIONS,
  MIN_TIMES,
  isPortions,
  type DishSize,
} from '../portion-count.ts';
import { isPackable, writePortions } from '../portion-unit.ts';
import { hasFoodAmount, readFoodAmount, type AskedAmount } from './asked-amount.ts';
import { AT_HAND, MIN_PIECES, portionsOf, type AskedCount } from './asked-portions.ts';
import type { ReadQuestion } from './read-question.ts';

/** The fields of a dish that a size is read against. */
type SizedDish = Pick<Dish, 'ingredient' | 'hasil' | 'porsi'> & Partial<Pick<Dish, 'foodName'>>;

/** Of a yield: "25 tusuk", "3–4 toples"; a number after "@" is a size. */
const MADE = /(?<!@ ?(?:± ?)?[\d.,–]*)(\d+)(?:–(\d+))? (\p{L}+)/gu;

/**
 * How much of one dish a question asks for. Portions win: "rendang 2 kg daging untuk 10 orang" is cooked
 * for ten. Then comes a food after a number ("3 butir telur"), then pieces of what the dish makes ("200
 * tusuk", "10 toples"), then a food before a number ("tapioka 1 kg").
 */
export function readAskedAmount(question: ReadQuestion, dish: SizedDish): AskedAmount | undefined {
  const own = countOfDish(question, dish);
  const count = own ?? question.count;
  const portions = portionsOf(count);
  if (portions !== undefined) {
    if (dish.porsi === undefined) return undefined;
    return { asked: writePortions(dish, portions), factor: portions / dish.porsi };
  }
  const pieces = count;
  const ofPieces = pieces && piecesFactor(pieces, dish);
  return (
    readFoodAmount(question, dish, 'after') ??
    (ofPieces === undefined
      ? readFoodAmount(question, dish, 'before')
      : { asked: `${pieces?.count} ${pieces?.unit}`, factor: ofPieces })
  );
}

/** "60 es teler", "risol 50, kolak 30 cup": a number of the dish itself. */
function countOfDish(
  { numbers, figures }: ReadQuestion,
  { foodName = '' }: SizedDish,
): AskedCount | undefined {
  const name = `${foodName.toLowerCase()} `;
  const counts = numbers.filter(
    ({ value, isShare, isMoney, before }) =>
      !(isShare || isMoney || AT_HAND.test(before) || /@ ?$/u.test(before)) &&
      !figures.money.some(({ rupiah }) => rupiah === value) &&
      isPortions(value),
  );
  const behind = counts.find(
    ({ word, before }) => !MEASURES.has(word) && !isDishNoun(word) && endsWithName(before, name),
  );
  if (behind !== undefined) {
    const { value, word } = behind;
    if (SERVING_NOUNS.has(word) || PIECE_NOUNS.has(word)) return { count: value, unit: word };
    return value < MIN_PIECES ? undefined : { count: value, unit: 'buah' };
  }
  const own = counts.find(
    ({ value, word }) => value >= MIN_PIECES && word !== '' && name.startsWith(`${word} `),
  );
  return own && { count: own.value, unit: 'buah' };
}

/** Shortest beginning of a name that is taken for it, in letters: "risol" for risoles. */
const LEAST_OF_NAME = 4;

/** Whether the words directly before a number are a dish's name, or begin it: "pisang goreng", "kolak". */
function endsWithName(before: string, name: string): boolean {
  const words = before.trim().split(' ').slice(-LONGEST_NAME);
  return words.some((_, at) => {
    const run = words.slice(at).join(' ');
    return run.length >= LEAST_OF_NAME && name.startsWith(run);
  });
}

/** Most words of a dish's name beside a number. */
const LONGEST_NAME = 4;

/** The size at which a dish is cooked for a question; `undefined` for the recipe's own. */
export function readAskedSize(question: ReadQuestion, dish: SizedDish): DishSize | undefined {
  const factor = readAskedAmount(question, dish)?.factor;
  if (factor === undefined) return undefined;
  if (dish.porsi === undefined) {
    const times = Math.round(factor * 100) / 100;
    return { times: Math.min(MAX_TIMES, Math.max(MIN_TIMES, times)) };
  }
  const portions = Math.round(dish.porsi * factor);
  return { portions: Math.min(MAX_PORTIONS, Math.max(MIN_PORTIONS, portions)) };
}

/** Whether a question may name sizes or guests; only those are read again for each dish. */
export const mayNameSize = (question: ReadQuestion): boolean =>
  hasFoodAmount(question) || question.numbers.length > 0 || question.servesGuests;

/** How many times the recipe makes this many pieces. */
function piecesFactor(
  { count, unit }: AskedCount,
  { hasil = '', porsi }: SizedDish,
): number | undefined {
  const made = [...hasil.toLowerCase().matchAll(MADE)].map(
    ([, least = '', most = least, noun = '']) => ({
      noun,
      pieces: (Number(least) + Number(most)) / 2,
    }),
  );
  // "50 biji klepon" are pieces, whatever the yield calls them; "2 loyang" are not.
  const isSuchPiece = ({ noun }: { readonly noun: string }) =>
    ANY_PIECE.has(unit) && isPackable(noun);
  const pieces = (made.find(({ noun }) => noun === unit) ?? made.find(isSuchPiece))?.pieces;
  if (pieces !== undefined) return count / pieces;
  // A cake's recipe is for one tin.
  if (unit === 'loyang') return count;
  return porsi === undefined || !ANY_PIECE.has(unit) ? undefined : count / porsi;
}
