import { isPriced, isUnitPrice, type CostedLine } from '../costing/dish-cost.ts';
import type { DishCosting } from '../costing/dish-costing.ts';
import { foodKey, type OwnPrices } from '../costing/own-prices.ts';
import { STALLS, type PriceBook, type PriceUnit, type Stall } from '../costing/price-book.ts';
import { convertAmount } from '../costing/unit-amounts.ts';
import { unitsPerUnit } from '../lines/kitchen-units.ts';
import type { Dish } from '../recipes/dish.ts';
import { BOUGHT_SINGLY, toMarketAmount, toWholePieces } from './market-amount.ts';
import { writeAmount } from './write-amount.ts';

/** A leftover that is worth less is not mentioned. */
const WORTH_NAMING_RUPIAH = 500;
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

/** What was bought of a food, or was at home, when its item was ticked. */
export type ShoppingTick = {
  /** Key of the food. */
  readonly name: string;
  /** As the list wrote it: "½ kg"; absent if it was not noted, and then it is enough. */
  readonly text?: string | undefined;
  /** The same in `unit`; both absent if the item had no price. */
  readonly amount?: number | undefined;
  readonly unit?: string | undefined;
};

/** How much of an item was bought when it was ticked: at least that is now at home. */
export function tickOf({ name, needed, buy, need }: ShoppingItem): ShoppingTick {
  if (needed === undefined) return { name, text: buy ?? need };
  const { value: amount, text } = toMarketAmount(needed.value, needed.per);
  return { name, text, amount, unit: needed.per.unit };
}

/** Whether what was ticked is as much as is to be bought now. */
export function isEnough(ticked: ShoppingTick, now: ShoppingTick): boolean {
  if (ticked.text === undefined || ticked.text === now.text) return true;
  return ticked.unit === now.unit && (ticked.amount ?? 0) >= (now.amount ?? Infinity);
}

/** Whether enough of the item is among what was bought, or is at home. */
export function isTicked(item: ShoppingItem, ticks: readonly ShoppingTick[]): boolean {
  const before = ticks.find(({ name }) => name === item.name);
  return before !== undefined && isEnough(before, tickOf(item));
}

/** What was ticked on an earlier list. */
export type ShoppingTicks = {
  readonly bought: readonly ShoppingTick[];
  readonly owned: readonly ShoppingTick[];
};

/**
 * What is needed beside what was ticked, in the unit of the price; all of it if that is as much as is bought, or
 * cannot be told. Of 24.2 leaves 24 are bought: then nothing is missing.
 */
function beside(value: number, per: PriceUnit, tick: ShoppingTick | undefined): number {
  const had = tick?.unit === per.unit ? (tick.amount ?? 0) : 0;
  return had < Math.min(value, toMarketAmount(value, per).value) ? value - had : value;
}

/** What is needed of a food so far. */
type Need = {
  readonly dishes: Set<string>;
  per: PriceUnit | undefined;
  rupiahPerUnit: number;
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
  const needs = new Map<string, Need>();
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
  return [...needs].map(([name, need]) => ({
    name,
    stall: book.foods.get(name)?.stall ?? 'lain-lain',
    dishes: [...need.dishes],
    need: writeNeed(need),
    isToTaste: isToTaste(need),
    ...fillPan(
      need,
      ticks.owned.find((tick) => tick.name === name),
    ),
    ...buyFor(name, need, ticks),
  }));
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
function takeUnsold(needs: Map<string, Need>, own: OwnPrices, book: PriceBook) {
  const take = (name: string) => {
    const need = needs.get(name);
    // The amount is unknown without a price, and where a sum of money is paid.
    if (need === undefined || need.value === 0 || need.money > 0 || own.foods.has(name)) return [];
    needs.delete(name);
    return [need];
  };
  const buy = (name: string, amount: number, unit: string, taken: readonly Need[]) =>
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

function newNeed(): Need {
  return {
    dishes: new Set(),
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

function addLine(need: Need, { line, cost }: CostedLine, factor: number, book: PriceBook) {
  const { quantity, unit } = line;
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

function fillPan(
  { per, value, used, inPan }: Need,
  owned: ShoppingTick | undefined,
): Pick<ShoppingItem, 'pan'> {
  if (per === undefined || inPan <= toMarketAmount(value, per).value) return {};
  const write = (amount: number) => writeAmount({ min: amount, max: amount }, per.unit);
  const home = inPan - toMarketAmount(beside(value, per, owned), per).value;
  return { pan: { full: write(inPan), used: write(used), home: write(home) } };
}

function buyFor(
  name: string,
  { per, value, money, rupiahPerUnit, amounts }: Need,
  { bought, owned }: ShoppingTicks,
): Pick<ShoppingItem, 'needed' | 'buy' | 'leftover' | 'rupiah' | 'rest'> {
  if (per === undefined || value === 0) return { rupiah: money || undefined };
  const tickIn = (ticks: readonly ShoppingTick[]) => ticks.find((tick) => tick.name === name);
  const missing = beside(value, per, tickIn(owned));
  const market = toMarketAmount(missing, per);
  const left = market.value - missing;
  // A count that rounds to what is bought leaves nothing over: 12½ coconuts are written as 13.
  const [[unit, pieces] = [undefined, 0]] = amounts;
  const isWhole = amounts.size === 1 && toWholePieces(pieces, unit) === market.value;
  const isLeftoverWorthNaming = !isWhole && left * rupiahPerUnit >= WORTH_NAMING_RUPIAH;
  const unbought = beside(missing, per, tickIn(bought));
  const rest = toMarketAmount(unbought, per);
  return {
    needed: { value, per },
    buy: market.text,
    leftover: isLeftoverWorthNaming ? writeAmount({ min: left, max: left }, per.unit) : undefined,
    rupiah: market.value * rupiahPerUnit + money,
    rest:
      unbought === missing
        ? undefined
        : { buy: rest.text, rupiah: rest.value * rupiahPerUnit + money },
  };
}

/**
 * What the recipes need, in their own units: "8 siung + 100 g". With too many units or spoons it is one sum in the
 * unit of the price.
 */
function writeNeed(need: Need): string {
  const { amounts, per, value } = need;
  const joined = joinUnits(amounts);
  const areTooMany = joined.size > MAX_UNITS_WRITTEN || (joined.get('sdm') ?? 0) >= TOO_MANY_SPOONS;
  if (areTooMany && per !== undefined) {
    return writeAmount({ min: value, max: value }, per.unit);
  }
  const written = [...joined].map(([unit, sum]) => {
    const whole = toBuy(sum, unit);
    return writeAmount({ min: whole, max: whole }, unit);
  });
  return isToTaste(need) ? 'secukupnya' : written.join(' + ');
}

/** An egg is not bought in parts, nor is one of many pieces. */
const toBuy = (sum: number, unit = ''): number =>
  BOUGHT_SINGLY.has(unit) && (unit === 'butir' || sum >= MANY_PIECES)
    ? toWholePieces(sum, unit)
    : sum;

const isToTaste = ({ amounts, lacksAmount }: Need) => lacksAmount && amounts.size === 0;

/** Adds up what is measured alike, in the larger unit: "2 sdm" and "3 sdt" are 3 sdm. */
function joinUnits(amounts: Need['amounts']): Need['amounts'] {
  const joined = new Map(amounts);
  for (const [small, large] of OF_ONE_KIND) {
    const [few, many] = [joined.get(small), joined.get(large)];
    if (few === undefined || many === undefined) continue;
    joined.delete(small);
    joined.set(large, many + few / (unitsPerUnit(large, small) ?? 1));
  }
  return joined;
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
