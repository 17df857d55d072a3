import { describe, expect, test } from 'vitest';
import { settle } from '#core/fixtures/manual-clock.ts';
import { RecipeError } from '#core/recipes/recipe-error.ts';
import { createTestGateway, limitsOf } from './fixtures/gateway-fixture.ts';
import { eventNames, nameOf, readEvents } from './fixtures/read-events.ts';
import { hostCheck } from './security/loopback-host.ts';

const SOTO = { question: 'soto' };

describe('POST /api/dishes', () => {
  test('streams each dish as it arrives, then how the answer ended', async () => {
    const { ask, source } = createTestGateway();
    const response = await ask(SOTO);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(response.headers.get('cache-control')).toContain('no-store');
    const events = readEvents(response);
    source.call.dish('Soto Lamongan');
    const first = await events.next();
    expect(first.done === false && nameOf(first.value)).toBe('Soto Lamongan');
    source.call.dish('Soto Kudus');
    source.call.end();
    const rest = [await events.next(), await events.next()].flatMap(({ value }) => value ?? []);
    expect(rest.map(nameOf)).toEqual(['Soto Kudus', 'end']);
    expect((await events.next()).done).toBe(true);
  });

  test('the source gets the trimmed question and nothing else about the visitor', async () => {
    const { ask, source } = createTestGateway();
    await ask({ question: ' soto ', fresh: true, model: 'x', temperature: 2 });
    expect(source.call.question).toBe('soto');
    expect(Object.keys(source.call.options).sort()).toEqual(['fresh', 'signal']);
    expect(source.call.options.fresh).toBe(true);
  });

  test('a failure is an event with its code', async () => {
    const { ask, source } = createTestGateway();
    const response = await ask(SOTO);
    source.call.fail(new RecipeError('quota-exhausted', { retryAfterSeconds: 48 }));
    const { value } = await readEvents(response).next();
    expect(value).toEqual({ type: 'error', code: 'quota-exhausted', retryAfterSeconds: 48 });
  });

  test('an internal error is reported as unavailable and reveals nothing', async () => {
    const { ask, source, log } = createTestGateway();
    const response = await ask(SOTO);
    source.call.fail(new TypeError('secret upstream words'));
    const text = await response.text();
    expect(text).toBe('event: error\ndata: {"code":"unavailable"}\n\n');
    await settle();
    expect(log.lines()).toMatchObject([{ level: 'error', requestId: 'request-1' }]);
    expect(log.text()).not.toContain('secret upstream words');
  });

  test('the upstream call ends when the visitor leaves', async () => {
    const { ask, source, openStreams, metrics } = createTestGateway();
    const response = await ask(SOTO);
    source.call.dish('Soto Lamongan');
    await settle();
    expect(source.call.isReleased).toBe(false);
    await response.body?.cancel();
    await settle();
    expect(source.call.isReleased).toBe(true);
    expect(openStreams.count).toBe(0);
    expect(await metrics.render()).toContain('outcome="left",source="gemini"} 1');
  });

  test('stopping notifies every visitor and releases the source', async () => {
    const { ask, source, openStreams } = createTestGateway();
    const response = await ask(SOTO);
    source.call.dish('Soto Lamongan');
    await settle();
    openStreams.stopAll();
    expect(await eventNames(response)).toEqual(['Soto Lamongan', 'error: unavailable']);
    expect(source.call.isReleased).toBe(true);
    const late = await ask(SOTO);
    expect(late.status).toBe(503);
    expect(await late.json()).toEqual({ code: 'unavailable' });
  });

  test.each([
    ['a page of somebody else', SOTO, { origin: 'https://evil.example' }, 403, 'not-allowed-here'],
    ['a cross-site request', SOTO, { 'sec-fetch-site': 'cross-site' }, 403, 'not-allowed-here'],
    ['another content type', SOTO, { 'content-type': 'text/plain' }, 415, 'invalid-question'],
    ['no JSON', 'soto', {}, 400, 'invalid-question'],
    ['no question', {}, {}, 400, 'invalid-question'],
    ['too long a body', { question: 'x'.repeat(9000) }, {}, 413, 'invalid-question'],
  ])('%s is refused without asking the source', async (_, body, headers, status, code) => {
    const { ask, source } = createTestGateway();
    const response = await ask(body, headers);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ code });
    expect(source.calls).toHaveLength(0);
  });

  test('our own page may ask', async () => {
    const { ask } = createTestGateway();
    const headers = { origin: 'http://cobek.test', 'sec-fetch-site': 'same-origin' };
    expect((await ask(SOTO, headers)).status).toBe(200);
  });

  test('too many questions are refused with the time to wait', async () => {
    const { ask, source, metrics } = createTestGateway({
      limits: limitsOf({ answers: 2 }),
    });
    await ask(SOTO);
    const refused = await ask({ ...SOTO, fresh: true });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await refused.json()).toEqual({ code: 'rate-limited', retryAfterSeconds: 60 });
    expect(source.calls).toHaveLength(1);
    expect(await metrics.render()).toContain('cobek_limits_hit_total{limit="questions"} 1');
  });

  test('bad requests do not use up the allowance', async () => {
    const { ask } = createTestGateway({
      limits: limitsOf({ answers: 1 }),
    });
    for (let index = 0; index < 5; index += 1) await ask('nonsense');
    expect((await ask(SOTO)).status).toBe(200);
  });

  test('behind a trusted proxy each visitor has a separate allowance', async () => {
    const limits = limitsOf({ answers: 1 });
    const { ask } = createTestGateway({ limits, trustedProxies: 1 });
    const statuses = [];
    for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.2']) {
      statuses.push((await ask(SOTO, { 'x-forwarded-for': address })).status);
    }
    expect(statuses).toEqual([200, 429, 200]);
  });

  test('an existing answer does not count against the allowance for answers', async () => {
    const { ask, source } = createTestGateway({
      limits: limitsOf({ answers: 1, answersInAll: 1 }),
      hasAnswer: async (question) => question === 'soto',
    });
    for (let index = 0; index < 5; index += 1) expect((await ask(SOTO)).status).toBe(200);
    expect((await ask({ question: 'rawon' })).status).toBe(200);
    expect((await ask({ question: 'lodeh' })).status).toBe(429);
    expect((await ask({ ...SOTO, fresh: true })).status).toBe(429);
    expect(source.calls).toHaveLength(6);
  });

  test('even existing answers are limited per minute', async () => {
    const { ask, metrics } = createTestGateway({
      limits: limitsOf({ requests: 2 }),
      hasAnswer: async () => true,
    });
    const statuses = [];
    for (let index = 0; index < 3; index += 1) statuses.push((await ask(SOTO)).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect(await metrics.render()).toContain('cobek_limits_hit_total{limit="requests"} 1');
  });

  test('beyond the common allowance the collection answers', async () => {
    const { ask, source, collection, metrics } = createTestGateway({
      limits: limitsOf({ answersInAll: 1 }),
    });
    await ask(SOTO);
    const response = await ask({ question: 'rawon' });
    collection.call.dish('Rawon');
    collection.call.end();
    expect(await eventNames(response)).toEqual(['Rawon', 'end']);
    expect(source.calls.map(({ question }) => question)).toEqual(['soto']);
    expect(await metrics.render()).toContain('cobek_limits_hit_total{limit="questions-in-all"} 1');
  });

  test('more dishes weigh more, and can always be requested', async () => {
    const { ask } = createTestGateway({ limits: limitsOf({ answers: 3 }) });
    expect((await ask({ question: '15 resep soto' })).status).toBe(200);
    expect((await ask(SOTO)).status).toBe(429);
    const small = createTestGateway({ limits: limitsOf({ answers: 3 }) });
    expect((await small.ask({ question: '50 resep soto' })).status).toBe(200);
  });

  test('a /56 may ask no more than four households together', async () => {
    const { ask } = createTestGateway({ limits: limitsOf({ answers: 1 }), trustedProxies: 1 });
    const statuses = [];
    for (let household = 0; household < 6; household += 1) {
      const address = `2001:db8:1:${household}::1`;
      statuses.push((await ask(SOTO, { 'x-forwarded-for': address })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  });

  test('one address has a limit of open streams, and closing one frees its place', async () => {
    const { ask } = createTestGateway({ limits: limitsOf({ streams: 1 }) });
    const first = await ask(SOTO);
    expect((await ask(SOTO)).status).toBe(429);
    await first.body?.cancel();
    await settle();
    expect((await ask(SOTO)).status).toBe(200);
  });

  test('the log contains no questions unless the operator wants it', async () => {
    for (const logsQuestions of [false, true]) {
      const { ask, source, log } = createTestGateway({ logsQuestions });
      const response = await ask({ question: 'rahasia dapur nenek' });
      source.call.end();
      await response.text();
      await settle();
      expect(log.text().includes('rahasia dapur nenek')).toBe(logsQuestions);
      expect(log.lines()).toMatchObject([{ outcome: 'complete', requestId: 'request-1' }]);
    }
  });
});

describe('the other addresses', () => {
  test('GET /api/suggestions', async () => {
    const { get } = createTestGateway();
    const response = await get('/api/suggestions');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ source: 'gemini' });
  });

  test('GET /healthz says 503 only while stopping', async () => {
    const healthy = createTestGateway();
    expect((await healthy.get('/healthz')).status).toBe(200);
    const stopping = createTestGateway({
      health: () => ({ status: 'stopping', source: 'gemini', redis: 'off', budget: 'left' }),
    });
    const response = await stopping.get('/healthz');
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ live: true, ready: false });
  });

  test('a host name that another site pointed at this machine is rejected', async () => {
    const { ask, get } = createTestGateway({ isOurHost: hostCheck('127.0.0.1', 0) });
    for (const host of [
      'evil.example',
      'evil.example:3000',
      '10.0.0.1',
      'localhost.evil.example',
    ]) {
      expect((await get('/', { headers: { host } })).status).toBe(421);
      expect((await ask(SOTO, { host, origin: `http://${host}` })).status).toBe(421);
    }
    for (const host of ['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000']) {
      expect((await get('/healthz', { headers: { host } })).status).toBe(200);
    }
  });

  test.each([
    ['behind a proxy', '127.0.0.1', 1],
    ['on all addresses', '0.0.0.0', 0],
  ])('%s any name may be ours', (_, host, trustedProxies) => {
    expect(hostCheck(host, trustedProxies)('resep.example')).toBe(true);
  });

  test('metrics with their own port are not on this one', async () => {
    expect((await createTestGateway({ showsMetrics: false }).get('/metrics')).status).toBe(404);
  });

  test('GET /metrics uses the text format', async () => {
    const response = await createTestGateway().get('/metrics');
    expect(response.headers.get('content-type')).toContain('text/plain');
    expect(await response.text()).toContain('# TYPE cobek_questions_total counter');
  });

  test.each([
    ['/api/dishes', 'GET', 'POST'],
    ['/api/dishes', 'OPTIONS', 'POST'],
    ['/api/suggestions', 'POST', 'GET, HEAD'],
    ['/', 'DELETE', 'GET, HEAD'],
  ])('%s by %s is not allowed', async (path, method, allow) => {
    const response = await createTestGateway().get(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allow);
  });

  test('an unknown address below /api is a JSON 404', async () => {
    const response = await createTestGateway().get('/api/keys');
    expect(response.status).toBe(404);
    expect(await response.json()).toHaveProperty('code');
  });

  test('HEAD has the headers of GET and no body', async () => {
    const response = await createTestGateway().get('/healthz', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });

  test('an internal error is a code for the visitor and a line for the operator', async () => {
    const { get, log } = createTestGateway({
      drawSuggestions: () => Promise.reject(new Error('inner words')),
    });
    const response = await get('/api/suggestions');
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ code: 'unavailable' });
    expect(response.headers.get('x-request-id')).toBe('request-1');
    expect(log.lines()).toMatchObject([{ level: 'error', requestId: 'request-1' }]);
    expect(log.text()).not.toContain('inner words');
  });

  test('every answer carries the security headers', async () => {
    const { get, ask } = createTestGateway();
    const answers = [await get('/'), await get('/healthz'), await get('/api/x'), await ask(SOTO)];
    for (const { headers } of answers) {
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    }
  });
});
