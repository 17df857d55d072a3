import type { BusinessCosts } from '#core/kitchen/business-costs.ts';
import { unpricedFoods } from '#core/kitchen/compare-dishes.ts';
import type { PlannedDish } from '#core/kitchen/plan-dish.ts';
import { soldUnit } from '#core/kitchen/portion-unit.ts';
import { writeDecimal } from '#core/kitchen/write-amount.ts';
import { formatRupiah } from '#core/recipes/rupiah.ts';
import type { AnswerPlanning } from './planning-state.ts';
import { text } from './text.ts';

const { costs: names, waste, shared, leavesOut } = text;

/** Foods without a price that are named. */
const MOST_NAMED = 4;

/**
 * Costs not entered yet; the profit is overstated by their amount.
 *
 * @param planned dishes that may have packaging of their own.
 */
export function missingCosts(
  costs: BusinessCosts,
  planned: readonly Pick<PlannedDish, 'plan'>[] = [],
): readonly string[] {
  const hasPacks =
    planned.length > 0 && planned.every(({ plan }) => plan.terms?.packagingRupiah !== undefined);
  return sumsOf(costs).flatMap(({ name, rupiah }) =>
    rupiah === 0 && !(hasPacks && name === names.packaging) ? [name] : [],
  );
}

/** What a cost in the overview includes besides the ingredients. */
export function includedCosts(
  costs: BusinessCosts,
  planned: readonly PlannedDish[],
): readonly string[] {
  const hasPacks = planned.some(({ plan }) => (plan.sheet?.packaging ?? 0) > 0);
  return [
    ...(costs.wasteShare === 0 ? [] : [waste(writeDecimal(costs.wasteShare * 100, 1))]),
    ...sumsOf(costs).flatMap(({ name, rupiah }) =>
      rupiah > 0 || (hasPacks && name === names.packaging) ? [name] : [],
    ),
  ];
}

/** What the money in a question pays for, as `affordedPortions` counts it. */
export function describeSpent(
  { answer: { reading }, isSelling, business: { costs } }: AnswerPlanning,
  planned: readonly PlannedDish[],
): string {
  const { spentOn, spentWhenSelling, batchOfMoney, wagesLater, usedOnly } = text;
  const included = isSelling ? includedCosts(costs, planned) : [];
  const batch = batchCostNames(costs);
  const isCapital = reading.figures.money.some(({ role }) => role === 'batch-cost');
  return [
    spentOn(included.filter((name) => name !== names.labour)),
    ...(isCapital && !isSelling ? [spentWhenSelling] : []),
    ...(isSelling && batch.length > 0 && planned.some(isDividedByMoney)
      ? [batchOfMoney(batch)]
      : []),
    ...(included.includes(names.labour) ? [wagesLater] : []),
    usedOnly,
  ].join(' ');
}

/** Whether gas and wages are divided by what the money in the question makes. */
const isDividedByMoney = ({ plan: { sharedBatch } }: PlannedDish): boolean =>
  sharedBatch?.basis === 'money';

/** Costs of one cooking that have been entered. */
export const batchCostNames = ({
  gasRupiah,
  labourRupiah,
}: Pick<BusinessCosts, 'gasRupiah' | 'labourRupiah'>): readonly string[] => [
  ...(gasRupiah === 0 ? [] : [names.gas]),
  ...(labourRupiah === 0 ? [] : [names.labour]),
];

/** Gas and wages above this share of what a portion costs are pointed out where few portions pay for them. */
const NOTABLE_SHARE = 1 / 3;

/**
 * Says that gas and wages make a dish expensive, because nobody has said how many portions are cooked and
 * those of the recipe are few; `undefined` where they do not.
 */
export function describeFewPortions({
  dish,
  plan,
}: Omit<PlannedDish, 'position'>): string | undefined {
  const { sheet, isAsWritten, sharedBatch } = plan;
  if (sheet === undefined || !isAsWritten || sharedBatch !== undefined) return undefined;
  const { gas, labour, total, portionsSold } = sheet;
  if (gas + labour <= total * NOTABLE_SHARE) return undefined;
  const costs = batchCostNames({ gasRupiah: gas, labourRupiah: labour });
  const sum = gas + labour;
  const each = formatRupiah(sum / portionsSold);
  return text.ofFewPortions(costs, formatRupiah(sum), portionsSold, soldUnit(dish, plan), each);
}

/**
 * How dishes share the gas and wages of one cooking.
 *
 * @param together dishes that share them.
 * @returns `undefined` if there are none.
 */
export function describeSharing(
  business: BusinessCosts,
  together: number | undefined,
  planned: readonly PlannedDish[],
): string | undefined {
  const costs = batchCostNames(business);
  if (costs.length === 0) return undefined;
  if (together !== undefined) return shared.yes(costs, together);
  const arePaidInPart = planned.some(({ plan }) => plan.sharedBatch !== undefined);
  return arePaidInPart ? shared.part(costs) : shared.no(costs);
}

/**
 * Names what the costs leave out, which would make a profit look larger than it is; `undefined` if that
 * is nothing.
 */
export function describeLeftOut(planned: readonly PlannedDish[]): string | undefined {
  const names = unpricedFoods(planned);
  if (names.length === 0) return undefined;
  return leavesOut(names.slice(0, MOST_NAMED), names.length - MOST_NAMED);
}

const sumsOf = ({ packagingRupiah, gasRupiah, labourRupiah }: BusinessCosts) => [
  { name: names.packaging, rupiah: packagingRupiah },
  { name: names.gas, rupiah: gasRupiah },
  { name: names.labour, rupiah: labourRupiah },
];
