import { packShownNames } from '../../src/core/sources/collection/browse/shown-names.ts';
import { type CollectedRecipe } from '../../src/core/sources/collection/packed-collection.ts';
import { composeDish } from '../../src/core/sources/collection/packed-shard.ts';
import { DIET_WORDS } from '../../src/core/sources/collection/search/words/diet-words.ts';
import { EXCLUSION_WORDS } from '../../src/core/sources/collection/search/words/exclusion-words.ts';
import { foldName, tokenize } from '../../src/core/sources/collection/search/words/tokenize.ts';

const EXCLUSIONS = [
  ...EXCLUSION_WORDS.values(),
  ...[...DIET_WORDS.values()].map(({ exclusions }) => exclusions),
].flat();

/** Words that can be excluded by name. */
const LEFT_OUT_WORDS = new Set(
  EXCLUSIONS.flatMap(({ words }) => words).flatMap((phrase) => phrase.split(' ')),
);

/** A non-food word in this many recipes is about preparation: "iris", "haluskan". */
const USUAL = 8;

/**
 * For each recipe the foods that its ingredient names show beyond the canonical ones, packed: what is
 * to be left out is looked for in both.
 */
export function listShownNames(recipes: readonly CollectedRecipe[]): readonly string[] {
  const foods = new Set(
    recipes.flatMap(({ facts }) => facts.ingredients.flatMap((name) => tokenize(name))),
  );
  const rests = recipes.map(readRests);
  const uses = new Map<string, number>();
  for (const words of rests.map((rest) => new Set(rest.flatMap((one) => one.split(' '))))) {
    for (const word of words) uses.set(word, (uses.get(word) ?? 0) + 1);
  }
  const isFood = (word: string) =>
    foods.has(word) || LEFT_OUT_WORDS.has(word) || (uses.get(word) ?? 0) < USUAL;
  return rests.map((parts) => {
    const names = parts.map((part) => part.split(' ').filter(isFood).join(' '));
    return packShownNames([...new Set(names)].filter((name) => name !== ''));
  });
}

/** Names of ingredients as a reader sees them, without canonical ones. */
function readRests(recipe: CollectedRecipe): readonly string[] {
  const canonical = recipe.facts.ingredients.map(foldName).toSorted((a, b) => b.length - a.length);
  return composeDish(recipe).ingredient.flatMap(({ name }) => {
    const shown = ` ${foldName(name)} `;
    const own = canonical.find((food) => shown.includes(` ${food} `));
    return (own === undefined ? [shown] : shown.split(` ${own} `)).map((part) => part.trim());
  });
}
