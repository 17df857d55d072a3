import { SendHorizontal, Square } from 'lucide';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { MAX_QUESTION_LENGTH } from '#core/sources/recipe-source.ts';
import { COMPOSER_MAX_HEIGHT_PX } from '../limits.ts';
import { QUESTION_PARAMETER } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Icon } from '../ui/icon.tsx';
import { text } from './text.ts';
import { useDoubleEnter } from './use-double-enter.ts';
import styles from './composer.module.css';

/** Where the visitor types; inserted text also moves the focus there. */
export const COMPOSER_ID = 'composer';

/**
 * The key in the state of a history entry whose question has been taken from its address: a reload must
 * not undo the visitor's edits.
 */
const TAKEN = 'taken';

/** The question in the page's address. */
const linkedQuestion = (): string | null =>
  new URLSearchParams(window.location.search).get(QUESTION_PARAMETER);

type ComposerProps = {
  readonly draft: string;
  readonly isGenerating: boolean;
  readonly onDraftChange: (draft: string) => void;
  readonly onSend: (question: string) => void;
  readonly onStop: () => void;
};

export function Composer({ draft, isGenerating, onDraftChange, onSend, onStop }: ComposerProps) {
  const [wasEmpty, setWasEmpty] = useState(false);
  const textarea = useHeightOfText(draft, wasEmpty);
  // Sending anything, even a suggestion, restores the usual placeholder.
  if (isGenerating && wasEmpty) setWasEmpty(false);
  const isTooLong = draft.trim().length > MAX_QUESTION_LENGTH;

  const send = (typed: string) => {
    const question = typed.trim();
    if (question === '') {
      onDraftChange('');
      setWasEmpty(true);
    } else if (question.length <= MAX_QUESTION_LENGTH) {
      setWasEmpty(false);
      onSend(question);
    }
  };

  const onKeyDown = useDoubleEnter(send);
  useFocusAfterAnswer(textarea, isGenerating);

  const takeDraft = useEffectEvent(() => {
    // Keeps text typed before hydration; a link may contain a question.
    const typed = textarea.current?.value;
    const question = linkedQuestion();
    const state = window.history.state as Record<string, unknown> | null;
    if (typed && typed !== draft) onDraftChange(typed);
    else if (question && !state?.[TAKEN]) {
      onDraftChange(question);
      window.history.replaceState({ ...state, [TAKEN]: true }, '');
    }
  });
  useEffect(() => takeDraft(), []);

  return (
    <form
      className={styles['composer']}
      data-generating={isGenerating}
      onSubmit={(event) => {
        event.preventDefault();
        send(draft);
      }}
    >
      {isGenerating && (
        <div className={styles['stop']}>
          <Button icon={<Icon of={Square} />} onClick={onStop}>
            {text.composer.stop}
          </Button>
        </div>
      )}
      {!isGenerating && draft !== '' && draft === linkedQuestion() && (
        <p className={styles['filled']}>{text.composer.filled}</p>
      )}
      <div className={styles['box']}>
        <textarea
          id={COMPOSER_ID}
          ref={textarea}
          rows={1}
          value={draft}
          placeholder={wasEmpty ? text.composer.emptyPlaceholder : text.composer.placeholder}
          aria-label={text.composer.label}
          aria-invalid={isTooLong}
          aria-describedby="composer-hint"
          enterKeyHint="enter"
          disabled={isGenerating}
          onChange={(event) => onDraftChange(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton
          title={text.composer.send}
          icon={<Icon of={SendHorizontal} />}
          className={styles['send']}
          onClick={() => send(draft)}
          disabled={isGenerating}
        />
      </div>
      <p id="composer-hint" className={isTooLong ? styles['tooLong'] : 'visually-hidden'}>
        {isTooLong ? text.composer.tooLong(MAX_QUESTION_LENGTH) : text.composer.hint}
      </p>
      {/* Screen readers do not announce a changed placeholder. */}
      {wasEmpty && (
        <p className="visually-hidden" role="alert">
          {text.composer.emptyPlaceholder}
        </p>
      )}
    </form>
  );
}

/** A ref for a textarea as high as its text or placeholder, up to a limit. */
function useHeightOfText(draft: string, hasLongPlaceholder: boolean) {
  const textarea = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const element = textarea.current;
    if (element === null) return;
    element.style.height = 'auto';
    if (draft !== '' || hasLongPlaceholder) {
      element.style.height = `${Math.min(element.scrollHeight, COMPOSER_MAX_HEIGHT_PX)}px`;
    }
  }, [draft, hasLongPlaceholder]);
  return textarea;
}

/** A disabled textarea loses focus; a visitor who was typing gets it back. */
function useFocusAfterAnswer(textarea: RefObject<HTMLElement | null>, isGenerating: boolean) {
  const wasGenerating = useRef(false);
  useEffect(() => {
    const isFocusFree = document.activeElement === document.body;
    // On a touch screen the keyboard would cover the answer.
    const hasKeyboard = window.matchMedia('(pointer: fine)').matches;
    if (wasGenerating.current && !isGenerating && isFocusFree && hasKeyboard) {
      textarea.current?.focus({ preventScroll: true });
    }
    wasGenerating.current = isGenerating;
  }, [textarea, isGenerating]);
}
