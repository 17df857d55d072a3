import { boxPortions } from '#core/kitchen/box-contents.ts';
import type { BoxPlan } from '#core/kitchen/meal-box.ts';
import type { PlannedDish } from '#core/kitchen/plan-dish.ts';
import { difference, product, quotient, sum, whole, type Computed } from './sheet-figures.ts';
import { text } from './text.ts';
import {
  adderTo,
  bold,
  headerRow,
  input,
  money,
  type SheetWithResults,
  type WorkbookRow,
} from './workbook-cells.ts';

/** A dish as planned in its sheet, and what a part of its ingredients costs. */
export type DishFigures = {
  readonly planned: PlannedDish;
  readonly partOfIngredients: (share: Computed) => Computed;
};

/**
 * A box of several dishes in formulas that refer to their sheets.
 *
 * @param dishes of the answer, in its order.
 * @returns `undefined` while no dish is in the box.
 */
export function boxWorkbookSheet(
  { boxes, costs, extra, dishes: boxed, sheet }: BoxPlan,
  dishes: readonly DishFigures[],
): SheetWithResults | undefined {
  if (sheet === undefined) return undefined;
  const { box, wasteShare: wasteLabel, fields, terms } = text.workbook;
  const rows: WorkbookRow[] = [[bold({ value: box.name })], [{ value: box.hint }], []];
  const add = adderTo(rows);
  const count = add(box.fields.boxes, input(boxes, 'count'));
  rows.push([], headerRow(box.columns));
  const first = rows.length + 1;
  const shares: number[] = [];
  for (const { planned, partOfIngredients } of dishes) {
    const inThis = boxed.find(({ position }) => position === planned.position);
    if (inThis === undefined) continue;
    const made = boxPortions(planned);
    const share = partOfIngredients({
      value: (inThis.portions * boxes) / made,
      formula: `B${rows.length + 1}*${count.at}/${made}`,
    });
    shares.push(share.value);
    rows.push([{ value: planned.dish.foodName }, input(inThis.portions, 'count'), money(share)]);
  }
  const last = rows.length;
  rows.push([]);
  const others = extra === 0 ? undefined : add(box.fields.extra, input(extra, 'rupiah'));
  const ofOthers = others === undefined ? '' : `+${others.at}*${count.at}`;
  const ingredients = add(
    terms.ingredients,
    money({
      value: shares.reduce((all, share) => all + share, extra * boxes),
      formula: `SUM(C${first}:C${last})${ofOthers}`,
    }),
  );
  const wasteShare = add(wasteLabel, input(costs.wasteShare, 'percent'));
  const waste = add(terms.waste, money(whole(product(ingredients, wasteShare))));
  const pack = add(box.fields.packaging, input(costs.packagingRupiah, 'rupiah'));
  const packs = add(terms.packaging, money(whole(product(pack, count))));
  const gas = add(fields.gas, input(costs.gasRupiah, 'rupiah'));
  const labour = add(fields.labour, input(costs.labourRupiah, 'rupiah'));
  const total = add(box.terms.total, money(sum(ingredients, waste, packs, gas, labour)));
  const costPerPortion = add(box.terms.costPerPortion, bold(money(whole(quotient(total, count)))));
  const price = add(box.fields.price, input(sheet.price, 'rupiah'));
  const profitPerPortion = add(
    box.terms.profitPerPortion,
    bold(money(difference(price, costPerPortion))),
  );
  const profitPerBatch = add(
    box.terms.profitPerBatch,
    money({
      value: price.value * count.value - total.value,
      formula: `${price.at}*${count.at}-${total.at}`,
    }),
  );
  const results = { portionsSold: count, costPerPortion, price, profitPerPortion, profitPerBatch };
  return { name: box.name, rows, results };
}
