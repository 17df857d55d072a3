import type { PriceBook } from '../../src/core/costing/price-book.ts';
import type { RecipeFacts } from '../../src/core/sources/collection/recipe-facts.ts';
import { listRealWords } from '../../src/core/sources/collection/search/real-words.ts';
import {
  shelveRecipes,
  type SearchWords,
} from '../../src/core/sources/collection/search/recipe-shelf.ts';
import { collectVocabulary } from '../../src/core/sources/collection/search/vocabulary.ts';
import { writeWordFilter } from '../../src/core/sources/collection/search/word-filter.ts';
import { FOREIGN_DISHES } from '../../src/core/sources/collection/search/words/foreign-dishes.ts';
import { SITUATION_WORDS } from '../../src/core/sources/collection/search/words/situation-words.ts';
import { foldText } from '../../src/core/sources/collection/search/words/fold-text.ts';
import { COMMON_WORDS } from './indonesian-words.ts';
import { SPOKEN_WORDS } from './spoken-words.ts';

/** Words of situations and dishes from elsewhere, which are fetched later. */
const TOLD_WORDS = [...SITUATION_WORDS.keys(), ...FOREIGN_DISHES.keys()]
  .flatMap((phrase) => phrase.split(' '))
  .filter((word) => /^[a-z]{3,}$/u.test(word));

/** What search knows apart from the facts of the recipes. */
export function collectSearchWords(facts: readonly RecipeFacts[], book: PriceBook): SearchWords {
  const foodNames = listFoodNames(facts, book);
  const shelf = shelveRecipes(facts, foodNames);
  const vocabulary = collectVocabulary(shelf, new Set());
  return {
    foodNames,
    realWords: writeWordFilter(
      listRealWords(
        [...COMMON_WORDS, ...SPOKEN_WORDS, ...TOLD_WORDS],
        vocabulary,
        new Set(TOLD_WORDS),
      ),
    ),
  };
}

/** Longer names hold a shorter one, in words. */
const MAX_NAME_LENGTH = 2;

/** All runs of at least two words. */
function runsOf(phrase: string): readonly string[] {
  const words = phrase.split(' ');
  return words.flatMap((_, start) =>
    words.slice(start + 1).map((_end, more) => words.slice(start, start + more + 2).join(' ')),
  );
}

/** Other names of the ingredients in use, except those that follow from the name itself. */
export function listFoodNames(
  facts: readonly RecipeFacts[],
  { ingredients }: PriceBook,
): SearchWords['foodNames'] {
  const fold = (text: string) => foldText(text).join(' ');
  const used = new Set(facts.flatMap((recipe) => recipe.ingredients));
  const { ingredientWords, names: dishes } = shelveRecipes(facts, '');
  const owners = new Map(
    [...used].flatMap((name) =>
      [name, ...(ingredients.get(name)?.synonyms ?? [])].map((one) => [fold(one), name] as const),
    ),
  );
  const lines = [...used].toSorted().map((name) => {
    const canonical = fold(name);
    const others = new Set(ingredients.get(name)?.synonyms.map(fold));
    const telling = [...others].filter(
      (other) =>
        !ingredientWords.has(other) &&
        // "Wortel segar" is read as "wortel"; "rempeyek kacang" would be read as the dish.
        (dishes.has(other) || !other.startsWith(`${canonical} `)) &&
        !other.includes('tanpa') &&
        (other.split(' ').length <= MAX_NAME_LENGTH ||
          !other.includes(canonical) ||
          // "Buah pala biji" is a nutmeg, though its first words name the fruit.
          runsOf(other).some((run) => (owners.get(run) ?? name) !== name)),
    );
    return telling.join('|');
  });
  return lines.join('\n');
}
