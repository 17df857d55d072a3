import { encodeDishEvent, type DishEvent } from '#core/protocol/dish-events.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

const DATA_FIELD = '\ndata: ';
const END_OF_EVENT = '\n\n';

const beforeData = (name: string) => `event: ${name}${DATA_FIELD}`;

/** The bytes of one server-sent event. */
export function encodeEvent(event: DishEvent): Uint8Array {
  // Both fields are one line: the name is ours and JSON escapes line breaks.
  const { event: name, data } = encodeDishEvent(event);
  return encoder.encode(beforeData(name) + data + END_OF_EVENT);
}

/** The data of an event of that name, which was encoded here. */
export const dataOfEvent = (name: DishEvent['type'], bytes: Uint8Array): string =>
  decoder.decode(bytes.subarray(beforeData(name).length, bytes.byteLength - END_OF_EVENT.length));
