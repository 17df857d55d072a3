import { useEffect, useLayoutEffect, useMemo, type ComponentType, type CSSProperties } from 'react';
import { useStore } from 'zustand';
import { readAskedBox } from '#core/kitchen/asked/asked-box.ts';
import { asksForMostProfit, asksToSell, readAskedMoney } from '#core/kitchen/asked/asked-money.ts';
import { mayNameSize } from '#core/kitchen/asked/asked-size.ts';
import { readQuestion, type QuestionReading } from '#core/kitchen/asked/read-question.ts';
import {
  affordedPortions,
  overviewRow,
  packFigures,
  type OverviewRow,
  type RowOrder,
} from '#core/kitchen/compare-dishes.ts';
import type { PlannedDish } from '#core/kitchen/plan-dish.ts';
import { portionUnit } from '#core/kitchen/portion-unit.ts';
import { priceOf } from '#core/kitchen/sums/portion-sums.ts';
import { writeDecimal } from '#core/kitchen/write-amount.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { formatRupiah } from '#core/recipes/rupiah.ts';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/switch.tsx';
import { plannedDishes } from '../answer-plans.ts';
import type { BoxTools } from '../box-sheet/box-sheet.chunk.tsx';
import { PortionStepper } from '../fields/portion-stepper.tsx';
import { OVERVIEW_ANCHOR } from '../go-to-dish.ts';
import type { PlanningStore } from '../planning-store.ts';
import { text } from '../text.ts';
import { DishTable } from './dish-table.tsx';
import { Remarks } from './overview-remarks.tsx';
import { BoxTool, OneCooking, Totals } from './overview-totals.tsx';
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

const MOST_PROFIT: RowOrder = { column: 'profit', isDescending: true };

/** All dishes of an answer side by side: what each costs and, in selling mode, earns. */
export function AnswerOverview(props: AnswerOverviewProps) {
  const { question, dishes, reservedRows, conversationId, isComplete, mayCost } = props;
  const { store, tools, Star } = props;
  const asked = useMemo(() => readQuestion(question), [question]);
  // Before painting: the previous answer's sizes must not show on this one.
  useLayoutEffect(() => {
    const sized = mayNameSize(asked) ? asked : undefined;
    store.open({ key: question, question: sized, conversationId });
  }, [store, question, asked, conversationId]);
  const stored = useStore(store);
  const state = useMemo(
    () => (mayCost ? stored : { ...stored, costing: undefined }),
    [stored, mayCost],
  );
  const { isSelling, sizes, hasCostingFailed } = state;
  const askedBox = useMemo(() => readAskedBox(asked), [asked]);
  const ofBoxes = askedBox.isAsked;
  const { portions } = asked;
  const isSized = portions !== undefined || asked.listsAmounts;
  const money = ofBoxes && !isSized ? undefined : readAskedMoney(asked);
  const noteOf =
    money !== undefined && !isSized
      ? (row: OverviewRow) => writeAfforded(row, money)
      : isSelling && !ofBoxes
        ? writeAtPrice(asked)
        : undefined;
  const planned = useMemo(() => plannedDishes(state, dishes), [dishes, state]);
  const rows = planned.map((one) => overviewRow(one, isSelling));
  const made = commonUnit(dishes.map(portionUnit), 'porsi');
  const unit = commonUnit(
    rows.map((row) => row.unit),
    isSelling ? 'porsi jual' : 'porsi',
  );
  useCostingWhenIdle(store, dishes.length > 0);

  return (
    <section
      id={OVERVIEW_ANCHOR}
      className={styles['overview']}
      data-prices
      data-costing={state.costing !== stored.costing}
      data-complete={isComplete}
      data-money={noteOf !== undefined}
      style={spaceFor(reservedRows - dishes.length)}
      aria-label={text.overview.region}
      tabIndex={-1}
    >
      <Controls
        store={store}
        portions={sizes.portions}
        isSelling={isSelling}
        planned={planned}
        isYield={made !== 'porsi'}
      />
      <DishTable
        key={question}
        rows={rows}
        noteOf={(row) => noteOf?.(row) || writePack(row, isSelling) || (noteOf && '')}
        budget={writeBudget(money, portions)}
        Star={Star}
        isSelling={isSelling}
        firstOrder={asksForMostProfit(asked) ? MOST_PROFIT : undefined}
        isComplete={isComplete}
        unit={unit}
      />
      {money !== undefined && noteOf !== undefined && isComplete && (
        <p className={styles['remark']}>{text.overview.usedOnly}</p>
      )}
      {!isSelling && asksToSell(asked) && (
        <p className={styles['advice']}>
          <Button
            onClick={({ currentTarget }) => {
              store.setSelling(true);
              // The button is gone; its switch stays.
              currentTarget
                .closest('section')
                ?.querySelector<HTMLElement>('[role=switch]')
                ?.focus();
            }}
          >
            {text.overview.seeProfit}
          </Button>
        </p>
      )}
      <Remarks planned={planned} state={state} isComplete={isComplete} store={store} />
      {isSelling && isComplete && dishes.length > 1 && (
        <OneCooking dishes={dishes.length} state={state} store={store} />
      )}
      {(askedBox.isAsked || Math.max(reservedRows, dishes.length) > 1) && (
        <Totals
          planned={planned}
          isSelling={isSelling && !ofBoxes}
          budget={ofBoxes || !isSized ? undefined : money}
        >
          {(isSelling || askedBox.isAsked) && (
            <BoxTool
              isComplete={isComplete}
              asked={askedBox}
              dishes={dishes}
              state={state}
              store={store}
              tools={tools}
            />
          )}
        </Totals>
      )}
      {hasCostingFailed && (
        <div className={styles['failed']} role="alert">
          <p>{text.cost.noBook}</p>
          <Button onClick={() => void store.loadCosting()}>{text.cost.retry}</Button>
        </div>
      )}
    </section>
  );
}

