import { Share2, ShoppingBasket } from 'lucide';
import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import { boxFoodCostOf, isRice, mainPortions } from '#core/kitchen/box-contents.ts';
import type { BusinessCosts } from '#core/kitchen/business-costs.ts';
import { contentsOf, findFoodCostExcess, USUAL_BOX, type BoxPlan } from '#core/kitchen/meal-box.ts';
import type { PlannedDish } from '#core/kitchen/plan-dish.ts';
import { soldNoun } from '#core/kitchen/portion-unit.ts';
import type { ShoppingDish } from '#core/kitchen/shopping-list.ts';
import { formatRupiah } from '#core/recipes/rupiah.ts';
import type { Messages } from '../../sending/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { boxOf, boxToShop, plannedDishes } from '../answer-plans.ts';
import { CostParts, KeyFigures } from '../cost-sheet/cost-summary.tsx';
import { describeLeftOut, missingCosts } from '../describe-costs.ts';
import { FigureField } from '../fields/figure-field.tsx';
import { PortionStepper } from '../fields/portion-stepper.tsx';
import { sumTyped, writePercent, writeSum } from '../fields/typed-figures.ts';
import type { PlanningState } from '../planning-state.ts';
import type { PlanningStore } from '../planning-store.ts';
import { text as planningText } from '../text.ts';
import { boxMessages } from './box-messages.ts';
import { BoxSelling } from './box-selling.tsx';
import { text } from './text.ts';
import sheetStyles from '../cost-sheet/cost-sheet.module.css';
import styles from './box-sheet.module.css';

/** What can be done with a planned box. */
export type BoxTools = {
  readonly shop: { readonly open: (dishes: readonly ShoppingDish[]) => void };
  readonly send: { readonly open: (messages: Messages) => void };
};

export type BoxSheetProps = {
  readonly store: PlanningStore;
  readonly tools: BoxTools;
  readonly onClose: () => void;
};

type PlannedBox = { readonly plan: BoxPlan; readonly state: PlanningState };

/** The cost and profit of a box of the answer's dishes. Every figure updates as others are typed. */
export function BoxSheetDialog(props: BoxSheetProps) {
  const state = useStore(props.store);
  const plan = boxOf(state);
  return plan && <BoxSheet {...props} state={state} plan={plan} />;
}

function BoxSheet({ state, plan, store, tools, onClose }: BoxSheetProps & PlannedBox) {
  const { costs } = state.business;
  const { sheet } = plan;
  const planned = plannedDishes(state);
  const keepContents = () => {
    const kept = state.choices.box?.portions ?? {};
    const isKept = planned.every(({ position }) => kept[position] !== undefined);
    if (!isKept) store.changeBox({ portions: { ...contentsOf(plan, planned), ...kept } });
  };
  const keepDecided = () => isDecided(state) && keepContents();
  useKeptContents(state, keepDecided);
  const close = () => {
    keepDecided();
    onClose();
  };
  return (
    <Sheet
      title={planningText.box}
      closeTitle={planningText.closeSheet}
      place="side"
      onClose={close}
    >
      {sheet !== undefined && (
        <KeyFigures
          sheet={sheet}
          of={text.unit}
          priceFrom={
            (plan.isAskedPrice && text.fromQuestion) ||
            (plan.isOfDishPrices && text.ofDishPrices) ||
            undefined
          }
        />
      )}
      <div className={sheetStyles['content']}>
        {sheet === undefined && <p className={sheetStyles['note']}>{text.empty}</p>}
        <Contents planned={planned} plan={plan} state={state} store={store} />
        <FoodCostWarning plan={plan} costs={costs} />
        <BoxSelling plan={plan} state={state} store={store} />
        {sheet !== undefined && (
          <CostParts
            sheet={sheet}
            missing={missingCosts(plan.costs)}
            unit={text.unit}
            of={text.unit}
          />
        )}
      </div>
      <Actions plan={plan} state={state} tools={tools} onUse={keepContents} onClose={close} />
    </Sheet>
  );
}

/**
 * Keeps what is in a box once it is seen with all prices: a dish must not leave a box that was
 * planned, or bought for, because chicken has become dearer.
 */
function useKeptContents(
  { costing, hasCostingFailed }: PlanningState,
  keepContents: () => void,
): void {
  const arePricesSettled = costing !== undefined || hasCostingFailed;
  const keep = useEffectEvent(keepContents);
  useEffect(() => {
    if (arePricesSettled) keep();
  }, [arePricesSettled]);
}

/** Whether the question or the owner has said anything of a box; else it was only looked at. */
const isDecided = ({ answer, choices }: PlanningState): boolean =>
  choices.box !== undefined || answer?.box.isAsked === true || answer?.box.price !== undefined;

type ActionsProps = Pick<BoxSheetProps, 'tools' | 'onClose'> &
  PlannedBox & {
    /** Called before the box is bought for, or sent. */
    readonly onUse: () => void;
  };

/**
 * Takes the box to the market, the kitchen and the customers: its dishes, in the amounts of all boxes.
 */
