import { encodeDishEvent, type DishEvent } from '#core/protocol/dish-events.ts';
import type { Dish } from '#core/recipes/dish.ts';

const encoder = new TextEncoder();

/**
 * Dishes that were sent, with their bytes from the second time on: most answers have one visitor,
 * and what is written out for that one is not worth its memory; a thousand visitors of one answer,
 * or those of a kept one, share the bytes.
 */
const sentDishes = new WeakMap<Dish, Uint8Array | 'once'>();

/** The bytes of one server-sent event. */
export function encodeEvent(event: DishEvent): Uint8Array {
  if (event.type !== 'dish') return bytesOf(event);
  const known = sentDishes.get(event.dish);
  if (known instanceof Uint8Array) return known;
  const bytes = bytesOf(event);
  sentDishes.set(event.dish, known === undefined ? 'once' : bytes);
  return bytes;
}

function bytesOf(event: DishEvent): Uint8Array {
  // Both fields are one line: the name is ours and JSON escapes line breaks.
  const { event: name, data } = encodeDishEvent(event);
  return encoder.encode(`event: ${name}\ndata: ${data}\n\n`);
}
