import type { IncompleteReason } from '../recipes/answer-end.ts';
import { RecipeError } from '../recipes/recipe-error.ts';

/**
 * Why an answer is incomplete after an error. What came before it stays.
 *
 * @param count whole dishes, or titles, that came.
 * @throws the error if there is nothing to keep, or if it is a mistake of ours.
 */
export function brokenOffBy(error: unknown, count: number): IncompleteReason {
  if (count === 0 || !(error instanceof RecipeError)) throw error;
  return error.code === 'blocked' ? 'blocked' : 'interrupted';
}
