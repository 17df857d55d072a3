import { FOOD_FACTS, type FoodFact } from '../../costing/food-facts.ts';
import { DISH_KINDS, type DishNote } from '../../recipes/dish-extras.ts';
import type { Dish } from '../../recipes/dish.ts';
import { LINE } from './packed-lines.ts';
import { unpackNumbers, unpackRising, packNumbers, packRising } from './packed-numbers.ts';
import {
  ALL_PROVINCES,
  MINUTE_STEP,
  NATIONWIDE,
  OCCASIONS,
  type RecipeFacts,
} from './recipe-facts.ts';
import { RECIPE_MARKS } from './recipe-marks.ts';

/** The facts of all recipes as they are shipped: each field covers all recipes, in order. */
export type PackedFacts = {
  /** A line for each recipe: its title in lower case and its other names, separated by `|`. */
  readonly names: string;
  /** A line for each ingredient: its canonical name and a letter for each food fact. */
  readonly ingredients: string;
  /** For each ingredient the recipes that use it, as positions; see {@link packRising}. */
  readonly recipesWith: string;
  /** For each recipe a letter for each occasion, the most fitting first. */
  readonly occasions: string;
  /** For each mark the recipes that have it, as positions. */
  readonly marks: string;
  /** One list of numbers for each of {@link NUMBERS}. */
  readonly numbers: readonly string[];
};

/** The parts of a dish that are not facts. */
export type DishBody = Pick<Dish, 'description' | 'price' | 'porsiWarung' | DishNote> & {
  /** Of the whole recipe, in whole rupiah. */
  readonly cost: number;
  /** In the order that the steps use them; steps count from 1. */
  readonly ingredients: readonly (readonly [name: string, servingSize: string, step: number])[];
  readonly steps: readonly string[];
};

/** One recipe of the collection. */
export type CollectedRecipe = { readonly facts: RecipeFacts; readonly body: DishBody };

const LIST_SEPARATOR = '|';
/** Small costs are rounded to this, in rupiah. */
const COST_STEP = 100;
/** At this many such steps and above, costs are rounded to five of them. */
const FINE_STEPS = 20;
const STEPS_IN_COARSE = 5;

/** A cost as a small number, rounded to Rp 100, or to Rp 500 at Rp 2.000 and above. */
function packCost(rupiah: number): number {
  const steps = rupiah / COST_STEP;
  return Math.round(
    steps < FINE_STEPS ? steps : FINE_STEPS + (steps - FINE_STEPS) / STEPS_IN_COARSE,
  );
}

const unpackCost = (packed: number): number =>
  COST_STEP * (packed < FINE_STEPS ? packed : FINE_STEPS + (packed - FINE_STEPS) * STEPS_IN_COARSE);

/** The code of the letter for the first word of a list. */
const FIRST_LETTER = 97;

/** How each fact is stored as a small number; by position, since names would be shipped too. */
const NUMBERS: readonly ((recipe: RecipeFacts) => number)[] = [
  ({ province }) => ALL_PROVINCES.indexOf(province),
  ({ kind }) => DISH_KINDS.indexOf(kind),
  ({ servings }) => servings,
  ({ minutes, waitMinutes }) => (minutes - waitMinutes) / MINUTE_STEP,
  ({ waitMinutes }) => waitMinutes / MINUTE_STEP,
  ({ heat }) => heat,
  ({ costPerServing }) => packCost(costPerServing),
  ({ roomHours }) => roomHours,
  ({ fridgeDays }) => fridgeDays,
];

