/** A set whose `has` accepts `undefined`, so positions past the end can be tested. */
export interface WordSet extends ReadonlySet<string> {
  has(word: string | undefined): boolean;
}

/** The words of a text, which may run over several lines. */
export const wordSet = (text: string): WordSet => new Set(text.trim().split(/\s+/u));

/** Source of a pattern for any of these words. */
export const anyOf = (words: Iterable<string>): string => [...words].join('|');
