import type { RecipeFacts } from '../../src/core/sources/collection/recipe-facts.ts';
import { KIND_WORDS } from '../../src/core/sources/collection/search/words/kind-words.ts';
import { foldText, joinWords } from '../../src/core/sources/collection/search/words/fold-text.ts';
import { REGION_WORDS } from '../../src/core/sources/collection/search/words/region-words.ts';
import type { RecipeFile } from './read-recipe.ts';

/**
 * The other names that search needs. "Sate bandeng banten" of a Sate Bandeng from Banten it does not:
 * the first words are read as the name, and the rest as what the facts say anyway.
 */
export function tellingAliases(
  { title, aliases, province, kind }: RecipeFile,
  ingredients: readonly string[],
): RecipeFacts['aliases'] {
  const foodWords = new Set(ingredients.flatMap((name) => foldText(name)));
  const isSaid = (rest: string) =>
    REGION_WORDS.get(rest)?.includes(province) === true ||
    rest
      .split(' ')
      .every((word) => foodWords.has(word) || KIND_WORDS.get(word)?.kinds.includes(kind) === true);
  const names = [joinWords(foldText(title))];
  const shortestFirst = aliases.toSorted((one, other) => one.length - other.length);
  return shortestFirst.filter((alias) => {
    const folded = joinWords(foldText(alias));
    const isTold = names.some((name) => {
      if (folded === name) return true;
      if (folded.startsWith(`${name} `)) return isSaid(folded.slice(name.length + 1));
      return folded.endsWith(` ${name}`) && isSaid(folded.slice(0, -name.length - 1));
    });
    if (!isTold) names.push(folded);
    return !isTold;
  });
}
