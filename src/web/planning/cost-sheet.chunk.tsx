import { useStore } from 'zustand';
import { BUSINESS_KINDS, TARGET_FOOD_COST } from '#core/kitchen/business-costs.ts';
import { parsePercent, parseSum } from '#core/kitchen/parse-figure.ts';
import { coverageOf, hasSmallPortions } from '#core/kitchen/plan-dish.ts';
import { MAX_PORTIONS, MAX_PORTIONS_SOLD, parsePortions } from '#core/kitchen/portion-count.ts';
import { isPiece, portionUnit, soldUnit } from '#core/kitchen/portion-unit.ts';
import { scalePlannedDish } from '#core/kitchen/scale-planned-dish.ts';
import { writeDecimal } from '#core/kitchen/write-amount.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { Button } from '../ui/button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { CostParts, KeyFigures } from './cost-summary.tsx';
import styles from './cost-sheet.module.css';
import { missingCosts } from './describe-costs.ts';
import { FigureField, type Typed } from './figure-field.tsx';
import { dishKey, sizeOf, type PlanningStore } from './planning-store.ts';
import { PriceRows } from './price-rows.tsx';
import { PriceSuggestion } from './price-suggestion.tsx';
import { text } from './text.ts';

export type CostSheetProps = {
  readonly dish: Dish;
  readonly position: number;
  readonly store: PlanningStore;
  readonly onClose: () => void;
};

/** The sums of one dish. Every figure follows from the others as they are typed. */
export function CostSheetDialog({ dish, position, store, onClose }: CostSheetProps) {
  const state = useStore(store);
  const plan = store.planDish(dish, position, state);
  const { count, factor, sheet, isCounted } = plan;
  const { dish: scaled } = scalePlannedDish(dish, plan, state.counter);
  return (
    <Sheet
      title={text.sheet.title(dish.foodName)}
      closeTitle={text.sheet.close}
      place="side"
      onClose={onClose}
    >
      {sheet !== undefined && <KeyFigures sheet={sheet} />}
      <div className={styles['content']}>
        {sheet === undefined ? (
          <p className={styles['note']}>
            {plan.ingredientRupiah === undefined ? text.sheet.noCost : text.sheet.noPortions}
          </p>
        ) : (
          <CostParts
            sheet={sheet}
            missing={missingCosts(state.business.costs)}
            unit={soldUnit(dish, plan)}
          />
        )}
        <Selling dish={dish} position={position} store={store} />
        <OtherCosts dish={dish} position={position} store={store} />
        <section>
          <h3>{text.sheet.ingredients}</h3>
          {count === undefined ? (
            <MissingPrices store={store} />
          ) : (
            <>
              <p className={styles['explanation']}>
                {coverageText(plan.count)}
                {!isCounted && ` ${text.sheet.notCounted}`} {text.sheet.priceHint}
              </p>
              <PriceRows count={count} scaled={scaled} factor={factor} store={store} />
            </>
          )}
        </section>
      </div>
    </Sheet>
  );
}

function coverageText(count: Parameters<typeof coverageOf>[0] | undefined): string {
  if (count === undefined) return '';
  const { counted, of } = coverageOf(count);
  return `${text.count.coverage(counted, of)}.`;
}

function MissingPrices({ store }: { readonly store: PlanningStore }) {
  const hasFailed = useStore(store, (state) => state.hasCounterFailed);
  if (!hasFailed) return <p role="status">{text.sheet.loading}</p>;
  return (
    <div className={styles['note']} role="alert">
      <p>{text.count.noBook}</p>
      <Button onClick={() => void store.loadCounter()}>{text.count.retry}</Button>
    </div>
  );
}

