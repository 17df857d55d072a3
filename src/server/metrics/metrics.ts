import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { AnswerWriter } from '#core/recipes/answer-end.ts';
import type { RecipeErrorCode } from '#core/recipes/recipe-error.ts';
import { costInDollars, type TokenUsage } from './model-prices.ts';

/** How a question ended for the visitor; `left` when the visitor left. */
export type Outcome = 'complete' | 'incomplete' | 'left' | RecipeErrorCode;

/** Where a question's answer came from. */
export type AnswerFound = 'asked' | 'shared' | 'kept';

export type LimitName =
  | 'requests'
  | 'questions'
  | 'questions-in-all'
  | 'streams'
  | 'streams-in-all';

/** Metrics for the operator. No label ever contains text from a visitor or the upstream. */
export type Metrics = {
  questionEnded(outcome: Outcome, source: AnswerWriter): void;
  answerFound(origin: AnswerFound): void;
  upstreamCalled(call: 'dishes' | 'suggestions'): void;
  upstreamEnded(call: 'dishes' | 'suggestions', outcome: Outcome): void;
  firstDishAfter(milliseconds: number): void;
  tokensUsed(usage: TokenUsage): void;
  limitHit(limit: LimitName): void;
  readonly contentType: string;
  /** All metrics in Prometheus' text format. */
  render(): Promise<string>;
};

export type MetricsParts = {
  readonly openStreams: () => number;
  /** Memory that the process holds. */
  readonly residentBytes: () => number;
  /** 1: reachable, 0: lost; absent without Redis. */
  readonly redisUp: (() => number) | undefined;
  /** Absent without an AI. */
  readonly isBudgetSpent?: (() => boolean) | undefined;
};

const FIRST_DISH_BUCKETS_S = [0.1, 0.25, 0.5, 1, 1.5, 2, 3, 5, 8, 13, 20];

export function createMetrics({
  openStreams,
  residentBytes,
  redisUp,
  isBudgetSpent,
}: MetricsParts): Metrics {
  const registry = new Registry();
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers: [registry] });

  const questions = counter('cobek_questions_total', 'Questions by how they ended.', [
    'outcome',
    'source',
  ]);
  const answers = counter(
    'cobek_answers_total',
    'Answers by where they were found: asked upstream, shared with a running one, kept from before.',
    ['origin'],
  );
  const calls = counter('cobek_upstream_calls_total', 'Calls to the AI.', ['call']);
  const ends = counter('cobek_upstream_ends_total', 'Calls to the AI by how they ended.', [
    'call',
    'outcome',
  ]);
  const tokens = counter('cobek_tokens_total', 'Tokens used.', ['model', 'direction']);
  const dollars = counter('cobek_cost_dollars_total', 'What those tokens cost, in US dollars.', [
    'model',
  ]);
  const limits = counter('cobek_limits_hit_total', 'Requests refused by a limit.', ['limit']);
  const firstDish = new Histogram({
    name: 'cobek_first_dish_seconds',
    help: 'Time from an upstream call to its first whole dish.',
    buckets: FIRST_DISH_BUCKETS_S,
    registers: [registry],
  });
  gauge(registry, 'cobek_open_streams', 'Answers being sent now.', openStreams);
  gauge(registry, 'cobek_resident_bytes', 'Memory of the process.', residentBytes);
  if (redisUp !== undefined) {
    gauge(registry, 'cobek_redis_up', '1 while Redis is reached, 0 while it is lost.', redisUp);
  }
  if (isBudgetSpent !== undefined) {
    const help = '1 while the budget of the day is spent and the collection answers.';
    gauge(registry, 'cobek_budget_spent', help, () => Number(isBudgetSpent()));
  }

  return {
    questionEnded: (outcome, source) => questions.inc({ outcome, source }),
    answerFound: (origin) => answers.inc({ origin }),
    upstreamCalled: (call) => calls.inc({ call }),
    upstreamEnded: (call, outcome) => ends.inc({ call, outcome }),
    firstDishAfter: (milliseconds) => firstDish.observe(milliseconds / 1000),
    tokensUsed(usage) {
      const { model, inputTokens, outputTokens } = usage;
      tokens.inc({ model, direction: 'input' }, inputTokens);
      tokens.inc({ model, direction: 'output' }, outputTokens);
      dollars.inc({ model }, costInDollars(usage));
    },
    limitHit: (limit) => limits.inc({ limit }),
    contentType: registry.contentType,
    render: () => registry.metrics(),
  };
}

function gauge(registry: Registry, name: string, help: string, read: () => number) {
  const created: Gauge = new Gauge({
    name,
    help,
    registers: [registry],
    collect: () => created.set(read()),
  });
}
