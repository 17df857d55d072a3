import type { Clock } from '#core/outside-world.ts';
import type { WriteFailure } from '../../storage/browser-storage.ts';
import { toRecord, type Conversation, type StoredRecord } from '../conversation.ts';
import type { HistoryStorage } from '../history-storage.ts';
import type { ArchivedList } from './archived-list.ts';
import { oldestOver } from './move-records.ts';

/** Share of local storage's limit still used after the oldest conversations have moved. */
const KEPT_SHARE = 0.75;
/** Most that moves in one step, as a share of the same limit: a few milliseconds of work. */
const MOVED_AT_ONCE_SHARE = 0.5;

type MoverParts = {
  readonly storage: HistoryStorage;
  readonly archived: ArchivedList;
  readonly clock: Clock;
  /** At this many characters in local storage the oldest conversations move. */
  readonly maxRecentChars: number;
  /** Called when conversations have moved. */
  readonly onMoved: () => void;
};

/** Makes room in local storage: the oldest conversations move to the archive. */
export function createArchiveMover({
  storage,
  archived,
  clock,
  maxRecentChars,
  onMoved,
}: MoverParts) {
  let moving: Promise<void> | undefined;

  const move = async (records: readonly StoredRecord[]): Promise<boolean> => {
    const isMoved = await archived.move(records);
    if (isMoved) onMoved();
    return isMoved;
  };

  /** Starts with conversations in both places: another tab may have restored what had moved. */
  const moveUntil = async (keptChars: number): Promise<void> => {
    const twice = storage.read().records.filter(({ id }) => archived.has(id));
    if (twice.length > 0 && !(await move(twice))) return;
    for (;;) {
      const oldest = oldestOver(storage, keptChars, maxRecentChars * MOVED_AT_ONCE_SHARE);
      if (oldest.length === 0 || !(await move(oldest))) return;
    }
  };

  /** Moves the oldest to the archive. Without an archive everything stays where it is. */
  const moveOldest = (): Promise<void> => {
    moving ??= moveUntil(maxRecentChars * KEPT_SHARE).finally(() => {
      moving = undefined;
    });
    return moving;
  };

  /** Makes a change, after making room if necessary. Throws if nothing can move. */
  const withRoom = async (change: () => WriteFailure | undefined) => {
    const failure = change();
    if (failure !== 'full') return failure;
    await moveUntil(storage.text().length / 2);
    return change();
  };

  /** Saves without room: older ones move first. What still does not fit also goes to the archive. */
  const saveWithoutRoom = async (saved: Conversation): Promise<WriteFailure | undefined> => {
    try {
      for (let kept = storage.text().length / 2; kept >= 1; kept /= 2) {
        if (kept > storage.text().length) continue;
        await moveUntil(kept);
        const failure = storage.save(saved);
        if (failure !== 'full') return failure;
      }
      if (!(await archived.putIfNoted([toRecord(saved, clock.now())]))) return 'full';
      storage.rememberSaved(saved.id);
      return undefined;
    } catch {
      return 'full';
    }
  };

  return { moveOldest, withRoom, saveWithoutRoom };
}
