import { isPriced, isUnitPrice, type CostedLine } from '../costing/dish-cost.ts';
import type { DishCosting } from '../costing/dish-costing.ts';
import { foodKey, type OwnPrices } from '../costing/own-prices.ts';
import type { PriceBook, PriceUnit } from '../costing/price-book.ts';
import { convertAmount } from '../costing/unit-amounts.ts';
import { unitsPerUnit } from '../lines/kitchen-units.ts';
import type { Dish } from '../recipes/dish.ts';
import { BOUGHT_SINGLY, toWholePieces } from './market-amount.ts';
import { writeAmount } from './write-amount.ts';

const MAX_UNITS_WRITTEN = 2;
/** From this many spoons on, an amount is written in the unit of its price: eight are half a glass. */
const TOO_MANY_SPOONS = 8;
/** Fewer may be parts: half an onion. */
const MANY_PIECES = 10;
/** Units of one spoon, scale or jug, the smaller first. */
const OF_ONE_KIND = [
  ['sdt', 'sdm'],
  ['g', 'ons'],
  ['g', 'kg'],
  ['ons', 'kg'],
  ['ml', 'l'],
] as const;

/** What dishes need of a food. */
export type FoodNeed = {
  /** Titles of the dishes, in order of first use. */
  readonly dishes: Set<string>;
  /** What their recipes call it. */
  readonly names: Set<string>;
  /** Unit of its price; absent if it has none. */
  per: PriceUnit | undefined;
  rupiahPerUnit: number;
  /** What is bought, in that unit. */
  value: number;
  /** Of `value`, what is paid for in a cost sheet. */
  used: number;
  /** Most oil that one dish has in its pan, as its recipe says it at that size. */
  inPan: number;
  /** Bought for a sum of money: "5 ribu tauge". */
  money: number;
  /** The recipes' own amounts, by unit. */
  readonly amounts: Map<string | undefined, number>;
  /** Whether a recipe gives no amount. */
  lacksAmount: boolean;
};

/**
 * What the dishes need of each food by its key, in order of first use. Free food (tap water) is left out.
 *
 * @param dishes each with how many times its recipe is cooked.
 */
export function sumFoodNeeds(
  dishes: readonly { readonly dish: Dish; readonly factor: number }[],
  costing: Pick<DishCosting, 'book' | 'costOf'>,
  own: OwnPrices,
): ReadonlyMap<string, FoodNeed> {
  const { book } = costing;
  const needs = new Map<string, FoodNeed>();
  const needOf = (name: string) => {
    const need = needs.get(name) ?? newNeed();
    needs.set(name, need);
    return need;
  };
  for (const { dish, factor } of dishes) {
    for (const costed of costing.costOf(dish, own).lines) {
      if (isFree(costed)) continue;
      const need = needOf(foodKey(costed.line));
      need.dishes.add(dish.foodName);
      addLine(need, costed, factor, book);
    }
  }
  for (const { line, titles } of takeUnsold(needs, own, book)) {
    for (const costed of costing.costOf({ foodName: '', ingredient: [line] }, own).lines) {
      const need = needOf(foodKey(costed.line));
      for (const title of titles) need.dishes.add(title);
      addLine(need, costed, 1, book);
    }
  }
  return needs;
}

/** Cooked rice is bought raw, and the yolks and whites of the same eggs together. */
const RICE = { cooked: 'nasi putih', raw: 'beras' } as const;
const EGG = { parts: ['kuning telur', 'putih telur'], whole: 'telur ayam' } as const;

/**
 * Removes foods not sold in the form recipes use (cooked rice, yolks), unless the owner has a price
 * for them.
 *
 * @returns lines of what is bought instead, each with the titles of the dishes that need it.
 */
function takeUnsold(needs: Map<string, FoodNeed>, own: OwnPrices, book: PriceBook) {
  const take = (name: string) => {
    const need = needs.get(name);
    // The amount is unknown without a price, and where a sum of money is paid.
    if (need === undefined || need.value === 0 || need.money > 0 || own.foods.has(name)) return [];
    needs.delete(name);
    return [need];
  };
  const buy = (name: string, amount: number, unit: string, taken: readonly FoodNeed[]) =>
    amount === 0
      ? []
      : [
          {
            line: { name, servingSize: `${String(amount).replace('.', ',')} ${unit}` },
            titles: taken.flatMap(({ dishes }) => [...dishes]),
          },
        ];
  const rice = take(RICE.cooked);
  const eggs = EGG.parts.flatMap(take);
  const kilograms = rice.reduce((sum, { value }) => sum + value, 0);
  const raw = kilograms / (book.foods.get(RICE.raw)?.cooked ?? 1);
  const pieces = Math.ceil(Math.max(0, ...eggs.map(({ value }) => value - 1e-9)));
  return [
    ...buy(RICE.raw, Number(raw.toFixed(3)), 'kg', rice),
    ...buy(EGG.whole, pieces, 'butir', eggs),
  ];
}

