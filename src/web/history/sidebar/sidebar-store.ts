import { createStore, type StoreApi } from 'zustand/vanilla';
import { attempt, type KeyValueStorage } from '../../storage/browser-storage.ts';
import { SIDEBAR_CLOSED_KEY } from '../../storage/storage-keys.ts';

/** `undefined` until the width of the window is known: the style sheet decides until then. */
type SidebarState = { readonly isOpen: boolean | undefined };

export type SidebarStore = StoreApi<SidebarState> & {
  readonly toggle: () => void;
  readonly close: () => void;
  /**
   * Open on a small screen, closed on a wide one; called whenever that changes. Once a visitor
   * closes it on a small screen, it stays closed there until opened again.
   */
  readonly matchWidth: (isSmallScreen: boolean) => void;
};

/** @param wasClosed on this device, or a link leads to what it would cover (`index.html`). */
export function createSidebarStore(storage: KeyValueStorage, wasClosed: boolean): SidebarStore {
  const store = createStore<SidebarState>()(() => ({ isOpen: undefined }));
  let isSmall = false;
  let isClosed = wasClosed;

  const set = (isOpen: boolean) => {
    store.setState({ isOpen });
    if (!isSmall) return;
    isClosed = !isOpen;
    // If nothing can be stored, it opens on the next visit.
    attempt(() => storage.setItem(SIDEBAR_CLOSED_KEY, String(isClosed)));
  };

  return {
    ...store,
    toggle: () => set(!store.getState().isOpen),
    close: () => set(false),
    matchWidth: (isSmallScreen) => {
      isSmall = isSmallScreen;
      store.setState({ isOpen: isSmallScreen && !isClosed });
    },
  };
}
