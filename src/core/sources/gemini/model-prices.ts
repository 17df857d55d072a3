import type { GeminiUsage } from './gemini-chunk.ts';

/** US dollars for a million tokens, thinking counted as output. */
type Price = { readonly input: number; readonly output: number };

/** Google's price list of November 2026, paid tier, before context caching. */
const PRICES: ReadonlyMap<string, Price> = new Map(
  Object.entries({
    'gemini-2.5-flash-lite': { input: 0.1, output: 0.4 },
    'gemini-2.5-flash': { input: 0.3, output: 2.5 },
    'gemini-3.1-flash-lite': { input: 0.25, output: 1.5 },
    'gemini-3.5-flash-lite': { input: 0.3, output: 2.5 },
    'gemini-3.6-flash': { input: 0.75, output: 3.75 },
    'gemini-3.8-flash': { input: 0.75, output: 3.75 },
  }),
);

/** Cost of one call; 0 for a model with unknown price, never a guess. */
export function costInDollars(model: string, usage: GeminiUsage): number {
  const price = PRICES.get(model);
  return price === undefined ? 0 : costAt(price, usage);
}

/**
 * Upper bound for the cost of one call to any of these models: an unknown one costs as much as the
 * dearest known one.
 */
export function mostInDollars(models: readonly string[], usage: GeminiUsage): number {
  const known = models.flatMap((model) => PRICES.get(model) ?? []);
  const prices = known.length === models.length ? known : [...PRICES.values()];
  return Math.max(...prices.map((price) => costAt(price, usage)));
}

const costAt = (price: Price, { promptTokens, outputTokens, thoughtTokens }: GeminiUsage): number =>
  (promptTokens * price.input + (outputTokens + thoughtTokens) * price.output) / 1_000_000;
