import { asksForSets } from './box-words.ts';
import type { BusinessCosts } from './business-costs.ts';
import type { PlannedDish } from './plan-dish.ts';
import { isPackable, portionUnit } from './portion-unit.ts';
import { nameInQuestion, type AskedBox } from './question/asked-box.ts';
import { piecesFactor } from './question/asked-size.ts';

const MAIN_KINDS: readonly string[] = ['lauk', 'gulai', 'sate'];
/** Kinds with the same place on a plate: a box usually has one dish of each row. */
const PLATE_ROLES = [['nasi', 'mi', 'bubur'], MAIN_KINDS, ['soto', 'sup'], ['sayur'], ['sambal']];

/** Share of a box's price that its ingredients may take; the rest pays the other costs and the profit. */
const MAX_SHARE_OF_PRICE = 0.65;
/** The share allowed for rice with one dish, since rice alone is no meal. */
const MAX_SHARE_WITH_RICE = 0.9;

/** Ingredients of a box as a share of its price: the owner's target, else what boxes usually allow. */
export const boxFoodCostOf = ({ targetFoodCost = MAX_SHARE_OF_PRICE }: BusinessCosts): number =>
  targetFoodCost;

/** Portions that a batch makes for boxes. Pieces are counted as in the recipe, not as a stall's smaller ones. */
export function boxPortions({ dish, plan }: PlannedDish): number {
  const { sheet, portions = 0 } = plan;
  const sold = sheet?.portionsSold ?? portions;
  return isPackable(portionUnit(dish)) ? Math.min(sold, portions || sold) : sold;
}

/** Portions of a main dish in one box: one; rice is capped at a stall's serving, rounded to quarters. */
export function mainPortions(one: PlannedDish): number {
  const { dish, plan } = one;
  const ofStall = (dish.porsiWarung ?? 0) * plan.factor;
  const sold = boxPortions(one);
  if (!isRice(one) || ofStall <= sold) return 1;
  return Math.max(1, Math.round((sold / ofStall) * 4)) / 4;
}

export const isRice = ({ dish }: PlannedDish): boolean => dish.jenis === 'nasi';
const isPricedRice = (one: PlannedDish): boolean => isRice(one) && one.plan.sheet !== undefined;

const isOf = (kinds: readonly string[], { dish }: PlannedDish): boolean =>
  kinds.includes(dish.jenis ?? '');

/** The row of a dish in {@link PLATE_ROLES}; last, if the dish belongs in no row. */
function plateRank(one: PlannedDish): number {
  const rank = PLATE_ROLES.findIndex((kinds) => isOf(kinds, one));
  return rank === -1 ? PLATE_ROLES.length : rank;
}

/** Dishes that the question names, one for each name: they are in the box, whatever they cost. */
function namedDishes(planned: readonly PlannedDish[], asked: AskedBox): readonly PlannedDish[] {
  const byName = new Map<string, PlannedDish>();
  for (const one of planned) {
    const name = nameInQuestion(asked, one.dish.foodName);
    if (name !== undefined && one.plan.sheet && !byName.has(name)) byName.set(name, one);
  }
  return [...byName.values()];
}

/** At least this many dishes may be alternatives. */
const DISHES_TO_CHOOSE_FROM = 5;

/**
 * Whether the answer has only what the question lists for a box, and rice perhaps, so that nothing is left to
 * choose: "nasi kotak isi ayam, tempe, sayur". A single entry may be all of them: "isi ayam tempe sayur".
 */
const areAllListed = (answered: number, { isAsked, contents }: AskedBox): boolean =>
  isAsked &&
  contents.length > 0 &&
  (contents.length > 1 ? answered <= contents.length + 1 : answered < DISHES_TO_CHOOSE_FROM);

/** Portions in a box of a side dish. */
const SIDE_PORTIONS = 0.5;
const HALVED_KINDS = [...MAIN_KINDS, 'sayur'];

/**
 * Portions of each dish in one box, unless the owner chooses. Beside rice, vegetables and every main dish after the
 * first are half a portion. Everything else, and what is counted in pieces, follows {@link mainPortions}.
 */
export function usualPortions(
  planned: readonly PlannedDish[],
  asked: AskedBox,
  business: BusinessCosts,
): ReadonlyMap<PlannedDish, number> {
  const inBox = usualContents(withoutSets(planned), asked, business);
  const hasRice = [...inBox].some(isRice);
  const main = planned.find((one) => inBox.has(one) && isOf(MAIN_KINDS, one));
  const isSide = (one: PlannedDish) =>
    hasRice && one !== main && isOf(HALVED_KINDS, one) && !isPackable(portionUnit(one.dish));
  return new Map([
    ...[...inBox].map((one) => [one, isSide(one) ? SIDE_PORTIONS : mainPortions(one)] as const),
    ...listedPortions([...inBox], asked),
  ]);
}