function Actions({ plan, state, tools, onUse, onClose }: ActionsProps) {
  const { sheet } = plan;
  if (sheet === undefined) return null;
  const shop = () => {
    onUse();
    onClose();
    tools.shop.open(boxToShop(plan));
  };
  const share = () => {
    onUse();
    tools.send.open(boxMessages(plan, sheet, state));
  };
  return (
    <footer className={styles['actions']}>
      <Button icon={<Icon of={Share2} />} onClick={share}>
        {planningText.dish.share}
      </Button>
      <Button variant="primary" icon={<Icon of={ShoppingBasket} />} onClick={shop}>
        {text.shop(plan.boxes)}
      </Button>
    </footer>
  );
}

type FoodCostWarningProps = {
  readonly plan: BoxPlan;
  readonly costs: BusinessCosts;
};

/** Says what to leave out or charge if the ingredients take too much of a fixed price. */
function FoodCostWarning({ plan, costs }: FoodCostWarningProps) {
  const excess = findFoodCostExcess(plan, costs);
  if (excess === undefined || plan.sheet === undefined) return null;
  const { maxIngredients, minPrice, removal } = excess;
  const { price, ingredients } = plan.sheet;
  const target = writePercent(boxFoodCostOf(costs));
  return (
    <div className={sheetStyles['note']} role="status">
      <p>
        {text.foodCostExcess(
          formatRupiah(ingredients / plan.boxes),
          formatRupiah(maxIngredients),
          formatRupiah(price),
          target,
        )}{' '}
        {removal === undefined
          ? text.noneIsEnough(formatRupiah(minPrice))
          : text.removal(removal.dish.foodName, formatRupiah(removal.ingredients))}
      </p>
    </div>
  );
}

type ContentsProps = Pick<BoxSheetProps, 'store'> &
  PlannedBox & {
    /** The dishes of the answer. */
    readonly planned: readonly PlannedDish[];
  };

/** The dishes in the box, and how much of each. */
function Contents({ planned, plan, state, store }: ContentsProps) {
  const { box = USUAL_BOX } = state.choices;
  const set = (position: number, portions: number) =>
    store.changeBox({ portions: { ...box.portions, [position]: portions } });
  const estimated = plan.dishes
    .filter((boxed) => !boxed.plan.isComputed)
    .map(({ dish }) => dish.foodName);
  const leftOut = describeLeftOut(plan.dishes);
  return (
    <section>
      <div className={styles['head']}>
        <h3>{text.contents}</h3>
        <small>{text.shares}</small>
      </div>
      <ul className={styles['dishes']}>
        {planned.map((plannedDish) => (
          <MayBeInBox
            key={plannedDish.position}
            plannedDish={plannedDish}
            plan={plan}
            onChange={(portions) => set(plannedDish.position, portions)}
          />
        ))}
      </ul>
      <div className={sheetStyles['fields']}>
        <FigureField
          label={text.extra}
          value={writeSum(box.extraRupiah)}
          placeholder="0"
          unit="Rp"
          onType={sumTyped((rupiah) => store.changeBox({ extraRupiah: rupiah }))}
        />
      </div>
      <div className={sheetStyles['explanation']}>
        <p>{text.extraMeans}</p>
      </div>
      {plan.sheet !== undefined && (
        <div className={sheetStyles['explanation']}>
          <p>{text.allShares(formatRupiah(plan.sheet.ingredients / plan.boxes))}</p>
          {plan.dishes.some((boxed) => boxed.portions < 1 && !isRice(boxed)) && (
            <p>{text.halves}</p>
          )}
          {plan.dishes.some((boxed) => isRice(boxed) && isLess(boxed)) && <p>{text.lessRice}</p>}
          {estimated.length > 0 && <p>{text.estimated(estimated.join(', '))}</p>}
          {leftOut !== undefined && <p>{leftOut}</p>}
        </div>
      )}
    </section>
  );
}

/** Whether it is what counts as one in a box, and less than one portion. */
const isLess = (boxed: BoxPlan['dishes'][number]) =>
  boxed.portions < 1 && boxed.portions === mainPortions(boxed);

/** Of a portion: rice is weighed out as finely. */
const QUARTER = 0.25;

type MayBeInBoxProps = Pick<ContentsProps, 'plan'> & {
  readonly plannedDish: PlannedDish;
  /** @param portions in one box; 0 takes the dish out. */
  readonly onChange: (portions: number) => void;
};

/** A dish of the answer, ticked if it is in the box, and what it costs there. */
function MayBeInBox({ plannedDish, plan, onChange }: MayBeInBoxProps) {
  const { dish, position } = plannedDish;
  const isKnown = plannedDish.plan.sheet !== undefined;
  const boxed = plan.dishes.find((other) => other.position === position);
  return (
    <li>
      <label>
        <input
          type="checkbox"
          checked={boxed !== undefined}
          disabled={!isKnown}
          onChange={({ target }) => onChange(target.checked ? mainPortions(plannedDish) : 0)}
        />
        {dish.foodName}
      </label>
      {!isKnown && <small>{text.unknown}</small>}
      {boxed !== undefined && (
        <>
          <div className={styles['portions']}>
            <PortionStepper
              label={text.inBox(dish.foodName)}
              fewer={text.fewer(dish.foodName)}
              more={text.more(dish.foodName)}
              value={boxed.portions}
              isOwn={boxed.portions !== 1}
              base={1}
              part={QUARTER}
              onChange={(portions = 1) => onChange(portions)}
            />
            <span>{soldNoun(dish, plannedDish.plan)}</span>
          </div>
          <span className={styles['share']}>{formatRupiah(boxed.perBox)}</span>
        </>
      )}
    </li>
  );
}
