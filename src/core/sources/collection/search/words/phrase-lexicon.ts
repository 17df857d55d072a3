import { foldName, PAUSE } from './tokenize.ts';

/** Meanings of phrases: folded words joined by a space → meaning. A word that was read has none. */
export interface Lexicon<Meaning> extends ReadonlyMap<string, Meaning> {
  get(phrase: string | undefined): Meaning | undefined;
  has(phrase: string | undefined): boolean;
}

/** A lexicon that knows its phrases only by their hashes. */
type PackedLexicon<Meaning> = {
  get(phrase: string): Meaning | undefined;
  /** Words in the longest phrase. */
  readonly longest: number;
};

export type Phrases<Meaning> = Lexicon<Meaning> | PackedLexicon<Meaning>;

/**
 * The words of a question while it is read. A word that has been read becomes `undefined`, so that it
 * is not read twice and its neighbours do not become adjacent.
 */
export type Tokens = (string | undefined)[];

/** A phrase found in a question. */
export type Found<Meaning> = {
  readonly phrase: string;
  readonly at: number;
  /** In words. */
  readonly length: number;
  readonly meaning: Meaning;
};

/**
 * Creates a lexicon from rows `[phrases, meaning]`, the phrases of a row separated by `|` and in any
 * spelling that {@link tokenize} accepts.
 */
export function createLexicon<Meaning>(
  rows: readonly (readonly [phrases: string, meaning: Meaning])[],
): Lexicon<Meaning> {
  return new Map(
    rows.flatMap(([phrases, meaning]) =>
      phrases.split('|').map((phrase) => [foldName(phrase), meaning] as const),
    ),
  );
}

/** Phrases that all mean the same, separated by `|`. */
export const phraseSet = (phrases: string): Lexicon<true> => createLexicon([[phrases, true]]);

/** For each lexicon, the first words of its phrases → length in words of the longest such phrase. */
const firstWords = new WeakMap<Lexicon<unknown>, ReadonlyMap<string, number>>();

/** A question of 80 words consults twenty lexicons per word: most lookups end here. */
function longestFrom(first: string, lexicon: Lexicon<unknown>): number {
  let lengths = firstWords.get(lexicon);
  if (lengths === undefined) {
    const counted = new Map<string, number>();
    for (const phrase of lexicon.keys()) {
      const [word = '', ...others] = phrase.split(' ');
      counted.set(word, Math.max(counted.get(word) ?? 0, others.length + 1));
    }
    lengths = counted;
    firstWords.set(lexicon, counted);
  }
  return lengths.get(first) ?? 0;
}

/** The longest phrase of the lexicon that begins at a word, ignoring words already read. */
export function findPhrase<Meaning>(
  words: Readonly<Tokens>,
  at: number,
  lexicon: Phrases<Meaning>,
): Found<Meaning> | undefined {
  const first = words[at];
  if (first === undefined) return undefined;
  const longest = 'longest' in lexicon ? lexicon.longest : longestFrom(first, lexicon);
  let length = 0;
  const isInside = (word: string | undefined) => word !== undefined && word !== PAUSE;
  while (length < longest && isInside(words[at + length])) length += 1;
  for (; length > 0; length -= 1) {
    const phrase = words.slice(at, at + length).join(' ');
    const meaning = lexicon.get(phrase);
    if (meaning !== undefined) return { phrase, at, meaning, length };
  }
  return undefined;
}

/** Longest name of a dish, in words. */
const MAX_NAME_WORDS = 6;

/** Consecutive unread words as a name, which has a doubled word once unless `isDoubled`. */
function phraseAt(words: Tokens, at: number, length: number, isDoubled = false) {
  let phrase = '';
  for (let place = at; place < at + length; place += 1) {
    const word = words[place];
    if (word === undefined || word === PAUSE) return undefined;
    if (phrase === '') phrase = word;
    else if (isDoubled || word !== words[place - 1]) phrase += ` ${word}`;
  }
  return phrase;
}

type PhraseLimits = { max?: number; from?: 'start' | 'end'; isDoubled?: boolean };

/** The longest name of at most `max` words that begins or ends at a word, of those that are meant. */
export function longestPhrase(
  words: Tokens,
  at: number,
  isMeant: (phrase: string, length: number) => boolean,
  { max = MAX_NAME_WORDS, from = 'start', isDoubled = false }: PhraseLimits = {},
) {
  for (let length = max; length > 0; length -= 1) {
    const start = from === 'start' ? at : at - length + 1;
    const phrase = phraseAt(words, start, length, isDoubled);
    if (phrase !== undefined && isMeant(phrase, length))
      return { phrase, start, length, end: start + length };
  }
  return undefined;
}

/** Every phrase that may be a name, the longest first; words that are read in the meantime are left out. */
export function* listPhrases(words: Tokens, leastLength: number) {
  for (let length = MAX_NAME_WORDS; length >= leastLength; length -= 1) {
    for (const at of words.keys()) {
      const phrase = phraseAt(words, at, length);
      if (phrase !== undefined) yield { phrase, at, length };
    }
  }
}

/** Every phrase of the lexicon in the question, the longest first at each word; no word is in two of them. */
export function findPhrases<Meaning>(
  words: Readonly<Tokens>,
  lexicon: Phrases<Meaning>,
): readonly Found<Meaning>[] {
  const all: Found<Meaning>[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const found = findPhrase(words, at, lexicon);
    if (found === undefined) continue;
    all.push(found);
    at += found.length - 1;
  }
  return all;
}

/** Removes these phrases from the question. */
export function takePhrases<Meaning>(
  words: Tokens,
  lexicon: Phrases<Meaning>,
): readonly Found<Meaning>[] {
  const taken = findPhrases(words, lexicon);
  for (const { at, length } of taken) consume(words, at, length);
  return taken;
}

export function consume(words: Tokens, at: number, length: number): void {
  words.fill(undefined, at, at + length);
}

/** Removes every mention of these phrases. */
export const consumePhrases = (words: Tokens, phrases: readonly string[]): void =>
  void takePhrases(words, new Map(phrases.map((phrase) => [phrase, true])));
