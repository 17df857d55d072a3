import type { CollectedRecipe } from '../../src/core/sources/collection/packed-collection.ts';
import { PROVINCES, type RecipeFacts } from '../../src/core/sources/collection/recipe-facts.ts';
import {
  packTexts,
  stemWord,
  type PackedTexts,
} from '../../src/core/sources/collection/search/question/text-index.ts';
import { collectVocabulary } from '../../src/core/sources/collection/search/question/vocabulary.ts';
import {
  shelveRecipes,
  type SearchWords,
} from '../../src/core/sources/collection/search/recipe-shelf.ts';
import { foldText } from '../../src/core/sources/collection/search/words/fold-text.ts';
import { REGION_WORDS } from '../../src/core/sources/collection/search/words/region-words.ts';
import { DESCRIBING_WORDS } from '../../src/core/sources/collection/search/words/talk-words.ts';
import { TOWNS } from '../../src/core/sources/collection/search/words/town-words.ts';
import { SPOKEN_WORDS } from './spoken-words.ts';

/** In letters; shorter words say too little. */
const MIN_LENGTH = 4;
/** A word in more descriptions than this distinguishes too little. */
const MOST_DESCRIBED = 14;
/** Search already knows regions as large as a province, so texts need not supply them. */
const WIDE = new Set(
  [...PROVINCES, 'Sunda', 'Minang', 'Batak', 'Dayak', 'Bugis'].flatMap(foldText),
);
/** Towns, islands and peoples: worth finding in a description, though search knows them too. */
const PLACES = new Set(
  [...REGION_WORDS.keys(), ...TOWNS.flatMap(({ phrases }) => phrases)].filter(
    (word) => !WIDE.has(word),
  ),
);
const DESCRIBING_STEMS = new Set([...DESCRIBING_WORDS].map(stemWord));

/**
 * The words of descriptions that search has from nowhere else. Words that only steps and storage
 * notes have changed no answer in our sets of questions.
 *
 * @param aliases all other names of each recipe: "mendoan banyumas" is not shipped, but tells where it
 * is from.
 */
export function collectTexts(
  recipes: readonly CollectedRecipe[],
  foodNames: SearchWords['foodNames'],
  aliases: readonly (readonly string[])[],
): PackedTexts {
  const isNew = createNewWordTest(
    recipes.map(({ facts }) => facts),
    foodNames,
  );
  const recipesWith = new Map<string, Set<number>>();
  for (const [position, { facts, body }] of recipes.entries()) {
    const shipped = new Set([facts.title, ...facts.aliases].flatMap(foldText));
    const places = (aliases[position] ?? [])
      .flatMap(foldText)
      .filter((word) => PLACES.has(word) && !shipped.has(word));
    for (const word of [...foldText(body.description), ...places]) {
      if (!DESCRIBING_WORDS.has(word) && !PLACES.has(word) && !isNew(word)) continue;
      const stem = stemWord(word);
      recipesWith.set(stem, (recipesWith.get(stem) ?? new Set()).add(position));
    }
  }
  const telling = [...recipesWith].filter(
    ([stem, { size }]) => size <= MOST_DESCRIBED || DESCRIBING_STEMS.has(stem),
  );
  return packTexts(new Map(telling.map(([stem, positions]) => [stem, [...positions]])));
}

/** Tells words that mean nothing to the search yet. */
function createNewWordTest(
  facts: readonly RecipeFacts[],
  foodNames: SearchWords['foodNames'],
): (word: string) => boolean {
  const { wishes, isFood, smallTalk } = collectVocabulary(shelveRecipes(facts, { foodNames }));
  const spoken = new Set(SPOKEN_WORDS);
  const isKnown = (word: string) => smallTalk.has(word) || spoken.has(word) || isFood(word);
  const knownStems = new Set([...smallTalk, ...wishes.keys()].filter(isKnown).map(stemWord));
  return (word) =>
    word.length >= MIN_LENGTH &&
    /^[a-z]+$/u.test(word) &&
    !isKnown(word) &&
    !knownStems.has(stemWord(word));
}
