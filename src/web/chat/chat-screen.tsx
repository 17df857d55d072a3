import type { ComponentType } from 'react';
import type { Clock, Random } from '#core/outside-world.ts';
import type { DishKit, LoadDishKit } from '../dish-kit.ts';
import { HistoryList } from '../history/sidebar/history-sidebar.tsx';
import type { SidebarStore } from '../history/sidebar/sidebar-store.ts';
import { startHistory } from '../history/start-history.ts';
import type { ChooseSource, ChosenSource } from '../source-choice.ts';
import { openStorage, readItem, type KeyValueStorage } from '../storage/browser-storage.ts';
import type { OnStorage } from '../storage/on-storage.ts';
import { HISTORY_KEY, SHOPPING_KEY } from '../storage/storage-keys.ts';
import { text } from '../text.ts';
import type { ToastStore } from '../ui/toast-store.ts';
import { createAnswerBodyLoader } from './answer-body-loader.ts';
import { createAnswerStore } from './answer-store.ts';
import { ChatPage } from './chat-page.tsx';
import { createDraftStore } from './draft-store.ts';
import { createSuggestionStore } from './suggestion-store.ts';

/** The outside world, as the chat screen needs it. */
export type ChatScreenParts = {
  readonly storage: KeyValueStorage;
  readonly clock: Clock;
  readonly random: Random;
  readonly choose: ChooseSource;
  readonly collection: ChosenSource;
  readonly sidebar: SidebarStore;
  readonly toasts: ToastStore;
  readonly loadDishKit: LoadDishKit;
  readonly openSettings: () => void;
  readonly isOnline: () => boolean;
  /** Calls back whenever the page may be about to close: left, or sent to the background. */
  readonly onLeave: (listener: () => void) => void;
  readonly onStorage: OnStorage;
  readonly logError: (what: string, error: unknown) => void;
  /** Called once an answer is on screen: this visitor uses the product. */
  readonly onUsed: () => void;
};

/**
 * The chat screen with its stores, created once: they outlive every visit to the landing page. All
 * of it is one chunk, so that the landing page loads nothing of the chat.
 */
export function createChatScreen(parts: ChatScreenParts): ComponentType {
  const { storage, clock, sidebar, toasts } = parts;
  const history = startHistory(parts);
  const answers = createAnswerStore({ ...parts, history });
  const withTools = (use: (tools: DishKit['tools']) => void) => () =>
    void parts.loadDishKit().then(
      ({ tools }) => use(tools),
      () => toasts.show({ message: text.broken.part }),
    );
  const chatParts = {
    history,
    sidebar,
    toasts,
    openSettings: parts.openSettings,
    writeRecipe: withTools((tools) => tools.write.open({})),
    isShopping: () => readItem(storage, SHOPPING_KEY) !== '',
    openShopping: withTools((tools) => tools.shop.open([])),
    answers,
    draft: createDraftStore(
      openStorage(() => window.sessionStorage),
      answers.getState,
    ),
    suggestions: createSuggestionStore(parts),
    body: createAnswerBodyLoader(async () => {
      const chunk = import('./answer-body.chunk.tsx');
      const [{ createAnswerBody }, kit] = await Promise.all([chunk, parts.loadDishKit()]);
      return createAnswerBody(kit, parts);
    }, clock),
  };
  // Without a history that code is not needed.
  const stopWaiting = history.subscribe(({ isRead, entries }) => {
    if (!isRead || entries.length === 0) return;
    stopWaiting();
    void import('../settings/history-care.chunk.ts').then(
      ({ careForHistory }) => careForHistory(parts, entries),
      () => {},
    );
  });
  // For the life of the page, not only while this screen is shown.
  parts.onLeave(answers.keep);
  if (readItem(storage, HISTORY_KEY) !== '') HistoryList.preload();
  answers.subscribe((answer) => {
    if (answer.status === 'shown' && answer.dishes.length > 0) parts.onUsed();
  });
  return function ChatScreen() {
    return <ChatPage parts={chatParts} />;
  };
}
