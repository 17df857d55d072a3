import { writeDishesForHelper } from '#core/kitchen/helper-text.ts';
import { writeInBox, type BoxPlan } from '#core/kitchen/meal-box.ts';
import { writeBoxSums, writeBoxText } from '#core/kitchen/menu-text.ts';
import { soldNoun } from '#core/kitchen/portion-unit.ts';
import { formatRupiah } from '#core/recipes/rupiah.ts';
import { BATCH_COSTS, sheetRows } from '../../dish/sheet-rows.ts';
import type { Messages } from '../../sending/messages.ts';
import { boxForCustomers } from '../answer-plans.ts';
import { text as costText } from '../cost-sheet/text.ts';
import type { PlanningState } from '../planning-state.ts';
import { dishForPaper } from '../recipe/dish-for-paper.ts';
import { text as planningText } from '../text.ts';
import { text } from './text.ts';

const PER_BOX = ['costPerPortion', 'price', 'profitPerPortion', 'profitPerBatch'] as const;

/** A box for its customers, for whoever cooks it, and for the owner's own notes. */
export function boxMessages(
  box: BoxPlan,
  sheet: NonNullable<BoxPlan['sheet']>,
  state: PlanningState,
): Messages {
  const { boxes, dishes, extra } = box;
  const terms = costText.terms.paket;
  const contents = [
    ...dishes.map(({ dish, plan, portions, ingredients }) => ({
      foodName: dish.foodName,
      amount: portions === 1 ? '' : `${writeInBox(portions)} ${soldNoun(dish, plan)}`,
      cost: ingredients / boxes,
    })),
    // Rice and whatever else is bought.
    ...(extra > 0 ? [{ foodName: text.extraForCustomers, amount: '', cost: extra }] : []),
  ];
  const forCustomers = [
    ...boxForCustomers(box),
    ...(extra > 0 ? [{ foodName: text.extraForCustomers, amount: '' }] : []),
  ];
  const costs = sheetRows(
    sheet,
    terms,
    BATCH_COSTS.filter((cost) => sheet[cost] > 0),
  );
  const recipes = dishes.map((boxed) => dishForPaper(state, boxed, boxed.factor));
  const sums = writeBoxSums(contents, {
    boxes,
    costs,
    total: formatRupiah(sheet.total),
    results: sheetRows(sheet, terms, PER_BOX),
  });
  return {
    title: planningText.dish.share,
    choices: [
      { label: text.forCustomers, message: writeBoxText(forCustomers, sheet.price) },
      { label: text.forHelpers, message: writeDishesForHelper(recipes) },
      { label: text.forOwner, message: sums },
    ],
  };
}
