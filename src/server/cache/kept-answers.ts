import { LRUCache } from 'lru-cache';
import type { Clock } from '#core/outside-world.ts';
import type { AnswerEnd } from '#core/recipes/answer-end.ts';
import type { DishBytes } from '../encoding/dish-bytes.ts';

/** A whole answer that can be given again. */
export type KeptAnswer = { readonly dishes: readonly DishBytes[]; readonly end: AnswerEnd };

/** Whole answers by key, in this process; the least recently used are evicted first. */
export type KeptAnswers = Pick<LRUCache<string, KeptAnswer>, 'get' | 'has' | 'set'>;

export const KEPT_ANSWER_MS = 60 * 60 * 1000;

const MAX_KEPT_ANSWERS = 2_000;
const MAX_KEPT_BYTES = 64 * 1024 * 1024;

export const createKeptAnswers = (
  clock: Clock,
  { ttl = KEPT_ANSWER_MS, max = MAX_KEPT_ANSWERS, maxSize = MAX_KEPT_BYTES } = {},
): KeptAnswers =>
  new LRUCache({
    max,
    maxSize,
    sizeCalculation: sizeOf,
    ttl,
    ttlResolution: 0,
    perf: clock,
  });

/** A string takes at most two bytes a character; the overhead around a dish's bytes is small. */
const BYTES_PER_CHARACTER = 2;
const BYTES_AROUND = 256;

function sizeOf({ dishes }: KeptAnswer, key: string): number {
  const bytes = dishes.reduce((sum, dish) => sum + dish.byteLength + BYTES_AROUND, BYTES_AROUND);
  return bytes + key.length * BYTES_PER_CHARACTER;
}
