import { useEffect, useLayoutEffect, useMemo, type ComponentType, type CSSProperties } from 'react';
import { useStore } from 'zustand';
import { daysInNote } from '#core/kitchen/menu-days.ts';
import type { PlannedDish } from '#core/kitchen/plan-dish.ts';
import { asksToSell } from '#core/kitchen/question/asked-money.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/switch.tsx';
import type { BoxTools } from '../box-sheet/box-sheet.chunk.tsx';
import { describeSpent } from '../describe-costs.ts';
import { PortionStepper } from '../fields/portion-stepper.tsx';
import { OVERVIEW_ANCHOR } from '../go-to-dish.ts';
import {
  awaitsPrices,
  type AnswerPlanning,
  type AnswerToPlan,
  type PlanningState,
} from '../planning-state.ts';
import type { PlanningStore } from '../planning-store.ts';
import { text as planningText } from '../text.ts';
import { DishTable } from './dish-table.tsx';
import { Remarks } from './overview-remarks.tsx';
import { BoxTool, OneCooking, Totals, UsualBatch } from './overview-totals.tsx';
import { readAnswer, readOverview } from './read-overview.ts';
import { text } from './text.ts';
import styles from './answer-overview.module.css';

/** Where the buttons start if no dish says how many it serves. */
const USUAL_PORTIONS = 4;

type AnswerOverviewProps = {
  readonly question: string;
  readonly dishes: readonly Dish[];
  /** Rows with reserved space, so that nothing below moves when they arrive. */
  readonly reservedRows: number;
  /** Absent while the answer is written. */
  readonly conversationId: string | undefined;
  /** What stands above the dishes; of a menu it tells the days. */
  readonly note?: string | undefined;
  /** Whether the visitor wrote the recipe, and so has said how many it makes. */
  readonly isOwnRecipe: boolean;
  /** False while more dishes may come. */
  readonly isComplete: boolean;
  /**
   * False while costing all dishes would delay the first; their figures then only have reserved
   * space.
   */
  readonly mayCost: boolean;
  readonly store: PlanningStore;
  readonly tools: BoxTools;
  /** The star in a dish's row. */
  readonly Star: ComponentType<{ readonly dish: Dish }>;
};

/** All dishes of an answer side by side: what each costs and, in selling mode, earns. */
export function AnswerOverview(props: AnswerOverviewProps) {
  const { question, dishes, reservedRows, conversationId, isComplete, mayCost } = props;
  const { isOwnRecipe, store, tools, Star, note } = props;
  const dayBefore = useMemo(() => daysInNote(note), [note]);
  const answer = useMemo(
    () => readAnswer(question, dishes, isComplete),
    [question, dishes, isComplete],
  );
  // Before painting: the previous answer's choices must not show on this one.
  useLayoutEffect(
    () => store.open({ key: question, answer, conversationId }),
    [store, question, answer, conversationId],
  );
  const stored = useStore(store);
  const state = useMemo(
    () =>
      // The cards and the overview share the plans of the same state.
      mayCost && isOf(stored, answer)
        ? stored
        : { ...stored, answer, costing: mayCost ? stored.costing : undefined },
    [stored, answer, mayCost],
  );
  const { isSelling, choices, hasCostingFailed } = state;
  const overview = useMemo(() => readOverview(state), [state]);
  const { planned, hasNotes, isSoldSingly } = overview;
  const { isAsked: isOrder } = answer.box;
  useCostingWhenIdle(store, dishes.length > 0);
  const boxTool = <BoxTool state={state} store={store} tools={tools} />;

  return (
    <section
      id={OVERVIEW_ANCHOR}
      className={styles['overview']}
      data-prices
      data-costing={state.costing !== stored.costing}
      data-complete={isComplete}
      aria-busy={awaitsPrices(state)}
      data-money={hasNotes}
      style={spaceFor(reservedRows - dishes.length)}
      aria-label={text.region}
      tabIndex={-1}
    >
      <Controls
        store={store}
        portions={overview.box?.boxes ?? choices.portions}
        isSelling={isSelling}
        planned={planned}
        isYield={overview.isYield}
      />
      {/* What one box earns is what was asked for. */}
      {isOrder && boxTool}
      <DishTable
        key={question}
        rows={overview.rows}
        noteOf={overview.noteOf}
        dayBefore={dayBefore}
        budget={overview.budget}
        Star={Star}
        isSoldSingly={isSoldSingly}
        isBoxed={overview.isBoxed}
        firstOrder={overview.firstOrder}
        isComplete={isComplete}
        unit={overview.unit}
      />
      {isSoldSingly && !isOwnRecipe && <UsualBatch state={state} store={store} />}
      {overview.money !== undefined && hasNotes && !overview.box && isComplete && (
        <p className={styles['remark']}>{describeSpent(state, planned)}</p>
      )}
      {!isSelling && asksToSell(answer.reading) && <SeeProfit store={store} />}
      <Remarks state={state} store={store} isSoldSingly={isSoldSingly} />
      {isComplete && overview.overBudget && (
        <p className={styles['advice']}>{overview.overBudget}</p>
      )}
      {/* Money is for one dish or another. */}
      {isSoldSingly && isComplete && dishes.length > 1 && answer.moneyForOne === undefined && (
        <OneCooking state={state} store={store} />
      )}
      {(isOrder || Math.max(reservedRows, dishes.length) > 1) && (
        <Totals
          planned={planned}
          isSoldSingly={isSoldSingly}
          box={overview.box}
          budget={overview.totalBudget}
        >
          {isSelling && !isOrder && boxTool}
        </Totals>
      )}
      {hasCostingFailed && (
        <div className={styles['failed']} role="alert">
          <p>{planningText.cost.noBook}</p>
          <Button onClick={() => void store.loadCosting()}>{planningText.cost.retry}</Button>
        </div>
      )}
    </section>
  );
}

