/** What was written to a key of local storage; the key is null if everything was removed. */
export type StorageChange = Pick<StorageEvent, 'key' | 'newValue'>;

type Listener = (change: StorageChange) => void;

/** Calls back when another tab, or this page past its stores, has changed one of these keys. */
export type OnStorage = (keys: readonly string[], listener: Listener) => void;

/** {@link OnStorage} in the browser; returns what ends it. */
export function onStorage(keys: readonly string[], listener: Listener): () => void {
  const listen = ofKeys(keys, listener);
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

/** The listener, called only if one of the keys may have changed. */
export const ofKeys =
  (keys: readonly string[], listener: Listener): Listener =>
  (change) => {
    if (change.key === null || keys.includes(change.key)) listener(change);
  };
