import { anyOf, wordSet } from '../../lines/word-set.ts';
import { asksForSets, BOXES, MAX_BOX_RUPIAH, plansDays } from '../box-words.ts';
import { MEASURES, PEOPLE } from '../count-words.ts';
import { SPENDING_ROLES, type MoneyRole } from './money-roles.ts';
import { BOUGHT_GOODS, findContents, readEntry, type ListedPieces } from './question-contents.ts';
import type { QuestionNumber } from './question-numbers.ts';
import { BEFORE_CONTENTS, PER_ONE } from './question-pack.ts';
import type { QuestionReading } from './read-question.ts';

/** Below this a number is a year or a count. */
const MIN_BOX_RUPIAH = 3_000;
/** If a sum divided by the boxes is more than this, it is the budget for all; otherwise the price of one. */
const MAX_EACH_OF_SUM_RUPIAH = 5_000;

/** Roles besides spending that are not prices: a profit, the takings of a day. */
const NO_PRICES: ReadonlySet<MoneyRole> = new Set(['profit', 'turnover']);
const BOX = anyOf(BOXES);
const EATER = anyOf(PEOPLE);
/** Most dishes in one box; a larger "isi" counts pieces of one dish. */
const MAX_BOX_DISHES = 9;

/** Patterns for a price per box, on either side of it: "25rb per kotak", "per kotak 25rb". */
const eachOf = (one: string) => ({
  after: new RegExp(String.raw`^ ?(?:(?:untuk|buat) )?${PER_ONE}(?:${one})\b`, 'u'),
  before: new RegExp(
    String.raw`(?:${PER_ONE}(?:${one})|\b(?:${one})nya)(?: \p{L}+){0,3}:? ?$`,
    'u',
  ),
});
const EACH_BOX = eachOf(BOX);
const EACH_GUEST = eachOf(`${BOX}|${EATER}`);

/** What a question says about a box of several dishes. */
export type AskedBox = {
  /** Whether it asks for boxes, or for catering, which is sold in the same way. */
  readonly isAsked: boolean;
  /** Whether rice belongs in it: "nasi kotak". */
  readonly hasRice: boolean;
  /** Whole rupiah for one of them. */
  readonly price: number | undefined;
  /** Whole rupiah that one of them should earn; its price then follows. */
  readonly profit: number | undefined;
  /** How many dishes are in it: "isi 3". */
  readonly dishCount: number | undefined;
  /** What it lists for the box: "ayam goreng", "tempe". Empty if it lists nothing. */
  readonly contents: readonly string[];
  /** Pieces of a listed dish in one box, where they are counted: "klepon 5 biji". */
  readonly pieces: readonly ListedPieces[];
  /** Those of them that are bought, not cooked: "kerupuk". */
  readonly bought: readonly string[];
  /** Its words in lower case, for {@link nameInQuestion}. */
  readonly words: readonly string[];
};

export const readAskedBox = (reading: QuestionReading): AskedBox => ({
  isAsked: asksForSets(reading.text) && !plansDays(reading.text),
  hasRice: /\bnasi\b/u.test(reading.text),
  price: boxPriceIn(reading),
  profit: boxProfitIn(reading),
  dishCount: reading.numbers.find(countsDishes)?.value,
  ...contentsIn(reading.text),
  words: reading.text.split(/[^\p{L}-]+/u),
});

function contentsIn(text: string): Pick<AskedBox, 'contents' | 'pieces' | 'bought'> {
  const entries = findContents(text)?.names.map(readEntry) ?? [];
  const contents = entries.map(({ name }) => name);
  const goods = contents.map((name) => name.replace(/^(?:tambah|plus) /u, ''));
  return {
    contents,
    pieces: entries.flatMap(({ pieces }) => pieces),
    bought: goods.filter((name) => BOUGHT_GOODS.has(name)),
  };
}

/** More than this is earned with all boxes. */
const MAX_PROFIT_OF_ONE_RUPIAH = 50_000;

/** The profit of a box: "untung 5 ribu per kotak"; of "60 kotak, untung 300 ribu" the share of each. */
function boxProfitIn({ figures: { money }, portions }: QuestionReading): number | undefined {
  const profit = money.find(({ role, period }) => role === 'profit' && period === undefined);
  if (profit === undefined) return undefined;
  const { rupiah, isEach } = profit;
  if (isEach || rupiah <= MAX_PROFIT_OF_ONE_RUPIAH) return rupiah;
  return portions && Math.ceil(rupiah / portions);
}

