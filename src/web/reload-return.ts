import { canonicalPath, CONVERSATION_PARAMETER, paths } from './paths.ts';
import { attempt, readItem, type KeyValueStorage } from './storage/browser-storage.ts';

/** The key of session storage with the conversation in the address when the page was left. */
const LEFT_KEY = 'leftConversation';

type ReloadParts = {
  /** Of the tab. */
  readonly storage: KeyValueStorage;
  /** Whether this page began with a reload of the chat screen. */
  readonly isReload: boolean;
  readonly onLeave: (listener: () => void) => void;
};

/**
 * Opens the conversation that the page before a reload had reached. An answer may end after the reload
 * was asked for: the browser then loads the address from before, and the draft is gone already.
 */
export function returnAfterReload({ storage, isReload, onLeave }: ReloadParts): void {
  const left = readItem(storage, LEFT_KEY);
  attempt(() => storage.removeItem(LEFT_KEY));
  if (
    isReload &&
    left !== '' &&
    window.location.pathname === paths.chat &&
    idInAddress() === null
  ) {
    window.history.replaceState(window.history.state, '', paths.conversation(left));
  }
  onLeave(() => {
    const id = idInAddress();
    attempt(() => (id === null ? storage.removeItem(LEFT_KEY) : storage.setItem(LEFT_KEY, id)));
  });
}

/** Whether the page began so; after a reload of the landing page the chat is another visit. */
export const isChatReloaded = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some(
      (entry) =>
        entry instanceof PerformanceNavigationTiming &&
        entry.type === 'reload' &&
        canonicalPath(new URL(entry.name).pathname) === paths.chat,
    );

const idInAddress = (): string | null =>
  new URLSearchParams(window.location.search).get(CONVERSATION_PARAMETER);
