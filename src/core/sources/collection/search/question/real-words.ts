import { createSpellingCorrector } from './spelling-corrector.ts';
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
  const correctUnknown = createSpellingCorrector({ ...vocabulary, isReal: () => false });
  const correctReal = createSpellingCorrector({ ...vocabulary, isReal: () => true });
  return [...new Set(dictionary)].filter((word) => {
    const corrected = correctUnknown([word]);
    // Without its ending a word means the same: "pedasnya".
    const isStem =
      !meaning.has(word) &&
      corrected.length === 1 &&
      word.includes(corrected[0] ?? '') &&
      !corrected.some(vocabulary.isFood);
    return (
      corrected.join(' ') !== word &&
      !isStem &&
      corrected.join(' ') !== correctReal([word]).join(' ')
    );
  });
}
