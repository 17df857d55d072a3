import { createMender, type Vocabulary } from './mend-words.ts';

/**
 * The words of a dictionary that would be mended into a word of a dish, were it not known that they
 * are words themselves: "tempel" into "tempe", "tahun" into "tahu". The others need not travel. Runs
 * when the product is built.
 *
 * @param meaning words that mean something themselves even where only an ending parts them from a word of
 * talk: "paskah" is not "pas", "agustusan" no month.
 */
export function listRealWords(
  dictionary: Iterable<string>,
  vocabulary: Vocabulary,
  meaning: ReadonlySet<string> = new Set(),
): readonly string[] {
  const mendUnknown = createMender({ ...vocabulary, isReal: () => false });
  const mendReal = createMender({ ...vocabulary, isReal: () => true });
  const isWish = (words: readonly string[]) =>
    words.some((word) => (vocabulary.wishes.get(word) ?? 0) > 0);
  return [...new Set(dictionary)].filter((word) => {
    const mended = mendUnknown([word]);
    // "Pedasnya" has lost its ending and no meaning.
    const isStem =
      !meaning.has(word) &&
      mended.length === 1 &&
      word.includes(mended[0] ?? '') &&
      !isWish(mended);
    return mended.join(' ') !== word && !isStem && mended.join(' ') !== mendReal([word]).join(' ');
  });
}
