import { createMender, type Vocabulary } from './mend-words.ts';

/**
 * The words of a dictionary that would be mended into a word of a dish, were it not known that they
 * are words themselves: "rawan" into "rawon", "tahun" into "tahu". The others need not travel. Runs
 * when the product is built.
 */
export function listRealWords(
  dictionary: Iterable<string>,
  vocabulary: Vocabulary,
): readonly string[] {
  const mendUnknown = createMender({ ...vocabulary, isReal: () => false });
  const mendReal = createMender({ ...vocabulary, isReal: () => true });
  return [...new Set(dictionary)].filter((word) => {
    const mended = mendUnknown([word]);
    const makesDish = mended.some((one) => (vocabulary.wishes.get(one) ?? 0) > 0);
    return makesDish && mended.join(' ') !== mendReal([word]).join(' ');
  });
}
