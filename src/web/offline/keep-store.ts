import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Clock } from '#core/outside-world.ts';
import type { KeepReport, WorkerMessage } from './worker-message.ts';
import type { OpenWorkerPort, WorkerPort } from './worker-port.ts';

export type KeepState = KeepReport | { readonly status: 'unknown' | 'unavailable' | 'stopped' };

export type KeepStore = StoreApi<KeepState> & {
  /** Checks what is not on this device yet. */
  readonly measure: () => void;
  /** Downloads it and reports progress. */
  readonly keep: () => void;
  /** What has been downloaded stays. */
  readonly stop: () => void;
  /** Ends a running download silently: the dialog is gone. */
  readonly leave: () => void;
};

/** A worker silent for this long has been stopped by the browser. */
export const SILENCE_LIMIT_MS = 30_000;

/** A browser without a worker after this long has refused it; a later one is still used. */
export const START_LIMIT_MS = 10_000;

/** Downloads the whole product to this device, for use without internet. */
export function createKeepStore(openPort: OpenWorkerPort, clock: Clock): KeepStore {
  const store = createStore<KeepState>()(() => ({ status: 'unknown' }));
  let leave = () => {};

  const start = (message: WorkerMessage) => {
    leave();
    let port: WorkerPort | undefined;
    let isOver = false;
    let cancelTimer = () => {};
    leave = () => {
      isOver = true;
      cancelTimer();
      port?.end();
    };
    const show = (state: KeepState) => {
      if (isOver) return;
      store.setState(state, true);
      cancelTimer();
      if (state.status !== 'keeping') return;
      const giveUp = () => show({ status: 'failed', reason: 'network' });
      cancelTimer = clock.setTimer(giveUp, SILENCE_LIMIT_MS);
    };
    if (message.type === 'keep-all') show({ status: 'keeping', bytes: 0, of: 1 });
    else cancelTimer = clock.setTimer(() => show({ status: 'unavailable' }), START_LIMIT_MS);
    openPort(message, show).then(
      (opened) => {
        port = opened;
        if (opened === undefined) show({ status: 'unavailable' });
        else if (isOver) opened.end();
      },
      () => show({ status: 'unavailable' }),
    );
  };

  return {
    ...store,
    measure: () => start({ type: 'measure-missing' }),
    keep: () => start({ type: 'keep-all' }),
    stop: () => {
      leave();
      store.setState({ status: 'stopped' }, true);
    },
    leave: () => leave(),
  };
}
