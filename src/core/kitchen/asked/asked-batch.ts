import { readDigits } from '../../recipes/rupiah.ts';
import { toPlainQuestion } from './asked-numbers.ts';
import { sumText } from './sum-text.ts';

/** "1 resep jadi 20, pesanan 250 biji" */
const RECIPES = /\b(?:1|satu|se) ?resep\b(?: \w+){0,2} (?:jadi|jd) (\d+)\b.*?\b(\d+)\b/u;
/** "1 kg terigu jadi 50 donat, butuh berapa kilo untuk 320" */
const FROM_AMOUNT =
  /\b(\d+(?:,\d+)?|setengah) ?(kg|kilo|liter|ekor) (\p{L}+)(?: \p{L}+)? (?:jadi|jd) (\d+)\b.*?\b(\d+)\b.*\bberapa (?:kg|kilo|liter|ekor)/u;
/** "Dari loyang 20 ke loyang 24": a diameter or a side, in centimetres. */
const TINS =
  /\bloyang(?: [a-z]+)? ?(\d{2})\b.*?\b(?:ke|jadi|loyang)(?: [a-z]+)? ?(?:loyang )?(\d{2})\b/u;

/** How many times a recipe of the visitor's own is cooked, if the question says what it makes. */
export function writeBatchSum(question: string): string | undefined {
  const text = toPlainQuestion(question);
  return writeRecipes(text) ?? writeFromAmount(text) ?? writeTins(text);
}

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
