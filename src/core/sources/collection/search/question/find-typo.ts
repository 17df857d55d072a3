import { groupBy } from '../../../../group-by.ts';
import { sortLetters } from '../../../../lines/edit-distance.ts';
import { wordSet } from '../../../../lines/word-set.ts';

/** A known word that another may be a misspelling of. */
export type KnownWord = { readonly word: string; readonly uses: number };

/**
 * Finds the likeliest word that is one typo away from a word.
 *
 * @param leastUses in how many names and ingredients it occurs at least.
 */
type TypoFinder = (word: string, leastUses: number) => string | undefined;

/** @param candidates the words that others may be misspellings of. */
export function createTypoFinder(candidates: readonly KnownWord[]): TypoFinder {
  // The first letter is right, unless it is swapped with the second.
  const byStart = groupBy(candidates, ({ word }) => startOf(word[0], word.length));
  return (word, leastUses) => {
    let nearest: string | undefined;
    let most = 0;
    const starts = [-1, 0, 1].map((longer) => startOf(word[0], word.length + longer));
    if (word[0] !== word[1]) starts.push(startOf(word[1], word.length));
    for (const candidate of starts.flatMap((start) => byStart.get(start) ?? [])) {
      const isRare = candidate.uses > 0 && candidate.uses < leastUses;
      if (isRare || !isOneTypo(word, candidate.word)) continue;
      const likelihood = likelihoodOf(word, candidate.word) * (candidate.uses + 1);
      if (likelihood > most) [nearest, most] = [candidate.word, likelihood];
    }
    return nearest;
  };
}

const startOf = (letter: string | undefined, length: number): string => `${letter}${length}`;

/**
 * Swapped and missing letters are more common than wrong ones. The first letter is only ever swapped: a
 * word with another one is another word.
 */
function likelihoodOf(word: string, candidate: string): number {
  const first = candidate[0] === word[0] ? 100 : 1;
  if (sortLetters(candidate) === sortLetters(word)) return first * 5;
  if (first === 1) return 0;
  return candidate.length > word.length ? first * 2 : first;
}

/** Interchangeable in speech: "bayem" for "bayam". */
const SPOKEN_VOWELS = wordSet('ea ou');

/**
 * One letter changed, added, missing, or swapped with its neighbour. Short words are stricter: three
 * letters may lack one, four may swap or lose one, five may change a vowel the way people say it.
 */
function isOneTypo(word: string, candidate: string): boolean {
  const longer = candidate.length - word.length;
  if (longer < -1 || longer > 1) return false;
  if (word.length === 3 && longer !== 1) return false;
  const end = Math.min(word.length, candidate.length);
  let at = 0;
  while (at < end && word.charCodeAt(at) === candidate.charCodeAt(at)) at += 1;
  if (longer === 1) return word.endsWith(candidate.slice(at + 1));
  if (longer === -1) return candidate.endsWith(word.slice(at + 1));
  if (candidate.endsWith(word.slice(at + 1)))
    return (
      word.length > 5 || (word.length === 5 && SPOKEN_VOWELS.has(`${word[at]}${candidate[at]}`))
    );
  return (
    word[at] === candidate[at + 1] &&
    word[at + 1] === candidate[at] &&
    candidate.endsWith(word.slice(at + 2))
  );
}
