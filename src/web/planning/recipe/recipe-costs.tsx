import { coverageOf, isPriced, lacksAmounts, type DishCost } from '#core/costing/dish-cost.ts';
import { priceMonths, type MonthRange } from '#core/costing/price-months.ts';
import { countedUnit, writePortions } from '#core/kitchen/portion-unit.ts';
import { notableDifference } from '#core/kitchen/usual-price.ts';
import { isLongAgo, writeMonths } from '#core/kitchen/write-month.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { formatRupiah } from '#core/recipes/rupiah.ts';
import { costSentences, plannedSize } from '../../dish/cost-text.ts';
import { text } from '../text.ts';
import type { RecipePlan } from './use-recipe-plan.ts';
import styles from './planned-recipe.module.css';

/** Reserves the width of the line: it is hidden, and replaced once the price book has loaded. */
const PLACEHOLDER_MONTHS: MonthRange = { from: '2025-10', to: '2026-11' };

type CostsProps = { readonly dish: Dish; readonly plan: RecipePlan };

/** Our cost below the source's estimate; where they differ, ours is the one that counts. */
export function RecipeCosts({ dish, plan }: CostsProps) {
  const { dishCost, ingredientRupiah, isComputed } = plan;
  if (dishCost === undefined && ingredientRupiah === undefined) return null;
  return (
    <div className={styles['costs']}>
      {dishCost === undefined ? (
        <BeforePrices dish={dish} plan={plan} />
      ) : isComputed ? (
        <ComputedCost dish={dish} plan={plan} dishCost={dishCost} />
      ) : (
        <TooFewPriced dish={dish} plan={plan} dishCost={dishCost} />
      )}
    </div>
  );
}

/** Sums that round to the same step are one: the build of the collection rounds so. */
const SUM_STEP_RUPIAH = 100;
const inSteps = (rupiah: number): number => Math.round(rupiah / SUM_STEP_RUPIAH);

/** The estimate of a portion, in the space of the two lines that {@link ComputedCost} will have. */
function BeforePrices({ dish, plan }: CostsProps) {
  const perPortion = perPortionText(dish, plan);
  const isSaid = plan.factor === 1 && dish.slug !== undefined;
  const { length } = dish.ingredient;
  const months = text.cost.prices(writeMonths(PLACEHOLDER_MONTHS));
  return (
    <>
      <p
        data-later={isSaid ? perPortion : totalText(dish, plan)}
        className={styles[isSaid ? 'ours' : 'counts']}
      >
        {perPortion !== '' && <span>± {perPortion}</span>}
      </p>
      <p data-later={joinParts(months, text.cost.coverage({ priced: length, of: length }))} />
    </>
  );
}

type DishCostProps = CostsProps & { readonly dishCost: DishCost };

/** Keeps showing the estimate of a portion, because a sum of so few lines would mislead. */
function TooFewPriced({ dish, plan, dishCost }: DishCostProps) {
  const perPortion = perPortionText(dish, plan);
  return (
    <>
      {perPortion !== '' && <p>± {perPortion}</p>}
      {dishCost.lines.length > 0 && (
        <p>
          {lacksAmounts(dishCost)
            ? text.cost.noAmounts
            : `${text.cost.coverage(coverageOf(dishCost))}. ${text.cost.tooFew}`}
        </p>
      )}
    </>
  );
}

function ComputedCost({ dish, plan, dishCost }: DishCostProps) {
  const { porsi, estimatedCostatRupiah: estimate } = dish;
  // The estimate of an own recipe and of the collection is our sum, and stands above.
  const isSaid = plan.factor === 1 && inSteps(plan.ingredientRupiah ?? 0) === inSteps(estimate);
  const ours = isSaid ? perPortionText(dish, plan) : totalText(dish, plan);
  return (
    <>
      {plan.factor !== 1 && estimate > 0 && (
        <p>{text.cost.estimateIsFor(writePortions(dish, porsi))}</p>
      )}
      {ours !== '' && <p className={styles[isSaid ? 'ours' : 'counts']}>{ours}</p>}
      <p>
        {joinParts(
          priceText(dishCost),
          text.cost.coverage(coverageOf(dishCost)),
          isSaid ? '' : differenceText(dish, plan, dishCost),
        )}
      </p>
    </>
  );
}

const joinParts = (...parts: readonly string[]): string => parts.filter(Boolean).join(' · ');

function totalText(dish: Dish, plan: RecipePlan): string {
  const { factor, ingredientRupiah = 0 } = plan;
  const size = factor === 1 ? '' : plannedSize(dish, plan);
  const total = text.cost.ours(formatRupiah(ingredientRupiah), size);
  return joinParts(total, perPortionText(dish, plan));
}

/** Empty if the cost or the portions are unknown, or there is only one portion. */
function perPortionText(dish: Dish, plan: RecipePlan): string {
  const { ingredientRupiah, portions = 1 } = plan;
  return ingredientRupiah === undefined || portions <= 1
    ? ''
    : text.cost.perPortion(formatRupiah(ingredientRupiah / portions), countedUnit(dish, plan));
}

/** Says that all prices are of long ago; a hint about some would take a line of a card on small phones. */
const ageHint = ({ to }: MonthRange): string =>
  isLongAgo(to, new Date()) ? costSentences.old : '';

/** The months of the book's prices, and whether own prices are used. */
function priceText(dishCost: DishCost): string {
  const months = priceMonths(dishCost);
  const hasOwn = dishCost.lines.some(({ cost }) => isPriced(cost) && cost.basis.from !== 'book');
  const market =
    months === undefined ? '' : text.cost.prices(writeMonths(months)) + ageHint(months);
  return [market, hasOwn ? text.cost.ownPrices : ''].filter(Boolean).join(' ');
}

/** How far our cost is from the estimate above it, and whose that is. */
function differenceText(
  { estimatedCostatRupiah, slug }: Dish,
  { factor }: RecipePlan,
  { rupiah }: DishCost,
): string {
  const { higher, lower, little, estimate, marketEstimate } = text.cost;
  const difference = notableDifference(rupiah, estimatedCostatRupiah);
  // At another size it is said to be for the recipe's own.
  if (estimatedCostatRupiah === 0 || (difference === undefined && factor !== 1)) return '';
  const percent = Math.round(Math.abs(difference ?? 0) * 100);
  const from =
    difference === undefined ? little : difference > 0 ? higher(percent) : lower(percent);
  return `${from} ${slug === undefined ? estimate : marketEstimate}`;
}
