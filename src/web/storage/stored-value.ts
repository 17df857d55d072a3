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

type StoredValueParts<Value> = {
  /** The stored text; an empty one if there is none. */
  readonly readText: () => string;
  readonly parse: () => Value;
  /** @returns false if the browser refuses. */
  readonly write: (value: Value) => boolean;
};

/** Creates a {@link StoredValue}; `parse` is called when the text has changed. */
export function createStoredValue<Value>(parts: StoredValueParts<Value>): StoredValue<Value> {
  const { readText, parse, write } = parts;
  let refused: readonly ((value: Value) => Value)[] = [];
  let known: { readonly text: string; readonly value: Value } | undefined;

  const read = (): Value => {
    const text = readText();
    if (known?.text !== text) {
      known = { text, value: refused.reduce((value, apply) => apply(value), parse()) };
    }
    return known.value;
  };

  return {
    read,
    change: (apply) => {
      const value = apply(read());
      const isStored = write(value);
      refused = isStored ? [] : [...refused, apply];
      // Not parsed again, so that unchanged parts stay the same objects.
      known = { text: readText(), value };
      return { value, isStored };
    },
  };
}
