import { LRUCache } from 'lru-cache';
import type { Clock } from '#core/outside-world.ts';
import type { AnswerEvent } from './answer-event.ts';

export const CACHED_ANSWER_MS = 60 * 60 * 1000;

const MAX_CACHED_ANSWERS = 2_000;
const MAX_CACHED_BYTES = 64 * 1024 * 1024;

/** Whole answers by key, in this process; the least recently used are evicted first. */
export const createAnswerCache = (clock: Clock) =>
  new LRUCache<string, readonly AnswerEvent[]>({
    max: MAX_CACHED_ANSWERS,
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: sizeOf,
    ttl: CACHED_ANSWER_MS,
    ttlResolution: 0,
    perf: clock,
  });

/** A string takes at most two bytes a character; the overhead around a dish's bytes is small. */
const BYTES_PER_CHARACTER = 2;
const BYTES_AROUND = 256;

function sizeOf(events: readonly AnswerEvent[], key: string): number {
  const sizes = events.map((event) => (event.type === 'dish' ? event.dish.byteLength : 0));
  return sizes.reduce((sum, size) => sum + size + BYTES_AROUND, key.length * BYTES_PER_CHARACTER);
}
