import type { FetchedResponse } from '../../outside-world.ts';
import { RecipeError } from '../../recipes/recipe-error.ts';
import { readRetryAfter } from '../../streaming/retry-after.ts';
import { createTextReader } from '../../streaming/text-reader.ts';
import type { WatchedCall } from '../../streaming/watched-call.ts';
import { createChunkReader } from './chunk-reader.ts';
import type { GeminiChunk, GeminiError } from './gemini-chunk.ts';
import { isAboutThinking, toRecipeError } from './gemini-errors.ts';
import { geminiRequest, type GeminiAsk, type GeminiParts } from './gemini-request.ts';
import type { ModelList } from './model-list.ts';

/** What is asked of the service, and the models to choose from. */
export type ModelAsk<Ask extends GeminiAsk = GeminiAsk> = {
  readonly parts: GeminiParts;
  readonly models: ModelList;
  readonly ask: Ask;
};

/**
 * Asks one model, and once more without a thinking level if that was what it refused.
 *
 * @returns an answer with a status of success; its body is unread.
 * @throws RecipeError for any other status, and what {@link WatchedCall.wait} throws.
 */
export async function askModel(
  asked: ModelAsk,
  model: string,
  call: WatchedCall,
): Promise<FetchedResponse> {
  const { parts, models, ask } = asked;
  const withThinkingLevel = models.takesThinkingLevel(model);
  const { url, init } = geminiRequest(parts, model, ask.method, ask.body(withThinkingLevel));
  const response = await call.request(parts.fetch, url, init);
  if (response.ok) return response;
  const error = await readError(response, call);
  if (response.status === 400 && withThinkingLevel && isAboutThinking(error)) {
    models.markThinkingRefused(model);
    return askModel(asked, model, call);
  }
  throw toRecipeError(response.status, error, readRetryAfter(response));
}

/** The error in a body, in any form; without one the status decides. */
async function readError(
  response: FetchedResponse,
  call: WatchedCall,
): Promise<GeminiError | undefined> {
  try {
    return (await findChunk(response, call, ({ error }) => error !== undefined))?.error;
  } catch (failure) {
    if (!(failure instanceof RecipeError)) throw failure;
    return undefined;
  }
}

/**
 * The first chunk of a body that matches; the rest is not read.
 *
 * @throws what {@link createChunkReader}'s reader and {@link WatchedCall.wait} throw.
 */
export async function findChunk(
  response: FetchedResponse,
  call: WatchedCall,
  isWanted: (chunk: GeminiChunk) => boolean,
): Promise<GeminiChunk | undefined> {
  const read = createTextReader(response, call);
  const chunks = createChunkReader();
  for (;;) {
    const piece = await read();
    const found = (piece === undefined ? chunks.end() : chunks.feed(piece)).find(isWanted);
    if (found !== undefined || piece === undefined) return found;
  }
}

/**
 * Tries each model in turn until one is not gone.
 *
 * @throws what the attempt throws; `model-gone` when no model is left.
 */
export async function withModels<Value>(
  models: ModelList,
  attempt: (model: string) => Promise<Value>,
): Promise<Value> {
  for (const model of models.inOrder()) {
    try {
      return await attempt(model);
    } catch (error) {
      if (!(error instanceof RecipeError) || error.code !== 'model-gone') throw error;
      models.markGone(model);
    }
  }
  throw new RecipeError('model-gone', { status: 404 });
}
