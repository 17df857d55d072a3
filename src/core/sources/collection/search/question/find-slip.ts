import { sortLetters } from '../../../../lines/edit-distance.ts';
import { spellWord } from '../words/word-spellings.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Longest name that a corrected word is tried in, in words. */
const LONGEST_MENDED_NAME = 4;
/** In a question of more words an unknown one is more likely something else than a misspelt rare dish. */
const MANY_WORDS = 8;
/** Words found in fewer names and ingredients are rare. */
const COMMON_USES = 3;

/** A known word that another may be a misspelling of. */
export type Candidate = { readonly word: string; readonly uses: number };

/**
 * Finds the likeliest word one typo away from the word at a position.
 *
 * @param onlyInNames corrects it only to a word that stands beside its neighbours in a name.
 */
export type SlipFinder = (
  words: readonly string[],
  at: number,
  onlyInNames: boolean,
) => string | undefined;

/** @param candidates the words that others may be misspellings of. */
export function createSlipFinder(
  candidates: readonly Candidate[],
  vocabulary: Vocabulary,
): SlipFinder {
  const byLength = groupByLength(candidates);
  return (words, at, onlyInNames) => {
    const word = words[at] ?? '';
    const near = [word.length - 1, word.length, word.length + 1].flatMap((length) =>
      (byLength.get(length) ?? []).filter((candidate) => isOneSlip(word, candidate.word)),
    );
    return findLikeliest({ words, at, onlyInNames }, near, vocabulary);
  };
}

function groupByLength(
  candidates: readonly Candidate[],
): ReadonlyMap<number, readonly Candidate[]> {
  const groups = new Map<number, Candidate[]>();
  for (const candidate of candidates) {
    const group = groups.get(candidate.word.length);
    if (group === undefined) groups.set(candidate.word.length, [candidate]);
    else group.push(candidate);
  }
  return groups;
}

type Place = {
  readonly words: readonly string[];
  readonly at: number;
  readonly onlyInNames: boolean;
};

function findLikeliest(
  { words, at, onlyInNames }: Place,
  near: readonly Candidate[],
  vocabulary: Vocabulary,
): string | undefined {
  let nearest: string | undefined;
  let most = 0;
  for (const { word, uses } of near) {
    const inName = makesName(word, words, at, vocabulary);
    const isRare = words.length > MANY_WORDS && uses > 0 && uses < COMMON_USES;
    if (!inName && (onlyInNames || isRare || !isLikely(words[at] ?? '', word))) continue;
    const likelihood = likelihoodOf(words[at] ?? '', word) * (uses + 1) * (inName ? 10_000 : 1);
    if (likelihood > most) [nearest, most] = [word, likelihood];
  }
  return nearest;
}

/** People rarely mistype the first letter, except by swapping it: most such words are different words. */
const isLikely = (word: string, candidate: string): boolean =>
  candidate[0] === word[0] || sortLetters(candidate) === sortLetters(word);

/** Swapped and missing letters are more common than wrong ones; a wrong first letter is rare. */
function likelihoodOf(word: string, candidate: string): number {
  const first = candidate[0] === word[0] ? 100 : 1;
  if (sortLetters(candidate) === sortLetters(word)) return first * 5;
  return candidate.length > word.length ? first * 2 : first;
}

/** Interchangeable in speech: "bayem" for "bayam". */
const SPOKEN_VOWELS = new Set(['ea', 'ou']);

/**
 * One letter changed, added, missing, or swapped with its neighbour. Short words are stricter: three
 * letters may lack one, four may swap or lose one, five may change a vowel the way people say it.
 */
function isOneSlip(word: string, candidate: string): boolean {
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

/** "Sate madua" is closer to "sate madura" than to "madu". */
function makesName(
  candidate: string,
  words: readonly string[],
  at: number,
  { isName }: Vocabulary,
): boolean {
  const first = Math.max(0, at - LONGEST_MENDED_NAME + 1);
  const spell = (around: readonly string[]) => around.flatMap((word) => spellWord(word));
  const before = spell(words.slice(first, at));
  const mended = [
    ...before,
    ...spell([candidate]),
    ...spell(words.slice(at + 1, at + LONGEST_MENDED_NAME)),
  ];
  for (let start = 0; start <= before.length; start += 1) {
    const last = Math.min(start + LONGEST_MENDED_NAME, mended.length);
    for (let end = before.length + 1; end <= last; end += 1) {
      if (end - start > 1 && isName(mended.slice(start, end))) return true;
    }
  }
  return false;
}
