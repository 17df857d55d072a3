import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'wouter';
import type { StoreApi } from 'zustand/vanilla';
import { paths } from '../paths.ts';
import type { AnswerStore, AskOptions } from './answer-store.ts';

/** Asks a question and shows the answer. */
export type Ask = (question: string, options?: AskOptions) => void;

/**
 * Asks a question and stops its answer; what was saved gets its address.
 *
 * @param draft holds the question until its answer ends.
 * @param id of the conversation in the address.
 */
export function useAsking(answers: AnswerStore, draft: StoreApi<string>, id: string | undefined) {
  const [, navigate] = useLocation();
  const isMounted = useIsMounted();
  /** True while the address belongs to a running answer. Saving then replaces it, so that Back skips it. */
  const replacesAddress = useRef(false);

  const openSaved = (savedId: string | undefined) => {
    if (savedId === undefined || !isMounted.current) return;
    navigate(paths.conversation(savedId), { replace: replacesAddress.current });
    replacesAddress.current = false;
  };

  const askAndOpen = async (asked: string, options?: AskOptions) => {
    draft.setState(asked);
    const saving = answers.ask(asked, options);
    // The previously open conversation is no longer on screen.
    if (id !== undefined) navigate(paths.chat);
    replacesAddress.current ||= id !== undefined;
    const savedId = await saving;
    const { status } = answers.getState();
    // The draft stays: another question is running, or this one was stopped before its first dish
    // and may be reworded.
    if (status === 'writing' || status === 'empty') return;
    draft.setState('');
    openSaved(savedId);
  };

  const ask: Ask = (question, options) => void askAndOpen(question, options);
  const stop = async () => openSaved(await answers.stop());

  return { ask, stop };
}

/**
 * Tells whether the screen is still shown when something slow has finished. A layout effect: any other waits for the code
 * of the screen that replaces it.
 */
function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(false);
  useLayoutEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
