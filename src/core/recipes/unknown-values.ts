/**
 * What `JSON.parse` gives, looked at piece by piece: for the two readers through which every piece
 * and every dish of an answer goes. There a schema library costs half of all the time and memory;
 * everywhere else valibot reads what comes from outside.
 */

/** The fields of an object; none for anything else. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** The entries of a list; none for anything else. */
export function entriesOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
