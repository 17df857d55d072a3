import type { Clock } from '#core/outside-world.ts';
import { RecipeError } from '#core/recipes/recipe-error.ts';
import type { RecipeSource } from '#core/sources/recipe-source.ts';
import { within } from '#core/within.ts';
import type { Log } from '../log.ts';
import type { SharedStore } from '../sharing/shared-store.ts';
import { TITLES_PER_DRAW } from './draw-titles.ts';
import { createSuggestionStore } from './suggestion-store.ts';

/** At most one AI call in this time, for all gateways on one store. */
export const TURN_MS = 60_000;

/** Pauses after failures double up to this limit. */
const MAX_PAUSE_MS = 60 * 60 * 1000;

/** A longer call is aborted; shorter than a turn, so that two never overlap. */
const MAX_CALL_MS = 30_000;

/** How long the very first visitor waits for the AI before the collection steps in. */
export const FIRST_TITLES_WAIT_MS = 3_000;

/** How soon a gateway without the turn checks again. */
const NEXT_LOOK_MS = 5_000;

/** Any source of titles, whatever the form of its dishes. */
export type TitleSource = Pick<RecipeSource, 'suggestDishes'>;

export type TitleRefillParts = {
  /** The AI, if there is one. */
  readonly source: TitleSource | undefined;
  readonly store: SharedStore;
  readonly clock: Clock;
  readonly log: Log;
};

/** The titles that the AI has written; reading them asks it for more when due. */
export function createTitleRefill({ source, clock, log, ...parts }: TitleRefillParts) {
  const store = createSuggestionStore(parts.store);
  let refilling: Promise<void> | undefined;
  let nextLookAtMs = Number.NEGATIVE_INFINITY;
  let failures = 0;
  /** Written by this gateway's last call and not taken yet. */
  let fresh: readonly string[] = [];

  const refill = async (asked: TitleSource): Promise<void> => {
    nextLookAtMs = clock.now() + NEXT_LOOK_MS;
    if (!(await store.takeTurn(TURN_MS))) return;
    nextLookAtMs = clock.now() + TURN_MS;
    const givingUp = new AbortController();
    const stop = clock.setTimer(() => givingUp.abort(new RecipeError('timeout')), MAX_CALL_MS);
    try {
      fresh = await asked.suggestDishes(TITLES_PER_DRAW, { signal: givingUp.signal });
      failures = 0;
      await store.add(fresh);
    } catch (error) {
      const pauseMs = pauseAfter(error, failures);
      failures += 1;
      nextLookAtMs = clock.now() + pauseMs;
      log.warn({ error, pauseMs }, 'suggestions failed');
      await store.pause(pauseMs);
    } finally {
      stop();
    }
  };

  const refillWhenDue = (): void => {
    if (source === undefined || refilling !== undefined || clock.now() < nextLookAtMs) return;
    refilling = refill(source)
      .catch((error: unknown) => log.error({ error }, 'suggestions not refilled'))
      .finally(() => {
        refilling = undefined;
      });
  };

  return {
    /** All titles written by any gateway; the very first visitor waits for some. */
    async written(): Promise<readonly string[]> {
      refillWhenDue();
      const titles = await store.titles();
      if (titles.length > 0 || refilling === undefined) return titles;
      await within(FIRST_TITLES_WAIT_MS, refilling, clock);
      return await store.titles();
    },

    /** Titles nobody has seen; each is given once. */
    takeFresh(): readonly string[] {
      const taken = fresh;
      fresh = [];
      return taken;
    },
  };
}

function pauseAfter(error: unknown, failures: number): number {
  const ours = error instanceof RecipeError ? error : undefined;
  // The service does not say when a daily quota resets; one call an hour finds out.
  if (ours?.code === 'quota-exhausted') return MAX_PAUSE_MS;
  const announcedMs = (ours?.retryAfterSeconds ?? 0) * 1000;
  return Math.min(MAX_PAUSE_MS, Math.max(TURN_MS * 2 ** failures, announcedMs));
}
