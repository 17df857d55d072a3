import { ANY_PIECE } from '../lines/count-words.ts';
import { wordSet } from '../lines/word-set.ts';
import type { Dish } from '../recipes/dish.ts';
import { formatRupiah } from '../recipes/rupiah.ts';
import type { CostSheet } from './cost-sheet.ts';

/** What a yield begins with: "± 30 butir @ 20 g" is 30 of "butir"; `undefined` if it counts nothing. */
export function readYield(
  text: string,
): { readonly count: number; readonly noun: string } | undefined {
  const [, count, noun] = /^(?:±\s*)?(\d+)\s+(\p{L}+)/u.exec(text) ?? [];
  return noun === undefined ? undefined : { count: Number(count), noun: noun.toLowerCase() };
}

/**
 * The name of a dish's portions: thirty klepon are "30 butir", not thirty portions. If the yield
 * counts the same number as the portions, its word is used.
 */
export function portionUnit({ porsi, hasil = '' }: Pick<Dish, 'porsi' | 'hasil'>): string {
  const made = readYield(hasil);
  return made !== undefined && made.count === porsi ? made.noun : 'porsi';
}

/** A dish whose portions are counted otherwise: of the dough for "30 butir" a stall makes 38. */
export function recounted<Counted extends Pick<Dish, 'porsi' | 'hasil'>>(
  dish: Counted,
  porsi: number | undefined,
): Counted {
  if (porsi === undefined || porsi === dish.porsi) return dish;
  const made = readYield(dish.hasil ?? '');
  const hasil = made?.count === dish.porsi ? { hasil: `${porsi} ${made?.noun}` } : {};
  return { ...dish, porsi, ...hasil };
}

/** "Rp 3.500": what one of the portions costs, to the nearest hundred. */
export const writePortionCost = (rupiah: number, portions: number): string =>
  formatRupiah(Math.round(rupiah / portions / 100) * 100);

/** "50 porsi", "30 butir": whole portions; empty if there is no number. */
export function writePortions(
  dish: Pick<Dish, 'porsi' | 'hasil'>,
  portions: number | undefined,
): string {
  return portions === undefined ? '' : `${Math.round(portions)} ${portionUnit(dish)}`;
}

/** Small enough that several are sold in one pack. */
const PACKABLE: ReadonlySet<string> = new Set([
  ...ANY_PIECE,
  ...wordSet('bola corong gulung keping kerucut kipas lembar lempeng tangkup tusuk'),
]);

export const isPackable = (unit: string): boolean => PACKABLE.has(unit);

/** "Satu bungkus 5–6 butir", in a seller's note. */
const PACK =
  /\b(?:bungkus|mika|cup|kotak|box|besek|plastik)\b[^.;,\d]{0,14}(\d+)(?:–\d+)? (\p{L}+)/iu;

/** How many pieces go into one pack, as the seller's note says; `undefined` if it says none. */
export function usualPack({ jualan = '' }: Pick<Dish, 'jualan'>): number | undefined {
  const [, count, noun = ''] = PACK.exec(jualan) ?? [];
  return isPackable(noun) && Number(count) > 1 ? Number(count) : undefined;
}

/** If a smaller share of the pieces is sold, each one sold is several pieces. */
const MOST_UNSOLD = 0.5;

/**
 * Whether the pieces made are the ones sold: a few may be left over, and a stall makes more,
 * smaller ones of the same dough. Ten sold of thirty are packs of three.
 */
export function sellsPieces(unit: string, portions: number, portionsSold: number): boolean {
  return isPackable(unit) && portionsSold > portions * MOST_UNSOLD;
}

/** Portions that are cooked, and the sheet that says how many are sold. */
type SoldPortions = { readonly portions: number | undefined; readonly sheet?: CostSheet };

/** The unit sold: "butir" if the dish's pieces are sold, else "porsi". */
export function soldNoun(
  dish: Pick<Dish, 'porsi' | 'hasil'>,
  { portions = 0, sheet }: SoldPortions,
): string {
  const unit = portionUnit(dish);
  const sold = sheet?.portionsSold ?? 0;
  return unit !== 'porsi' && (sold === portions || sellsPieces(unit, portions, sold))
    ? unit
    : 'porsi';
}

/**
 * The unit sold, as it is called beside the kitchen's own portions, which may be larger: "porsi jual", and
 * "butir jual" if a stall makes more, smaller ones of the dough.
 */
export function soldUnit(dish: Pick<Dish, 'porsi' | 'hasil'>, plan: SoldPortions): string {
  const noun = soldNoun(dish, plan);
  const areSmaller = (plan.sheet?.portionsSold ?? 0) > (plan.portions ?? 0);
  return noun === 'porsi' || areSmaller ? asSold(noun) : noun;
}

/** The name of a portion that is sold, where it may be smaller than the kitchen's. */
export const asSold = (noun: string): string => `${noun} jual`;
