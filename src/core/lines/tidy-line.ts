import { editDistance } from './edit-distance.ts';
import { spellFractions } from './fraction-signs.ts';
import { isWeightOrVolume, readUnit } from './kitchen-units.ts';
import { AS_NEEDED, SPELLED_NUMBER } from './read-amount.ts';
import { spellNumbers } from './spell-numbers.ts';
import { wordSet } from './word-set.ts';

/** Longest line that is read; anything longer is prose, not an ingredient. */
const MAX_LINE_LENGTH = 400;

/** Most lines have no other characters. */
const PLAIN = /^[a-z\d ,.()/:+-]*$/iu;
export const KEYCAP_NUMBER = /^\s*(?:\d\u{FE0F}?\u{20E3})+/u;
const PICTURES = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{1F1E6}-\u{1F1FF}]/gu;
const INVISIBLE = /\p{Cf}|\p{Cc}|\u{FE0F}|\u{20E3}/gu;
/** Signs, pictures and blanks before the first word; not the point of ".5 kg". */
const BULLET = /^(?:[^\p{L}\p{N}(±.,]|[.,](?!\d))+/u;
const NUMBERING = /^\(?\d{1,2}\s*(?:\.?[)\]]\s*(?=\S)|\.\s+(?=\S)|\.(?=(\p{L}+)))/u;
/** Units that are also what to do: "1.potong ayam" is a step. */
const VERBS = wordSet('belah bungkus gulung ikat iris kepal potong sisir takar tusuk');
const BETWEEN = String.raw`s\/d|s\.d\.?|sd|sampai(?: dengan)?|sampe|smp|hingga|atau|ato|to|or|ke`;
const RANGE_MARK = new RegExp(BETWEEN, 'u');
/** Joins the two ends of a range, in digits or words. */
const RANGE = new RegExp(
  String.raw`(?<=\d|(?<!\p{L})(?:${SPELLED_NUMBER}))\s*(?:${BETWEEN})\s*(?=\d|(?:${SPELLED_NUMBER})(?!\p{L}))`,
  'gu',
);
/** Talk before an ingredient: "aku pake ayam 1 ekor", "siapin telur". */
const TALK =
  /^(?:(?:(?:aku|saya|sy|gue|gw|kami) )?(?:pakai|pake|pk)|siap(?:in|kan)|sediakan) (?=\S)/u;

/** A line without bullet and number: "• (1) tepung", "1)tepung". A unit after a point has the number: "2.butir telur". */
export function stripListMark(line: string): string {
  return line
    .replace(BULLET, '')
    .replace(NUMBERING, (mark, word: string = '') =>
      readUnit(word) === undefined || VERBS.has(word.toLowerCase()) ? '' : mark,
    )
    .replace(BULLET, '');
}

/**
 * A line in the form the other readers expect: lower case, one kind of dash, fractions spelt out,
 * numbers apart from letters (`250gr` → `250 gr`), without bullets, numbering, emojis and bold
 * marks.
 */
export function tidyLine(line: string): string {
  const cut = line.slice(0, MAX_LINE_LENGTH);
  // A capital after a unit begins the name: "500grTepung".
  const opened = /\d/u.test(cut)
    ? cut.replaceAll(/(?<=\d\s?[a-z]{1,7})(?=\p{Lu}\p{L}{2})/gu, ' ')
    : cut;
  const plain = PLAIN.test(opened) ? opened.toLowerCase() : plainText(opened);
  const text = plain
    // A point before a digit is a decimal one (".5 kg"), before a space a bullet.
    .replace(/^\s*[.,](?=\d)/u, '0.')
    .replaceAll(/\bs\. ?d\.? ?(?:([mt])\b\.?|(?=\d))/gu, (_, spoon = '') => `sd${spoon} `);
  const spaced = spaceNumbers(stripListMark(text)).replace(TALK, '');
  return (ENGLISH.test(spaced) ? readEnglish(spaced) : spaced)
    .replace(EACH_FIRST, (line, amount: string, unit: string, foods: string) =>
      readUnit(unit) === undefined ? line : `${foods} masing-masing ${amount} ${unit}`,
    )
    .replaceAll(/\bs[a-z]{6,14}\b/gu, spellToTaste)
    .replaceAll(AS_NEEDED_ANYWHERE, 'secukupnya')
    .replaceAll(/\bduo bawang\b/gu, 'bawang merah dan bawang putih')
    .replaceAll(/\s+/gu, ' ')
    .slice(0, MAX_LINE_LENGTH)
    .trim();
}

