import type { Course, Query } from '../question/search-query.ts';
import { mentions, type ShelvedRecipe } from '../recipe-shelf.ts';
import { both, ofKind, suiting, type RecipeTest } from '../recipe-tests.ts';
import { KIND_WORDS } from '../words/kind-words.ts';
import type { RatedRecipe } from './vary-recipes.ts';

const ofMeal = suiting('makan siang', 'nasi kotak');
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
    // A meal without wishes is of dishes that all guests know; a gulai is called so, a sayur need not be.
    const isBetter = phrase === '' ? isKnown : isCalled;
    return KIND_WORDS.get(phrase)?.wide === true ? [isOne] : [both(isOne, isBetter), isOne];
  }
  return [
    isCalled,
    // "Daging sapi" is in Rendang Daging; a dish that is only served with a food is none of it.
    (recipe) =>
      phrase.split(' ').some((word) => mentions(recipe.names, word)) &&
      recipe.ingredients.some((food) => ingredients.includes(food)),
  ];
}

/**
 * The best dish of each course, or of each of several named dishes, first, then the others. What the
 * question calls by a name may be any allowed recipe: "nasi kotak 15 ribu isi lele" has lele, whatever it costs.
 *
 * @param ordered what fits the question, best first.
 * @returns also the names of courses that no dish is.
 */
export function serveCourses(
  { courses, named, limits }: Query,
  ordered: readonly RatedRecipe[],
  allowed: readonly ShelvedRecipe[],
): { readonly served: readonly ShelvedRecipe[]; readonly missing: readonly string[] } {
  const fitting = ordered.map(({ recipe }) => recipe);
  const byCost = (recipes: readonly ShelvedRecipe[]) =>
    recipes.toSorted((one, other) => one.facts.costPerServing - other.facts.costPerServing);
  const served = new Set<ShelvedRecipe>();
  const serve = (tests: readonly RecipeTest[], among: readonly ShelvedRecipe[]): boolean => {
    for (const isOne of tests) {
      const dish = among.find((one) => !served.has(one) && isOne(one));
      if (dish !== undefined) return Boolean(served.add(dish));
    }
    return false;
  };
  for (const { recipes } of named) serve([({ position }) => recipes.includes(position)], fitting);
  const missing = courses.filter((course) => {
    const tests = courseTests(course);
    if (serve(tests, limits.cheap ? byCost(fitting) : fitting) || course.phrase === '')
      return false;
    const known = bestKnown(allowed);
    // What is listed twice is there already.
    return !(serve(tests, known) || tests.some((isOne) => known.some(isOne)));
  });
  return {
    served: [...new Set([...served, ...fitting])],
    missing: missing.map(({ phrase }) => phrase),
  };
}

/** Dishes for boxes first, and of them those that most people know. */
const bestKnown = (recipes: readonly ShelvedRecipe[]): readonly ShelvedRecipe[] =>
  recipes.toSorted(
    (one, other) => Number(ofBox(other)) - Number(ofBox(one)) || other.renown - one.renown,
  );
