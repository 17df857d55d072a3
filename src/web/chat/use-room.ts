import { useEffect, useRef, useState, type RefObject } from 'react';
import { dishesAsked } from '#core/sources/dishes-asked.ts';
import { isGenerating, type AnswerState } from './answer-store.ts';

/** With more rows than this the overview fills a screen, and nothing is seen below it. */
const MAX_ROOM = 12;

/** Before that nobody has begun to read: what is written so fast gets only the room that it takes. */
const READING_STARTS_MS = 500;

/**
 * How many dishes the overview keeps room for, so that its rows push nothing down while the answer is
 * written. An answer of fewer gives the rest back when the overview is out of sight, where the browser
 * then holds what is read in its place; Safari would not.
 */
export function useRoom(answer: AnswerState) {
  const { question, origin } = answer;
  const isBusy = isGenerating(answer);
  const overview = useRef<HTMLDivElement>(null);
  const [read, setRead] = useState<string>();
  const isRead = read === question && !origin?.stopped;

  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setTimeout(() => setRead(question), READING_STARTS_MS);
    return () => clearTimeout(timer);
  }, [isBusy, question]);

  useEffect(() => {
    if (isBusy || !isRead || overview.current === null) return undefined;
    if (!CSS.supports('overflow-anchor', 'auto')) return undefined;
    const watch = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting === false) setRead(undefined);
    });
    watch.observe(overview.current);
    return () => watch.disconnect();
  }, [isBusy, isRead]);

  const room = isBusy || isRead ? Math.min(MAX_ROOM, dishesAsked(question)) : 0;
  return [room, overview] as const satisfies readonly [number, RefObject<HTMLDivElement | null>];
}
