import { Moon, Sun } from 'lucide';
import { useStore } from 'zustand';
import { text } from '../text.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { ThemeStore } from './theme-store.ts';

/** Its title names the mode that a click switches to. */
export function ThemeToggle({ store }: { readonly store: ThemeStore }) {
  const isDarkMode = useStore(store, (state) => state.isDarkMode);
  return (
    <IconButton
      title={isDarkMode ? text.topBar.lightMode : text.topBar.darkMode}
      onClick={store.toggle}
      icon={isDarkMode ? <Icon of={Sun} /> : <Icon of={Moon} />}
    />
  );
}
