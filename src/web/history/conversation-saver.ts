import type { Dish } from '#core/recipes/dish.ts';
import type { AnswerOrigin } from './conversation.ts';
import type { HistoryProblem, HistoryStorage, RemovedConversation } from './history-storage.ts';
import type { TabDecisions } from './tab-decisions.ts';
import type { HistoryUpkeep } from './upkeep/history-upkeep.chunk.ts';

/** An answer to save. */
export type AnswerToSave = {
  /** The one to replace; absent for a new one. */
  readonly id?: string;
  readonly question: string;
  readonly response: readonly Dish[];
  /** Absent if the writer is unknown: the dish came in a link. */
  readonly origin: AnswerOrigin | undefined;
};

type SaverParts = {
  readonly storage: HistoryStorage;
  readonly decisions: TabDecisions;
  readonly newId: () => string;
  readonly openUpkeep: () => Promise<HistoryUpkeep>;
  readonly onProblem: (problem: HistoryProblem) => void;
  readonly onSaved: () => void;
};

/** Saves answers and puts back deleted ones, also when local storage is full. */
export function createConversationSaver(parts: SaverParts) {
  const { storage, decisions, newId, openUpkeep, onProblem, onSaved } = parts;
  return {
    /** @returns the id, or `undefined` if the browser could not keep it. */
    async save({ id: known, ...answer }: AnswerToSave): Promise<string | undefined> {
      // Deleted in another tab while it was written: the finished answer becomes a new
      // conversation.
      const id = known === undefined || storage.deleted.deletions().has(known) ? newId() : known;
      const saved = { id, ...answer };
      let failure = storage.save(saved);
      if (failure === 'full') {
        failure = await openUpkeep().then(
          (upkeep) => upkeep.saveWithoutRoom(saved),
          () => 'full' as const,
        );
      }
      if (failure !== undefined) {
        onProblem(failure);
        return undefined;
      }
      decisions.saved(id, storage.record(id));
      onSaved();
      return id;
    },

    /** @returns false if it stays deleted. */
    async putBack(removed: RemovedConversation | { readonly id: string }): Promise<boolean> {
      try {
        await (await openUpkeep()).putBack(removed);
      } catch {
        onProblem('restore-failed');
        return false;
      }
      decisions.saved(removed.id, storage.record(removed.id));
      return true;
    },
  };
}
