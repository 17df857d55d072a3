import { portionUnit, writePortionCost } from '../../src/core/kitchen/portion-unit.ts';
import { writeDuration } from '../../src/core/kitchen/write-duration.ts';
import type { Dish } from '../../src/core/recipes/dish.ts';

/** About as many characters as search engines show. */
const MAX_LENGTH = 160;

/** A recipe in two sentences, for search results and link previews. */
export function describeRecipe(dish: Dish): string {
  const { foodName, porsi = 1, waktu, estimatedCostatRupiah } = dish;
  const cost = writePortionCost(estimatedCostatRupiah, porsi);
  const facts = [
    `${porsi} ${portionUnit(dish)}`,
    ...(waktu === undefined ? [] : [writeDuration(waktu.aktif + (waktu.tunggu ?? 0))]),
    `modal sekitar ${cost} per ${portionUnit(dish)}`,
  ];
  const said = `Resep ${foodName}: ${facts.join(', ')}.`;
  const whole = `${said} ${dish.description}`;
  if (whole.length <= MAX_LENGTH) return whole;
  return `${whole.slice(0, whole.lastIndexOf(' ', MAX_LENGTH - 2))} …`;
}
