import type { Clock } from '#core/outside-world.ts';
import { parseJson } from '#core/recipes/unknown-values.ts';

/** The three methods of local storage that the product uses; tests pass a plain object. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The visitor's device: what it stores, and its clock. */
export type Device = { readonly storage: KeyValueStorage; readonly clock: Clock };

/** A browser may refuse storage altogether; then nothing is kept and nothing fails. */
const noStorage: KeyValueStorage = {
  getItem: () => null,
  setItem: () => {
    throw new DOMException('Storage is switched off', 'SecurityError');
  },
  removeItem: () => {},
};

/**
 * A storage of the browser, or a replacement that keeps nothing if the browser refuses it.
 *
 * @param open `() => window.localStorage`, which may throw.
 */
export function openStorage(open: () => KeyValueStorage | null): KeyValueStorage {
  try {
    const storage = open();
    // Some embedded browsers have none, others throw only when it is used.
    storage?.getItem('');
    return storage ?? noStorage;
  } catch {
    return noStorage;
  }
}

/** The stored text; empty if there is none or the browser refuses. */
export function readItem(storage: KeyValueStorage, key: string): string {
  try {
    return storage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** What is stored as JSON; `undefined` if it is missing or damaged, or the browser refuses. */
export function readStored(storage: KeyValueStorage, key: string): unknown {
  return parseJson(readItem(storage, key));
}

/** True for the error that a full disk quota throws, by any of the names browsers give it. */
function isQuotaError(error: unknown): boolean {
  return (
    error instanceof DOMException &&
    (error.name === 'QuotaExceededError' || error.name === 'NS_ERROR_DOM_QUOTA_REACHED')
  );
}

/** Why a change was not written. */
export type WriteFailure = 'full' | 'blocked';

/** Why a change was not written; `undefined` if it was. */
export function attempt(change: () => void): WriteFailure | undefined {
  try {
    change();
    return undefined;
  } catch (error) {
    return isQuotaError(error) ? 'full' : 'blocked';
  }
}
