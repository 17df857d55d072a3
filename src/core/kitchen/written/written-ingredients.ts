import { countSizeWords } from '../../lines/kitchen-units.ts';
import { CLAUSE_WORDS, PREPARATION_WORDS } from '../../lines/preparation-words.ts';
import { readAmount, SPELLED_NUMBER, takeAmount } from '../../lines/read-amount.ts';
import { spellNumbers } from '../../lines/spell-numbers.ts';
import type { Ingredient } from '../../recipes/dish.ts';
import { splitGroup } from '../../recipes/split-group.ts';
import { groupIngredients } from '../group-ingredients.ts';
import { isNoIngredient } from './no-ingredient.ts';
import { hasAmount, readServing } from '../read-serving.ts';
import { writeDecimal } from '../write-amount.ts';
import { findPrice, withPrice } from './written-price.ts';

/** What WhatsApp puts before copied messages: "[28/11 19:02] Kak Sari: ". */
const COPIED =
  /^\s*(?:\[[\d/.]{3,10},? \d{1,2}[:.]\d{2}[^\]]{0,8}\]|[\d/.]{6,10},? \d{1,2}[:.]\d{2}(?: ?[ap]m)? -) [^:]{1,40}: /iu;
const KEYCAP = /^\s*\d\u{FE0F}?\u{20E3}/u;
/** Signs, pictures and blanks before the first word; not the point of ".5 kg". */
const BULLET = /^(?:[^\p{L}\p{N}(±.,]|[.,](?!\d))+/u;
const NUMBERING = /^\d{1,2}[.)](?:\s+|(?=\p{L}))/u;
/** "1 (satu) ekor". */
const NUMBER_AGAIN = /^(\d+) \((?:satu|dua|tiga|empat|lima|enam|setengah)\)/iu;
/** What WhatsApp writes bold, italic or struck through. */
const MARKUP = /\*|(?<![\p{L}\p{N}])[_~`]+|[_~`]+(?![\p{L}\p{N}])/gu;
const WHOLLY_MARKED = /^[\s•-]*([*_]).+\1\s*:?\s*$/u;

/** A line without bullet, number and markup: "- *2 sdm* gula" is "2 sdm gula". */
export function tidyWritten(line: string): string {
  return line
    .replace(COPIED, '')
    .replace(KEYCAP, '')
    .replaceAll(MARKUP, '')
    .replace(BULLET, '')
    .replace(NUMBERING, '')
    .replace(BULLET, '')
    .replaceAll(/\s+/gu, ' ')
    .replace(/^\.(?=\d)/u, '0.')
    .replace(NUMBER_AGAIN, '$1')
    .trim();
}

/** Heads the whole list, and so ends a group. */
const ALL_INGREDIENTS =
  /^(?:ingredients|bahan(?:[- ]?bahan|2)?(?:nya)?(?: (?:yang )?di\p{L}+)?)$/iu;
/** Groups that people also head without a colon. */
const KNOWN_GROUP = /^(?:bahan [^\d,(]{1,24}|bumbu(?: halus| iris| tumis| cemplung)?|pelengkap)$/iu;
/** The portions that the list is for, after its heading. */
const FOR_PORTIONS =
  /\s*\((?:(?:untuk|utk|buat) |±? ?\d+ (?:porsi|orang|loyang|kotak|toples))[^)]*\)$/iu;
/** Longest group that `splitGroup` finds again. */
const MAX_GROUP_LENGTH = 29;

/**
 * The group that a line begins: "*Bumbu halus:*" is "Bumbu halus"; empty for "Bahan:", which ends a
 * group; `undefined` if the line is an ingredient.
 */
export function readGroupHeading(line: string): string | undefined {
  const tidy = tidyWritten(line);
  const name = tidy.replace(/\s*:$/u, '').replace(FOR_PORTIONS, '');
  if (ALL_INGREDIENTS.test(name)) return '';
  const isHeading =
    tidy.endsWith(':') ||
    KNOWN_GROUP.test(name) ||
    (WHOLLY_MARKED.test(line) && splitAmount(name).servingSize === '');
  return isHeading && /^\p{L}/u.test(name) ? cutGroup(name) : undefined;
}

