import { useEffect, useState, type RefObject } from 'react';

/** An element with a smaller visible share counts as out of view. */
const SEEN_SHARE = 0.9;

/** Whether the first child of an element lies below what its scroller shows. */
export function useIsBelow(
  parent: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
): boolean {
  const [isBelow, setIsBelow] = useState(false);
  useEffect(() => {
    const [root, child] = [scroller.current, parent.current?.firstElementChild];
    if (root === null || !child) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last === undefined) return;
        const isAbove = last.boundingClientRect.top < root.getBoundingClientRect().top;
        setIsBelow(last.intersectionRatio < SEEN_SHARE && !isAbove);
      },
      { root, threshold: SEEN_SHARE },
    );
    observer.observe(child);
    return () => observer.disconnect();
  }, [parent, scroller]);
  return isBelow;
}
