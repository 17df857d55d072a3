import { USUAL_DISHES } from '../../../dishes-asked.ts';
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
import type { ServedCourses } from './late-ranking.ts';
import { bindingTest, fitsOccasion } from './recipe-wishes.ts';

/** Belongs to a meal, or ends one; vegetables with rice cake are a meal by themselves: gado-gado. */
const isCourseDish = either(
  both(
    suiting('makan siang', 'nasi kotak'),
    not(both(ofKind('sayur'), holding('lontong|ketupat|bihun'))),
  ),
  both(ofKind('kue', 'kue kering'), suiting('snack box', 'lebaran')),
);
const isMain = ofKind('lauk', 'gulai', 'sate', 'sayur', 'gorengan', 'jajanan', 'kue');
const isKnown: RecipeTest = ({ renown }) => renown > 0;
const ofBox = suiting('nasi kotak', 'snack box');
/** Most dishes of a menu for several days. */
const MOST_OF_MENU = 10;
/** Dishes chosen for such a menu: the first ten are shown, the rest when others are asked for. */
const MOST_SERVED = 2 * MOST_OF_MENU;
/** At least this many dishes lie between two with the same main food. */
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
    const isOne = phrase === '' ? both(ofKind(...kinds), isCourseDish) : ofKind(...kinds);
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

/** The dish that passes the strictest test that any of them passes. */
function findBest(
  dishes: readonly IndexedRecipe[],
  tests: readonly RecipeTest[],
): IndexedRecipe | undefined {
  for (const test of tests) {
    const dish = dishes.find(test);
    if (dish !== undefined) return dish;
  }
  return undefined;
}

/**
 * The best dish of each course, or of each of several named dishes, first, then the others. What is listed for a
 * box may be any allowed recipe of the place that is asked for: "nasi kotak 15 ribu isi lele" has lele, whatever
 * it costs. A course of a whole meal may also be for another occasion, but meets all that binds.
 *
 * @param ordered what fits the question, best first.
 * @returns also how many dishes to show, and the names of listed courses for which there is no recipe.
 */
export function serveCourses(
  query: Query,
  ordered: readonly { readonly recipe: IndexedRecipe }[],
  allowed: readonly IndexedRecipe[],
): ServedCourses {
  const { courses, isListed, named, limits, regions, days, occasions } = query;
  const fitting = ordered.map(({ recipe }) => recipe);
  const first = limits.isCheap && isListed ? byCost(fitting) : fitting;
  const known = isListed ? bestKnown(allowed, regions.provinces) : [];
  const mayBeOther = !isListed && !occasions.some(({ isLight }) => isLight);

  const served = new Set<IndexedRecipe>();
  const isNew: RecipeTest = (recipe) => !served.has(recipe);
  const hasOtherFood: RecipeTest = (recipe) => {
    const food = mainFood(recipe);
    return food === undefined || ![...served].slice(-APART).some((dish) => mainFood(dish) === food);
  };
  const serve = (tests: readonly RecipeTest[], among: readonly IndexedRecipe[]): boolean => {
    const varied = isListed ? [] : tests.map((isOne) => both(isOne, hasOtherFood));
    const dish = findBest(among.filter(isNew), [...varied, ...tests]);
    if (dish !== undefined) served.add(dish);
    return dish !== undefined;
  };
  const serveCourse = (course: Course): boolean => {
    const tests = courseTests(course);
    if (serve(tests, first) || serve(tests, known)) return true;
    return (
      mayBeOther && course.phrase === '' && serve(tests, ofAnyOccasion(query, course, allowed))
    );
  };

  for (const { recipes } of named) serve([({ position }) => recipes.includes(position)], fitting);
  const unserved = courses.filter((course) => !serveCourse(course));
  // Day after day, until no dish is left for a course.
  let isDayLeft = days !== undefined && courses.length > 0;
  while (isDayLeft && served.size < MOST_SERVED) isDayLeft = courses.every(serveCourse);
  // Only listed dishes are missed, and not one that is listed twice and served once.
  const missing = isListed
    ? unserved.filter((course) => findBest(known, courseTests(course)) === undefined)
    : [];
  return {
    ordered: [...new Set([...served, ...fitting])],
    count: countShown(query, served.size),
    missing: missing.map(({ phrase }) => phrase).filter((phrase) => phrase !== ''),
  };
}

/** How many dishes to show, unless the courses do not decide it. */
function countShown(query: Query, served: number): number | undefined {
  const { isListed, days, count = 0 } = query;
  if (days !== undefined) return countForDays(query, days, served);
  if (isListed) return Math.max(served, count) || undefined;
  return count || Math.max(served, USUAL_DISHES);
}

/** As many dishes as whole days have; without courses a day has one. */
function countForDays({ courses }: Query, days: number, served: number): number | undefined {
  const aDay = courses.length;
  if (aDay === 0) return Math.min(days, MOST_OF_MENU);
  const wholeDays = Math.floor(Math.min(MOST_OF_MENU, served) / aDay);
  return Math.min(days, wholeDays) * aDay || undefined;
}

/** Dishes that meet all that binds, those for the right occasion first. */
const ofAnyOccasion = (
  query: Query,
  { kinds }: Course,
  allowed: readonly IndexedRecipe[],
): readonly IndexedRecipe[] => {
  const { occasions } = query;
  const fit = (recipe: IndexedRecipe) =>
    Number(fitsOccasion(recipe, occasions)) + recipe.renown / 2;
  return allowed.filter(bindingTest({ ...query, kinds })).toSorted((a, b) => fit(b) - fit(a));
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
