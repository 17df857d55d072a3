import { Package } from 'lucide';
import { Suspense, type ReactNode } from 'react';
import { answerCost, sharedFoods } from '#core/kitchen/compare-dishes.ts';
import type { CostSheet } from '#core/kitchen/cost-sheet.ts';
import { writeInBox, type BoxPlan } from '#core/kitchen/meal-box.ts';
import type { PlannedDish } from '#core/kitchen/plan-dish.ts';
import { formatRupiah } from '#core/recipes/rupiah.ts';
import { DialogButton } from '../../ui/dialog-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { BrokenDialog } from '../../ui/load-failure.tsx';
import { Switch } from '../../ui/switch.tsx';
import { boxOf, plannedDishes } from '../answer-plans.ts';
import type { BoxSheetProps, BoxTools } from '../box-sheet/box-sheet.chunk.tsx';
import { batchCostNames, describeSharing, includedCosts, missingCosts } from '../describe-costs.ts';
import type { UsualBatchFieldProps } from '../fields/usual-batch-field.tsx';
import type { AnswerPlanning, PlanningState } from '../planning-state.ts';
import type { PlanningStore } from '../planning-store.ts';
import { text as planningText } from '../text.ts';
import { text } from './text.ts';
import styles from './answer-overview.module.css';

const BoxSheetDialog = lazyPart<BoxSheetProps>(
  async () => (await import('../box-sheet/box-sheet.chunk.tsx')).BoxSheetDialog,
  (retry, { onClose }) => <BrokenDialog retry={retry} onClose={onClose} />,
);

const UsualBatchField = lazyPart<UsualBatchFieldProps>(
  async () => (await import('../fields/usual-batch-field.chunk.ts')).UsualBatchField,
  () => null,
);

/** Foods named as shared by several dishes. */
const SHARED_FOODS_SHOWN = 2;

type OneCookingProps = {
  readonly store: PlanningStore;
  readonly state: PlanningState;
};

/** Whether the dishes are cooked in one go and share gas and wages, if there are any. */
export function OneCooking({ state, store }: OneCookingProps) {
  const planned = plannedDishes(state);
  const { together } = state.choices;
  const sharing = describeSharing(state.business.costs, together, planned);
  if (sharing === undefined) return null;
  return (
    <div className={styles['together']}>
      <p className={styles['remark']}>{sharing}</p>
      <Switch
        label={text.together}
        isOn={together !== undefined}
        onChange={(isOn) => store.setTogether(isOn ? planned.length : undefined)}
      />
    </div>
  );
}

/**
 * By how many portions gas and wages are divided while nobody has said how many are cooked, and a field to
 * say how many usually are.
 */
export function UsualBatch({ state, store }: OneCookingProps) {
  const planned = plannedDishes(state);
  const { costs } = state.business;
  const batch = batchCostNames(costs);
  const isUndecided = planned.some(({ plan }) => plan.isAsWritten && plan.afforded === undefined);
  if (batch.length === 0 || !isUndecided) return null;
  const isAsUsual = planned.some(({ plan }) => plan.sharedBatch !== undefined);
  return (
    <div className={styles['usual']}>
      <p className={styles['advice']}>
        {isAsUsual && costs.usualBatch !== undefined
          ? text.batchAsUsual(batch, costs.usualBatch)
          : text.batchOfRecipe(batch)}
      </p>
      <Suspense>
        <UsualBatchField usualBatch={costs.usualBatch} store={store} />
      </Suspense>
    </div>
  );
}

type TotalsProps = {
  readonly planned: readonly PlannedDish[];
  /** Whether the dishes are sold one by one; in a box they earn what the box earns. */
  readonly isSoldSingly: boolean;
  /** What the question orders of these dishes, if that is a box. */
  readonly box: BoxPlan | undefined;
  /** Money at hand that the question names, in rupiah. */
  readonly budget: number | undefined;
  /** Tools for all dishes. */
  readonly children?: ReactNode;
};

