import { createGateway, type GatewayParts } from '../app.ts';
import { encodeAnswers } from '../answers/encoded-source.ts';
import { createOpenStreams } from '../limits/open-streams.ts';
import { createRateLimiter } from '../limits/rate-limiter.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { createMemoryStore } from '../sharing/shared-store.ts';
import { createCapturedLog } from './captured-log.ts';
import { createManualClock } from '#core/fixtures/manual-clock.ts';
import { createScriptedSource, suggestionsNamed } from './scripted-source.ts';

/** Rate limits per minute and streams per address; by default far beyond any test. */
export function limitsOf({ requests = 1000, answers = 1000, answersInAll = 1000, streams = 100 }) {
  const store = createMemoryStore(createManualClock(1));
  const limiter = (name: string, pointsPerMinute: number) =>
    createRateLimiter(store, name, pointsPerMinute);
  return {
    requests: limiter('requests', requests),
    answers: limiter('answers', answers),
    answersInAll: limiter('answers in all', answersInAll),
    openStreams: createOpenStreams({ perAddress: streams, inAll: 1000 }),
  };
}

/** A whole gateway of real parts around a scripted source, without a port. */
export function createTestGateway(overrides: Partial<GatewayParts> = {}) {
  const clock = createManualClock();
  const source = createScriptedSource();
  const log = createCapturedLog();
  const collection = createScriptedSource();
  const limits = limitsOf({});
  const { openStreams } = limits;
  const metrics = createMetrics({
    open_streams: () => openStreams.count,
    redis_up: undefined,
    budget_spent: undefined,
  });
  const parts: GatewayParts = {
    answers: encodeAnswers(source),
    standIn: encodeAnswers(collection, { standIn: true }),
    hasAnswer: async () => false,
    sourceName: 'gemini',
    drawSuggestions: async () => ({ suggestions: suggestionsNamed('Saran', 10), source: 'gemini' }),
    staticFiles: new Map(),
    limits,
    metrics,
    trustedProxies: 0,
    logsQuestions: false,
    clock,
    log,
    health: () => ({ status: 'ok', source: 'gemini', redis: 'off', budget: 'left' }),
    requestId: () => 'request-1',
    showsMetrics: true,
    isOurHost: () => true,
    ...overrides,
  };
  const gateway = createGateway(parts);
  const ask = (body: unknown, headers: Record<string, string> = {}, signal?: AbortSignal) =>
    gateway.fetch(
      new Request('http://cobek.test/api/dishes', {
        method: 'POST',
        headers: { 'content-type': 'application/json', host: 'cobek.test', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
        ...(signal === undefined ? {} : { signal }),
      }),
    );
  const get = (path: string, init?: RequestInit) =>
    gateway.fetch(new Request(`http://cobek.test${path}`, init));
  return { gateway, ask, get, clock, source, collection, log, metrics, openStreams };
}
