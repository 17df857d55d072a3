import { readSavedAt, type StoredRecord } from './conversation.ts';

/** Most conversations remembered; the oldest are forgotten first. */
const MAX_SAVES = 200;

/** A conversation that this tab saved or restored. */
type OwnSave = {
  /**
   * Milliseconds since the epoch; 0 if this tab only restored it, which undoes no later deletion.
   */
  readonly at: number;
  /** Absent if the archive has it. */
  readonly record: StoredRecord | undefined;
};

/**
 * What this tab saved, so that it can save it again if another tab overwrites it.
 *
 * @param now milliseconds since the epoch, greater with each call.
 */
export function createOwnSaves(now: () => number) {
  const saves = new Map<string, OwnSave>();

  const remember = (id: string, save: OwnSave): void => {
    saves.delete(id);
    saves.set(id, save);
    const [oldest] = saves.keys();
    if (saves.size > MAX_SAVES && oldest !== undefined) saves.delete(oldest);
  };

  return {
    /** When this tab started. */
    startedAt: now(),

    /** Uses the stored date, because other tabs date their deletions later than it. */
    rememberSaved: (id: string, record: StoredRecord | undefined) =>
      remember(id, { at: readSavedAt(record?.origin) ?? now(), record }),

    /**
     * Remembers an overwritten record of another tab, which may be closed before it can restore it.
     */
    rememberRestored: (record: StoredRecord) =>
      remember(record.id, { at: saves.get(record.id)?.at ?? 0, record }),

    get: (id: string) => saves.get(id),
    all: (): readonly (readonly [string, OwnSave])[] => [...saves],
    forget: (id: string) => void saves.delete(id),
    clear: () => saves.clear(),
  };
}
