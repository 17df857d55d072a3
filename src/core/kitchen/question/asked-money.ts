import { anyOf } from '../../lines/word-set.ts';
import type { MoneyRole } from './money-roles.ts';
import { PROFIT_WORDS } from './money-words.ts';
import { moneyOf } from './question-figures.ts';
import type { QuestionReading } from './read-question.ts';

const PROFIT = anyOf(PROFIT_WORDS);
const MOST_PROFIT = new RegExp(
  String.raw`\b(?:${PROFIT})(?:nya)? (?:yang )?(?:paling|ter(?:besar|tinggi|banyak))|\b(?:paling|ter) ?(?:meng)?(?:${PROFIT})`,
  'u',
);

/**
 * Whether the question asks for the dishes that earn most: "gorengan yang untungnya paling besar".
 */
export const asksForMostProfit = ({ text }: Pick<QuestionReading, 'text'>): boolean =>
  MOST_PROFIT.test(text);

const SAYS_SELLING =
  /\b(?:buat|untuk|mau|ide|rencana|buka) (?:buka )?(?:di ?)?(?:jual|jualan|dagang|usaha|warung)\b|^(?:jual|jualan|dagang)\b/u;

/** Whether what is cooked is sold: "kolak 30 cup jual 8000", "lontong sayur 40 porsi buat jualan". */
export const asksToSell = ({ text, figures }: Pick<QuestionReading, 'text' | 'figures'>): boolean =>
  SAYS_SELLING.test(text) || moneyOf(figures, 'price') !== undefined;

/** A sum this many times that of a portion is for several portions: "modal 200 ribu jual 3000". */
export const MIN_BATCH_TO_PORTION_RATIO = 4;

/** A smaller sum is taken as the cost of one portion: "modal 5 ribu". */
const MIN_BUDGET_RUPIAH = 20_000;

/** No portion is paid for with less: "20 ribu 15 orang" is 20,000 for each. */
const MIN_SHARE_RUPIAH = 1_500;

const BUDGET_ROLES: ReadonlySet<MoneyRole> = new Set(['unit-cost', 'batch-cost', 'budget']);

/**
 * The money at hand for everything that is cooked: "modal 200 ribu", "20rb buat makan".
 *
 * @returns whole rupiah; `undefined` if the question names none, or several sums.
 */
export function readAskedMoney({
  figures: { money },
  portions = 1,
}: QuestionReading): number | undefined {
  const [own, other] = money.filter(
    ({ role, period, isEach }) =>
      (role === 'batch-cost' || role === 'budget') && period === undefined && !isEach,
  );
  if (own === undefined || other !== undefined || own.rupiah < MIN_BUDGET_RUPIAH) return undefined;
  if (own.rupiah / portions < MIN_SHARE_RUPIAH) return undefined;
  const isOfPortion = money.some(
    (one) =>
      one !== own && one.role !== 'unknown' && own.rupiah < one.rupiah * MIN_BATCH_TO_PORTION_RATIO,
  );
  return isOfPortion ? undefined : own.rupiah;
}

/** Directly before a sum that is the most to be spent: "di bawah 10 ribu". */
const AT_MOST =
  /\b(?:ma(?:ks|x)\p{L}*|bawah|(?:tidak|jangan) lebih(?: dari)?|kurang dari)(?: rp)? ?$/u;
const FOR_EACH = /\bper ?(?:porsi|orang)\b[^\d]*$/u;

/**
 * What one portion may cost at most: "50 porsi budget 10 ribu per porsi", or its share of the money for all of them.
 *
 * @returns rupiah; `undefined` if the question names no such sum, several, or a selling price: its sums say what is left.
 */
export function readPortionBudget(reading: QuestionReading): number | undefined {
  const { figures, text, portions } = reading;
  if (moneyOf(figures, 'price') !== undefined) return undefined;
  const [sum, other] = figures.money.filter(
    ({ role, period, start }) =>
      period === undefined &&
      (role === 'unknown' ? AT_MOST.test(text.slice(0, start)) : BUDGET_ROLES.has(role)),
  );
  if (sum === undefined || other !== undefined) return undefined;
  const { role, rupiah, isEach, start } = sum;
  const isOfOne = isEach || role === 'unit-cost' || rupiah < MIN_BUDGET_RUPIAH;
  if (isOfOne || FOR_EACH.test(text.slice(0, start))) return rupiah;
  const share = portions && rupiah / portions;
  return share !== undefined && share < MIN_SHARE_RUPIAH ? rupiah : share;
}
