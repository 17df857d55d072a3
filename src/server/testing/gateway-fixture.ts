import { createGateway, type GatewayParts } from '../app.ts';
import { encodeAnswers } from '../encoding/encoded-source.ts';
import { createMemoryRateLimiter } from '../limits/memory-rate-limiter.ts';
import { createOpenStreams } from '../limits/open-streams.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { createCapturedLog } from './captured-log.ts';
import { createManualClock } from './manual-clock.ts';
import { createScriptedSource, suggestionsNamed } from './scripted-source.ts';

/** A whole gateway of real parts around a scripted source, without a port. */
export function createTestGateway(overrides: Partial<GatewayParts> = {}) {
  const clock = createManualClock();
  const source = createScriptedSource();
  const log = createCapturedLog();
  const openStreams = createOpenStreams({ perAddress: 100, inAll: 1000 });
  const metrics = createMetrics({
    openStreams: () => openStreams.count,
    residentBytes: () => 0,
    redisUp: undefined,
  });
  const parts: GatewayParts = {
    answers: encodeAnswers(source),
    writer: 'gemini',
    drawSuggestions: async () => ({ suggestions: suggestionsNamed('Saran', 10), source: 'gemini' }),
    staticFiles: new Map(),
    limits: {
      perAddress: createMemoryRateLimiter({ pointsPerMinute: 1000 }),
      inAll: createMemoryRateLimiter({ pointsPerMinute: 1000 }),
      openStreams,
    },
    metrics,
    trustedProxies: 0,
    logsQuestions: false,
    clock,
    log,
    health: () => ({ status: 'ok', source: 'gemini', redis: 'off' }),
    requestId: () => 'request-1',
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
  return { gateway, ask, get, clock, source, log, metrics, openStreams };
}
