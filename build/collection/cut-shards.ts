import { gzipSync } from 'node:zlib';
import type { DishBody } from '../../src/core/sources/collection/packed-collection.ts';
import { packShard, type PackedShard } from '../../src/core/sources/collection/packed-shard.ts';

/** The dishes of one file. */
export type Shard = {
  /** Position of the first of them in the collection. */
  readonly start: number;
  readonly packed: PackedShard;
};

/**
 * Most gzip bytes of a shard. Smaller shards compress worse; larger ones bring more dishes with
 * an answer's five that are not shown (see docs/decisions/0002).
 */
const MOST_BYTES = 6_800;
/** This many dishes never exceed the limit, so fewer need not be tried. */
const SAFE_COUNT = 8;

/**
 * Splits the collection into shards of nearly equal size: the largest decide what an answer
 * costs.
 */
export function cutShards(bodies: readonly DishBody[]): readonly Shard[] {
  const shards: Shard[] = [];
  for (let start = 0; start < bodies.length;) {
    let end = Math.min(start + SAFE_COUNT, bodies.length);
    while (end < bodies.length && weigh(bodies.slice(start, end + 1)) <= MOST_BYTES) end += 1;
    shards.push({ start, packed: packShard(bodies.slice(start, end)) });
    start = end;
  }
  return shards;
}

const weigh = (bodies: readonly DishBody[]): number =>
  gzipSync(JSON.stringify(packShard(bodies))).length;
