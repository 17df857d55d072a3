import { DEEP_FRIED, HEAVY, RAW, VERY_HOT, type Exclusion } from '../words/exclusion-words.ts';
import { HEAT_WORDS, type HeatWish } from '../words/heat-words.ts';
import { OCCASION_WORDS, type OccasionWish } from '../words/occasion-words.ts';
import { takePhrases } from '../words/phrase-lexicon.ts';
import { TRAIT_WORDS } from '../words/trait-words.ts';
import type { Reading } from './reading.ts';
import type { Query } from './search-query.ts';

/** How a dish should be, when and by whom it is eaten, and what these eaters do not get. */
type TakenTaste = Pick<Query, 'traits' | 'heat' | 'occasions' | 'exclusions'>;

/**
 * Removes traits, heat and occasions.
 *
 * @param mild the heat, if the question has already asked for little of it.
 */
export function takeTaste({ words, text, late }: Reading, mild: HeatWish | undefined): TakenTaste {
  const traits = takePhrases(words, TRAIT_WORDS).map(({ meaning }) => meaning);
  const heats = takePhrases(words, HEAT_WORDS).map(({ meaning }) => meaning);
  const occasions = [...new Set(takePhrases(words, OCCASION_WORDS).map(({ meaning }) => meaning))];
  const isForOther = isDelicate(occasions) && late.saysOthersHeat(text);
  const heat = mild ?? (isForOther ? 'mild' : strongest(heats));
  const mayBeHot = heat !== undefined && !isForOther;
  return { traits, heat, occasions, exclusions: excludedFor(occasions, mayBeHot) };
}

const isDelicate = (occasions: readonly OccasionWish[]): boolean =>
  occasions.some(({ isMild }) => isMild);

const strongest = (heats: readonly HeatWish[]): HeatWish | undefined =>
  heats.includes('fiery') ? 'fiery' : heats[0];

/** @param mayBeHot whether the question itself says how hot it may be for the eaters. */
const excludedFor = (
  occasions: readonly OccasionWish[],
  mayBeHot: boolean,
): readonly Exclusion[] => [
  ...(isDelicate(occasions) ? [RAW] : []),
  ...(isDelicate(occasions) && !mayBeHot ? [VERY_HOT] : []),
  ...(occasions.some(({ isIll }) => isIll) ? [HEAVY] : []),
  ...(occasions.some(({ isLight }) => isLight) ? [DEEP_FRIED] : []),
];
