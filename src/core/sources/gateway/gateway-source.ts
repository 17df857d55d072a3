import type { Clock, Fetch } from '../../outside-world.ts';
import {
  DISHES_PATH,
  parseSuggestions,
  SUGGESTIONS_PATH,
  type DishesRequest,
} from '../../protocol/dish-events.ts';
import type { AnswerEnd, IncompleteReason, SourceName } from '../../recipes/answer-end.ts';
import { differentTitles } from '../../recipes/dish-titles.ts';
import { MAX_DISHES_PER_ANSWER } from '../../recipes/dish.ts';
import { RecipeError } from '../../recipes/recipe-error.ts';
import { parseJson } from '../../recipes/unknown-values.ts';
import { createWatchedCall } from '../../streaming/watched-call.ts';
import { brokenOffBy } from '../broken-off-by.ts';
import { checkQuestion } from '../check-question.ts';
import type { Answer, FindOptions, RecipeSource, SourceOptions } from '../recipe-source.ts';
import { readBody, refusalOf } from './gateway-answer.ts';
import { dishEvents } from './gateway-stream.ts';

export type GatewaySourceParts = {
  /** Who answers there; a single answer says so only at its end. */
  readonly sourceName: SourceName;
  readonly fetch: Fetch;
  readonly clock: Clock;
};

/**
 * Dishes through our own gateway, which holds the key and shares answers between visitors. Comments
 * that the gateway sends to keep a stream alive count as signs of life.
 */
export function createGatewaySource(parts: GatewaySourceParts): RecipeSource {
  const { sourceName, fetch, clock } = parts;

  const incomplete = (reason: IncompleteReason): AnswerEnd => ({
    source: sourceName,
    complete: false,
    reason,
  });

  async function* findDishes(question: string, { signal, fresh }: FindOptions): Answer {
    const request: DishesRequest = {
      question: checkQuestion(question),
      ...(fresh ? { fresh } : {}),
    };
    signal.throwIfAborted();
    const call = createWatchedCall(signal, clock);
    let dishes = 0;
    let isReached = false;
    let end: AnswerEnd | undefined;
    try {
      const response = await call.request(fetch, DISHES_PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
        body: JSON.stringify(request),
      });
      isReached = true;
      if (!response.ok) throw await refusalOf(response, call);
      for await (const event of dishEvents(response, call)) {
        if (event.type === 'error') {
          // The gateway lost its own network: the visitor's has brought this event.
          throw new RecipeError(event.code === 'network' ? 'unavailable' : event.code, event);
        }
        if (event.type === 'end') {
          end = event.end;
          call.expectClose();
        } else {
          if (dishes === MAX_DISHES_PER_ANSWER) return incomplete('truncated');
          dishes += 1;
          yield event.dish;
          signal.throwIfAborted();
        }
      }
      if (end === undefined) throw new RecipeError('network');
    } catch (error) {
      signal.throwIfAborted();
      if (!isReached && error instanceof RecipeError) {
        throw new RecipeError(error.code, { cause: error, isUnreached: true });
      }
      // An error after the end event loses nothing.
      if (end === undefined) return incomplete(brokenOffBy(error, dishes));
    } finally {
      call.end();
    }
    if (dishes === 0 && end.note === undefined) throw new RecipeError('empty');
    return end;
  }

  async function suggestDishes(count: number, { signal }: SourceOptions) {
    signal.throwIfAborted();
    const call = createWatchedCall(signal, clock);
    try {
      const response = await call.request(fetch, SUGGESTIONS_PATH, {
        headers: { accept: 'application/json' },
      });
      if (!response.ok) throw await refusalOf(response, call);
      const suggested = parseSuggestions(parseJson(await readBody(response, call)));
      if (suggested === undefined) throw new RecipeError('unavailable');
      if (suggested.titles.length === 0) throw new RecipeError('empty');
      return differentTitles(suggested.titles).slice(0, count);
    } finally {
      call.end();
    }
  }

  return { findDishes, suggestDishes };
}
