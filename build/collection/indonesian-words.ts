import { dictionary } from '@zxcvbn-ts/language-id';

const listWords = (...lists: readonly (keyof typeof dictionary)[]): readonly string[] =>
  lists.flatMap((list) => dictionary[list]).filter((word) => /^[a-z]{3,}$/u.test(word));

/** Common words of Indonesian, and names: 21,000 in lower case. */
export const COMMON_WORDS = listWords('commonWords-id', 'names-id');

/** Common words, names and the words of an encyclopedia: 34,000 in lower case. */
export const INDONESIAN_WORDS = [...COMMON_WORDS, ...listWords('wikipedia-id')];
