import { readSavedAt, type StoredRecord } from './conversation.ts';

/** Answers remembered; of more, the oldest are forgotten. */
const MAX_SAVED = 200;

/** A conversation that this tab has saved or restored. */
export type SavedHere = {
  /** Milliseconds since the epoch; 0 where another tab has saved it, which decides nothing here. */
  readonly at: number;
  /** Absent where the archive has it. */
  readonly record: StoredRecord | undefined;
};

/** What this tab has saved, to save it again where another tab has overwritten it. */
export type TabDecisions = ReturnType<typeof createTabDecisions>;

/** @param now milliseconds since the epoch, later with each call. */
export function createTabDecisions(now: () => number) {
  const saved = new Map<string, SavedHere>();

  const remember = (id: string, decision: SavedHere): void => {
    saved.delete(id);
    saved.set(id, decision);
    const [oldest] = saved.keys();
    if (saved.size > MAX_SAVED && oldest !== undefined) saved.delete(oldest);
  };

  return {
    /** When this tab began. */
    startedAt: now(),
    /** The date that is stored: with it another tab sees to it that a deletion is later. */
    saved: (id: string, record: StoredRecord | undefined) =>
      remember(id, { at: readSavedAt(record?.origin) ?? now(), record }),
    /** What another tab saved and has overwritten itself: that tab may be gone before it heals it. */
    restored: (record: StoredRecord) =>
      remember(record.id, { at: saved.get(record.id)?.at ?? 0, record }),
    get: (id: string) => saved.get(id),
    all: (): readonly (readonly [string, SavedHere])[] => [...saved],
    forget: (id: string) => void saved.delete(id),
    clear: () => saved.clear(),
  };
}
