import type { FoodState } from './ingredient-line.ts';

const CLEANED: ReadonlySet<string> = new Set([
  'kupas',
  'kupasan',
  'bersih',
  'fillet',
  'filet',
  'pilet',
]);
const COOKED: ReadonlySet<string> = new Set([
  'rebus',
  'kukus',
  'panggang',
  'matang',
  'suwir',
  'presto',
]);
/** A weight that is net: "200 gram bersih". Without a weight, "bersih" is an instruction ("cuci bersih"). */
const CLEAN_WEIGHT = /(?:\d\s*(?:kg|kilo|ons|g|gr|gram)|berat)\s+bersih\b/u;

/** A fish sold as fillet: "ikan kakap (fillet)". "Difillet" tells the cook to do it. */
const FILLET = /^(?:fill?et|pilet)\b/u;

/**
 * The state a food is weighed in: from the words at either end of its name ("fillet kakap",
 * "singkong kupas", not "singkong kupas lalu potong"), or from a weight or a remark that says so.
 */
export function readState(
  beforeName: readonly string[],
  afterName: readonly string[],
  preparation: string,
): FoodState | undefined {
  if (beforeName.some((word) => FILLET.test(word)) || FILLET.test(preparation)) return 'cleaned';
  const isState = afterName.every((word) => CLEANED.has(word) || COOKED.has(word));
  if (isState && afterName.some((word) => COOKED.has(word))) return 'cooked';
  const isCleaned = isState && afterName.length > 0;
  return isCleaned || CLEAN_WEIGHT.test(preparation) ? 'cleaned' : undefined;
}
