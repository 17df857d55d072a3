import { fieldsOf } from '#core/recipes/unknown-values.ts';
import { readStored, type KeyValueStorage } from '../browser-storage.ts';
import type { HistoryEntry } from '../history/conversation.ts';

/** Ours: when this device was backed up, reminded of that, and asked to keep its storage, in ms. */
const BACKUP_TIMES_KEY = 'backupTimes';

/** An answer more than this, and a month, without a backup: time for a reminder. */
const MIN_NEW_ANSWERS = 20;
const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

/** What happened on this device, each in milliseconds since the epoch. */
type BackupEvent = 'savedAt' | 'remindedAt' | 'askedAt';

/** When that was last; 0 where it never was. */
function timeOf(storage: KeyValueStorage, event: BackupEvent): number {
  const at = fieldsOf(readStored(storage, BACKUP_TIMES_KEY))[event];
  return typeof at === 'number' ? at : 0;
}

function note(storage: KeyValueStorage, event: BackupEvent, now: number): boolean {
  try {
    const times = { ...fieldsOf(readStored(storage, BACKUP_TIMES_KEY)), [event]: now };
    storage.setItem(BACKUP_TIMES_KEY, JSON.stringify(times));
    return true;
  } catch {
    return false;
  }
}

/** A backup was made now. */
export function noteBackup(storage: KeyValueStorage, now: number): void {
  note(storage, 'savedAt', now);
}

/** True once a month at most: the caller then does it. False, too, where that cannot be noted. */
export function isDueMonthly(
  storage: KeyValueStorage,
  event: 'remindedAt' | 'askedAt',
  now: number,
): boolean {
  return now - timeOf(storage, event) >= MONTH_MS && note(storage, event, now);
}

/**
 * How many answers are newer than the last backup, where they are many and it is a month ago, or the
 * oldest answer is where there never was one; otherwise 0.
 *
 * @param entries of the whole history.
 * @param now milliseconds since the epoch.
 */
export function answersToSave(
  storage: KeyValueStorage,
  entries: readonly HistoryEntry[],
  now: number,
): number {
  const backup = timeOf(storage, 'savedAt');
  const dates = entries.flatMap(({ savedAt = 0 }) => (savedAt > backup ? [savedAt] : []));
  const since = backup > 0 ? backup : dates.reduce((first, date) => Math.min(first, date), now);
  return dates.length >= MIN_NEW_ANSWERS && now - since >= MONTH_MS ? dates.length : 0;
}
