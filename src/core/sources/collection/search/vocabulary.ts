import { DIET_WORDS, EXCLUSION_WORDS } from './exclusion-words.ts';
import { INGREDIENT_GROUPS } from './ingredient-words.ts';
import { KIND_WORDS } from './kind-words.ts';
import type { Vocabulary } from './mend-word.ts';
import { NUMBER_WORDS } from './number-words.ts';
import { OCCASION_WORDS } from './occasion-words.ts';
import { AMOUNT_WORDS } from './parse-amounts.ts';
import { EXCLUSION_TALK } from './parse-exclusions.ts';
import { HEAT_WORDS } from './parse-question.ts';
import type { RecipeShelf } from './recipe-shelf.ts';
import { REGION_WORDS } from './region-words.ts';
import type { SearchIndex } from './search-index.ts';
import { FOREIGN_DISHES, isTalk, OUTSIDE_WORDS } from './talk-words.ts';
import { TASTE_WORDS, TRAIT_WORDS } from './trait-words.ts';

const LEXICONS: readonly ReadonlyMap<string, unknown>[] = [
  ...[DIET_WORDS, EXCLUSION_WORDS, INGREDIENT_GROUPS, KIND_WORDS, OCCASION_WORDS],
  ...[REGION_WORDS, HEAT_WORDS, TASTE_WORDS, TRAIT_WORDS, NUMBER_WORDS, AMOUNT_WORDS],
];
const LEXICON_WORDS: ReadonlySet<string> = new Set(
  LEXICONS.flatMap((lexicon) => [...lexicon.keys()]).flatMap((phrase) => phrase.split(' ')),
);

/** All the words that questions to this collection can be made of. */
export function collectVocabulary({ words }: SearchIndex, shelf: RecipeShelf): Vocabulary {
  const wishes = new Map<string, number>();
  for (const [word, uses] of words) if (uses > 0) wishes.set(word, uses);
  for (const phrase of shelf.ingredientWords.keys()) {
    for (const word of phrase.split(' ')) wishes.set(word, (wishes.get(word) ?? 0) + 1);
  }
  for (const word of LEXICON_WORDS) if (!wishes.has(word) && !isTalk(word)) wishes.set(word, 0);
  return {
    wishes,
    knows: (word) =>
      isTalk(word) ||
      words.has(word) ||
      OUTSIDE_WORDS.has(word) ||
      EXCLUSION_TALK.has(word) ||
      FOREIGN_DISHES.has(word),
  };
}
