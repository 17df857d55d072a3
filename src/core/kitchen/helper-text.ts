import type { Ingredient, RecipeText } from '../recipes/dish.ts';
import { MULTIPLIER } from '../recipes/rupiah.ts';
import { groupIngredients } from './group-ingredients.ts';
import { plain } from './menu-text.ts';
import { writePortions } from './portion-unit.ts';
import type { ScaledDish } from './scale-planned-dish.ts';

/** The parts of a dish that a helper needs, with amounts at the cooked size. */
type HelperDish = RecipeText & {
  readonly foodName: string;
  /** "50 porsi"; empty if unknown. */
  readonly size: string;
  readonly advice: readonly string[];
};

/** A recipe as a message to whoever cooks it. */
export function writeHelperText({
  foodName,
  size,
  ingredient,
  completeRecept,
  advice,
}: HelperDish): string {
  return [
    `*${plain(foodName)}*${size === '' ? '' : ` (${size})`}`,
    ['*Bahan*', ...listIngredients(ingredient)].join('\n'),
    ['*Cara memasak*', ...completeRecept.map(({ number, step }) => `${number}. ${step}`)].join(
      '\n',
    ),
    ...advice.map((sentence) => `_${sentence}_`),
  ].join('\n\n');
}

/** One per line; each group is named where it begins. */
function listIngredients(ingredients: readonly Ingredient[]): string[] {
  return groupIngredients(ingredients).flatMap(({ group, startsGroup, name, servingSize }) => [
    ...(startsGroup ? [`_${group}_`] : []),
    `- ${[name, servingSize].filter((part) => part !== '').join(': ')}`.trimEnd(),
  ]);
}

/** The recipe at the planned size, as a message without prices. */
export function writeDishForHelper({ dish, plan, scaled, advice }: ScaledDish): string {
  return writeHelperText({
    ingredient: scaled.ingredient
      .map(({ name, servingSize }) => ({
        name: withoutMoney(name),
        servingSize: withoutMoney(servingSize),
      }))
      .filter(({ name, servingSize }) => !SUM.test(name + servingSize)),
    completeRecept: scaled.completeRecept.map(({ number, step }) => ({
      number,
      step: withoutMoney(step),
    })),
    foodName: dish.foodName,
    size: writePortions(dish, plan.portions),
    advice,
  });
}

/** Several recipes in one message. */
export const writeDishesForHelper = (dishes: readonly ScaledDish[]): string =>
  dishes.map(writeDishForHelper).join('\n\n———\n\n');

const MONEY = new RegExp(
  String.raw`\s*\(?(?:(?:se)?harga|total|[@=])?\s*(?:\brp\.?\s*\d[\d.,]*\d(?:\s?(?:${MULTIPLIER})\b)?|\b\d[\d.,]*\s?(?:${MULTIPLIER})\b|(?<=\()\d[\d.]{3,}(?=\)))(?:,-)?\)?`,
  'giu',
);
/** What is left of a line that was a sum. */
const SUM = /^(?:(?:total|modal|hpp|harga|jual|untung)\b|$)/iu;

/** People write what they paid into a line. */
const withoutMoney = (text: string) => text.replaceAll(MONEY, '').trim();
