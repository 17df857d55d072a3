import type { Dish } from '../../recipes/dish.ts';
import { BOXES } from '../box-words.ts';
import { ANY_PIECE, COUNTED_NOUNS, isDishNoun, MEASURES, SERVING_NOUNS } from '../count-words.ts';
import { boundPortions, boundTimes, isPortions, type DishSize } from '../portion-count.ts';
import { isPackable, readBowls, usualPack, writePortions } from '../portion-unit.ts';
import { hasFoodAmount, readFoodAmount, type AskedAmount } from './asked-amount.ts';
import { isFoodAtHome, MIN_PIECES, portionsOf, type AskedCount } from './asked-portions.ts';
import { isBareRupiah } from './money-words.ts';
import type { QuestionReading } from './read-question.ts';

/** The fields of a dish that a size is read against. */
type SizedDish = Pick<Dish, 'ingredient' | 'hasil' | 'porsi' | 'porsiWarung' | 'jualan'> &
  Partial<Pick<Dish, 'foodName'>>;

/** The pieces in a yield: "25 tusuk", "3–4 toples". A number after "@" is a size. */
const PIECES_MADE = /(?<!@ ?(?:± ?)?[\d.,–]*)(\d+)(?:–(\d+))? (\p{L}+)/gu;

const HALF_RECIPE =
  /\b(?:setengah|separuh|separo|seperdua) (?:dari )?resep|[½] resep|(?<!\d)1\/2 resep/u;

/**
 * How much of one dish a question asks for. Portions win: "rendang 2 kg daging untuk 10 orang" is cooked
 * for ten. Then comes a food after a number ("3 butir telur"), then pieces of what the dish makes ("200
 * tusuk", "10 toples"), then a food before a number ("tapioka 1 kg").
 */
export function readAskedAmount(
  reading: QuestionReading,
  dish: SizedDish,
): AskedAmount | undefined {
  if (HALF_RECIPE.test(reading.text)) return { label: 'Setengah resep', factor: 0.5 };
  const count = reading.count ?? countOfDish(reading, dish);
  // "50 bungkus" of what is sold in bags; a box is for one guest, whatever else it holds.
  const isPacks =
    count !== undefined && !BOXES.has(count.unit) && usualPack(dish)?.noun === count.unit;
  const portions = isPacks ? undefined : portionsOf(count);
  if (portions !== undefined) {
    if (dish.porsi === undefined) return undefined;
    return { label: writePortions(dish, portions), factor: portions / dish.porsi };
  }
  return (
    readFoodAmount(reading, dish, 'after') ??
    readPieces(count, dish) ??
    readFoodAmount(reading, dish, 'before') ??
    readVolume(reading, dish)
  );
}

/** "2 liter kolak": litres of the dish itself, by what its bowls hold. */
function readVolume(
  { text }: QuestionReading,
  { foodName = '', hasil = '' }: SizedDish,
): AskedAmount | undefined {
  const [label, litres = '', name = ''] = /(\d+(?:,\d+)?) ?(?:liter|l) (\p{L}+)/u.exec(text) ?? [];
  const total = readBowls(hasil)?.total;
  const isDish = foodName.toLowerCase().split(' ').includes(name);
  if (label === undefined || total === undefined || !isDish) return undefined;
  return { label, factor: (Number(litres.replace(',', '.')) * 1000) / total };
}

/** Pieces of what the dish makes: "200 tusuk". */
function readPieces(count: AskedCount | undefined, dish: SizedDish): AskedAmount | undefined {
  if (count === undefined) return undefined;
  const factor = piecesFactor(count, dish);
  return factor === undefined ? undefined : { label: `${count.count} ${count.unit}`, factor };
}

/**
 * The servings that a question counts, if it does: "50 porsi", "20 cup". Of small pieces each may be a
 * pack of several.
 */
export function readAskedServings(reading: QuestionReading, dish: SizedDish): number | undefined {
  const count = reading.count ?? countOfDish(reading, dish);
  const isServed = count?.unit === 'porsi' || SERVING_NOUNS.has(count?.unit ?? '');
  return isServed && !reading.servesGuests ? count?.count : undefined;
}

