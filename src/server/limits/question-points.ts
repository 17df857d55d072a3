import { dishesAsked, USUAL_DISHES } from '#core/sources/dishes-asked.ts';

/** Another version always costs an upstream call, so it weighs more. */
const FRESH_WEIGHT = 2;

/**
 * What a question takes from the answer allowances: 1 for the usual number of dishes, proportionally
 * more for more of them, since cost grows with length.
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
