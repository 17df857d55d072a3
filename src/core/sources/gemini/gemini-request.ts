import type { Clock, Fetch, FetchInit } from '../../outside-world.ts';
import { RecipeError } from '../../recipes/recipe-error.ts';
import type { SilenceLimits } from '../../streaming/watched-call.ts';
import { checkQuestion } from '../check-question.ts';
import { dishesAsked } from '../dishes-asked.ts';
import type { GeminiUsage } from './gemini-chunk.ts';
import { dishesPrompt, suggestionsPrompt, SYSTEM_INSTRUCTION } from './prompts.ts';
import { DISHES_SCHEMA, SUGGESTIONS_SCHEMA } from './response-schema.ts';

/** Where the service answers. */
export const GEMINI_BASE_URL = 'https://generativelanguage.googleapis.com';

/** Room for a long recipe, twice over. */
const TOKENS_PER_DISH = 1_600;
/** The most that any answer gets; fifty recipes of the usual length. */
const MAX_DISHES_TOKENS = 40_000;
/** Room for some hundred titles. */
const MAX_SUGGESTIONS_TOKENS = 2_048;

export type GeminiParts = {
  /** Any form: keys have changed their form before. */
  readonly apiKey: string;
  /** Ids in the order to try them; the next is used when the service has dropped one. */
  readonly models: readonly string[];
  /** Another host for the same API. */
  readonly baseUrl?: string | undefined;
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly limits?: SilenceLimits | undefined;
  /**
   * Called once for each call that used tokens, even if it failed later. A call aborted before the
   * service reported its usage is assumed to have used the maximum.
   */
  readonly onUsage?: ((usage: GeminiUsage & { readonly model: string }) => void) | undefined;
};

/** More tokens than instructions, prompt, schema and the longest question take together. */
export const MAX_PROMPT_TOKENS = 3_000;

type GeminiMethod = 'generateContent' | 'streamGenerateContent';

/** What to ask, without the model. */
export type GeminiAsk = {
  readonly method: GeminiMethod;
  /** Limits what the answer can cost. */
  readonly maxOutputTokens: number;
  /** The body, with or without a level of thinking: some models refuse to be given one. */
  readonly body: (withThinkingLevel: boolean) => object;
};

/** The body throws a RecipeError `invalid-question` for an invalid question. */
export function dishesAsk(question: string): GeminiAsk {
  const maxOutputTokens = Math.min(MAX_DISHES_TOKENS, dishesAsked(question) * TOKENS_PER_DISH);
  return {
    method: 'streamGenerateContent',
    maxOutputTokens,
    body: generationBody(
      () => dishesPrompt(checkQuestion(question)),
      DISHES_SCHEMA,
      maxOutputTokens,
    ),
  };
}

export function suggestionsAsk(count: number): GeminiAsk {
  return {
    method: 'generateContent',
    maxOutputTokens: MAX_SUGGESTIONS_TOKENS,
    body: generationBody(
      () => suggestionsPrompt(count),
      SUGGESTIONS_SCHEMA,
      MAX_SUGGESTIONS_TOKENS,
    ),
  };
}

/**
 * No temperature or similar settings: current models ignore them, some refuse them. The prompt is built
 * when it is sent, so that an open answer does not keep it in memory.
 */
function generationBody(prompt: () => string, schema: object, maxOutputTokens: number) {
  return (withThinkingLevel: boolean) => ({
    systemInstruction: { parts: [{ text: SYSTEM_INSTRUCTION }] },
    contents: [{ role: 'user', parts: [{ text: prompt() }] }],
    generationConfig: {
      responseMimeType: 'application/json',
      responseJsonSchema: schema,
      maxOutputTokens,
      ...(withThinkingLevel ? { thinkingConfig: { thinkingLevel: 'MINIMAL' } } : {}),
    },
  });
}

/**
 * The HTTP request for a call. It has just two headers: the service's CORS rules refuse any other.
 *
 * @throws RecipeError `key-rejected` for a key that is not a valid header, before `fetch` quotes it in
 * its error.
 */
export function geminiRequest(
  { apiKey, baseUrl = GEMINI_BASE_URL }: Pick<GeminiParts, 'apiKey' | 'baseUrl'>,
  model: string,
  method: GeminiMethod,
  body: object,
): { readonly url: string; readonly init: FetchInit } {
  const key = apiKey.trim();
  if (!/^[\u0021-\u007e]+$/u.test(key)) throw new RecipeError('key-rejected');
  const id = encodeURIComponent(model.replace(/^models\//u, ''));
  const query = method === 'streamGenerateContent' ? '?alt=sse' : '';
  return {
    url: `${baseUrl.replace(/\/+$/u, '')}/v1beta/models/${id}:${method}${query}`,
    init: {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-goog-api-key': key },
      body: JSON.stringify(body),
    },
  };
}
