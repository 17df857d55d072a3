import { readUnit, unitsPerUnit } from '../../lines/kitchen-units.ts';
import { readNumbers, toPlainQuestion, type AskedNumber } from './asked-numbers.ts';
import { sumText } from './sum-text.ts';

/** "1 resep jadi 20": what a recipe makes. */
const OF_A_RECIPE = /\b(?:1|satu|se) ?resep\b(?: \p{L}+){0,2} (?:jadi|jd) $/u;
/** "1 kg terigu jadi 50": what an amount of a food makes. */
const OF_A_FOOD = /^ ?(\p{L}+)(?: \p{L}+)? (?:jadi|jd) $/u;
const FOOD_UNITS: ReadonlySet<string> = new Set(['kg', 'kilo', 'liter', 'ekor']);
const ASKS_AMOUNT = /\bberapa (?:kg|kilo|liter|ekor)/u;
/** "Dari loyang 20 ke loyang 24": a diameter or a side, in centimetres. */
const TIN = /\bloyang(?: \p{L}+)? ?$/u;
const OTHER_TIN = /\b(?:ke|jadi|loyang)(?: \p{L}+)? ?(?:loyang )?$/u;
const TIN_CENTIMETRES = [10, 60] as const;
const ASKS = /\bberapa/u;
const TIMES = /^ ?(?:x|×|kali) ?$/u;
/** "12rb per kg", "12rb sekilo" */
const PER_MEASURE = /^ ?(?:per ?|se|\/ ?|1 )(\p{L}+)/u;
/** "Sebutir berapa", "per biji jadinya berapa", "berapa per cup" */
const PER_UNIT =
  /\b(?:per ?|se|satu |1 )(\p{L}+?)(?:nya|an)? (?:(?:jadi|jatuh|kena)(?:nya)? |itu )?berapa|\bberapaan? (?:per ?|se)(\p{L}+)/u;

/**
 * The sum of two amounts that stand for the same: a recipe and what it makes, a price and what it
 * buys, two tins.
 */
export function writeRatioSum(question: string): string | undefined {
  const text = toPlainQuestion(question);
  const numbers = readNumbers(text);
  const product = writeProduct(text, numbers);
  if (product !== undefined) return product;
  return numbers.some(({ isMoney }) => isMoney)
    ? (writeUnitPrice(text, numbers) ?? writePart(text, numbers))
    : (writeRecipes(numbers) ?? writeFromAmount(text, numbers) ?? writeTins(numbers));
}

/** "Telur 28rb sekilo isi 16 butir, per butir berapa": with a third number the sum is another one. */
function writeUnitPrice(text: string, numbers: readonly AskedNumber[]): string | undefined {
  const [, before, asked = before] = PER_UNIT.exec(text) ?? [];
  const [one, other, third] = numbers.filter(({ value }) => value !== 1);
  const [price, bought] = one?.isMoney === true ? [one, other] : [other, one];
  if (price?.isMoney !== true || bought === undefined || bought.isMoney) return undefined;
  const isAsked = asked !== undefined && plainUnit(bought.word) === plainUnit(asked);
  if (third !== undefined || !isAsked || bought.value < 1) return undefined;
  return sumText.unitPrice(price.value, bought.value, bought.word);
}

/** "Tepung 12rb sekilo, 250 gram berapa" */
function writePart(text: string, numbers: readonly AskedNumber[]): string | undefined {
  const [one, other, third] = numbers.filter(({ value }) => value !== 1);
  const [price, part] = one?.isMoney === true ? [one, other] : [other, one];
  if (price?.isMoney !== true || part === undefined || part.isMoney) return undefined;
  const [, per = ''] = PER_MEASURE.exec(price.behind) ?? [];
  const [unit, whole] = [readUnit(part.word), readUnit(per)];
  if (unit === undefined || whole === undefined || third !== undefined) return undefined;
  const wholes = unitsPerUnit(unit, whole);
  if (wholes === undefined || !ASKS.test(text)) return undefined;
  return sumText.part(
    price.value,
    part.value,
    part.word,
    Math.round(price.value * part.value * wholes),
    whole,
  );
}

/** "17.500 x 75" */
function writeProduct(text: string, numbers: readonly AskedNumber[]): string | undefined {
  const [one, other, third] = numbers;
  if (one === undefined || other === undefined || third !== undefined) return undefined;
  const between = text.slice(text.length - one.behind.length, other.before.length);
  return TIMES.test(between) ? sumText.product(one.value, other.value) : undefined;
}

const plainUnit = (word: string): string => readUnit(word) ?? word;

/** "1 resep jadi 20, pesanan 250": how many times the visitor's own recipe is cooked. */
function writeRecipes(numbers: readonly AskedNumber[]): string | undefined {
  const made = numbers.find(({ before }) => OF_A_RECIPE.test(before));
  const wanted = made && numbers[numbers.indexOf(made) + 1];
  if (made === undefined || wanted === undefined || wanted.value <= made.value) return undefined;
  return sumText.recipes(made.value, wanted.value);
}

/** "1 kg terigu jadi 50 donat, 320 donat butuh berapa kilo" */
function writeFromAmount(text: string, numbers: readonly AskedNumber[]): string | undefined {
  if (!ASKS_AMOUNT.test(text)) return undefined;
  for (const [at, given] of numbers.entries()) {
    const [made, wanted] = numbers.slice(at + 1);
    if (made === undefined || wanted === undefined || !FOOD_UNITS.has(given.word)) continue;
    const between = made.before.slice(text.length - given.afterWord.length);
    const [, food] = OF_A_FOOD.exec(between) ?? [];
    if (food === undefined) continue;
    return sumText.amount(made.value, wanted.value, given.value, given.word, food);
  }
  return undefined;
}

function writeTins(numbers: readonly AskedNumber[]): string | undefined {
  const [least, most] = TIN_CENTIMETRES;
  const sizes = numbers.filter(({ value }) => value >= least && value <= most);
  const from = sizes.find(({ before }) => TIN.test(before));
  const to = from && sizes.slice(sizes.indexOf(from) + 1).find((one) => OTHER_TIN.test(one.before));
  if (from === undefined || to === undefined || from.value === to.value) return undefined;
  return sumText.tins(from.value, to.value);
}
