import { LINE } from './packed-lines.ts';

/**
 * The texts of the collection, written with a dictionary: a frequent phrase is one character, spaces beside
 * it and the capital of a sentence go without saying. gzip finds what repeats within a file; this, what
 * repeats between files.
 */

/** The phrases of the dictionary, by code. */
export type Phrases = readonly string[];

/** Between the parts of a line: ingredients, steps. Each is a sentence. */
export const ENTRY = '|';
/** Before a sentence that begins with a small letter. */
const SMALL_START = '^';
/** Must not occur in a text. */
export const CODING_MARKS = [ENTRY, SMALL_START] as const;

/** The longest phrase, in words. */
const MAX_PHRASE_WORDS = 3;
/** The character for the first phrase; recipes use neither it nor any after it. */
const FIRST_CODE = 0x100;
/** UTF-8 has two bytes for each of them. More would save less than the table grows, which every answer loads. */
export const MAX_PHRASES = 0x600 - FIRST_CODE;
/** Codes that UTF-8 begins with the same byte. */
export const CODES_PER_BYTE = 64;

const CODE = String.raw`[\u0100-\u07ff]`;
export const CODES = new RegExp(CODE, 'gu');
/** What stands before a word without a space between, and what after it. */
const BEFORE = String.raw`[${LINE}|=^(/"' \-]`;
const AFTER = String.raw`[${LINE}|=)/.,;:"'!?% \-]`;

/** Words beside each other, separated by single spaces. */
const WORDS = new RegExp(`(?<=^|${BEFORE})[a-z]+(?: [a-z]+)*(?=$|${AFTER})`, 'giu');
const NOT_BEFORE = BEFORE.replace('[', '[^');
const NOT_AFTER = AFTER.replace('[', '[^');
const SPACE_BESIDE_CODE = new RegExp(
  `(?<=${NOT_BEFORE}) (?=${CODE})|(?<=${CODE}) (?=${NOT_AFTER})`,
  'gu',
);
const LEFT_OUT_SPACE = new RegExp(
  `(?<=${NOT_BEFORE})(?=${CODE})|(?<=${CODE})(?=${NOT_AFTER})`,
  'gu',
);
const SENTENCE_START = new RegExp(String.raw`(?<=^|[${LINE}|]|[.!?] )(\^?)([a-z])`, 'giu');

/** All phrases of an uncoded text. */
export const phrasesIn = (text: string): readonly string[] =>
  [...text.matchAll(WORDS)].flatMap(([run]) => {
    const words = run.split(' ');
    return words.flatMap((_, at) => phrasesAt(words, at));
  });

/** The longest first. */
function phrasesAt(words: readonly string[], at: number): readonly string[] {
  const longest = Math.min(MAX_PHRASE_WORDS, words.length - at);
  return Array.from({ length: longest }, (_, fewer) =>
    words.slice(at, at + longest - fewer).join(' '),
  );
}

/** Sentences begin with a small letter; one that does already gets a mark. */
export const dropCapitals = (text: string): string =>
  text.replaceAll(SENTENCE_START, (_, _mark: string, letter: string) =>
    letter === letter.toLowerCase() ? SMALL_START + letter : letter.toLowerCase(),
  );

/** What {@link dropCapitals} was given. */
export const restoreCapitals = (text: string): string =>
  text.replaceAll(SENTENCE_START, (_, mark: string, letter: string) =>
    mark === '' ? letter.toUpperCase() : letter,
  );

/** @throws Error if the text has a character that is a code. */
export function encode(text: string, phrases: Phrases): string {
  const [taken] = text.match(CODES) ?? [];
  if (taken !== undefined) throw new Error(`"${taken}" stands for a phrase in packed dishes`);
  const codes = new Map(phrases.map((one, at) => [one, String.fromCharCode(FIRST_CODE + at)]));
  return text
    .replaceAll(WORDS, (run) => encodeRun(run.split(' '), codes))
    .replaceAll(SPACE_BESIDE_CODE, '');
}

function encodeRun(words: readonly string[], codes: ReadonlyMap<string, string>): string {
  const encoded: string[] = [];
  for (let at = 0; at < words.length;) {
    const known = phrasesAt(words, at).find((one) => codes.has(one));
    const phrase = known ?? words[at] ?? '';
    encoded.push(codes.get(phrase) ?? phrase);
    at += phrase.split(' ').length;
  }
  return encoded.join(' ');
}

/** What {@link encode} was given. */
export const decode = (text: string, phrases: Phrases): string =>
  text.replaceAll(LEFT_OUT_SPACE, ' ').replaceAll(CODES, (code) => phrases[codeNumber(code)] ?? '');

/** The position of a code's phrase. */
export const codeNumber = (code: string): number => code.charCodeAt(0) - FIRST_CODE;
