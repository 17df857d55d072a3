import type { Dish } from '../recipes/dish.ts';

/**
 * What a portion of a dish is called: thirty klepon are "30 butir" and not thirty portions. If the
 * yield counts the same number as the portions, its word is used.
 */
export function portionUnit({ porsi, hasil }: Pick<Dish, 'porsi' | 'hasil'>): string {
  const [, count, word] = /^(?:±\s*)?(\d+)\s+(\p{L}+)/u.exec(hasil ?? '') ?? [];
  return word !== undefined && Number(count) === porsi ? word.toLowerCase() : 'porsi';
}