/** The cost of all dishes, or of the boxes that are ordered; what they bring in if they sell out, and the foods they share. */
export function Totals({ planned, isSoldSingly, box, budget, children }: TotalsProps) {
  const { rupiah, dishes, sold: whenSold } = answerCost(planned);
  const sold = isSoldSingly ? whenSold : undefined;
  const spent = sold?.spent ?? rupiah;
  const excess = budget === undefined ? 0 : spent - budget;
  const total = sold === undefined ? text.total : text.totalSpent;
  const shared = sharedFoods(planned, SHARED_FOODS_SHOWN).map((food) =>
    text.sharedFood(food.name, food.dishes),
  );
  return (
    <div className={styles['totals']}>
      {box?.sheet !== undefined && (
        <p>
          {text.boxTotal(formatRupiah(box.sheet.ingredients), box.boxes, box.extra * box.boxes)}
        </p>
      )}
      {box?.sheet === undefined && dishes > 0 && (
        <p>
          {total(formatRupiah(spent), dishes)}
          {excess > 0 && text.overBudget(formatRupiah(excess))}
        </p>
      )}
      {isSoldSingly && (
        <p className={styles['earned']}>
          {sold && text.totalSold(formatRupiah(sold.spent + sold.profit), sold.profit)}
        </p>
      )}
      {children}
      <p className={styles['shared']}>{shared.length > 0 && text.sharedFoods(shared.join(', '))}</p>
    </div>
  );
}

type BoxToolProps = {
  readonly state: AnswerPlanning;
  readonly store: PlanningStore;
  readonly tools: BoxTools;
};

/**
 * Opens the sheet of a box of several dishes; shows its profit if it was asked for or planned. While more dishes may
 * come, it only has its place.
 */
export function BoxTool({ state, store, tools }: BoxToolProps) {
  const { box: asked, isComplete } = state.answer;
  const priced = plannedDishes(state).filter(({ plan }) => plan.sheet !== undefined);
  const isReady = isComplete && priced.length > (asked.isAsked ? 0 : 1);
  return (
    <div className={styles['box']}>
      {(asked.isAsked || asked.price !== undefined || state.choices.box !== undefined) && (
        <p className={styles[asked.isAsked ? 'earned' : 'remark']}>
          {isReady && describeBox(state)}
        </p>
      )}
      <DialogButton
        icon={<Icon of={Package} />}
        disabled={!isReady}
        onOpen={() => void store.loadCosting()}
        renderDialog={(close) => <BoxSheetDialog store={store} tools={tools} onClose={close} />}
      >
        {planningText.box}
      </DialogButton>
    </div>
  );
}

/** The dish with its portions in a box; one portion is not written: "½ Urap Sayur". */
const countedName = (name: string, portions: number): string =>
  portions === 1 ? name : `${writeInBox(portions)} ${name}`;

/** The cost and profit of a box; empty while no dish is in it. */
function describeBox(state: AnswerPlanning): string {
  const plan = boxOf(state);
  if (plan?.sheet === undefined) return '';
  const { packedAsPortion } = text;
  const said = plan.isPackedAsPortion
    ? packedAsPortion(formatRupiah(plan.costs.packagingRupiah))
    : '';
  return compareBox(plan, plan.sheet, state) + said;
}

/** What is in a box, and its cost beside its price. */
function compareBox(
  { dishes: boxed, costs, unpriced, isAskedPrice }: BoxPlan,
  sheet: CostSheet,
  { answer, isSelling }: AnswerPlanning,
): string {
  const { boxDishes, boxAbove, boxAtLoss, boxSold } = text;
  const isOneOfEach =
    boxed.length > 1 &&
    boxed.length === answer.dishes.length &&
    boxed.every(({ portions }) => portions === 1);
  const content = boxDishes(
    boxed.map(({ dish, portions }) => countedName(dish.foodName, portions)),
    isOneOfEach,
    unpriced,
  );
  // Unless they are sold singly, the rows have only the ingredients.
  const included = isSelling && !answer.box.isAsked ? [] : includedCosts(costs, []);
  const cost = text.boxCost(formatRupiah(sheet.costPerPortion), included);
  const price = formatRupiah(sheet.price);
  const profit = sheet.profitPerPortion;
  if (profit < 0 && isAskedPrice) return boxAbove(content, cost, price);
  if (profit < 0) return boxAtLoss(content, cost, price, formatRupiah(-profit));
  return boxSold(content, cost, price, formatRupiah(profit), missingCosts(costs));
}
