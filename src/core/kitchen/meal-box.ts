import { wordSet } from '../lines/word-set.ts';
import { toWholeRupiah } from '../recipes/rupiah.ts';
import type { AskedBox } from './asked/asked-box.ts';
import type { BusinessCosts } from './business-costs.ts';
import { createCostSheet, roundUp, type CostSheet } from './cost-sheet.ts';
import type { PlannedDish } from './plan-dish.ts';
import { isPackable, portionUnit } from './portion-unit.ts';

/** Boxes sold if no number is given. */
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
  readonly extra: number;
  readonly dishes: readonly BoxedDish[];
  /** The cost sheet of all boxes, each sold as one portion; absent while the box is empty. */
  readonly sheet?: CostSheet;
  /** True if rice belongs in the box, but neither a dish nor anything else in it is rice. */
  readonly lacksRice: boolean;
};

/** Kinds with the same place on a plate: a box usually has one dish of each row. */
const PLATE_ROLES = [
  ['nasi', 'mi', 'bubur'],
  ['lauk', 'gulai', 'sate'],
  ['soto', 'sup'],
  ['sayur'],
  ['sambal'],
];

/** Share of a box's price that its ingredients may take; the rest pays the other costs and the profit. */
const MAX_SHARE_OF_PRICE = 0.65;
/** The share allowed for rice with one dish, since rice alone is no meal. */
const MAX_SHARE_WITH_RICE = 0.9;

/** Ingredients of a box as a share of its price: the owner's target, else what boxes usually allow. */
export const boxFoodCostOf = ({ targetFoodCost = MAX_SHARE_OF_PRICE }: BusinessCosts): number =>
  targetFoodCost;

/** How many portions of a box a batch makes: pieces are those of the recipe, not a stall's smaller ones. */
function boxPortions({ dish, plan: { sheet, portions = 0 } }: PlannedDish): number {
  const sold = sheet?.portionsSold ?? portions;
  return isPackable(portionUnit(dish)) ? Math.min(sold, portions || sold) : sold;
}

const isRice = ({ dish }: PlannedDish): boolean => dish.jenis === 'nasi';
const isPricedRice = (one: PlannedDish): boolean => isRice(one) && one.plan.sheet !== undefined;

/** The row of a dish in {@link PLATE_ROLES}; last, if the dish belongs in no row. */
function plateRank({ dish: { jenis } }: PlannedDish): number {
  const rank = PLATE_ROLES.findIndex((kinds) => jenis !== undefined && kinds.includes(jenis));
  return rank === -1 ? PLATE_ROLES.length : rank;
}

/** Shortest word that stands for a dish, in letters: "risol" for risoles. */
const MIN_NAME_LETTERS = 5;

/** Too general to identify a dish on its own. */
const WIDE_NAMES = wordSet('ayam ikan tahu nasi mie mi cumi es kue udang telur tempe');

/** The part of a dish's name that a text contains: "ayam bakar" of Ayam Bakar Kecap. */
function nameIn(text: string, foodName: string): string | undefined {
  const [first = '', second] = foodName.toLowerCase().split(' ');
  const words = text.split(/[^\p{L}-]+/u);
  const both = `${first} ${second ?? ''}`;
  if (second !== undefined && ` ${words.join(' ')} `.includes(` ${both} `)) return both;
  const isSaid = (word: string) =>
    word === first || (word.length >= MIN_NAME_LETTERS && first.startsWith(word));
  return !WIDE_NAMES.has(first) && words.some(isSaid) ? first : undefined;
}

/** Dishes that the text names, one for each name: they are in the box, whatever they cost. */
function namedDishes(planned: readonly PlannedDish[], text: string): readonly PlannedDish[] {
  const byName = new Map<string, PlannedDish>();
  for (const one of planned) {
    const name = nameIn(text, one.dish.foodName);
    if (name !== undefined && one.plan.sheet && !byName.has(name)) byName.set(name, one);
  }
  return [...byName.values()];
}

/**
 * Which dishes are in a box by default: five soups are a choice, but rice, meat and vegetables go
 * together, as five snacks do. At most as many as are asked for, and as the price pays for; where there is
 * rice, the plate is filled before snacks are added.
 */
