import type { PriceBook } from '../../costing/price-book.ts';
import { readBookPrice } from '../../costing/price-ingredient.ts';
import { convertAmount } from '../../costing/unit-amounts.ts';
import { readUnit } from '../../lines/kitchen-units.ts';
import { printUnit } from '../../lines/print-unit.ts';
import { readIngredientLine } from '../../lines/read-ingredient-line.ts';
import type { NoteFacts } from '../../recipes/answer-end.ts';
import { formatRupiah } from '../../recipes/rupiah.ts';
import { toPlainQuestion } from '../question/question-numbers.ts';
import { writeDecimal } from '../write-amount.ts';
import { writeMonth } from '../write-month.ts';
import { writePriceUnit } from '../write-price.ts';

/** The whole question asks what a food costs: "berapa harga cabai rawit", "harga telur sekarang berapa". */
const PRICE_ASKED =
  /(?:berapa harga|\bharga(?= .*\bberapa)|^harga) (?<food>[\p{L} -]+?)(?: (?:sekarang|hari|di|per|sekilo|1|itu|berapa|ya|rata)\b[^,.;]*)?\W*$/u;
/**
 * The whole question asks what an amount is in another unit: "1 siung bawang putih itu berapa gram",
 * "berapa gram 1 sdm tepung terigu".
 */
const AMOUNT_BEFORE = /^(?<amount>.+) berapa (?<unit>\p{L}+)\W*(?: (?:ya|sih|kak|bun|min)\W*)?$/u;
const AMOUNT_AFTER = /^berapa (?<unit>\p{L}+) (?:\p{L}+ )?(?<amount>\d.*)$/u;
const LARGE_UNITS: ReadonlySet<string> = new Set(['kg', 'l']);
/** Between an amount and what it is asked for in. */
const EQUALS = /(?: (?:=|itu|isi(?:nya)?|sama dengan|setara|ada|kira-kira|berat(?:nya)?|jadi))+$/u;

/**
 * Answers a question for the price of a food, or for an amount of it in another unit, from the tables of
 * prices and measures.
 *
 * @returns `undefined` if it asks neither, or the tables do not say.
 */
export function writeFoodFigure(question: string, book: PriceBook): NoteFacts | undefined {
  const text = toPlainQuestion(question).trim();
  const { food } = PRICE_ASKED.exec(text)?.groups ?? {};
  if (food !== undefined) return writePrice(food, book);
  const asked = AMOUNT_AFTER.exec(text) ?? AMOUNT_BEFORE.exec(text);
  const { amount = '', unit = '' } = asked?.groups ?? {};
  const note = writeConverted(amount.replace(EQUALS, ''), readUnit(unit), book);
  return note === undefined ? undefined : { note };
}

function writePrice(phrase: string, book: PriceBook): NoteFacts | undefined {
  const [{ food: name = '' } = {}, ...others] = readIngredientLine(phrase, book);
  const food = book.foods.get(name);
  const isName = food !== undefined && book.names.isWholeName(phrase.split(' '));
  if (!isName || others.length > 0 || food.price === 0) return undefined;
  const { rupiah, per, month, isEstimate } = readBookPrice(food);
  const kind = isEstimate ? 'perkiraan' : 'harga pasar';
  const note = `Untuk ${food.name} kami menghitung ${formatRupiah(rupiah)} per ${writePriceUnit(per)} (${kind} ${writeMonth(month)}). Di pasarmu bisa lain: hargamu, kalau disimpan di Pengaturan, dipakai di semua hitungan.`;
  return { note, food: food.name };
}

function writeConverted(
  amount: string,
  unit: string | undefined,
  book: PriceBook,
): string | undefined {
  const [{ food, quantity, unit: from } = {}, ...others] = readIngredientLine(amount, book);
  if (food === undefined || quantity === undefined || unit === undefined) return undefined;
  if (others.length > 0 || from === unit) return undefined;
  const count = convertAmount(food, { count: quantity.value, unit: from }, unit, book);
  if (count === undefined) return undefined;
  const asked = `${writeDecimal(quantity.value, 2)} ${from === undefined ? '' : `${printUnit(from)} `}${food}`;
  const made = writeDecimal(count, decimalsFor(count, unit));
  return made === '0' ? undefined : `${asked} kira-kira ${made} ${printUnit(unit)}.`;
}

/** Enough that nothing is off by more than a tenth. */
function decimalsFor(count: number, unit: string): number {
  if (count < 0.1) return 3;
  if (count < 1 || LARGE_UNITS.has(unit)) return 2;
  return count < 10 ? 1 : 0;
}
