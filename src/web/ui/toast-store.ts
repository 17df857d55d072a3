import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Clock } from '#core/outside-world.ts';
import { TOAST_MS } from '../limits.ts';

/** A short message that disappears by itself. */
export type Toast = {
  readonly message: string;
  /** Stays until it is answered or closed, and reappears after a temporary message. */
  readonly stays?: boolean;
  readonly action?: { readonly label: string; readonly run: () => void };
};

export type ToastStore = StoreApi<{ readonly toast: Toast | undefined }> & {
  /** Shows a message, replacing the previous one. */
  readonly show: (toast: Toast) => void;
  readonly dismiss: () => void;
  /** Keeps the message while the pointer or the focus is on it. */
  readonly hold: () => void;
  readonly release: () => void;
};

export function createToastStore(clock: Clock): ToastStore {
  const store = createStore<{ readonly toast: Toast | undefined }>()(() => ({ toast: undefined }));
  let cancelTimer = () => {};
  let staying: Toast | undefined;

  const dismiss = () => {
    cancelTimer();
    if (store.getState().toast === staying) staying = undefined;
    store.setState({ toast: staying });
  };
  const release = () => {
    cancelTimer();
    const { toast } = store.getState();
    if (toast && !toast.stays) cancelTimer = clock.setTimer(dismiss, TOAST_MS);
  };

  return {
    ...store,
    show: (toast) => {
      if (toast.stays) staying = toast;
      store.setState({ toast });
      release();
    },
    dismiss,
    hold: () => cancelTimer(),
    release,
  };
}
