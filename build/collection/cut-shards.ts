import { gzipSync } from 'node:zlib';
import {
  codeNumber,
  CODES,
  CODES_PER_BYTE,
  MAX_PHRASES,
  phrasesIn,
  type Phrases,
} from '../../src/core/sources/collection/dictionary-coding.ts';
import type { DishBody } from '../../src/core/sources/collection/packed-collection.ts';
import { packShard, type PackedShard } from '../../src/core/sources/collection/packed-shard.ts';

/** The dishes of one file. */
type Shard = {
  /** Position of its first dish in the collection. */
  readonly start: number;
  readonly packed: PackedShard;
};

/** All dishes, and the phrases that their files share. */
export type CutCollection = { readonly shards: readonly Shard[]; readonly phrases: Phrases };

/**
 * Most gzip bytes of a shard. Smaller shards compress worse; larger ones bring more dishes that an
 * answer does not show (see docs/decisions/0002).
 */
const MOST_BYTES = 3_400;
/** This many dishes never exceed the limit, so fewer need not be tried. */
const SAFE_COUNT = 8;
/** About as many dishes as a shard has. */
const DISHES_PER_SHARD = 9;
/** Cost in letters of one coded word, its table entry included. */
const CODE_LETTERS = 1.6;
/** Letters that a phrase saves with each of its words, which have codes of their own, and its cost. */
const JOINED_LETTERS = 1;
const PHRASE_LETTERS = 1.4;

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
function findFrequentPhrases(bodies: readonly DishBody[]): Phrases {
  const uses = new Map<string, number>();
  for (let at = 0; at < bodies.length; at += DISHES_PER_SHARD) {
    const texts = Object.values(packShard(bodies.slice(at, at + DISHES_PER_SHARD), []));
    for (const phrase of new Set(texts.flatMap(phrasesIn))) {
      uses.set(phrase, (uses.get(phrase) ?? 0) + 1);
    }
  }
  const saved = [...uses].map(
    ([phrase, shards]) => [phrase, shards * lettersSaved(phrase)] as const,
  );
  return shareFirstBytes(mostFirst(saved).slice(0, MAX_PHRASES), bodies);
}

/** In an order that does not depend on the order given. */
const mostFirst = (phrases: readonly (readonly [phrase: string, value: number])[]): Phrases =>
  phrases.toSorted(([a, ofA], [b, ofB]) => ofB - ofA || (a < b ? -1 : 1)).map(([phrase]) => phrase);

/**
 * Phrases of like frequency side by side: few first bytes make up most codes then, and gzip writes those in
 * fewer bits. Among each other they are sorted, which their own table needs.
 */
function shareFirstBytes(phrases: Phrases, bodies: readonly DishBody[]): Phrases {
  const uses = new Map(phrases.map((phrase) => [phrase, 0]));
  for (const text of Object.values(packShard(bodies, phrases))) {
    for (const [code] of text.matchAll(CODES)) {
      const phrase = phrases[codeNumber(code)] ?? '';
      uses.set(phrase, (uses.get(phrase) ?? 0) + 1);
    }
  }
  const byUse = mostFirst([...uses]);
  const groups = Math.ceil(byUse.length / CODES_PER_BYTE);
  return Array.from({ length: groups }, (_, at) =>
    byUse.slice(at * CODES_PER_BYTE, (at + 1) * CODES_PER_BYTE).toSorted(),
  ).flat();
}

function lettersSaved(phrase: string): number {
  const words = phrase.split(' ').length;
  return words === 1 ? phrase.length - CODE_LETTERS : words * JOINED_LETTERS - PHRASE_LETTERS;
}
