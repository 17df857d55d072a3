import { foldText } from './fold-text.ts';

/** What phrases mean: folded words joined by a space → meaning. */
export type Lexicon<Meaning> = ReadonlyMap<string, Meaning>;

/**
 * The words of a question while it is read. A word that has been understood becomes `undefined`, so
 * that nothing reads it again and its neighbours do not close up.
 */
export type OpenWords = (string | undefined)[];

/** A phrase found in a question. */
export type Found<Meaning> = {
  readonly phrase: string;
  readonly at: number;
  readonly meaning: Meaning;
};

/** Longest phrase of any lexicon, in words. */
const MAX_PHRASE_LENGTH = 5;

/**
 * Makes a lexicon of rows `[phrases, meaning]`, the phrases of a row parted by `|` and spelled in
 * any way that {@link foldText} reads.
 */
export function createLexicon<Meaning>(
  rows: readonly (readonly [phrases: string, meaning: Meaning])[],
): Lexicon<Meaning> {
  return new Map(
    rows.flatMap(([phrases, meaning]) =>
      phrases.split('|').map((phrase) => [foldText(phrase).join(' '), meaning] as const),
    ),
  );
}

/** The longest phrase of the lexicon that begins at a word; what is understood is not looked at. */
export function findPhrase<Meaning>(
  words: OpenWords,
  at: number,
  lexicon: Lexicon<Meaning>,
): (Found<Meaning> & { readonly length: number }) | undefined {
  let length = 0;
  while (length < MAX_PHRASE_LENGTH && words[at + length] !== undefined) length += 1;
  for (; length > 0; length -= 1) {
    const phrase = words.slice(at, at + length).join(' ');
    const meaning = lexicon.get(phrase);
    if (meaning !== undefined) return { phrase, at, meaning, length };
  }
  return undefined;
}

/** Takes every phrase of the lexicon out of the question, the longest first at each word. */
export function takePhrases<Meaning>(
  words: OpenWords,
  lexicon: Lexicon<Meaning>,
): readonly Found<Meaning>[] {
  const taken: Found<Meaning>[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const found = findPhrase(words, at, lexicon);
    if (found !== undefined) {
      closeWords(words, at, found.length);
      taken.push(found);
    }
  }
  return taken;
}

export function closeWords(words: OpenWords, at: number, length: number): void {
  words.fill(undefined, at, at + length);
}
