import type { Clock } from '#core/outside-world.ts';
import type { AnswerEnd } from '#core/recipes/answer-end.ts';
import type { DishBytes } from '../encoding/dish-bytes.ts';

/** A whole answer, worth being given again. */
export type KeptAnswer = { readonly dishes: readonly DishBytes[]; readonly end: AnswerEnd };

/** Whole answers by normalised question. May forget anything at any time, and never fails. */
export interface DishCache {
  get(key: string): KeptAnswer | undefined;
  /** Replaces what was kept under the key. */
  set(key: string, answer: KeptAnswer): void;
}

export const KEPT_ANSWER_MS = 60 * 60 * 1000;
export const MAX_KEPT_ANSWERS = 2_000;
export const MAX_KEPT_BYTES = 64 * 1024 * 1024;

export type MemoryCacheOptions = {
  readonly clock: Clock;
  readonly lifetimeMs?: number;
  readonly maxEntries?: number;
  readonly maxBytes?: number;
};

type Entry = { readonly answer: KeptAnswer; readonly bytes: number; readonly untilMs: number };

/** Keeps answers in this process; those asked for longest ago go first. */
export function createMemoryCache({
  clock,
  lifetimeMs = KEPT_ANSWER_MS,
  maxEntries = MAX_KEPT_ANSWERS,
  maxBytes = MAX_KEPT_BYTES,
}: MemoryCacheOptions): DishCache {
  // A map remembers the order of insertion: whoever is asked for is put to the end again.
  const entries = new Map<string, Entry>();
  let totalBytes = 0;

  const remove = (key: string): void => {
    totalBytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };

  return {
    get(key) {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      if (entry.untilMs <= clock.now()) {
        remove(key);
        return undefined;
      }
      entries.delete(key);
      entries.set(key, entry);
      return entry.answer;
    },
    set(key, answer) {
      remove(key);
      const bytes = sizeOf(key, answer);
      if (bytes > maxBytes) return;
      entries.set(key, { answer, bytes, untilMs: clock.now() + lifetimeMs });
      totalBytes += bytes;
      for (const oldest of entries.keys()) {
        if (entries.size <= maxEntries && totalBytes <= maxBytes) break;
        remove(oldest);
      }
    },
  };
}

/** A string takes two bytes a character at most; what stands around the bytes of a dish is small. */
const BYTES_PER_CHARACTER = 2;
const BYTES_AROUND = 256;

function sizeOf(key: string, { dishes }: KeptAnswer): number {
  const bytes = dishes.reduce((sum, dish) => sum + dish.byteLength + BYTES_AROUND, BYTES_AROUND);
  return bytes + key.length * BYTES_PER_CHARACTER;
}
