import { useEffect, useRef, useState, type ReactNode } from 'react';
import { text } from '../text.ts';
import { Button } from './button.tsx';
import { useRetryOnline } from './use-retry-online.ts';
import styles from './load-failure.module.css';

type LoadFailureProps = { readonly retry: () => void };

/** In place of a screen that could not be loaded or rendered: a way out instead of a blank page. */
export const brokenScreen = (retry: () => void) => <BrokenScreen retry={retry} />;

function BrokenScreen({ retry }: LoadFailureProps) {
  const [{ heading, paragraph }] = useState(navigator.onLine ? text.broken : text.broken.offline);
  useRetryOnline(retry);
  return (
    <main id="main" className={styles['screen']} role="alert" tabIndex={-1}>
      <h1>{heading}</h1>
      <p>{paragraph}</p>
      <RecoveryButtons retry={retry} />
    </main>
  );
}

/** In place of a part of a screen that could not be loaded; the rest of it stays as it is. */
export function brokenPart(retry: () => void) {
  return (
    <div role="alert">
      <p>{text.broken.part}</p>
      <RecoveryButtons retry={retry} />
    </div>
  );
}

/** In place of a dialog that could not be loaded; the page behind it stays as it is. */
export function BrokenDialog({
  retry,
  onClose,
}: LoadFailureProps & { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Plain `showModal`, so that toasts stay behind the dialog: the current one says the same thing.
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-label={text.broken.part}
      closedby="any"
      onClose={onClose}
    >
      <p>{text.broken.part}</p>
      <RecoveryButtons retry={retry}>
        <Button onClick={() => dialog.current?.close()}>{text.broken.close}</Button>
      </RecoveryButtons>
    </dialog>
  );
}

/** A retry keeps the page as it is; a reload helps if the server has a newer build. */
function RecoveryButtons({
  retry,
  children,
}: LoadFailureProps & { readonly children?: ReactNode }) {
  return (
    <div className={styles['ways']}>
      <Button variant="primary" onClick={retry}>
        {text.broken.retry}
      </Button>
      <Button onClick={() => window.location.reload()}>{text.broken.reload}</Button>
      {children}
    </div>
  );
}
