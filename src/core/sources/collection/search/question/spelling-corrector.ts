import { wordSet } from '../../../../lines/word-set.ts';
import { spellWord } from '../words/word-spellings.ts';
import { createTypoFinder, type KnownWord } from './find-typo.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Maps the words of a question to known ones. */
export type SpellingCorrector = (words: readonly string[]) => readonly string[];

/** Parts of words that may be removed. */
type Affixes = {
  readonly prefixes: readonly string[];
  /** Short before long: "jamuannya" is about "jamuan", not "jamu". */
  readonly suffixes: readonly string[];
  /** Shortest stem that may be left, in letters. */
  readonly minStem: number;
};

const AFFIXES: Affixes = {
  prefixes: 'meng meny mem men me ber be di ter peng pem pen pe se nge ng'.split(' '),
  suffixes: 'nya annya kannya kan lah kah pun an in ku mu ny i na ne'.split(' '),
  minStem: 3,
};
/** Affixes that a real word may lose: "bersantan" is about santan, "kepala" is not about pala. */
const AFFIXES_OF_REAL: Affixes = {
  prefixes: ['ber', 'di'],
  suffixes: ['nya', 'nyaa', 'lah'],
  minStem: 4,
};
/** Shortest parts of words written as one, in letters: of food, and of small talk, which resembles anything. */
const MIN_JOINED_LENGTH = 3;
const MIN_JOINED_TALK_LENGTH = 4;
/** Shorter words are never corrected, in letters. */
const MIN_CORRECTED_LENGTH = 3;
/** In a longer question an unknown word is more likely something else than a misspelt rare dish. */
const MANY_WORDS = 8;
/** Before somebody's name. */
const HONORIFICS = wordSet('mas mbak bu pak bang kak om tante');
/** Words found in fewer names and ingredients are rare. */
const COMMON_USES = 3;
/** Most unknown words of a question that are looked at closely; the rest stays as typed. */
const MAX_CORRECTED_WORDS = 8;

/**
 * Creates the corrector. An unknown word loses its affixes (`pedasnya`), gets back omitted vowels
 * (`tmpe`), has its typo corrected (`rendnag`), or is split (`sotoayam`). Its neighbours decide between
 * words with the same consonants, and confirm one that lacks more (`nasi grg`). A real word with
 * another meaning stays as it is, and so does a word with no close match.
 */
export function createSpellingCorrector(vocabulary: Vocabulary): SpellingCorrector {
  const { wishes, isFood, smallTalk, isReal, isPair } = vocabulary;
  const candidates = [...wishes]
    .filter(([word]) => word.length >= MIN_CORRECTED_LENGTH && word !== 'babi')
    .map(([word, uses]): KnownWord => ({ word, uses }));
  const findTypo = createTypoFinder(candidates);
  const bySkeleton = new Map<string, KnownWord[]>();
  const byShortest = new Map<string, KnownWord[]>();
  const spoken = [...smallTalk].filter((word) => !wishes.has(word));
  for (const candidate of [...candidates, ...spoken.map((word) => ({ word, uses: SPOKEN_USES }))]) {
    const skeleton = dropVowels(candidate.word);
    addUnder([skeleton, dropNasal(skeleton)], candidate, bySkeleton);
    addUnder([skeleton, ...shorterSkeletons(candidate.word)], candidate, byShortest);
  }
  const isWish = (word: string) => wishes.has(word);
  const isKnown = (word: string) => isWish(word) || smallTalk.has(word);
  // Some words are known only as a spelling of another: "cabe".
  const isStem = (word: string) =>
    isWish(word) ||
    (word.length >= MIN_JOINED_TALK_LENGTH && smallTalk.has(word)) ||
    spellWord(word).some(isFood);

  function correctWord(word: string, mayBeTypo: boolean, leastUses: number): readonly string[] {
    if (isKnown(word) || !/^[a-z]+$/u.test(word)) return [word];
    const real = isReal(word);
    const stem = findStem(word, isStem, real ? AFFIXES_OF_REAL : AFFIXES);
    if (stem !== undefined) return spellWord(stem);
    if (word.length < MIN_CORRECTED_LENGTH || !mayBeTypo) return [word];
    if (real && !isUnspeakable(word)) return [word];
    const shortened = findShortened(word, bySkeleton.get(dropVowels(word)));
    if (shortened !== undefined) return spellWord(shortened);
    if (real) return [word];
    const typo = findTypo(word, leastUses);
    if (typo !== undefined) return spellWord(typo);
    return findParts(word, vocabulary) ?? [word];
  }

  const shortestOf = (word: string) => byShortest.get(dropVowels(word)) ?? [];

  /** The word that makes a name with one beside it, whose vowels and nasals were left out. */
  function findNamed(word: string, before: string, after: readonly string[]): string | undefined {
    if (isKnown(word) || (isReal(word) && HAS_VOWEL.test(word) && !isUnspeakable(word)))
      return undefined;
    return findShortened(word, shortestOf(word), (candidate) =>
      spellWord(candidate).some(
        (plain) => isPair(before, plain) || after.some((next) => isPair(plain, next)),
      ),
    );
  }

  return (words) => {
    let unknown = 0;
    const leastUses = words.length > MANY_WORDS ? COMMON_USES : 0;
    // A word that is repeated is looked at closely once.
    const corrected = new Map<string, readonly string[]>();
    const correctAlone = (word: string): readonly string[] => {
      const correction = corrected.get(word) ?? correctWord(word, true, leastUses);
      corrected.set(word, correction);
      return correction;
    };
    let before = '';
    return words.flatMap((word, at) => {
      if (!isKnown(word)) unknown += 1;
      // A name is no typo: "mbak susi" is not about a kue sus. "Kak mnta resep" has only lost its vowels.
      const isName = HONORIFICS.has(words[at - 1]) && words[at - 2] !== 'ikan';
      if (isName && !isKnown(word) && !isReal(word))
        return spellWord(findShortened(word, bySkeleton.get(dropVowels(word))) ?? word);
      if (unknown > MAX_CORRECTED_WORDS) return correctWord(word, false, leastUses);
      const next = words[at + 1] ?? '';
      const after = [...correctAlone(next), ...shortestOf(next).map((candidate) => candidate.word)];
      const named = findNamed(word, before, after);
      const correction = named === undefined ? correctAlone(word) : spellWord(named);
      before = correction.at(-1) ?? '';
      return correction;
    });
  };
}

