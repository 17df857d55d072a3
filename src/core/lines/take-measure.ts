import { MULTIPLIERS } from '../recipes/rupiah.ts';
import { addAmounts } from './add-amounts.ts';
import type { LinePart } from './draft.ts';
import { editDistance } from './edit-distance.ts';
import { countSizeWords, readUnit, takeUnit } from './kitchen-units.ts';
import type { NameFinder } from './name-finder.ts';
import { scaleAmount, takeAmount, type Amount } from './read-amount.ts';

/** What was taken out of a text, and the rest. */
export type Taken = { readonly part: Omit<LinePart, 'words'>; readonly rest: string };

/** Units that are never divided: `2/3 siung` is two or three cloves, 2/3 of a coconut a fraction. */
const NEVER_BROKEN = new Set(['siung', 'lembar', 'helai']);

/** A shorter name after a unit is a suffix of it (`butirnya`), in letters. */
const MIN_GLUED_NAME_LENGTH = 3;

/** Takes the unit after an amount, and a smaller one added to it. */
export function takeMeasure(amount: Amount, text: string, names: NameFinder): Taken {
  const words = toWords(text);
  const skipped = countSizeWords(words, 0);
  const money = takeMoney(amount, words);
  if (money !== undefined) return money;
  const glued = openGluedUnit(words[skipped] ?? '', names);
  if (glued !== undefined) words.splice(skipped, 1, ...glued);
  const unit = takeUnit(words, skipped) ?? takeMistypedUnit(words, skipped, names);
  if (unit === undefined) {
    return { part: { amount, toTaste: false }, rest: words.slice(skipped).join(' ') };
  }
  const after = words.slice(skipped + unit.length).join(' ');
  const more = takeSmaller(amount, unit.unit, after);
  return {
    part: {
      amount: more?.amount ?? (NEVER_BROKEN.has(unit.unit) ? openFraction(amount) : amount),
      unit: unit.unit,
      unitWord: words[skipped] ?? '',
      toTaste: false,
    },
    rest: (more?.rest ?? after).replace(/^[.\s]+/u, ''),
  };
}

/** Adds a second amount of a smaller unit: `1 kg 2 ons`, `1 sdm 1 sdt`. */
function takeSmaller(
  amount: Amount,
  unit: string,
  text: string,
): { readonly amount: Amount; readonly rest: string } | undefined {
  const taken = /^\d/u.test(text) ? takeAmount(text) : undefined;
  if (taken === undefined || taken.amount === 'to-taste') return undefined;
  const words = toWords(taken.rest);
  const smaller = takeUnit(words, 0);
  if (smaller === undefined || smaller.unit === unit) return undefined;
  const sum = addAmounts({ amount, unit }, { amount: taken.amount, unit: smaller.unit });
  if (sum === undefined || sum.value >= 2 * amount.value) return undefined;
  return { amount: sum, rest: words.slice(smaller.length).join(' ') };
}

/** Divides a unit and a known word that lost their space: `sdmgaram`, `lembardaun`. */
function openGluedUnit(word: string, names: NameFinder): [string, string] | undefined {
  if (readUnit(word) !== undefined || names.knowsWord(word)) return undefined;
  for (let at = word.length - MIN_GLUED_NAME_LENGTH; at > 0; at -= 1) {
    const name = word.slice(at);
    if (readUnit(word.slice(0, at)) !== undefined && names.knowsWord(name)) {
      return [word.slice(0, at), name];
    }
  }
  return undefined;
}

const THOUSAND = 1_000;

/** Takes a sum of money for which the food is bought: `5 ribu tauge`, `2 rb cabai`. */
function takeMoney(amount: Amount, words: readonly string[]): Taken | undefined {
  if (MULTIPLIERS.get(words[0] ?? '') !== THOUSAND) return undefined;
  return {
    part: { amount: scaleAmount(amount, THOUSAND), unit: 'rupiah', toTaste: false },
    rest: words.slice(1).join(' '),
  };
}

/** Shortest mistyped unit that is recognised (`siunh`, `lembat`). */
const MIN_MISTYPED_LENGTH = 4;
const MISTYPABLE = [
  'siung',
  'butir',
  'batang',
  'lembar',
  'bungkus',
  'sachet',
  'genggam',
  'potong',
  'sendok',
  'papan',
  'gelas',
  'sdm',
  'ruas',
  'buah',
  'ekor',
  'ikat',
];

function takeMistypedUnit(
  words: readonly string[],
  start: number,
  names: NameFinder,
): { unit: string; length: number } | undefined {
  const word = words[start] ?? '';
  if (word.length < MIN_MISTYPED_LENGTH || names.knowsWord(word) || words.length - start < 2) {
    return undefined;
  }
  const meant = MISTYPABLE.find((unit) => unit[0] === word[0] && editDistance(word, unit, 1) === 1);
  const unit = meant === undefined ? undefined : readUnit(meant);
  return unit === undefined ? undefined : { unit, length: 1 + countSizeWords(words, start + 1) };
}

function openFraction(amount: Amount): Amount {
  for (const top of [2, 3, 4, 5, 6]) {
    if (amount.min === amount.max && Math.abs(amount.value - top / (top + 1)) < 1e-9) {
      return { min: top, max: top + 1, value: top + 0.5 };
    }
  }
  return amount;
}

/** The words of a text without punctuation around them. */
export function toWords(text: string): string[] {
  return text
    .split(/\s+/u)
    .map((word) => word.replace(/^[.,:;'!?|]+|[.,:;'!?|]+$/gu, ''))
    .filter((word) => /[\p{L}\p{N}@±]/u.test(word));
}
