import { isPackedSingly, sellsMoreThanMade, type PlannedDish } from '#core/kitchen/plan-dish.ts';
import { isPortions } from '#core/kitchen/portion-count.ts';
import { isPackable, portionUnit } from '#core/kitchen/portion-unit.ts';
import { readAskedServings } from '#core/kitchen/question/asked-size.ts';
import { readStatedPrices } from '#core/kitchen/question/stated-prices.ts';
import { otherUsualPrice, sellsAtUsualPrice, type OtherPrice } from '#core/kitchen/usual-price.ts';
import { writePrice } from '#core/kitchen/write-price.ts';
import { formatRupiah } from '#core/recipes/rupiah.ts';
import { Button } from '../../ui/button.tsx';
import { plannedDishes } from '../answer-plans.ts';
import { describeLeftOut, includedCosts, missingCosts } from '../describe-costs.ts';
import { countingOf, type AnswerPlanning, type PlanningState } from '../planning-state.ts';
import type { PlanningStore } from '../planning-store.ts';
import { text as planningText } from '../text.ts';
import { text } from './text.ts';
import styles from './answer-overview.module.css';

type RemarksProps = {
  readonly state: AnswerPlanning;
  readonly store: PlanningStore;
  /** Whether each dish has a price and costs of its own; in a box they have one together. */
  readonly isSoldSingly: boolean;
};

/** What the owner should know before deciding, then what the figures are. */
export function Remarks({ state, store, isSoldSingly }: RemarksProps) {
  const planned = plannedDishes(state);
  const { isSelling, business } = state;
  const { isComplete } = state.answer;
  const { enterCosts, noPortions } = text;
  const missing = missingCosts(business.costs, planned);
  const leftOut = isSelling && isComplete ? describeLeftOut(planned) : undefined;
  const figures = describeFigures(planned, state, isSoldSingly);
  return (
    <>
      {isComplete && <PackedPortions state={state} store={store} />}
      {isComplete && <StatedPrices state={state} store={store} />}
      {isSoldSingly && missing.length > 0 && (
        <p className={styles['advice']}>
          {planningText.costsMissing(missing)} {enterCosts}
        </p>
      )}
      {isSoldSingly &&
        describePacking(planned).map((words) => (
          <p key={words} className={styles['advice']}>
            {words}
          </p>
        ))}
      {isSoldSingly && planned.some(lacksPortions) && (
        <p className={styles['advice']}>{noPortions}</p>
      )}
      {leftOut !== undefined && <p className={styles['advice']}>{leftOut}</p>}
      {isSoldSingly && isComplete && <MarketPrices state={state} store={store} />}
      {figures !== '' && <p className={styles['remark']}>{figures}</p>}
    </>
  );
}

type PricesProps = Pick<RemarksProps, 'state' | 'store'>;

/** Prices of foods in the question that differ from ours, with a button to use them. */
function StatedPrices({ state, store }: PricesProps) {
  const { answer, costing } = state;
  const lines = plannedDishes(state).flatMap(({ plan }) => plan.dishCost?.lines ?? []);
  const prices = costing === undefined ? [] : readStatedPrices(answer.reading, lines);
  if (prices.length === 0) return null;
  const { statedPrices, takePrices } = text;
  const written = prices.map(({ food, price }) => `${food} ${writePrice(price)}`);
  return (
    <p className={styles['advice']}>
      {statedPrices(written)}{' '}
      <Button
        onClick={() => {
          for (const { food, price } of prices) store.setOwnPrice(food, price);
        }}
      >
        {takePrices}
      </Button>
    </p>
  );
}

/** Portions of small pieces that are asked for or chosen, counted as pieces, with a button to count packs. */
function PackedPortions({ state, store }: PricesProps) {
  const planned = plannedDishes(state);
  const { answer, choices } = state;
  const { portions: chosen } = choices;
  const { reading, box } = answer;
  // The field then counts pieces, guests or boxes.
  const isNoServing =
    new Set(planned.map(({ dish }) => portionUnit(dish))).size === 1 ||
    reading.servesGuests ||
    box.isAsked;
  if (chosen !== undefined && isNoServing) return null;
  return planned.map(({ dish, plan: { pack, portions }, position }) => {
    const unit = portionUnit(dish);
    const asked = chosen ?? readAskedServings(reading, dish);
    const isOwn = choices.dishes[position] !== undefined;
    if (pack === undefined || asked === undefined || asked !== portions) return null;
    const pieces = asked * pack.holds;
    if (isOwn || !isPackable(unit) || !isPortions(pieces)) return null;
    return (
      <p key={position} className={styles['advice']}>
        {text.countedSingly(dish.foodName, asked, unit, pack)}{' '}
        <Button onClick={() => store.setDishSize(position, { portions: pieces })}>
          {text.countPacks(pieces, unit)}
        </Button>
      </p>
    );
  });
}

