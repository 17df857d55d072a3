import type { AnswerEnd } from '../../recipes/answer-end.ts';
import { createWatchedCall } from '../../streaming/watched-call.ts';
import { brokenOffBy } from '../broken-off-by.ts';
import { judgeAnswer } from './answer-outcome.ts';
import { createAnswerReader, type AnswerReader, type ItemForm } from './answer-reader.ts';
import { askModel, withModels, type ModelAsk } from './ask-gemini.ts';
import { MAX_PROMPT_TOKENS, type GeminiAsk } from './gemini-request.ts';

/** A list to be written by the model. */
type ItemsAsk<Item> = GeminiAsk &
  ItemForm<Item> & {
    /** Most items; the call ends there. */
    readonly maxItems: number;
  };

/**
 * Asks for a list and yields each item as soon as it is complete.
 *
 * @throws RecipeError when there is not a single item; `signal.reason` when aborted.
 */
export async function* generateItems<Item>(
  asked: ModelAsk<ItemsAsk<Item>>,
  signal: AbortSignal,
): AsyncGenerator<Item, AnswerEnd, void> {
  const { models, ask } = asked;
  const answer = await withModels(models, (model) => begin(asked, model, signal));
  const { source, model } = { source: 'gemini', model: answer.model } as const;
  let items = 0;
  try {
    for (let item = answer.first; item !== undefined; item = await answer.reader.next()) {
      if (items === ask.maxItems) return { source, model, complete: false, reason: 'truncated' };
      items += 1;
      yield item;
      signal.throwIfAborted();
    }
    const reason = judgeAnswer({ ...answer.reader.facts(), items });
    return reason === undefined
      ? { source, model, complete: true }
      : { source, model, complete: false, reason };
  } catch (error) {
    signal.throwIfAborted();
    return { source, model, complete: false, reason: brokenOffBy(error, items) };
  } finally {
    answer.close();
  }
}

/** An answer after its first item, or without any. */
type BegunAnswer<Item> = {
  readonly model: string;
  readonly first: Item | undefined;
  /** Yields the others. */
  readonly reader: AnswerReader<Item>;
  /** Ends the call, whether or not it was read to the end. */
  close(): void;
};

async function begin<Item>(
  asked: ModelAsk<ItemsAsk<Item>>,
  model: string,
  signal: AbortSignal,
): Promise<BegunAnswer<Item>> {
  const { parts, ask } = asked;
  signal.throwIfAborted();
  const call = createWatchedCall(signal, parts.clock, parts.limits);
  let reader: AnswerReader<Item> | undefined;
  const mostUsage = {
    promptTokens: MAX_PROMPT_TOKENS,
    outputTokens: ask.maxOutputTokens,
    thoughtTokens: 0,
  };
  const close = () => {
    call.end();
    const isAnswering = reader !== undefined || signal.aborted;
    const usage = reader?.usage() ?? (isAnswering ? mostUsage : undefined);
    if (usage !== undefined) parts.onUsage?.({ ...usage, model });
  };
  try {
    const response = await askModel(asked, model, call);
    reader = createAnswerReader(response, call, ask);
    const first = await reader.next();
    return { model, first, reader, close };
  } catch (error) {
    close();
    signal.throwIfAborted();
    throw error;
  }
}
