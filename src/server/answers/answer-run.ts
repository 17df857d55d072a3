import type { Clock } from '#core/outside-world.ts';
import type { SourceName } from '#core/recipes/answer-end.ts';
import { RecipeError } from '#core/recipes/recipe-error.ts';
import { rejection } from '#core/waiting.ts';
import type { AnswerFound } from '../metrics/metrics.ts';
import type { AnswerEvent } from './answer-event.ts';
import type { Claim, Follow, Production } from './answer-exchange.ts';
import { releaseAnswer, type EncodedAnswer, type EncodedSource } from './encoded-source.ts';

/** Fifty long dishes take about a minute; a longer run is stuck. */
export const MAX_ANSWER_MS = 120_000;

/** How often one run takes over from a producer lost before its first dish. */
const MAX_CLAIMS = 5;

/** The reason for stopping a run whose last listener has left. */
const NO_LISTENERS = new Error('nobody listens');

export type AnswerRunParts = {
  readonly source: EncodedSource;
  readonly clock: Clock;
  readonly sourceName: SourceName;
  readonly onFound: (origin: AnswerFound) => void;
};

type RunQuestion = {
  readonly question: string;
  readonly fresh: boolean;
  /** Finds the answer or its producer; called again if a producer was lost. */
  readonly claim: () => Promise<Claim>;
};

/** One answer in this process, for every visitor who asked the same question. */
export type AnswerRun = {
  /** The events so far; after an `end` or `error`, all of them. */
  readonly events: readonly AnswerEvent[];
  /** Resolves at the next event. */
  nextEvent(): Promise<void>;
  /**
   * Adds a listener and returns a function that removes it. After the last one the work stops,
   * unless another gateway follows it.
   */
  addListener(): () => void;
};

/**
 * The whole answer of a run, from its first dish, however late it is joined.
 *
 * @param join called when the first dish is read: an unread answer costs nothing.
 * @throws what the run failed with; the signal's reason when aborted.
 */
export async function* listen(join: () => AnswerRun, signal: AbortSignal): EncodedAnswer {
  signal.throwIfAborted();
  const run = join();
  const removeListener = run.addListener();
  const left = rejection(signal);
  try {
    for (let index = 0; ; index += 1) {
      while (index >= run.events.length) await Promise.race([run.nextEvent(), left]);
      signal.throwIfAborted();
      const event = run.events[index];
      if (event?.type === 'end') return event.end;
      if (event?.type === 'error') throw event.error;
      if (event !== undefined) yield event.dish;
    }
  } finally {
    removeListener();
  }
}

/** A finished run: there is nothing to wait for or to stop. */
export const finishedRun = (events: readonly AnswerEvent[]): AnswerRun => ({
  events,
  nextEvent: async () => undefined,
  addListener: () => () => undefined,
});

/**
 * A run whose answer is found, followed or written. It starts at once, and ends when its last listener
 * leaves or by itself: with the answer, or after {@link MAX_ANSWER_MS} with the dishes so far, or as
 * `timeout` without any.
 */
export class StartedRun implements AnswerRun {
  readonly events: AnswerEvent[] = [];
  readonly #parts: AnswerRunParts;
  readonly #asked: RunQuestion;
  readonly #onOver: (events: readonly AnswerEvent[]) => void;
  readonly #stopped = new AbortController();
  readonly #stopTimer: () => void;
  #listeners = 0;
  /** Present when this process writes the answer itself, for other gateways too. */
  #production: Production | undefined;
  #announce: () => void = () => undefined;
  #next = this.#createNext();

  /** @param onOver called with all events when the run accepts no more listeners. */
  constructor(
    parts: AnswerRunParts,
    asked: RunQuestion,
    onOver: (events: readonly AnswerEvent[]) => void,
  ) {
    this.#parts = parts;
    this.#asked = asked;
    this.#onOver = onOver;
    this.#stopTimer = parts.clock.setTimer(() => this.#stopLate(), MAX_ANSWER_MS);
    void this.#work();
  }

  nextEvent(): Promise<void> {
    return this.#next;
  }

  addListener(): () => void {
    this.#listeners += 1;
    return () => {
      this.#listeners -= 1;
      if (this.#listeners === 0 && !this.#isOver()) void this.#stopUnlessFollowed();
    };
  }

  #createNext(): Promise<void> {
    return new Promise((resolve) => {
      this.#announce = resolve;
    });
  }

  #isOver(): boolean {
    return (this.events.at(-1)?.type ?? 'dish') !== 'dish';
  }

  #push(event: AnswerEvent): void {
    if (this.#isOver()) return;
    this.events.push(event);
    // Not awaited: sharing a dish must not delay it for the visitors here.
    void this.#production?.write(event);
    if (this.#isOver()) {
      this.#stopTimer();
      this.#onOver(this.events);
    }
    this.#announce();
    this.#next = this.#createNext();
  }

  #fail(error: unknown): void {
    this.#push({ type: 'error', error });
  }

  #endIncomplete(): void {
    const end = { source: this.#parts.sourceName, complete: false, reason: 'interrupted' } as const;
    this.#push({ type: 'end', end });
  }

  #stopLate(): void {
    const error = new RecipeError('timeout');
    if (this.events.length > 0) this.#endIncomplete();
    else this.#fail(error);
    this.#stopped.abort(error);
  }

  async #stopUnlessFollowed(): Promise<void> {
    await this.#production?.unfollowed();
    if (this.#listeners > 0 || this.#isOver()) return;
    // Other gateways may still have listeners, so the production is abandoned, not failed.
    void this.#production?.abandon();
    this.#production = undefined;
    this.#fail(NO_LISTENERS);
    this.#stopped.abort(NO_LISTENERS);
  }

  async #work(): Promise<void> {
    try {
      for (let claims = 0; claims < MAX_CLAIMS && !this.#isOver(); claims += 1) {
        await this.#act(await this.#asked.claim());
      }
      // Created only if needed: an error takes 20 µs, and most answers are over by now.
      if (!this.#isOver()) this.#fail(new RecipeError('unavailable'));
    } catch (error) {
      this.#fail(error);
    }
  }

  async #act(claimed: Claim): Promise<void> {
    switch (claimed.role) {
      case 'kept':
        this.#parts.onFound('kept');
        for (const event of claimed.events) this.#push(event);
        return undefined;
      case 'follower':
        return await this.#follow(claimed.follow);
      case 'producer':
        this.#production = claimed.production;
        // All listeners may have left while the claim was decided.
        return await (this.#isOver() ? this.#production?.abandon() : this.#produce());
    }
  }

  async #follow(follow: Follow): Promise<void> {
    this.#parts.onFound('shared');
    for await (const event of follow(this.#stopped.signal)) this.#push(event);
    // The producer is lost. Its dishes stay: another model run would write different ones.
    if (this.events.length > 0) this.#endIncomplete();
  }

  async #produce(): Promise<void> {
    this.#parts.onFound('asked');
    const { question, fresh } = this.#asked;
    const { signal } = this.#stopped;
    const answer = this.#parts.source.findDishes(question, { signal, fresh });
    try {
      while (!this.#isOver()) {
        const { done, value } = await answer.next();
        this.#push(done === true ? { type: 'end', end: value } : { type: 'dish', dish: value });
      }
    } finally {
      // Not awaited: a source that hangs would also hang here.
      void releaseAnswer(answer);
    }
  }
}
