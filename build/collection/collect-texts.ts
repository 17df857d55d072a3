import { PROVINCES } from '../../src/core/sources/collection/recipe-facts.ts';
import type { CollectedRecipe } from '../../src/core/sources/collection/packed-collection.ts';
import {
  shelveRecipes,
  type SearchWords,
} from '../../src/core/sources/collection/search/recipe-shelf.ts';
import {
  packTexts,
  stemWord,
  type PackedTexts,
} from '../../src/core/sources/collection/search/question/text-index.ts';
import { collectVocabulary } from '../../src/core/sources/collection/search/question/vocabulary.ts';
import { DESCRIBING_WORDS } from '../../src/core/sources/collection/search/words/talk-words.ts';
import { REGION_WORDS } from '../../src/core/sources/collection/search/words/region-words.ts';
import { TOWNS } from '../../src/core/sources/collection/search/words/town-words.ts';
import { SPOKEN_WORDS } from './spoken-words.ts';
import { foldText } from '../../src/core/sources/collection/search/words/fold-text.ts';

/** In letters; shorter words say too little. */
const MIN_LENGTH = 4;
/** A word in more descriptions than this distinguishes too little. */
const MOST_DESCRIBED = 20;
/** Search already knows regions as large as a province, so texts need not supply them. */
const WIDE = new Set(
  [...PROVINCES, 'Sunda', 'Minang', 'Batak', 'Dayak', 'Bugis'].flatMap(foldText),
);
const DESCRIBING_STEMS = new Set([...DESCRIBING_WORDS].map(stemWord));

/**
 * The words of descriptions that search has from nowhere else. Words that only steps and storage
 * notes have changed no answer in our sets of questions.
 */
export function collectTexts(
  recipes: readonly CollectedRecipe[],
  foodNames: SearchWords['foodNames'],
): PackedTexts {
  const shelf = shelveRecipes(
    recipes.map(({ facts }) => facts),
    { foodNames },
  );
  const { wishes, isFood, smallTalk } = collectVocabulary(shelf);
  const spoken = new Set(SPOKEN_WORDS);
  const isKnown = (word: string) => smallTalk.has(word) || spoken.has(word) || isFood(word);
  const known = new Set([...smallTalk, ...wishes.keys()].filter(isKnown).map(stemWord));
  const towns = new Set([...REGION_WORDS.keys(), ...TOWNS.flatMap(({ phrases }) => phrases)]);
  const isNew = (word: string) =>
    word.length >= MIN_LENGTH &&
    /^[a-z]+$/u.test(word) &&
    !isKnown(word) &&
    !known.has(stemWord(word));
  const isMeant = (word: string) =>
    isNew(word) || DESCRIBING_WORDS.has(word) || (towns.has(word) && !WIDE.has(word));
  const places = new Map<string, Set<number>>();
  for (const [position, { body }] of recipes.entries()) {
    for (const word of foldText(body.description).filter(isMeant)) {
      const stem = stemWord(word);
      places.set(stem, (places.get(stem) ?? new Set()).add(position));
    }
  }
  const telling = [...places].filter(
    ([stem, { size }]) => size <= MOST_DESCRIBED || DESCRIBING_STEMS.has(stem),
  );
  return packTexts(new Map(telling.map(([stem, positions]) => [stem, [...positions]])));
}
