import { median, quantile } from './figures.ts';
import { WARM_UP, watchCrowd, type CrowdOptions, type SeenAnswer } from './gateway-visitors.ts';

/** A number of streams, and how often each side is measured with it. */
type Level = CrowdOptions & { readonly turns: number };

/**
 * The more streams, the slower their answers: five hundred visitors do not read ten dishes a
 * second.
 */
const LEVELS: readonly Level[] = [
  { streams: 1, pauseMs: 15, fullMs: 1_000, turns: 5 },
  { streams: 50, pauseMs: 200, fullMs: 1_500, turns: 8 },
  { streams: 500, pauseMs: 1_000, fullMs: 3_000, turns: 1 },
];

/** The measured parts of an answer. */
const MOMENTS = {
  'head of the response': ({ headMs }: SeenAnswer) => [headMs],
  'first dish': ({ firstDishMs }: SeenAnswer) => [firstDishMs],
  'each later dish': ({ laterDishesMs }: SeenAnswer) => laterDishesMs,
} as const;

export type LatencyRow = {
  readonly streams: number;
  readonly moment: keyof typeof MOMENTS;
  readonly samples: number;
  /** Milliseconds at p50 and p99. */
  readonly bare: Spread;
  readonly gateway: Spread;
  /** A second bare proxy minus the first: the noise of the machine in this run. */
  readonly noise: Spread;
  /** Gateway minus bare proxy. */
  readonly added: Spread;
};

export type Spread = { readonly p50: number; readonly p99: number };

type LatencySides = {
  readonly bare: string;
  readonly bareAgain: string;
  readonly gateway: string;
};

/** Milliseconds that the gateway adds to a bare proxy, measured alternately in short turns. */
export async function measureLatency(
  sides: LatencySides,
): Promise<{ readonly rows: readonly LatencyRow[]; readonly errors: number }> {
  for (const url of Object.values(sides)) await watchCrowd(url, WARM_UP);
  const rows: LatencyRow[] = [];
  let errors = 0;
  for (const { turns, ...level } of LEVELS) {
    const answers = { bare: [], bareAgain: [], gateway: [] } as Record<
      keyof LatencySides,
      SeenAnswer[]
    >;
    for (let turn = 0; turn < turns; turn += 1) {
      for (const side of ['bare', 'gateway', 'bareAgain'] as const) {
        const seen = await watchCrowd(sides[side], level);
        answers[side].push(...seen.answers);
        errors += seen.errors;
      }
    }
    for (const moment of Object.keys(MOMENTS) as (keyof typeof MOMENTS)[]) {
      const spread = (side: keyof LatencySides) => spreadOf(answers[side].flatMap(MOMENTS[moment]));
      const [bare, gateway, again] = [spread('bare'), spread('gateway'), spread('bareAgain')];
      rows.push({
        streams: level.streams,
        moment,
        samples: answers.gateway.flatMap(MOMENTS[moment]).length,
        bare,
        gateway,
        noise: difference(again, bare),
        added: difference(gateway, bare),
      });
    }
  }
  return { rows, errors };
}

const spreadOf = (values: readonly number[]): Spread => ({
  p50: median(values),
  p99: quantile(values, 0.99),
});

const difference = (one: Spread, other: Spread): Spread => ({
  p50: one.p50 - other.p50,
  p99: one.p99 - other.p99,
});