/** Cuts after a whole word and drops a bracket left open: no group would be found. */
function cutGroup(name: string): string {
  if (name.length <= MAX_GROUP_LENGTH) return name;
  const whole = name.slice(0, MAX_GROUP_LENGTH + 1).replace(/\s+(?:\([^)]*|\S*)$/u, '');
  return whole.slice(0, MAX_GROUP_LENGTH);
}

/**
 * Reads ingredients as they are typed or pasted, one per line: "500 g tepung terigu", "Garam
 * secukupnya", "Bumbu halus:" and under it its foods. Every written word is kept, except the end of
 * a heading too long for a group.
 */
export function readIngredients(text: string): readonly Ingredient[] {
  let group = '';
  return text.split('\n').flatMap((line) => {
    const heading = readGroupHeading(line);
    group = heading ?? group;
    const tidy = tidyWritten(line);
    return heading !== undefined || tidy === '' || isNoIngredient(tidy)
      ? []
      : readLine(tidy, group);
  });
}

/** Lines among written ingredients that are not ingredients, as they were written: "gas 5rb". */
export function listNoIngredients(text: string): readonly string[] {
  return text.split('\n').map(tidyWritten).filter(isNoIngredient);
}

const MONEY = /(?<!\p{L})rp\.?\s*\d|\d\s?(?:rb|ribu)(?!\p{L})|@\s*\d+$/iu;
const READ_MONEY = /(?:^| \()(?:total )?Rp [\d.]+\)?$/u;

/** Lines with an uncertain price: "ayam 1 ekor 40rb/kg". */
export function listUnreadPrices(text: string): readonly string[] {
  return text
    .split('\n')
    .map(tidyWritten)
    .filter((line) => MONEY.test(line) && !isNoIngredient(line))
    .filter((line) =>
      readLine(line, '').every(
        ({ name, servingSize }) => !READ_MONEY.test(servingSize) && !READ_MONEY.test(name),
      ),
    );
}

/** A comma that is not within a number, and words that join foods. */
const BETWEEN_FOODS = /\s*(?:,(?:\s+|(?!\d))|[+&]|(?<!\p{L})dan(?!\p{L}))\s*/iu;

/** "Bahan: terigu 500 g, telur 3 butir" are two, if each is a food with its amount. */
function readLine(line: string, group: string): readonly Ingredient[] {
  const head = splitGroup(line);
  const pieces = head.name.split(BETWEEN_FOODS);
  const above = ALL_INGREDIENTS.test(head.group) ? '' : head.group || group;
  // The line reader shares out a total for all of them.
  const isTotal = /(?<!\p{L})total(?!\p{L})/iu.test(line);
  const areFoods = pieces.length > 1 && !isTotal && pieces.every(isFoodWithAmount);
  return areFoods
    ? pieces.map((piece) => readIngredient(piece, above))
    : [readIngredient(line, group)];
}

/** A part that begins with one of these continues the food before it. */
const NO_FOOD: ReadonlySet<string> = new Set([...PREPARATION_WORDS, ...CLAUSE_WORDS, 'atau']);

function isFoodWithAmount(piece: string): boolean {
  const { name, servingSize } = splitAmount(findPrice(piece)?.rest ?? piece);
  const [first = ''] = name.toLowerCase().split(' ');
  const isSize = readServing(servingSize).some(
    (part) => typeof part !== 'string' && part.unit === 'cm',
  );
  return name !== '' && servingSize !== '' && !isSize && !NO_FOOD.has(first);
}

function readIngredient(line: string, groupAbove: string): Ingredient {
  const price = findPrice(line);
  const priced = price && withPrice(readUnpriced(price.rest, groupAbove), price);
  return priced ?? readUnpriced(line, groupAbove);
}