/** Portions of the dishes whose pieces the question counts: five of "klepon 5 biji". */
const listedPortions = (inBox: readonly PlannedDish[], { pieces }: AskedBox) =>
  pieces.flatMap(({ name, count, unit }) => {
    const [one, other] = inBox.filter(({ dish }) => isListedAs(dish.foodName, name));
    // "2 ayam" are two dishes, if there are two.
    if (one === undefined || other !== undefined) return [];
    const { dish, plan } = one;
    const isOfDish =
      unit !== undefined || isPackable(portionUnit(dish)) || dish.foodName.toLowerCase() === name;
    const times = isOfDish ? piecesFactor({ count, unit: unit ?? 'buah' }, dish) : undefined;
    if (times === undefined) return [];
    // The product is 4.999999999999999 for 5.
    return [[one, Number(((times * boxPortions(one)) / plan.factor).toFixed(6))] as const];
  });

/** Whether a dish is what a box lists: Tahu Bacem as "tahu", Risoles Mayo as "risol". */
const isListedAs = (foodName: string, listed: string): boolean =>
  listed.split(' ').every((word) => ` ${foodName.toLowerCase()}`.includes(` ${word}`));

/** A model may write the whole box as a dish beside what it holds: in the box, everything would be there twice. */
function withoutSets(planned: readonly PlannedDish[]): readonly PlannedDish[] {
  const parts = planned.filter(({ dish }) => !asksForSets(dish.foodName.toLowerCase()));
  return parts.length > 1 && parts.length === planned.length - 1 ? parts : planned;
}

/** Which dishes are in a box by default: those listed for it, else those named for it, else a plate of them. */
function usualContents(
  planned: readonly PlannedDish[],
  asked: AskedBox,
  business: BusinessCosts,
): ReadonlySet<PlannedDish> {
  if (areAllListed(planned.length, asked)) return new Set(planned);
  const named = namedDishes(planned, asked);
  if (named.length < 2) return fillPlate(planned, asked, business);
  const lacksRice = asked.hasRice && !named.some(isRice);
  const rice = lacksRice ? planned.filter(isPricedRice).slice(0, 1) : [];
  return new Set([...rice, ...named.slice(0, asked.dishCount)]);
}

/**
 * One dish for each role on the plate (rice, main dish, soup, vegetable, sambal), and any number of snacks. At most
 * as many as are asked for, and as the price pays for; where there is rice, the plate is filled before snacks are
 * added.
 */
function fillPlate(
  planned: readonly PlannedDish[],
  { price = Infinity, dishCount: most = planned.length }: AskedBox,
  business: BusinessCosts,
): ReadonlySet<PlannedDish> {
  const taken = new Set<readonly string[]>();
  const inBox = new Set<PlannedDish>();
  let spent = 0;
  const priced = planned.flatMap((plannedDish) => {
    const { sheet } = plannedDish.plan;
    if (sheet === undefined) return [];
    return [
      {
        plannedDish,
        cost: (sheet.ingredients / boxPortions(plannedDish)) * mainPortions(plannedDish),
      },
    ];
  });
  if (priced.some(({ plannedDish }) => isRice(plannedDish)))
    priced.sort((a, b) => plateRank(a.plannedDish) - plateRank(b.plannedDish));
  for (const { plannedDish, cost } of priced) {
    const role = PLATE_ROLES[plateRank(plannedDish)];
    if (inBox.size === most) break;
    const isOverPrice = inBox.size > 0 && spent + cost > price * boxFoodCostOf(business);
    if (isOverPrice || (role !== undefined && taken.has(role))) continue;
    inBox.add(plannedDish);
    spent += cost;
    if (role !== undefined) taken.add(role);
  }
  return addCheapestBesideRice(
    inBox,
    priced.filter(({ cost }) => spent + cost <= price * MAX_SHARE_WITH_RICE),
    most,
  );
}

/** Rice alone is no meal. */
function addCheapestBesideRice(
  inBox: Set<PlannedDish>,
  affordable: readonly { readonly plannedDish: PlannedDish; readonly cost: number }[],
  most: number,
): ReadonlySet<PlannedDish> {
  const [only] = inBox;
  if (inBox.size !== 1 || most === 1 || only === undefined || !isRice(only)) return inBox;
  const [cheapest] = affordable
    .filter(({ plannedDish }) => !isRice(plannedDish))
    .toSorted((a, b) => a.cost - b.cost);
  return cheapest === undefined ? inBox : inBox.add(cheapest.plannedDish);
}
