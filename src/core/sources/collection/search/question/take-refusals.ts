import { exclude, type Exclusion } from '../words/exclusion-words.ts';
import { MILD_WORDS } from '../words/heat-words.ts';
import { consumePhrases, phraseSet, takePhrases } from '../words/phrase-lexicon.ts';
import type { Reading } from './reading.ts';
import type { Query } from './search-query.ts';
import { takeDiets, takeExclusions } from './take-exclusions.ts';
import { namesHaram } from './take-names.ts';
import { takeRefusedRegions } from './take-regions.ts';

const NON_HALAL = phraseSet('non halal|tidak halal');

/** Phrases that only sound like a refusal: "tidak mau makan", "tidak halal", "tidak pedas". */
export function takeSeemingRefusals(reading: Reading) {
  const { words, late } = reading;
  return {
    situations: late.takeSeemingSituations(reading),
    wantsHaram: takePhrases(words, NON_HALAL).length > 0,
    heat: takePhrases(words, MILD_WORDS).length > 0 ? ('mild' as const) : undefined,
  };
}

/** What must not come. */
export type Refusals = {
  readonly exclusions: readonly Exclusion[];
  /** What is refused by name. */
  readonly phrases: ReadonlySet<string>;
  /** True if one of the diets is that of somebody ill or pregnant. */
  readonly isForHealth: boolean;
  /** True if it is that of somebody ill. */
  readonly isIll: boolean;
};

/** What must not come: foods, places, what was eaten yesterday, and what a diet leaves out. */
export function takeRefusals(reading: Reading): Refusals {
  const { words, whole, late, food } = reading;
  const done = late.takeDone(reading);
  const places = takeRefusedRegions(words);
  const refused = takeExclusions(words, food);
  const rivals = late.takeRivals(reading);
  const diets = takeDiets(words);
  const named = [...refused, ...diets.flatMap(({ exclusions }) => exclusions)];
  // A dish before "tanpa" is asked for, even if it has what is refused: "bakso tanpa daging".
  const isAsked = (word: string) => whole[whole.indexOf(word) + 1] === 'tanpa';
  const phrases = new Set(named.flatMap(({ words }) => words.filter((word) => !isAsked(word))));
  // A name that is refused once is not a wish elsewhere: "jangan choi pan, choi pan lagi".
  consumePhrases(
    words,
    [...phrases].filter((phrase) => phrase.includes(' ')),
  );
  return {
    exclusions: [
      ...named,
      ...rivals,
      ...done,
      ...(places.length > 0 ? [exclude({ provinces: places })] : []),
    ],
    phrases,
    isForHealth: diets.some(({ isForHealth }) => isForHealth),
    isIll: diets.some(({ isIll }) => isIll),
  };
}

/** Tests for words that are no wishes here, though they occur in names. */
export function findNoise(
  reading: Reading,
  refused: ReadonlySet<string>,
): (word: string) => boolean {
  const isEveryday = reading.late.findEverydayWords(reading);
  return (word) =>
    isEveryday(word) ||
    // A refused food is not a wish elsewhere: "intoleran laktosa, kena keju langsung mules".
    refused.has(word);
}

/** Whether pork and alcohol may come: only a question that names them, or a dish of them, gets any. */
export function readHaram(
  { tokenSet, index }: Reading,
  { phrases }: Refusals,
  named: Query['named'],
): Query['haram'] {
  // Refusing one cut of pork does not ask for another: "jangan daging babi samcan".
  const isRefused = [...phrases].some((phrase) => phrase.split(' ').includes('babi'));
  const isNamed = (tokenSet.has('babi') && !isRefused) || namesHaram(named, index);
  return isNamed ? 'allowed' : 'no';
}
