import type { IncompleteReason } from '../../recipes/answer-end.ts';
import { RecipeError } from '../../recipes/recipe-error.ts';

/** What is known of an answer whose body was read to its end. */
export type AnswerFacts = {
  /** Whole items that were published. */
  readonly items: number;
  /** True when there was text besides thoughts. */
  readonly sawText: boolean;
  readonly sawEmptyList: boolean;
  /** True when the text stopped inside an item. */
  readonly isCut: boolean;
  /** The last one given. */
  readonly finishReason: string | undefined;
  readonly blockReason: string | undefined;
};

/** Reasons by which the service withholds the rest of an answer, or all of it. */
const BLOCKING = new Set([
  'SAFETY',
  'RECITATION',
  'LANGUAGE',
  'BLOCKLIST',
  'PROHIBITED_CONTENT',
  'SPII',
  'IMAGE_SAFETY',
  'MODEL_ARMOR',
  'JAILBREAK',
]);

/**
 * Says how an answer ended that came without any error. The service calls none of this an error: a
 * refusal, an answer that ran out of room, and a stream that closed too early all look like success.
 *
 * @returns why items are missing, or `undefined` for a complete answer.
 * @throws RecipeError when there is not a single item.
 */
export function judgeAnswer(facts: AnswerFacts): IncompleteReason | undefined {
  const { finishReason, blockReason } = facts;
  if (facts.items === 0) throw failureOf(facts);
  if (blockReason !== undefined || (finishReason !== undefined && BLOCKING.has(finishReason))) {
    return 'blocked';
  }
  switch (finishReason) {
    case 'STOP':
      return facts.isCut ? 'truncated' : undefined;
    case 'MAX_TOKENS':
      return 'truncated';
    default:
      return 'interrupted';
  }
}

function failureOf(facts: AnswerFacts): RecipeError {
  const { finishReason, blockReason } = facts;
  if (blockReason !== undefined) return new RecipeError('blocked');
  if (finishReason === undefined) return new RecipeError(facts.sawText ? 'network' : 'empty');
  if (BLOCKING.has(finishReason)) return new RecipeError('blocked');
  const mayBeEmpty = finishReason === 'STOP' || finishReason === 'MAX_TOKENS';
  const isEmpty = mayBeEmpty && (!facts.sawText || facts.sawEmptyList);
  return new RecipeError(isEmpty ? 'empty' : 'malformed');
}
