import { readSavedAt, type StoredRecord } from './conversation.ts';

/** Answers remembered; of more, the oldest are forgotten. */
const MAX_SAVED = 200;

/** A conversation that this tab has saved or put back. */
export type SavedHere = {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Absent where the archive has it. */
  readonly record: StoredRecord | undefined;
};

/** What this tab has saved, to save it again where another tab has overwritten it. */
export type TabDecisions = ReturnType<typeof createTabDecisions>;

/** @param now milliseconds since the epoch, later with each call. */
export function createTabDecisions(now: () => number) {
  const saved = new Map<string, SavedHere>();

  return {
    /** When this tab began. */
    startedAt: now(),
    saved(id: string, record: StoredRecord | undefined): void {
      saved.delete(id);
      // The date that is stored: with it another tab sees to it that a deletion is later.
      saved.set(id, { at: readSavedAt(record?.origin) ?? now(), record });
      const [oldest] = saved.keys();
      if (saved.size > MAX_SAVED && oldest !== undefined) saved.delete(oldest);
    },
    get: (id: string) => saved.get(id),
    all: (): readonly (readonly [string, SavedHere])[] => [...saved],
    forget: (id: string) => void saved.delete(id),
    clear: () => saved.clear(),
  };
}
