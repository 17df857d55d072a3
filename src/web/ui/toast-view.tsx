import { X } from 'lucide-react';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { text } from '../text.ts';
import { IconButton } from './icon-button.tsx';
import { openDialogs } from './open-dialogs.ts';
import type { ToastStore } from './toast-store.ts';
import styles from './toast-view.module.css';

/**
 * The message of the moment. While a dialog is open it appears inside that: the dialog covers the page, and what
 * is outside of it can neither be pressed nor is it read out.
 */
export function ToastView({ store }: { readonly store: ToastStore }) {
  const dialog = useStore(openDialogs).at(-1);
  // A toast that moves is no longer under the pointer, nor has it the focus.
  useEffect(() => store.release, [store, dialog]);
  const inRegion = (shown: boolean) => (
    // It is there before its toast: else that might not be announced.
    <div className={styles['region']} role="status">
      {shown && <ShownToast store={store} />}
    </div>
  );
  return (
    <>
      {inRegion(dialog === undefined)}
      {dialog && createPortal(inRegion(true), dialog)}
    </>
  );
}

function ShownToast({ store }: { readonly store: ToastStore }) {
  const toast = useStore(store, (state) => state.toast);
  if (toast === undefined) return null;
  return (
    <div
      className={styles['toast']}
      onPointerEnter={store.hold}
      onPointerLeave={({ currentTarget }) => {
        if (!currentTarget.contains(document.activeElement)) store.release();
      }}
      onFocus={store.hold}
      onBlur={store.release}
    >
      <p>{toast.message}</p>
      {toast.action && (
        <button
          type="button"
          className={styles['action']}
          onClick={() => {
            // Dismissed first: the action may show a toast of its own.
            store.dismiss();
            toast.action?.run();
          }}
        >
          {toast.action.label}
        </button>
      )}
      <IconButton title={text.toast.close} icon={<X />} onClick={store.dismiss} />
    </div>
  );
}
