/** Lets many wait for the next change of something that they then look at themselves. */
export type ChangeSignal = {
  announce(): void;
  /** Resolves with the next announcement; rejects with the signal's reason when aborted. */
  next(signal: AbortSignal): Promise<void>;
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
    next: (signal) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) {
          reject(signal.reason);
          return;
        }
        const onAbort = () => {
          waiting?.delete(wake);
          reject(signal.reason);
        };
        const wake = () => {
          signal.removeEventListener('abort', onAbort);
          resolve();
        };
        waiting ??= new Set();
        waiting.add(wake);
        signal.addEventListener('abort', onAbort, { once: true });
      }),
  };
}
