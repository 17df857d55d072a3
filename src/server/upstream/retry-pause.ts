import type { Random } from '#core/outside-world.ts';
import { RecipeError } from '#core/recipes/recipe-error.ts';

/** Retries when the service has a passing problem. */
const MAX_RETRIES = 2;
const FIRST_PAUSE_MS = 500;
const PAUSE_GROWTH = 3;

/** Longest announced wait that a visitor is made to sit through. */
const MAX_ANNOUNCED_WAIT_S = 5;

/** Upstream statuses that usually clear up by themselves. */
const PASSING_STATUSES: ReadonlySet<number | undefined> = new Set([500, 503, 504]);

/**
 * How long to wait before retrying a call that failed without a dish.
 *
 * @param tries how many retries have been made.
 * @returns milliseconds, or `undefined` when a retry makes no sense.
 */
export function pauseBeforeRetry(
  error: unknown,
  tries: number,
  random: Random,
): number | undefined {
  if (!(error instanceof RecipeError)) return undefined;
  // Jitter, or all calls that failed together would come back together.
  const spread = 0.5 + random();
  if (error.code === 'unavailable' && PASSING_STATUSES.has(error.status)) {
    return tries < MAX_RETRIES ? FIRST_PAUSE_MS * PAUSE_GROWTH ** tries * spread : undefined;
  }
  const announcedS = error.code === 'rate-limited' ? error.retryAfterSeconds : undefined;
  if (announcedS === undefined || announcedS > MAX_ANNOUNCED_WAIT_S || tries > 0) return undefined;
  return announcedS * 1000 + FIRST_PAUSE_MS * random();
}
