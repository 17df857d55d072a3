import { createMender } from './mend-words.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * The dictionary words that would be corrected into a word of a dish if they were not known: "tempel"
 * into "tempe", "tahun" into "tahu". Only these are shipped. Runs when the product is built.
 *
 * @param meaning words with their own meaning although only an ending separates them from small talk:
 *   "paskah" is not "pas", "agustusan" is not a month.
 */
export function listRealWords(
  dictionary: Iterable<string>,
  vocabulary: Vocabulary,
  meaning: ReadonlySet<string>,
): readonly string[] {
  const mendUnknown = createMender({ ...vocabulary, isReal: () => false });
  const mendReal = createMender({ ...vocabulary, isReal: () => true });
  return [...new Set(dictionary)].filter((word) => {
    const mended = mendUnknown([word]);
    // Without its ending a word means the same: "pedasnya".
    const isStem =
      !meaning.has(word) &&
      mended.length === 1 &&
      word.includes(mended[0] ?? '') &&
      !mended.some(vocabulary.isFood);
    return mended.join(' ') !== word && !isStem && mended.join(' ') !== mendReal([word]).join(' ');
  });
}
