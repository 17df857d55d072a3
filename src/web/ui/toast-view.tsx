import { X } from 'lucide';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { text } from '../text.ts';
import { IconButton } from './icon-button.tsx';
import { Icon } from './icon.tsx';
import { openDialogs } from './open-dialogs.ts';
import type { ToastStore } from './toast-store.ts';
import styles from './toast-view.module.css';

/** The message of the moment, inside the topmost dialog if one is open. */
export function ToastView({ store }: { readonly store: ToastStore }) {
  const toast = useStore(store, (state) => state.toast);
  /** What had the focus before the toast took it. */
  const before = useRef<EventTarget>(null);
  const dialog = useStore(openDialogs, (open) => open.at(-1));
  // A toast that moves loses the pointer and the focus, and no event says so.
  useEffect(() => store.release, [store, dialog]);
  const leave = () => {
    // Safari does not give the focus to a button that is clicked.
    const hasFocus = Boolean(document.activeElement?.closest('[role="status"]'));
    const place = hasFocus ? before.current : null;
    before.current = null;
    store.dismiss();
    if (place instanceof HTMLElement) place.focus({ preventScroll: true });
  };
  // The region exists before its first message: screen readers announce only what appears in it later.
  const region = (
    <div className={styles['region']} role="status">
      {toast && (
        <div
          className={styles['toast']}
          onPointerEnter={store.hold}
          onPointerLeave={({ currentTarget }) => {
            if (!currentTarget.contains(document.activeElement)) store.release();
          }}
          onFocus={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
            store.hold();
          }}
          onBlur={store.release}
        >
          <p>{toast.message}</p>
          {toast.action && (
            <button
              type="button"
              className={styles['action']}
              onClick={() => {
                // Dismissed first: the action may show its own toast.
                leave();
                toast.action?.run();
              }}
            >
              {toast.action.label}
            </button>
          )}
          <IconButton title={text.toast.close} icon={<Icon of={X} />} onClick={leave} />
        </div>
      )}
    </div>
  );
  return dialog === undefined ? region : createPortal(region, dialog);
}
