import { X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { openOnTop } from './open-on-top.ts';
import styles from './sheet.module.css';

type SheetProps = {
  /** Its heading and accessible name. */
  readonly title: string;
  /** Replaces the heading at the top. */
  readonly head?: ReactNode;
  readonly closeTitle: string;
  /** `side` opens from below on a phone and at the right of a wide screen; `full` covers everything. */
  readonly place: 'side' | 'full';
  /** The visitor wants to close it: Esc, Back, a tap beside it. The parent decides. */
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/**
 * A tool over the page. It is modal; when it closes, focus returns to where it was, and the entry
 * that it added to the browser's history for "Back" is removed.
 */
export function Sheet({ title, head, closeTitle, place, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const wantsClosed = useRef(onClose);
  useEffect(() => {
    wantsClosed.current = onClose;
  });

  // Before the effects of what it holds, which may move the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const opener = document.activeElement;
    const close = () => wantsClosed.current();
    // A click on the dialog itself rather than on its content is a click beside it.
    const closeFromBeside = ({ target }: MouseEvent) => {
      if (target === element) close();
    };
    // On a second Esc, or before the first interaction, browsers close it regardless of its owner.
    const stayOpen = () => {
      if (element.open) return;
      element.showModal();
      close();
    };
    const leaveTop = openOnTop(element);
    element.addEventListener('click', closeFromBeside);
    element.addEventListener('close', stayOpen);
    const forgetBack = closeOnBack(close);
    return () => {
      forgetBack();
      element.removeEventListener('click', closeFromBeside);
      element.removeEventListener('close', stayOpen);
      element.close();
      leaveTop();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className={`${styles['sheet']} ${styles[place]}`}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles['inside']}>
        <header className={styles['head']}>
          {head ?? <h2>{title}</h2>}
          <IconButton title={closeTitle} icon={<X />} onClick={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  );
}

/** The key in the state of a history entry that marks it as an open sheet. */
const MARK = 'sheet';

/** The navigation back that a closing sheet has started: the next sheet waits for its end. */
let goingBack: Promise<void> | undefined;

/** Settles when no sheet is navigating back: only then can the address change safely. */
export const backDone = async (): Promise<void> => goingBack;

/**
 * Adds an entry to the browser's history, so that "Back" closes the sheet instead of leaving the page. Returns
 * what removes the entry again.
 */
export function closeOnBack(close: () => void): () => void {
  // Only has to differ from the last one; `crypto.randomUUID` needs https, which a phone in the same network may lack.
  const mark = String(Math.random());
  const readState = () => window.history.state as Record<string, unknown> | null;
  const isOnTop = () => readState()?.[MARK] === mark;
  let isGone = false;
  let isPushed = false;
  const push = () => {
    if (isGone) return;
    window.history.pushState({ ...readState(), [MARK]: mark }, '');
    isPushed = true;
  };
  const onPopState = () => {
    if (!isPushed || isOnTop()) return;
    isPushed = false;
    close();
    // If the owner keeps the sheet open, the next "Back" needs an entry again.
    setTimeout(push);
  };
  window.addEventListener('popstate', onPopState);
  // At once where possible: "Back" may be pressed as soon as the sheet is seen.
  if (goingBack === undefined) push();
  else void goingBack.then(push);
  return () => {
    isGone = true;
    window.removeEventListener('popstate', onPopState);
    if (!isOnTop()) return;
    goingBack = new Promise((resolve) => {
      const arrive = () => {
        goingBack = undefined;
        resolve();
      };
      window.addEventListener('popstate', arrive, { once: true });
    });
    window.history.back();
  };
}
