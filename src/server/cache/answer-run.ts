import type { Clock } from '#core/outside-world.ts';
import type { AnswerEnd, AnswerWriter } from '#core/recipes/answer-end.ts';
import { RecipeError } from '#core/recipes/recipe-error.ts';
import type { DishBytes } from '../encoding/dish-bytes.ts';
import {
  releaseAnswer,
  type EncodedAnswer,
  type EncodedSource,
} from '../encoding/encoded-source.ts';
import { BudgetSpentError } from '../limits/daily-budget.ts';
import type { AnswerFound } from '../metrics/metrics.ts';
import { pause } from '../waiting.ts';
import type { Claim, Follow, Production } from './answer-cache.ts';
import { createChangeSignal, type ChangeWatch } from './change-signal.ts';

/** Fifty long dishes take about a minute; an answer that runs longer than this is stuck. */
export const MAX_ANSWER_MS = 120_000;

/** How many times one run takes over from a producer that was lost before its first dish. */
const MAX_CLAIMS = 5;

/** How often a producer without visitors of its own checks whether another gateway still follows. */
export const FOLLOWER_CHECK_MS = 1_000;

export type AnswerRunParts = {
  readonly source: EncodedSource;
  readonly clock: Clock;
  readonly writer: AnswerWriter;
  readonly onFound: (origin: AnswerFound) => void;
};

export type RunQuestion = {
  readonly question: string;
  readonly fresh: boolean;
  /** Finds the answer, or its writer; called again when a producer was lost. */
  readonly claim: () => Promise<Claim>;
};

/** One answer being written in this process, for every visitor who asked the same question. */
export type AnswerRun = {
  /** Adds a listener. The first one starts the work. */
  enter(): void;
  /** Removes a listener. After the last one the work stops, unless another gateway follows it. */
  leave(): void;
  /** The dishes so far. */
  readonly dishes: readonly DishBytes[];
  /** Absent while more dishes may come. */
  ending(): Ending | undefined;
  /** Waits for the next dish or the ending, until the signal aborts. */
  watch(signal: AbortSignal): ChangeWatch;
};

export type Ending =
  | { readonly type: 'end'; readonly end: AnswerEnd }
  | { readonly type: 'error'; readonly error: unknown };

type RunState = {
  ending?: Ending;
  /** Present when this process writes the answer itself. */
  production?: Production;
  listeners: number;
  hasStarted: boolean;
  isWatching: boolean;
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
  run.enter();
  const changes = run.watch(signal);
  try {
    for (let index = 0; ; index += 1) {
      signal.throwIfAborted();
      while (index >= run.dishes.length && run.ending() === undefined) await changes.next();
      const dish = run.dishes[index];
      if (dish === undefined) return endOf(run.ending());
      yield dish;
    }
  } finally {
    changes.close();
    run.leave();
  }
}

function endOf(ending: Ending | undefined): AnswerEnd {
  if (ending?.type === 'end') return ending.end;
  throw ending?.error;
}

/**
 * Starts with its first listener and ends with its last one, or by itself: with the answer, or after
 * {@link MAX_ANSWER_MS} with the dishes that came, or as `timeout` when there are none.
 *
 * @param onOver called when the run takes no more listeners; may be called more than once.
 */