/** "60 es teler", "risol 50, kolak 30 cup", "50 risol dan 40 lemper": how many of the dish itself. */
function countOfDish(
  { numbers, figures }: QuestionReading,
  { foodName = '', ingredient }: SizedDish,
): AskedCount | undefined {
  const name = `${foodName.toLowerCase()} `;
  // An ingredient does not name the dish: "telur 30" is not thirty semur tahu telur.
  const isFood = (words: string) =>
    ingredient.some((line) => line.name.toLowerCase().startsWith(words));
  const isNamed = (words: string) =>
    words.length >= MIN_COUNTED_NAME_LETTERS &&
    (name.startsWith(words) || name.includes(` ${words} `)) &&
    !isFood(words);
  const counts = numbers.flatMap(({ value, start, isShare, isMoney, word, before, after }) => {
    const isSum = isMoney || figures.money.some((sum) => sum.start === start);
    const isOther = MEASURES.has(word) || isDishNoun(word) || isFoodAtHome(before);
    if (isShare || isSum || isOther || !isPortions(value)) return [];
    const unit = COUNTED_NOUNS.has(word) ? word : undefined;
    if (unit === undefined && (value < MIN_PIECES || isBareRupiah(value))) return [];
    const isAfterName = endings(before).some(isNamed);
    const item = unit === undefined ? after : after.replace(UNIT_AFTER_NUMBER, '');
    const isBeforeName = beginnings(item).some(isNamed);
    return [{ count: value, unit: unit ?? 'buah', isAfterName, isBeforeName }];
  });
  const [first] = numbers;
  const afterName = counts.find((count) => count.isAfterName);
  const beforeName = counts.find((count) => count.isBeforeName);
  // "50 risol 40 lemper": if the question starts with a number, numbers come before their nouns.
  const startsWithNumber = first !== undefined && STARTS_WITH_NUMBER.test(first.before);
  const own = startsWithNumber ? (beforeName ?? afterName) : (afterName ?? beforeName);
  return own && { count: own.count, unit: own.unit };
}

/** Before the first number, if it counts what follows it. */
const STARTS_WITH_NUMBER = /^(?:(?:pesanan|pesan|order|bikin|buat|mau|jual|jualan)[ :]*)*$/u;

/** The noun between a number and the dish that it counts: "50 pcs risol". */
const UNIT_AFTER_NUMBER = /^ ?\p{L}+/u;

/** Shortest beginning of a name that is taken for it, in letters: "risol" for risoles. */
const MIN_COUNTED_NAME_LETTERS = 4;
/** Most words of a dish's name beside a number. */
const MAX_COUNTED_NAME_WORDS = 3;

/** The last words of a text, the longest run first. */
function endings(text: string): readonly string[] {
  const words = text
    .trim()
    .split(/[^\p{L}-]+/u)
    .slice(-MAX_COUNTED_NAME_WORDS);
  return words.map((_, at) => words.slice(at).join(' '));
}

/** The first words of a text, the longest run first. */
function beginnings(text: string): readonly string[] {
  const words = text
    .trim()
    .split(/[^\p{L}-]+/u)
    .slice(0, MAX_COUNTED_NAME_WORDS);
  return words.map((_, at) => words.slice(0, words.length - at).join(' '));
}

/** The size at which a dish is cooked for a question; `undefined` for the recipe's own. */
export function readAskedSize(reading: QuestionReading, dish: SizedDish): DishSize | undefined {
  const factor = readAskedAmount(reading, dish)?.factor;
  if (factor === undefined) return undefined;
  return dish.porsi === undefined
    ? { times: boundTimes(Math.round(factor * 100) / 100) }
    : { portions: boundPortions(dish.porsi * factor) };
}

/** Whether a question may name sizes or guests; only those are read again for each dish. */
export const mayNameSize = (reading: QuestionReading): boolean =>
  hasFoodAmount(reading) ||
  reading.numbers.length > 0 ||
  reading.servesGuests ||
  HALF_RECIPE.test(reading.text);

/** The multiple of the recipe that makes this many pieces. */
export function piecesFactor({ count, unit }: AskedCount, dish: SizedDish): number | undefined {
  const { hasil = '', porsi, porsiWarung = porsi } = dish;
  const pack = usualPack(dish);
  // Jars are counted by what a price is for; the yield says only roughly how many it fills.
  if (pack?.noun === unit && porsiWarung !== undefined) return (count * pack.holds) / porsiWarung;
  const made = [...hasil.toLowerCase().matchAll(PIECES_MADE)].map(
    ([, least = '', most = least, noun = '']) => ({
      noun,
      pieces: (Number(least) + Number(most)) / 2,
    }),
  );
  // Any word for pieces fits any yield in pieces: "50 biji klepon", but not "2 loyang".
  const isSuchPiece = ({ noun }: { readonly noun: string }) =>
    ANY_PIECE.has(unit) && isPackable(noun);
  const pieces = (made.find(({ noun }) => noun === unit) ?? made.find(isSuchPiece))?.pieces;
  if (pieces !== undefined) return count / pieces;
  // A cake's recipe is for one tin.
  if (unit === 'loyang') return count;
  return porsi === undefined || !ANY_PIECE.has(unit) ? undefined : count / porsi;
}
