import { useEffect, useRef, useState } from 'react';

/** Entries put on the page at first, and with each scroll to the end: as many as most windows show. */
const PAGE_SIZE = 20;

/**
 * Shows the beginning of a long list, and more whenever its end comes into sight: a thousand
 * conversations would otherwise cost the first frame and every keystroke of the search.
 */
export function useGrowingList<Element>(all: readonly Element[], query: string) {
  const [size, setSize] = useState(PAGE_SIZE);
  const [shownQuery, setShownQuery] = useState(query);
  if (query !== shownQuery) {
    // Another search begins at the top, however far the last one was scrolled.
    setShownQuery(query);
    setSize(PAGE_SIZE);
  }
  const sentinel = useRef<HTMLDivElement>(null);
  const isWhole = size >= all.length;

  useEffect(() => {
    const end = sentinel.current;
    if (end === null || isWhole) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSize((old) => old + PAGE_SIZE);
    });
    observer.observe(end);
    return () => observer.disconnect();
    // Observed again after each growth: an end that stays in sight says nothing by itself.
  }, [isWhole, size]);

  return { visible: isWhole ? all : all.slice(0, size), sentinel };
}
