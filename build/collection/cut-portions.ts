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
 * Most gzip bytes of a portion. Smaller portions compress worse; larger ones bring more dishes with
 * an answer's five that are not shown (see docs/decisions/0002).
 */
const MOST_BYTES = 7_050;
/** This many dishes never exceed the limit, so fewer need not be tried. */
const SAFE_COUNT = 8;

/**
 * Splits the collection into portions of nearly equal size: the largest decide what an answer
 * costs.
 */
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
