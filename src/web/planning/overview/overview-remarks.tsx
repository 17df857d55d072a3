import { unpricedFoods } from '#core/kitchen/compare-dishes.ts';
import {
  hasSmallPortions,
  usualPriceAbove,
  usualPriceBelow,
  type DishPlan,
} from '#core/kitchen/plan-dish.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { formatRupiah } from '#core/recipes/rupiah.ts';
import { describeCosts } from '../cost-sheet/describe-costs.ts';
import type { PlanningState } from '../planning-state.ts';
import { text } from '../text.ts';
import styles from './answer-overview.module.css';

/** Foods without a price that are named. */
const MOST_NAMED = 4;

type RemarksProps = {
  readonly dishes: readonly Dish[];
  /** False while more dishes may come. */
  readonly isComplete: boolean;
  readonly plans: readonly DishPlan[];
  readonly state: PlanningState;
  /** True if a figure is its source's estimate. */
  readonly hasEstimates: boolean;
};

/** What the figures are, and what they leave out. */
export function Remarks(props: RemarksProps) {
  const { dishes, plans, state, hasEstimates, isComplete } = props;
  const { isSelling, sizes, business, costing } = state;
  return (
    <>
      {isSelling && isComplete && <LeavesOut plans={plans} />}
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
      {isSelling && isComplete && <MarketPrices dishes={dishes} plans={plans} />}
    </>
  );
}

/** Names what the costs leave out, which would make a profit look larger than it is. */
export function LeavesOut({ plans }: { readonly plans: readonly DishPlan[] }) {
  const names = unpricedFoods(plans);
  if (names.length === 0) return null;
  const more = names.length - MOST_NAMED;
  return (
    <p className={styles['remark']}>{text.overview.leavesOut(names.slice(0, MOST_NAMED), more)}</p>
  );
}

/** Says where the market pays notably less or more than is suggested. */
function MarketPrices({ dishes, plans }: Pick<RemarksProps, 'dishes' | 'plans'>) {
  const sentences = [sayAboveUsual(dishes, plans), sayBelowUsual(dishes, plans)].filter(
    (sentence) => sentence !== undefined,
  );
  return sentences.length > 0 && <p className={styles['remark']}>{sentences.join(' ')}</p>;
}

/** Names the dishes whose suggested price is above what people usually pay: that profit is not real. */
function sayAboveUsual(dishes: readonly Dish[], plans: readonly DishPlan[]): string | undefined {
  const { aboveUsual, usually, thinner, thinnerOrLoss } = text.overview;
  const above = dishes.flatMap((dish, position) => {
    const plan = plans[position];
    const price = plan && usualPriceBelow(dish, plan);
    if (price === undefined) return [];
    const isLoss = price < (plan?.sheet?.costPerPortion ?? 0);
    return [{ words: usually(dish.foodName, formatRupiah(price), isLoss), isLoss }];
  });
  if (above.length === 0) return undefined;
  const words = above.map((one) => one.words);
  return aboveUsual(words, above.some(({ isLoss }) => isLoss) ? thinnerOrLoss : thinner);
}

/** Names the dishes for which people usually pay more than is suggested. */
function sayBelowUsual(dishes: readonly Dish[], plans: readonly DishPlan[]): string | undefined {
  const below = dishes.flatMap((dish, position) => {
    const plan = plans[position];
    const price = plan && usualPriceAbove(dish, plan);
    return price === undefined
      ? []
      : [text.overview.usually(dish.foodName, formatRupiah(price), false)];
  });
  return below.length === 0 ? undefined : text.overview.belowUsual(below);
}

/** Whether a dish has a cost, but no price: its recipe does not say how many it serves. */
const lacksPortions = ({ sheet, ingredientRupiah }: DishPlan): boolean =>
  sheet === undefined && ingredientRupiah !== undefined;

/** Says if figures are for smaller portions than the recipes', and how many there are. */
function describePortions(plans: readonly DishPlan[], asked: number | undefined): string {
  const sold = plans.filter(hasSmallPortions).flatMap(({ sheet }) => sheet?.portionsSold ?? []);
  if (sold.length === 0) return '';
  const { smallPortions, smallerPortions } = text.overview;
  if (asked === undefined) return ` ${smallPortions}`;
  return ` ${smallerPortions(asked, Math.min(...sold), Math.max(...sold))}`;
}
