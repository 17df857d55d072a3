import type { Device } from '../storage/browser-storage.ts';
import { createHistoryArchive } from '../history/upkeep/history-archive.ts';
import { createHistoryStorage } from '../history/history-storage.ts';

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
  const history = createHistoryStorage(storage, () => clock.now());
  const archived = !history.hasArchive()
    ? []
    : await createHistoryArchive(clock)
        .entries()
        .catch(() => []);
  const deletions = history.deleted.deletions();
  const ids = new Set(history.read().records.map(({ id }) => id));
  for (const { id } of archived) if (!deletions.has(id)) ids.add(id);
  const { usage = 0, quota = 0 } = (await estimate?.().catch(() => undefined)) ?? {};
  const answers = ids.size;
  // Browsers do not count local storage.
  return quota > 0
    ? { answers, bytes: { used: usage + history.text().length, quota } }
    : { answers };
}
