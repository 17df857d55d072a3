import type { FoodState } from './ingredient-line.ts';

const CLEANED: ReadonlySet<string> = new Set(['kupas', 'kupasan', 'bersih', 'fillet', 'filet']);
const COOKED: ReadonlySet<string> = new Set([
  'rebus',
  'kukus',
  'panggang',
  'matang',
  'suwir',
  'presto',
]);
/** "200 gram bersih", "berat bersih 200 g"; "cuci bersih" is an instruction. */
const CLEAN_WEIGHT = /(?:\d\s*(?:kg|kilo|ons|g|gr|gram)|berat)\s+bersih\b/u;

/**
 * The state in which a food is weighed: from the words that end its name ("singkong kupas", not
 * "singkong kupas lalu potong"), or from a weight that says so.
 */
export function readState(
  afterName: readonly string[],
  preparation: string,
): FoodState | undefined {
  const isState = afterName.every((word) => CLEANED.has(word) || COOKED.has(word));
  if (isState && afterName.some((word) => COOKED.has(word))) return 'cooked';
  const isCleaned = isState && afterName.length > 0;
  return isCleaned || CLEAN_WEIGHT.test(preparation) ? 'cleaned' : undefined;
}
