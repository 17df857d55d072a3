/**
 * Hand-written access to what `JSON.parse` returns: for parsers of every chunk and dish, where a
 * schema library would take half of the time and memory, and for the first load, where it would take
 * 2 KiB. Everywhere else valibot parses outside data.
 */

/** The value of a JSON text; `undefined` if it is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The fields of an object; empty for anything else. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** The entries of a list; empty for anything else. */
export function entriesOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Longest text kept of one field, in characters; longer text is cut. */
export const MAX_TEXT_LENGTH = 4_000;

/**
 * Control characters except tab and line feed, and lone surrogates, which documents must not contain; and
 * every combining mark after the fourth on one letter: no language stacks that many, and they would cover
 * the lines above.
 */
const UNPRINTABLE = /(?![\t\n])[\p{Cc}\p{Cs}]|(?<=\p{M}{4})\p{M}/gu;
/** Joiners, direction marks, fillers and blank braille: a name of these alone is an empty button. */
const NOTHING_TO_SEE = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Text or a number as trimmed text; empty for anything else. */
export function readText(value: unknown): string {
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  // Cut first: the cut may leave half a character.
  const text = String(value).trim().slice(0, MAX_TEXT_LENGTH).replaceAll(UNPRINTABLE, '').trim();
  return NOTHING_TO_SEE.test(text) ? '' : text;
}
