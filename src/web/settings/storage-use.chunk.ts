import { createHistoryStorage } from '../history/history-storage.ts';
import { createHistoryArchive } from '../history/upkeep/history-archive.ts';
import { undeletedEntries } from '../history/upkeep/undeleted-entries.ts';
import type { Device } from '../storage/browser-storage.ts';

/** How much disk space this site uses. */
export type StorageUse = {
  readonly answers: number;
  /** Absent if the browser does not say. */
  readonly bytes?: { readonly used: number; readonly quota: number };
};

/** @param estimate the browser's own; it may be missing. */
export async function measureStorageUse(
  { storage, clock }: Device,
  estimate: (() => Promise<StorageEstimate>) | undefined,
): Promise<StorageUse> {
  const history = createHistoryStorage(storage, clock);
  const archived = await undeletedEntries(history, createHistoryArchive(clock));
  const ids = new Set([...history.read().records, ...archived].map(({ id }) => id));
  const { usage = 0, quota = 0 } = (await estimate?.().catch(() => undefined)) ?? {};
  const answers = ids.size;
  // Browsers do not count local storage.
  return quota > 0
    ? { answers, bytes: { used: usage + history.text().length, quota } }
    : { answers };
}
