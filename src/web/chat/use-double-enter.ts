import { useRef, type KeyboardEvent } from 'react';
import { DOUBLE_ENTER_MS, MIN_QUESTION_LENGTH } from '../limits.ts';

type FirstEnter = { readonly time: number; readonly before: string };

/**
 * Sends on a second Enter within 500 ms, and at once on Ctrl or ⌘ with Enter.
 *
 * The first Enter behaves normally: it breaks the line. The text from before it is sent, so that
 * the line break does not end up in the question.
 */
export function useDoubleEnter(send: (question: string) => void) {
  const first = useRef<FirstEnter | undefined>(undefined);

  return (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { value } = event.currentTarget;
    if (event.key !== 'Enter') {
      first.current = undefined;
      return;
    }
    // Enter that confirms a word of an input method does not count, nor does a key that is held
    // down.
    if (isComposing(event) || event.repeat || event.shiftKey) return;
    if (value.trim().length < MIN_QUESTION_LENGTH) {
      event.preventDefault();
      return;
    }
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      send(value);
      return;
    }
    const now = event.timeStamp;
    if (first.current !== undefined && now - first.current.time <= DOUBLE_ENTER_MS) {
      event.preventDefault();
      send(first.current.before);
      first.current = undefined;
      return;
    }
    first.current = { time: now, before: value };
  };
}

/** Safari ends the composition before the key event; only its code shows that it belongs to it. */
function isComposing({ nativeEvent, keyCode }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || keyCode === 229;
}
