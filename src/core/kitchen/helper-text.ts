import type { Ingredient } from '../recipes/dish.ts';
import { MARKED_MONEY } from '../recipes/marked-money.ts';
import { groupIngredients } from './group-ingredients.ts';
import { daysInNote } from './menu-days.ts';
import { plain } from './menu-text.ts';
import { writePortions } from './portion-unit.ts';
import type { ScaledDish } from './scale-dish.ts';

/** The recipe at the planned size, as a message without prices for the cook. */
export function writeDishForHelper({ dish, plan, scaled, advice }: ScaledDish): string {
  const size = writePortions(dish, plan.portions);
  const ingredients = scaled.ingredient
    .map(({ name, servingSize }) => ({
      name: withoutMoney(name),
      servingSize: withoutMoney(servingSize),
    }))
    .filter(({ name, servingSize }) => !SUM.test(name + servingSize));
  const steps = scaled.completeRecept.map(({ number, step }) => `${number}. ${withoutMoney(step)}`);
  return [
    `*${plain(dish.foodName)}*${size === '' ? '' : ` (${size})`}`,
    ['*Bahan*', ...listIngredients(ingredients)].join('\n'),
    ...(steps.length === 0 ? [] : [['*Cara memasak*', ...steps].join('\n')]),
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

/** Several recipes in one message, of a menu with its days. */
export const writeDishesForHelper = (dishes: readonly ScaledDish[], note?: string): string => {
  const dayBefore = daysInNote(note);
  return dishes
    .map((dish, at) => {
      const day = dayBefore(at);
      return (day === undefined ? '' : `*${day}*\n\n`) + writeDishForHelper(dish);
    })
    .join('\n\n———\n\n');
};

const MONEY = new RegExp(
  String.raw`\s*\(?(?:(?:se)?harga|total|[@=])?\s*(?<![\p{L}\d])(?:${MARKED_MONEY}|(?<=\()\d[\d.]{3,}(?=\)))(?:,-)?\)?`,
  'giu',
);
/** What is left of a line that was a sum. */
const SUM = /^(?:(?:total|modal|hpp|harga|jual|untung)\b|$)/iu;

/** People write what they paid into a line. */
const withoutMoney = (text: string) => text.replaceAll(MONEY, '').trim();
