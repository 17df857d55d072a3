import { createStore, type StoreApi } from 'zustand/vanilla';
import { attempt, type KeyValueStorage } from '../storage/browser-storage.ts';
import type { AnswerState } from './answer-store.ts';

/** The key of session storage, which each tab has of its own. */
const DRAFT_KEY = 'draft';

/**
 * What the composer contains: also the question that is being answered, until its answer has ended. It
 * survives a reload, and a tab that the phone closed by itself. A duplicated tab begins with a copy;
 * that does no harm, since a draft is only ever sent by the visitor.
 *
 * @param open throws if the browser refuses: then the draft lasts as long as the page.
 * @param answer what is on screen. A question that failed leaves the composer, but is kept until
 *   something else is typed: a reload makes a running one fail as well.
 */
export function createDraftStore(
  open: () => KeyValueStorage,
  answer: () => AnswerState,
): StoreApi<string> {
  // Prerendered HTML has an empty composer: the page hydrates with that, then shows what was kept.
  const store = createStore<string>()(() => '');
  attempt(() => store.setState(open().getItem(DRAFT_KEY) ?? ''));
  store.subscribe((draft) => {
    const shown = answer();
    const kept = draft || (shown.status === 'failed' ? shown.question : '');
    attempt(() => (kept ? open().setItem(DRAFT_KEY, kept) : open().removeItem(DRAFT_KEY)));
  });
  return store;
}