export function createAnswerRun(
  { source, clock, writer, onFound }: AnswerRunParts,
  { question, fresh, claim }: RunQuestion,
  onOver: () => void,
): AnswerRun {
  const dishes: DishBytes[] = [];
  const changes = createChangeSignal();
  const stopped = new AbortController();
  /** Releases a producer that waits for its next dish. */
  let stopWaiting: (reason: unknown) => void = () => undefined;
  const brokenOff: AnswerEnd = { source: writer, complete: false, reason: 'interrupted' };
  const now: RunState = { listeners: 0, hasStarted: false, isWatching: false };

  const publish = (dish: DishBytes) => {
    dishes.push(dish);
    changes.announce();
  };

  const finish = (how: Ending) => {
    now.ending ??= how;
    // Listeners get what there is; later questions start a new run.
    if (how.type === 'error' || !how.end.complete) onOver();
    changes.announce();
  };

  const stop = (reason: unknown) => {
    stopped.abort(reason);
    stopWaiting(reason);
  };

  const work = async () => {
    try {
      for (let claims = 0; claims < MAX_CLAIMS && now.ending === undefined; claims += 1) {
        await act(await claim());
      }
      if (now.ending === undefined) throw new RecipeError('unavailable');
    } catch (error) {
      finish({ type: 'error', error });
    } finally {
      onOver();
    }
  };

  const act = (claimed: Claim): Promise<void> | void => {
    switch (claimed.role) {
      case 'kept':
        onFound('kept');
        dishes.push(...claimed.answer.dishes);
        return finish({ type: 'end', end: claimed.answer.end });
      case 'follower':
        onFound('shared');
        return follow(claimed.follow);
      case 'producer':
        onFound('asked');
        now.production = claimed.production;
        return produce(claimed.production);
    }
  };

  const produce = async (own: Production): Promise<void> => {
    const stopTimer = clock.setTimer(() => stop(new RecipeError('timeout')), MAX_ANSWER_MS);
    const answer = source.findDishes(question, { signal: stopped.signal, fresh });
    // A source may ignore the signal; its listeners must not have to.
    const next = () =>
      new Promise<IteratorResult<DishBytes, AnswerEnd>>((resolve, reject) => {
        stopped.signal.throwIfAborted();
        stopWaiting = reject;
        answer.next().then(resolve, reject);
      });
    try {
      let step = await next();
      while (step.done !== true) {
        publish(step.value);
        // Not awaited: sharing a dish must not delay it for the visitors here.
        void own.append(step.value);
        step = await next();
      }
      await end(own, step.value);
    } catch (error) {
      await giveUp(own, error);
    } finally {
      stopTimer();
      // Not awaited: a source that hangs would also hang here.
      void releaseAnswer(answer);
    }
  };

  const end = async (own: Production, how: AnswerEnd): Promise<void> => {
    const keeping = own.end(how);
    finish({ type: 'end', end: how });
    await keeping;
    // The cache has it now.
    onOver();
  };

  const giveUp = async (own: Production, error: unknown): Promise<void> => {
    const isTooLate = stopped.signal.reason instanceof RecipeError;
    if (isTooLate && dishes.length > 0) return await end(own, brokenOff);
    // When the budget is spent, each gateway answers from its own collection.
    if (error instanceof BudgetSpentError || (stopped.signal.aborted && !isTooLate)) {
      await own.abandon();
    } else {
      const { code, retryAfterSeconds } =
        error instanceof RecipeError ? error : new RecipeError('unavailable');
      await own.fail({ code, retryAfterSeconds });
    }
    throw error;
  };

  const follow = async (events: Follow): Promise<void> => {
    try {
      for await (const event of events(stopped.signal)) {
        if (event.type === 'dish') publish(event.dish);
        else if (event.type === 'end') finish(event);
        else finish({ type: 'error', error: new RecipeError(event.code, event) });
      }
    } catch {
      stopped.signal.throwIfAborted();
    }
    // The producer is lost. Its dishes stay: another model run would write different ones.
    if (now.ending === undefined && dishes.length > 0) {
      finish({ type: 'end', end: brokenOff });
    }
  };

  const stopUnheard = async () => {
    if (now.isWatching) return;
    now.isWatching = true;
    while (now.listeners === 0 && now.ending === undefined && !stopped.signal.aborted) {
      const isFollowed = (await now.production?.isFollowed()) ?? false;
      if (now.listeners > 0) break;
      if (isFollowed) {
        // The time limit may end the run meanwhile; followers are notified then.
        await pause(FOLLOWER_CHECK_MS, clock, stopped.signal).catch(() => undefined);
      } else {
        // Later questions start a new run instead of joining one that is being stopped.
        onOver();
        finish({ type: 'error', error: new RecipeError('unavailable') });
        stop(new Error('nobody listens'));
      }
    }
    now.isWatching = false;
  };

  return {
    dishes,
    ending: () => now.ending,
    watch: (signal) => changes.watch(signal),
    enter() {
      if (now.hasStarted) onFound('shared');
      else void work();
      now.hasStarted = true;
      now.listeners += 1;
    },
    leave() {
      now.listeners -= 1;
      if (now.listeners === 0) void stopUnheard();
    },
  };
}
