import type { Random } from '#core/outside-world.ts';
import { RecipeError } from '#core/recipes/recipe-error.ts';

/** Tries after the first one where the service had a bad moment. */
const MAX_RETRIES = 2;
const FIRST_PAUSE_MS = 500;
const PAUSE_GROWTH = 3;

/** A visitor waits so long for a turn that the service has announced, and no longer. */
const MAX_ANNOUNCED_WAIT_S = 5;

/** Upstream statuses that go away by themselves. */
const PASSING_STATUSES: ReadonlySet<number | undefined> = new Set([500, 503, 504]);

/**
 * How long to wait before a call that failed without a dish is made again.
 *
 * @param tries how many calls were made again before this one.
 * @returns milliseconds, or `undefined` when asking again makes no sense.
 */
export function pauseBeforeRetry(
  error: unknown,
  tries: number,
  random: Random,
): number | undefined {
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
