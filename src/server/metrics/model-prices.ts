/** Tokens of one upstream call, as the service counts them. */
type TokenCounts = {
  readonly inputTokens: number;
  /** Thinking included: it is charged like output. */
  readonly outputTokens: number;
};

export type TokenUsage = TokenCounts & { readonly model: string };

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
export function costInDollars(usage: TokenUsage): number {
  const price = PRICES.get(usage.model);
  return price === undefined ? 0 : costAt(price, usage);
}

/**
 * Upper bound for the cost of one call to any of these models: an unknown one costs as much as the
 * dearest known one.
 */
export function mostInDollars(models: readonly string[], tokens: TokenCounts): number {
  const known = models.flatMap((model) => PRICES.get(model) ?? []);
  const prices = known.length === models.length ? known : [...PRICES.values()];
  return Math.max(...prices.map((price) => costAt(price, tokens)));
}

const costAt = (price: Price, { inputTokens, outputTokens }: TokenCounts): number =>
  (inputTokens * price.input + outputTokens * price.output) / 1_000_000;
