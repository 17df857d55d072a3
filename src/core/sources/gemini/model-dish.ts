import { MEASURES } from '../../kitchen/count-words.ts';
import { readYield } from '../../kitchen/portion-unit.ts';
import { parseExtras } from '../../recipes/dish-extras.ts';
import { parseDish, type Dish } from '../../recipes/dish.ts';

/** `**bold**` and `*italic*`; not the stars of "20*20*4 cm". */
const EMPHASIS = /(?<![\p{L}\d*])\*{1,2}(?=\S)([^*\n]+)\*{1,2}(?![\p{L}\d*])/gu;
const LIST_MARK = /^(?:\d{1,2}[.)]|[-*•])\s+/u;

/** Below these a sum is not in rupiah: 120 may be thousands, or another currency. */
const MIN_COST_RUPIAH = 1_000;
const MIN_PRICE_RUPIAH = 100;

/**
 * Parses a dish as a model writes it: like {@link parseDish}, without the marks of Markdown in its text; sums that cannot
 * be rupiah are unknown. Portions that are missing, or just one, are what the yield counts: "3 stoples".
 */
export function parseModelDish(value: unknown): Dish | undefined {
  const parsed = parseDish(value);
  if (parsed === undefined) return undefined;
  const dish = JSON.parse(JSON.stringify(parsed), (_, entry: unknown) =>
    typeof entry === 'string' ? entry.replaceAll(EMPHASIS, '$1').replace(LIST_MARK, '') : entry,
  ) as Dish;
  const { estimatedCostatRupiah: cost, price, porsi = 1, hasil = '' } = dish;
  const made = readYield(hasil);
  return {
    ...dish,
    estimatedCostatRupiah: cost < MIN_COST_RUPIAH ? 0 : cost,
    price: price < MIN_PRICE_RUPIAH ? 0 : price,
    ...(porsi === 1 && made && !MEASURES.has(made.noun) && parseExtras({ porsi: made.count })),
  };
}
