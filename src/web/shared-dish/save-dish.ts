import { dishIdentity } from '#core/kitchen/dish-identity.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { LINK_ORIGIN } from '../history/conversation.ts';
import type { HistoryStore } from '../history/history-store.ts';

/** The conversation in which a shared dish was saved; `undefined` if it was not. */
export async function findSavedDish(
  history: HistoryStore,
  dish: Dish,
): Promise<string | undefined> {
  await history.refresh();
  const identity = dishIdentity(dish);
  for (const { id, question } of history.getState().entries) {
    if (question !== dish.foodName) continue;
    const conversation = await history.read(id);
    if (conversation?.response.some((dish) => dishIdentity(dish) === identity)) return id;
  }
  return undefined;
}

/**
 * Saves a shared dish as a conversation, unless it is saved already.
 *
 * @returns its id, or `undefined` if the browser could not keep it.
 */
export async function saveDish(history: HistoryStore, dish: Dish): Promise<string | undefined> {
  const saved = await findSavedDish(history, dish);
  if (saved !== undefined) return saved;
  return history.save({ question: dish.foodName, response: [dish], origin: LINK_ORIGIN });
}
