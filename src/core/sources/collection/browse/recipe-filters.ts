import { DISH_KINDS, HEATS } from '../../../recipes/dish-extras.ts';
import { ALL_PROVINCES, OCCASIONS } from '../recipe-facts.ts';
import { recipeSlug } from '../recipe-slug.ts';
import { LEFT_OUT, type ListedRecipe } from './listed-recipe.ts';

/** A range of whole numbers: from the first up to, but not including, the second. */
export type Band = readonly [from: number, below: number];

/** Rupiah a serving; a quarter of the collection each. */
export const COST_BANDS: readonly Band[] = [
  [0, 3_000],
  [3_000, 7_500],
  [7_500, 15_000],
  [15_000, Infinity],
];

/** Minutes in all: exactly one hour is still "up to an hour". */
export const TIME_BANDS: readonly Band[] = [
  [0, 31],
  [31, 61],
  [61, 121],
  [121, Infinity],
];

/** One way of narrowing the list. */
type Filter = {
  /** In the form used in addresses. */
  readonly choices: readonly string[];
  readonly choicesOf: (recipe: ListedRecipe) => readonly string[];
  /** True if a recipe must match every chosen value, not just one. */
  readonly needsAll?: boolean;
};

const places = (bands: readonly Band[]) => bands.map((_, place) => String(place + 1));
const placeIn = (bands: readonly Band[], value: number) =>
  bands.flatMap(([from, below], place) =>
    value >= from && value < below ? [String(place + 1)] : [],
  );

/** Values as they appear in addresses; every recipe is tested on every change. */
const SLUGS: ReadonlyMap<string, string> = new Map(
  [...DISH_KINDS, ...ALL_PROVINCES, ...OCCASIONS].map((word) => [word, recipeSlug(word)]),
);
const slugOf = (word: string) => SLUGS.get(word) ?? '';

/** What can narrow the list. */
export type FilterName = 'kind' | 'province' | 'occasion' | 'cost' | 'time' | 'heat' | 'freeFrom';

/**
 * Every filter of the list. Several values of one filter widen the list again, except for
 * `freeFrom`.
 */
export const FILTERS: Readonly<Record<FilterName, Filter>> = {
  kind: { choices: DISH_KINDS.map(slugOf), choicesOf: ({ kind }) => [slugOf(kind)] },
  province: {
    choices: ALL_PROVINCES.map(slugOf),
    choicesOf: ({ province }) => [slugOf(province)],
  },
  occasion: {
    choices: OCCASIONS.map(slugOf),
    choicesOf: ({ occasions }) => occasions.map(slugOf),
  },
  cost: {
    choices: places(COST_BANDS),
    choicesOf: ({ costPerServing }) => placeIn(COST_BANDS, costPerServing),
  },
  time: { choices: places(TIME_BANDS), choicesOf: ({ minutes }) => placeIn(TIME_BANDS, minutes) },
  heat: {
    choices: HEATS.map((_, level) => String(level)),
    choicesOf: ({ heat }) => [String(heat)],
  },
  freeFrom: { choices: LEFT_OUT, choicesOf: ({ freeFrom }) => freeFrom, needsAll: true },
};

/** Every filter, in the order of {@link FILTERS}. */
export const FILTER_NAMES = Object.keys(FILTERS) as readonly FilterName[];

/** The chosen values of each filter; no values let everything pass. */
export type Chosen = Readonly<Record<FilterName, readonly string[]>>;

/** Lets every recipe pass. */
export const NOTHING_CHOSEN: Chosen = {
  kind: [],
  province: [],
  occasion: [],
  cost: [],
  time: [],
  heat: [],
  freeFrom: [],
};

/** Whether a recipe passes one filter. */
function passes(recipe: ListedRecipe, name: FilterName, choices: readonly string[]): boolean {
  if (choices.length === 0) return true;
  const { choicesOf, needsAll = false } = FILTERS[name];
  const own = choicesOf(recipe);
  return needsAll
    ? choices.every((choice) => own.includes(choice))
    : choices.some((choice) => own.includes(choice));
}

/** The recipes that pass every filter, in their order. */
export const filterRecipes = (
  recipes: readonly ListedRecipe[],
  chosen: Chosen,
): readonly ListedRecipe[] =>
  recipes.filter((recipe) => FILTER_NAMES.every((name) => passes(recipe, name, chosen[name])));

/**
 * How many recipes each value of a filter would show, given the other filters. Counts one filter at
 * a time: on a slow phone, counting all of them takes longer than a frame.
 */
export function countChoices(
  recipes: readonly ListedRecipe[],
  chosen: Chosen,
  name: FilterName,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const { choicesOf, needsAll = false } = FILTERS[name];
  // Another value of the same filter widens the list, except for "tanpa".
  const inUse = FILTER_NAMES.filter(
    (filter) => chosen[filter].length > 0 && (needsAll || filter !== name),
  );
  for (const recipe of recipes) {
    if (!inUse.every((filter) => passes(recipe, filter, chosen[filter]))) continue;
    for (const choice of choicesOf(recipe)) counts.set(choice, (counts.get(choice) ?? 0) + 1);
  }
  return counts;
}

/** A value that could be given up, and how many recipes would show then. */
type Loosening = {
  readonly name: FilterName;
  readonly choice: string;
  readonly count: number;
};

/** What to give up so that something shows, most helpful first, and only what helps. */
export function findLoosenings(
  recipes: readonly ListedRecipe[],
  chosen: Chosen,
): readonly Loosening[] {
  return FILTER_NAMES.flatMap((name) =>
    chosen[name].map((choice) => {
      const { length: count } = filterRecipes(recipes, withoutChoice(chosen, name, choice));
      return { name, choice, count };
    }),
  )
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
}

/** The choices without this value. */
export const withoutChoice = (chosen: Chosen, name: FilterName, choice: string): Chosen => ({
  ...chosen,
  [name]: chosen[name].filter((kept) => kept !== choice),
});

/** The choices with one more value, in the order of the filter, so that a list has one address. */
export const withChoice = (chosen: Chosen, name: FilterName, choice: string): Chosen => ({
  ...chosen,
  [name]: FILTERS[name].choices.filter((any) => any === choice || chosen[name].includes(any)),
});
