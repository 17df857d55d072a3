import type { Clock, Fetch, FetchedResponse, FetchInit } from '../outside-world.ts';
import { RecipeError } from '../recipes/recipe-error.ts';

/** How long a service may be silent before the call is aborted, in milliseconds. */
export type SilenceLimits = { readonly firstByteMs: number; readonly betweenBytesMs: number };

const SILENCE_LIMITS: SilenceLimits = { firstByteMs: 15_000, betweenBytesMs: 20_000 };

/** How long a complete answer may take to close its connection. */
const CLOSING_MS = 2_000;

/** Created once: an abort without a reason would create an error with a stack each time. */
const OVER = new Error('call over');

/** One call to a service. It ends when the caller aborts or the service falls silent. */
export type WatchedCall = {
  /** Aborts with the caller, on silence, and at the end. */
  readonly signal: AbortSignal;
  /** Starts the request; its answer counts as silence until the first byte is {@link heard}. */
  request(fetch: Fetch, url: string, init: FetchInit): Promise<FetchedResponse>;
  /**
   * Waits for the service. Only this waiting counts as silence, not the time the caller takes between
   * two dishes.
   *
   * @throws the caller's reason when aborted; RecipeError `timeout` on silence, `network` when the
   * promise rejects.
   */
  wait<Value>(step: Promise<Value>): Promise<Value>;
  /** Something arrived. */
  heard(): void;
  /** The answer is complete: the service only has to close the connection. */
  expectClose(): void;
  /** Ends the request, whether or not it was read to the end. */
  end(): void;
};

export function createWatchedCall(
  asker: AbortSignal,
  clock: Clock,
  limits: SilenceLimits = SILENCE_LIMITS,
): WatchedCall {
  const controller = new AbortController();
  const { signal } = controller;
  /** Called for each pending wait when the call ends. Adding a listener each time would cost more. */
  const waiting = new Set<() => void>();

  const abort = (reason: unknown) => {
    if (signal.aborted) return;
    controller.abort(reason);
    for (const leaveNow of waiting) leaveNow();
  };
  const leave = () => abort(asker.reason);
  if (asker.aborted) leave();
  else asker.addEventListener('abort', leave, { once: true });

  const firstByteBy = clock.now() + limits.firstByteMs;
  let betweenBytesMs: number | undefined;

  const wait = <Value>(step: Promise<Value>): Promise<Value> =>
    new Promise((resolve, reject) => {
      const stop = () => {
        stopTimer();
        waiting.delete(onAbort);
      };
      const onAbort = () => {
        stop();
        reject(signal.reason);
      };
      const patienceMs = betweenBytesMs ?? Math.max(0, firstByteBy - clock.now());
      const stopTimer = clock.setTimer(() => abort(new RecipeError('timeout')), patienceMs);
      waiting.add(onAbort);
      if (signal.aborted) onAbort();
      step.then(
        (value) => {
          stop();
          resolve(value);
        },
        (cause: unknown) => {
          stop();
          reject(toNetworkError(cause));
        },
      );
    });

  return {
    signal,
    wait,
    request(fetch, url, init) {
      const asked = (async () => {
        signal.throwIfAborted();
        const response = await fetch(url, { ...init, signal });
        // A response that arrives after the end would keep its connection open.
        if (signal.aborted) await response.body?.cancel();
        return response;
      })();
      return wait(asked);
    },
    heard() {
      betweenBytesMs ??= limits.betweenBytesMs;
    },
    expectClose() {
      betweenBytesMs = Math.min(CLOSING_MS, limits.betweenBytesMs);
    },
    end() {
      asker.removeEventListener('abort', leave);
      abort(OVER);
    },
  };
}

function toNetworkError(cause: unknown): RecipeError {
  return cause instanceof RecipeError ? cause : new RecipeError('network', { cause });
}