/** Shortest word that stands for a dish, in letters: "risol" for risoles. */
const MIN_NAME_LETTERS = 5;
/** Too general to identify a dish on its own. */
const WIDE_NAMES = wordSet('ayam ikan tahu nasi mie mi cumi es kue udang telur tempe');

/** What the question calls a dish, anywhere in it: "ayam bakar" for Ayam Bakar Kecap. */
export function nameInQuestion(
  { words }: Pick<AskedBox, 'words'>,
  foodName: string,
): string | undefined {
  const [first = '', second] = foodName.toLowerCase().split(' ');
  const both = `${first} ${second ?? ''}`;
  if (second !== undefined && ` ${words.join(' ')} `.includes(` ${both} `)) return both;
  const isSaid = (word: string) =>
    word === first || (word.length >= MIN_NAME_LETTERS && first.startsWith(word));
  return !WIDE_NAMES.has(first) && words.some(isSaid) ? first : undefined;
}

/** Whether the number says how many dishes a box holds: "snack box isi 3". */
const countsDishes = ({ value, isMoney, word, before }: QuestionNumber): boolean =>
  !isMoney &&
  Number.isInteger(value) &&
  value >= 1 &&
  value <= MAX_BOX_DISHES &&
  BEFORE_CONTENTS.test(before) &&
  !MEASURES.has(word);

/**
 * The price of a box: "25rb per kotak", "nasi kotak 20 ribu untuk 50 orang", and for guests also
 * "25 ribu per orang". A budget for all boxes is divided. What a box may cost is not its price
 * ("modal 15 ribu").
 *
 * @returns whole rupiah.
 */
function boxPriceIn(reading: QuestionReading): number | undefined {
  const { text, numbers, figures, portions: boxes = 1, servesGuests } = reading;
  const each = servesGuests ? EACH_GUEST : EACH_BOX;
  const isEach = ({ before, after }: QuestionNumber) =>
    each.after.test(after) || each.before.test(before);
  const roleOf = ({ start }: QuestionNumber) =>
    figures.money.find((sum) => sum.start === start)?.role ?? 'unknown';
  const prices = numbers
    .filter(mayBePrice)
    .filter((number) => !(SPENDING_ROLES.has(roleOf(number)) || NO_PRICES.has(roleOf(number))))
    // A sum that is called a price comes first: "DP 100rb untuk 60 box harga 15rb".
    .toSorted((a, b) => Number(roleOf(b) === 'price') - Number(roleOf(a) === 'price'));
  const named = prices.find(isEach);
  if (named !== undefined || !asksForSets(text)) return named?.value;
  const alone = prices.find(
    ({ value }) =>
      value <= MAX_BOX_RUPIAH && (boxes === 1 || value / boxes <= MAX_EACH_OF_SUM_RUPIAH),
  )?.value;
  return alone ?? shareOfBudget(reading);
}

/**
 * Words of money that is not the budget for this meal: a seller's capital, money for several days.
 */
const NO_BUDGET = /\b(?:jual|jualan|dagang|usaha|modal|sehari|seminggu|sebulan|per hari)\b/u;

/** The price of one box, from a budget for all of them: "nasi box untuk 60 orang budget 1,5 juta". */
function shareOfBudget({
  text,
  figures: { money },
  portions,
}: QuestionReading): number | undefined {
  if (NO_BUDGET.test(text)) return undefined;
  const budget = money.find(({ role, period }) => role === 'budget' && period === undefined);
  if (budget === undefined || portions === undefined) return undefined;
  const each = Math.floor(budget.rupiah / portions);
  return each < MIN_BOX_RUPIAH || each > MAX_BOX_RUPIAH ? undefined : each;
}

const mayBePrice = ({ value, isShare, isUnclear, word }: QuestionNumber): boolean =>
  !(isShare || isUnclear) &&
  value >= MIN_BOX_RUPIAH &&
  !(MEASURES.has(word) || PEOPLE.has(word) || BOXES.has(word) || word === 'pcs');
