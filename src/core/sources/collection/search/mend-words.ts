import {
  findSlip,
  findTwoSlips,
  groupByLength,
  letterBits,
  type Candidate,
  type CandidatesByLength,
} from './find-slip.ts';
import type { PhraseTable } from './packed-phrases.ts';
import { spellWord } from './words/word-spellings.ts';

/** What words are known, and how well. */
export type Vocabulary = {
  /** Words that a wish can be made of → in how many names and ingredients they stand. */
  readonly wishes: ReadonlyMap<string, number>;
  /** Correct words that express no wish: small talk and other topics. */
  readonly talk: ReadonlySet<string>;
  /** Indonesian words, and names of people and places, that a slip would make a dish of. */
  readonly isReal: (word: string) => boolean;
  /** Words and phrases of other topics. */
  readonly outside: PhraseTable;
  /** Whether words that follow one another are the name of a dish. */
  readonly isName: (words: readonly string[]) => boolean;
};

/** Brings the words of a question to known ones. */
export type Mender = (words: readonly string[]) => readonly string[];

const PREFIXES = 'meng meny mem men me ber be di ter peng pem pen pe se nge ng'.split(' ');
const SUFFIXES = 'annya kannya nya kan lah kah pun an in ku mu ny i'.split(' ');
/** What may fall off a real word: "bersantan" is about santan, "kepala" is not about pala. */
const PLAIN_PREFIXES = ['ber', 'di'];
const PLAIN_SUFFIXES = ['nya', 'nyaa', 'lah'];
/** Shortest stem that is left when an affix falls away, in letters. */
const MIN_STEM_LENGTH = 3;
/** Shortest stem of a real word, in letters. */
const MIN_REAL_STEM_LENGTH = 4;
/** Shortest of the words that are written as one, in letters: food, and talk, which is near to anything. */
const MIN_PART_LENGTH = 3;
const MIN_TALK_PART_LENGTH = 4;
/** Shorter words are taken as they are, in letters. */
const MIN_MENDED_LENGTH = 3;
/** Most typing errors corrected in one question; the rest stays as typed. */
const MAX_SLIPS = 8;

/**
 * Makes the mender. An unknown word loses its affixes (`pedasnya`), gets the vowels that its writer
 * saved (`tmpe`), its typing error mended (`rendnag`), or is parted (`sotoayam`). A real word
 * of another meaning stays what it is, and so does one for which there is nothing near.
 */
export function createMender(vocabulary: Vocabulary): Mender {
  const { wishes, talk, isReal, outside } = vocabulary;
  const candidates = [...wishes]
    .filter(([word]) => word.length >= MIN_MENDED_LENGTH && word !== 'babi')
    .map(([word, uses]): Candidate => ({ word, uses, letters: letterBits(word) }));
  const byLength: CandidatesByLength = groupByLength(candidates);
  const bySkeleton = new Map<string, Candidate[]>();
  const spoken = [...talk].filter((word) => !wishes.has(word));
  for (const candidate of [
    ...candidates,
    ...spoken.map((word) => ({ word, uses: SPOKEN_USES, letters: 0 })),
  ]) {
    const skeleton = dropVowels(candidate.word);
    bySkeleton.set(skeleton, [...(bySkeleton.get(skeleton) ?? []), candidate]);
  }
  const isWish = (word: string) => wishes.has(word);
  // "Cabe" is known by its spelling alone.
  const isStem = (word: string) =>
    isWish(word) || spellWord(word).some((one) => (wishes.get(one) ?? 0) > 0);

  function mendWord(words: readonly string[], at: number, maySlip: boolean): readonly string[] {
    const word = words[at] ?? '';
    const isKnown = isWish(word) || talk.has(word) || outside.has(word);
    if (isKnown || !/^[a-z]+$/u.test(word)) return [word];
    const real = isReal(word);
    const stem = real
      ? findStem(word, isStem, PLAIN_PREFIXES, PLAIN_SUFFIXES, MIN_REAL_STEM_LENGTH)
      : findStem(word, isStem, PREFIXES, SUFFIXES, MIN_STEM_LENGTH);
    if (stem !== undefined) return spellWord(stem);
    if (word.length < MIN_MENDED_LENGTH || !maySlip) return [word];
    const isSpoken = (one: string) => talk.has(one);
    const plainTalk = findStem(word, isSpoken, PLAIN_PREFIXES, PLAIN_SUFFIXES, MIN_STEM_LENGTH);
    if (plainTalk !== undefined) return spellWord(plainTalk);
    // Only a whole name around it makes a real word a slip: "asian betawi".
    if (real) return spellWord(findSlip(words, at, byLength, vocabulary, true) ?? word);
    const spokenStem = findStem(word, isSpoken, PREFIXES, SUFFIXES, MIN_STEM_LENGTH);
    if (spokenStem !== undefined) return spellWord(spokenStem);
    const shortened = findShortened(word, bySkeleton);
    if (shortened !== undefined) return spellWord(shortened);
    const slip = findSlip(words, at, byLength, vocabulary, false);
    if (slip !== undefined) return spellWord(slip);
    const parts = findParts(word, vocabulary);
    if (parts !== undefined) return parts;
    return spellWord(findTwoSlips(words, at, byLength, vocabulary) ?? word);
  }

  return (words) => {
    let slips = 0;
    return words.flatMap((word, at) => {
      const mended = mendWord(words, at, slips < MAX_SLIPS);
      if (!wishes.has(word) && !talk.has(word)) slips += 1;
      return mended;
    });
  };
}

