import { fieldsOf, parseJson } from '#core/recipes/unknown-values.ts';

/**
 * What a backup carries besides the conversations, and how it meets what is here already. `merge`:
 * fields that are missing here come from the file, the others stay, since they are newer. `latest`: a
 * map of entries that say when they were decided (`at`), of which the later one counts. `absent`: taken
 * only where nothing is here. The visitor's Gemini key is in no backup.
 */
export const BACKUP_KEYS: ReadonlyMap<string, 'merge' | 'latest' | 'absent'> = new Map([
  ['isDarkMode', 'absent'],
  ['ownPrices', 'merge'],
  ['businessCosts', 'merge'],
  ['starredDishes', 'latest'],
  ['preferences', 'merge'],
  ['shoppingList', 'absent'],
  ['cookingPlace', 'absent'],
  ['chatDeleted', 'merge'],
]);

/** The text to store; `undefined` where nothing would change or the file's text cannot be read. */
export function mergeSetting(
  key: string,
  here: string | null,
  fromFile: string,
): string | undefined {
  const incoming = parseJson(fromFile);
  if (incoming === undefined) return undefined;
  if (here === null) return fromFile;
  const way = BACKUP_KEYS.get(key);
  if (way === undefined || way === 'absent') return undefined;
  const merge = way === 'latest' ? mergeLatest : mergeValues;
  const merged = JSON.stringify(merge(parseJson(here), incoming));
  return merged === here ? undefined : merged;
}

function mergeLatest(here: unknown, incoming: unknown): unknown {
  if (!isObject(here) || !isObject(incoming)) return here ?? incoming;
  const merged = new Map(Object.entries(here));
  for (const [name, entry] of Object.entries(incoming)) {
    const known = merged.get(name);
    if (known === undefined || timeOf(entry) > timeOf(known)) merged.set(name, entry);
  }
  return Object.fromEntries(merged);
}

function timeOf(entry: unknown): number {
  const { at } = fieldsOf(entry);
  return typeof at === 'number' ? at : 0;
}

function mergeValues(here: unknown, incoming: unknown): unknown {
  if (Array.isArray(here) && Array.isArray(incoming)) {
    const known = new Set(here.map((value) => JSON.stringify(value)));
    return [...here, ...incoming.filter((value) => !known.has(JSON.stringify(value)))];
  }
  if (!isObject(here) || !isObject(incoming)) return here ?? incoming;
  const merged = new Map(Object.entries(here));
  for (const [name, value] of Object.entries(incoming)) {
    merged.set(name, mergeValues(merged.get(name), value));
  }
  return Object.fromEntries(merged);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
