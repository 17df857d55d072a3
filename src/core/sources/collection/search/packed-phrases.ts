import { fnv } from '../../../fnv.ts';

/**
 * Phrases that only need to be recognized, each with the number of its row. They are shipped as sorted
 * hashes, stored as differences: a phrase takes two and a half bytes (six as gzipped text), a word of a
 * filter one (three as text). Numbers of the first rows are short: long rows stand first.
 *
 * Every phrase written is found. One in {@link PackOptions.oneIn} other phrases is found too.
 */
export type PhraseTable = {
  /** Rows of a phrase, in order; none for a phrase that was not written. */
  readonly rowsOf: (phrase: string) => readonly number[];
  readonly has: (phrase: string) => boolean;
  /** Words in the longest phrase. */
  readonly longest: number;
};

type PackOptions = {
  /** One in this many unknown phrases is mistaken for a known one. */
  readonly oneIn: number;
  /**
   * Number of phrases that the table is sized for, by default as many as there are. With a fixed size, a new
   * phrase leaves the hashes of all others as they are.
   */
  readonly room?: number | undefined;
};

/** Six bits in a character that JSON does not escape. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS_PER_DIGIT = 6;
/** Separates the numbers of the header, and the header from the hashes. */
const MARK = ' ';
/** Differences of random hashes follow a geometric distribution: this share of the mean is the median. */
const MEDIAN_STEP = Math.LN2;
const NO_ROWS: readonly number[] = [];

/** Writes rows of phrases as text. Runs when the product is built; {@link readPhrases} reads it. */
export function packPhrases(
  rows: readonly (readonly string[])[],
  { oneIn, room }: PackOptions,
): string {
  const phrases = rows.flat();
  const range = Math.max(1, (room ?? phrases.length) * oneIn);
  const entries = rows
    .flatMap((row, number) =>
      [...new Set(row.map((phrase) => hash(phrase, range)))].map((at) => ({ at, number })),
    )
    .toSorted((a, b) => a.at - b.at || a.number - b.number);
  const longest = Math.max(1, ...phrases.map((phrase) => phrase.split(' ').length));
  const stepBits = Math.max(0, Math.round(Math.log2(oneIn * MEDIAN_STEP)));
  const sizes = rows.map((row) => row.length);
  const rowBits = BITS.toSorted((a, b) => bitsOfRows(sizes, a) - bitsOfRows(sizes, b))[0] ?? 0;
  const mostOnes = mostOnesOf(rows.length, rowBits);
  const bits = entries.flatMap(({ at, number }, place) => {
    const step = at - (entries[place - 1]?.at ?? 0);
    const ones = Array.from({ length: Math.floor(step / 2 ** stepBits) }, () => 1);
    const high = number >>> rowBits;
    const ofRow = [...Array.from({ length: high }, () => 1), ...(high < mostOnes ? [0] : [])];
    return [...ones, 0, ...toBits(step, stepBits), ...ofRow, ...toBits(number, rowBits)];
  });
  const header = [range, entries.length, stepBits, rowBits, mostOnes, longest];
  return [...header, toDigits(bits)].join(MARK);
}

/** How many low bits of a row's number may be written as they are; a one for each step above. */
const BITS = Array.from({ length: 9 }, (_, at) => at);
const mostOnesOf = (rows: number, rowBits: number): number =>
  Math.max(0, Math.ceil(rows / 2 ** rowBits) - 1);
const bitsOfRows = (sizes: readonly number[], rowBits: number): number =>
  sizes.reduce(
    (sum, size, row) =>
      sum + size * (rowBits + Math.min((row >>> rowBits) + 1, mostOnesOf(sizes.length, rowBits))),
    0,
  );

export function readPhrases(text: string): PhraseTable {
  const [range = 1, count = 0, stepBits = 0, rowBits = 0, mostOnes = 0, longest = 0] = text
    .split(MARK)
    .map(Number);
  const next = readBits(text.slice(text.lastIndexOf(MARK) + 1));
  const rows = new Map<number, readonly number[]>();
  let at = 0;
  for (let entry = 0; entry < count; entry += 1) {
    while (next(1) === 1) at += 2 ** stepBits;
    at += next(stepBits);
    let high = 0;
    while (high < mostOnes && next(1) === 1) high += 1;
    rows.set(at, [...(rows.get(at) ?? NO_ROWS), high * 2 ** rowBits + next(rowBits)]);
  }
  return {
    rowsOf: (phrase) => rows.get(hash(phrase, range)) ?? NO_ROWS,
    has: (phrase) => rows.has(hash(phrase, range)),
    longest,
  };
}

/** With a final mix, without which the last letter has little effect. */
function hash(phrase: string, range: number): number {
  let bits = fnv(phrase);
  bits = Math.imul(bits ^ (bits >>> 15), 0x5bd1e995);
  return ((bits ^ (bits >>> 13)) >>> 0) % range;
}

/** The lowest bits of a number, most significant first. */
const toBits = (number: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => (number >>> (count - 1 - at)) & 1);

function toDigits(bits: readonly number[]): string {
  let digits = '';
  for (let at = 0; at < bits.length; at += BITS_PER_DIGIT) {
    let value = 0;
    for (let bit = 0; bit < BITS_PER_DIGIT; bit += 1) value = value * 2 + (bits[at + bit] ?? 0);
    digits += DIGITS.charAt(value);
  }
  return digits;
}

/** Reads the given number of bits from the digits at a time. */
function readBits(digits: string): (count: number) => number {
  const values = Uint8Array.from(digits, (digit) => DIGITS.indexOf(digit));
  let at = 0;
  return (count) => {
    let number = 0;
    for (const end = at + count; at < end; at += 1) {
      const value = values[Math.floor(at / BITS_PER_DIGIT)] ?? 0;
      number = number * 2 + ((value >> (BITS_PER_DIGIT - 1 - (at % BITS_PER_DIGIT))) & 1);
    }
    return number;
  };
}
