import { MEASURES } from '../../kitchen/count-words.ts';
import { readYield } from '../../kitchen/portion-unit.ts';
import { parseExtras } from '../../recipes/dish-extras.ts';
import { parseDish, type Dish, type Ingredient } from '../../recipes/dish.ts';
import { fieldsOf } from '../../recipes/unknown-values.ts';
import { listEntries, tidyModelText } from './model-text.ts';

/** Below these a sum is not in rupiah: 120 may be thousands, or another currency. */
const MIN_COST_RUPIAH = 1_000;
const MIN_PRICE_RUPIAH = 100;

const NEXT_INGREDIENT = /,\s+(?=\d)/u;
const NEXT_STEP = /\s+(?=\d{1,2}[.)]\s)/u;
/** "Menghasilkan sekitar 12 potong" */
const MAKES =
  /^(?:(?:meng)?hasil(?:kan)?|(?:men)?jadi|untuk):? (?:(sekitar|kira-kira|±) ?)?(?=\d)/iu;

/** "(1 piring = 200 gr)": what one of a unit weighs. */
const ONE_IS =
  /(?<=[(,] ?)(?:(?:1|satu|per|tiap) ?|se)(\p{L}+) ?(?:[=:±≈]|sekitar|kira-kira)+ ?(?=\d)/giu;
const IN_BRACKETS = /^\(([^()]+)\)$/u;

/** With "@" before what one of its units weighs: "2 piring (@ 200 gr)", not 200 g in all. */
function tidyAmount({ name, servingSize: written }: Ingredient): Ingredient {
  const servingSize = written.replace(IN_BRACKETS, '$1');
  const counted = /^[^(,]*/u.exec(servingSize)?.[0] ?? '';
  const mark = (text: string) =>
    text.replaceAll(ONE_IS, (one, unit: string) => (counted.includes(unit) ? '@ ' : one));
  return { name: mark(name), servingSize: mark(servingSize) };
}

/**
 * Parses a dish as a model writes it: like {@link parseDish}, its texts tidied, its lists also nested or as one text;
 * sums that cannot be rupiah are unknown. Portions that are missing, or just one, are what the yield counts: "3
 * stoples". It has no page in the cookbook.
 */
export function parseModelDish(value: unknown): Dish | undefined {
  const { slug: _, ...fields } = fieldsOf(value);
  const listed = {
    ...fields,
    ingredient: listEntries(fields['ingredient'], NEXT_INGREDIENT),
    completeRecept: listEntries(fields['completeRecept'], NEXT_STEP),
  };
  const dish = parseDish(
    JSON.parse(JSON.stringify(listed), (_key, entry: unknown) =>
      typeof entry === 'string' ? tidyModelText(entry) : entry,
    ),
  );
  // A name alone is no recipe.
  if (dish === undefined || dish.ingredient.length + dish.completeRecept.length === 0)
    return undefined;
  const { estimatedCostatRupiah: cost, price, porsi = 1 } = dish;
  const hasil = dish.hasil?.replace(MAKES, (_makes, about) => (about === undefined ? '' : '± '));
  const made = readYield(hasil ?? '');
  return {
    ...dish,
    ingredient: dish.ingredient.map(tidyAmount),
    ...(hasil && { hasil }),
    estimatedCostatRupiah: cost < MIN_COST_RUPIAH ? 0 : cost,
    price: price < MIN_PRICE_RUPIAH ? 0 : price,
    ...(porsi === 1 && made && !MEASURES.has(made.noun) && parseExtras({ porsi: made.count })),
  };
}
