import { decodeDishEvent } from '#core/protocol/dish-events.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { dataOfEvent, encodeEvent } from './encode-event.ts';

/**
 * A dish as it is sent: the bytes of its server-sent event, written once for all who get it and for
 * the cache. As a value a dish is some sixty objects, which the collector would copy about as long
 * as anybody waits for the next one.
 */
export type DishBytes = Uint8Array;

export const encodeDish = (dish: Dish): DishBytes => encodeEvent({ type: 'dish', dish });

/** The JSON of a dish that was encoded here. */
export const jsonOfDish = (bytes: DishBytes): string => dataOfEvent('dish', bytes);

/** The dish that was encoded here. */
export function decodeDish(bytes: DishBytes): Dish {
  const event = decodeDishEvent('dish', jsonOfDish(bytes));
  if (event?.type !== 'dish') throw new Error('these are not the bytes of a dish');
  return event.dish;
}
