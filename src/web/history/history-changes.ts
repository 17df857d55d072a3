import { parseMap } from '../storage/stored-map.ts';
import type { AnswerToSave } from './conversation.ts';
import type { HistoryPlaces } from './history-places.ts';
import type { Removed } from './history-storage.ts';

/**
 * Saves an answer, making room for it if necessary.
 *
 * @returns the id, or `undefined` if the browser could not keep it.
 */
export async function saveAnswer(
  places: HistoryPlaces,
  { id: known, ...answer }: AnswerToSave,
): Promise<string | undefined> {
  const { storage, onProblem } = places;
  // If another tab deleted it while it was being written, it becomes a new conversation.
  const isGone = known === undefined || storage.deleted.deletions().has(known);
  const id = isGone ? places.newId() : known;
  const saved = { id, ...answer };
  let failure = storage.save(saved);
  if (failure === 'full') {
    failure = await places.openUpkeep().then(
      (upkeep) => upkeep.saveWithoutRoom(saved),
      () => 'full' as const,
    );
  }
  if (failure !== undefined) {
    onProblem(failure);
    return undefined;
  }
  places.relist();
  places.makeRoomInTime();
  return id;
}

/** Deletes a conversation at once; true if it is gone. */
export function removeConversation(places: HistoryPlaces, id: string): boolean {
  const { storage, onProblem } = places;
  // An entry that is listed but stored nowhere is being restored by another tab; it is still marked
  // as deleted.
  const { removed, failure } = storage.remove(id) ??
    places.loadedUpkeep()?.remove(id) ?? { failure: storage.deleted.add(id) };
  if (failure !== undefined) {
    onProblem(failure);
    return false;
  }
  places.store.setState({ removed });
  places.relist();
  // This also loads the code that "Urungkan" needs.
  void places.runUpkeep((upkeep) => upkeep.forgetDeleted());
  return true;
}

/**
 * Takes a deleted conversation's origin from a text that another tab wrote: the conversation may
 * arrive and be deleted here before its origin, which holds its date.
 *
 * @param origins text of `chatOrigins`.
 */
export function withLateOrigin(removed: Removed, origins: string | null): Removed {
  const { id, record } = removed;
  if (record === undefined || record.origin !== undefined) return removed;
  const origin = parseMap(origins)?.get(id);
  return origin === undefined ? removed : { ...removed, record: { ...record, origin } };
}

/** Restores the conversation deleted last. */
export async function undoRemoval(places: HistoryPlaces): Promise<void> {
  const { removed } = places.store.getState();
  if (removed === undefined) return;
  try {
    const upkeep = await places.openUpkeep();
    await upkeep.putBack(removed);
  } catch {
    places.onProblem('restore-failed');
    return;
  }
  places.store.setState({ removed: undefined });
  places.relist();
}
