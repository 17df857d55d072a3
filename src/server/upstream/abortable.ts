import type { Clock } from '#core/outside-world.ts';

/**
 * The promise's outcome, or the signal's reason if that aborts first: whoever waits is let go even
 * where the work behind the promise does not listen.
 */
export async function abortable<Value>(
  promise: Promise<Value>,
  signal: AbortSignal,
): Promise<Value> {
  let stopListening: () => void = () => undefined;
  const aborted = new Promise<never>((_, reject) => {
    const onAbort = () => reject(signal.reason);
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
    stopListening = () => signal.removeEventListener('abort', onAbort);
  });
  // Whichever comes second is nobody's business, but a rejection nobody handles ends the process.
  promise.catch(() => undefined);
  try {
    return await Promise.race([aborted, promise]);
  } finally {
    stopListening();
  }
}

/** Waits; rejects with the signal's reason as soon as that aborts. */
export async function pause(delayMs: number, clock: Clock, signal: AbortSignal): Promise<void> {
  let stop: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => {
    stop = clock.setTimer(resolve, delayMs);
  });
  try {
    await abortable(passed, signal);
  } finally {
    stop();
  }
}
