import type { Clock, Fetch, FetchInit } from '../../outside-world.ts';
import { RecipeError } from '../../recipes/recipe-error.ts';
import type { SilenceLimits } from '../../streaming/watched-call.ts';
import { checkQuestion } from '../check-question.ts';
import type { GeminiUsage } from './gemini-chunk.ts';
import { dishesPrompt, suggestionsPrompt, SYSTEM_INSTRUCTION } from './prompts.ts';
import { DISHES_SCHEMA, SUGGESTIONS_SCHEMA } from './response-schema.ts';

export const GEMINI_BASE_URL = 'https://generativelanguage.googleapis.com';

/** Room for fifty long recipes; it bounds what one answer can cost. */
const MAX_DISHES_TOKENS = 32_768;
/** Room for some hundred titles. */
const MAX_SUGGESTIONS_TOKENS = 2_048;

export type GeminiParts = {
  /** Of any kind: what a key looks like has changed before. */
  readonly apiKey: string;
  /** Ids in the order to try them; the next is asked when the service knows one no more. */
  readonly models: readonly string[];
  /** Another host for the same API. */
  readonly baseUrl?: string | undefined;
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly limits?: SilenceLimits | undefined;
  /** Told once for each call that used any tokens, even if it failed later. */
  readonly onUsage?: ((usage: GeminiUsage & { readonly model: string }) => void) | undefined;
};

export type GeminiMethod = 'generateContent' | 'streamGenerateContent';

/** What to ask, without the model. */
export type GeminiAsk = {
  readonly method: GeminiMethod;
  /** The body, with or without a level of thinking: some models refuse to be given one. */
  readonly body: (withThinkingLevel: boolean) => object;
};

/** The body throws a RecipeError `invalid-question` for a question that is none. */
export function dishesAsk(question: string): GeminiAsk {
  return {
    method: 'streamGenerateContent',
    body: generationBody(
      () => dishesPrompt(checkQuestion(question)),
      DISHES_SCHEMA,
      MAX_DISHES_TOKENS,
    ),
  };
}

export function suggestionsAsk(count: number): GeminiAsk {
  return {
    method: 'generateContent',
    body: generationBody(
      () => suggestionsPrompt(count),
      SUGGESTIONS_SCHEMA,
      MAX_SUGGESTIONS_TOKENS,
    ),
  };
}

/**
 * No temperature and the like: current models ignore them, some refuse them. The prompt is written
 * when it is sent, so that an open answer does not hold it.
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
 * The HTTP request for a call. The two headers are all: a browser may send no other one, the service
 * refuses them before the call.
 *
 * @throws RecipeError `key-rejected` for a key that cannot stand in a header, before `fetch` quotes it
 * in its complaint.
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
