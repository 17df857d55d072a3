import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import styles from './sheet.module.css';

type SheetProps = {
  /** Its heading and accessible name. */
  readonly title: string;
  /** Stands at the top in place of the heading. */
  readonly head?: ReactNode;
  readonly closeTitle: string;
  /** `side` comes from below on a phone and stands at the right of a wide screen; `full` covers all. */
  readonly place: 'side' | 'full';
  /** The visitor wants it closed: Esc, Back, a tap beside it. The parent takes it away, or not. */
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/**
 * A tool over the page. It is modal; when it goes, focus returns to where it was, and the entry that
 * it put into the browser's history for "Back" goes with it.
 */
export function Sheet({ title, head, closeTitle, place, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const wantsClosed = useRef(onClose);
  useEffect(() => {
    wantsClosed.current = onClose;
  });

  useEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const opener = document.activeElement;
    const close = () => wantsClosed.current();
    // A click on the dialog itself, and on nothing in it, is one beside it.
    const closeFromBeside = ({ target }: MouseEvent) => {
      if (target === element) close();
    };
    // At a second Esc, or before the page was touched, browsers close it whatever its owner wants.
    const stayOpen = () => {
      if (element.open) return;
      element.showModal();
      close();
    };
    element.showModal();
    element.addEventListener('click', closeFromBeside);
    element.addEventListener('close', stayOpen);
    const forgetBack = closeOnBack(close);
    return () => {
      forgetBack();
      element.removeEventListener('click', closeFromBeside);
      element.removeEventListener('close', stayOpen);
      element.close();
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

/** The way back that a sheet which closed has begun: one that opens right after it waits for its end. */
let goingBack = Promise.resolve();

/** Settles when no sheet is on its way back: only then does another address stay. */
export const backDone = (): Promise<void> => goingBack;

/** Puts an entry into the browser's history, so that "Back" closes what is open and leaves no page. */
function closeOnBack(close: () => void): () => void {
  // Only to be another than the last; `crypto.randomUUID` wants https, and a phone may come by http.
  const mark = String(Math.random());
  const readState = () => window.history.state as Record<string, unknown> | null;
  const isOnTop = () => readState()?.[MARK] === mark;
  let isGone = false;
  let isPushed = false;
  const push = async () => {
    await goingBack;
    if (isGone) return;
    window.history.pushState({ ...readState(), [MARK]: mark }, '');
    isPushed = true;
  };
  // A moment later, so that an effect that React runs twice leaves one entry.
  const pushSoon = () => setTimeout(() => void push());
  let pushing = pushSoon();
  const onPopState = () => {
    if (!isPushed || isOnTop()) return;
    isPushed = false;
    // An owner that keeps the sheet open needs an entry for the next "Back".
    pushing = pushSoon();
    close();
  };
  window.addEventListener('popstate', onPopState);
  return () => {
    isGone = true;
    clearTimeout(pushing);
    window.removeEventListener('popstate', onPopState);
    if (!isOnTop()) return;
    goingBack = new Promise((resolve) => {
      window.addEventListener('popstate', () => resolve(), { once: true });
    });
    window.history.back();
  };
}
