import type { Clock, Random } from '#core/outside-world.ts';
import { RecipeError } from '#core/recipes/recipe-error.ts';
import type { Answer, FindOptions, RecipeSource } from '#core/sources/recipe-source.ts';
import { pause } from '#core/waiting.ts';
import { releaseAnswer } from '../answers/encoded-source.ts';
import type { DailyBudget } from '../limits/daily-budget.ts';
import type { Metrics, Outcome } from '../metrics/metrics.ts';

/** Retries when the service has a passing problem. */
const MAX_RETRIES = 2;
const FIRST_PAUSE_MS = 500;
const PAUSE_GROWTH = 3;

/** Longest announced wait imposed on a visitor. */
const MAX_ANNOUNCED_WAIT_S = 5;

/** Upstream statuses that usually clear up by themselves. */
const PASSING_STATUSES: ReadonlySet<number | undefined> = new Set([500, 503, 504]);

export type UpstreamParts<Given> = {
  readonly metrics: Pick<Metrics, 'count' | 'firstDishAfter'>;
  readonly clock: Clock;
  readonly random: Random;
  readonly budget: Pick<DailyBudget, 'reserve'>;
  /** Answers when the budget has no room for a call. */
  readonly standIn: Pick<RecipeSource<Given>, 'findDishes'>;
  /** The most that a call may cost, in dollars. */
  readonly mostDollars: {
    readonly dishes: (question: string) => number;
    readonly suggestions: number;
  };
};

/**
 * The upstream source with metrics, retries and the day's budget. Every call is counted, with its
 * outcome and time to its first dish. A call that failed without a dish is retried if that may
 * help: never after a dish or a refusal. Suggestions are not retried; their pool paces itself. No
 * call is made that exceeds the budget: the stand-in answers instead. One generator does it all
 * (`decisions/0006`).
 */
export function createUpstreamSource<Given>(
  source: RecipeSource<Given>,
  { metrics, clock, random, budget, standIn, mostDollars }: UpstreamParts<Given>,
): RecipeSource<Given> {
  return {
    async *findDishes(question: string, options: FindOptions): Answer<Given> {
      for (let tries = 0; ; tries += 1) {
        const release = await budget.reserve(mostDollars.dishes(question));
        if (release === undefined) return yield* standIn.findDishes(question, options);
        metrics.count('upstream_calls', { call: 'dishes' });
        const startedAt = clock.now();
        let outcome: Outcome = 'left';
        let hasDish = false;
        let pauseMs: number | undefined;
        const answer = source.findDishes(question, options);
        try {
          let step = await answer.next();
          while (step.done !== true) {
            if (!hasDish) metrics.firstDishAfter(clock.now() - startedAt);
            hasDish = true;
            yield step.value;
            step = await answer.next();
          }
          outcome = step.value.complete ? 'complete' : 'incomplete';
          return step.value;
        } catch (error) {
          outcome = outcomeOf(error, options.signal);
          options.signal.throwIfAborted();
          pauseMs = hasDish ? undefined : pauseBeforeRetry(error, tries, random);
          if (pauseMs === undefined) throw error;
        } finally {
          metrics.count('upstream_ends', { call: 'dishes', outcome });
          if (outcome === 'left') await releaseAnswer(answer);
          release();
        }
        await pause(pauseMs, clock, options.signal);
      }
    },

    async suggestDishes(count, options) {
      const release = await budget.reserve(mostDollars.suggestions);
      if (release === undefined) throw new RecipeError('quota-exhausted');
      metrics.count('upstream_calls', { call: 'suggestions' });
      let outcome: Outcome = 'complete';
      try {
        return await source.suggestDishes(count, options);
      } catch (error) {
        outcome = outcomeOf(error, options.signal);
        throw error;
      } finally {
        metrics.count('upstream_ends', { call: 'suggestions', outcome });
        release();
      }
    },
  };
}

function outcomeOf(error: unknown, signal: AbortSignal): Outcome {
  if (signal.aborted) return signal.reason instanceof RecipeError ? signal.reason.code : 'left';
  return error instanceof RecipeError ? error.code : 'unavailable';
}

/**
 * How long to wait before retrying a call that failed without a dish.
 *
 * @param tries how many retries have been made.
 * @returns milliseconds, or `undefined` if a retry makes no sense.
 */
function pauseBeforeRetry(error: unknown, tries: number, random: Random): number | undefined {
  if (!(error instanceof RecipeError)) return undefined;
  // Without jitter, all calls that failed together would return together.
  const spread = 0.5 + random();
  if (error.code === 'unavailable' && PASSING_STATUSES.has(error.status)) {
    return tries < MAX_RETRIES ? FIRST_PAUSE_MS * PAUSE_GROWTH ** tries * spread : undefined;
  }
  const announcedS = error.code === 'rate-limited' ? error.retryAfterSeconds : undefined;
  if (announcedS === undefined || announcedS > MAX_ANNOUNCED_WAIT_S || tries > 0) return undefined;
  return announcedS * 1000 + FIRST_PAUSE_MS * random();
}
