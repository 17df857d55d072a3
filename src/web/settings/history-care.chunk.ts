import type { HistoryEntry } from '../history/conversation.ts';
import type { Device } from '../storage/browser-storage.ts';
import type { ToastStore } from '../ui/toast-store.ts';
import { answersToSave, isDueMonthly } from './backup-times.ts';
import { text } from './text.ts';

type CareParts = Device & {
  readonly toasts: ToastStore;
  readonly openSettings: () => void;
};

/** Asks the browser not to clear this site's storage by itself. Fails if it cannot be asked. */
const persist = async () => navigator.storage.persist();

/**
 * Once there is something to lose: asks the browser to keep it, and reminds the visitor of a
 * backup. Each at most once a month, since some browsers pass the question on to the visitor.
 *
 * @param entries of the whole history, at least one.
 */
export async function careForHistory(
  { storage, clock, toasts, openSettings }: CareParts,
  entries: readonly HistoryEntry[],
): Promise<void> {
  const now = clock.now();
  const unsaved = answersToSave(storage, entries, now);
  if (unsaved > 0 && isDueMonthly(storage, 'remindedAt', now)) {
    toasts.show({
      message: text.backup.reminder(unsaved),
      stays: true,
      action: { label: text.backup.toBackup, run: openSettings },
    });
  }
  // Granted or not, nothing else depends on it.
  if (isDueMonthly(storage, 'askedAt', now)) await persist().catch(() => {});
}
