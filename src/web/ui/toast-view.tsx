import { X } from 'lucide-react';
import { useStore } from 'zustand';
import { text } from '../text.ts';
import { IconButton } from './icon-button.tsx';
import type { ToastStore } from './toast-store.ts';
import { useHydrated } from './use-hydrated.ts';
import styles from './toast-view.module.css';

/**
 * The message of the moment. Its region stands alone in its parent: `openOnTop` moves it into a dialog and back,
 * which React does not notice.
 */
export function ToastView({ store }: { readonly store: ToastStore }) {
  const toast = useStore(store, (state) => state.toast);
  return (
    <div id={useHydrated() ? 'toasts' : undefined}>
      <div className={styles['region']} role="status">
        {toast && (
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
        )}
      </div>
    </div>
  );
}
