import { useEffect, useState, type RefObject } from 'react';
import { CONVERSATION_PARAMETER } from '../paths.ts';
import type { AnswerBodyLoader } from './answer-body-loader.ts';
import type { AnswerStore } from './answer-store.ts';

/**
 * Brings the conversation of the address on screen, or the empty screen where it names none, and
 * begins each at its top.
 *
 * @returns whether that has happened: until then the finished HTML keeps the empty screen covered.
 */
export function useShownConversation(
  id: string | undefined,
  answers: AnswerStore,
  body: AnswerBodyLoader,
  scroller: RefObject<HTMLElement | null>,
): boolean {
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    // The finished HTML knows no address: while the page is taken over, it seems to have no id.
    if (id === undefined && isIdInAddress()) return undefined;
    let isCurrent = true;
    // What is on screen and only gets its address, because it has been saved, does not move.
    const isOnScreen = id !== undefined && id === answers.getState().conversationId;
    const show = () => {
      if (!isCurrent) return;
      void answers.show(id).then(() => setIsShown(true));
      if (!isOnScreen) scroller.current?.scrollTo(0, 0);
    };
    // Only once it can be shown: the empty screen stays covered until then.
    if (id === undefined || isOnScreen) show();
    else void body.load().then(show);
    return () => {
      isCurrent = false;
    };
  }, [answers, body, id, scroller]);

  useEffect(() => {
    // Uncovered with the drawing that shows the conversation, and not a frame before it.
    if (isShown) delete document.documentElement.dataset['opening'];
  }, [isShown]);

  return isShown;
}

function isIdInAddress(): boolean {
  return new URLSearchParams(window.location.search).has(CONVERSATION_PARAMETER);
}