/** What the money at hand leaves for each portion that is asked for. */
const writeBudget = (money: number | undefined, portions: number | undefined) =>
  money === undefined || portions === undefined
    ? undefined
    : text.overview.budget(formatRupiah(money), portions, formatRupiah(money / portions));

/** How much of the dish the money at hand makes, if all of it is spent on that dish. */
function writeAfforded(row: OverviewRow, money: number): string {
  const made = affordedPortions(row, money);
  if (made === undefined) return '';
  const earned =
    made.profit !== undefined && made.profit > 0 ? formatRupiah(made.profit) : undefined;
  const count = writeDecimal(made.portions, 0);
  return text.overview.affords(formatRupiah(money), count, row.unit ?? '', earned);
}

/** What the price in the question leaves of a dish, which may be less than its cost. */
function writeAtPrice({ figures }: QuestionReading): ((row: OverviewRow) => string) | undefined {
  const price = priceOf(figures)?.rupiah;
  const { pack = 1 } = figures;
  if (price === undefined) return undefined;
  return ({ cost, unit, plan }) => {
    if (cost === undefined || unit === undefined || plan.sheet?.price === price) return '';
    const rest = price - cost * pack;
    return text.overview.atPrice(formatRupiah(price), pack === 1 ? unit : `${pack} ${unit}`, rest);
  };
}

/** The figures of a jar, if the dish is sold in jars. */
function writePack(planned: PlannedDish, isSelling: boolean): string | undefined {
  const figures = packFigures(planned, isSelling);
  return figures && text.overview.pack(figures);
}

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
          {isYield && common !== undefined ? text.portions.yield : text.portions.short}
        </span>
        <PortionStepper
          label={text.portions.label}
          fewer={text.portions.fewer}
          more={text.portions.more}
          value={portions ?? common}
          isOwn={portions !== undefined || isResized}
          without={isResized ? text.portions.various : text.portions.asWritten}
          base={common ?? usual}
          onChange={store.setPortions}
        />
      </div>
      <Switch label={text.selling} isOn={isSelling} onChange={store.setSelling} />
    </div>
  );
}

/** Reserves space below the table for rows to come. */
const spaceFor = (rows: number) => ({ '--rows-to-come': Math.max(0, rows) }) as CSSProperties;

/** The shared name of a portion, if all dishes agree. */
function commonUnit(units: readonly (string | undefined)[], usual: string): string {
  const [first] = units;
  return first !== undefined && units.every((unit) => unit === first) ? first : usual;
}

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
