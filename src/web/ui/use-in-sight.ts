import { useEffect, useEffectEvent } from 'react';

type Watch = {
  /** Pixels outside the window that count as in sight. */
  readonly aheadPx?: number;
  readonly isOn?: boolean;
  /** The element is found and reported again when this changes. */
  readonly again?: unknown;
};

/**
 * Reports whether an element is in sight: first where it is, then whenever that changes.
 *
 * @param find called after rendering.
 */
export function useInSight(
  find: () => Element | null,
  onChange: (isInSight: boolean) => void,
  { aheadPx = 0, isOn = true, again }: Watch = {},
): void {
  const findNow = useEffectEvent(find);
  const report = useEffectEvent(onChange);
  useEffect(() => {
    const element = isOn ? findNow() : null;
    if (element === null || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => report(entries.at(-1)?.isIntersecting ?? true),
      // A margin is one of the element that scrolls.
      aheadPx > 0 ? { root: scrollerOf(element), rootMargin: `${aheadPx}px` } : {},
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [aheadPx, isOn, again]);
}

/** The element that scrolls if the page itself does not; null if the window does. */
export function scrollerOf(element: Element): Element | null {
  const main = element.closest('main');
  return main !== null && getComputedStyle(main).overflowY === 'auto' ? main : null;
}
