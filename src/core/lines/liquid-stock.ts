import type { IngredientLine } from './ingredient-line.ts';

/** Stock is bought as powder by the spoon and cooked as liquid by the litre. */
const LIQUID_OF_POWDER: Readonly<Record<string, string>> = {
  'kaldu bubuk': 'kaldu ayam cair',
  'kaldu ayam bubuk': 'kaldu ayam cair',
  'kaldu sapi bubuk': 'kaldu sapi cair',
  'kaldu udang bubuk': 'kaldu ikan cair',
};
/** Units in which nobody measures powder. */
const LIQUID_UNITS = new Set(['ml', 'l', 'gelas', 'cangkir', 'mangkuk', 'panci']);

/** Turns stock powder into liquid stock if the unit of the line says so. */
export function asLiquid(line: IngredientLine): IngredientLine {
  const liquid = LIQUID_OF_POWDER[line.food ?? ''];
  const isPoured =
    line.unit !== undefined && LIQUID_UNITS.has(line.unit) && !/bubuk/u.test(line.name);
  return liquid !== undefined && isPoured ? { ...line, food: liquid } : line;
}
