/** Lets many wait for the next change of something that they then look at themselves. */
export type ChangeSignal = {
  announce(): void;
  /** For one who waits again and again, until the signal aborts or he has closed his watch. */
  watch(signal: AbortSignal): ChangeWatch;
};

/** One waiting at a time, none after `close`. */
export type ChangeWatch = {
  /** Resolves with the next announcement; rejects with the signal's reason when that aborts. */
  next(): Promise<void>;
  close(): void;
};

export function createChangeSignal(): ChangeSignal {
  /** Absent while nobody waits: most signals of an open answer are never waited for. */
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
      // Once for all waiting: a listener added and removed for each dish costs more than the dish.
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
