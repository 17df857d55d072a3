import { encodeDishEvent, type DishEvent } from '#core/protocol/dish-events.ts';

const encoder = new TextEncoder();

/** The bytes of one server-sent event. */
export function encodeEvent(event: DishEvent): Uint8Array {
  // Both fields are one line: the name is ours and JSON escapes line breaks.
  const { event: name, data } = encodeDishEvent(event);
  return encoder.encode(`event: ${name}\ndata: ${data}\n\n`);
}
