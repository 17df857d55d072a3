import { useEffect, useState } from 'react';
import { CONVERSATION_PARAMETER } from '../paths.ts';
import type { AnswerBodyLoader } from './answer-body-loader.ts';
import { shownConversation } from './answer-state.ts';
import type { AnswerStore } from './answer-store.ts';

/**
 * Shows the conversation of the address, or the empty screen if it names none.
 *
 * @param onGone called if this device does not have that conversation; the same function each time.
 * @returns whether it is shown; until then the prerendered HTML keeps the empty screen covered.
 */
export function useShownConversation(
  id: string | undefined,
  answers: AnswerStore,
  body: AnswerBodyLoader,
  onGone: () => void,
): boolean {
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    // The prerendered HTML knows no address: during hydration it seems to have no id.
    if (id === undefined && isIdInAddress()) return undefined;
    let isCurrent = true;
    // An answer on screen that was saved and only gets its address.
    const isOnScreen = id !== undefined && id === shownConversation(answers.getState());
    const show = async () => {
      if (!isCurrent) return;
      await answers.show(id);
      if (!isCurrent) return;
      setIsShown(true);
      if (id !== undefined && answers.getState().status === 'empty') onGone();
    };
    // Only once it can be shown; until then the empty screen stays covered.
    if (id === undefined || isOnScreen) void show();
    else void body.load().then(show);
    return () => {
      isCurrent = false;
    };
  }, [answers, body, id, onGone]);

  useEffect(() => {
    // Uncovered in the render that shows the conversation, not a frame earlier.
    if (isShown) delete document.documentElement.dataset['opening'];
  }, [isShown]);

  return isShown;
}

function isIdInAddress(): boolean {
  return new URLSearchParams(window.location.search).has(CONVERSATION_PARAMETER);
}
