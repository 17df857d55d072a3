import { attempt, readItem, type KeyValueStorage, type WriteFailure } from './browser-storage.ts';
import { setAside } from './set-aside.ts';
import { parseMap } from './stored-map.ts';

/** A value in local storage that several tabs may change. */
export type StoredValue<Value> = {
  /** The same object until it changes, here or in another tab. */
  readonly read: () => Value;
  /**
   * Changes what is stored now, so that another tab's changes are not lost.
   *
   * @returns `isStored` is false if the browser has no room or refuses: the change then lasts until the
   * page closes, or is stored with the next one.
   */
  readonly change: (apply: (value: Value) => Value) => {
    readonly value: Value;
    readonly isStored: boolean;
  };
};

/** The fields of a stored JSON object. */
type StoredFields = Readonly<Record<string, unknown>>;

type StoredValueParts<Value> = {
  readonly storage: KeyValueStorage;
  readonly key: string;
  /** Called when the text has changed; the fields are empty if there is none, or it is unreadable. */
  readonly parse: (fields: StoredFields) => Value;
  /** The fields to store; `undefined` for none. */
  readonly write: (value: Value, before: StoredFields) => StoredFields | undefined;
};

/** Creates a {@link StoredValue}; several may be fields under one key. */
export function createStoredValue<Value>(parts: StoredValueParts<Value>): StoredValue<Value> {
  const { storage, key, parse, write } = parts;
  let refused: readonly ((value: Value) => Value)[] = [];
  let known: { readonly text: string; readonly value: Value } | undefined;

  const read = (): Value => {
    const text = readItem(storage, key);
    if (known?.text !== text) {
      const stored = parse(readFields(text) ?? {});
      known = { text, value: refused.reduce((value, apply) => apply(value), stored) };
    }
    return known.value;
  };

  return {
    read,
    change: (apply) => {
      const value = apply(read());
      const isStored = writeFields(storage, key, (before) => write(value, before)) === undefined;
      refused = isStored ? [] : [...refused, apply];
      // Not parsed again, so that unchanged parts stay the same objects.
      known = { text: readItem(storage, key), value };
      return { value, isStored };
    },
  };
}

/**
 * Replaces the JSON object under a key, or removes it. Text there that is no such object is set aside
 * first; without room for that, it stays and nothing is written.
 */
export function writeFields(
  storage: KeyValueStorage,
  key: string,
  write: (before: StoredFields) => StoredFields | undefined,
): WriteFailure | undefined {
  return attempt(() => {
    const text = readItem(storage, key);
    const before = readFields(text);
    if (before === undefined) setAside(storage, key, text);
    const fields = write(before ?? {});
    if (fields === undefined) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(fields));
  });
}

function readFields(text: string): StoredFields | undefined {
  const map = parseMap(text);
  return map && Object.fromEntries(map);
}
