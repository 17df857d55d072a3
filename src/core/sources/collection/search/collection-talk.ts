import { readCondition, type Condition } from './conditions.ts';
import { EVERYDAY_WORDS } from './words/everyday-words.ts';
import type { Lexicon } from './words/phrase-lexicon.ts';
import { SITUATION_WORDS } from './words/situation-words.ts';

/** What long, chatty questions are read with; fetched by the first of them. */
export type Talk = {
  /** Moments, eaters, places and lacks → what suits them. */
  readonly situations: Lexicon<readonly Condition[]>;
  /** Those of them that would be read as leaving something out: they are read before that. */
  readonly refusals: Lexicon<readonly Condition[]>;
  /** Words of names that people say of other things too. */
  readonly everyday: ReadonlySet<string>;
};

const REFUSALS = /\b(?:tidak|tanpa|jangan|belum|habis|busuk|basi)\b/u;

const situations: Talk['situations'] = new Map(
  [...SITUATION_WORDS].map(([phrase, names]) => [phrase, names.map(readCondition)]),
);

export const TALK: Talk = {
  situations,
  refusals: new Map([...situations].filter(([phrase]) => REFUSALS.test(phrase))),
  everyday: EVERYDAY_WORDS,
};
