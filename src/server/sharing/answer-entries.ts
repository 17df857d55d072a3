import * as v from 'valibot';
import { decodeDishEvent, encodeDishEvent } from '#core/protocol/dish-events.ts';
import type { AnswerEvent } from '../cache/answer-cache.ts';
import { encodeDish, jsonOfDish } from '../encoding/dish-bytes.ts';

/** A stream entry: its id, and the field `e` with an event. */
const EntriesSchema = v.array(v.tuple([v.string(), v.tuple([v.literal('e'), v.string()])]));

/** An event as one string: its name, a space and its data. */
export function encodeEntry(event: AnswerEvent): string {
  if (event.type === 'dish') return `dish ${jsonOfDish(event.dish)}`;
  const { event: name, data } = encodeDishEvent(event);
  return `${name} ${data}`;
}

export type StreamEntry = { readonly id: string; readonly event: AnswerEvent | undefined };

/** Parses a stream's entries; unreadable ones are kept without an event, to be skipped. */
export function readEntries(reply: unknown): readonly StreamEntry[] {
  const parsed = v.safeParse(EntriesSchema, reply);
  if (!parsed.success) return [];
  return parsed.output.map(([id, [, entry]]) => ({ id, event: decodeEntry(entry) }));
}

function decodeEntry(entry: string): AnswerEvent | undefined {
  const space = entry.indexOf(' ');
  const event = decodeDishEvent(entry.slice(0, space), entry.slice(space + 1));
  return event?.type === 'dish' ? { type: 'dish', dish: encodeDish(event.dish) } : event;
}
