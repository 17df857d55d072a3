import type { FetchedResponse } from '../../outside-world.ts';
import { decodeDishEvent } from '../../protocol/dish-events.ts';
import { RecipeError } from '../../recipes/recipe-error.ts';
import { fieldsOf, parseJson } from '../../recipes/unknown-values.ts';
import { readRetryAfter } from '../../streaming/retry-after.ts';
import { createTextReader } from '../../streaming/text-reader.ts';
import type { WatchedCall } from '../../streaming/watched-call.ts';

/** 256 Ki characters: many times a list of titles, and longer than any refusal. */
const MAX_BODY_CHARS = 256 * 1024;

/**
 * The whole body.
 *
 * @throws RecipeError `unavailable` when it is longer than anything the gateway sends, and what
 * {@link WatchedCall.wait} throws.
 */
export async function readBody(response: FetchedResponse, call: WatchedCall): Promise<string> {
  const read = createTextReader(response, call);
  let text = '';
  for (let piece = await read(); piece !== undefined; piece = await read()) {
    text += piece;
    if (text.length > MAX_BODY_CHARS) throw new RecipeError('unavailable');
  }
  return text;
}

/**
 * Why the gateway refused. A response that is not the gateway's, such as a proxy's page, is judged by its status,
 * and did not reach it.
 */
export async function refusalOf(
  response: FetchedResponse,
  call: WatchedCall,
): Promise<RecipeError> {
  const { status } = response;
  const body = await readBody(response, call).catch((error: unknown) => {
    if (error instanceof RecipeError) return '';
    throw error;
  });
  const isOurs = typeof fieldsOf(parseJson(body))['code'] === 'string';
  const event = isOurs ? decodeDishEvent('error', body) : undefined;
  const failure = event?.type === 'error' ? event : undefined;
  const code = failure === undefined || failure.code === 'unavailable' ? undefined : failure.code;
  return new RecipeError(code ?? (status === 429 ? 'rate-limited' : 'unavailable'), {
    status,
    retryAfterSeconds: failure?.retryAfterSeconds ?? readRetryAfter(response),
    ...(isOurs ? {} : { isUnreached: true }),
  });
}
