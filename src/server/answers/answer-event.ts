import type { DishEvent } from '#core/protocol/dish-events.ts';
import type { AnswerEnd } from '#core/recipes/answer-end.ts';
import { RecipeError } from '#core/recipes/recipe-error.ts';
import { decodeEvent, encodeDish, encodeEvent, type DishBytes } from './dish-bytes.ts';

/** What an answer consists of: any number of dishes, then one `end` or `error`. */
export type AnswerEvent =
  | { readonly type: 'dish'; readonly dish: DishBytes }
  | { readonly type: 'end'; readonly end: AnswerEnd }
  | { readonly type: 'error'; readonly error: unknown };

/** The event as it is sent; of an error that is not ours, nothing but that there was one. */
export function bytesOf(event: AnswerEvent): Uint8Array {
  if (event.type === 'dish') return event.dish;
  return encodeEvent(event.type === 'end' ? event : failureOf(event.error));
}

/** Reads the text of {@link bytesOf}; `undefined` for what this build does not know. */
export function readAnswerEvent(text: string): AnswerEvent | undefined {
  const event = decodeEvent(text);
  switch (event?.type) {
    case 'dish':
      return { type: 'dish', dish: encodeDish(event.dish) };
    case 'error':
      return { type: 'error', error: new RecipeError(event.code, event) };
    default:
      return event;
  }
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
