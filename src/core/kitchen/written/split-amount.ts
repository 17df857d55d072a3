import { countSizeWords } from '../../lines/kitchen-units.ts';
import { readAmount, SPELLED_NUMBER, takeAmount } from '../../lines/read-amount.ts';
import { spellNumbers } from '../../lines/spell-numbers.ts';
import type { Ingredient } from '../../recipes/dish.ts';
import { amountsIn, hasAmount, readServing } from '../read-serving.ts';
import { writeDecimal } from '../write-amount.ts';
import { ABOUT } from '../written-numbers.ts';

const ENDS_WITH_ABOUT = new RegExp(String.raw`${ABOUT}\s*$`, 'iu');
/** The weight of a piece or a pack, which belongs to the amount before it. */
const EACH = /^\s*(?:\([^()]*\d[^()]*\)|@\s*[\d.,]+\s*\p{L}+)/u;
/** Joins a food to its amount on either side. */
const JOINT_AFTER = /[\s:=,–—-]+$/u;
const JOINT_BEFORE = /^[\s:=,–—-]+/u;
/** The number before these is not whole, or is money. */
const NUMBER_GOES_ON =
  /^(?:\(|[^\s,]*\.|(?:x|an|puluh|belas|ratus|ribu\p{L}*|rb|atau|sampai|hingga)(?!\p{L}))/iu;
/** Foods in a row, which may share the amount or not. */
const SEVERAL_FOODS = /[+&]|(?<!\p{L})(?:dan|masing)(?!\p{L})|,[^,]*,/iu;
/** An amount after these is not of this food: "santan dari 1 butir kelapa". */
const OTHER_AMOUNT = /(?<!\p{L})(?:dari|dr|rp\.?|hasil|porsi|jadi)[\s:]*$/iu;

/** Whether an amount after this text is of something else. */
export const isBeforeOther = (text: string): boolean => OTHER_AMOUNT.test(text);

/**
 * Separates the food from the amount before or after it. An uncertain line stays whole: the
 * ingredient line reader knows more.
 */
export function splitAmount(line: string): Ingredient {
  const toTaste = splitToTaste(line);
  if (toTaste !== undefined) return toTaste;
  const whole = { name: line, servingSize: '' };
  const parts = readServing(line);
  const found = parts.find((part) => typeof part !== 'string');
  if (found === undefined) return whole;
  const before = typeof parts[0] === 'string' ? parts[0] : '';
  const about = ENDS_WITH_ABOUT.exec(before)?.[0] ?? '';
  const food = before.slice(0, before.length - about.length).replace(JOINT_AFTER, '');
  const after = line.slice(before.length + found.text.length);
  const each = EACH.exec(after)?.[0] ?? '';
  const words = after.slice(each.length).trim().split(' ');
  const sizeWords = countSizeWords(
    words.map((word) => word.toLowerCase()),
    0,
  );
  const remark = words.slice(sizeWords).join(' ');
  const rest = remark.replace(JOINT_BEFORE, '');
  const isCertain =
    !/^[^\s,(]/u.test(after) &&
    (found.unit !== undefined || !NUMBER_GOES_ON.test(rest)) &&
    (food === '' || rest === '' || /^[,(]/u.test(remark)) &&
    !isBeforeOther(before) &&
    !SEVERAL_FOODS.test(rest) &&
    !SEVERAL_FOODS.test(`${food},`) &&
    !hasAmount(rest);
  if (!isCertain) return whole;
  const joint = food === '' || rest === '' ? '' : rest.startsWith('(') ? ' ' : ', ';
  return {
    name: food + joint + rest,
    servingSize: [about + found.text + each, ...words.slice(0, sizeWords)].join(' ').trim(),
  };
}

/** Whether a text begins with "secukupnya", or the like. */
export const isToTaste = (text: string) => takeAmount(text.toLowerCase())?.amount === 'to-taste';

/** "Garam secukupnya", "secukupnya garam", "cabai sesuai selera". */
function splitToTaste(line: string): Ingredient | undefined {
  const lower = line.toLowerCase();
  const leading = takeAmount(lower);
  if (leading?.amount === 'to-taste') {
    const end = line.length - leading.rest.length;
    return { name: line.slice(end), servingSize: line.slice(0, end).trim() };
  }
  const start = [...lower.matchAll(/(?<=\s)\S/gu)]
    .map(({ index }) => index)
    .find((index) => {
      const taken = takeAmount(lower.slice(index));
      return taken?.amount === 'to-taste' && taken.rest === '';
    });
  if (start === undefined || hasAmount(line.slice(0, start))) return undefined;
  return { name: line.slice(0, start).replace(JOINT_AFTER, ''), servingSize: line.slice(start) };
}

const WORD_NUMBER = new RegExp(String.raw`(?<!\p{L})(?:${SPELLED_NUMBER})(?= \p{L})`, 'gu');

/**
 * {@link splitAmount}, also of an amount in words. "Telur dua butir" gets digits: in the middle of a
 * line only those are scaled.
 */
export function splitSpelledAmount(line: string): Ingredient {
  const own = splitAmount(line);
  if (own.servingSize !== '' || /\d/u.test(line)) return own;
  const digits = spellNumbers(line.toLowerCase()).replaceAll(WORD_NUMBER, (word) => {
    const amount = readAmount(word);
    return typeof amount === 'object' ? writeDecimal(amount.value, 2) : word;
  });
  const isAmount = amountsIn(digits).some(({ unit }) => unit !== undefined && unit !== 'cm');
  return isAmount || /^\d/u.test(digits) ? splitAmount(digits) : own;
}
