import { useEffect, useLayoutEffect, useMemo, type ComponentType, type CSSProperties } from 'react';
import { useStore } from 'zustand';
import { answerCost, overviewRow, sharedFoods } from '#core/kitchen/compare-dishes.ts';
import { readAskedPortions } from '#core/kitchen/asked-portions.ts';
import { hasSmallPortions, usualPriceBelow, type DishPlan } from '#core/kitchen/plan-dish.ts';
import { portionUnit } from '#core/kitchen/portion-unit.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { formatRupiah } from '#core/recipes/rupiah.ts';
import { writeProfit } from '../../dish/cost-text.ts';
import { Button } from '../../ui/button.tsx';
import { whenIdle } from '../../ui/when-idle.ts';
import styles from './answer-overview.module.css';
import { DishTable } from './dish-table.tsx';
import { describeCosts, describeSharing } from '../cost-sheet/describe-costs.ts';
import { OVERVIEW_ANCHOR } from './go-to-dish.ts';
import { planOf } from '../plan-of.ts';
import type { PlanningState } from '../planning-state.ts';
import type { PlanningStore } from '../planning-store.ts';
import { PortionStepper } from '../fields/portion-stepper.tsx';
import { text } from '../text.ts';

/** Foods named as shared by several dishes. */
const SHARED_FOODS_SHOWN = 2;
/** Where the buttons start if no dish says how many it serves. */
const USUAL_PORTIONS = 4;

type AnswerOverviewProps = {
  readonly question: string;
  readonly dishes: readonly Dish[];
  /** Rows with reserved space, so that nothing below moves when they appear. */
  readonly reservedRows: number;
  /** Absent while the answer is written. */
  readonly conversationId: string | undefined;
  /** False while more dishes may come. */
  readonly isComplete: boolean;
  /**
   * False while computing the costs of all dishes would delay the first of them: until then their
   * figures only have space reserved.
   */
  readonly mayCost: boolean;
  readonly store: PlanningStore;
  /** The star in a dish's row. */
  readonly Star: ComponentType<{ readonly dish: Dish }>;
};

/** All dishes of an answer side by side: what each costs and, in selling mode, earns. */
export function AnswerOverview(props: AnswerOverviewProps) {
  const { question, dishes, reservedRows, conversationId, isComplete, mayCost, store, Star } =
    props;
  // Before painting: the sizes of the previous answer must not be seen on this one.
  useLayoutEffect(() => {
    store.open({ key: question, conversationId, portions: readAskedPortions(question) });
  }, [store, question, conversationId]);
  const planned = useStore(store);
  const state = useMemo(
    () => (mayCost ? planned : { ...planned, costing: undefined }),
    [planned, mayCost],
  );
  const { isSelling, sizes, hasCostingFailed } = state;
  const plans = useMemo(
    () => dishes.map((dish, position) => planOf(state, dish, position)),
    [dishes, state],
  );
  const rows = plans.flatMap((plan, position) => {
    const dish = dishes[position];
    return dish === undefined ? [] : [overviewRow(dish, plan, position, isSelling)];
  });
  const made = commonUnit(dishes.map(portionUnit), 'porsi');
  const unit = commonUnit(
    rows.map((row) => row.unit),
    isSelling ? 'porsi jual' : 'porsi',
  );
  const hasEstimates = rows.some(({ cost, isComputed }) => cost !== undefined && !isComputed);
  useCostingWhenIdle(store, dishes.length > 0);

  return (
    <section
      id={OVERVIEW_ANCHOR}
      className={styles['overview']}
      data-prices
      data-costing={state.costing !== planned.costing}
      data-complete={isComplete}
      style={spaceFor(reservedRows - dishes.length)}
      aria-label={text.overview.region}
      tabIndex={-1}
    >
      <Controls
        store={store}
        portions={sizes.portions}
        isSelling={isSelling}
        dishes={dishes}
        isYield={made !== 'porsi'}
      />
      <DishTable
        rows={rows}
        dishes={dishes}
        Star={Star}
        isSelling={isSelling}
        isComplete={isComplete}
        unit={unit}
      />
      <Remarks
        dishes={dishes}
        plans={plans}
        state={state}
        hasEstimates={hasEstimates}
        isComplete={isComplete}
      />
      {isSelling && isComplete && dishes.length > 1 && (
        <OneCooking dishes={dishes.length} state={state} store={store} />
      )}
      {Math.max(reservedRows, dishes.length) > 1 && <Totals plans={plans} isSelling={isSelling} />}
      {hasCostingFailed && (
        <div className={styles['failed']} role="alert">
          <p>{text.cost.noBook}</p>
          <Button onClick={() => void store.loadCosting()}>{text.cost.retry}</Button>
        </div>
      )}
    </section>
  );
}

type ControlsProps = {
  readonly store: PlanningStore;
  /** As chosen for the answer. */
  readonly portions: number | undefined;
  readonly isSelling: boolean;
  readonly dishes: readonly Dish[];
  /** True if all dishes count the same pieces, and not portions. */
  readonly isYield: boolean;
};

/** How many portions, and whether they are sold. */
function Controls({ store, portions, isSelling, dishes, isYield }: ControlsProps) {
  const base = commonPortions(dishes);
  return (
    <div className={styles['controls']}>
      <div className={styles['portions']}>
        <span aria-hidden="true">
          {isYield && base !== undefined ? text.portions.yield : text.portions.short}
        </span>
        <PortionStepper
          label={text.portions.label}
          fewer={text.portions.fewer}
          more={text.portions.more}
          value={portions ?? base}
          isOwn={portions !== undefined}
          base={dishes[0]?.porsi ?? USUAL_PORTIONS}
          onChange={store.setPortions}
        />
      </div>
      <Switch label={text.selling} isOn={isSelling} onChange={store.setSelling} />
    </div>
  );
}

