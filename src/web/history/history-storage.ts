import { isQuotaError, type KeyValueStorage } from '../browser-storage.ts';
import {
  parseAnswerOrigin,
  parseStoredConversation,
  readDishes,
  type AnswerOrigin,
  type Conversation,
  type HistoryEntry,
} from './conversation.ts';
import { parseJson } from '#core/recipes/unknown-values.ts';

/** The specification's key: a map of id to a one-element list of {question, response}. */
export const HISTORY_KEY = 'chatHistory';
/** Ours: a map of id to where the answer came from. Losing it loses no recipe. */
export const ORIGINS_KEY = 'chatOrigins';
/** Ours: text of `chatHistory` that could not be read, kept so that nothing is lost. */
export const DAMAGED_KEY = 'chatHistoryDamaged';

type StoredMap = Map<string, unknown>;

/** Why a change was not written. */
export type WriteFailure = 'full' | 'blocked';

/** What `remove` took out, for `restore` to put back in its place. */
export type RemovedConversation = {
  readonly id: string;
  readonly value: unknown;
  readonly origin: unknown;
  readonly position: number;
};

/** The edge to local storage: every call reads afresh, so that two open tabs lose nothing. */
export type HistoryStorage = ReturnType<typeof createHistoryStorage>;

export function createHistoryStorage(storage: KeyValueStorage) {
  const readMap = (key: string): StoredMap | { readonly unreadable: string } => {
    const text = storage.getItem(key);
    if (text === null || ['', 'null'].includes(text.trim())) return new Map();
    const value = parseJson(text);
    return isPlainObject(value) ? new Map(Object.entries(value)) : { unreadable: text };
  };

  /** For looking only: where the browser refuses to read, there is nothing to show. */
  const look = (key: string): ReturnType<typeof readMap> => {
    try {
      return readMap(key);
    } catch {
      return new Map();
    }
  };

  const readOrigins = (): StoredMap => {
    const map = look(ORIGINS_KEY);
    return map instanceof Map ? map : new Map();
  };

  const write = (key: string, map: StoredMap) =>
    storage.setItem(key, JSON.stringify(Object.fromEntries(map)));

  /** Sets unreadable text aside. Throws where there is no room: then the original stays in place. */
  const setAside = (unreadable: string) => {
    const before = storage.getItem(DAMAGED_KEY);
    if (before?.includes(unreadable)) return;
    storage.setItem(DAMAGED_KEY, before === null ? unreadable : `${before}\n${unreadable}`);
  };

  /** The history as a map that may be changed and written back. */
  const readForChange = (): StoredMap => {
    const map = readMap(HISTORY_KEY);
    if (!(map instanceof Map)) {
      setAside(map.unreadable);
      return new Map();
    }
    const damaged = [...map].filter(([, value]) => parseStoredConversation(value) === undefined);
    if (damaged.length === 0) return map;
    // Without room to set them aside they stay: deleting must work most of all when storage is full.
    const failure = attempt(() => setAside(JSON.stringify(Object.fromEntries(damaged))));
    if (failure === undefined) for (const [id] of damaged) map.delete(id);
    return map;
  };

  const attempt = (change: () => void): WriteFailure | undefined => {
    try {
      change();
      return undefined;
    } catch (error) {
      return isQuotaError(error) ? 'full' : 'blocked';
    }
  };

  /** Where an answer came from is a nicety: no room for it must not fail what matters. */
  const writeOrigins = (change: (origins: StoredMap) => void) => {
    const origins = readOrigins();
    change(origins);
    attempt(() => write(ORIGINS_KEY, origins));
  };

  return {
    /** Newest first, and the text that could not be read where there is any. */
    list(): { readonly entries: readonly HistoryEntry[]; readonly unreadable?: string } {
      const map = look(HISTORY_KEY);
      if (!(map instanceof Map)) return { entries: [], unreadable: map.unreadable };
      const entries: HistoryEntry[] = [];
      const damaged: StoredMap = new Map();
      for (const [id, value] of map) {
        const stored = parseStoredConversation(value);
        if (stored === undefined) damaged.set(id, value);
        else entries.push({ id, question: stored.question });
      }
      entries.reverse();
      return damaged.size === 0
        ? { entries }
        : { entries, unreadable: JSON.stringify(Object.fromEntries(damaged)) };
    },

    read(id: string): Conversation | undefined {
      const map = look(HISTORY_KEY);
      const stored = map instanceof Map ? parseStoredConversation(map.get(id)) : undefined;
      if (stored === undefined) return undefined;
      const origin = parseAnswerOrigin(readOrigins().get(id));
      const conversation = { id, question: stored.question, response: readDishes(stored) };
      return origin === undefined ? conversation : { ...conversation, origin };
    },

    has: (id: string): boolean => {
      const map = look(HISTORY_KEY);
      return map instanceof Map && map.has(id);
    },

    save({ id, question, response, origin }: Conversation): WriteFailure | undefined {
      const failure = attempt(() => {
        const map = readForChange();
        map.set(id, [{ question, response }]);
        write(HISTORY_KEY, map);
      });
      if (failure === undefined && origin !== undefined) {
        writeOrigins((origins) => origins.set(id, origin satisfies AnswerOrigin));
      }
      return failure;
    },

    /** Takes a conversation out; `undefined` where it is gone already. */
    remove(id: string): RemovedConversation | WriteFailure | undefined {
      let removed: RemovedConversation | undefined;
      const failure = attempt(() => {
        const map = readForChange();
        if (!map.has(id)) return;
        const position = [...map.keys()].indexOf(id);
        removed = { id, value: map.get(id), origin: readOrigins().get(id), position };
        map.delete(id);
        write(HISTORY_KEY, map);
      });
      if (failure !== undefined) return failure;
      if (removed !== undefined) writeOrigins((origins) => origins.delete(id));
      return removed;
    },

    /** Puts back what `remove` took out, at its old place. */
    restore({ id, value, origin, position }: RemovedConversation): WriteFailure | undefined {
      const failure = attempt(() => {
        const entries = [...readForChange()].filter(([other]) => other !== id);
        entries.splice(position, 0, [id, value]);
        write(HISTORY_KEY, new Map(entries));
      });
      if (failure === undefined && origin !== undefined) {
        writeOrigins((origins) => origins.set(id, origin));
      }
      return failure;
    },

    /**
     * Sets text aside that could not be read, and saves what was rescued from it, before whatever
     * was asked in the meantime. Fails where there is no room to keep both; then nothing has changed.
     */
    replaceUnreadable(
      unreadable: string,
      rescued: readonly Conversation[],
    ): WriteFailure | undefined {
      return attempt(() => {
        setAside(unreadable);
        const map: StoredMap = new Map();
        for (const { id, question, response } of rescued) map.set(id, [{ question, response }]);
        for (const [id, value] of readForChange()) map.set(id, value);
        write(HISTORY_KEY, map);
      });
    },
  };
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
