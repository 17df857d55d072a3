import { encodeDishEvent, type DishEvent } from '#core/protocol/dish-events.ts';
import type { Dish } from '#core/recipes/dish.ts';

const encoder = new TextEncoder();

/** A dish is shared by all who listen to one answer and by the cache: written out once for all. */
const dishBytes = new WeakMap<Dish, Uint8Array>();

/** The bytes of one server-sent event. */
export function encodeEvent(event: DishEvent): Uint8Array {
  if (event.type !== 'dish') return bytesOf(event);
  const known = dishBytes.get(event.dish);
  if (known !== undefined) return known;
  const bytes = bytesOf(event);
  dishBytes.set(event.dish, bytes);
  return bytes;
}

function bytesOf(event: DishEvent): Uint8Array {
  // Both fields are one line: the name is ours and JSON escapes line breaks.
  const { event: name, data } = encodeDishEvent(event);
  return encoder.encode(`event: ${name}\ndata: ${data}\n\n`);
}
