import { createJsonElements } from '../../streaming/json-elements.ts';
import type { BodyFacts } from './answer-outcome.ts';
import type { GeminiChunk } from './gemini-chunk.ts';
import { toRecipeError } from './gemini-errors.ts';

type AnswerText = {
  /**
   * Takes the next chunk; gives the raw text of each element that closed in it.
   *
   * @throws RecipeError for a chunk that is an error.
   */
  feed(chunk: GeminiChunk): readonly string[];
  /** True if only the end of the connection can follow. */
  isFinished(): boolean;
  /** Closes the text; returns the elements that closed only then. */
  end(): readonly string[];
  /** What was seen of a text that has ended. */
  facts(): Omit<BodyFacts, 'items'>;
};

/** The text of an answer as its chunks build it up, with their metadata. */
export function createAnswerText(elementKeys: readonly string[]): AnswerText {
  const text = createJsonElements({ elementKeys });
  let sawText = false;
  let sawEmptyList = false;
  let isCut = false;
  let isOpen = false;
  let finishReason: string | undefined;
  let blockReason: string | undefined;

  return {
    feed(chunk) {
      if (chunk.error !== undefined) throw toRecipeError(undefined, chunk.error);
      sawText ||= chunk.text.trim() !== '';
      finishReason = chunk.finishReason ?? finishReason;
      blockReason = chunk.blockReason ?? blockReason;
      return text.feed(chunk.text);
    },
    // Some models say STOP in every chunk, so it counts only once the list is closed.
    isFinished: () => finishReason !== undefined && (finishReason !== 'STOP' || !text.isOpen()),
    end() {
      isOpen = text.isOpen();
      const end = text.end();
      ({ isCut, sawEmptyList } = end);
      return end.elements;
    },
    facts: () => ({ sawText, sawEmptyList, isCut, isOpen, finishReason, blockReason }),
  };
}
