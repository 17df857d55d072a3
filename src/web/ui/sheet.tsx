import { X } from 'lucide';
import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { Icon } from './icon.tsx';
import { useModal } from './use-modal.ts';
import styles from './sheet.module.css';

type SheetProps = {
  /** Its heading and accessible name. */
  readonly title: string;
  /** Replaces the heading at the top. */
  readonly head?: ReactNode;
  readonly closeTitle: string;
  /**
   * `side` opens from below on a phone and at the right of a wide screen, `center` in the middle of any;
   * `full` covers everything.
   */
  readonly place: 'side' | 'center' | 'full';
  /** The visitor wants to close it: Esc, Back, a tap beside it. The parent decides. */
  readonly onClose: () => void;
  /** Esc and Back, if they lead out of an inner view, not out of the sheet. */
  readonly onBack?: (() => void) | undefined;
  readonly children: ReactNode;
};

/** A tool over the page, modal: see {@link useModal}. */
export function Sheet(props: SheetProps) {
  const { title, head, closeTitle, place, onClose, onBack = onClose, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  const goBack = useEffectEvent(onBack);

  // Before `useModal`, whose own closing must not be taken for the visitor's.
  useLayoutEffect(() => {
    const element = dialog.current;
    // On the dialog itself rather than on its content is beside it. A click that began inside has
    // selected text.
    let startedBeside = false;
    const press = ({ target }: MouseEvent) => {
      startedBeside = target === element;
    };
    const closeFromBeside = ({ target }: MouseEvent) => {
      if (startedBeside && target === element) close();
    };
    // Browsers close a dialog without asking on a second Esc, or before the first interaction.
    const stayOpen = () => {
      if (element === null || element.open) return;
      element.showModal();
      goBack();
    };
    element?.addEventListener('mousedown', press);
    element?.addEventListener('click', closeFromBeside);
    element?.addEventListener('close', stayOpen);
    return () => {
      element?.removeEventListener('mousedown', press);
      element?.removeEventListener('click', closeFromBeside);
      element?.removeEventListener('close', stayOpen);
    };
  }, []);
  useModal(dialog, onBack);

  return (
    <dialog
      ref={dialog}
      className={`${styles['sheet']} ${styles[place]}`}
      aria-label={title}
      onCancel={(event) => {
        // A file field inside says so when its picker is closed.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onBack();
      }}
    >
      <div className={styles['inside']}>
        <header className={styles['head']}>
          {head ?? <h2>{title}</h2>}
          <IconButton title={closeTitle} icon={<Icon of={X} />} onClick={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  );
}
