import type { SourceName } from '#core/recipes/answer-end.ts';
import type { Dish } from '#core/recipes/dish.ts';
import type { RecipeErrorCode } from '#core/recipes/recipe-error.ts';
import type { AnswerOrigin } from '../history/conversation.ts';

/** Why a question has no answer. */
export type AnswerFailure = {
  readonly code: RecipeErrorCode;
  readonly retryAfterSeconds?: number | undefined;
  /** Titles close to a question that has no answer. */
  readonly near?: readonly string[];
  /** Who failed. If it was the collection, the alert does not offer it. */
  readonly sourceName: SourceName;
};

/** What the chat screen shows. */
export type AnswerState =
  /** Titles to start from; empty while a saved conversation is read. */
  { readonly status: 'empty' | 'opening' } | AnswerOnScreen | FailedQuestion;

/** An answer with its dishes so far. */
export type AnswerOnScreen = WritingAnswer | ShownAnswer;

/** A running answer; without dishes until the first one arrives. */
type WritingAnswer = {
  readonly status: 'writing';
  readonly question: string;
  readonly dishes: readonly Dish[];
};

/** An answer that has ended, or a saved one. */
export type ShownAnswer = {
  readonly status: 'shown';
  readonly question: string;
  readonly dishes: readonly Dish[];
  /** Absent if the answer's origin is unknown. */
  readonly origin: AnswerOrigin | undefined;
  /** Absent if the browser has no room for it. */
  readonly conversationId: string | undefined;
  /** In milliseconds since the epoch; absent for an answer of this visit. */
  readonly savedAt?: number | undefined;
};

type FailedQuestion = {
  readonly status: 'failed';
  readonly question: string;
  readonly failure: AnswerFailure;
};

/** False for a saved answer whose dishes are no longer readable. */
export function hasAnswer(answer: AnswerState): answer is AnswerOnScreen {
  if (answer.status !== 'shown') return answer.status === 'writing';
  return answer.dishes.length > 0 || answer.origin?.note !== undefined;
}

/** The id of the saved conversation on screen. */
export function shownConversation(answer: AnswerState): string | undefined {
  return answer.status === 'shown' ? answer.conversationId : undefined;
}
