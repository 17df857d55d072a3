import { dishInRupiah } from '../costing/dish-cost.ts';
import type { Dish } from '../recipes/dish.ts';
import { toWholeRupiah } from '../recipes/rupiah.ts';
import { boxFoodCostOf, boxPortions, isRice, usualPortions } from './box-contents.ts';
import { targetFoodCostOf, type BusinessCosts, type SellingTerms } from './business-costs.ts';
import {
  createCostSheet,
  MIN_MARGIN_SHARE,
  priceAt,
  roundUp,
  type CostSheet,
} from './cost-sheet.ts';
import type { PlannedDish } from './plan-dish.ts';
import type { AskedBox } from './question/asked-box.ts';
import { QUARTER_SIGNS, writeDecimal } from './write-amount.ts';

/** Boxes sold if no number is given, and the owner has not said how many portions are usually cooked. */
const USUAL_BOXES = 10;

/** What the owner has chosen for a box of several dishes; everything else follows from the answer. */
export type MealBox = {
  readonly boxes?: number;
  /** Whole rupiah per box; by default the business's, for boxes or else per portion. */
  readonly packagingRupiah?: number;
  /** Selling price of a box in whole rupiah. */
  readonly priceRupiah?: number;
  /** What else is in a box, in whole rupiah: rice, crackers, fruit, water. */
  readonly extraRupiah?: number;
  /**
   * Portions of a dish in one box, by position in the answer; 0 if it is left out, the usual if absent.
   * Stored with the answer, whose order never changes.
   */
  readonly portions: Readonly<Record<string, number>>;
};

export const USUAL_BOX: MealBox = { portions: {} };

type BoxParts = {
  readonly box?: MealBox | undefined;
  readonly business: BusinessCosts;
  /** Portions chosen for the answer: one for each box. */
  readonly portions?: number | undefined;
  readonly asked: AskedBox;
};

/** A dish in the box, as it is planned for the answer. */
type BoxedDish = PlannedDish & {
  /** In one box; half a portion is a side dish. */
  readonly portions: number;
  /** How many times its recipe is cooked for all boxes. */
  readonly factor: number;
  /** Its ingredients for all boxes, in whole rupiah. */
  readonly ingredients: number;
  /** The same in one box: what all dishes have there adds up to what the box has. */
  readonly perBox: number;
  /** What it brings in one box at the price that the owner has set for it; absent if she has set none. */
  readonly ownPrice: number | undefined;
};

export type BoxPlan = {
  readonly boxes: number;
  /** True if the question or the owner says how many; else a number is assumed. */
  readonly isCounted: boolean;
  /** Those of the business, with the packaging of one box. */
  readonly costs: BusinessCosts;
  /** True if that is the packaging of a portion, since nobody has said what one of a box costs. */
  readonly isPackedAsPortion: boolean;
  readonly extra: number;
  readonly dishes: readonly BoxedDish[];
  /** The cost sheet of all boxes, each sold as one portion; absent while the box is empty. */
  readonly sheet?: CostSheet;
  /** True if its price is the one that the question names. */
  readonly isAskedPrice: boolean;
  /** True if its price follows from those that the owner has set for its dishes. */
  readonly isOfDishPrices: boolean;
  /** What is bought for it, as the question names it: "kerupuk". */
  readonly bought: readonly string[];
  /** What belongs in the box but has no price yet: rice that is neither a dish nor among `extra`, and what is bought. */
  readonly unpriced: readonly string[];
};

/**
 * What a box of several dishes costs and earns. They are cooked in one go: gas and wages are paid once. A
 * dish without a cost sheet is left out, since its cost or its portions are unknown. One dish fewer never
 * raises the cost of a box.
 *
 * @param planned dishes of the answer, in its order.
 */
export function planBox(
  planned: readonly PlannedDish[],
  { box = USUAL_BOX, business, portions, asked }: BoxParts,
): BoxPlan {
  const counted = box.boxes ?? portions;
  const boxes = counted ?? business.usualBatch ?? USUAL_BOXES;
  const ofOneBox = box.packagingRupiah ?? business.boxPackagingRupiah;
  const costs = { ...business, packagingRupiah: ofOneBox ?? business.packagingRupiah };
  const isPackedAsPortion = ofOneBox === undefined && costs.packagingRupiah > 0;
  const usual = usualPortions(planned, asked, business);
  let inAll = 0;
  const dishes = planned.flatMap((dish) => {
    const { sheet, factor } = dish.plan;
    const inBox = box.portions[dish.position] ?? usual.get(dish) ?? 0;
    if (sheet === undefined || inBox === 0) return [];
    const share = (inBox * boxes) / boxPortions(dish);
    const boxed = { ...dish, portions: inBox, factor: factor * share };
    const ingredients = ingredientsOf(boxed, sheet.ingredients * share);
    // Carry the rounding to the next dish, so that the dishes add up to the box.
    const before = toWholeRupiah(inAll / boxes);
    inAll += ingredients;
    const perBox = toWholeRupiah(inAll / boxes) - before;
    const ownPrice = sheet.isOwnPrice
      ? (sheet.price * sheet.portionsSold * inBox) / boxPortions(dish)
      : undefined;
    return [{ ...boxed, ingredients, perBox, ownPrice }];
  });
  const { extraRupiah: extra = 0 } = box;
  const { bought } = asked;
  const lacksRice = asked.hasRice && !dishes.some(isRice);
  const unpriced = extra > 0 ? [] : [...(lacksRice ? ['nasi'] : []), ...bought];
  const isAskedPrice = asked.price !== undefined && box.priceRupiah === undefined;
  const terms = boxTerms(box.priceRupiah ?? asked.price, asked.profit);
  const isOfDishPrices =
    Object.keys(terms).length === 0 && dishes.some(({ ownPrice }) => ownPrice !== undefined);
  const known = {
    boxes,
    isCounted: counted !== undefined,
    costs,
    isPackedAsPortion,
    extra,
    dishes,
    bought,
    unpriced,
    isAskedPrice,
    isOfDishPrices,
  };
  if (dishes.length === 0) return known;
  const batch = { ingredientRupiah: inAll + extra * boxes, portionsSold: boxes };
  const sheet = createCostSheet(batch, costs, terms);
  if (!isOfDishPrices) return { ...known, sheet };
  const priceRupiah = priceOfDishes(dishes, sheet, business);
  return { ...known, sheet: createCostSheet(batch, costs, { priceRupiah }) };
}

