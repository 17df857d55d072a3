import { decodeDishEvent, encodeDishEvent, type DishEvent } from '#core/protocol/dish-events.ts';
import type { Dish } from '#core/recipes/dish.ts';

/**
 * A dish as it is sent: the bytes of its server-sent event, encoded once for all its recipients and
 * the cache. As an object a dish is some sixty allocations, which the garbage collector would copy
 * as long as the answer is open.
 */
export type DishBytes = Uint8Array;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const DATA_FIELD = '\ndata: ';
const END_OF_EVENT = '\n\n';

/** The bytes of one server-sent event. */
export function encodeEvent(event: DishEvent): Uint8Array {
  // Both fields are one line: the name is fixed and JSON escapes line breaks.
  const { event: name, data } = encodeDishEvent(event);
  return encoder.encode(`event: ${name}${DATA_FIELD}${data}${END_OF_EVENT}`);
}

export const encodeDish = (dish: Dish): DishBytes => encodeEvent({ type: 'dish', dish });

const BEFORE_DISH = `event: dish${DATA_FIELD}`;

/** The JSON of a dish that was encoded here. */
export const jsonOfDish = (bytes: DishBytes): string =>
  decoder.decode(bytes.subarray(BEFORE_DISH.length, bytes.byteLength - END_OF_EVENT.length));

/** The dish that was encoded here. */
export function decodeDish(bytes: DishBytes): Dish {
  const event = decodeDishEvent('dish', jsonOfDish(bytes));
  if (event?.type !== 'dish') throw new Error('these are not the bytes of a dish');
  return event.dish;
}
