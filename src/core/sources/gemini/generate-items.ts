import type { IncompleteReason } from '../../recipes/answer-end.ts';
import { RecipeError } from '../../recipes/recipe-error.ts';
import { parseElement } from '../../streaming/parse-element.ts';
import { createWatchedCall, type WatchedCall } from '../../streaming/watched-call.ts';
import { judgeAnswer } from './answer-outcome.ts';
import { createAnswerText, type AnswerText } from './answer-text.ts';
import { askModel, withModels } from './ask-gemini.ts';
import type { GeminiUsage } from './gemini-chunk.ts';
import type { GeminiAsk, GeminiParts } from './gemini-request.ts';
import { geminiChunks } from './gemini-stream.ts';
import type { ModelList } from './model-list.ts';

/** A list to be written by the model. */
export type ItemsAsk<Item> = GeminiAsk & {
  /** Keys by which an object of the answer is known as an item. */
  readonly tellingKeys: readonly string[];
  /** Reads one item; `undefined` for what is none. */
  readonly parse: (value: unknown) => Item | undefined;
  /** Most items; a longer answer is left there. */
  readonly maxItems: number;
};

export type ItemsEnd = {
  readonly model: string;
  /** Why items are missing; absent for a complete answer. */
  readonly reason?: IncompleteReason;
};

/**
 * Asks for a list and gives each item as soon as it is whole.
 *
 * @throws RecipeError when there is not a single item; `signal.reason` when aborted.
 */
export function generateItems<Item>(
  parts: GeminiParts,
  models: ModelList,
  ask: ItemsAsk<Item>,
  signal: AbortSignal,
): AsyncGenerator<Item, ItemsEnd, void> {
  return withModels(models, (model) => generateWith(parts, models, model, ask, signal));
}

async function* generateWith<Item>(
  parts: GeminiParts,
  models: ModelList,
  model: string,
  ask: ItemsAsk<Item>,
  signal: AbortSignal,
): AsyncGenerator<Item, ItemsEnd, void> {
  signal.throwIfAborted();
  const call = createWatchedCall(signal, parts.clock, parts.limits);
  const answer = createAnswerText(ask.tellingKeys);
  let usage: GeminiUsage | undefined;
  let items = 0;
  try {
    const response = await askModel(parts, models, model, ask, call);
    const elements = answerElements(response, call, answer, (counted) => {
      usage = counted;
    });
    for await (const element of elements) {
      const parsed = parseElement(element);
      const value = parsed instanceof Promise ? await call.wait(parsed) : parsed;
      const item = ask.parse(value);
      if (item === undefined) continue;
      if (items === ask.maxItems) return { model, reason: 'truncated' };
      items += 1;
      yield item;
      signal.throwIfAborted();
    }
    const reason = judgeAnswer({ ...answer.facts(), items });
    return reason === undefined ? { model } : { model, reason };
  } catch (error) {
    signal.throwIfAborted();
    if (items === 0 || !(error instanceof RecipeError)) throw error;
    return { model, reason: error.code === 'blocked' ? 'blocked' : 'interrupted' };
  } finally {
    call.end();
    if (usage !== undefined) parts.onUsage?.({ ...usage, model });
  }
}

/** Raw text of each element of the answer, as it closes. */
async function* answerElements(
  response: Response,
  call: WatchedCall,
  answer: AnswerText,
  onUsage: (usage: GeminiUsage) => void,
): AsyncGenerator<string, void, void> {
  try {
    for await (const chunk of geminiChunks(response, call)) {
      if (chunk.usage !== undefined) onUsage(chunk.usage);
      yield* answer.feed(chunk);
      if (answer.isFinished()) call.expectClose();
    }
  } catch (error) {
    // A connection that ends badly after the last word has taken nothing away.
    if (!answer.isFinished() || !(error instanceof RecipeError)) throw error;
  }
  yield* answer.end();
}