const WORD_NUMBER = new RegExp(String.raw`(?<!\p{L})(?:${SPELLED_NUMBER})(?= \p{L})`, 'gu');

/** "Telur dua butir" in digits: in the middle of a line only those are scaled. */
function splitSpelled(line: string): Ingredient {
  const own = splitAmount(line);
  if (own.servingSize !== '' || /\d/u.test(line)) return own;
  const digits = spellNumbers(line.toLowerCase()).replaceAll(WORD_NUMBER, (word) => {
    const amount = readAmount(word);
    return typeof amount === 'object' ? writeDecimal(amount.value, 2) : word;
  });
  const isAmount = readServing(digits).some(
    (part) => typeof part !== 'string' && part.unit !== undefined && part.unit !== 'cm',
  );
  return isAmount || /^\d/u.test(digits) ? splitAmount(digits) : own;
}

function readUnpriced(line: string, groupAbove: string): Ingredient {
  const split = splitGroup(line);
  const own = splitSpelled(split.name);
  // "Bawang merah: 5 siung" is not a group.
  const isAmountOfIt =
    split.group !== '' &&
    own.name === '' &&
    own.servingSize !== '' &&
    !OTHER_AMOUNT.test(split.group);
  const group = isAmountOfIt || split.group === '' ? groupAbove : split.group;
  const { name, servingSize } = isAmountOfIt ? { ...own, name: split.group } : own;
  if (name === '') return { name: line, servingSize: '' };
  return { name: group === '' ? name : `${group}: ${name}`, servingSize };
}

/** One per line, each group under its name: what {@link readIngredients} reads back. */
export function writeIngredients(ingredients: readonly Ingredient[]): string {
  let above = '';
  return groupIngredients(ingredients)
    .flatMap(({ group, name, servingSize }) => {
      const heading = group === above ? [] : ['', `${group === '' ? 'Bahan' : group}:`];
      above = group;
      const parts = isToTaste(servingSize) ? [name, servingSize] : [servingSize, name];
      return [...heading, parts.filter((part) => part !== '').join(' ')];
    })
    .join('\n')
    .trim();
}

const ABOUT = /(?:±|sekitar|kira-kira|kurang lebih)\s*$/iu;
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
const OTHER_AMOUNT = /(?<!\p{L})(?:dari|dr|rp\.?|hasil|porsi|yield|jadi)[\s:]*$/iu;

/**
 * Separates the food from the amount before or after it. An uncertain line stays whole: the
 * ingredient line reader knows more.
 */
function splitAmount(line: string): Ingredient {
  const toTaste = splitToTaste(line);
  if (toTaste !== undefined) return toTaste;
  const whole = { name: line, servingSize: '' };
  const parts = readServing(line);
  const at = parts.findIndex((part) => typeof part !== 'string');
  const found = parts[at];
  if (found === undefined || typeof found === 'string') return whole;
  const before = parts
    .slice(0, at)
    .filter((part) => typeof part === 'string')
    .join('');
  const about = ABOUT.exec(before)?.[0] ?? '';
  const food = before.slice(0, before.length - about.length).replace(JOINT_AFTER, '');
  const behind = line.slice(before.length + found.text.length);
  const each = EACH.exec(behind)?.[0] ?? '';
  const words = behind.slice(each.length).trim().split(' ');
  const sizeWords = countSizeWords(
    words.map((word) => word.toLowerCase()),
    0,
  );
  const remark = words.slice(sizeWords).join(' ');
  const rest = remark.replace(JOINT_BEFORE, '');
  const isCertain =
    !/^[^\s,(]/u.test(behind) &&
    (found.unit !== undefined || !NUMBER_GOES_ON.test(rest)) &&
    (food === '' || rest === '' || /^[,(]/u.test(remark)) &&
    !OTHER_AMOUNT.test(before) &&
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

const isToTaste = (text: string) => takeAmount(text.toLowerCase())?.amount === 'to-taste';

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