const ENGLISH = /^(?:an?|one) |(?<=\p{L}) of /u;
/** Writes an English amount as an Indonesian line has it: "a pinch of salt" as "1 pinch salt". */
function readEnglish(text: string): string {
  return text.replace(
    /^(?:(?:an?|one) )?((?:\S+ )??)(\p{L}+)(?: of)? /u,
    (line, amount: string, unit: string) =>
      readUnit(unit) === undefined ? line : `${amount === '' ? '1 ' : amount}${unit} `,
  );
}

/** An amount for each food, before them: "masing-masing 1 sdt garam dan gula". It is moved behind them. */
const EACH_FIRST = /^masing(?:-masing| masing)? (\S+) (\S+) (.+)$/u;

/** Maps signs, pictographs and foreign letters to the characters that the readers know. */
function plainText(text: string): string {
  return spellFractions(text.replace(KEYCAP_NUMBER, ''))
    .replaceAll(/²|\p{So}/gu, ' ')
    .replaceAll(/[》›»]|>+/gu, ', ')
    .normalize('NFKC')
    .replaceAll(PICTURES, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(INVISIBLE, '')
    .toLowerCase()
    .replaceAll(/[–—−‐‑]/gu, '-')
    .replaceAll(/(?<=\d)\s*×\s*(?=\d)/gu, 'x')
    .replaceAll('×', ' ')
    .replaceAll(/["“”„*_`]|(?<!\p{L})['‘’]|['‘’](?!\p{L})/gu, ' ')
    .replaceAll(/[‘’]/gu, "'");
}

function spaceNumbers(text: string): string {
  const letters = spellNumbers(text)
    // "Agar" alone is "so that".
    .replaceAll(/\b(agar|otak)2/gu, '$1-$1')
    .replaceAll(/(\p{L})\1{2,}/gu, '$1')
    .replaceAll(/\.{2,}/gu, ' ')
    // A repeated word with an ending means the whole kind: "kacang2an".
    .replaceAll(/(\p{L}{2,})2an\b/gu, '$1-$1an')
    .replaceAll(/(?<=\p{L})\.(?=\p{L})/gu, '. ');
  const ranged = RANGE_MARK.test(letters) ? letters.replaceAll(RANGE, ' - ') : letters;
  if (!/[\d~±]/u.test(ranged)) return ranged;
  return (
    ranged
      .replaceAll(/\+\s*\/?\s*-(?=\s*\d|\s*[a-z])/gu, ' ± ')
      .replaceAll(/(?<=\d)\s*~\s*(?=\d)/gu, '-')
      .replaceAll(/~|±/gu, ' ± ')
      .replaceAll(/(?<=\d)\s*\/\s*(?=\d)/gu, '/')
      // A 2 at the end of a word repeats it ("cabe2"); any other digit after a letter begins a number.
      .replaceAll(/(\p{L}{2,})2(?![\d/.,])(?!\s*(?:siung|sdm|sdt|lbr|bh|btg|gr|ml|kg|x)\b)/gu, '$1')
      .replaceAll(/(?<=\p{L})-?(?=\d)/gu, ' ')
      .replaceAll(/(?<=\d)(?=\p{L})|(?<=@)(?=\d)/gu, ' ')
      .replaceAll(/\brp\s*\.?\s*(\d[\d.]*)(?! ?(?:rb|ribu))/gu, '$1 rupiah ')
      .replaceAll(/\brp\s*\.?\s*(?=\d)/gu, '')
      // A weight after a count and an "x" is that of one: "lele 4 ekor x 150 gr".
      .replaceAll(/(?<=\p{L}) x (?=\d+ ?(?:g|gr|gram|kg|ons|ml)\b)/gu, ' @ ')
      .replaceAll(SIZE_OF_ONE, (size, unit: string, noun: string) =>
        isWeightOrVolume(readUnit(unit) ?? '') && (noun === 'orang' || readUnit(noun) !== undefined)
          ? ` ${unit} per ${noun}`
          : size,
      )
      // The ending "-an" makes a number a rough one: "10-an".
      .replaceAll(/(?<=\d) ?-? ?an\b|(?<=\d ?(?:rb|ribu))an\b/gu, ' ')
      // An English thousand: nobody weighs 1.25 g.
      .replaceAll(/(?<![\d.,])(\d),(\d{3})(?= ?(?:g|gr|gram|ml|cc)\b)/gu, '$1$2')
  );
}

/** "200 gr/piring"; not "1 kg/potong 8". */
const SIZE_OF_ONE = /(?<=\d) (\p{L}+) ?\/ ?(\p{L}+)\b(?! ?\d)/gu;

const AS_NEEDED_ANYWHERE = new RegExp(String.raw`\b${AS_NEEDED}\b`, 'gu');

/** The word mistyped most often. */
function spellToTaste(word: string): string {
  return editDistance(word, 'secukupnya', 2) <= 2 ? 'secukupnya' : word;
}
