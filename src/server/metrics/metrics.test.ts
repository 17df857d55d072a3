import { describe, expect, test } from 'vitest';
import { costInDollars } from '#core/sources/gemini/model-prices.ts';
import { createMetrics } from './metrics.ts';

const metricsOf = (redisUp?: () => number) =>
  createMetrics({ open_streams: () => 7, redis_up: redisUp, budget_spent: undefined });

describe('metrics', () => {
  test('counts questions by how they ended and who answered', async () => {
    const metrics = metricsOf();
    metrics.count('questions', { outcome: 'complete', source: 'gemini' });
    metrics.count('questions', { outcome: 'complete', source: 'gemini' });
    metrics.count('questions', { outcome: 'timeout', source: 'collection' });
    const text = await metrics.render();
    expect(text).toContain('cobek_questions_total{outcome="complete",source="gemini"} 2');
    expect(text).toContain('cobek_questions_total{outcome="timeout",source="collection"} 1');
  });

  test('counts tokens and what they cost', async () => {
    const metrics = metricsOf();
    const usage = { promptTokens: 300, outputTokens: 2000, thoughtTokens: 500 };
    metrics.tokensUsed('gemini-3.5-flash-lite', usage);
    const text = await metrics.render();
    expect(text).toContain(
      'cobek_tokens_total{model="gemini-3.5-flash-lite",direction="output"} 2500',
    );
    expect(text).toContain('cobek_cost_dollars_total{model="gemini-3.5-flash-lite"} 0.00634');
  });

  test('a model without a known price counts as free rather than as a guess', () => {
    const usage = { promptTokens: 1, outputTokens: 1, thoughtTokens: 0 };
    expect(costInDollars('toString', usage)).toBe(0);
  });

  test('reads the open streams when rendered', async () => {
    expect(await metricsOf().render()).toContain('cobek_open_streams 7');
  });

  test('mentions Redis only if it is configured', async () => {
    expect(await metricsOf().render()).not.toContain('redis');
    expect(await metricsOf(() => 0).render()).toContain('cobek_redis_up 0');
  });

  test('two gateways in one process are counted separately', async () => {
    const [one, other] = [metricsOf(), metricsOf()];
    one.count('limits_hit', { limit: 'questions' });
    expect(await other.render()).not.toContain('limit="questions"');
  });
});
