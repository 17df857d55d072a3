import { parseJson } from '#core/recipes/unknown-values.ts';
import type { KeyValueStorage } from './browser-storage.ts';

/** A JSON object in local storage, in stored order. */
export type StoredMap = ReadonlyMap<string, unknown>;

/** Text under the key that is not a JSON object. */
type Unreadable = { readonly unreadable: string };

/**
 * One key of local storage that holds a JSON object. What was read is cached with its text and
 * parsed again only when another tab has changed it: with a thousand conversations, reading and
 * writing all of them for every answer takes longer than a frame.
 */
export function createStoredMap(storage: KeyValueStorage, key: string) {
  let known: { readonly text: string | null; readonly map: StoredMap } | undefined;

  const read = (): StoredMap | Unreadable => {
    const text = storage.getItem(key);
    if (known !== undefined && known.text === text) return known.map;
    const map = parseMap(text);
    if (map === undefined) return { unreadable: text ?? '' };
    known = { text, map };
    return map;
  };

  const readOrUnreadable = (): StoredMap | Unreadable => {
    try {
      return read();
    } catch {
      return new Map();
    }
  };

  return {
    /** Throws if the browser refuses to read. */
    read,

    /** Empty if the browser refuses. */
    readOrUnreadable,

    /** Empty if nothing can be read. */
    readOrEmpty: (): StoredMap => {
      const map = readOrUnreadable();
      return 'unreadable' in map ? new Map() : map;
    },

    /** Throws if the browser refuses to write; then nothing has changed. */
    write(map: StoredMap): void {
      const text = `{${Array.from(map, ([name, value]) => `${JSON.stringify(name)}:${textOf(value)}`).join(',')}}`;
      storage.setItem(key, text);
      known = { text, map };
    },
  };
}

/** Parses a JSON object; `undefined` for any other text. No text, or `null`, is an empty one. */
export function parseMap(text: string | null): StoredMap | undefined {
  if (text === null || ['', 'null'].includes(text.trim())) return new Map();
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return new Map(Object.entries(value));
}

const texts = new WeakMap<object, string>();

/** The JSON text of a stored value; a value never changes once it was read or written. */
export function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const text = texts.get(value) ?? JSON.stringify(value);
  texts.set(value, text);
  return text;
}
