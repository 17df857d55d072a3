import type { HistoryEntry } from '../history/conversation.ts';
import type { KeyValueStorage } from '../storage/browser-storage.ts';
import { BACKUP_TIMES_KEY } from '../storage/storage-keys.ts';
import { noteTime, readTime } from './stored-times.ts';

/** A reminder is due after this many new answers and a month without a backup. */
const MIN_NEW_ANSWERS = 20;
const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

/** A backup was made just now. */
export function noteBackup(storage: KeyValueStorage, now: number): void {
  noteTime(storage, BACKUP_TIMES_KEY, 'savedAt', now);
}

/** True at most once a month, when the caller should act. Also false if that cannot be recorded. */
export function isDueMonthly(
  storage: KeyValueStorage,
  event: 'remindedAt' | 'askedAt',
  now: number,
): boolean {
  const last = readTime(storage, BACKUP_TIMES_KEY, event);
  return now - last >= MONTH_MS && noteTime(storage, BACKUP_TIMES_KEY, event, now);
}

/**
 * How many answers are newer than the last backup, if they are many and it is a month old (or the
 * oldest answer is, if there never was a backup); otherwise 0.
 *
 * @param entries of the whole history.
 * @param now milliseconds since the epoch.
 */
export function answersToSave(
  storage: KeyValueStorage,
  entries: readonly HistoryEntry[],
  now: number,
): number {
  const backup = readTime(storage, BACKUP_TIMES_KEY, 'savedAt');
  const dates = entries.flatMap(({ savedAt = 0 }) => (savedAt > backup ? [savedAt] : []));
  const since = backup > 0 ? backup : dates.reduce((first, date) => Math.min(first, date), now);
  return dates.length >= MIN_NEW_ANSWERS && now - since >= MONTH_MS ? dates.length : 0;
}
