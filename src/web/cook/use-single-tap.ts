import { useRef, type MouseEvent } from 'react';

/** A second tap within this time is the same knuckle bouncing. */
const BOUNCE_MS = 400;

/**
 * A click handler for taps by a knuckle: if a tap bounces, only the first counts. Keys are never
 * delayed. Faster taps count once per interval.
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