type RemarksProps = Pick<AnswerOverviewProps, 'dishes' | 'isComplete'> & {
  readonly plans: readonly DishPlan[];
  readonly state: PlanningState;
  /** True if a figure is the estimate of its source. */
  readonly hasEstimates: boolean;
};

/** What the figures are and what they leave out. */
function Remarks({ dishes, plans, state, hasEstimates, isComplete }: RemarksProps) {
  const { isSelling, sizes, business, costing } = state;
  return (
    <>
      {hasEstimates && costing !== undefined && (
        <p className={styles['remark']}>{text.overview.fromSource}</p>
      )}
      {isSelling && plans.some(lacksPortions) && (
        <p className={styles['remark']}>{text.overview.noPortions}</p>
      )}
      {isSelling && (
        <p className={styles['remark']}>
          {describeCosts(business.costs)}
          {describePortions(plans, sizes.portions)}
        </p>
      )}
      {isSelling && isComplete && <AboveUsual dishes={dishes} plans={plans} />}
    </>
  );
}

/**
 * Names the dishes whose suggested price is above what people usually pay: that profit is not real.
 */
function AboveUsual({ dishes, plans }: Pick<RemarksProps, 'dishes' | 'plans'>) {
  const { aboveUsual, usually, thinner, thinnerOrLoss } = text.overview;
  const above = dishes.flatMap((dish, position) => {
    const plan = plans[position];
    const price = plan && usualPriceBelow(dish, plan);
    if (price === undefined) return [];
    const isLoss = price < (plan?.sheet?.costPerPortion ?? 0);
    return [{ words: usually(dish.foodName, formatRupiah(price), isLoss), isLoss }];
  });
  if (above.length === 0) return null;
  const words = above.map((one) => one.words);
  const effect = above.some(({ isLoss }) => isLoss) ? thinnerOrLoss : thinner;
  return <p className={styles['remark']}>{aboveUsual(words, effect)}</p>;
}

/** Whether a dish has a cost, but no price: its recipe does not say how many it serves. */
const lacksPortions = ({ sheet, ingredientRupiah }: DishPlan): boolean =>
  sheet === undefined && ingredientRupiah !== undefined;

/**
 * Says if figures are for smaller portions than the recipes make, and how many portions that are.
 */
function describePortions(plans: readonly DishPlan[], asked: number | undefined): string {
  const sold = plans.filter(hasSmallPortions).flatMap(({ sheet }) => sheet?.portionsSold ?? []);
  if (sold.length === 0) return '';
  const { smallPortions, smallerPortions } = text.overview;
  if (asked === undefined) return ` ${smallPortions}`;
  return ` ${smallerPortions(asked, Math.min(...sold), Math.max(...sold))}`;
}

type SwitchProps = {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
};

function Switch({ label, isOn, onChange }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      className={styles['switch']}
      onClick={() => onChange(!isOn)}
    >
      <span aria-hidden="true" />
      {label}
    </button>
  );
}

type OneCookingProps = Pick<AnswerOverviewProps, 'store'> & {
  readonly dishes: number;
  readonly state: PlanningState;
};

/** Whether the dishes are cooked in one go and share gas and wages, once there are any. */
function OneCooking({ dishes, state, store }: OneCookingProps) {
  const { together } = state.sizes;
  const sharing = describeSharing(state.business.costs, together);
  if (sharing === undefined) return null;
  return (
    <div className={styles['together']}>
      <p className={styles['remark']}>{sharing}</p>
      <Switch
        label={text.overview.together}
        isOn={together !== undefined}
        onChange={(isOn) => store.setTogether(isOn ? dishes : undefined)}
      />
    </div>
  );
}

type TotalsProps = {
  readonly plans: readonly DishPlan[];
  readonly isSelling: boolean;
};

function Totals({ plans, isSelling }: TotalsProps) {
  const { rupiah, dishes, profit } = answerCost(plans);
  const { totalLoss, totalProfit } = text.overview;
  const shared = sharedFoods(plans, SHARED_FOODS_SHOWN).map((food) =>
    text.overview.sharedFood(food.name, food.dishes),
  );
  return (
    <div className={styles['totals']}>
      {dishes > 0 && <p>{text.overview.total(formatRupiah(rupiah), dishes)}</p>}
      {isSelling && (
        <p className={styles['earned']}>
          {profit !== undefined && writeProfit(profit, totalLoss, totalProfit)}
        </p>
      )}
      <p className={styles['shared']}>
        {shared.length > 0 && text.overview.sharedFoods(shared.join(', '))}
      </p>
    </div>
  );
}

/** Reserves space below the table for rows to come. */
const spaceFor = (rows: number) => ({ '--rows-to-come': Math.max(0, rows) }) as CSSProperties;

/** What the portions of all dishes are called, if they agree. */
function commonUnit(units: readonly (string | undefined)[], usual: string): string {
  const [first] = units;
  return first !== undefined && units.every((unit) => unit === first) ? first : usual;
}

/** The portions that all dishes are written for, if they agree. */
function commonPortions(dishes: readonly Dish[]): number | undefined {
  const [first] = dishes;
  return dishes.every(({ porsi }) => porsi === first?.porsi) ? first?.porsi : undefined;
}

/** Prices are loaded once the dishes are on screen and the page is idle. */
function useCostingWhenIdle(store: PlanningStore, hasDishes: boolean) {
  useEffect(() => {
    if (!hasDishes) return undefined;
    const load = () => void store.loadCosting();
    window.addEventListener('online', load);
    const cancel = whenIdle(load, { unknown: 200, most: 2_000 });
    return () => {
      window.removeEventListener('online', load);
      cancel();
    };
  }, [store, hasDishes]);
}
