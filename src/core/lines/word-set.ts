/** A set whose `has` accepts `undefined`, so positions past the end can be tested. */
export interface WordSet extends ReadonlySet<string> {
  has(word: string | undefined): boolean;
}

/** The words of a text, which may run over several lines. */
export const wordSet = (text: string): WordSet => new Set(text.trim().split(/\s+/u));

/** Reads a table of spellings: a line for each word kept, `word: spelling spelling`. */
export function parseSpellings(table: string): (readonly [string, readonly string[]])[] {
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [words = '', spellings = ''] = line.split(': ');
      return spellings.split(' ').map((spelling) => [spelling, words.split(' ')] as const);
    });
}

/** Source of a pattern for any of these words. */
export const anyOf = (words: Iterable<string>): string => [...words].join('|');
