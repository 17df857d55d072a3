import type { StoreApi } from 'zustand/vanilla';
import { DELETED_KEY, HISTORY_KEY, ORIGINS_KEY } from '../storage/storage-keys.ts';
import { toConversation, type AnswerToSave, type Conversation } from './conversation.ts';
import { removeConversation, saveAnswer, undoRemoval, withLateOrigin } from './history-changes.ts';
import {
  createHistoryPlaces,
  type HistoryParts,
  type HistoryPlaces,
  type HistoryState,
} from './history-places.ts';
import type { TabChange } from './upkeep/tab-follower.ts';

export type HistoryStore = StoreApi<HistoryState> & {
  /** Reads the list. */
  readonly refresh: () => void;
  /** Takes over another tab's changes, and restores what it overwrote. */
  readonly follow: (event: TabChange) => Promise<void>;
  /** A conversation with its dishes; `undefined` if it is unknown or cannot be read. */
  readonly read: (id: string) => Promise<Conversation | undefined>;
  /**
   * Ids of conversations whose dish names and ingredients contain each word of the query. Throws if
   * its code does not load.
   */
  readonly findInDishes: (query: string) => Promise<ReadonlySet<string>>;
  /** An unused id. */
  readonly newId: () => string;
  /**
   * Saves an answer: synchronously if the browser has room, so that the page may be left; later if
   * older ones must make room first.
   *
   * @returns the id, or `undefined` if the browser could not keep it.
   */
  readonly save: (answer: AnswerToSave) => Promise<string | undefined>;
  /** Deletes at once; {@link undoRemove} puts the last one back. True if it is gone. */
  readonly remove: (id: string) => boolean;
  readonly undoRemove: () => Promise<void>;
};

/** The conversations in this browser: the newest in local storage, older ones in the archive. */
export function createHistoryStore(parts: HistoryParts): HistoryStore {
  const places = createHistoryPlaces(parts);
  return {
    ...places.store,
    newId: places.newId,
    refresh: () => {
      readAll(places);
      places.makeRoomInTime();
    },
    follow: (event) => followTab(places, event),
    read: (id) => readConversation(places, id),
    findInDishes: async (query) => (await places.openUpkeep()).findInDishes(query),
    save: (answer) => saveAnswer(places, answer),
    remove: (id) => removeConversation(places, id),
    undoRemove: () => undoRemoval(places),
  };
}

/** Reads the list; reads the archive and rescues damaged text in the background. */
function readAll(places: HistoryPlaces): void {
  const unreadable = places.relist();
  const noteRead = () => places.store.setState({ isRead: true });
  const isMore = places.loadedUpkeep() === undefined && places.storage.hasArchive();
  if (!isMore) noteRead();
  else void places.runUpkeep((upkeep) => upkeep.readArchive()).then(noteRead);
  if (unreadable !== undefined) {
    places.onProblem('damaged');
    void places.runUpkeep((upkeep) => upkeep.rescue(unreadable));
  }
}

async function readConversation(
  places: HistoryPlaces,
  id: string,
): Promise<Conversation | undefined> {
  const { storage } = places;
  const recent = storage.record(id);
  const isArchived = recent
    ? places.loadedUpkeep()?.isArchived(id)
    : storage.hasArchive() && !storage.deleted.deletions().has(id);
  if (isArchived) {
    try {
      const upkeep = await places.openUpkeep();
      return await upkeep.read(id);
    } catch {
      if (recent === undefined) places.onProblem('archive-closed');
    }
  }
  return recent && toConversation(recent);
}

async function followTab(places: HistoryPlaces, event: TabChange): Promise<void> {
  const { key, newValue } = event;
  const { storage } = places;
  if (![HISTORY_KEY, ORIGINS_KEY, DELETED_KEY, null].includes(key)) return;
  // The storage was emptied on purpose: nothing is restored.
  if (newValue === null && (key === null || key === HISTORY_KEY)) storage.ownSaves.clear();
  if (newValue === null && (key === null || key === DELETED_KEY)) storage.deleted.clear();
  const { entries: before, removed } = places.store.getState();
  if (key === ORIGINS_KEY && removed !== undefined)
    places.store.setState({ removed: withLateOrigin(removed, newValue) });
  // Restores before updating the list: an entry that vanished for a moment would close its open
  // menu.
  const isTakenIn = await places
    .openUpkeep()
    .then((upkeep) => upkeep.follow(event, before))
    .catch(() => true);
  // The tab that saved makes room; two writing at once would overwrite each other.
  if (isTakenIn) readAll(places);
}
