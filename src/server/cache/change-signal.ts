/** Wakes many waiters at the next change; each then reads the new state itself. */
export type ChangeSignal = {
  announce(): void;
  /** For a waiter that waits repeatedly, until the signal aborts or the watch is closed. */
  watch(signal: AbortSignal): ChangeWatch;
};

/** One pending wait at a time, none after `close`. */
export type ChangeWatch = {
  /** Resolves with the next announcement; rejects with the signal's reason when that aborts. */
  next(): Promise<void>;
  close(): void;
};

export function createChangeSignal(): ChangeSignal {
  /** Absent while there are no waiters: most signals of an open answer never have one. */
  let waiting: Set<() => void> | undefined;

  return {
    announce() {
      const woken = waiting;
      waiting = undefined;
      for (const wake of woken ?? []) wake();
    },

    watch(signal) {
      let resolve: () => void = () => undefined;
      let reject: (reason: unknown) => void = () => undefined;
      const wake = () => resolve();
      const leave = () => {
        waiting?.delete(wake);
        reject(signal.reason);
      };
      // One listener per watch: adding and removing one per dish costs more than the dish.
      signal.addEventListener('abort', leave, { once: true });

      return {
        next: () =>
          new Promise((resolveThis, rejectThis) => {
            [resolve, reject] = [resolveThis, rejectThis];
            if (signal.aborted) {
              reject(signal.reason);
              return;
            }
            waiting ??= new Set();
            waiting.add(wake);
          }),
        close() {
          waiting?.delete(wake);
          signal.removeEventListener('abort', leave);
        },
      };
    },
  };
}
