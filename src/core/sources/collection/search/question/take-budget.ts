import { BOXES, CATERING, MAX_BOX_RUPIAH } from '../../../../kitchen/box-words.ts';
import { TARGET_FOOD_COST } from '../../../../kitchen/business-costs.ts';
import { PEOPLE, PORTION_NOUNS } from '../../../../kitchen/count-words.ts';
import {
  CASH_WORDS,
  isBareRupiah,
  NAMED_RUPIAH,
  PROFIT_WORDS,
} from '../../../../kitchen/question/money-words.ts';
import { wordSet, type WordSet } from '../../../../lines/word-set.ts';
import { MULTIPLIERS } from '../../../../recipes/rupiah.ts';
import {
  ABOVE_WORDS,
  CHEAP,
  COST_WORDS,
  FOR_THE_POT,
  PER_SERVING,
  PRICE_WORDS,
  PRICED_WORDS,
} from '../words/limit-words.ts';
import { numbersIn, readNumber } from '../words/number-words.ts';
import { consume, takePhrases, type Tokens } from '../words/phrase-lexicon.ts';
import type { CostLimits } from './search-query.ts';
import { countsNoDishes } from './take-count.ts';

/** Smallest budget that is read as covering the whole pot, unless it says "per porsi". */
const MIN_POT_RUPIAH = 25_000;
/** Nobody eats for less: a smaller share of a sum means that the sum is for one portion. */
const MIN_PORTION_RUPIAH = 500;
/** Share of the price of a box that one of its dishes may cost: the others need the rest. */
const DISH_SHARE_OF_BOX = 0.4;
/** The same for all dishes of a box together, if it is known how many there are. */
const DISHES_SHARE_OF_BOX = 0.9;
const MAX_IN_BOX = 6;

/** Bare numbers that are no price: "makanan kekinian 2026". */
const YEARS = /^20[1-4]\d$/u;

/** Directly before a sum: money at hand pays for everything that is cooked. */
const AT_HAND_WORDS: WordSet = new Set([...CASH_WORDS, ...wordSet('pegang belanja sisa tinggal')]);
/** Of these the last before a sum says what it is. */
const ROLE_WORDS: ReadonlySet<string | undefined> = new Set([
  ...COST_WORDS,
  ...PRICED_WORDS,
  ...PROFIT_WORDS,
]);

/** Removes what the dish may cost. */
export function takeBudget(words: Tokens): CostLimits {
  // What a box or a buffet costs is for each guest: "nasi kotak 60 ribu untuk 50 orang". Beside a sum, any word for a
  // box will do: "menu besek 15 ribu", "20 ribu per kotak".
  const isBoxed = words.some((word) => BOXES.has(word) || CATERING.has(word));
  const isPerServing = takePhrases(words, PER_SERVING).length > 0;
  const saysPot = takePhrases(words, FOR_THE_POT).length > 0;
  const isCheap = takePhrases(words, CHEAP).length > 0;
  const portions = takePortions(words);
  const { most, isSelling, isCost, isAtHand } = takeSums(words);
  const isForPot =
    most !== undefined &&
    !isPerServing &&
    !(isBoxed && most <= MAX_BOX_RUPIAH) &&
    !isSelling &&
    // "50 porsi 20 ribu"
    (portions === undefined
      ? saysPot || isAtHand || most >= MIN_POT_RUPIAH
      : most / portions >= MIN_PORTION_RUPIAH);
  const inBox = countInBox(words);
  const ofBox = inBox === undefined ? DISH_SHARE_OF_BOX : DISHES_SHARE_OF_BOX / inBox;
  const share = isBoxed && !isCost ? ofBox : 1;
  return {
    maxCostPerServing: most && (most * share) / (isForPot ? (portions ?? 1) : 1),
    targetCostPerServing: isSelling ? most && most * TARGET_FOOD_COST.katering : undefined,
    maxTotalCost: isForPot && portions === undefined ? most : undefined,
    isCheap,
    portions,
  };
}

/** How many dishes are in a box: "isi 3". */
function countInBox(words: Tokens): number | undefined {
  const count = Number(words[words.indexOf('isi') + 1]);
  return words.includes('isi') && count >= 2 && count <= MAX_IN_BOX ? count : undefined;
}

/** Removes the sums of money, and tells the highest limit among them and what it is for. */
function takeSums(words: Tokens) {
  let most: number | undefined;
  let isSelling = false;
  let isCost = false;
  let isAtHand = false;
  for (let at = 0; at < words.length; at += 1) {
    const amount = readSum(words, at);
    if (amount === undefined) continue;
    const before = words.slice(Math.max(0, at - 3), at);
    const says = (sign: WordSet) => before.some((word) => sign.has(word));
    const role = before.findLast((word) => ROLE_WORDS.has(word));
    // A minimum or a profit is not a limit: "supaya untung 5 ribu".
    const isLeast = says(ABOVE_WORDS) || PROFIT_WORDS.has(role);
    // A cost is the limit, even beside a selling price: "modal 3 ribu dijual 8 ribu".
    const saysCost = says(COST_WORDS);
    if (!isLeast && (saysCost || !isCost))
      most = saysCost ? amount.value : Math.max(most ?? 0, amount.value);
    isCost ||= saysCost;
    isAtHand ||= AT_HAND_WORDS.has(words[at - 1] === 'cuma' ? words[at - 2] : words[at - 1]);
    isSelling ||= says(PRICED_WORDS) && !before.includes('modal');
    consume(words, at, amount.length);
  }
  return { most, isSelling, isCost, isAtHand };
}

function readSum(words: Tokens, at: number) {
  const named = NAMED_RUPIAH.get(words[at] ?? '');
  const number = named === undefined ? readNumber(words, at) : { value: named, length: 1 };
  if (number === undefined) return undefined;
  let { value, length } = number;
  const multiplier = MULTIPLIERS.get(words[at + length] ?? '');
  if (multiplier !== undefined) {
    value *= multiplier;
    length += 1;
  } else if (countsNoDishes(words[at + length] ?? '')) return undefined;
  else if (!isBareRupiah(value) || YEARS.test(words[at] ?? '')) {
    // The first number of a range: "5-10 ribu".
    const second = named === undefined ? readNumber(words, at + length) : undefined;
    const ofBoth = MULTIPLIERS.get(words[at + length + (second?.length ?? 0)] ?? '');
    if (second === undefined || ofBoth === undefined) return undefined;
    value = second.value * ofBoth;
    length += second.length + 1;
  }
  while (PRICE_WORDS.has(words[at + length])) length += 1;
  return { value, length };
}

/** Number of portions; removed from the question so that it is not read as a number of dishes. */
function takePortions(words: Tokens): number | undefined {
  for (const { at, value, length, next = '' } of numbersIn(words)) {
    // A number of people may be one word: "ber4".
    const together = words[at - 1] === 'ber';
    if (!together && !PEOPLE.has(next)) continue;
    consume(words, at, length + (PORTION_NOUNS.has(next) ? 1 : 0));
    if (value >= 1) return value;
  }
  return undefined;
}
