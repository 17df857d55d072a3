import { correctWord } from './correct-word.ts';
import { findName, type FoundFood } from './find-name.ts';
import { spellWords } from './food-spellings.ts';
import { readUnit } from './kitchen-units.ts';
import { exactKey, indexNames, type NamedFood } from './name-index.ts';
import { isPlainWord } from './preparation-words.ts';

/** Finds foods by any of their names. Built once, used for every line. */
export type NameFinder = {
  /**
   * The canonical name for a name exactly as listed in the tables (except for case, spaces and
   * hyphens), so that a typing error in the collection is noticed.
   */
  findExact(name: string): string | undefined;
  /** See {@link findName}. */
  find(words: readonly string[]): FoundFood | undefined;
  /** Whether the words are a whole listed name, spelling variants included. */
  isWholeName(words: readonly string[]): boolean;
  /** Whether a word is part of any listed name. */
  knowsWord(word: string): boolean;
};

/**
 * @param realWords words that mean something else and are not treated as typing errors; see {@link
 * findMistakableWords}.
 * @throws Error naming both foods if two of them claim the same name.
 */
export function createNameFinder(
  foods: readonly NamedFood[],
  realWords: readonly string[],
): NameFinder {
  const index = indexNames(foods);
  const corrections = new Map(realWords.map((word) => [word, [word] as readonly string[]]));
  return {
    findExact: (name) => index.exact.get(exactKey(name)),
    find: (words) => findName(words, index, corrections),
    isWholeName: (words) => index.phrases.has(spellWords(words).join(' ')),
    knowsWord: (word) => spellWords([word]).every((spelt) => index.vocabulary.has(spelt)),
  };
}

/**
 * The words of a list that would be mistaken for a misspelt food: `salad` for `salak`,
 * `karang` for `kerang`.
 */
export function findMistakableWords(
  foods: readonly NamedFood[],
  words: readonly string[],
): readonly string[] {
  const index = { ...indexNames(foods), joined: new Map<string, string>() };
  return [...new Set(words)].filter((word) => {
    if (spellWords([word])[0] !== word || index.vocabulary.has(word) || isPlainWord(word)) {
      return false;
    }
    if (readUnit(word) !== undefined) return false;
    const [nearest = word] = correctWord(word, index);
    // A listed word with an ending still means the food: "susunya".
    return nearest !== word && !word.startsWith(nearest);
  });
}
