import type { AnswerEvent } from './answer-event.ts';

/**
 * Where gateways find each other's answers, running and cached. Every implementation passes
 * `answer-exchange-contract.ts`.
 */
export interface AnswerExchange {
  /**
   * Decides who answers a question. The election is atomic: of all gateways that claim a key with
   * neither a cached nor a running answer, exactly one becomes its producer; the others follow.
   *
   * @param key a normalised question.
   * @throws when the exchange cannot be reached.
   */
  claim(key: string): Promise<Claim>;

  /**
   * Whether a claim would now find an answer, cached or running.
   *
   * @throws when the exchange cannot be reached.
   */
  has(key: string): Promise<boolean>;
}

export type Claim =
  /** The whole answer, and how long it stays cached. */
  | { readonly role: 'kept'; readonly events: readonly AnswerEvent[]; readonly ttlMs: number }
  /** Another gateway is writing the answer. */
  | { readonly role: 'follower'; readonly follow: Follow }
  /** The caller writes it, and must end or abandon the production. `undefined` if it is alone. */
  | { readonly role: 'producer'; readonly production: Production | undefined };

/**
 * Every event of the running answer, in order: first those so far, then each as it is written. If it
 * ends without an `end` or `error`, the producer is lost. While it is read, the production counts as
 * followed.
 *
 * @throws the signal's reason when aborted.
 */
export type Follow = (signal: AbortSignal) => AsyncGenerator<AnswerEvent, void, void>;

/**
 * The writing of one answer. A producer that dies silently is replaced after its lease, and its
 * later writes are ignored. None of these ever rejects: a producer that lost the exchange goes on
 * for its own visitors. After an `end`, an `error` or `abandon` nothing more is written.
 */
export interface Production {
  /**
   * Resolves when followers can read the event. With an `end` that `isCacheable` accepts, the answer
   * is cached; after any other, the next claim starts over.
   */
  write(event: AnswerEvent): Promise<void>;
  /** Followers find the producer lost; the next claim starts over. */
  abandon(): Promise<void>;
  /**
   * Resolves a few seconds after the last other gateway stopped following, or when that is unknown.
   */
  unfollowed(): Promise<void>;
}
