import type { TokenUsage } from './metrics.ts';

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

/** What one call cost; 0 for a model whose price is not known, never a guess. */
export function costInDollars({ model, inputTokens, outputTokens }: TokenUsage): number {
  const price = PRICES.get(model);
  if (price === undefined) return 0;
  return (inputTokens * price.input + outputTokens * price.output) / 1_000_000;
}
