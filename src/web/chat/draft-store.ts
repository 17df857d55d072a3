import { createStore, type StoreApi } from 'zustand/vanilla';
import { attempt, readItem, type KeyValueStorage } from '../storage/browser-storage.ts';
import type { AnswerState } from './answer-state.ts';

/** The key of session storage, which is separate for each tab. */
const DRAFT_KEY = 'draft';

/**
 * The text of the composer, including the question being answered until its answer ends. It survives a
 * reload, and the phone closing the tab. A duplicated tab begins with a copy; that does no harm, since
 * a draft is only ever sent by the visitor.
 *
 * @param storage of the tab; if the browser refuses, the draft lasts as long as the page.
 * @param answer what is on screen. A question that failed leaves the composer, but is kept until
 * something else is typed: a reload makes a running question fail too.
 */
export function createDraftStore(
  storage: KeyValueStorage,
  answer: () => AnswerState,
): StoreApi<string> {
  // Prerendered HTML has an empty composer: the page hydrates with that, then shows what was kept.
  const store = createStore<string>()(() => '');
  store.setState(readItem(storage, DRAFT_KEY));
  store.subscribe((draft) => {
    const shown = answer();
    const kept = draft || (shown.status === 'failed' ? shown.question : '');
    attempt(() => (kept ? storage.setItem(DRAFT_KEY, kept) : storage.removeItem(DRAFT_KEY)));
  });
  return store;
}
