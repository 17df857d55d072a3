import type { PriceBook } from '../../src/core/costing/price-book.ts';
import { DIGIT } from '../../src/core/kitchen/read-serving.ts';
import { printFractions } from '../../src/core/lines/fraction-signs.ts';
import { printUnit } from '../../src/core/lines/print-unit.ts';
import type { DishExtras, DishNote } from '../../src/core/recipes/dish-extras.ts';
import type { CollectedRecipe } from '../../src/core/sources/collection/packed-collection.ts';
import { joinName } from '../../src/core/sources/collection/packed-shard.ts';
import { OCCASIONS } from '../../src/core/sources/collection/recipe-facts.ts';
import { RECIPE_MARKS } from '../../src/core/sources/collection/recipe-marks.ts';
import { computeKeeping } from './compute-keeping.ts';
import { computeMarks } from './compute-marks.ts';
import { toHundreds, type PricedRecipe } from './price-recipe.ts';
import type { RecipeFile } from './read-recipe.ts';
import { countedPrice, stallPortionsOf } from './usual-price.ts';

/** Turns a recipe file into the form that the product shows and searches. */
export function composeRecipe(
  recipe: RecipeFile,
  cost: PricedRecipe,
  book: PriceBook,
): CollectedRecipe {
  const { title, description, province, kind, occasions, servings, heat } = recipe;
  // Nobody searches for water, or excludes it.
  const ingredients = [...new Set(cost.lines.map(({ line }) => line.food ?? line.name))]
    .filter((name) => name !== 'air')
    .toSorted();
  const marks = computeMarks(recipe, cost.lines, book);
  const sold = { ...recipe, cost: cost.total };
  const porsiWarung = stallPortionsOf(sold);
  return {
    facts: {
      title,
      aliases: recipe.aliases,
      province,
      kind,
      // Search treats all but the first alike; sorted, they compress better.
      occasions: [
        ...occasions.slice(0, 1),
        ...OCCASIONS.filter((occasion) => occasions.slice(1).includes(occasion)),
      ],
      servings,
      minutes: recipe.active + recipe.wait,
      waitMinutes: recipe.wait,
      heat,
      costPerServing: toHundreds(cost.total / servings),
      ingredients,
      contains: [...new Set(ingredients.flatMap((name) => book.foods.get(name)?.contains ?? []))],
      marks: RECIPE_MARKS.filter((mark) => marks.includes(mark)),
      ...computeKeeping(recipe),
    },
    body: {
      description,
      cost: cost.total,
      price: countedPrice(sold),
      ...(porsiWarung === undefined ? {} : { porsiWarung }),
      ingredients: recipe.ingredients.map(({ name, note, section, quantity, unit, step }) => [
        joinName(section, joinFilled(', ', name, note)),
        joinFilled(' ', prettyAmount(quantity), printUnit(unit)),
        step,
      ]),
      steps: recipe.steps.map(({ text }) => prettyText(text)),
      ...writeNotes(recipe),
    },
  };
}

const joinFilled = (separator: string, ...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(separator);

const NOTES = {
  hasil: 'yield',
  alat: 'equipment',
  tips: 'tip',
  simpan: 'storage',
  jualan: 'sell',
} as const satisfies Readonly<Record<DishNote, keyof RecipeFile>>;

function writeNotes(recipe: RecipeFile): Pick<DishExtras, DishNote> {
  return Object.fromEntries(
    Object.entries(NOTES).flatMap(([note, key]) =>
      recipe[key] === '' ? [] : [[note, prettyText(recipe[key])]],
    ),
  );
}

const prettyAmount = (amount: string) => printFractions(amount).replace('-', '–');

const LITRES = new RegExp(String.raw`(?<=${DIGIT.source}) l\b`, 'gu');

const prettyText = (text: string) => printFractions(text).replaceAll(LITRES, ' liter');
