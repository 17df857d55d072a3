import { DISH_KINDS } from '../../src/core/recipes/dish-extras.ts';
import type { CollectedRecipe } from '../../src/core/sources/collection/packed-collection.ts';
import type { RecipeFacts } from '../../src/core/sources/collection/recipe-facts.ts';

/**
 * By kind, and within a kind each dish next to the one most like it, starting with the first in the
 * alphabet. Most answers are of one kind, like neighbours in a shard; similar dishes also compress
 * better together.
 */
export function orderRecipes(recipes: readonly CollectedRecipe[]): readonly CollectedRecipe[] {
  const likeness = createLikeness(recipes.map(({ facts }) => facts));
  const sorted = recipes.toSorted((one, other) =>
    one.facts.title.localeCompare(other.facts.title, 'id'),
  );
  return DISH_KINDS.flatMap((kind) => {
    const left = new Set(sorted.filter(({ facts }) => facts.kind === kind));
    const ordered: CollectedRecipe[] = [];
    for (let [next] = left; next !== undefined; next = findMost(left, next, likeness)) {
      ordered.push(next);
      left.delete(next);
    }
    return ordered;
  });
}

const NO_SIGNS: ReadonlySet<string> = new Set();

type Likeness = (one: RecipeFacts, other: RecipeFacts) => number;

function findMost(
  recipes: Iterable<CollectedRecipe>,
  { facts }: CollectedRecipe,
  likeness: Likeness,
): CollectedRecipe | undefined {
  let found: CollectedRecipe | undefined;
  let most = -1;
  for (const recipe of recipes) {
    const like = likeness(facts, recipe.facts);
    if (like > most) [found, most] = [recipe, like];
  }
  return found;
}

/** Ingredients that two recipes share, of all that either has, rare ones counting more. */
function createLikeness(all: readonly RecipeFacts[]): Likeness {
  // Whether it may be frozen says nothing of how a recipe reads.
  const telling = ({ marks }: RecipeFacts) => marks.filter((mark) => mark !== 'beku');
  const signs = new Map(
    all.map((facts) => [facts, new Set<string>([...facts.ingredients, ...telling(facts)])]),
  );
  const uses = new Map<string, number>();
  for (const sign of [...signs.values()].flatMap((of) => [...of]))
    uses.set(sign, (uses.get(sign) ?? 0) + 1);
  const weigh = (names: Iterable<string>) =>
    Array.from(names, (name) => Math.log(all.length / (uses.get(name) ?? 1))).reduce(
      (sum, weight) => sum + weight,
      0,
    );
  return (one, other) => {
    const ofOne = signs.get(one) ?? NO_SIGNS;
    const ofOther = signs.get(other) ?? NO_SIGNS;
    const shared = weigh([...ofOne].filter((sign) => ofOther.has(sign)));
    return shared / (weigh(ofOne) + weigh(ofOther) - shared || 1);
  };
}
