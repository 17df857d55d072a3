import type { PriceBook } from '../../src/core/costing/price-book.ts';
import type { CollectedRecipe } from '../../src/core/sources/collection/packed-collection.ts';
import type { RecipeFacts } from '../../src/core/sources/collection/recipe-facts.ts';
import {
  createCollectionSearch,
  NO_LATE_READERS,
  type CollectionSearch,
} from '../../src/core/sources/collection/search/collection-search.ts';
import { collectVocabulary } from '../../src/core/sources/collection/search/question/vocabulary.ts';
import { serveCourses } from '../../src/core/sources/collection/search/ranking/serve-courses.ts';
import { indexRecipes } from '../../src/core/sources/collection/search/recipe-index.ts';
import { renamePhrases } from '../../src/core/sources/collection/search/words/other-names.ts';
import { tokenize, joinWords } from '../../src/core/sources/collection/search/words/tokenize.ts';
import { listFoodNames } from './list-food-names.ts';

/**
 * Keeps only the other names that search needs: "sate bandeng banten" finds a Sate Bandeng from
 * Banten first and for certain anyway, so it need not be shipped.
 */
export function keepNeededAliases(
  recipes: readonly CollectedRecipe[],
  book: PriceBook,
): readonly CollectedRecipe[] {
  const all = recipes.map(({ facts }) => facts);
  const foodNames = listFoodNames(all, book);
  const titles = indexRecipes(
    all.map((facts) => ({ ...facts, aliases: [] })),
    { foodNames },
  );
  const { wishes } = collectVocabulary(titles);
  // A one-word name stays a name, whatever surrounds it: "rendang nomor satu".
  const hasNewWord = (alias: string) => {
    const words = tokenize(alias);
    return words.length === 1 || words.some((word) => !wishes.has(word));
  };
  const keep = (isKept: (alias: string, at: number) => boolean): readonly RecipeFacts[] =>
    all.map((facts, at) => ({
      ...facts,
      aliases: facts.aliases.filter((alias) => isKept(alias, at)),
    }));
  const parts = { foodNames, classifier: '', wellKnown: '', realWords: '' };
  const bareSearch = createCollectionSearch(keep(hasNewWord), parts);
  const needed = keep((alias, at) => hasNewWord(alias) || !isFirst(bareSearch, alias, at));
  // One dish needs "kepala manyung", which then no longer leads to another's "pindang kepala
  // manyung".
  const names = needed.flatMap(({ aliases }) => aliases);
  const search = createCollectionSearch(needed, parts);
  const kept = keep(
    (alias, at) =>
      needed[at]?.aliases.includes(alias) === true ||
      (names.some((name) => alias.includes(name)) && !isFirst(search, alias, at)),
  );
  return recipes.map((recipe, at) => ({
    ...recipe,
    facts: { ...recipe.facts, aliases: withoutSpellings(kept[at]?.aliases ?? [], recipe.facts) },
  }));
}

/** "Ote ote" beside "ote-ote" is the same name, and so is "cumi crispy" beside "cumi krispi". */
function withoutSpellings(
  aliases: readonly string[],
  { title }: Pick<RecipeFacts, 'title'>,
): readonly string[] {
  const fold = (name: string) => joinWords(tokenize(name));
  const seen = new Set([fold(title)]);
  return aliases.filter((alias) => {
    const isNew = !seen.has(fold(alias));
    seen.add(fold(alias));
    return isNew;
  });
}

/**
 * As names are read: "telur ceplok" is taken for another dish unless it is known as a name, and the dish called
 * "gulai" would be served before "gulai kepala kakap".
 */
const NAME_READERS = { ...NO_LATE_READERS, renamePhrases, serveCourses };

function isFirst(search: CollectionSearch, question: string, at: number): boolean {
  const { positions, isNearest } = search.answer(question, NAME_READERS);
  return positions[0] === at && !isNearest;
}
