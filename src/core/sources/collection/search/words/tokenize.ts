import { DRAWN_OUT } from '../../../../lines/chat-words.ts';
import { spellWord } from './word-spellings.ts';

/** Marks a comma or a line break between words. */
export const PAUSE = ',';
/** Marks the end of a sentence. */
export const STOP = '.';

/**
 * Splits a text into the words that search compares: lower case, one spelling, without accents and
 * apostrophes. Hyphens separate words (`rica-rica`), a 2 doubles them (`gado2`), digits are separated
 * from letters (`15rb`), dots between digits are removed (`10.000`).
 */
export function tokenize(text: string): readonly string[] {
  return readWords(text, false);
}

/** A name as search compares it: its words by {@link tokenize}, a space between them. */
export const foldName = (name: string): string => tokenize(name).join(' ');

/** Like {@link tokenize}; "santennya" is "santan". */
export const tokenizeStems = (text: string): readonly string[] =>
  tokenize(text.replaceAll(/(\p{L}{4})nya\b/giu, '$1'));

/** Like {@link tokenize}, with a {@link PAUSE} at each comma and a {@link STOP} after each sentence. */
export function tokenizeQuestion(text: string): readonly string[] {
  return readWords(text, true);
}

/** `gado gado` and `gado` are one name, as are `kue kue kering` and `kue kering`. */
export function joinWords(words: readonly string[]): string {
  return words.filter((word, index) => word !== words[index - 1]).join(' ');
}

const MARKS = /\p{Mark}/gu;
const APOSTROPHES = /['’‘`´]/gu;
/** "Agar" alone means "so that", unless nothing follows it, or it is refused. */
const JELLY = /\bagar(?:[ -]agar\b|2)|(?<=\btanpa )agar\b|(?<=[a-z] )agar(?= *(?:$|[,.?!]))/gu;
const DOUBLED = /([a-z]{2,})2(?![0-9])/gu;
const GROUPED_DIGITS = /(\d)[.,](?=\d{3}(?!\d))/gu;
const DECIMAL_COMMA = /(\d),(?=\d)/gu;
const WORDS = /\d+(?:\.\d+)?|[a-z]+|[,;/\n&+<(]|[.!?](?=\s|$)/gu;
const PLAIN = /^[a-z ]+$/u;
/** No words: "wkwkwk", "hehe", "huhuhu". */
const LAUGHTER = /^(?:|w?k?(?:wk)+w?|(?:h[aeiu]){2,}h?)$/u;

function readWords(text: string, pauses: boolean): readonly string[] {
  const lower = text.toLowerCase().replace(JELLY, 'agaragar');
  const found = !pauses && PLAIN.test(lower) ? lower.split(' ') : tidy(lower).match(WORDS);
  const words: string[] = [];
  for (const word of found ?? []) {
    const symbol = SYMBOLS.get(word);
    if (symbol !== undefined) {
      if (pauses) words.push(...symbol);
    } else if (word === 'g' && !/^\d/u.test(words.at(-1) ?? '')) words.push('tidak');
    // "Iso" is beef intestine; in Javanese, after a "no", it means "can".
    else if (word === 'iso' && words.at(-1) === 'tidak') words.push('bisa');
    // Without vowels, "bikin" and "bukan" look the same.
    else if (word === 'bkn' && [undefined, 'cara'].includes(words.at(-1))) words.push('bikin');
    else if (!LAUGHTER.test(word)) words.push(...spellWord(word));
  }
  return words;
}

function tidy(lower: string): string {
  return lower
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(APOSTROPHES, '')
    .replace(/\bw\/o\b/gu, 'tanpa')
    .replace(DOUBLED, '$1 $1')
    .replace(GROUPED_DIGITS, '$1')
    .replace(DECIMAL_COMMA, '$1.')
    .replace(DRAWN_OUT, '$1');
}

const SYMBOLS: ReadonlyMap<string, readonly string[]> = new Map([
  [',', [PAUSE]],
  [';', [PAUSE]],
  ['(', [PAUSE]],
  ['/', ['atau']],
  ['\n', [PAUSE]],
  ['&', ['dan']],
  ['+', ['dan']],
  ['<', ['di', 'bawah']],
  ['.', [STOP]],
  ['!', [STOP]],
  ['?', [STOP]],
]);