function findStem(
  word: string,
  isKnown: (stem: string) => boolean,
  prefixes: readonly string[],
  suffixes: readonly string[],
  minLength: number,
): string | undefined {
  const ends = ['', ...suffixes.filter((suffix) => word.endsWith(suffix))];
  const starts = ['', ...prefixes.filter((prefix) => word.startsWith(prefix))];
  for (const start of starts) {
    for (const end of ends) {
      const stem = word.slice(start.length, word.length - end.length);
      if (stem !== word && stem.length >= minLength && isKnown(stem)) return stem;
    }
  }
  return undefined;
}

/** Weight of a common word beside words of names when it is written without vowels. */
const SPOKEN_USES = 30;
/** Fewer letters could be anything. */
const MIN_SHORTENED_LENGTH = 3;

const dropVowels = (word: string): string =>
  word.charAt(0) + word.slice(1).replaceAll(/[aiueo]/gu, '');

/** `tmpe`, `gprek`, `mkn`: the vowels are missing, some or all, and nothing else. */
function findShortened(
  word: string,
  bySkeleton: ReadonlyMap<string, readonly Candidate[]>,
): string | undefined {
  const skeleton = dropVowels(word);
  if (word.length < MIN_SHORTENED_LENGTH || skeleton.length < MIN_SHORTENED_LENGTH - 1)
    return undefined;
  let best: Candidate | undefined;
  for (const candidate of bySkeleton.get(skeleton) ?? []) {
    if (candidate.word.length <= word.length || !isWithin(word, candidate.word)) continue;
    if (candidate.uses > (best?.uses ?? -1)) best = candidate;
  }
  return best?.word;
}

/** Whether a longer word has the letters of a shorter one in their order. */
function isWithin(shorter: string, longer: string): boolean {
  let at = 0;
  for (const letter of longer) if (letter === shorter[at]) at += 1;
  return at === shorter.length;
}

/** "reseprendangtelor": the fewest known words that make up a longer one, some food among them. */
function findParts(word: string, { wishes, talk }: Vocabulary): readonly string[] | undefined {
  const usesOf = (part: string) => Math.max(...spellWord(part).map((one) => wishes.get(one) ?? 0));
  const isPart = (part: string) =>
    usesOf(part) > 0 ||
    part === 'tanpa' ||
    (part.length >= MIN_TALK_PART_LENGTH && (talk.has(part) || wishes.has(part)));
  const partings: (readonly string[] | undefined)[] = [[]];
  for (let end = MIN_PART_LENGTH; end <= word.length; end += 1) {
    for (let start = 0; start <= end - MIN_PART_LENGTH; start += 1) {
      const before = partings[start];
      if (before === undefined || before.length >= (partings[end]?.length ?? Infinity) - 1)
        continue;
      const part = word.slice(start, end);
      if (isPart(part)) partings[end] = [...before, part];
    }
  }
  const parts = partings[word.length];
  return parts !== undefined && parts.length > 1 && parts.some((part) => usesOf(part) > 0)
    ? parts.flatMap(spellWord)
    : undefined;
}
