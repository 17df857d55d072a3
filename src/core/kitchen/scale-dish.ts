import { isPriced } from '../costing/dish-cost.ts';
import type { DishCosting } from '../costing/dish-costing.ts';
import type { Dish, RecipeText } from '../recipes/dish.ts';
import type { DishPlan, PlannedDish } from './plan-dish.ts';
import { readRecipeAmounts } from './read-recipe-amounts.ts';
import { writeScaled } from './scale-serving.ts';

/**
 * Advice on a scaled recipe: seasoning does not simply grow with the pot; cooking times were not
 * scaled; amounts in the steps are still those of the recipe's own size; a pan is filled with oil once.
 */
export type ScaleAdvice = 'seasoning' | 'times' | 'steps' | 'oil';

/** A dish as it is cooked: at another size, with the advice it needs. */
export type ScaledRecipe = {
  readonly dish: Dish;
  /** Positions of the steps that `steps` is about. */
  readonly unscaledSteps: readonly number[];
  readonly advice: readonly ScaleAdvice[];
};

/** A planned dish with its recipe at that size, for a file or a message. */
export type ScaledDish = PlannedDish & {
  readonly scaled: RecipeText;
  /** Notes about the size, in sentences. */
  readonly advice: readonly string[];
};

/** Beyond these factors, in either direction, the advice is given. */
const TIMES_CHANGE_ABOVE = 3;
const SEASONING_CHANGES_ABOVE = 5;

/** What makes a dish salty or hot, and is adjusted by tasting; sweet tea has none of it. */
const SAVOURY = /\b(?:garam|cabai|cabe|bawang|merica|lada|bumbu|kaldu|terasi|kecap)\b/iu;
const isSeasoned = ({ ingredient }: Pick<RecipeText, 'ingredient'>): boolean =>
  ingredient.some(({ name }) => SAVOURY.test(name));

/** How many times a recipe is cooked, and what its spoons weigh. */
type Scaling = Pick<DishPlan, 'factor' | 'dishCost'> & {
  readonly costing: DishCosting | undefined;
};

/**
 * A dish at another size, the same whether shown, sent or saved. Amounts that are not certain stay, and
 * `steps` says so; once its cost is known, many spoons of a food become a weight.
 *
 * @param scaling `factor` is more than 0; 1 gives the dish as the source wrote it.
 */
export function scaleDish(dish: Dish, { factor, dishCost, costing }: Scaling): ScaledRecipe {
  if (factor === 1) return { dish, unscaledSteps: [], advice: [] };
  const { ingredients, steps, unscaledSteps } = readRecipeAmounts(dish);
  const ingredient = ingredients.map(({ name, servingSize }, position) => {
    const food = dishCost?.lines.find((line) => line.position === position)?.line.food;
    const weigh = (unit: string) =>
      food === undefined ? undefined : costing?.measureUnit(food, unit);
    return {
      name: writeScaled(name, factor, weigh),
      servingSize: writeScaled(servingSize, factor, weigh),
    };
  });
  const completeRecept = steps.map(({ number, parts }) => ({
    number,
    step: writeScaled(parts, factor),
  }));
  const isFried = dishCost?.lines.some(
    ({ cost }) => isPriced(cost) && cost.assumed === 'frying-oil',
  );
  const advice: readonly (ScaleAdvice | false | undefined)[] = [
    factor > SEASONING_CHANGES_ABOVE && isSeasoned(dish) && 'seasoning',
    Math.max(factor, 1 / factor) > TIMES_CHANGE_ABOVE && 'times',
    unscaledSteps.length > 0 && 'steps',
    factor > 1 && isFried && 'oil',
  ];
  return {
    dish: { ...dish, ingredient, completeRecept },
    unscaledSteps,
    advice: advice.filter((kind) => typeof kind === 'string'),
  };
}
