import { editDistance } from '#core/lines/edit-distance.ts';
import { spellWord } from './words/word-spellings.ts';

/** What words are known, and how well. */
export type Vocabulary = {
  /** Words that a wish can be made of → in how many names and ingredients they stand. */
  readonly wishes: ReadonlyMap<string, number>;
  /** Words that are right as they stand, though nobody's wish: talk and other topics. */
  readonly knows: (word: string) => boolean;
  /** Words of descriptions; of "bersantan" the stem is worth more than the word. */
  readonly isDescribing: (word: string) => boolean;
  /** Whether words that follow one another are the name of a dish. */
  readonly isName: (words: readonly string[]) => boolean;
};

const PREFIXES = 'meng meny mem men me ber be di ter peng pem pen pe se nge ng'.split(' ');
const SUFFIXES = 'annya kannya nya kan lah kah pun an in ku mu i'.split(' ');
/** Shortest stem that is left when an affix falls away, in letters. */
const MIN_STEM_LENGTH = 3;
/** Shortest half of two words written as one, in letters. */
const MIN_HALF_LENGTH = 3;
/** Shorter words are taken as they are, in letters. */
const MIN_MENDED_LENGTH = 3;
/** From this length on a word may hold two slips, in letters. */
const MIN_LENGTH_FOR_TWO_SLIPS = 7;
/** Longest name that a mended word is tried in, in words. */
const MAX_NAME_LENGTH = 4;

/**
 * Brings the unknown words of a question to known ones: without prefix and suffix (`pedasnya`), with
 * their typing error mended (`rendnag`), or parted in two (`sotoayam`). A word for which there is
 * nothing near stays what it is.
 */
export function mendWords(words: readonly string[], vocabulary: Vocabulary): readonly string[] {
  return words.flatMap((word, at) => mendWord(word, words, at, vocabulary));
}

function mendWord(
  word: string,
  words: readonly string[],
  at: number,
  vocabulary: Vocabulary,
): readonly string[] {
  const { wishes, knows, isDescribing } = vocabulary;
  if (wishes.has(word) || !/^[a-z]+$/u.test(word)) return [word];
  if (knows(word)) return [word];
  const stem = findStem(word, (candidate) => wishes.has(candidate));
  if (stem !== undefined) return [stem];
  if (isDescribing(word) || word.length < MIN_MENDED_LENGTH) return [word];
  const talk = findStem(word, knows);
  if (talk !== undefined) return [talk];
  const slip = findNearest(word, 1, words, at, vocabulary);
  if (slip !== undefined) return spellWord(slip);
  const halves = findHalves(word, vocabulary);
  if (halves !== undefined) return halves;
  if (word.length < MIN_LENGTH_FOR_TWO_SLIPS) return [word];
  return spellWord(findNearest(word, 2, words, at, vocabulary) ?? word);
}

function findStem(word: string, isKnown: (stem: string) => boolean): string | undefined {
  const ends = ['', ...SUFFIXES.filter((suffix) => word.endsWith(suffix))];
  const starts = ['', ...PREFIXES.filter((prefix) => word.startsWith(prefix))];
  for (const start of starts) {
    for (const end of ends) {
      const stem = word.slice(start.length, word.length - end.length);
      if (stem !== word && stem.length >= MIN_STEM_LENGTH && isKnown(stem)) return stem;
    }
  }
  return undefined;
}

function findHalves(word: string, { wishes }: Vocabulary): readonly string[] | undefined {
  const isWord = (half: string) => (wishes.get(half) ?? 0) > 0 || half === 'tanpa';
  for (let at = MIN_HALF_LENGTH; at <= word.length - MIN_HALF_LENGTH; at += 1) {
    const halves = [word.slice(0, at), word.slice(at)];
    if (halves.every(isWord)) return halves;
  }
  return undefined;
}

function findNearest(
  word: string,
  limit: 1 | 2,
  words: readonly string[],
  at: number,
  vocabulary: Vocabulary,
): string | undefined {
  let nearest: string | undefined;
  let most = 0;
  for (const [candidate, uses] of vocabulary.wishes) {
    // Nobody is offered pork because of a slip.
    if (candidate === 'babi' || !isNear(word, candidate, limit)) continue;
    const inName = makesName(candidate, words, at, vocabulary) ? 10_000 : 1;
    const likelihood = likelihoodOf(word, candidate) * (uses + 1) * inName;
    if (likelihood > most) [nearest, most] = [candidate, likelihood];
  }
  return nearest;
}

/** Few people slip on the first letter; more swap or forget a letter than type another. */
function likelihoodOf(word: string, candidate: string): number {
  const first = candidate[0] === word[0] ? 100 : 1;
  if (sortLetters(candidate) === sortLetters(word)) return first * 5;
  return candidate.length > word.length ? first * 2 : first;
}

/** In a short word every letter counts: three letters may lack one, four may swap or lose one. */
function isNear(word: string, candidate: string, limit: 1 | 2): boolean {
  if (candidate.length < MIN_MENDED_LENGTH) return false;
  if (limit === 2 && candidate[0] !== word[0]) return false;
  if (word.length === 3 && candidate.length !== 4) return false;
  if (editDistance(word, candidate, limit) > limit) return false;
  return (
    word.length !== 4 || candidate.length !== 4 || sortLetters(word) === sortLetters(candidate)
  );
}

const sortLetters = (word: string): string => word.split('').toSorted().join('');

/** "Sate madua" is nearer to "sate madura" than to any honey. */
function makesName(
  candidate: string,
  words: readonly string[],
  at: number,
  { isName }: Vocabulary,
): boolean {
  const mended = words.with(at, candidate).flatMap((word) => spellWord(word));
  for (let start = Math.max(0, at - MAX_NAME_LENGTH + 1); start <= at; start += 1) {
    for (let end = at + 1; end <= start + MAX_NAME_LENGTH; end += 1) {
      if (end - start > 1 && isName(mended.slice(start, end))) return true;
    }
  }
  return false;
}
