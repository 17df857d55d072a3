import { createStore } from 'zustand/vanilla';
import type { Clock } from '#core/outside-world.ts';
import type { AppStores } from './app.tsx';
import { createSidebarStore } from './history/sidebar/sidebar-store.ts';
import type { CheckKey } from './settings/own-key-store.ts';
import type { KeyValueStorage } from './storage/browser-storage.ts';
import { createThemeStore } from './theme/theme-store.ts';
import { createToastStore } from './ui/toast-store.ts';

/** The outside world as the stores of the shared layout need it. */
type StoreParts = {
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly checkKey: CheckKey;
  readonly paintTheme: (isDarkMode: boolean) => void;
  /** Whether the history starts closed on a small screen too. */
  readonly isHistoryClosed: boolean;
};

/** Creates the stores that every screen shares; React only reads them. */
export function createStores(parts: StoreParts): AppStores {
  const { storage, clock, checkKey } = parts;
  return {
    device: { storage, clock },
    sidebar: createSidebarStore(storage, parts.isHistoryClosed),
    toasts: createToastStore(clock),
    settings: createStore(() => ({ isOpen: false })),
    checkKey,
    theme: createThemeStore(storage, parts.paintTheme),
    tools: createStore(() => ({ screen: null })),
  };
}