/**
 * The price of a box of dishes with prices of their own; what else is in it is priced by its ingredients. Unless the
 * owner has priced every dish, it is not below the cost.
 *
 * @param suggested the box without these prices.
 */
function priceOfDishes(
  dishes: readonly BoxedDish[],
  { ingredients, total, portionsSold: boxes }: CostSheet,
  business: BusinessCosts,
): number {
  const priced = dishes.filter(({ ownPrice }) => ownPrice !== undefined);
  const paid = priced.reduce((sum, { ownPrice = 0 }) => sum + ownPrice, 0);
  const others = priced.reduce((rest, one) => rest - one.ingredients, ingredients);
  const least = priced.length < dishes.length ? total / boxes / (1 - MIN_MARGIN_SHARE) : 0;
  return roundUp(Math.max(paid + priceAt(others / boxes, targetFoodCostOf(business)), least));
}

/** Line by line where it is computed, as on the card of a dish that is cooked for the boxes. */
function ingredientsOf(
  { plan: { isComputed, dishCost }, factor }: Pick<BoxedDish, 'plan' | 'factor'>,
  estimate: number,
): number {
  if (!isComputed || dishCost === undefined) return toWholeRupiah(estimate);
  return dishInRupiah(dishCost, factor);
}

/** A price decides, else the profit that is wanted. */
function boxTerms(priceRupiah: number | undefined, profitRupiah: number | undefined): SellingTerms {
  if (priceRupiah !== undefined) return { priceRupiah };
  return profitRupiah === undefined ? {} : { profitRupiah };
}

/** Writes how many portions of a dish are in a box, half as ½. */
export const writeInBox = (portions: number): string =>
  QUARTER_SIGNS[portions] ?? writeDecimal(portions, 2);

/** The portions of every dish of the answer in this box, for `MealBox.portions`: it then stays as it is. */
export function contentsOf(
  { dishes }: BoxPlan,
  planned: readonly PlannedDish[],
): MealBox['portions'] {
  const inBox = new Map(dishes.map(({ position, portions }) => [position, portions]));
  return Object.fromEntries(planned.map(({ position }) => [position, inBox.get(position) ?? 0]));
}

/** Ingredients of a box that cost more than its price allows; all sums in whole rupiah for one box. */
type FoodCostExcess = {
  /** Most that the ingredients may cost. */
  readonly maxIngredients: number;
  /** The lowest price that covers them. */
  readonly minPrice: number;
  /** The dish to leave out so that they fit, and their cost then; absent if no single dish is enough. */
  readonly removal?: {
    readonly dish: Dish;
    readonly position: number;
    readonly ingredients: number;
  };
};

/**
 * Whether the ingredients of a box take too much of a fixed price; a suggested price allows
 * for them. It leaves out the cheapest dish that is enough, but not the only rice.
 */
export function findFoodCostExcess(
  { boxes, dishes, sheet }: BoxPlan,
  business: BusinessCosts,
): FoodCostExcess | undefined {
  if (!sheet?.isOwnPrice) return undefined;
  const share = boxFoodCostOf(business);
  const maxIngredients = toWholeRupiah(sheet.price * share);
  if (sheet.ingredients <= maxIngredients * boxes) return undefined;
  const minPrice = roundUp(Math.max(sheet.ingredients / boxes / share, sheet.costPerPortion));
  const rice = dishes.filter(isRice);
  const [cheapest] = dishes
    .filter((dish) => dishes.length > 1 && (rice.length > 1 || dish !== rice[0]))
    .filter(({ ingredients }) => sheet.ingredients - ingredients <= maxIngredients * boxes)
    .toSorted((a, b) => a.ingredients - b.ingredients);
  if (cheapest === undefined) return { maxIngredients, minPrice };
  const { dish, position } = cheapest;
  const ingredients = toWholeRupiah((sheet.ingredients - cheapest.ingredients) / boxes);
  return { maxIngredients, minPrice, removal: { dish, position, ingredients } };
}
