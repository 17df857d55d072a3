import { parseJson } from '#core/recipes/unknown-values.ts';

/**
 * What a backup carries besides the conversations, and how it meets what is here already. `merge`:
 * fields that are missing here come from the file, the others stay, since they are newer. `absent`:
 * taken only where nothing is here. The visitor's Gemini key is in no backup.
 */
export const BACKUP_KEYS: ReadonlyMap<string, 'merge' | 'absent'> = new Map([
  ['isDarkMode', 'absent'],
  ['ownPrices', 'merge'],
  ['businessCosts', 'merge'],
  ['starredDishes', 'merge'],
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
  if (BACKUP_KEYS.get(key) !== 'merge') return undefined;
  const merged = JSON.stringify(mergeValues(parseJson(here), incoming));
  return merged === here ? undefined : merged;
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
