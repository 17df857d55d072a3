import * as v from 'valibot';
import { parseAnswerEnd, type AnswerEnd, type SourceName } from '../recipes/answer-end.ts';
import { parseTitle } from '../recipes/dish-titles.ts';
import { parseDish, type Dish } from '../recipes/dish.ts';
import { parseRecipeErrorCode, type RecipeErrorCode } from '../recipes/recipe-error.ts';
import { parseJson } from '../recipes/unknown-values.ts';

/**
 * What the gateway sends to the page: any number of `dish`, then exactly one `end` or `error`. A stream
 * without either was cut off.
 */
export type DishEvent =
  | { readonly type: 'dish'; readonly dish: Dish }
  | { readonly type: 'end'; readonly end: AnswerEnd }
  | {
      readonly type: 'error';
      readonly code: RecipeErrorCode;
      readonly retryAfterSeconds?: number;
      /** Titles close to a question that is `empty`. */
      readonly near?: readonly string[];
    };

/** The body of `POST /api/dishes`. */
export type DishesRequest = { readonly question: string; readonly fresh?: boolean };

/** Titles for one screen, and who wrote most of them. */
export type SuggestedTitles = { readonly titles: readonly string[]; readonly source: SourceName };

export const DISHES_PATH = '/api/dishes';
export const SUGGESTIONS_PATH = '/api/suggestions';

/** Largest body of `POST /api/dishes`: 500 characters, escaped to at most 12 bytes each, and the rest. */
export const MAX_DISHES_REQUEST_BYTES = 8 * 1024;

/** As many as the page shows. */
const MAX_NEAR_TITLES = 3;

const ErrorSchema = v.object({
  code: v.unknown(),
  retryAfterSeconds: v.fallback(v.optional(v.pipe(v.number(), v.minValue(0))), undefined),
  near: v.fallback(v.array(v.string()), []),
});

/** One event as the two fields of a server-sent event. */
export function encodeDishEvent(event: DishEvent): { event: string; data: string } {
  switch (event.type) {
    case 'dish':
      return { event: 'dish', data: JSON.stringify(event.dish) };
    case 'end':
      return { event: 'end', data: JSON.stringify(event.end) };
    case 'error': {
      const { type: _, ...facts } = event;
      return { event: 'error', data: JSON.stringify(facts) };
    }
  }
}

/** Reads one server-sent event; `undefined` if it is unknown to this build or unreadable. */
export function decodeDishEvent(name: string | undefined, data: string): DishEvent | undefined {
  const value = parseJson(data);
  switch (name) {
    case 'dish': {
      const dish = parseDish(value);
      return dish && { type: 'dish', dish };
    }
    case 'end': {
      const end = parseAnswerEnd(value);
      return end && { type: 'end', end };
    }
    case 'error': {
      const parsed = v.safeParse(ErrorSchema, value);
      const { code, retryAfterSeconds, near = [] } = parsed.success ? parsed.output : {};
      return {
        type: 'error',
        code: parseRecipeErrorCode(code),
        ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
        ...(near.length === 0 ? {} : { near: near.slice(0, MAX_NEAR_TITLES) }),
      };
    }
    default:
      return undefined;
  }
}

/** The body of `GET /api/suggestions`, before it is JSON. */
export const encodeSuggestions = ({ titles, source }: SuggestedTitles) => ({
  suggestions: titles.map((foodName) => ({ foodName })),
  source,
});

/** Reads the body of `GET /api/suggestions`; invalid titles are left out. */
export function parseSuggestions(value: unknown): SuggestedTitles | undefined {
  const parsed = v.safeParse(
    v.object({
      suggestions: v.array(v.unknown()),
      source: v.picklist(['gemini', 'collection']),
    }),
    value,
  );
  if (!parsed.success) return undefined;
  const titles = parsed.output.suggestions.flatMap((entry) => parseTitle(entry) ?? []);
  return { titles, source: parsed.output.source };
}
