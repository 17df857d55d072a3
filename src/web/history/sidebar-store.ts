import { createStore, type StoreApi } from 'zustand/vanilla';

/** `undefined` until the width of the window is known: the style sheet decides by itself then. */
export type SidebarState = { readonly isOpen: boolean | undefined };

export type SidebarStore = StoreApi<SidebarState> & {
  readonly toggle: () => void;
  readonly close: () => void;
  /** Open on a small screen, closed on a wide one; called whenever that changes. */
  readonly matchWidth: (isSmallScreen: boolean) => void;
};

export function createSidebarStore(): SidebarStore {
  const store = createStore<SidebarState>()(() => ({ isOpen: undefined }));
  return {
    ...store,
    toggle: () => store.setState(({ isOpen }) => ({ isOpen: !isOpen })),
    close: () => store.setState({ isOpen: false }),
    matchWidth: (isSmallScreen) => store.setState({ isOpen: isSmallScreen }),
  };
}
