import { useRef, type MouseEvent } from 'react';

/** A second tap within this time is the same knuckle, which has bounced. */
const BOUNCE_MS = 400;

/**
 * A click handler for an area that a knuckle hits: if a tap bounces, only the first of the two
 * counts. Keys are never delayed. Taps that follow each other faster than this count once per
 * interval.
 */
export function useSingleTap<What extends readonly unknown[]>(run: (...what: What) => void) {
  const last = useRef(Number.NEGATIVE_INFINITY);
  return ({ detail, timeStamp }: Pick<MouseEvent, 'detail' | 'timeStamp'>, ...what: What) => {
    // Keys, and screen readers, click without a pointer.
    const isTap = detail > 0;
    if (isTap && timeStamp - last.current < BOUNCE_MS) return;
    if (isTap) last.current = timeStamp;
    run(...what);
  };
}
