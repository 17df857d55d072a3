import { useEffect, useRef, useState } from 'react';
import { dishesAsked } from '#core/sources/dishes-asked.ts';
import { useInSight } from '../ui/use-in-sight.ts';
import type { AnswerOnScreen } from './answer-state.ts';

/** With more rows than this the overview fills a screen, and nothing below it is visible. */
const MAX_RESERVED_ROWS = 12;

/** Nobody starts reading sooner: an answer this fast takes only the space it needs. */
const READING_STARTS_MS = 500;

/**
 * How many rows the overview reserves, so that nothing below it moves while the answer is written.
 * An answer with fewer dishes gives up the rest once the overview is out of view, if the browser
 * has scroll anchoring; Safari does not.
 */
export function useReservedRows(answer: AnswerOnScreen) {
  const { question } = answer;
  const isBusy = answer.status === 'writing';
  const overview = useRef<HTMLDivElement>(null);
  const [read, setRead] = useState<string>();
  const isRead = read === question;

  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setTimeout(() => setRead(question), READING_STARTS_MS);
    return () => clearTimeout(timer);
  }, [isBusy, question]);

  useInSight(
    () => (CSS.supports('overflow-anchor', 'auto') ? overview.current : null),
    (isInSight) => isInSight || setRead(undefined),
    { isOn: !isBusy && isRead },
  );

  const rows = isBusy || isRead ? Math.min(MAX_RESERVED_ROWS, dishesAsked(question)) : 0;
  return { rows, overview };
}
