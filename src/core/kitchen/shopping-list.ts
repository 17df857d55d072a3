import type { DishCosting } from '../costing/dish-costing.ts';
import type { OwnPrices } from '../costing/own-prices.ts';
import { STALLS, type PriceUnit, type Stall } from '../costing/price-book.ts';
import { isWeightOrVolume } from '../lines/kitchen-units.ts';
import type { Dish } from '../recipes/dish.ts';
import { isToTaste, sumFoodNeeds, writeNeed, type FoodNeed } from './food-needs.ts';
import { toMarketAmount, toWholePieces } from './market-amount.ts';
import { neededBeside, type ShoppingTicks } from './shopping-ticks.ts';
import { writeAmount } from './write-amount.ts';

/** A leftover that is worth less is not mentioned. */
const WORTH_NAMING_RUPIAH = 500;

/** A dish to shop for. */
export type ShoppingDish = {
  readonly dish: Dish;
  /** How many times its recipe is cooked, more than 0. */
  readonly factor: number;
  /** Portions that the recipe makes, as they were counted; its own if absent. */
  readonly base?: number | undefined;
  /** The factors that this one adds up, if it is for several orders. */
  readonly orders?: readonly number[];
  /** The order it was put on the list for; absent if it was bought by itself. */
  readonly orderId?: string;
};

/** Oil for frying, written with its unit. */
export type OilInPan = {
  /** What the pan of the largest dish holds: the others are fried in the same oil. */
  readonly full: string;
  /** What the food of all dishes absorbs, and what they use otherwise. */
  readonly used: string;
  /** What must be at home so that it fills the pan with what is bought. */
  readonly home: string;
};

/** One thing to buy, for all dishes together. */
export type ShoppingItem = {
  /** Key of the food; the same in every list, and unique within one. */
  readonly name: string;
  /** As the recipes call it, if all call it the same: "merica bubuk"; else its name in the tables. */
  readonly called: string;
  /** Which market stall sells it. */
  readonly stall: Stall;
  /** Titles of the dishes that need it, each once. */
  readonly dishes: readonly string[];
  /** Exact, in the unit of the price; absent if it is bought to taste or has no price. */
  readonly needed?: { readonly value: number; readonly per: PriceUnit };
  /** What the recipes need, as a cook writes it: "350 g"; empty if they give no amount. */
  readonly need: string;
  /** Frying oil, if the pan takes more than is bought: most of it is poured back. */
  readonly pan?: OilInPan;
  /** True if every recipe leaves the amount to the cook. */
  readonly isToTaste: boolean;
  /** What the market sells of it, less what is at home: "4 ons"; absent if unknown. */
  readonly buy?: string;
  /** The rest of that: "50 g"; absent if there is none. */
  readonly leftover?: string | undefined;
  /** Exact price of what is bought; absent if the book has none. */
  readonly rupiah?: number | undefined;
  /** What is still to be bought and its exact price, if a part was bought before. */
  readonly rest?: { readonly buy: string; readonly rupiah: number } | undefined;
};

/**
 * Everything that the dishes need, each food once, in order of first use. Free food (tap water) is
 * left out.
 */
export function createShoppingList(
  dishes: readonly ShoppingDish[],
  costing: Pick<DishCosting, 'book' | 'costOf'>,
  own: OwnPrices,
  ticks: ShoppingTicks,
): readonly ShoppingItem[] {
  const { book } = costing;
  const needs = sumFoodNeeds(dishes, costing, own);
  return [...needs].map(([name, need]) => ({
    name,
    called: nameInRecipes(name, needs),
    stall: book.foods.get(name)?.stall ?? 'lain-lain',
    dishes: [...need.dishes],
    need: writeNeed(need),
    isToTaste: isToTaste(need),
    ...fillPan(name, need, ticks),
    ...buyFor(name, need, ticks),
  }));
}

function nameInRecipes(food: string, needs: ReadonlyMap<string, FoodNeed>): string {
  const [only = food, other] = needs.get(food)?.names ?? [];
  // "Air jeruk nipis" is pressed from what is bought.
  if (other !== undefined || only === `air ${food}`) return food;
  const isOfAnother = [...needs].some(
    ([name, { names }]) => name !== food && (name === only || names.has(only)),
  );
  return isOfAnother ? food : only;
}

function fillPan(
  name: string,
  { per, value, used, inPan }: FoodNeed,
  { owned }: ShoppingTicks,
): Pick<ShoppingItem, 'pan'> {
  if (per === undefined || inPan <= toMarketAmount(value, per).value) return {};
  const write = (amount: number) => writeAmount(amount, per.unit);
  const home = inPan - toMarketAmount(neededBeside(owned, { name, value, per }), per).value;
  return { pan: { full: write(inPan), used: write(used), home: write(home) } };
}

function buyFor(
  name: string,
  { per, value, money, rupiahPerUnit, amounts }: FoodNeed,
  { bought, owned }: ShoppingTicks,
): Pick<ShoppingItem, 'needed' | 'buy' | 'leftover' | 'rupiah' | 'rest'> {
  if (per === undefined || value === 0) return { rupiah: money || undefined };
  const missing = neededBeside(owned, { name, value, per });
  const market = toMarketAmount(missing, per);
  const left = market.value - missing;
  // A count that rounds to what is bought leaves nothing over: 12½ coconuts are written as 13.
  const [[unit, pieces] = [undefined, 0]] = amounts;
  const isWhole = amounts.size === 1 && toWholePieces(pieces, unit) === market.value;
  // Pieces are rounded down to halves, or a whole coconut would seem to be bought for nothing.
  const spare = isWeightOrVolume(per.unit)
    ? left
    : Math.max(Math.min(left, 1 / 2), Math.floor(left * 2) / 2);
  const isLeftoverWorthNaming = !isWhole && left * rupiahPerUnit >= WORTH_NAMING_RUPIAH;
  const unbought = neededBeside(bought, { name, value: missing, per });
  const rest = toMarketAmount(unbought, per);
  return {
    needed: { value, per },
    buy: market.text,
    leftover: isLeftoverWorthNaming ? writeAmount(spare, per.unit) : undefined,
    rupiah: market.value * rupiahPerUnit + money,
    rest:
      unbought === missing
        ? undefined
        : { buy: rest.text, rupiah: rest.value * rupiahPerUnit + money },
  };
}

/** Items of one stall. */
export type ShoppingGroup = { readonly stall: Stall; readonly items: readonly ShoppingItem[] };

/** The items by stall, in the order of a walk through the market; no stall without items. */
export function groupByStall(items: readonly ShoppingItem[]): readonly ShoppingGroup[] {
  return STALLS.map((stall) => ({
    stall,
    items: items.filter((item) => item.stall === stall),
  })).filter((group) => group.items.length > 0);
}

/** The total cost of the items in whole rupiah, rounded once. */
export function sumItems(items: readonly ShoppingItem[]): number {
  return items.reduce((sum, { rupiah = 0 }) => sum + Math.round(rupiah), 0);
}
