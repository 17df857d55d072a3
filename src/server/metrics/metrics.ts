import { memoryUsage } from 'node:process';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { SourceName } from '#core/recipes/answer-end.ts';
import type { RecipeErrorCode } from '#core/recipes/recipe-error.ts';
import type { GeminiUsage } from '#core/sources/gemini/gemini-chunk.ts';
import { costInDollars } from '#core/sources/gemini/model-prices.ts';

/** How a question ended for the visitor; `left` when the visitor left. */
export type Outcome = 'complete' | 'incomplete' | 'left' | RecipeErrorCode;

/** Where a question's answer came from: the source, an answer still running, or a cache. */
export type AnswerFound = 'asked' | 'shared' | 'kept';

export type LimitName =
  | 'requests'
  | 'questions'
  | 'questions-in-all'
  | 'streams'
  | 'streams-in-all';

/** The metrics and their labels. No label ever contains text from a visitor or the upstream. */
type Counted = {
  questions: { outcome: Outcome; source: SourceName };
  answers: { origin: AnswerFound };
  upstream_calls: { call: 'dishes' | 'suggestions' };
  upstream_ends: { call: 'dishes' | 'suggestions'; outcome: Outcome };
  tokens: { model: string; direction: 'input' | 'output' };
  cost_dollars: { model: string };
  limits_hit: { limit: LimitName };
};

const HELP: { readonly [Name in keyof Counted]: readonly [string, ...(keyof Counted[Name])[]] } = {
  questions: ['Questions by how they ended.', 'outcome', 'source'],
  answers: [
    'Answers by where they were found: asked upstream, shared with a running one, kept from before.',
    'origin',
  ],
  upstream_calls: ['Calls to the AI.', 'call'],
  upstream_ends: ['Calls to the AI by how they ended.', 'call', 'outcome'],
  tokens: ['Tokens used.', 'model', 'direction'],
  cost_dollars: ['What those tokens cost, in US dollars.', 'model'],
  limits_hit: ['Requests refused by a limit.', 'limit'],
};

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * Metrics for the operator.
 *
 * @param gauges read at each rendering; `undefined` leaves one out.
 */
export function createMetrics(gauges: {
  readonly open_streams: () => number;
  /** 1: reachable, 0: lost. */
  readonly redis_up: (() => number) | undefined;
  readonly budget_spent: (() => number) | undefined;
}) {
  const registry = new Registry();
  const registers = [registry];
  const counters = new Map(
    Object.entries(HELP).map(([name, [help, ...labelNames]]) => [
      name,
      new Counter({ name: `cobek_${name}_total`, help, labelNames, registers }),
    ]),
  );
  const gauge = (name: string, help: string, read: (() => number) | undefined) => {
    if (read === undefined) return;
    const collect = () => created.set(read());
    const created: Gauge = new Gauge({ name: `cobek_${name}`, help, registers, collect });
  };
  gauge('open_streams', 'Answers being sent now.', gauges.open_streams);
  gauge('resident_bytes', 'Memory of the process.', () => memoryUsage.rss());
  gauge('redis_up', '1 while Redis is reached, 0 while it is lost.', gauges.redis_up);
  gauge(
    'budget_spent',
    '1 while the budget of the day is spent and the collection answers.',
    gauges.budget_spent,
  );
  const firstDish = new Histogram({
    name: 'cobek_first_dish_seconds',
    help: 'Time from an upstream call to its first whole dish.',
    buckets: [0.1, 0.25, 0.5, 1, 1.5, 2, 3, 5, 8, 13, 20],
    registers,
  });

  const count = <Name extends keyof Counted>(name: Name, labels: Counted[Name], by = 1): void =>
    counters.get(name)?.inc(labels, by);
  return {
    count,
    firstDishAfter: (milliseconds: number) => firstDish.observe(milliseconds / 1000),
    tokensUsed(model: string, usage: GeminiUsage): void {
      count('tokens', { model, direction: 'input' }, usage.promptTokens);
      count('tokens', { model, direction: 'output' }, usage.outputTokens + usage.thoughtTokens);
      count('cost_dollars', { model }, costInDollars(model, usage));
    },
    contentType: registry.contentType,
    /** All metrics in Prometheus' text format. */
    render: () => registry.metrics(),
  };
}
