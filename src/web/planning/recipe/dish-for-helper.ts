import { writeHelperText } from '#core/kitchen/dish-text.ts';
import { writePortions } from '#core/kitchen/portion-unit.ts';
import type { PlannedDish } from '../../export/planned-dish.ts';

/** The recipe at the planned size, as a message without prices. */
export function writeDishForHelper({ dish, plan, scaled, advice }: PlannedDish): string {
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
export const writeDishesForHelper = (dishes: readonly PlannedDish[]): string =>
  dishes.map(writeDishForHelper).join('\n\n———\n\n');

const MONEY =
  /\s*\(?(?:(?:se)?harga|total|[@=])?\s*(?:\brp\.?\s*\d[\d.,]*\d(?:\s?(?:rb|ribu|juta)\b)?|\b\d[\d.,]*\s?(?:rb|ribu|juta)\b|(?<=\()\d[\d.]{3,}(?=\)))(?:,-)?\)?/giu;
/** What is left of a line that was a sum. */
const SUM = /^(?:(?:total|modal|hpp|harga|jual|untung)\b|$)/iu;

/** People write what they paid into a line. */
const withoutMoney = (text: string) => text.replaceAll(MONEY, '').trim();
