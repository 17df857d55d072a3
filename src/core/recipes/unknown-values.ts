/**
 * What `JSON.parse` gives, looked at piece by piece: for the readers through which every piece and
 * every dish of an answer goes, where a schema library costs half of all the time and memory, and for
 * those that a first visit loads, where it costs 2 KiB. Everywhere else valibot reads what comes from
 * outside.
 */

/** What a JSON text says; `undefined` where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The fields of an object; none for anything else. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** The entries of a list; none for anything else. */
export function entriesOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Longest text kept of one field, in characters; longer text is cut. */
const MAX_TEXT_LENGTH = 4_000;

/** Control characters but tab and line feed, and halves of characters: no document may hold them. */
const UNPRINTABLE = /(?![\t\n])[\p{Cc}\p{Cs}]/gu;
/** Joiners, marks of direction, fillers and blank braille: a name of these alone is an empty button. */
const NOTHING_TO_SEE = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Text or a number as trimmed text; empty for anything else. */
export function readText(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  // Cut first: the cut may leave half a character.
  const text = String(value).trim().slice(0, MAX_TEXT_LENGTH).replaceAll(UNPRINTABLE, '').trim();
  return NOTHING_TO_SEE.test(text) ? '' : text;
}
