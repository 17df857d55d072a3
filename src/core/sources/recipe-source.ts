import type { AnswerEnd } from '../recipes/answer-end.ts';
import type { Dish } from '../recipes/dish.ts';

export type SourceOptions = { readonly signal: AbortSignal };
/** `fresh` bypasses cached answers; sources without a cache ignore it. */
export type FindOptions = SourceOptions & { readonly fresh?: boolean | undefined };

/** A running answer: whole dishes as they close, then how it ended as the return value. */
export type Answer<Given = Dish> = AsyncGenerator<Given, AnswerEnd, void>;

/**
 * Where recipes come from. Every implementation passes `source-contract.ts`.
 *
 * `Given` is the form of a dish: parsed, or encoded if it is only passed on.
 */
export interface RecipeSource<Given = Dish> {
  /**
   * Answers a question dish by dish. Each dish is whole and parsed when it is yielded; the
   * generator's return value says how the answer ended. Leaving the loop early releases what the
   * source holds.
   *
   * @param question what the visitor typed, 1 to {@link MAX_QUESTION_LENGTH} characters after trim.
   * @throws RecipeError when neither a whole dish nor a note came: `invalid-question` for a question
   * that is empty or too long, `empty` if there is nothing to answer with.
   * @throws the signal's reason when aborted.
   */
  findDishes(question: string, options: FindOptions): Answer<Given>;

  /**
   * Titles to offer on an empty screen: at most `count`, each different, in no promised order.
   *
   * @throws RecipeError when there is not a single title; the signal's reason when aborted.
   */
  suggestDishes(count: number, options: SourceOptions): Promise<readonly string[]>;
}

/** Longest question in characters, after trim. */
export const MAX_QUESTION_LENGTH = 500;
