import { createLexicon, phraseSet, type Lexicon } from './phrase-lexicon.ts';

/** Requested heat: a little at most, hot at least, very hot. "Not at all" is an exclusion. */
export type HeatWish = 'mild' | 'hot' | 'fiery';

/** Phrases for a little heat that could be misread as excluding it. */
export const MILD_WORDS = phraseSet(
  'kurang pedas|sedikit pedas|agak pedas|pedas sedang|tidak terlalu pedas|tidak begitu pedas|pedas sedikit|tidak pedas amat|tidak pedas-pedas amat|tidak pedas banget|jangan terlalu pedas|jangan pedas banget',
);

export const HEAT_WORDS: Lexicon<HeatWish> = createLexicon<HeatWish>([
  [
    'pedas banget|super pedas|pedas nampol|sangat pedas|paling pedas|pedas level|level dewa|level setan|pedas mampus|extra pedas|ekstra pedas|ngos-ngosan',
    'fiery',
  ],
  ['pedas|pedas-pedas', 'hot'],
]);
