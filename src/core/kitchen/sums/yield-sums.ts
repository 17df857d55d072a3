import { anyOf } from '../../lines/word-set.ts';
import type { Dish } from '../../recipes/dish.ts';
import { ANY_PIECE, SOLD_NOUNS } from '../count-words.ts';
import { readBowls, readYield, writePortions } from '../portion-unit.ts';
import { readFoodAmount, type AskedAmount } from '../question/asked-amount.ts';
import type { QuestionReading } from '../question/read-question.ts';
import { writeDecimal } from '../write-amount.ts';

const NOUN = anyOf(SOLD_NOUNS);
const GRAMS = String.raw`(?<grams>\d+) ?(?:g|gr|gram)\b`;
/** The size of one: "per pcs 25 gr", "@ 25 gr", "25 gr per biji". Two packs of 500 g are bought. */
const SIZES = [
  String.raw`(?:@|\b(?:per|tiap|ukuran|berat(?:nya)?|masing-masing|(?<!\d ?)(?:${NOUN}))) ?(?:(?:${NOUN})(?:nya)? )?(?:isi |ukuran |@ ?)?${GRAMS}`,
  String.raw`${GRAMS} ?(?:per|tiap|se|\/) ?(?:${NOUN})\b`,
].map((size) => new RegExp(size, 'u'));
/** What is counted: "berapa toples". */
const COUNTED = new RegExp(String.raw`\bberapa (?<noun>${NOUN})\b`, 'u');

/** "± 600 g, 2 toples", "2 toples, ± 600 g" weigh the whole. */
const WHOLE = /(?:^|toples(?: kecil)?, )± (?<weight>[\d,]+) (?<unit>k?g)\b/u;
/** "25 buah @ ± 42 g" */
const PIECES = /(?<count>\d+) \p{L}+(?: \p{L}+)? @ (?:± )?(?<weight>[\d,]+) g\b/u;

const toNumber = (written = ''): number => Number(written.replace(',', '.'));

function gramsOf(yielded: string): number | undefined {
  const whole = WHOLE.exec(yielded)?.groups;
  if (whole !== undefined) return toNumber(whole['weight']) * (whole['unit'] === 'kg' ? 1000 : 1);
  const pieces = PIECES.exec(yielded)?.groups;
  if (pieces !== undefined) return Number(pieces['count']) * toNumber(pieces['weight']);
  const bowls = readBowls(yielded);
  return bowls?.unit === 'g' ? bowls.total : undefined;
}

/**
 * How many pieces or jars of the size that a question names a dish makes: "± 105 buah @ 25 g".
 *
 * @param factor how many times the recipe is cooked.
 * @returns `undefined` if it names no size, or the dish has no weight.
 */
export function writePiecesOfSize(
  { text, count }: QuestionReading,
  { hasil = '' }: Pick<Dish, 'hasil'>,
  factor: number,
): string | undefined {
  const size = Number(SIZES.map((pattern) => pattern.exec(text)?.groups?.['grams']).find(Boolean));
  const grams = gramsOf(hasil);
  if (count !== undefined || !(size > 0) || grams === undefined) return undefined;
  const { noun = 'buah' } = COUNTED.exec(text)?.groups ?? {};
  const own = readYield(hasil)?.noun ?? noun;
  return `± ${Math.floor((grams * factor) / size)} ${ANY_PIECE.has(noun) ? own : noun} @ ${size} g`;
}

/** What all bowls of a dish hold together; empty unless their size is a volume. */
export function writeVolume({ hasil = '' }: Pick<Dish, 'hasil'>, factor: number): string {
  const bowls = readBowls(hasil);
  return bowls?.unit === 'ml'
    ? `, seluruhnya ± ${writeDecimal((bowls.total * factor) / 1000, 1)} l`
    : '';
}

/** "1 telur per porsi" is no food at hand. */
const HAS_FOOD = /\b(?:cukup|bisa|muat|pas|punya|dari|kurang)\b/u;

/** For how many portions the food at hand is enough, if more or fewer are asked for. */
export function writeEnough(
  reading: QuestionReading,
  dish: Pick<Dish, 'ingredient' | 'porsi' | 'hasil'>,
  asked: AskedAmount,
): string | undefined {
  if (!HAS_FOOD.test(reading.text)) return undefined;
  const food = readFoodAmount(reading, dish, 'after') ?? readFoodAmount(reading, dish, 'before');
  if (food === undefined || food.factor === asked.factor || dish.porsi === undefined)
    return undefined;
  return `${food.label} cukup untuk ${writePortions(dish, Math.floor(dish.porsi * food.factor))}.`;
}
