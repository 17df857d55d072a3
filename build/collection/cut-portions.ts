import { gzipSync } from 'node:zlib';
import type { DishBody } from '../../src/core/sources/collection/packed-collection.ts';
import {
  packPortion,
  type PackedPortion,
} from '../../src/core/sources/collection/packed-portion.ts';

/** The dishes of one file. */
export type Portion = {
  /** Position of the first of them in the collection. */
  readonly start: number;
  readonly packed: PackedPortion;
};

/**
 * Gzip bytes of a portion at most. Smaller ones compress worse, and in larger ones the five dishes of
 * an answer bring more with them that is not shown (see docs/decisions/0002).
 */
const MOST_BYTES = 7_050;
/** So many dishes never weigh as much: they need not be tried. */
const SAFE_COUNT = 8;

/** Cuts the collection into portions of nearly one weight: the heaviest decide what an answer costs. */
export function cutPortions(bodies: readonly DishBody[]): readonly Portion[] {
  const portions: Portion[] = [];
  for (let start = 0; start < bodies.length;) {
    let end = Math.min(start + SAFE_COUNT, bodies.length);
    while (end < bodies.length && weigh(bodies.slice(start, end + 1)) <= MOST_BYTES) end += 1;
    portions.push({ start, packed: packPortion(bodies.slice(start, end)) });
    start = end;
  }
  return portions;
}

const weigh = (bodies: readonly DishBody[]): number =>
  gzipSync(JSON.stringify(packPortion(bodies))).length;
