import { gzipSync } from 'node:zlib';
import type { DishBody } from '../../src/core/sources/collection/packed-collection.ts';
import {
  MAX_SHARD_WORDS,
  packShard,
  type PackedShard,
  type ShardWords,
} from '../../src/core/sources/collection/packed-shard.ts';

/** The dishes of one file. */
type Shard = {
  /** Position of its first dish in the collection. */
  readonly start: number;
  readonly packed: PackedShard;
};

/** All dishes, and the words that their files share. */
export type CutCollection = { readonly shards: readonly Shard[]; readonly words: ShardWords };

/**
 * Most gzip bytes of a shard. Smaller shards compress worse; larger ones bring more dishes that an
 * answer does not show (see docs/decisions/0002).
 */
const MOST_BYTES = 4_810;
/** This many dishes never exceed the limit, so fewer need not be tried. */
const SAFE_COUNT = 8;
/** About as many dishes as a shard has. */
const DISHES_PER_SHARD = 16;
/** Rarer words are not worth their line in the table; a first answer pays for all of them. */
const WORDS = Math.min(1200, MAX_SHARD_WORDS);
/** Letters that a word costs where it is replaced, and in the table. */
const CODE_LETTERS = 1.6;

/**
 * Splits the collection into shards of nearly equal size: the largest decide what an answer
 * costs.
 */
export function cutShards(bodies: readonly DishBody[]): CutCollection {
  const words = findFrequentWords(bodies);
  const weigh = (some: readonly DishBody[]) =>
    gzipSync(JSON.stringify(packShard(some, words))).length;
  const shards: Shard[] = [];
  for (let start = 0; start < bodies.length;) {
    let end = Math.min(start + SAFE_COUNT, bodies.length);
    while (end < bodies.length && weigh(bodies.slice(start, end + 1)) <= MOST_BYTES) end += 1;
    shards.push({ start, packed: packShard(bodies.slice(start, end), words) });
    start = end;
  }
  return { shards, words };
}

/** The words that save most: long ones in nearly every shard. */
function findFrequentWords(bodies: readonly DishBody[]): ShardWords {
  const uses = new Map<string, number>();
  for (let at = 0; at < bodies.length; at += DISHES_PER_SHARD) {
    const texts = Object.values(packShard(bodies.slice(at, at + DISHES_PER_SHARD), []));
    for (const word of new Set(texts.join(' ').match(/[a-z]+/giu))) {
      uses.set(word, (uses.get(word) ?? 0) + 1);
    }
  }
  return [...uses]
    .map(([word, shards]) => ({ word, saved: shards * (word.length - CODE_LETTERS) }))
    .toSorted((a, b) => b.saved - a.saved || (a.word < b.word ? -1 : 1))
    .slice(0, WORDS)
    .map(({ word }) => word)
    .toSorted();
}
