import type { Clock, Random } from '#core/outside-world.ts';
import type { AppStores } from './app.tsx';
import type { KeyValueStorage } from './browser-storage.ts';
import { createAnswerStore } from './chat/answer-store.ts';
import { createSuggestionStore } from './chat/suggestion-store.ts';
import { createHistoryStorage } from './history/history-storage.ts';
import { createHistoryStore } from './history/history-store.ts';
import { createSidebarStore } from './history/sidebar-store.ts';
import { createSettingsStore, type CheckKey } from './settings/settings-store.ts';
import type { ChooseSource, ChosenSource } from './source-choice.ts';
import { createThemeStore } from './theme/theme-store.ts';
import { createToastStore } from './ui/toast-store.ts';

/** The outside world, as the stores need it. */
export type StoreParts = {
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly random: Random;
  readonly choose: ChooseSource;
  readonly collection: ChosenSource;
  readonly checkKey: CheckKey;
  readonly isOnline: () => boolean;
  readonly paintTheme: (isDarkMode: boolean) => void;
  readonly logError: (what: string, error: unknown) => void;
};

/** Makes every store once; React only reads them. */
export function createStores(parts: StoreParts): AppStores {
  const { storage, clock, random, choose, collection, isOnline, logError } = parts;
  const history = createHistoryStore(createHistoryStorage(storage), random);
  return {
    history,
    answers: createAnswerStore({ choose, collection, history, isOnline, logError }),
    suggestions: createSuggestionStore({ choose, collection, logError }),
    sidebar: createSidebarStore(),
    toasts: createToastStore(clock),
    settings: createSettingsStore(storage, parts.checkKey),
    theme: createThemeStore(storage, parts.paintTheme),
  };
}
