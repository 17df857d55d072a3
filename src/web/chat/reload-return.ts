import { CONVERSATION_PARAMETER, paths } from '../paths.ts';
import { attempt, readItem, type KeyValueStorage } from '../storage/browser-storage.ts';

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
  if (isReload && left !== '' && idInAddress() === null) {
    window.history.replaceState(window.history.state, '', paths.conversation(left));
    // As for any conversation in the address, the prerendered empty screen is covered.
    document.documentElement.dataset['opening'] = '';
  }
  onLeave(() => {
    const id = idInAddress();
    attempt(() => (id === null ? storage.removeItem(LEFT_KEY) : storage.setItem(LEFT_KEY, id)));
  });
}

const idInAddress = (): string | null =>
  new URLSearchParams(window.location.search).get(CONVERSATION_PARAMETER);
