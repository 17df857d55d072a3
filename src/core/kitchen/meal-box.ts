import type { Dish } from '../recipes/dish.ts';
import { toWholeRupiah } from '../recipes/rupiah.ts';
import type { AskedBox } from './asked/asked-box.ts';
import { targetFoodCostOf, type BusinessCosts } from './business-costs.ts';
import { createCostSheet, type CostSheet } from './cost-sheet.ts';
import type { DishPlan } from './plan-dish.ts';

/** Boxes sold if no number is given. */
const USUAL_BOXES = 10;

/** What the owner has chosen for a box of several dishes; everything else follows from the answer. */
export type MealBox = {
  readonly boxes?: number;
  /** Whole rupiah per box; by default the business's per portion. */
  readonly packagingRupiah?: number;
  /** Selling price of a box in whole rupiah. */
  readonly priceRupiah?: number;
  /**
   * Portions of a dish in one box, by position in the answer; 0 if it is left out, the usual if absent.
   * Stored with the answer, whose order never changes.
   */
  readonly portions: Readonly<Record<string, number>>;
};

export const USUAL_BOX: MealBox = { portions: {} };

export type BoxParts = {
  readonly box?: MealBox | undefined;
  readonly business: BusinessCosts;
  /** Portions chosen for the answer: one for each box. */
  readonly portions?: number | undefined;
  readonly asked?: AskedBox;
};

/** A dish in the box. */
type BoxedDish = {
  /** Position in the answer. */
  readonly position: number;
  /** In one box, at least 1. */
  readonly portions: number;
  /** How many times its recipe is cooked for all boxes. */
  readonly factor: number;
  /** Its ingredients for all boxes, in whole rupiah. */
  readonly ingredients: number;
};

export type BoxPlan = {
  readonly boxes: number;
  /** Whole rupiah per box. */
  readonly packaging: number;
  readonly dishes: readonly BoxedDish[];
  /** For all boxes, each sold as one portion; absent while no dish is in it. */
  readonly sheet?: CostSheet;
  /** Price without one that is fixed, in whole rupiah; absent like the sheet. */
  readonly suggestedPrice?: number;
};

/** Kinds with the same place on a plate: a box usually has one dish of each row. */
const ONE_OF_THEM = [
  ['nasi', 'mi', 'bubur'],
  ['lauk', 'gulai', 'sate'],
  ['soto', 'sup'],
  ['sayur'],
  ['sambal'],
];

/** Share of its price that a box's usual contents may cost; the rest pays other costs and the profit. */
const MOST_OF_PRICE = 2 / 3;

/**
 * Whether each dish is in a box by default: five soups are a choice, but rice, meat and vegetables go
 * together, as five snacks do. At most as many as are asked for, and as the price pays for.
 */
function usualContents(
  dishes: readonly Pick<Dish, 'jenis'>[],
  plans: readonly Pick<DishPlan, 'sheet'>[],
  { price = Infinity, dishes: most = dishes.length }: AskedBox,
): readonly boolean[] {
  const taken = new Set<readonly string[]>();
  let count = 0;
  let spent = 0;
  return dishes.map(({ jenis }, position) => {
    const sheet = plans[position]?.sheet;
    const group = ONE_OF_THEM.find((kinds) => jenis !== undefined && kinds.includes(jenis));
    if (sheet === undefined || count === most) return false;
    const cost = sheet.ingredients / sheet.portionsSold;
    const isTooDear = count > 0 && spent + cost > price * MOST_OF_PRICE;
    if (isTooDear || (group !== undefined && taken.has(group))) return false;
    count += 1;
    spent += cost;
    if (group !== undefined) taken.add(group);
    return true;
  });
}

/**
 * What a box of several dishes costs and earns. They are cooked in one go: gas and wages are paid once. A
 * dish without a cost sheet is left out, since its cost or its portions are unknown. One dish fewer never
 * raises the cost of a box.
 *
 * @param dishes of the answer, in its order.
 * @param plans of these dishes.
 */
export function planBox(
  dishes: readonly Pick<Dish, 'jenis'>[],
  plans: readonly Pick<DishPlan, 'sheet' | 'factor'>[],
  { box = USUAL_BOX, business, portions, asked = {} }: BoxParts,
): BoxPlan {
  const boxes = box.boxes ?? portions ?? USUAL_BOXES;
  const packaging = box.packagingRupiah ?? business.packagingRupiah;
  const usual = usualContents(dishes, plans, asked);
  const boxed = plans.flatMap(({ sheet, factor }, position) => {
    const inBox = box.portions[position] ?? (usual[position] ? 1 : 0);
    if (sheet === undefined || inBox === 0) return [];
    const share = (inBox * boxes) / sheet.portionsSold;
    const ingredients = toWholeRupiah(sheet.ingredients * share);
    return [{ position, portions: inBox, factor: factor * share, ingredients }];
  });
  if (boxed.length === 0) return { boxes, packaging, dishes: boxed };
  const ingredientRupiah = boxed.reduce((sum, { ingredients }) => sum + ingredients, 0);
  const batch = { ingredientRupiah, portions: boxes };
  const costs = { ...business, packagingRupiah: packaging };
  const priceRupiah = box.priceRupiah ?? asked.price;
  const suggested = createCostSheet(batch, costs);
  const sheet =
    priceRupiah === undefined ? suggested : createCostSheet(batch, costs, { priceRupiah });
  return { boxes, packaging, dishes: boxed, sheet, suggestedPrice: suggested.price };
}

/** Ingredients of a box that cost more than its price allows. */
type TooDearBox = {
  /** Most that the ingredients of one box may cost, in whole rupiah. */
  readonly most: number;
  /** The dish to leave out so that they fit, and their cost then; absent if no single dish is enough. */
  readonly without?: { readonly position: number; readonly ingredients: number };
};

/**
 * Whether the ingredients of a box exceed the target food cost of a fixed price; a suggested price allows
 * for them. It leaves out the cheapest dish that is enough, but not the only rice.
 *
 * @param dishes of the answer, in its order.
 */
export function findTooDear(
  { boxes, dishes: boxed, sheet }: BoxPlan,
  dishes: readonly Pick<Dish, 'jenis'>[],
  business: BusinessCosts,
): TooDearBox | undefined {
  if (!sheet?.isOwnPrice) return undefined;
  const most = toWholeRupiah(sheet.price * targetFoodCostOf(business));
  if (sheet.ingredients <= most * boxes) return undefined;
  const rice = boxed.filter(({ position }) => dishes[position]?.jenis === 'nasi');
  const [cheapest] = boxed
    .filter((one) => boxed.length > 1 && (rice.length > 1 || one !== rice[0]))
    .filter(({ ingredients }) => sheet.ingredients - ingredients <= most * boxes)
    .sort((left, right) => left.ingredients - right.ingredients);
  if (cheapest === undefined) return { most };
  const ingredients = toWholeRupiah((sheet.ingredients - cheapest.ingredients) / boxes);
  return { most, without: { position: cheapest.position, ingredients } };
}
