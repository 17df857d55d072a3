import { writeDishesForHelper } from '#core/kitchen/helper-text.ts';
import type { BoxPlan } from '#core/kitchen/meal-box.ts';
import { writeBoxSums, writeBoxText } from '#core/kitchen/menu-text.ts';
import { formatRupiah } from '#core/recipes/rupiah.ts';
import { BATCH_COSTS, sheetRows } from '../../dish/sheet-rows.ts';
import type { Messages } from '../../sending/messages.ts';
import { text as costText } from '../cost-sheet/text.ts';
import type { PlanningState } from '../planning-state.ts';
import { boxForPaper } from '../recipe/dish-for-paper.ts';
import { text as planningText } from '../text.ts';
import { text } from './text.ts';

const PER_BOX = ['costPerPortion', 'price', 'profitPerPortion', 'profitPerBatch'] as const;

/** Texts about a box: for customers, for the cook, and for the owner's own notes. */
export function boxMessages(
  box: BoxPlan,
  sheet: NonNullable<BoxPlan['sheet']>,
  state: PlanningState,
): Messages {
  const terms = costText.terms(text.unit);
  const costs = sheetRows(
    sheet,
    terms,
    BATCH_COSTS.filter((cost) => sheet[cost] > 0),
  );
  const sums = writeBoxSums(box, {
    costs,
    total: formatRupiah(sheet.total),
    results: sheetRows(sheet, terms, PER_BOX),
  });
  return {
    title: planningText.dish.share,
    choices: [
      { label: text.forCustomers, message: writeBoxText(box, sheet.price) },
      { label: text.forHelpers, message: writeDishesForHelper(boxForPaper(state, box)) },
      { label: text.forOwner, message: sums },
    ],
  };
}