function findStem(
  word: string,
  isKnown: (stem: string) => boolean,
  { prefixes, suffixes, minStem }: Affixes,
): string | undefined {
  const ends = ['', ...suffixes.filter((suffix) => word.endsWith(suffix))];
  const starts = ['', ...prefixes.filter((prefix) => word.startsWith(prefix))];
  return starts
    .flatMap((start) => ends.map((end) => word.slice(start.length, word.length - end.length)))
    .find((stem) => stem !== word && stem.length >= minStem && isKnown(stem));
}

/** Weight of a common word written without vowels, relative to words of names. */
const SPOKEN_USES = 30;
/** With fewer letters it could be anything. */
const MIN_SHORTENED_LENGTH = 3;

const dropVowels = (word: string): string =>
  word.charAt(0) + word.slice(1).replaceAll(/[aiueo]/gu, '');

/** In longer words the nasal before a g may be missing, too: `gmpg` is `gampang`. */
const dropNasal = (skeleton: string): string => skeleton.replace(/(?<=...)ng/u, 'g');

/** Without nasals before another consonant, or without those before a g: `kgkg`, `mlg`, `grg`. */
const shorterSkeletons = (word: string): readonly string[] =>
  [/(?<=.)[mn](?=[^aiueoy])/gu, /(?<=.)n(?=g)/gu].map((nasals) =>
    dropVowels(word.replaceAll(nasals, '')),
  );

function addUnder(
  keys: readonly string[],
  candidate: KnownWord,
  byKey: Map<string, KnownWord[]>,
): void {
  for (const key of new Set(keys)) {
    const found = byKey.get(key);
    if (found === undefined) byKey.set(key, [candidate]);
    else found.push(candidate);
  }
}

const HAS_VOWEL = /[aiueo]/u;
/** Consonants that no word has side by side: "mnd" at the beginning, "rtb" within. */
const UNSPEAKABLE = /^(?![^aiueo][hlrwy]|s)[^aiueo]{2}|[^aiueo]{3}./u;
/** Whether vowels must be missing; shorter words may be abbreviations. */
const isUnspeakable = (word: string): boolean =>
  word.length > MIN_SHORTENED_LENGTH && UNSPEAKABLE.test(word.replaceAll(/n[gy]/gu, 'n'));

/** `tmpe`, `gprek`, `mkn`: only vowels are missing, some or all. */
function findShortened(
  word: string,
  candidates: readonly KnownWord[] = [],
  isMeant: (candidate: string) => boolean = () => true,
): string | undefined {
  if (word.length < MIN_SHORTENED_LENGTH || dropVowels(word).length < MIN_SHORTENED_LENGTH - 1)
    return undefined;
  let best: KnownWord | undefined;
  for (const candidate of candidates) {
    if (candidate.word.length <= word.length || !isWithin(word, candidate.word)) continue;
    if (candidate.uses > (best?.uses ?? -1) && isMeant(candidate.word)) best = candidate;
  }
  return best?.word;
}

/** Whether a longer word contains the letters of a shorter one in order. */
function isWithin(shorter: string, longer: string): boolean {
  let at = 0;
  for (const letter of longer) if (letter === shorter[at]) at += 1;
  return at === shorter.length;
}

/** Short words that stand between others, however short. */
const GLUE = wordSet('tanpa yg yang gak');

/** The fewest known words that are written as one, at least one of them food: "reseprendangtelor". */
function findParts(word: string, { wishes, smallTalk }: Vocabulary): readonly string[] | undefined {
  const usesOf = (part: string) =>
    Math.max(...spellWord(part).map((word) => wishes.get(word) ?? 0));
  const isPart = (part: string) =>
    GLUE.has(part) ||
    (part.length >= MIN_JOINED_LENGTH && usesOf(part) > 0) ||
    (part.length >= MIN_JOINED_TALK_LENGTH && (smallTalk.has(part) || wishes.has(part)));
  const parts = splitFewest(word, isPart);
  return parts !== undefined && parts.length > 1 && parts.some((part) => usesOf(part) > 0)
    ? parts.flatMap(spellWord)
    : undefined;
}

/** Splits a word into as few parts as possible. */
function splitFewest(
  word: string,
  isPart: (part: string) => boolean,
): readonly string[] | undefined {
  /** The fewest parts of the beginning of the word, for each length of it. */
  const splits: (readonly string[] | undefined)[] = [[]];
  for (let end = 1; end <= word.length; end += 1) {
    for (const [start, before] of splits.entries()) {
      const isFewer = before !== undefined && before.length + 1 < (splits[end]?.length ?? Infinity);
      if (isFewer && start < end && isPart(word.slice(start, end)))
        splits[end] = [...before, word.slice(start, end)];
    }
  }
  return splits[word.length];
}
