import { dishesAsked, USUAL_DISHES } from '#core/sources/dishes-asked.ts';

/** Asking for another version costs an upstream call for sure, so it weighs more. */
const FRESH_WEIGHT = 2;

/**
 * What a question takes out of the allowances for answers: 1 for the usual number of dishes, more in
 * proportion for more of them, since an answer costs what it is long.
 */
export function pointsOf({
  question,
  fresh,
}: {
  readonly question: string;
  readonly fresh: boolean;
}): number {
  return Math.ceil(dishesAsked(question) / USUAL_DISHES) * (fresh ? FRESH_WEIGHT : 1);
}
