import type { ServedCourses } from '../question/reading.ts';
import type { Course, Query } from '../question/search-query.ts';
import { mentions, type IndexedRecipe } from '../recipe-index.ts';
import { both, ofKind, suiting, type RecipeTest } from '../recipe-predicates.ts';
import { KIND_WORDS } from '../words/kind-words.ts';

const ofMeal = suiting('makan siang', 'nasi kotak');
const isMain = ofKind('lauk', 'gulai', 'sate', 'sayur', 'gorengan', 'jajanan', 'kue');
const isKnown: RecipeTest = ({ renown }) => renown > 0;
const ofBox = suiting('nasi kotak', 'snack box');

/** Tests for the dishes of a course, the strictest first. A course without a name belongs to a meal. */
function courseTests({
  phrase,
  kinds,
  recipes,
  ingredients,
  isBought,
}: Course): readonly RecipeTest[] {
  const isCalled: RecipeTest = ({ names }) => mentions(names, phrase);
  if (isBought) return [];
  if (recipes.length > 0) return [({ position }) => recipes.includes(position)];
  if (kinds.length > 0) {
    const isOne = phrase === '' ? both(ofKind(...kinds), ofMeal) : ofKind(...kinds);
    // Prefer dishes that every guest knows and, for a named kind, names that contain it; a sayur often does not.
    const isBetter = phrase === '' ? isKnown : isCalled;
    return KIND_WORDS.get(phrase)?.isWide === true ? [isOne] : [both(isOne, isBetter), isOne];
  }
  return [
    // Beside rice, "ayam" is not a soup.
    both(isCalled, isMain),
    isCalled,
    // "Daging sapi" is Rendang Daging; a dish merely served with the food does not count.
    (recipe) =>
      phrase.split(' ').some((word) => mentions(recipe.names, word)) &&
      recipe.ingredients.some((food) => ingredients.includes(food)),
  ];
}

/**
 * The best dish of each course, or of each of several named dishes, first, then the others. What is listed for a
 * box may be any allowed recipe of the place that is asked for: "nasi kotak 15 ribu isi lele" has lele, whatever
 * it costs.
 *
 * @param ordered what fits the question, best first.
 * @returns also how many dishes are courses, and the names of listed courses that no dish is.
 */
export function serveCourses(
  { courses, isListed, named, limits, regions }: Query,
  ordered: readonly { readonly recipe: IndexedRecipe }[],
  allowed: readonly IndexedRecipe[],
): ServedCourses {
  const fitting = ordered.map(({ recipe }) => recipe);
  const served = new Set<IndexedRecipe>();
  const serve = (tests: readonly RecipeTest[], among: readonly IndexedRecipe[]): boolean => {
    for (const isOne of tests) {
      const dish = among.find((recipe) => !served.has(recipe) && isOne(recipe));
      if (dish !== undefined) return Boolean(served.add(dish));
    }
    return false;
  };
  for (const { recipes } of named) serve([({ position }) => recipes.includes(position)], fitting);
  const first = limits.isCheap && isListed ? byCost(fitting) : fitting;
  const known = isListed ? bestKnown(allowed, regions.provinces) : [];
  const missing = courses.filter((course) => {
    const tests = courseTests(course);
    if (serve(tests, first) || serve(tests, known)) return false;
    // Listed twice and served once: not missing.
    return isListed && !tests.some((isOne) => known.some(isOne));
  });
  return {
    ordered: [...new Set([...served, ...fitting])],
    served: served.size,
    missing: missing.flatMap(({ phrase }) => (phrase === '' ? [] : [phrase])),
  };
}

const byCost = (recipes: readonly IndexedRecipe[]) =>
  recipes.toSorted((a, b) => a.facts.costPerServing - b.facts.costPerServing);

/** Dishes for boxes first, and of them those that most people know; of these provinces, if there are any. */
const bestKnown = (
  recipes: readonly IndexedRecipe[],
  provinces: Query['regions']['provinces'],
): readonly IndexedRecipe[] =>
  recipes
    .filter(({ facts }) => provinces.length === 0 || provinces.includes(facts.province))
    .toSorted((a, b) => Number(ofBox(b)) - Number(ofBox(a)) || b.renown - a.renown);
