import { readUnit } from '../../lines/kitchen-units.ts';
import { readDigits } from '../../recipes/rupiah.ts';
import { readNumbers, toPlainQuestion, type AskedNumber } from './asked-numbers.ts';
import { sumText } from './sum-text.ts';

/** "1 resep jadi 20, pesanan 250 biji" */
const RECIPES = /\b(?:1|satu|se) ?resep\b(?: \w+){0,2} (?:jadi|jd) (\d+)\b.*?\b(\d+)\b/u;
/** "1 kg terigu jadi 50 donat, butuh berapa kilo untuk 320" */
const FROM_AMOUNT =
  /\b(\d+(?:,\d+)?|setengah) ?(kg|kilo|liter|ekor) (\p{L}+)(?: \p{L}+)? (?:jadi|jd) (\d+)\b.*?\b(\d+)\b.*\bberapa (?:kg|kilo|liter|ekor)/u;
/** "Dari loyang 20 ke loyang 24": a diameter or a side, in centimetres. */
const TINS =
  /\bloyang(?: [a-z]+)? ?(\d{2})\b.*?\b(?:ke|jadi|loyang)(?: [a-z]+)? ?(?:loyang )?(\d{2})\b/u;

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
  return numbers.some(({ isMoney }) => isMoney)
    ? writeUnitPrice(text, numbers)
    : (writeRecipes(text) ?? writeFromAmount(text) ?? writeTins(text));
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

const plainUnit = (word: string): string => readUnit(word) ?? word;

/** How many times the visitor's own recipe is cooked for an order. */
function writeRecipes(text: string): string | undefined {
  const [made = 0, wanted = 0] = RECIPES.exec(text)?.slice(1).map(Number) ?? [];
  return made > 0 && wanted > made ? sumText.recipes(made, wanted) : undefined;
}

function writeFromAmount(text: string): string | undefined {
  const [, amount, unit = '', food = '', made, wanted] = FROM_AMOUNT.exec(text) ?? [];
  if (amount === undefined) return undefined;
  const given = amount === 'setengah' ? 0.5 : readDigits(amount);
  return sumText.amount(Number(made), Number(wanted), given, unit, food);
}

function writeTins(text: string): string | undefined {
  const [from = 0, to = 0] = TINS.exec(text)?.slice(1).map(Number) ?? [];
  return from === to ? undefined : sumText.tins(from, to);
}
