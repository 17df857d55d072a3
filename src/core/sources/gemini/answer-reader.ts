import type { FetchedResponse } from '../../outside-world.ts';
import { RecipeError } from '../../recipes/recipe-error.ts';
import { parseElement } from '../../streaming/parse-element.ts';
import { createTextReader } from '../../streaming/text-reader.ts';
import type { WatchedCall } from '../../streaming/watched-call.ts';
import type { BodyFacts } from './answer-outcome.ts';
import { createAnswerText } from './answer-text.ts';
import { createChunkReader } from './chunk-reader.ts';
import type { GeminiChunk, GeminiUsage } from './gemini-chunk.ts';

/** The form of an answer's items. */
export type ItemForm<Item> = {
  /** Keys that mark an object of the answer as an item. */
  readonly elementKeys: readonly string[];
  /** Parses one item; `undefined` for anything else. */
  readonly parse: (value: unknown) => Item | undefined;
};

export type AnswerReader<Item> = {
  /**
   * The next item, as soon as it is whole; `undefined` at the end of the answer.
   *
   * @throws RecipeError for a truncated or empty answer; what {@link WatchedCall.wait} throws.
   */
  next(): Promise<Item | undefined>;
  /** What was seen of an answer that has ended. */
  facts(): Omit<BodyFacts, 'items'>;
  /** Tokens as last counted by the service; absent if it gave no count. */
  usage(): GeminiUsage | undefined;
};

/** Reads items out of the body of an answer, which the network may cut anywhere. */
export function createAnswerReader<Item>(
  response: FetchedResponse,
  call: WatchedCall,
  { elementKeys, parse }: ItemForm<Item>,
): AnswerReader<Item> {
  const read = createTextReader(response, call);
  const chunks = createChunkReader();
  const answer = createAnswerText(elementKeys);
  /** Raw text of complete items not yet returned. */
  const closed: string[] = [];
  let usage: GeminiUsage | undefined;
  let failure: unknown;
  let isOver = false;

  const take = (chunk: GeminiChunk) => {
    usage = chunk.usage ?? usage;
    closed.push(...answer.feed(chunk));
  };

  const takePiece = (piece: string | undefined) => {
    for (const chunk of piece === undefined ? chunks.end() : chunks.feed(piece)) take(chunk);
    if (piece === undefined) finish();
  };

  const finish = () => {
    isOver = true;
    closed.push(...answer.end());
  };

  const breakOff = (error: unknown) => {
    // An error after the last word loses nothing.
    if (answer.isFinished() && error instanceof RecipeError) finish();
    else failure = error;
  };

  const readOn = () => read().then(takePiece).catch(breakOff);

  const parseItem = async (element: string) => {
    const value = parseElement(element);
    return parse(value instanceof Promise ? await call.wait(value) : value);
  };

  return {
    async next() {
      for (;;) {
        while (closed.length > 0) {
          const item = await parseItem(closed.shift() ?? '');
          if (item !== undefined) return item;
        }
        // Items completed before the failure come first.
        if (failure !== undefined) throw failure;
        if (isOver) return undefined;
        // Only now: an item may still need repair, which may take time.
        if (answer.isFinished()) call.expectClose();
        await readOn();
      }
    },
    facts: () => answer.facts(),
    usage: () => usage,
  };
}
