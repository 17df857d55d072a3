import { useEffect, type RefObject } from 'react';

type EndInViewParts = {
  /** An element below the last entry. */
  readonly end: RefObject<HTMLElement | null>;
  /** False once everything is shown. */
  readonly isGrowing: boolean;
  /** Entries shown now. */
  readonly size: number;
  /** Shows more. The same function with each rendering, as is the next. */
  readonly grow: () => void;
  /** What counts as in view; the window, if nothing is said. */
  readonly viewOf?: (end: Element) => IntersectionObserverInit;
};

/** Shows more of a list whenever its end comes into view. */
export function useEndInView({ end, isGrowing, size, grow, viewOf }: EndInViewParts): void {
  useEffect(() => {
    const element = end.current;
    if (element === null || !isGrowing) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && grow(),
      viewOf?.(element),
    );
    observer.observe(element);
    return () => observer.disconnect();
    // Observed again after each growth: an end that stays in view triggers nothing.
  }, [end, isGrowing, size, grow, viewOf]);
}