/**
 * Says where the market pays notably less than is suggested, so that the profit is not real, or more. The
 * button then sets market prices in every row, even where they differ little or mean a loss; only the owner's
 * own prices stay.
 */
function MarketPrices({ state, store }: PricesProps) {
  const planned = plannedDishes(state);
  const { aboveUsual, belowUsual } = text;
  const { takeMarketPrices, marketPricesTaken, backToSuggestions } = text;
  const taken = planned.filter(sellsAtUsualPrice).map(({ dish }) => dish);
  const others = planned.flatMap((plannedDish) => {
    const other = otherUsualPrice(plannedDish);
    return other === undefined ? [] : [{ ...other, planned: plannedDish, dish: plannedDish.dish }];
  });
  const isPointedOut = others.some((other) => other.isNotable && !isOutweighed(other.planned));
  const isTaken = others.length === 0 && taken.length > 0;
  if (!isPointedOut && taken.length === 0) return null;
  const lower = others.filter(({ isLower }) => isLower).map(writeUsual);
  const higher = others.filter(({ isLower }) => !isLower).map(writeUsual);
  const mayLose = others.some(({ isLoss }) => isLoss);
  const own = planned.filter(keepsOwnPrice).map(({ dish }) => dish.foodName);
  const sentences = [
    ...(lower.length === 0 ? [] : [aboveUsual(lower, mayLose)]),
    ...(higher.length === 0 ? [] : [belowUsual(higher)]),
    ...(isTaken ? [marketPricesTaken(own)] : []),
  ];
  const press = () => {
    if (isTaken) for (const dish of taken) store.changeDish(dish, { priceRupiah: undefined });
    else for (const { dish, price } of others) store.changeDish(dish, { priceRupiah: price });
  };
  return (
    <p className={styles['advice']}>
      {sentences.join(' ')} {/* The same button, so that it keeps the focus. */}
      <Button onClick={press}>{isTaken ? backToSuggestions : takeMarketPrices}</Button>
    </p>
  );
}

const writeUsual = ({ dish, price, isLoss }: OtherPrice & Pick<PlannedDish, 'dish'>): string =>
  text.usually(dish.foodName, formatRupiah(price), isLoss);

/** Whether the owner has given a dish a price that is not the usual one. */
const keepsOwnPrice = (one: PlannedDish): boolean =>
  one.plan.sheet?.isOwnPrice === true && !sellsAtUsualPrice(one);

/**
 * Whether gas and wages, divided over the few portions of a recipe, are more than its ingredients: they
 * may be those of a day, and no price that the market pays would cover them.
 */
function isOutweighed({ plan: { sheet, isAsWritten, sharedBatch } }: PlannedDish): boolean {
  const isOfFew = isAsWritten && sharedBatch === undefined;
  return sheet !== undefined && isOfFew && sheet.gas + sheet.labour > sheet.ingredients;
}

/** Names the dishes whose pieces are packed one by one. */
function describePacking(planned: readonly PlannedDish[]): readonly string[] {
  const packedSingly = planned.flatMap(({ dish, plan }) =>
    isPackedSingly(dish, plan) ? [dish.foodName] : [],
  );
  return packedSingly.length > 0 ? [text.eachPacked(packedSingly)] : [];
}

/** Whether a stall's portion is smaller than the recipe's. */
const isSmallerAtStalls = ({ dish: { porsi = 0, porsiWarung = 0 } }: PlannedDish): boolean =>
  porsiWarung > porsi;

/** Whether its cost is the source's figure. */
const isEstimate = ({ plan }: PlannedDish): boolean =>
  plan.ingredientRupiah !== undefined && !plan.isComputed;

/** Whether a dish has a cost, but no price: its recipe does not say how many it serves. */
const lacksPortions = ({ plan }: PlannedDish): boolean =>
  plan.sheet === undefined && plan.ingredientRupiah !== undefined;

/** What comes with the prices stands last, so that nothing before it moves. */
function describeFigures(
  planned: readonly PlannedDish[],
  state: PlanningState,
  isSoldSingly: boolean,
): string {
  const { business, costing } = state;
  const included = isSoldSingly ? includedCosts(business.costs, planned) : [];
  return [
    ...(included.length === 0 ? [] : [text.costsIn(included)]),
    ...(countingOf(state).isSelling && planned.some(sellsMoreThanMade)
      ? [planningText.smallPortions]
      : []),
    ...(isSoldSingly && countingOf(state).servesGuests && planned.some(isSmallerAtStalls)
      ? [text.guestPortions]
      : []),
    ...(costing !== undefined && planned.some(isEstimate) ? [text.fromSource] : []),
  ].join(' ');
}
