/** "Gas dan upah", "kemasan, gas, dan upah". */
export const joinWords = (words: readonly string[]): string =>
  words.join(', ').replace(/, (?=[^,]+$)/u, words.length > 2 ? ', dan ' : ' dan ');
