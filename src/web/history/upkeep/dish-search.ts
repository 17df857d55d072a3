import type { HistoryStorage } from '../history-storage.ts';
import type { ArchivedEntry } from './archive-database.ts';
import { dishWords, wordsIn } from './dish-words.ts';
import type { HistoryArchive } from './history-archive.ts';

type DishSearchParts = {
  readonly storage: HistoryStorage;
  readonly archive: Pick<HistoryArchive, 'wordsAfter'>;
  /** The archive, if it opened. */
  readonly archived: () => Iterable<ArchivedEntry>;
};

/**
 * Finds conversations by their dishes: ids of those whose dish names and ingredients contain each
 * word of the query, whole or in part. Without an archive only the recent ones are searched.
 */
export function createDishSearch({ storage, archive, archived }: DishSearchParts) {
  let archivedWords: ReadonlyMap<string, string> = new Map();
  let reading: Promise<void> | undefined;
  // A stored conversation is never changed, only replaced.
  const recentWords = new WeakMap<object, string>();

  const wordsOf = (value: unknown): string => {
    if (typeof value !== 'object' || value === null) return '';
    const words = recentWords.get(value) ?? dishWords(value);
    recentWords.set(value, words);
    return words;
  };

  /** In batches, which keeps the page responsive. */
  const readArchive = async (): Promise<void> => {
    const words = new Map<string, string>();
    for (let after = ''; ;) {
      const some = await archive.wordsAfter(after);
      for (const [id, its] of some) words.set(id, its);
      const last = [...some.keys()].at(-1);
      if (last === undefined) break;
      after = last;
    }
    // An id without stored words gets empty ones, or every search would read the archive again.
    for (const { id } of archived()) if (!words.has(id)) words.set(id, '');
    archivedWords = words;
  };

  return async (query: string): Promise<ReadonlySet<string>> => {
    const asked = wordsIn(query);
    const found = new Set<string>();
    if (asked.length === 0) return found;
    const isUnread = [...archived()].some(({ id }) => !archivedWords.has(id));
    if (isUnread) {
      reading ??= readArchive().finally(() => {
        reading = undefined;
      });
      await reading.catch(() => {});
    }
    const look = (id: string, words: string) => {
      if (asked.every((word) => words.includes(word))) found.add(id);
    };
    for (const [id, words] of archivedWords) look(id, words);
    for (const { id, value } of storage.read().records) look(id, wordsOf(value));
    return found;
  };
}
