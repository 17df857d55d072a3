import { parseJson } from '#core/recipes/unknown-values.ts';
import { mergeLatest } from '../storage/latest-marks.ts';
import * as keys from '../storage/storage-keys.ts';

type StorageKey = (typeof keys)[keyof typeof keys];
type Merging = 'merge' | 'latest' | 'whole';

/**
 * How each key of a backup combines with what is here already; `no`: it is not in a backup.
 * `merge`: all fields of both; for a shared field, the newer side's. `latest`: a map of marks; the
 * later mark counts. `whole`: the newer side.
 */
const MERGINGS: Readonly<Record<StorageKey, Merging | 'no'>> = {
  [keys.DARK_MODE_KEY]: 'whole',
  [keys.OWN_PRICES_KEY]: 'merge',
  [keys.BUSINESS_COSTS_KEY]: 'merge',
  [keys.STARS_KEY]: 'latest',
  [keys.PREFERENCES_KEY]: 'merge',
  [keys.SHOPPING_KEY]: 'whole',
  [keys.COOKING_KEY]: 'whole',
  [keys.DELETED_KEY]: 'latest',
  // In a backup as conversations.
  [keys.HISTORY_KEY]: 'no',
  [keys.ORIGINS_KEY]: 'no',
  // Of this device.
  [keys.ARCHIVED_KEY]: 'no',
  [keys.SIDEBAR_CLOSED_KEY]: 'no',
  [keys.CHANGES_KEY]: 'no',
  [keys.BACKUP_TIMES_KEY]: 'no',
  // The visitor's key never leaves this browser but for Google.
  [keys.GEMINI_KEY]: 'no',
};

/** What a backup contains besides the conversations. */
export const BACKUP_KEYS: ReadonlyMap<string, Merging> = new Map(
  Object.entries(MERGINGS).flatMap(([key, merging]) => (merging === 'no' ? [] : [[key, merging]])),
);

/**
 * The text to store; `undefined` if nothing would change or the file's text cannot be read.
 *
 * @param isNewer whether the file's is newer than the one here.
 */
export function mergeSetting(
  key: string,
  here: string | null,
  fromFile: string,
  isNewer = false,
): string | undefined {
  const incoming = parseJson(fromFile);
  if (incoming === undefined) return undefined;
  // Damaged text here must not keep the file's value out; storing it sets the damaged text aside.
  const known = here === null ? undefined : parseJson(here);
  if (known === undefined) return fromFile;
  const merged = JSON.stringify(mergeBy(key, known, incoming, isNewer));
  return merged === JSON.stringify(known) ? undefined : merged;
}

function mergeBy(key: string, here: unknown, incoming: unknown, isNewer: boolean): unknown {
  switch (BACKUP_KEYS.get(key)) {
    case 'latest':
      return mergeMarks(here, incoming);
    case 'merge':
      return mergeValues(here, incoming, isNewer);
    default:
      return newerOf(here, incoming, isNewer);
  }
}

function mergeMarks(here: unknown, incoming: unknown): unknown {
  if (!isObject(here) || !isObject(incoming)) return here ?? incoming;
  const merged = mergeLatest(new Map(Object.entries(here)), new Map(Object.entries(incoming)));
  return Object.fromEntries(merged);
}

function mergeValues(here: unknown, incoming: unknown, isNewer: boolean): unknown {
  if (here === undefined) return incoming;
  if (Array.isArray(here) && Array.isArray(incoming)) {
    const known = new Set(here.map((value) => JSON.stringify(value)));
    return [...here, ...incoming.filter((value) => !known.has(JSON.stringify(value)))];
  }
  if (!isObject(here) || !isObject(incoming)) return newerOf(here, incoming, isNewer);
  const merged = new Map(Object.entries(here));
  for (const [name, value] of Object.entries(incoming)) {
    merged.set(name, mergeValues(merged.get(name), value, isNewer));
  }
  return Object.fromEntries(merged);
}

/** A value of another type comes from another version, and would count as damaged here. */
function newerOf(here: unknown, incoming: unknown, isNewer: boolean): unknown {
  return isNewer && (here === null || kindOf(here) === kindOf(incoming)) ? incoming : here;
}

function kindOf(value: unknown): string {
  return value === null ? 'nothing' : Array.isArray(value) ? 'list' : typeof value;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
