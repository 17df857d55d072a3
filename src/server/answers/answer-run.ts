import type { Clock } from '#core/outside-world.ts';
import type { AnswerWriter } from '#core/recipes/answer-end.ts';
import { RecipeError } from '#core/recipes/recipe-error.ts';
import type { AnswerFound } from '../metrics/metrics.ts';
import { rejection } from '../waiting.ts';
import type { AnswerEvent } from './answer-event.ts';
import type { Claim, Follow, Production } from './answer-exchange.ts';
import { releaseAnswer, type EncodedAnswer, type EncodedSource } from './encoded-source.ts';

/** Fifty long dishes take about a minute; an answer that runs longer than this is stuck. */
export const MAX_ANSWER_MS = 120_000;

/** How many times one run takes over from a producer that was lost before its first dish. */
const MAX_CLAIMS = 5;

/** The reason for stopping a run whose last listener has left. */
const UNHEARD = new Error('nobody listens');

export type AnswerRunParts = {
  readonly source: EncodedSource;
  readonly clock: Clock;
  readonly writer: AnswerWriter;
  readonly onFound: (origin: AnswerFound) => void;
};

type RunQuestion = {
  readonly question: string;
  readonly fresh: boolean;
  /** Finds the answer, or its writer; called again when a producer was lost. */
  readonly claim: () => Promise<Claim>;
};

/** One answer in this process, for every visitor who asked the same question. */
export type AnswerRun = {
  /** The events so far; after an `end` or `error`, all of them. */
  readonly events: readonly AnswerEvent[];
  /** Resolves with the next event. */
  more(): Promise<void>;
  /**
   * Adds a listener; call what it returns to take it off. After the last one the work stops, unless
   * another gateway follows it.
   */
  enter(): () => void;
};

/**
 * The whole answer of a run, from its first dish however late one joins.
 *
 * @param join called when the first dish is read: an unread answer costs nothing.
 * @throws what the run failed with; the signal's reason when aborted.
 */
export async function* listen(join: () => AnswerRun, signal: AbortSignal): EncodedAnswer {
  signal.throwIfAborted();
  const run = join();
  const leave = run.enter();
  const left = rejection(signal);
  try {
    for (let index = 0; ; index += 1) {
      while (index >= run.events.length) await Promise.race([run.more(), left]);
      signal.throwIfAborted();
      const event = run.events[index];
      if (event?.type === 'end') return event.end;
      if (event?.type === 'error') throw event.error;
      if (event !== undefined) yield event.dish;
    }
  } finally {
    leave();
  }
}

/** A run that is over: there is nothing to wait for and nothing to stop. */
export const createKeptRun = (events: readonly AnswerEvent[]): AnswerRun => ({
  events,
  more: async () => undefined,
  enter: () => () => undefined,
});

/**
 * Starts at once, and ends when its last listener leaves or by itself: with the answer, or after
 * {@link MAX_ANSWER_MS} with the dishes that came, or as `timeout` when there are none.
 *
 * @param onOver called with all events when the run takes no more listeners.
 */
export function createAnswerRun(
  { source, clock, writer, onFound }: AnswerRunParts,
  { question, fresh, claim }: RunQuestion,
  onOver: (events: readonly AnswerEvent[]) => void,
): AnswerRun {
  const events: AnswerEvent[] = [];
  const stopped = new AbortController();
  let listeners = 0;
  /** Present when this process writes the answer itself, for other gateways too. */
  let production: Production | undefined;
  let announce: () => void = () => undefined;
  const nextEvent = () =>
    new Promise<void>((resolve) => {
      announce = resolve;
    });
  let more = nextEvent();

  const isOver = () => (events.at(-1)?.type ?? 'dish') !== 'dish';

  const push = (event: AnswerEvent) => {
    if (isOver()) return;
    events.push(event);
    // That nobody listens here concerns no other gateway: each has listeners of its own.
    const isUnheard = event.type === 'error' && event.error === UNHEARD;
    // Not awaited: sharing a dish must not delay it for the visitors here.
    void (isUnheard ? production?.abandon() : production?.write(event));
    if (isOver()) {
      stopTimer();
      onOver(events);
    }
    announce();
    more = nextEvent();
  };

  const brokenOff: AnswerEvent = {
    type: 'end',
    end: { source: writer, complete: false, reason: 'interrupted' },
  };

  const stopTimer = clock.setTimer(() => {
    const error = new RecipeError('timeout');
    push(events.length > 0 ? brokenOff : { type: 'error', error });
    stopped.abort(error);
  }, MAX_ANSWER_MS);

  const stopUnheard = async () => {
    await production?.unfollowed();
    if (listeners > 0) return;
    push({ type: 'error', error: UNHEARD });
    stopped.abort(UNHEARD);
  };

  const produce = async () => {
    onFound('asked');
    const answer = source.findDishes(question, { signal: stopped.signal, fresh });
    try {
      while (!isOver()) {
        const { done, value } = await answer.next();
        push(done === true ? { type: 'end', end: value } : { type: 'dish', dish: value });
      }
    } finally {
      // Not awaited: a source that hangs would also hang here.
      void releaseAnswer(answer);
    }
  };

  const follow = async (followed: Follow) => {
    onFound('shared');
    for await (const event of followed(stopped.signal)) push(event);
    // The producer is lost. Its dishes stay: another model run would write different ones.
    if (events.length > 0) push(brokenOff);
  };

  const act = async (claimed: Claim) => {
    switch (claimed.role) {
      case 'kept':
        onFound('kept');
        return claimed.events.forEach(push);
      case 'follower':
        return await follow(claimed.follow);
      case 'producer':
        ({ production } = claimed);
        // All listeners may have left while the claim was decided.
        return await (isOver() ? production?.abandon() : produce());
    }
  };

  const work = async () => {
    try {
      for (let claims = 0; claims < MAX_CLAIMS && !isOver(); claims += 1) await act(await claim());
      // An error takes 20 µs to create, and nearly every answer is over by now.
      if (!isOver()) push({ type: 'error', error: new RecipeError('unavailable') });
    } catch (error) {
      push({ type: 'error', error });
    }
  };
  void work();

  const leave = () => {
    listeners -= 1;
    if (listeners === 0 && !isOver()) void stopUnheard();
  };
  const enter = () => {
    listeners += 1;
    return leave;
  };
  return { events, more: () => more, enter };
}
