import type { IncompleteReason } from '../../recipes/answer-end.ts';
import { RecipeError } from '../../recipes/recipe-error.ts';

/** What is known about an answer once its body has been read. */
export type BodyFacts = {
  /** Number of complete items. */
  readonly items: number;
  /** True if there was text other than thoughts. */
  readonly sawText: boolean;
  readonly sawEmptyList: boolean;
  /** True when the text stopped inside an item. */
  readonly isCut: boolean;
  /** True when a list or an object was still open at its end. */
  readonly isOpen: boolean;
  /** The last one given. */
  readonly finishReason: string | undefined;
  readonly blockReason: string | undefined;
};

/** Finish reasons that mean the service withholds the rest of an answer, or all of it. */
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
 * Says how an answer without an error ended. A refusal, an answer that hit its length limit and a
 * stream that closed too early all look like success to the service.
 *
 * @returns why items are missing, or `undefined` for a complete answer.
 * @throws RecipeError when there is not a single item.
 */
export function judgeAnswer(facts: BodyFacts): IncompleteReason | undefined {
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
      // A reason that is new to us does not undo a list that was closed.
      return finishReason === undefined || facts.isCut || facts.isOpen ? 'interrupted' : undefined;
  }
}

function failureOf(facts: BodyFacts): RecipeError {
  const { finishReason, blockReason } = facts;
  if (blockReason !== undefined) return new RecipeError('blocked');
  if (finishReason === undefined) return new RecipeError(facts.sawText ? 'network' : 'empty');
  if (BLOCKING.has(finishReason)) return new RecipeError('blocked');
  const mayBeEmpty = finishReason === 'STOP' || finishReason === 'MAX_TOKENS';
  const isEmpty = mayBeEmpty && (!facts.sawText || facts.sawEmptyList);
  return new RecipeError(isEmpty ? 'empty' : 'malformed');
}
