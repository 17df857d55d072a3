import * as v from 'valibot';
import { parseJson } from '#core/recipes/unknown-values.ts';
import type { SharedStore } from '../sharing/shared-store.ts';

/** Most titles stored; the oldest are dropped. Enough for days without repeating a screen. */
export const MAX_POOL_TITLES = 200;

/** Titles unused for this long expire. */
const TITLES_TTL_MS = 7 * 24 * 60 * 60 * 1000;

const TITLES_KEY = 'suggestions:titles';
const TURN_KEY = 'suggestions:turn';

const Titles = v.fallback(v.array(v.string()), []);

/** The AI's titles, and whose turn it is to ask for more. */
export function createSuggestionStore(store: SharedStore) {
  /** Each title once, at most {@link MAX_POOL_TITLES}, newest first. */
  const titles = async (): Promise<readonly string[]> =>
    v.parse(Titles, parseJson((await store.get(TITLES_KEY)) ?? ''));
  return {
    titles,
    /** Call it only while holding the turn: if two add at once, one is lost. */
    async add(more: readonly string[]): Promise<void> {
      const known = [...new Set([...more, ...(await titles())])].slice(0, MAX_POOL_TITLES);
      await store.set(TITLES_KEY, JSON.stringify(known), TITLES_TTL_MS);
    },
    /**
     * Claims the only turn of the next `turnMs`. Only one gateway on the store gets it, and none
     * gets another before that time is over.
     */
    takeTurn: (turnMs: number) => store.setIfNew(TURN_KEY, '1', turnMs),
    /** No gateway gets a turn for `pauseMs` from now, whatever was claimed before. */
    pause: (pauseMs: number) => store.set(TURN_KEY, '1', pauseMs),
  };
}
