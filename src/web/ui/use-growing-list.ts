import { useRef, useState } from 'react';
import { useInSight } from './use-in-sight.ts';

/**
 * Entries rendered at first and added each time the end is reached: as many as most windows show,
 * since each keystroke of the search may replace them all.
 */
const PAGE_SIZE = 12;

/**
 * Shows the beginning of a long list, and more whenever its end scrolls into view: a thousand
 * conversations would otherwise cost the first frame and every keystroke of the search. What was
 * shown once stays, however many are added before it: a menu may be open there.
 */
export function useGrowingList<Element extends { readonly id: string }>(
  all: readonly Element[],
  query: string,
) {
  const [shown, setShown] = useState({ all, query, size: PAGE_SIZE });
  let { size } = shown;
  if (query !== shown.query || all !== shown.all) {
    size = query === shown.query ? sizeWith(all, shown.all[size - 1], size) : PAGE_SIZE;
    setShown({ all, query, size });
  }
  const sentinel = useRef<HTMLDivElement>(null);
  const isWhole = size >= all.length;

  useInSight(
    () => sentinel.current,
    (isInSight) => isInSight && setShown((old) => ({ ...old, size: old.size + PAGE_SIZE })),
    // An end that stays in view after a growth triggers nothing.
    { isOn: !isWhole, again: size },
  );

  return { visible: isWhole ? all : all.slice(0, size), sentinel };
}

/** As many as before, or up to the last one that was shown. */
function sizeWith(
  all: readonly { readonly id: string }[],
  last: { readonly id: string } | undefined,
  size: number,
): number {
  return last === undefined ? size : Math.max(size, all.findIndex(({ id }) => id === last.id) + 1);
}
