import { businessKey, dishIdentity } from '#core/kitchen/dish-identity.ts';
import { planDish } from '#core/kitchen/plan-dish.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { within } from '#core/within.ts';
import { OWN_ORIGIN } from '../history/conversation.ts';
import { startHistory, type PageHistoryParts } from '../history/start-history.ts';
import type { PlanningState } from '../planning/planning-state.ts';
import type { PlanningStore } from '../planning/planning-store.ts';
import type { StarStore } from '../stars/star-store.ts';
import { hasStar } from '../stars/starred-dishes.ts';

/** A recipe in the history, by the id of its conversation. */
export type SavedRecipe = { readonly id: string; readonly dish: Dish };

export type SavingParts = PageHistoryParts & {
  readonly planning: PlanningStore;
  readonly stars: StarStore;
};

/** How long saving waits for the price book; after that the dish is saved without a cost. */
const PATIENCE_MS = 3_000;

/**
 * Saves an own recipe with its cost as a conversation. A changed one is deleted, not overwritten: of
 * two versions under one id the history keeps the longer.
 *
 * @returns the new id, or `undefined` if the browser could not keep it; then nothing has changed.
 */
export async function saveOwnRecipe(
  uncosted: Dish,
  before: SavedRecipe | undefined,
  parts: SavingParts,
): Promise<string | undefined> {
  const { planning, stars, clock } = parts;
  const history = startHistory(parts);
  await within(PATIENCE_MS, planning.loadCosting(), clock);
  const dish = withCost(uncosted, planning.getState());
  const id = await history.save({
    question: dish.foodName,
    response: [dish],
    origin: OWN_ORIGIN,
  });
  if (id === undefined || before === undefined) return id;
  planning.copyChoices(before.id, id);
  moveFigures(before.dish, dish, planning, stars);
  history.remove(before.id);
  return id;
}

/**
 * Our cost, or 0 if too few lines have a price. The price stays unknown: the cost sheet quotes it as what
 * people usually pay.
 */
function withCost(dish: Dish, { costing, ownPrices, business }: PlanningState): Dish {
  const { isComputed, ingredientRupiah = 0 } = planDish(dish, {
    size: {},
    business: business.costs,
    dishCost: costing?.costOf(dish, ownPrices),
  });
  return isComputed ? { ...dish, estimatedCostatRupiah: ingredientRupiah } : dish;
}

/** Figures are kept under a dish's name, stars under its recipe: both follow a change. */
function moveFigures(before: Dish, after: Dish, planning: PlanningStore, stars: StarStore): void {
  const { dishes } = planning.getState().business;
  const figures = dishes[businessKey(before)];
  if (figures !== undefined && dishes[businessKey(after)] === undefined)
    planning.changeDish(after, figures);
  const identity = dishIdentity(before);
  if (!hasStar(stars.getState().marks, identity)) return;
  // First the new one: on a full disk the old one stays.
  stars.star(after);
  if (dishIdentity(after) !== identity) stars.unstar(identity);
}
