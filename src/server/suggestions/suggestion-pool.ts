import type { Clock, Random } from '#core/outside-world.ts';
import type { SuggestionsResponse } from '#core/protocol/dish-events.ts';
import { RecipeError } from '#core/recipes/recipe-error.ts';
import type { RecipeSource } from '#core/sources/recipe-source.ts';
import type { Log } from '../log.ts';
import type { SharedStore } from '../sharing/shared-store.ts';
import { atMost } from '../waiting.ts';
import { drawTitles, TITLES_PER_DRAW } from './draw-titles.ts';
import { createSuggestionStore, MAX_POOL_TITLES } from './suggestion-store.ts';

/** At most one AI call in this time, for all gateways on one store together. */
export const TURN_MS = 60_000;

/** Pauses after failures double up to this limit. */
const MAX_PAUSE_MS = 60 * 60 * 1000;

/** A longer call is aborted; shorter than a turn, so that two never overlap. */
const MAX_CALL_MS = 30_000;

/** How long the very first visitor waits for the AI before the collection steps in. */
export const FIRST_TITLES_WAIT_MS = 3_000;

/** How soon a gateway without the turn checks again. */
const NEXT_LOOK_MS = 5_000;

/** Any source of titles, whatever form its dishes have. */
type TitleSource = Pick<RecipeSource, 'suggestDishes'>;

type SuggestionPoolParts = {
  /** The AI, if there is one. */
  readonly source: TitleSource | undefined;
  readonly collection: TitleSource;
  readonly store: SharedStore;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
};

/** Titles for the start screen, which the AI refills in the background. */
export function createSuggestionPool(parts: SuggestionPoolParts) {
  const { source, collection, clock, random, log } = parts;
  const store = createSuggestionStore(parts.store);
  let refilling: Promise<void> | undefined;
  let nextLookAtMs = Number.NEGATIVE_INFINITY;
  let failures = 0;
  /** Written by this gateway's last call and not yet drawn. */
  let fresh: readonly string[] = [];
  let collectionTitles: readonly string[] | undefined;

  const refill = async (asked: TitleSource): Promise<void> => {
    nextLookAtMs = clock.now() + NEXT_LOOK_MS;
    if (!(await store.takeTurn(TURN_MS))) return;
    nextLookAtMs = clock.now() + TURN_MS;
    const givingUp = new AbortController();
    const stop = clock.setTimer(() => givingUp.abort(new RecipeError('timeout')), MAX_CALL_MS);
    try {
      fresh = await titlesOf(asked, TITLES_PER_DRAW, givingUp.signal);
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

  const writtenTitles = async (): Promise<readonly string[]> => {
    refillWhenDue();
    const titles = await store.titles();
    if (titles.length > 0 || refilling === undefined) return titles;
    await atMost(FIRST_TITLES_WAIT_MS, refilling, clock);
    return await store.titles();
  };

  return {
    /**
     * Ten different titles. Only this triggers AI calls for more.
     *
     * @throws RecipeError `unavailable` when there are no titles at all.
     */
    async draw(): Promise<SuggestionsResponse> {
      const { signal } = new AbortController();
      const written = await writtenTitles();
      collectionTitles ??= await titlesOf(collection, MAX_POOL_TITLES, signal);
      const drawn = drawTitles({ fresh, written, collection: collectionTitles }, random);
      if (drawn.suggestions.length === 0) throw new RecipeError('unavailable');
      fresh = [];
      return drawn;
    },
  };
}

async function titlesOf(source: TitleSource, count: number, signal: AbortSignal) {
  return (await source.suggestDishes(count, { signal })).map(({ foodName }) => foodName);
}

function pauseAfter(error: unknown, failures: number): number {
  const ours = error instanceof RecipeError ? error : undefined;
  // The service does not say when a daily quota resets: one call an hour finds out.
  if (ours?.code === 'quota-exhausted') return MAX_PAUSE_MS;
  const announcedMs = (ours?.retryAfterSeconds ?? 0) * 1000;
  return Math.min(MAX_PAUSE_MS, Math.max(TURN_MS * 2 ** failures, announcedMs));
}