/** False while the store has not heard of this answer, or of all its dishes. */
const isOf = (state: PlanningState, answer: AnswerToPlan): state is AnswerPlanning =>
  state.answer === answer;

/** Turns selling mode on. */
const SeeProfit = ({ store }: Pick<AnswerOverviewProps, 'store'>) => (
  <p className={styles['advice']}>
    <Button
      onClick={({ currentTarget }) => {
        store.setSelling(true);
        // The button is gone; its switch stays.
        currentTarget.closest('section')?.querySelector<HTMLElement>('[role=switch]')?.focus();
      }}
    >
      {text.seeProfit}
    </Button>
  </p>
);

type ControlsProps = {
  readonly store: PlanningStore;
  /** As chosen for the answer. */
  readonly portions: number | undefined;
  readonly isSelling: boolean;
  readonly planned: readonly PlannedDish[];
  /** True if all dishes count the same pieces, not portions. */
  readonly isYield: boolean;
};

/** How many portions, and whether they are sold. */
function Controls({ store, portions, isSelling, planned, isYield }: ControlsProps) {
  const common = commonPortions(planned);
  const isResized = planned.some(({ plan }) => plan.factor !== 1);
  const usual = isResized ? undefined : (planned[0]?.plan.portions ?? USUAL_PORTIONS);
  return (
    <div className={styles['controls']}>
      <div className={styles['portions']}>
        <span aria-hidden="true">
          {isYield && common !== undefined
            ? planningText.portions.yield
            : planningText.portions.short}
        </span>
        <PortionStepper
          label={planningText.portions.label}
          fewer={planningText.portions.fewer}
          more={planningText.portions.more}
          value={portions ?? common}
          isOwn={portions !== undefined || isResized}
          placeholder={isResized ? planningText.portions.various : planningText.portions.asWritten}
          base={common ?? usual}
          onChange={store.setPortions}
        />
      </div>
      <Switch label={planningText.selling} isOn={isSelling} onChange={store.setSelling} />
    </div>
  );
}

/** Reserves space below the table for rows to come. */
const spaceFor = (rows: number) => ({ '--rows-to-come': Math.max(0, rows) }) as CSSProperties;

/** The portions of all dishes, if they agree. */
function commonPortions([first, ...others]: readonly PlannedDish[]): number | undefined {
  const portions = first?.plan.portions;
  return others.every(({ plan }) => plan.portions === portions) ? portions : undefined;
}

/** Loads prices once the dishes are on screen and the page is idle. */
function useCostingWhenIdle(store: PlanningStore, hasDishes: boolean) {
  useEffect(() => {
    if (!hasDishes) return undefined;
    const load = () => void store.loadCosting();
    window.addEventListener('online', load);
    // Safari has no idle callback.
    const timer =
      'requestIdleCallback' in window
        ? window.requestIdleCallback(load, { timeout: 2_000 })
        : setTimeout(load, 200);
    return () => {
      window.removeEventListener('online', load);
      if ('cancelIdleCallback' in window) window.cancelIdleCallback(Number(timer));
      else clearTimeout(timer);
    };
  }, [store, hasDishes]);
}
