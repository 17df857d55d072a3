/** The words of a text, which may run over several lines. */
export const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

/** Source of a pattern for any of these words. */
export const anyOf = (words: Iterable<string>): string => [...words].join('|');
