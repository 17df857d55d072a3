import type { Dish } from '../recipes/dish.ts';
import { formatRupiah } from '../recipes/rupiah.ts';
import type { CostSheet } from './cost-sheet.ts';
import { isPortions } from './portion-count.ts';
import { PACKABLE, readBag, readJar } from './usual-pack.ts';
import { QUARTER_SIGNS } from './write-amount.ts';

/** How many portions a dish has, and what they are called. */
export type DishYield = Pick<Dish, 'porsi' | 'hasil'>;

/** What a yield begins with: "± 30 butir @ 20 g" and "30–35 butir" are 30 of "butir"; `undefined` if it counts nothing. */
export function readYield(
  text: string,
): { readonly count: number; readonly noun: string } | undefined {
  const [, count, noun] = /^(?:±\s*)?(\d+)(?:\s?[-–]\s?\d+)?\s+(\p{L}+)/u.exec(text) ?? [];
  return noun === undefined ? undefined : { count: Number(count), noun: noun.toLowerCase() };
}

/** What all bowls or plates of a yield hold: "5 mangkuk, ± 410 ml", "6 gelas @ 300 ml". */
export function readBowls(
  text: string,
): { readonly total: number; readonly unit: string } | undefined {
  const [, count, each, unit] = BOWLS.exec(text) ?? [];
  return unit === undefined ? undefined : { total: Number(count) * Number(each), unit };
}

const BOWLS =
  /^(\d+) (?:mangkuk|piring|gelas|cup|cangkir)(?: kecil)?(?:,| @) (?:± )?(\d+) (g|ml)\b/u;

/**
 * The name of a dish's portions: thirty klepon are "30 butir", not thirty portions. If the yield
 * counts the same number as the portions, its word is used.
 */
export function portionUnit({ porsi, hasil = '' }: DishYield): string {
  const made = readYield(hasil);
  return made !== undefined && made.count === porsi ? made.noun : 'porsi';
}

/**
 * The dish with its portions counted in another way: a stall makes 38 from the dough for "30
 * butir".
 */
export function recounted<Counted extends DishYield>(
  dish: Counted,
  porsi: number | undefined,
): Counted {
  if (porsi === undefined || porsi === dish.porsi) return dish;
  const made = readYield(dish.hasil ?? '');
  const hasil = made?.count === dish.porsi ? { hasil: `${porsi} ${made?.noun}` } : {};
  return { ...dish, porsi, ...hasil };
}

type CountedPortions = {
  /** As in `DishPlan`. */
  readonly recipePortions?: number | undefined;
};

/** Whether portions are counted as a stall serves them, and not as the recipe's own. */
export const countsStallPortions = (
  { porsi }: Pick<Dish, 'porsi'>,
  { recipePortions = porsi }: CountedPortions,
): boolean => recipePortions !== porsi;

/** The unit of the portions that are counted: "mangkuk", "mangkuk warung" for those of a stall. */
export const countedUnit = (dish: DishYield, counted: CountedPortions): string =>
  portionUnit(dish) + (countsStallPortions(dish, counted) ? ' warung' : '');

/** The unit of the recipe's own portions: "mangkuk rumahan" where those of a stall stand beside it. */
export const homeUnit = (dish: DishYield, counted: CountedPortions): string =>
  portionUnit(dish) + (countsStallPortions(dish, counted) ? ' rumahan' : '');

/** What one of the portions costs, to the nearest hundred: "Rp 3.500". */
export const writePortionCost = (rupiah: number, portions: number): string =>
  formatRupiah(Math.round(rupiah / portions / 100) * 100);

/** "50 porsi", "37½ piring"; empty if there is no number. */
export function writePortions(dish: DishYield, portions: number | undefined): string {
  return portions === undefined ? '' : `${writeCount(portions)} ${portionUnit(dish)}`;
}

/** Portions with their exact quarters, "37½"; any other number is rounded to whole ones. */
export function writeCount(portions: number): string {
  // A product may be 37.50000000000001.
  const exact = Number(portions.toFixed(6));
  const whole = Math.floor(exact);
  const part = QUARTER_SIGNS[exact - whole];
  return part === undefined ? String(Math.round(exact)) : `${whole || ''}${part}`;
}

/** Whether portions of this name are pieces so small that several are sold in one pack. */
export const isPackable = (unit: string): boolean => PACKABLE.has(unit);

/** Several portions that are sold as one: five klepon in a bag, four portions of nastar in a jar. */
export type Pack = {
  /** "toples" */
  readonly noun: string;
  /** Portions in it, more than one. */
  readonly holds: number;
};

/** What a pack is called by default. */
export const ANY_PACK = 'kemasan';

/** The pack that a dish is sold in, as its seller's note says; `undefined` if it says none. */
export function usualPack(dish: DishYield & Pick<Dish, 'jualan'>): Pack | undefined {
  const { jualan = '' } = dish;
  const [noun = '', holds] = isPackable(portionUnit(dish)) ? readBag(jualan) : readJar(jualan);
  return holds > 1 && isPortions(holds) ? { noun: noun.toLowerCase(), holds } : undefined;
}

/** If more than this share of the pieces is left over, one sale is assumed to be a pack. */
const MAX_UNSOLD_SHARE = 0.5;

/**
 * Whether each sale is one piece: a few pieces may be left over, and a stall makes more, smaller ones of the same
 * dough. Ten sales of thirty pieces are packs of three.
 */
export function sellsPieces(unit: string, portions: number, portionsSold: number): boolean {
  return isPackable(unit) && portionsSold > portions * MAX_UNSOLD_SHARE;
}

/** Portions that are cooked, and the sheet that says how many are sold. */
type SoldPortions = {
  readonly portions: number | undefined;
  readonly sheet?: CostSheet | undefined;
};

/** The unit sold: "butir" if the dish's pieces are sold, else "porsi". */
export function soldNoun(dish: DishYield, { portions = 0, sheet }: SoldPortions): string {
  const unit = portionUnit(dish);
  const sold = sheet?.portionsSold ?? 0;
  return unit !== 'porsi' && (sold === portions || sellsPieces(unit, portions, sold))
    ? unit
    : 'porsi';
}

/**
 * What is sold, beside the kitchen's own portions: "porsi jual" for a portion, "butir jual" for a piece if a
 * stall makes more, smaller ones of the dough; else the noun of the pieces.
 */
export function soldUnit(dish: DishYield, plan: SoldPortions): string {
  const noun = soldNoun(dish, plan);
  const areSmaller = (plan.sheet?.portionsSold ?? 0) > (plan.portions ?? 0);
  return noun === 'porsi' || areSmaller ? asSold(noun) : noun;
}

/** The name of a portion that is sold, where it may be smaller than the kitchen's. */
export const asSold = (noun: string): string => `${noun} jual`;
