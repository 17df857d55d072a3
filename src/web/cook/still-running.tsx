import { Button } from '../ui/button.tsx';
import type { CookStore } from './cook-store.ts';
import { text } from './text.ts';
import styles from './still-running.module.css';

type StillRunningProps = {
  /** What the cook was about to do. */
  readonly asked: 'leave' | 'finish';
  readonly onStay: () => void;
  readonly onFinish: () => void;
  readonly onLeave: CookStore['leave'];
};

/** A ref: focuses the question, and what had the focus before once it is answered. */
const borrowFocus = (question: HTMLElement | null) => {
  const before = document.activeElement;
  question?.focus({ preventScroll: true });
  return () => {
    // A sheet that closes has returned the focus itself.
    const isStaying = question?.closest('dialog')?.open === true;
    if (isStaying && before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
};

/** Asks what to do with running timers. Its focus makes screen readers read the question. */
export function StillRunning({ asked, onStay, onFinish, onLeave }: StillRunningProps) {
  return (
    <div
      ref={borrowFocus}
      className={styles['leaving']}
      role="alertdialog"
      aria-label={text.stillRunning}
      tabIndex={-1}
    >
      <p>{text.stillRunning}</p>
      <Button variant="primary" onClick={onStay}>
        {text.stay}
      </Button>
      {asked === 'finish' ? (
        <Button onClick={onFinish}>{text.finishStopping}</Button>
      ) : (
        <>
          <Button onClick={() => onLeave('keep-timers')}>{text.leaveRunning}</Button>
          <Button onClick={() => onLeave('stop-timers')}>{text.leaveStopping}</Button>
        </>
      )}
    </div>
  );
}
