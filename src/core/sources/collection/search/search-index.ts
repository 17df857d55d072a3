import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import type { RecipeFacts } from '../recipe-facts.ts';
import { foldText } from './fold-text.ts';
import { isTalk } from './talk-words.ts';

/** The words of names and descriptions; documents are numbered as the facts are ordered. */
export type SearchIndex = {
  readonly documents: MiniSearch;
  /** Every word of the index → in how many titles and other names it stands. */
  readonly words: ReadonlyMap<string, number>;
};

export const INDEX_FIELDS = ['title', 'aliases', 'description'] as const;

const OPTIONS: Options = {
  fields: [...INDEX_FIELDS],
  tokenize: (text) => text.split(' '),
  processTerm: (term) => term,
};

/**
 * Builds the index when the product is built. MiniSearch's own JSON is 30 KB gzip for 500 recipes;
 * this is the same postings in half of that: a line for each word, sorted, which begins with the
 * number of letters shared with the line before; then, for each field, the numbers of the recipes as
 * differences. Every word counts once in a field.
 */
export function buildSearchIndex(facts: readonly RecipeFacts[]): string {
  const postings = new Map<string, number[][]>();
  for (const [recipe, words] of facts.map(readFields).entries()) {
    for (const [field, wordsOfField] of words.entries()) {
      for (const word of wordsOfField) {
        const lists = postings.get(word) ?? INDEX_FIELDS.map(() => []);
        lists[field]?.push(recipe);
        postings.set(word, lists);
      }
    }
  }
  let previous = '';
  const lines = [...postings.keys()].toSorted().map((word) => {
    const shared = countShared(previous, word);
    previous = word;
    const lists = postings.get(word) ?? [];
    return [shared.toString(BASE) + word.slice(shared), ...lists.map(writeNumbers)].join(' ');
  });
  return [String(facts.length), ...lines].join('\n');
}

/** Reads what {@link buildSearchIndex} wrote. */
export function loadSearchIndex(serialized: string): SearchIndex {
  const [count = '0', ...lines] = serialized.split('\n');
  const documentCount = Number(count);
  const words = new Map<string, number>();
  const lengths = Array.from({ length: documentCount }, () => INDEX_FIELDS.map(() => 0));
  let previous = '';
  const index = lines.map((line): AsPlainObject['index'][number] => {
    const [start = '', ...lists] = line.split(' ');
    const word = previous.slice(0, Number.parseInt(start.charAt(0), BASE)) + start.slice(1);
    previous = word;
    const byField: Record<string, Record<string, number>> = {};
    let uses = 0;
    for (const [field, list] of lists.entries()) {
      if (list === '') continue;
      const recipes = readNumbers(list);
      if (field < INDEX_FIELDS.indexOf('description')) uses += recipes.length;
      const counts: Record<string, number> = {};
      for (const recipe of recipes) {
        counts[recipe] = 1;
        const ofRecipe = lengths[recipe];
        if (ofRecipe !== undefined) ofRecipe[field] = (ofRecipe[field] ?? 0) + 1;
      }
      byField[field] = counts;
    }
    words.set(word, uses);
    return [word, byField];
  });
  return { documents: MiniSearch.loadJS(describeIndex(index, lengths), OPTIONS), words };
}

function describeIndex(index: AsPlainObject['index'], lengths: readonly number[][]): AsPlainObject {
  return {
    index,
    documentCount: lengths.length,
    nextId: lengths.length,
    documentIds: Object.fromEntries(lengths.map((_, id) => [id, id])),
    fieldIds: Object.fromEntries(INDEX_FIELDS.map((field, id) => [field, id])),
    fieldLength: Object.fromEntries(lengths.entries()),
    averageFieldLength: INDEX_FIELDS.map(
      (_, field) =>
        lengths.reduce((sum, ofRecipe) => sum + (ofRecipe[field] ?? 0), 0) /
        Math.max(1, lengths.length),
    ),
    storedFields: {},
    dirtCount: 0,
    serializationVersion: 2,
  };
}

/** Another name counts only with the words that the title does not have. */
function readFields({ title, aliases, description }: RecipeFacts): readonly ReadonlySet<string>[] {
  const ofTitle = new Set(foldText(title));
  const ofAliases = aliases.flatMap((alias) => foldText(alias));
  const ofDescription = foldText(description);
  return [
    ofTitle,
    new Set(ofAliases.filter((word) => !ofTitle.has(word))),
    new Set(ofDescription.filter((word) => !ofTitle.has(word) && !isTalk(word))),
  ];
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
