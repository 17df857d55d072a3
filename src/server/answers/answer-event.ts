import { decodeDishEvent, encodeDishEvent, type DishEvent } from '#core/protocol/dish-events.ts';
import type { AnswerEnd } from '#core/recipes/answer-end.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { RecipeError } from '#core/recipes/recipe-error.ts';

/**
 * A dish as sent: the bytes of its server-sent event, encoded once for all recipients, now and
 * later (`decisions/0006`).
 */
export type DishBytes = Uint8Array;

/** The parts of an answer: any number of dishes, then one `end` or `error`. */
export type AnswerEvent =
  | { readonly type: 'dish'; readonly dish: DishBytes }
  | { readonly type: 'end'; readonly end: AnswerEnd }
  | { readonly type: 'error'; readonly error: unknown };

/** Whether to cache an answer with this end: a whole one, unless the AI may do better later. */
export const isCacheable = (last: AnswerEvent | undefined): boolean =>
  last?.type === 'end' && last.end.complete && !last.end.standIn;

/** The event as sent; of a foreign error, only that there was one. */
export function bytesOf(event: AnswerEvent): Uint8Array {
  if (event.type === 'dish') return event.dish;
  return encodeEvent(event.type === 'end' ? event : failureOf(event.error));
}

/** Reads the text of {@link bytesOf}; `undefined` for anything unknown to this build. */
export function readAnswerEvent(text: string): AnswerEvent | undefined {
  const event = decodeEvent(text);
  if (event?.type === 'dish') return { type: 'dish', dish: encodeDish(event.dish) };
  if (event?.type === 'error') return { type: 'error', error: new RecipeError(event.code, event) };
  return event;
}

function failureOf(error: unknown): DishEvent {
  const { code, retryAfterSeconds, near } =
    error instanceof RecipeError ? error : new RecipeError('unavailable');
  return {
    type: 'error',
    code,
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
    ...(near.length === 0 ? {} : { near }),
  };
}

const encoder = new TextEncoder();

/** The bytes of one server-sent event. */
function encodeEvent(event: DishEvent): Uint8Array {
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
