import type { Clock, Random } from '#core/outside-world.ts';
import { RecipeError } from '#core/recipes/recipe-error.ts';
import type { Answer, FindOptions, RecipeSource } from '#core/sources/recipe-source.ts';
import { pause } from './abortable.ts';
import { releaseAnswer } from './release-answer.ts';

/** Tries after the first one where the service had a bad moment. */
const MAX_RETRIES = 2;
const FIRST_PAUSE_MS = 500;
const PAUSE_GROWTH = 3;

/** A visitor waits so long for a turn that the service has announced, and no longer. */
const MAX_ANNOUNCED_WAIT_S = 5;

/** Upstream statuses that go away by themselves. */
const PASSING_STATUSES: ReadonlySet<number | undefined> = new Set([500, 503, 504]);

export type RetryParts = { readonly clock: Clock; readonly random: Random };

/**
 * Asks again where that is likely to help and costs nobody anything: never once a dish has come,
 * never what the service refuses. Suggestions are not retried: they have their own pauses.
 */
export function retrySource<Given>(
  source: RecipeSource<Given>,
  parts: RetryParts,
): RecipeSource<Given> {
  return {
    async *findDishes(question: string, options: FindOptions): Answer<Given> {
      for (let tries = 0; ; tries += 1) {
        let hasDish = false;
        const answer = source.findDishes(question, options);
        try {
          let step = await answer.next();
          while (step.done !== true) {
            hasDish = true;
            yield step.value;
            step = await answer.next();
          }
          return step.value;
        } catch (error) {
          options.signal.throwIfAborted();
          const pauseMs = hasDish ? undefined : pauseBeforeRetry(error, tries, parts.random);
          if (pauseMs === undefined) throw error;
          await pause(pauseMs, parts.clock, options.signal);
        } finally {
          await releaseAnswer(answer);
        }
      }
    },
    suggestDishes: (count, options) => source.suggestDishes(count, options),
  };
}

/** @returns milliseconds, or `undefined` when asking again makes no sense. */
function pauseBeforeRetry(error: unknown, tries: number, random: Random): number | undefined {
  if (!(error instanceof RecipeError)) return undefined;
  // Spread out, or all who failed together would come back together.
  const spread = 0.5 + random();
  if (error.code === 'unavailable' && PASSING_STATUSES.has(error.status)) {
    return tries < MAX_RETRIES ? FIRST_PAUSE_MS * PAUSE_GROWTH ** tries * spread : undefined;
  }
  const announcedS = error.code === 'rate-limited' ? error.retryAfterSeconds : undefined;
  if (announcedS === undefined || announcedS > MAX_ANNOUNCED_WAIT_S || tries > 0) return undefined;
  return announcedS * 1000 + FIRST_PAUSE_MS * random();
}
