import { readSavedAt, type StoredRecord } from './conversation.ts';

/** Most answers remembered; beyond it the oldest are forgotten. */
const MAX_SAVED = 200;

/** A conversation that this tab has saved or restored. */
export type SavedHere = {
  /** Milliseconds since the epoch; 0 if another tab saved it, which decides nothing here. */
  readonly at: number;
  /** Absent if the archive has it. */
  readonly record: StoredRecord | undefined;
};

export type TabDecisions = ReturnType<typeof createTabDecisions>;

/**
 * What this tab has saved, so that it can save it again if another tab overwrites it.
 *
 * @param now milliseconds since the epoch, greater with each call.
 */
export function createTabDecisions(now: () => number) {
  const saved = new Map<string, SavedHere>();

  const remember = (id: string, decision: SavedHere): void => {
    saved.delete(id);
    saved.set(id, decision);
    const [oldest] = saved.keys();
    if (saved.size > MAX_SAVED && oldest !== undefined) saved.delete(oldest);
  };

  return {
    /** When this tab started. */
    startedAt: now(),
    /** The stored date: another tab makes sure that its deletion is later. */
    saved: (id: string, record: StoredRecord | undefined) =>
      remember(id, { at: readSavedAt(record?.origin) ?? now(), record }),
    /**
     * What another tab saved and then overwrote itself: it may be closed before it can restore it.
     */
    restored: (record: StoredRecord) =>
      remember(record.id, { at: saved.get(record.id)?.at ?? 0, record }),
    get: (id: string) => saved.get(id),
    all: (): readonly (readonly [string, SavedHere])[] => [...saved],
    forget: (id: string) => void saved.delete(id),
    clear: () => saved.clear(),
  };
}
