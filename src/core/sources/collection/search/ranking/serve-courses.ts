import { USUAL_DISHES } from '../../../dishes-asked.ts';
import type { ServedCourses } from '../question/reading.ts';
import type { Course, Query } from '../question/search-query.ts';
import { mentions, type IndexedRecipe } from '../recipe-index.ts';
import {
  both,
  either,
  holding,
  not,
  ofKind,
  suiting,
  type RecipeTest,
} from '../recipe-predicates.ts';
import { KIND_WORDS } from '../words/kind-words.ts';
import { fitsOccasion, listWishes } from './recipe-wishes.ts';

/** Belongs to a meal, or ends one; vegetables with rice cake are a meal by themselves: gado-gado. */
const isOfMeal = either(
  both(
    suiting('makan siang', 'nasi kotak'),
    not(both(ofKind('sayur'), holding('lontong|ketupat|bihun'))),
  ),
  both(ofKind('kue', 'kue kering'), suiting('snack box', 'lebaran')),
);
const isMain = ofKind('lauk', 'gulai', 'sate', 'sayur', 'gorengan', 'jajanan', 'kue');
const isKnown: RecipeTest = ({ renown }) => renown > 0;
const ofBox = suiting('nasi kotak', 'snack box');
/** Most dishes of a menu for several days; as many are ready for later days. */
const MENU_SIZE = 10;
/** No main food comes again among so many dishes. */
const APART = 4;
const hasMainFood = ofKind('lauk', 'gulai', 'sate', 'sayur');
const MAIN_FOODS = ['daging', 'unggas', 'ikan', 'telur', 'kedelai'] as const;

/** What a dish beside rice is mostly made of, if that tells it from others. */
const mainFood = (recipe: IndexedRecipe): string | undefined =>
  hasMainFood(recipe) ? MAIN_FOODS.find((food) => recipe.facts.contains.includes(food)) : undefined;

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
    const isOne = phrase === '' ? both(ofKind(...kinds), isOfMeal) : ofKind(...kinds);
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
 * it costs. A course of a whole meal may also be for another occasion, but meets all that binds.
 *
 * @param ordered what fits the question, best first.
 * @returns also how many dishes to show, and the names of listed courses that no dish is.
 */
export function serveCourses(
  query: Query,
  ordered: readonly { readonly recipe: IndexedRecipe }[],
  allowed: readonly IndexedRecipe[],
): ServedCourses {
  const { courses, isListed, named, limits, regions, days, occasions } = query;
  const fitting = ordered.map(({ recipe }) => recipe);
  const served = new Set<IndexedRecipe>();
  const isOther: RecipeTest = (recipe) => {
    const food = mainFood(recipe);
    return food === undefined || ![...served].slice(-APART).some((dish) => mainFood(dish) === food);
  };
  const serve = (tests: readonly RecipeTest[], among: readonly IndexedRecipe[]): boolean => {
    const others = isListed ? [] : tests.map((isOne) => both(isOne, isOther));
    for (const isOne of [...others, ...tests]) {
      const dish = among.find((recipe) => !served.has(recipe) && isOne(recipe));
      if (dish !== undefined) return Boolean(served.add(dish));
    }
    return false;
  };
  for (const { recipes } of named) serve([({ position }) => recipes.includes(position)], fitting);
  const first = limits.isCheap && isListed ? byCost(fitting) : fitting;
  const known = isListed ? bestKnown(allowed, regions.provinces) : [];
  const isFree = !isListed && !occasions.some(({ isLight }) => isLight);
  const serveCourse = (course: Course): boolean => {
    const tests = courseTests(course);
    if (serve(tests, first) || serve(tests, known)) return true;
    return isFree && course.phrase === '' && serve(tests, ofAnyOccasion(query, course, allowed));
  };
  const missing = courses.filter((course) => {
    const tests = courseTests(course);
    if (serveCourse(course)) return false;
    // Listed twice and served once: not missing.
    return isListed && !tests.some((isOne) => known.some(isOne));
  });
  if (days !== undefined && courses.length > 0)
    while (served.size < 2 * MENU_SIZE && courses.every(serveCourse));
  return {
    ordered: [...new Set([...served, ...fitting])],
    count: countShown(query, served.size),
    missing: missing.flatMap(({ phrase }) => (phrase === '' ? [] : [phrase])),
  };
}

function countShown(
  { courses, isListed, days, count = 0 }: Query,
  served: number,
): number | undefined {
  if (days === undefined)
    return isListed
      ? Math.max(served, count) || undefined
      : count || Math.max(served, USUAL_DISHES);
  const size = courses.length;
  if (size === 0) return Math.min(days, MENU_SIZE);
  return Math.min(days, Math.floor(Math.min(MENU_SIZE, served) / size)) * size || undefined;
}

/** Dishes that meet all that binds, for whatever occasion, but rather for the right one; nothing else for a diet. */
const ofAnyOccasion = (
  query: Query,
  { kinds }: Course,
  allowed: readonly IndexedRecipe[],
): readonly IndexedRecipe[] => {
  const { occasions } = query;
  const binding = listWishes({ ...query, kinds }).filter(({ isBinding }) => isBinding);
  const fit = (recipe: IndexedRecipe) =>
    Number(fitsOccasion(recipe, occasions)) + recipe.renown / 2;
  return allowed
    .filter((recipe) => binding.every(({ isMet }) => isMet(recipe)))
    .toSorted((a, b) => fit(b) - fit(a));
};

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