/** Runs when the product is built; {@link unpackFacts} reads it. */
export function packFacts(facts: readonly RecipeFacts[], containsOf: ContainsOf): PackedFacts {
  const names = [...new Set(facts.flatMap(({ ingredients }) => ingredients))].toSorted();
  const recipesThat = (test: (recipe: RecipeFacts) => boolean) =>
    facts.flatMap((recipe, at) => (test(recipe) ? [at] : []));
  return {
    names: facts
      .map(({ title, aliases }) => [lowerTitle(title), ...aliases].join(LIST_SEPARATOR))
      .join(LINE),
    ingredients: names
      .map((name) => [name, writeLetters(containsOf(name), FOOD_FACTS)].join(LIST_SEPARATOR))
      .join(LINE),
    recipesWith: packRising(
      names.map((name) => recipesThat(({ ingredients }) => ingredients.includes(name))),
    ),
    occasions: facts.map(({ occasions }) => writeLetters(occasions, OCCASIONS)).join(' '),
    marks: packRising(RECIPE_MARKS.map((mark) => recipesThat(({ marks }) => marks.includes(mark)))),
    numbers: NUMBERS.map((read) => packNumbers(facts.map(read))),
  };
}

/** What an ingredient of the price table contains. */
type ContainsOf = (canonical: string) => readonly FoodFact[];

/** Reads what {@link packFacts} wrote; recipes keep their order. */
export function unpackFacts(packed: PackedFacts): readonly RecipeFacts[] {
  const [provinces, kinds, servings, activeTimes, waits, heats, costs, roomHours, fridgeDays] =
    packed.numbers.map(unpackNumbers);
  const occasions = packed.occasions.split(' ');
  const ingredientsOf = new Map<number, number[]>();
  for (const [number, positions] of unpackRising(packed.recipesWith).entries()) {
    for (const at of positions) ingredientsOf.set(at, [...(ingredientsOf.get(at) ?? []), number]);
  }
  const marked = unpackRising(packed.marks).map((positions) => new Set(positions));
  const ingredients = packed.ingredients.split(LINE).map((line) => {
    const [name = '', contains = ''] = line.split(LIST_SEPARATOR);
    return { name, contains: readLetters(contains, FOOD_FACTS) };
  });
  return packed.names.split(LINE).map((line, at) => {
    const [title = '', ...aliases] = line.split(LIST_SEPARATOR);
    const used = ingredientsOf.get(at) ?? [];
    const waitMinutes = (waits?.[at] ?? 0) * MINUTE_STEP;
    return {
      title: capitalizeTitle(title),
      aliases,
      province: ALL_PROVINCES[provinces?.[at] ?? 0] ?? NATIONWIDE,
      kind: DISH_KINDS[kinds?.[at] ?? 0] ?? DISH_KINDS[0],
      occasions: readLetters(occasions[at] ?? '', OCCASIONS),
      servings: servings?.[at] ?? 1,
      minutes: (activeTimes?.[at] ?? 0) * MINUTE_STEP + waitMinutes,
      waitMinutes,
      heat: heats?.[at] ?? 0,
      costPerServing: unpackCost(costs?.[at] ?? 0),
      ingredients: used.flatMap((number) => ingredients[number]?.name ?? []),
      contains: [...new Set(used.flatMap((number) => ingredients[number]?.contains ?? []))],
      marks: RECIPE_MARKS.filter((_, mark) => marked[mark]?.has(at)),
      roomHours: roomHours?.[at] ?? 0,
      fridgeDays: fridgeDays?.[at] ?? 0,
    };
  });
}

/** Some words of a short list, one letter each. */
const writeLetters = <Word>(words: readonly Word[], all: readonly Word[]): string =>
  words.map((word) => String.fromCharCode(FIRST_LETTER + all.indexOf(word))).join('');

const readLetters = <Word>(letters: string, all: readonly Word[]): readonly Word[] =>
  Array.from(letters).flatMap((letter) => all[letter.charCodeAt(0) - FIRST_LETTER] ?? []);

const capitalizeTitle = (title: string): string =>
  title.replaceAll(/(?:^|[ -])[a-z]/gu, (start) => start.toUpperCase());

/** Titles compress better in lower case, beside their other names; "STMJ" stays as it is. */
function lowerTitle(title: string): string {
  const lower = title.toLowerCase();
  return capitalizeTitle(lower) === title ? lower : title;
}
