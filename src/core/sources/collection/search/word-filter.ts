/**
 * A set of words that only answers whether a word may be in it: never no for one that is, and yes by
 * mistake for one in sixty that is not. Eight and a half bits a word (a Bloom filter); a list takes
 * twenty.
 */
export type WordFilter = { readonly has: (word: string) => boolean };

const BITS_PER_WORD = 8.5;
const HASHES = 5;
/** Six bits in a character that JSON leaves alone. */
const BITS_PER_CHARACTER = 6;
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Writes a filter of words as text; {@link readWordFilter} reads it. */
export function writeWordFilter(words: readonly string[]): string {
  const characters = Math.ceil((words.length * BITS_PER_WORD) / BITS_PER_CHARACTER);
  const values = new Uint8Array(characters);
  for (const bit of words.flatMap((word) => bitsOf(word, characters * BITS_PER_CHARACTER))) {
    const at = Math.floor(bit / BITS_PER_CHARACTER);
    values[at] = (values[at] ?? 0) | (1 << (bit % BITS_PER_CHARACTER));
  }
  return Array.from(values, (value) => DIGITS.charAt(value)).join('');
}

export function readWordFilter(text: string): WordFilter {
  const values = Uint8Array.from(text, (character) => DIGITS.indexOf(character));
  return {
    has: (word) =>
      values.length > 0 &&
      bitsOf(word, values.length * BITS_PER_CHARACTER).every(
        (bit) =>
          ((values[Math.floor(bit / BITS_PER_CHARACTER)] ?? 0) >> (bit % BITS_PER_CHARACTER)) & 1,
      ),
  };
}

/** Two hashes (FNV-1a and one like it), and the others between them. */
function bitsOf(word: string, count: number): readonly number[] {
  let one = 0x811c9dc5;
  let other = 0x1000193;
  for (let at = 0; at < word.length; at += 1) {
    one = Math.imul(one ^ word.charCodeAt(at), 0x01000193);
    other = Math.imul(other ^ word.charCodeAt(at), 0x5bd1e995);
    other ^= other >>> 15;
  }
  return Array.from(
    { length: HASHES },
    (_, turn) => ((one + Math.imul(turn, other)) >>> 0) % count,
  );
}
