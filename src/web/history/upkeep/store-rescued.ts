import { attempt } from '../../storage/browser-storage.ts';
import { isReadable, type StoredRecord } from '../conversation.ts';
import type { HistoryStorage } from '../history-storage.ts';
import type { HistoryArchive } from './history-archive.ts';
import type { RescuedHistory } from './rescue-history.chunk.ts';

type Stores = {
  readonly storage: HistoryStorage;
  readonly archive: Pick<HistoryArchive, 'keepDamaged'>;
};

/**
 * Replaces an unreadable history with what was rescued. The damaged text is kept beside it; if there
 * is no room, in the archive; if that fails too, only the part that gave nothing.
 */
export async function storeRescued(
  { storage, archive }: Stores,
  unreadable: string,
  { records, rest }: RescuedHistory,
): Promise<void> {
  const replace = () => attempt(() => replaceUnreadable(storage, unreadable, records));
  const failure = attempt(() => storage.keepDamaged(unreadable)) ?? replace();
  if (failure !== 'full') return;
  const isKept = await archive.keepDamaged(unreadable).then(
    () => true,
    () => false,
  );
  if (replace() === undefined && !isKept && rest !== '') {
    attempt(() => storage.keepDamaged(rest));
  }
}

/** Another tab may have been first, or a question was asked meanwhile: nothing of it is lost. */
function replaceUnreadable(
  { stored }: HistoryStorage,
  unreadable: string,
  rescued: readonly StoredRecord[],
): void {
  const now = stored.read();
  if ('unreadable' in now && now.unreadable !== unreadable) return;
  const later = 'unreadable' in now ? [] : now;
  const all = [...rescued.map(({ id, value }) => [id, value] as const), ...later];
  stored.write(new Map(all.filter(([id, value]) => isReadable(id, value))));
}
