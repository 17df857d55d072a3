import { wordSet } from '../lines/word-set.ts';
import type { Dish } from '../recipes/dish.ts';
import type { CostSheet } from './cost-sheet.ts';

/**
 * What a portion of a dish is called: thirty klepon are "30 butir" and not thirty portions. If the
 * yield counts the same number as the portions, its word is used.
 */
export function portionUnit({ porsi, hasil }: Pick<Dish, 'porsi' | 'hasil'>): string {
  const [, count, word] = /^(?:±\s*)?(\d+)\s+(\p{L}+)/u.exec(hasil ?? '') ?? [];
  return word !== undefined && Number(count) === porsi ? word.toLowerCase() : 'porsi';
}

/** "50 porsi", "30 butir": whole portions; empty if there is no number. */
export function writePortions(
  dish: Pick<Dish, 'porsi' | 'hasil'>,
  portions: number | undefined,
): string {
  return portions === undefined ? '' : `${Math.round(portions)} ${portionUnit(dish)}`;
}

/** Small enough that several are sold in one pack. */
const PIECES: ReadonlySet<string> = wordSet(
  'bola biji buah butir corong gulung keping kerucut kipas lembar lempeng potong tangkup tusuk',
);

export const isPiece = (unit: string): boolean => PIECES.has(unit);

/** What is sold of a dish: "butir" if the pieces it makes are sold as they are, else a portion. */
export function soldUnit(
  dish: Pick<Dish, 'porsi' | 'hasil'>,
  { portions, sheet }: { readonly portions?: number; readonly sheet?: CostSheet },
): string {
  const unit = portionUnit(dish);
  return unit !== 'porsi' && sheet?.portionsSold === portions ? unit : 'porsi jual';
}
