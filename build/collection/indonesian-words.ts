import { dictionary } from '@zxcvbn-ts/language-id';

const LISTS = ['commonWords-id', 'wikipedia-id', 'names-id'] as const;

/** Common words of Indonesian, of its encyclopedia, and names: 34,000 in lower case. */
export const INDONESIAN_WORDS: readonly string[] = LISTS.flatMap((list) => dictionary[list]).filter(
  (word) => /^[a-z]{3,}$/u.test(word),
);
