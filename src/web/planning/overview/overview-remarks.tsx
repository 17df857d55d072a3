import { unpricedFoods } from '#core/kitchen/compare-dishes.ts';
import { hasSmallPortions, otherUsualPrice, type PlannedDish } from '#core/kitchen/plan-dish.ts';
import { formatRupiah } from '#core/recipes/rupiah.ts';
import { describeCosts } from '../cost-sheet/describe-costs.ts';
import type { PlanningState } from '../planning-state.ts';
import { text } from '../text.ts';
import styles from './answer-overview.module.css';

/** Foods without a price that are named. */
const MOST_NAMED = 4;

type RemarksProps = {
  readonly planned: readonly PlannedDish[];
  readonly state: PlanningState;
  /** False while more dishes may come. */
  readonly isComplete: boolean;
};

/** What the figures are, and what they leave out. */
export function Remarks({ planned, state, isComplete }: RemarksProps) {
  const { isSelling, sizes, business, costing } = state;
  return (
    <>
      {isSelling && isComplete && <LeavesOut planned={planned} />}
      {planned.some(isEstimate) && costing !== undefined && (
        <p className={styles['remark']}>{text.overview.fromSource}</p>
      )}
      {isSelling && planned.some(lacksPortions) && (
        <p className={styles['remark']}>{text.overview.noPortions}</p>
      )}
      {isSelling && (
        <p className={styles['remark']}>
          {describeCosts(business.costs)}
          {describePortions(planned, sizes.portions)}
        </p>
      )}
      {isSelling && isComplete && <MarketPrices planned={planned} />}
    </>
  );
}

/** Names what the costs leave out, which would make a profit look larger than it is. */
export function LeavesOut({ planned }: Pick<RemarksProps, 'planned'>) {
  const names = unpricedFoods(planned);
  if (names.length === 0) return null;
  const more = names.length - MOST_NAMED;
  return (
    <p className={styles['remark']}>{text.overview.leavesOut(names.slice(0, MOST_NAMED), more)}</p>
  );
}

/**
 * Says where the market pays notably less than is suggested, so that the profit is not real, and where
 * more.
 */
function MarketPrices({ planned }: Pick<RemarksProps, 'planned'>) {
  const { aboveUsual, belowUsual, usually, thinner, thinnerOrLoss } = text.overview;
  const prices = planned.flatMap((one) => {
    const other = otherUsualPrice(one);
    if (other === undefined) return [];
    return [
      { ...other, words: usually(one.dish.foodName, formatRupiah(other.price), other.isLoss) },
    ];
  });
  const lower = prices.filter(({ isLower }) => isLower).map(({ words }) => words);
  const higher = prices.filter(({ isLower }) => !isLower).map(({ words }) => words);
  const effect = prices.some(({ isLoss }) => isLoss) ? thinnerOrLoss : thinner;
  const sentences = [
    ...(lower.length === 0 ? [] : [aboveUsual(lower, effect)]),
    ...(higher.length === 0 ? [] : [belowUsual(higher)]),
  ];
  return sentences.length > 0 && <p className={styles['remark']}>{sentences.join(' ')}</p>;
}

/** Whether its cost is the source's figure. */
const isEstimate = ({ plan }: PlannedDish): boolean =>
  plan.ingredientRupiah !== undefined && !plan.isComputed;

/** Whether a dish has a cost, but no price: its recipe does not say how many it serves. */
const lacksPortions = ({ plan }: PlannedDish): boolean =>
  plan.sheet === undefined && plan.ingredientRupiah !== undefined;

/** Says if figures are for smaller portions than the recipes', and how many there are. */
function describePortions(planned: readonly PlannedDish[], asked: number | undefined): string {
  const sold = planned.flatMap(({ plan }) =>
    hasSmallPortions(plan) ? (plan.sheet?.portionsSold ?? []) : [],
  );
  if (sold.length === 0) return '';
  const { smallPortions, smallerPortions } = text.overview;
  if (asked === undefined) return ` ${smallPortions}`;
  return ` ${smallerPortions(asked, Math.min(...sold), Math.max(...sold))}`;
}
