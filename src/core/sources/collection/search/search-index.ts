import type { RecipeFacts } from '../recipe-facts.ts';
import { foldText } from './words/fold-text.ts';

/** Recipes, as their positions in the facts, that have a word in the title or in another name. */
export type WordPlaces = {
  readonly titles: readonly number[];
  readonly aliases: readonly number[];
};

/** All words of names, sorted. */
export type SearchIndex = ReadonlyMap<string, WordPlaces>;

/**
 * Builds the index when the product is built: a line for each word, sorted, which begins with the
 * number of letters shared with the line before; then the recipes that have it in the title and
 * those that have it in another name, as differences. 8 KB gzip for 600 recipes.
 */
export function buildSearchIndex(facts: readonly RecipeFacts[]): string {
  const places = new Map<string, { titles: number[]; aliases: number[] }>();
  const add = (word: string, list: keyof WordPlaces, position: number) => {
    const known = places.get(word) ?? { titles: [], aliases: [] };
    known[list].push(position);
    places.set(word, known);
  };
  for (const [position, { title, aliases }] of facts.entries()) {
    const ofTitle = new Set(foldText(title));
    const ofAliases = new Set(aliases.flatMap((alias) => foldText(alias)));
    for (const word of ofTitle) add(word, 'titles', position);
    for (const word of ofAliases) if (!ofTitle.has(word)) add(word, 'aliases', position);
  }
  let previous = '';
  const lines = [...places.keys()].toSorted().map((word) => {
    const shared = countShared(previous, word);
    previous = word;
    const { titles = [], aliases = [] } = places.get(word) ?? {};
    return `${shared.toString(BASE)}${word.slice(shared)} ${writeNumbers(titles)} ${writeNumbers(aliases)}`;
  });
  return lines.join('\n');
}

/** Reads what {@link buildSearchIndex} wrote. */
export function loadSearchIndex(serialized: string): SearchIndex {
  let previous = '';
  return new Map(
    serialized.split('\n').map((line) => {
      const [start = '', titles = '', aliases = ''] = line.split(' ');
      const shared = Number.parseInt(start.charAt(0), BASE);
      const word = previous.slice(0, shared) + start.slice(1);
      previous = word;
      return [word, { titles: readNumbers(titles), aliases: readNumbers(aliases) }] as const;
    }),
  );
}

const BASE = 36;

function countShared(one: string, other: string): number {
  let shared = 0;
  while (shared < BASE - 1 && shared < one.length && one[shared] === other[shared]) shared += 1;
  return shared;
}

const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_';
const HALF = 32;

/** Rising numbers as differences in base 32, the last digit of each from the upper half. */
function writeNumbers(numbers: readonly number[]): string {
  return numbers
    .map((number, index) => {
      let rest = number - (numbers[index - 1] ?? -1) - 1;
      let text = '';
      while (rest >= HALF) {
        text += DIGITS.charAt(rest % HALF);
        rest = Math.floor(rest / HALF);
      }
      return text + DIGITS.charAt(HALF + rest);
    })
    .join('');
}

function readNumbers(text: string): readonly number[] {
  const numbers: number[] = [];
  let number = 0;
  let factor = 1;
  let last = -1;
  for (const letter of text) {
    const digit = DIGITS.indexOf(letter);
    number += (digit % HALF) * factor;
    factor *= HALF;
    if (digit >= HALF) {
      last += number + 1;
      numbers.push(last);
      [number, factor] = [0, 1];
    }
  }
  return numbers;
}
