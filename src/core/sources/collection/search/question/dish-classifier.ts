import { readPhrases } from '../packed-phrases.ts';

/** How much speaks against a question asking for dishes: above 0 it more likely asks for something else. */
export type DishClassifier = (words: readonly string[]) => number;

/** Weights are whole numbers from -HEAVIEST to HEAVIEST, one row of the packed table each. */
export const HEAVIEST = 7;
/** In every question: its weight is the intercept. */
const ALWAYS = '^';

/**
 * The features: each word, and each pair of neighbouring words in which foods are written `*` and numbers
 * `#`. "Kucing boleh makan tempe" → `kucing`, `boleh`, …, `^ kucing`, `boleh makan`, `makan *`, `* $`.
 *
 * @param words of `tokenizeQuestion`; pauses and ends of sentences say nothing.
 */
export function listFeatures(
  words: readonly string[],
  isFood: (word: string) => boolean,
): readonly string[] {
  const plain = words
    .filter((word) => /[a-z\d]/u.test(word))
    .map((word) => (/^\d/u.test(word) ? '#' : word));
  const alike = [ALWAYS, ...plain.map((word) => (isFood(word) ? '*' : word)), '$'];
  const pairs = alike.slice(1).map((word, at) => `${alike[at]} ${word}`);
  return [...new Set([ALWAYS, ...plain, ...pairs])];
}

/** @param packed the weights, written by `build/collection/train-classifier.ts`; none if empty. */
export function createDishClassifier(
  packed: string,
  isFood: (word: string) => boolean,
): DishClassifier {
  const { rowsOf } = readPhrases(packed);
  return (words) =>
    listFeatures(words, isFood)
      .flatMap(rowsOf)
      .reduce((sum, row) => sum + row - HEAVIEST, 0);
}
