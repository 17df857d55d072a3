import { gzipSync } from 'node:zlib';
import type { DishBody } from '../../src/core/sources/collection/packed-collection.ts';
import {
  MAX_SHARD_PHRASES,
  packShard,
  phrasesIn,
  type PackedShard,
  type ShardPhrases,
} from '../../src/core/sources/collection/packed-shard.ts';

/** The dishes of one file. */
type Shard = {
  /** Position of its first dish in the collection. */
  readonly start: number;
  readonly packed: PackedShard;
};

/** All dishes, and the phrases that their files share. */
export type CutCollection = { readonly shards: readonly Shard[]; readonly phrases: ShardPhrases };

/**
 * Most gzip bytes of a shard. Smaller shards compress worse; larger ones bring more dishes that an
 * answer does not show (see docs/decisions/0002).
 */
const MOST_BYTES = 4_170;
/** This many dishes never exceed the limit, so fewer need not be tried. */
const SAFE_COUNT = 8;
/** About as many dishes as a shard has. */
const DISHES_PER_SHARD = 11;
/** Letters that a word costs where it is replaced, and in the table. */
const CODE_LETTERS = 1.6;
/** The same that a phrase saves with each of its words, which have codes of their own, and its cost. */
const JOINED_LETTERS = 1.2;
const PHRASE_LETTERS = 1.3;

/**
 * Splits the collection into shards of nearly equal size: the largest decide what an answer
 * costs.
 */
export function cutShards(bodies: readonly DishBody[]): CutCollection {
  const phrases = findFrequentPhrases(bodies);
  const weigh = (some: readonly DishBody[]) =>
    gzipSync(JSON.stringify(packShard(some, phrases))).length;
  const shards: Shard[] = [];
  for (let start = 0; start < bodies.length;) {
    let end = Math.min(start + SAFE_COUNT, bodies.length);
    while (end < bodies.length && weigh(bodies.slice(start, end + 1)) <= MOST_BYTES) end += 1;
    shards.push({ start, packed: packShard(bodies.slice(start, end), phrases) });
    start = end;
  }
  return { shards, phrases };
}

/** Those that save most: long ones in nearly every shard. */
function findFrequentPhrases(bodies: readonly DishBody[]): ShardPhrases {
  const uses = new Map<string, number>();
  for (let at = 0; at < bodies.length; at += DISHES_PER_SHARD) {
    const texts = Object.values(packShard(bodies.slice(at, at + DISHES_PER_SHARD), []));
    for (const phrase of new Set(texts.flatMap(phrasesIn))) {
      uses.set(phrase, (uses.get(phrase) ?? 0) + 1);
    }
  }
  return [...uses]
    .map(([phrase, shards]) => ({ phrase, saved: shards * lettersSaved(phrase) }))
    .toSorted((a, b) => b.saved - a.saved || (a.phrase < b.phrase ? -1 : 1))
    .slice(0, MAX_SHARD_PHRASES)
    .map(({ phrase }) => phrase)
    .toSorted();
}

function lettersSaved(phrase: string): number {
  const words = phrase.split(' ').length;
  return words === 1 ? phrase.length - CODE_LETTERS : words * JOINED_LETTERS - PHRASE_LETTERS;
}