function newNeed(): FoodNeed {
  return {
    dishes: new Set(),
    names: new Set(),
    per: undefined,
    rupiahPerUnit: 0,
    value: 0,
    used: 0,
    inPan: 0,
    money: 0,
    amounts: new Map(),
    lacksAmount: false,
  };
}

function isFree({ cost }: CostedLine): boolean {
  return isPriced(cost) && cost.basis.from === 'book' && cost.basis.rupiah === 0;
}

function addLine(need: FoodNeed, { line, cost }: CostedLine, factor: number, book: PriceBook) {
  const { quantity, unit } = line;
  need.names.add(line.name);
  const addAmount = (value: number, of: string | undefined) =>
    need.amounts.set(of, (need.amounts.get(of) ?? 0) + value);
  const isInPan = isPriced(cost) && cost.assumed === 'frying-oil';
  if (quantity === undefined) need.lacksAmount = true;
  else if (!isInPan) addAmount(quantity.value * factor, unit);
  if (!isPriced(cost)) return;
  if (!isUnitPrice(cost.basis)) {
    need.money += cost.rupiah * factor;
  } else if (cost.assumed !== 'to-taste') {
    const { rupiah, per } = cost.basis;
    need.per = per;
    need.rupiahPerUnit = rupiah / per.quantity;
    const paidFor = (cost.bought?.count ?? 0) * factor;
    // A pan is filled however much the food absorbs, and does not grow with the portions.
    const pan = isInPan ? panAmount(line, per, book) : 0;
    const value = Math.max(paidFor, pan);
    need.value += value;
    need.used += paidFor;
    need.inPan = Math.max(need.inPan, pan * factor);
    if (isInPan && quantity !== undefined) addAmount(value, per.unit);
  }
}

/** Oil that a recipe pours into the pan, in the unit of the price; 0 if it does not say. */
function panAmount(line: CostedLine['line'], per: PriceUnit, book: PriceBook): number {
  const { quantity, unit } = line;
  if (quantity === undefined) return 0;
  return convertAmount(foodKey(line), { count: quantity.value, unit }, per.unit, book) ?? 0;
}

/**
 * What the recipes need, in their own units: "8 siung + 100 g". With too many units or spoons it is one sum in the
 * unit of the price.
 */
export function writeNeed(need: FoodNeed): string {
  const { amounts, per, value } = need;
  const joined = joinUnits(amounts);
  const areTooMany = joined.size > MAX_UNITS_WRITTEN || (joined.get('sdm') ?? 0) >= TOO_MANY_SPOONS;
  if (areTooMany && per !== undefined) return writeAmount(value, per.unit);
  const written = [...joined].map(([unit, sum]) => writeAmount(toBuy(sum, unit), unit));
  return isToTaste(need) ? 'secukupnya' : written.join(' + ');
}

/** An egg is not bought in parts, nor is one of many pieces. */
const toBuy = (sum: number, unit = ''): number =>
  BOUGHT_SINGLY.has(unit) && (unit === 'butir' || sum >= MANY_PIECES)
    ? toWholePieces(sum, unit)
    : sum;

/** Whether every recipe leaves the amount to the cook. */
export const isToTaste = ({ amounts, lacksAmount }: FoodNeed): boolean =>
  lacksAmount && amounts.size === 0;

/** Adds up what is measured alike, in the larger unit: "2 sdm" and "3 sdt" are 3 sdm. */
function joinUnits(amounts: FoodNeed['amounts']): FoodNeed['amounts'] {
  const joined = new Map(amounts);
  for (const [small, large] of OF_ONE_KIND) {
    const [few, many] = [joined.get(small), joined.get(large)];
    if (few === undefined || many === undefined) continue;
    joined.delete(small);
    joined.set(large, many + few / (unitsPerUnit(large, small) ?? 1));
  }
  return joined;
}
