import type { ArchivedEntry, HistoryArchive } from './history-archive.ts';
import type { HistoryStorage } from './history-storage.ts';
import { dishWords, wordsIn } from './dish-words.ts';

type DishSearchParts = {
  readonly storage: HistoryStorage;
  readonly archive: Pick<HistoryArchive, 'wordsAfter'>;
  /** What the archive holds, as far as that is known. */
  readonly archived: () => Iterable<ArchivedEntry>;
};

/** Finds conversations by what is in their dishes. */
export function createDishSearch({ storage, archive, archived }: DishSearchParts) {
  let archivedWords: ReadonlyMap<string, string> = new Map();
  let reading: Promise<void> | undefined;
  // A conversation that is stored is never changed, only replaced.
  const recentWords = new WeakMap<object, string>();

  const wordsOf = (value: unknown): string => {
    if (typeof value !== 'object' || value === null) return '';
    const words = recentWords.get(value) ?? dishWords(value);
    recentWords.set(value, words);
    return words;
  };

  /** In parts, so that the page stays responsive. */
  const readArchive = async (): Promise<void> => {
    const words = new Map<string, string>();
    for (let after = ''; ;) {
      const some = await archive.wordsAfter(after);
      for (const [id, its] of some) words.set(id, its);
      const last = [...some.keys()].at(-1);
      if (last === undefined) break;
      after = last;
    }
    // Where the browser has lost the words of one, they are not looked for again.
    for (const { id } of archived()) if (!words.has(id)) words.set(id, '');
    archivedWords = words;
  };

  return {
    /**
     * Ids of conversations in whose dish names and ingredients each word of the query is, whole or as
     * a part of a word. Without an archive only the recent ones are looked through.
     */
    async find(query: string): Promise<ReadonlySet<string>> {
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
      for (const { id, value } of storage.records()) look(id, wordsOf(value));
      return found;
    },
  };
}
