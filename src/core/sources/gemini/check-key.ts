import { RecipeError } from '../../recipes/recipe-error.ts';
import { createWatchedCall } from '../../streaming/watched-call.ts';
import { askModel, findChunk, withModels } from './ask-gemini.ts';
import { toRecipeError } from './gemini-errors.ts';
import type { GeminiAsk, GeminiParts } from './gemini-request.ts';
import { createModelList } from './model-list.ts';

const MAX_OUTPUT_TOKENS = 8;

/** The smallest request that the service answers: a fraction of a rupiah. */
const SMALLEST_ASK: GeminiAsk = {
  method: 'generateContent',
  maxOutputTokens: MAX_OUTPUT_TOKENS,
  body: () => ({
    contents: [{ role: 'user', parts: [{ text: 'Jawab dengan satu kata: siap' }] }],
    generationConfig: { maxOutputTokens: MAX_OUTPUT_TOKENS },
  }),
};

/**
 * Checks a key by asking for one word. Only an answer proves it: the list of models is also
 * returned to keys, countries and pages that get no answers.
 *
 * @returns the model that answered.
 * @throws RecipeError with the reason why it does not work. `rate-limited` and `quota-exhausted`
 * mean that the service knows the key but has no answer left for it now. The signal's reason when
 * aborted.
 */
export async function checkKey(
  parts: GeminiParts & { readonly signal: AbortSignal },
): Promise<string> {
  const models = createModelList(parts.models);
  const asked = { parts, models, ask: SMALLEST_ASK };

  return await withModels(models, async (model) => {
    parts.signal.throwIfAborted();
    const call = createWatchedCall(parts.signal, parts.clock, parts.limits);
    try {
      const response = await askModel(asked, model, call);
      const chunk = await findChunk(response, call, () => true);
      if (chunk === undefined) throw new RecipeError('unavailable');
      if (chunk.error !== undefined) throw toRecipeError(undefined, chunk.error);
      return model;
    } finally {
      call.end();
    }
  });
}
