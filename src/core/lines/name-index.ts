import { groupBy } from '../group-by.ts';
import { LINE_SPELLINGS, spellName } from './food-spellings.ts';

/** A canonical name and the other names it goes by. */
export type NamedFood = { readonly name: string; readonly synonyms: readonly string[] };

/** All listed names, in every form used to look one up. */
export type NameIndex = {
  /** Canonical name by a listed name, as {@link exactKey} writes it. */
  readonly exact: ReadonlyMap<string, string>;
  /** Canonical name by the words of a listed name, in the spelling of the tables. */
  readonly phrases: ReadonlyMap<string, string>;
  /** Those words by the name written as one: `bawangmerah`. */
  readonly joined: ReadonlyMap<string, string>;
  /** Every word of any listed name. */
  readonly vocabulary: ReadonlySet<string>;
  /** Words that a mistyped one may mean, by their first letter. */
  readonly byLetter: ReadonlyMap<string, readonly string[]>;
  /** Words in the longest name. */
  readonly longest: number;
};

/** Shortest word that may have a typing error; shorter ones are too similar. */
export const MIN_FUZZY_LENGTH = 4;

/** @throws Error naming both foods if two of them claim the same name. */
export function indexNames(foods: readonly NamedFood[]): NameIndex {
  const exact = new Map<string, string>();
  const phrases = new Map<string, string>();
  const joined = new Map<string, string>();
  const vocabulary = new Set<string>();
  let longest = 1;
  for (const { name, synonyms } of foods) {
    for (const title of [name, ...synonyms]) {
      claim(exact, exactKey(title), name);
      const spelt = spellName(title);
      claim(phrases, spelt.join(' '), name);
      joined.set(spelt.join(''), spelt.join(' '));
      joined.set(exactKey(title).replaceAll(' ', ''), spelt.join(' '));
      longest = Math.max(longest, spelt.length);
      for (const word of spelt) vocabulary.add(word);
    }
  }
  const spellings = [...LINE_SPELLINGS.keys()].filter((word) => word.length > MIN_FUZZY_LENGTH);
  const words = [...vocabulary].filter((word) => word.length >= MIN_FUZZY_LENGTH);
  // People mistype the inside of a word; a different first letter is usually a different word.
  const byLetter = groupBy(new Set([...words, ...spellings]), (word) => word.charAt(0));
  return { exact, phrases, joined, vocabulary, byLetter, longest };
}

/** A name as listed, except for case, spaces and hyphens. */
export function exactKey(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/gu, ' ');
}

function claim(index: Map<string, string>, key: string, name: string): void {
  const owner = index.get(key);
  if (owner !== undefined && owner !== name) {
    throw new Error(`prices.csv: nama "${key}" dipakai dua bahan, "${owner}" dan "${name}"`);
  }
  index.set(key, name);
}