function usualContents(
  planned: readonly PlannedDish[],
  { price = Infinity, dishes: most = planned.length, hasRice, text }: AskedBox,
  business: BusinessCosts,
): ReadonlySet<PlannedDish> {
  const named = namedDishes(planned, text);
  if (named.length > 1) {
    const rice = hasRice && !named.some(isRice) ? planned.find(isPricedRice) : undefined;
    return new Set([...(rice === undefined ? [] : [rice]), ...named.slice(0, most)]);
  }
  const taken = new Set<readonly string[]>();
  const inBox = new Set<PlannedDish>();
  let spent = 0;
  const priced = planned.flatMap((one) => {
    const { sheet } = one.plan;
    return sheet === undefined ? [] : [{ one, cost: sheet.ingredients / boxPortions(one) }];
  });
  if (priced.some(({ one }) => isRice(one)))
    priced.sort((one, other) => plateRank(one.one) - plateRank(other.one));
  for (const { one, cost } of priced) {
    const role = PLATE_ROLES[plateRank(one)];
    if (inBox.size === most) break;
    const isTooDear = inBox.size > 0 && spent + cost > price * boxFoodCostOf(business);
    if (isTooDear || (role !== undefined && taken.has(role))) continue;
    inBox.add(one);
    spent += cost;
    if (role !== undefined) taken.add(role);
  }
  const [only] = inBox;
  if (inBox.size !== 1 || most === 1 || only === undefined || !isRice(only)) return inBox;
  const [cheapest] = priced
    .filter(({ one }) => !isRice(one))
    .filter(({ cost }) => spent + cost <= price * MAX_SHARE_WITH_RICE)
    .toSorted((one, other) => one.cost - other.cost);
  return cheapest === undefined ? inBox : inBox.add(cheapest.one);
}

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
  const boxes = box.boxes ?? portions ?? USUAL_BOXES;
  const packaging = box.packagingRupiah ?? business.boxPackagingRupiah ?? business.packagingRupiah;
  const usual = usualContents(planned, asked, business);
  const boxed = planned.flatMap((one) => {
    const { sheet, factor } = one.plan;
    const inBox = box.portions[one.position] ?? (usual.has(one) ? 1 : 0);
    if (sheet === undefined || inBox === 0) return [];
    const share = (inBox * boxes) / boxPortions(one);
    const ingredients = toWholeRupiah(sheet.ingredients * share);
    return [{ ...one, portions: inBox, factor: factor * share, ingredients }];
  });
  const { extraRupiah: extra = 0 } = box;
  const lacksRice = asked.hasRice && extra === 0 && !boxed.some(isRice);
  if (boxed.length === 0) return { boxes, packaging, extra, dishes: boxed, lacksRice };
  const ingredientRupiah = boxed.reduce((sum, { ingredients }) => sum + ingredients, extra * boxes);
  const batch = { ingredientRupiah, portionsSold: boxes };
  const costs = { ...business, packagingRupiah: packaging };
  const priceRupiah = box.priceRupiah ?? asked.price;
  const sheet = createCostSheet(batch, costs, priceRupiah === undefined ? {} : { priceRupiah });
  return { boxes, packaging, extra, dishes: boxed, sheet, lacksRice };
}

/** The portions of every dish of the answer in this box, for `MealBox.portions`: it then stays as it is. */
export function contentsOf(
  { dishes }: BoxPlan,
  planned: readonly PlannedDish[],
): MealBox['portions'] {
  const inBox = new Map(dishes.map(({ position, portions }) => [position, portions]));
  return Object.fromEntries(planned.map(({ position }) => [position, inBox.get(position) ?? 0]));
}

/** Ingredients of a box that cost more than its price allows. */
type TooDearBox = {
  /** Most that the ingredients of one box may cost, in whole rupiah. */
  readonly most: number;
  /** The lowest price that covers them, in whole rupiah. */
  readonly enough: number;
  /** The dish to leave out so that they fit, and their cost then; absent if no single dish is enough. */
  readonly without?: { readonly boxed: BoxedDish; readonly ingredients: number };
};

/**
 * Whether the ingredients of a box take too much of a fixed price; a suggested price allows
 * for them. It leaves out the cheapest dish that is enough, but not the only rice.
 */
export function findTooDear(
  { boxes, dishes, sheet }: BoxPlan,
  business: BusinessCosts,
): TooDearBox | undefined {
  if (!sheet?.isOwnPrice) return undefined;
  const share = boxFoodCostOf(business);
  const most = toWholeRupiah(sheet.price * share);
  if (sheet.ingredients <= most * boxes) return undefined;
  const enough = roundUp(Math.max(sheet.ingredients / boxes / share, sheet.costPerPortion));
  const rice = dishes.filter(isRice);
  const [cheapest] = dishes
    .filter((one) => dishes.length > 1 && (rice.length > 1 || one !== rice[0]))
    .filter(({ ingredients }) => sheet.ingredients - ingredients <= most * boxes)
    .toSorted((one, other) => one.ingredients - other.ingredients);
  if (cheapest === undefined) return { most, enough };
  const ingredients = toWholeRupiah((sheet.ingredients - cheapest.ingredients) / boxes);
  return { most, enough, without: { boxed: cheapest, ingredients } };
}
