import { decodeDishEvent, encodeDishEvent, type DishEvent } from '#core/protocol/dish-events.ts';
import type { Dish } from '#core/recipes/dish.ts';

/**
 * A dish as it is sent: the bytes of its server-sent event, encoded once for all its recipients and
 * for those who ask later. As an object a dish is some sixty allocations, which the garbage collector
 * would copy as long as the answer is open.
 */
export type DishBytes = Uint8Array;

const encoder = new TextEncoder();

/** The bytes of one server-sent event. */
export function encodeEvent(event: DishEvent): Uint8Array {
  // Both fields are one line: the name is fixed and JSON escapes line breaks.
  const { event: name, data } = encodeDishEvent(event);
  return encoder.encode(`event: ${name}\ndata: ${data}\n\n`);
}

export const encodeDish = (dish: Dish): DishBytes => encodeEvent({ type: 'dish', dish });

/** Reads the text of an event that was encoded here; `undefined` for anything else. */
export function decodeEvent(text: string): DishEvent | undefined {
  const [, name, data = ''] = /^event: (\w+)\ndata: (.*)\n\n$/su.exec(text) ?? [];
  return decodeDishEvent(name, data);
}
