import { readUnit, unitsPerUnit } from '../../lines/kitchen-units.ts';
import type { QuestionNumber } from '../question/question-numbers.ts';
import { BEFORE_CONTENTS } from '../question/question-pack.ts';
import type { QuestionReading } from '../question/read-question.ts';
import { sumText } from './sum-text.ts';

/** "1 resep jadi 20": what a recipe makes. */
const BEFORE_RECIPE_YIELD = /\b(?:1|satu|se) ?resep\b(?: \p{L}+){0,2} jadi $/u;
/** "1 kg terigu jadi 50": what an amount of a food makes. */
const FOOD_BEFORE_YIELD = /^ ?(\p{L}+)(?: \p{L}+)? jadi $/u;
const FOOD_UNITS: ReadonlySet<string> = new Set(['kg', 'kilo', 'liter', 'ekor']);
const ASKS_AMOUNT = /\bberapa (?:kg|kilo|liter|ekor)/u;
/** "Dari loyang 20 ke loyang 24": a diameter or a side, in centimetres. */
const BEFORE_TIN_SIZE = /\bloyang(?: \p{L}+)? ?$/u;
const BEFORE_OTHER_TIN_SIZE = /\b(?:ke|jadi|loyang)(?: \p{L}+)? ?(?:loyang )?$/u;
const TIN_CENTIMETRES = [10, 60] as const;
const ASKS_HOW_MUCH = /\bberapa/u;
const TIMES_SIGN = /^ ?(?:x|×|kali) ?$/u;
/** After a price, the measure that it is for: "12rb per kg", "12rb sekilo". */
const PER_MEASURE = /^ ?(?:per ?|se|\/ ?|1 )(\p{L}+)/u;
/** Asks for the price of one piece: "sebutir berapa", "per biji jadinya berapa", "berapa per cup". */
const PER_UNIT =
  /\b(?:per ?|se|satu |1 )(\p{L}+?)(?:nya|an)? (?:(?:jadi|jatuh|kena)(?:nya)? |itu )?berapa|\bberapaan? (?:per ?|se)(\p{L}+)/u;

/**
 * A sum with two amounts that belong together: a recipe and what it makes, a price and what it buys,
 * two tins.
 */
export function writeRatioSum({ text, numbers }: QuestionReading): string | undefined {
  const product = writeProduct(text, numbers);
  if (product !== undefined) return product;
  if (!numbers.some(({ isMoney }) => isMoney))
    return writeRecipes(numbers) ?? writeFromAmount(text, numbers) ?? writeTins(numbers);
  return writeUnitPrice(text, numbers) ?? writePart(text, numbers);
}

/** The price of one piece, price / pieces: "telur 28rb sekilo isi 16 butir, per butir berapa". */
function writeUnitPrice(text: string, numbers: readonly QuestionNumber[]): string | undefined {
  const [, before, asked = before] = PER_UNIT.exec(text) ?? [];
  const [price, otherPrice] = numbers.filter(({ isMoney }) => isMoney);
  const amounts = numbers.filter(({ isMoney, value }) => !isMoney && value !== 1);
  const amount = amounts.find(({ word }) => asked && plainUnit(word) === plainUnit(asked));
  if (price === undefined || otherPrice !== undefined || amount === undefined) return undefined;
  // "3 kg ayam 100rb jadi 40 porsi" is not a unit price: a portion contains more than chicken.
  // "Isi" says how many pieces the weight is: "2 kg isi 32 butir".
  const isClear = amounts.length === 1 || BEFORE_CONTENTS.test(amount.before);
  if (!isClear || amount.value < 1) return undefined;
  return sumText.unitPrice({ price: price.value, count: amount.value, unit: amount.word });
}

/** The price of a part of what a price is for: "tepung 12rb sekilo, 250 gram berapa". */
function writePart(text: string, numbers: readonly QuestionNumber[]): string | undefined {
  const [one, other, third] = numbers.filter(({ value }) => value !== 1);
  const [price, amount] = one?.isMoney === true ? [one, other] : [other, one];
  // A third number makes it another sum.
  if (price?.isMoney !== true || amount?.isMoney !== false || third !== undefined) return undefined;
  const [, per = ''] = PER_MEASURE.exec(price.after) ?? [];
  const [unit, whole] = [readUnit(amount.word), readUnit(per)];
  if (unit === undefined || whole === undefined || !ASKS_HOW_MUCH.test(text)) return undefined;
  const wholes = unitsPerUnit(unit, whole);
  if (wholes === undefined) return undefined;
  const rupiah = Math.round(price.value * amount.value * wholes);
  return sumText.part({
    price: price.value,
    count: amount.value,
    unit: amount.word,
    result: rupiah,
    per: whole,
  });
}

/** The product of two numbers with a sign between them: "17.500 x 75". */
function writeProduct(text: string, numbers: readonly QuestionNumber[]): string | undefined {
  const [one, other, third] = numbers;
  if (one === undefined || other === undefined || third !== undefined) return undefined;
  return TIMES_SIGN.test(text.slice(one.end, other.start))
    ? sumText.product({ price: one.value, count: other.value })
    : undefined;
}

const plainUnit = (word: string): string => readUnit(word) ?? word;

/** "1 resep jadi 20, pesanan 250": how many times the visitor's own recipe is cooked. */
function writeRecipes(numbers: readonly QuestionNumber[]): string | undefined {
  const made = numbers.find(({ before }) => BEFORE_RECIPE_YIELD.test(before));
  const wanted = made && numbers[numbers.indexOf(made) + 1];
  if (made === undefined || wanted === undefined || wanted.value <= made.value) return undefined;
  return sumText.recipes({ made: made.value, wanted: wanted.value });
}

/** How much food another number of pieces needs: "1 kg terigu jadi 50 donat, 320 donat butuh berapa kilo". */
function writeFromAmount(text: string, numbers: readonly QuestionNumber[]): string | undefined {
  if (!ASKS_AMOUNT.test(text)) return undefined;
  for (const [at, given] of numbers.entries()) {
    const [made, wanted] = numbers.slice(at + 1);
    if (made === undefined || wanted === undefined || !FOOD_UNITS.has(given.word)) continue;
    const [, food] = FOOD_BEFORE_YIELD.exec(text.slice(given.wordEnd, made.start)) ?? [];
    if (food === undefined) continue;
    return sumText.amount({
      made: made.value,
      wanted: wanted.value,
      given: given.value,
      unit: given.word,
      food,
    });
  }
  return undefined;
}

function writeTins(numbers: readonly QuestionNumber[]): string | undefined {
  const [least, most] = TIN_CENTIMETRES;
  const sizes = numbers.filter(({ value }) => value >= least && value <= most);
  const from = sizes.find(({ before }) => BEFORE_TIN_SIZE.test(before));
  const to =
    from &&
    sizes.slice(sizes.indexOf(from) + 1).find((one) => BEFORE_OTHER_TIN_SIZE.test(one.before));
  if (from === undefined || to === undefined || from.value === to.value) return undefined;
  return sumText.tins({ from: from.value, to: to.value });
}
