import * as v from 'valibot';
import { decodeDishEvent, encodeDishEvent, type DishEvent } from '#core/protocol/dish-events.ts';

/** What a stream's entry holds besides its id: the field `e` and an event in it. */
const EntriesSchema = v.array(v.tuple([v.string(), v.tuple([v.literal('e'), v.string()])]));

/** An event as one word: its name, a space and its data. */
export function encodeEntry(event: DishEvent): string {
  const { event: name, data } = encodeDishEvent(event);
  return `${name} ${data}`;
}

/** Events of a stream as Redis gives them; an entry that is none of ours is left out. */
export function decodeEntries(reply: unknown): readonly DishEvent[] {
  return readEntries(reply).flatMap(({ event }) => event ?? []);
}

export type StreamEntry = { readonly id: string; readonly event: DishEvent | undefined };

/** The same with their ids, unreadable ones included: a reader must get past them. */
export function readEntries(reply: unknown): readonly StreamEntry[] {
  const parsed = v.safeParse(EntriesSchema, reply);
  if (!parsed.success) return [];
  return parsed.output.map(([id, [, entry]]) => {
    const space = entry.indexOf(' ');
    return { id, event: decodeDishEvent(entry.slice(0, space), entry.slice(space + 1)) };
  });
}
