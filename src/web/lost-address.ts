import { attempt, readItem, type KeyValueStorage } from './storage/browser-storage.ts';

/** The key of session storage, which is separate for each tab. */
const LEFT_KEY = 'leftAddress';

/**
 * A reload opens the address it began with. The page still works until the new one arrives, and may get
 * another address meanwhile: an answer is saved and gets its id. Gives that address back, if it is of the
 * same screen and the visitor has not gone on yet.
 *
 * @param storage of the tab; if the browser refuses, the address stays lost.
 */
export function restoreLostAddress(storage: KeyValueStorage, page: Window): void {
  const { location, history, performance } = page;
  const left = readItem(storage, LEFT_KEY);
  // A page killed by the phone fires no `pagehide`, so an old address must not remain.
  attempt(() => storage.removeItem(LEFT_KEY));
  const isReloaded = performance
    .getEntriesByType('navigation')
    .some((load) => 'type' in load && load.type === 'reload' && load.name === location.href);
  if (isReloaded && left.startsWith(`${location.origin}${location.pathname}?`)) {
    history.replaceState(history.state, '', left);
  }
  page.addEventListener('pagehide', () => attempt(() => storage.setItem(LEFT_KEY, location.href)));
}
