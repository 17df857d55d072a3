import { createStore, type StoreApi } from 'zustand/vanilla';
import { attempt, readItem, type KeyValueStorage } from '../storage/browser-storage.ts';
import { DARK_MODE_KEY } from '../storage/storage-keys.ts';

type ThemeState = { readonly isDarkMode: boolean };

export type ThemeStore = StoreApi<ThemeState> & { readonly toggle: () => void };

/**
 * Light or dark, saved on every toggle.
 *
 * @param paint shows the theme on the page. Not called at the start: the inline script of
 *   `index.html` has already painted it before the first frame.
 */
export function createThemeStore(
  storage: KeyValueStorage,
  paint: (isDarkMode: boolean) => void,
): ThemeStore {
  // Prerendered HTML is light: the page hydrates light, then shows what was saved.
  const store = createStore<ThemeState>()(() => ({ isDarkMode: false }));
  store.setState({ isDarkMode: readDarkMode(storage) });
  return {
    ...store,
    toggle: () => {
      const isDarkMode = !store.getState().isDarkMode;
      store.setState({ isDarkMode });
      paint(isDarkMode);
      // If it cannot be stored, it lasts until the page closes; the visitor could not help it.
      attempt(() => storage.setItem(DARK_MODE_KEY, JSON.stringify(isDarkMode)));
    },
  };
}

/** Anything but the JSON text `true` is light (`docs/contract.md`). */
function readDarkMode(storage: KeyValueStorage): boolean {
  return readItem(storage, DARK_MODE_KEY).trim() === 'true';
}

/** The page's backgrounds (`docs/contract.md`), for the bar that a browser draws around it. */
const BACKGROUNDS = { light: '#ffffff', dark: '#0f0f0f' } as const;

/** Shows the theme: the style sheet reads `data-theme`, the browser `theme-color`. */
export function paintTheme(isDarkMode: boolean): void {
  const theme = isDarkMode ? 'dark' : 'light';
  document.documentElement.dataset['theme'] = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', BACKGROUNDS[theme]);
}