/** What the owner decides: portions, kind of business and price. */
function Selling({ dish, position, store }: Omit<CostSheetProps, 'onClose'>) {
  const state = useStore(store);
  const { costs, dishes } = state.business;
  const own = dishes[dishKey(dish)];
  const plan = store.planDish(dish, position, state);
  const { sheet } = plan;
  const { portions } = sizeOf(state.sizes, position);
  const target = costs.targetFoodCost ?? TARGET_FOOD_COST[costs.kind];
  const cooked = dish.porsi === undefined ? undefined : (portions ?? dish.porsi);
  const sold = soldUnit(dish, plan);

  // The price follows from the profit, or the profit from the price: setting one gives up the other.
  const aim = (at: 'priceRupiah' | 'profitRupiah', rupiah: number | undefined) => {
    const other = at === 'priceRupiah' ? 'profitRupiah' : 'priceRupiah';
    store.changeDish(dish, {
      [at]: rupiah,
      ...(rupiah === undefined ? {} : { [other]: undefined }),
    });
  };

  return (
    <section>
      <h3>{text.sheet.selling}</h3>
      <div className={styles['fields']}>
        {dish.porsi !== undefined && (
          <FigureField
            label={text.sheet.cooked}
            value={String(cooked ?? '')}
            isOwn={state.sizes.dishes[position] !== undefined}
            unit={portionUnit(dish)}
            onType={typePortions(MAX_PORTIONS, (count) =>
              store.setDishSize(position, count === undefined ? undefined : { portions: count }),
            )}
          />
        )}
        <FigureField
          label={text.sheet.sold}
          value={
            own?.portionsSold === undefined ? '' : String(sheet?.portionsSold ?? own.portionsSold)
          }
          placeholder={String(sheet?.portionsSold ?? cooked ?? '')}
          unit={sold === 'porsi jual' ? 'porsi' : sold}
          onType={typePortions(MAX_PORTIONS_SOLD, (count) =>
            store.changeDish(dish, {
              portionsSold: count,
              soldAtFactor: count === undefined ? undefined : plan.factor,
            }),
          )}
        />
        <label className={styles['field']}>
          {text.sheet.kind}
          <select
            value={costs.kind}
            onChange={({ target: { value } }) => {
              const kind = BUSINESS_KINDS.find((one) => one === value);
              if (kind !== undefined) store.changeBusiness({ kind, targetFoodCost: undefined });
            }}
          >
            {BUSINESS_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {text.sheet.kinds[kind]}
              </option>
            ))}
          </select>
        </label>
        <FigureField
          label={text.sheet.target}
          value={writePercent(target)}
          isOwn={costs.targetFoodCost !== undefined}
          unit="%"
          onType={typePercent(0.05, 1, (share) => store.changeBusiness({ targetFoodCost: share }))}
        />
        <FigureField
          label={text.sheet.targetProfit}
          value={own?.profitRupiah === undefined ? '' : writeDecimal(own.profitRupiah, 0)}
          placeholder={sheet === undefined ? '' : writeDecimal(sheet.profitPerPortion, 0)}
          unit="Rp"
          onType={typeSum((rupiah) => aim('profitRupiah', rupiah))}
        />
        <FigureField
          label={text.sheet.ownSellingPrice}
          value={own?.priceRupiah === undefined ? '' : writeDecimal(own.priceRupiah, 0)}
          placeholder={sheet === undefined ? '' : writeDecimal(sheet.price, 0)}
          unit="Rp"
          onType={typeSum((rupiah) => aim('priceRupiah', rupiah))}
        />
        <FigureField
          label={text.sheet.commission}
          value={writePercent(costs.commission)}
          unit="%"
          onType={typePercent(0, 0.5, (share) => store.changeBusiness({ commission: share }))}
        />
      </div>
      <div className={styles['explanation']}>
        {hasSmallPortions(plan) && own?.portionsSold === undefined && (
          <p>{text.sheet.smallPortions(cooked, sheet?.portionsSold)}</p>
        )}
        {sheet !== undefined && !sheet.isOwnPrice && (
          <PriceSuggestion
            sheet={sheet}
            profit={own?.profitRupiah}
            sold={sold}
            target={writePercent(target)}
            dish={dish}
          />
        )}
        <p>{text.sheet.targetMeans}</p>
        {costs.commission > 0 && <p>{text.sheet.appPriceMeans(writePercent(costs.commission))}</p>}
      </div>
    </section>
  );
}

function OtherCosts({ dish, position, store }: Omit<CostSheetProps, 'onClose'>) {
  const state = useStore(store);
  const { costs, dishes } = state.business;
  const { together } = state.sizes;
  const perPack = dishes[dishKey(dish)]?.perPack;
  const unit = soldUnit(dish, store.planDish(dish, position, state));
  const sum = (label: string, field: 'packagingRupiah' | 'gasRupiah' | 'labourRupiah') => (
    <FigureField
      label={label}
      value={costs[field] === 0 ? '' : writeDecimal(costs[field], 0)}
      placeholder="0"
      unit="Rp"
      onType={typeSum((rupiah) => store.changeBusiness({ [field]: rupiah ?? 0 }))}
    />
  );
  return (
    <section>
      <h3>{text.sheet.otherCosts}</h3>
      <div className={styles['fields']}>
        {sum(text.sheet.packaging, 'packagingRupiah')}
        {isPiece(unit) && (
          <FigureField
            label={text.sheet.perPack}
            value={perPack === undefined ? '' : String(perPack)}
            placeholder="1"
            unit={unit}
            onType={typePortions(MAX_PORTIONS, (count) =>
              store.changeDish(dish, { perPack: count }),
            )}
          />
        )}
        {sum(text.sheet.gas, 'gasRupiah')}
        {sum(text.sheet.labour, 'labourRupiah')}
        <FigureField
          label={text.sheet.waste}
          value={writePercent(costs.wasteShare)}
          unit="%"
          onType={typePercent(0, 0.5, (share) => store.changeBusiness({ wasteShare: share }))}
        />
      </div>
      <div className={styles['explanation']}>
        {isPiece(unit) && costs.packagingRupiah > 0 && perPack === undefined && (
          <p>{text.sheet.packsEach(unit)}</p>
        )}
        {together !== undefined && <p>{text.sheet.together(together)}</p>}
        <p>{isPiece(unit) ? text.sheet.keptButPacks : text.sheet.kept}</p>
      </div>
    </section>
  );
}

/** An emptied field returns to the usual number. */
function typePortions(
  most: number,
  take: (portions: number | undefined) => void,
): (typed: string) => Typed {
  return (typed) => {
    const read = parsePortions(typed, most);
    if ('portions' in read) take(read.portions);
    else if (read.problem === 'empty') take(undefined);
    else return { problem: text.portions.problem(read.problem, most) };
    return {};
  };
}

/** An emptied field removes the figure. */
function typeSum(take: (rupiah: number | undefined) => void): (typed: string) => Typed {
  return (typed) => {
    const read = parseSum(typed);
    if ('value' in read) take(read.value);
    else if (read.problem === 'empty') take(undefined);
    else return { problem: text.sheet.sumProblems[read.problem] };
    return {};
  };
}

function typePercent(
  least: number,
  most: number,
  take: (share: number | undefined) => void,
): (typed: string) => Typed {
  return (typed) => {
    const read = parsePercent(typed, least, most);
    if ('value' in read) take(read.value);
    else if (read.problem === 'empty') take(undefined);
    else return { problem: text.sheet.percentProblem(least * 100, most * 100) };
    return {};
  };
}

const writePercent = (share: number) => writeDecimal(share * 100, 1);
