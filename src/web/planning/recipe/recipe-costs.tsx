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

/** Our cost beside the source's estimate, never mixed up with it. */
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

/** The estimate of a portion, in the space of the two lines that {@link ComputedCost} will have. */
function BeforePrices({ dish, plan }: CostsProps) {
  const perPortion = perPortionText(dish, plan);
  const { length } = dish.ingredient;
  const months = text.cost.prices(writeMonths(PLACEHOLDER_MONTHS));
  return (
    <>
      <p data-later={totalText(dish, plan)} className={styles['ours']}>
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
  // The estimate of an own recipe is our sum, and stands above.
  const isSaid = plan.factor === 1 && plan.ingredientRupiah === estimate;
  const ours = isSaid ? perPortionText(dish, plan) : totalText(dish, plan);
  return (
    <>
      {plan.factor !== 1 && estimate > 0 && (
        <p>{text.cost.estimateIsFor(writePortions(dish, porsi))}</p>
      )}
      {ours !== '' && <p className={styles['ours']}>{ours}</p>}
      <p>
        {joinParts(
          priceText(dishCost),
          text.cost.coverage(coverageOf(dishCost)),
          differenceText(dish, dishCost),
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

function differenceText({ estimatedCostatRupiah }: Dish, { rupiah }: DishCost): string {
  const difference = notableDifference(rupiah, estimatedCostatRupiah);
  if (difference === undefined) return '';
  const percent = Math.round(Math.abs(difference) * 100);
  return difference > 0 ? text.cost.higher(percent) : text.cost.lower(percent);
}
