import type { DishEvent } from '#core/protocol/dish-events.ts';
import type { AnswerEnd } from '#core/recipes/answer-end.ts';
import type { RecipeErrorCode } from '#core/recipes/recipe-error.ts';
import type { DishBytes } from '../encoding/dish-bytes.ts';
import type { KeptAnswer } from './kept-answers.ts';

/**
 * Where gateways find each other's answers, running and kept. Every implementation passes
 * `answer-cache-contract.ts`.
 */
export interface AnswerCache {
  /**
   * Decides who answers a question. The election is atomic: of all gateways that claim a key with
   * neither a kept nor a running answer, exactly one becomes its producer; the others follow.
   *
   * @param key a normalised question.
   * @throws when the cache cannot be reached.
   */
  claim(key: string): Promise<Claim>;

  /**
   * Whether a claim would now find an answer, kept or running.
   *
   * @throws when the cache cannot be reached.
   */
  has(key: string): Promise<boolean>;
}

export type Claim =
  /** The answer is here. */
  | { readonly role: 'kept'; readonly answer: KeptAnswer }
  /** Someone else is writing the answer. */
  | { readonly role: 'follower'; readonly follow: Follow }
  /** The caller writes it, and must end, fail or abandon the production. */
  | { readonly role: 'producer'; readonly production: Production };

/**
 * Every event of the running answer, from the first dish however late one joins, in order, live, and
 * over after `end` or `error`. As long as it is read, the production counts as followed.
 *
 * @throws ProducerLostError when the producer is gone.
 * @throws the signal's reason when aborted.
 */
export type Follow = (signal: AbortSignal) => AsyncGenerator<AnswerEvent, void, void>;

/** A {@link DishEvent} whose dish is already encoded. */
export type AnswerEvent =
  | { readonly type: 'dish'; readonly dish: DishBytes }
  | Exclude<DishEvent, { readonly type: 'dish' }>;

export type ProductionFailure = {
  readonly code: RecipeErrorCode;
  readonly retryAfterSeconds?: number | undefined;
};

/**
 * The writing of one answer. A producer that dies without a word is replaced after its lease; what
 * it writes after that is ignored. None of these ever rejects: a producer whose cache is lost goes
 * on for its own visitors. Only the first of `end`, `fail` and `abandon` counts.
 */
export interface Production {
  /** Resolves when followers can read the dish. */
  append(dish: DishBytes): Promise<void>;
  /** A complete answer is kept from here on; an incomplete one only reaches those who follow. */
  end(end: AnswerEnd): Promise<void>;
  /** Followers get the failure; the next claim starts over. */
  fail(failure: ProductionFailure): Promise<void>;
  /** No listeners left: nothing is kept, and the next claim starts over. */
  abandon(): Promise<void>;
  /** Whether another gateway follows; may lag by some seconds, false when unknown. */
  isFollowed(): Promise<boolean>;
}

/** The producer of a followed answer died, gave up or can no longer be reached. */
export class ProducerLostError extends Error {
  override readonly name = 'ProducerLostError';
}
