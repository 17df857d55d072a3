import { setTimeout as sleep } from 'node:timers/promises';
import { redisMissing, startRedisServer } from '../src/server/fixtures/redis-server.ts';
import { verdict } from './figures.ts';
import { measureAttacks } from './gateway-attacks.ts';
import { measureLatency, type LatencyRow, type Spread } from './gateway-latency.ts';
import { measureMemory, openCallsAfterLeaving, readCalls } from './gateway-memory.ts';
import { startGateway, startScript, type ServerProcess } from './gateway-processes.ts';
import { measureSuggestions } from './gateway-suggestions.ts';
import { hammer, holdStreams, newQuestion } from './gateway-visitors.ts';

/**
 * The gateway compared with a bare `node:http` proxy in one run, on one machine, against the same
 * fake upstream; each in its own process. All times are milliseconds.
 *
 * Run after `npm run build`: `npm run bench:gateway`, or with some of its parts: `npm run
 * bench:gateway -- latency cache memory calls suggestions attacks`. Takes about five minutes; needs
 * `redis-server` for two gateways.
 */
const PARTS = ['latency', 'cache', 'memory', 'calls', 'suggestions', 'attacks'] as const;
const TIME_LIMIT_MS = 480_000;

const VISITORS = 1_000;
const OPEN_STREAMS = 1_000;
const BARS = { addedP50: 1, addedP99: 5, kibPerStream: 64 };
const CACHE = { connections: 32, durationMs: 2_000, turns: 3 };

const wanted = process.argv.slice(2);
const isWanted = (part: (typeof PARTS)[number]) => wanted.length === 0 || wanted.includes(part);

process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));
setTimeout(() => {
  console.error('The benchmark takes too long and is given up.');
  process.exit(1);
}, TIME_LIMIT_MS).unref();

const upstream = await startScript('gateway-upstream.ts');
const startBare = () => startScript('gateway-bare-proxy.ts', { UPSTREAM_URL: upstream.url });

const rounded = (value: number, digits = 2) => Number(value.toFixed(digits));

async function withServers<Names extends string>(
  starts: Readonly<Record<Names, () => Promise<ServerProcess>>>,
  measure: (urls: Record<Names, string>) => Promise<void>,
): Promise<void> {
  const urls = {} as Record<Names, string>;
  const servers: ServerProcess[] = [];
  for (const name of Object.keys(starts) as Names[]) {
    const server = await starts[name]();
    servers.push(server);
    urls[name] = server.url;
  }
  await measure(urls);
  for (const server of servers) await server.stop();
}

async function latency(): Promise<void> {
  const starts = {
    bare: startBare,
    bareAgain: startBare,
    gateway: () => startGateway(upstream.url),
  };
  await withServers(starts, async (urls) => {
    const { rows, errors } = await measureLatency(urls);
    const cell = ({ p50, p99 }: Spread) => `${rounded(p50)} / ${rounded(p99)}`;
    console.log('\nLatency in ms, p50 / p99');
    console.table(
      rows.map(({ streams, moment, samples, bare, gateway, noise, added }) => ({
        streams,
        moment,
        samples,
        'bare proxy': cell(bare),
        gateway: cell(gateway),
        added: cell(added),
        'bare proxy again, minus bare proxy': cell(noise),
      })),
    );
    const isFirstDishAt50 = ({ streams, moment }: LatencyRow) =>
      streams === 50 && moment === 'first dish';
    const { p50 = Number.NaN, p99 = Number.NaN } = rows.find(isFirstDishAt50)?.added ?? {};
    console.log(
      `errors: ${errors}; added to the first dish at 50 streams: p50 ${rounded(p50)} (bar ${BARS.addedP50}: ` +
        `${verdict(p50 <= BARS.addedP50)}), p99 ${rounded(p99)} (bar ${BARS.addedP99}: ${verdict(p99 <= BARS.addedP99)})`,
    );
  });
}

async function cache(): Promise<void> {
  const starts = { bare: startBare, gateway: () => startGateway(upstream.url) };
  await withServers(starts, async ({ bare, gateway }) => {
    const question = newQuestion(0);
    const rates = { bare: [] as number[], gateway: [] as number[] };
    for (let turn = 0; turn <= CACHE.turns; turn += 1) {
      const bareRate = await hammer(bare, question, CACHE);
      const gatewayRate = await hammer(gateway, question, CACHE);
      // The first round warms up.
      if (turn === 0) continue;
      rates.bare.push(bareRate);
      rates.gateway.push(gatewayRate);
    }
    const best = { bare: Math.max(...rates.bare), gateway: Math.max(...rates.gateway) };
    console.log('\nAnswers of five dishes a second, best of three turns');
    console.table([
      { what: 'bare proxy, asking the upstream', 'answers/s': Math.round(best.bare) },
      { what: 'gateway, from its cache', 'answers/s': Math.round(best.gateway) },
    ]);
    console.log(
      `the gateway gives ${rounded(best.gateway / best.bare)} × what the bare proxy does`,
    );
  });
}

async function memory(): Promise<void> {
  const rows = await measureMemory(upstream.url, OPEN_STREAMS);
  console.log('\nMemory at open streams');
  console.table(rows.map((row) => ({ ...row, kibPerStream: rounded(row.kibPerStream, 1) })));
  const isReached = rows
    .filter(({ what }) => what.startsWith('gateway'))
    .every(({ errors, kibPerStream }) => errors === 0 && kibPerStream <= BARS.kibPerStream);
  console.log(`bar: no error, ${BARS.kibPerStream} KiB a stream: ${verdict(isReached)}`);
}

/** Upstream calls when all visitors ask the same while it is being answered. */
async function callsFor(gateways: readonly string[]) {
  const { dishes: before } = await readCalls(upstream.url);
  const question = newQuestion(2_000);
  const share = VISITORS / gateways.length;
  const crowds = await Promise.all(gateways.map((url) => holdStreams(url, share, () => question)));
  const { dishes: after } = await readCalls(upstream.url);
  const errors = crowds.reduce((sum, crowd) => sum + crowd.errors, 0);
  for (const crowd of crowds) crowd.leave();
  return {
    visitors: VISITORS,
    gateways: gateways.length,
    errors,
    upstreamCalls: after - before,
    callsLeftOpen: await openCallsAfterLeaving(upstream.url),
  };
}

async function calls(): Promise<void> {
  const rows: Awaited<ReturnType<typeof callsFor>>[] = [];
  await withServers({ one: () => startGateway(upstream.url) }, async ({ one }) => {
    rows.push(await callsFor([one]));
  });
  await withRedis(async (REDIS_URL) => {
    const start = () => startGateway(upstream.url, { REDIS_URL });
    await withServers({ one: start, other: start }, async ({ one, other }) => {
      rows.push(await callsFor([one, other]));
    });
  });
  console.log('\nUpstream calls for visitors with the same question');
  console.table(rows);
  console.log(`bar: 1 call: ${verdict(rows.every(({ upstreamCalls }) => upstreamCalls === 1))}`);
}

async function suggestions(): Promise<void> {
  const rows = [await measureSuggestions(VISITORS)];
  await withRedis(async (url) => {
    rows.push(await measureSuggestions(VISITORS, url));
  });
  console.log('\nUpstream calls for suggestions');
  console.table(rows);
  const isReached = rows.every(({ mostCallsInAMinute }) => mostCallsInAMinute <= 1);
  console.log(`bar: 1 call a minute: ${verdict(isReached)}`);
}

async function attacks(): Promise<void> {
  const rows = await measureAttacks(upstream.url);
  console.log('\nWhat visitors notice of attacks');
  console.table(rows.map(({ attack, measured }) => ({ attack, measured })));
  console.log(`bar: nothing: ${verdict(rows.every(({ isWithstood }) => isWithstood))}`);
}

async function withRedis(measure: (url: string) => Promise<void>): Promise<void> {
  if (redisMissing !== undefined) {
    console.log(`Two gateways are left out: ${redisMissing}`);
    return;
  }
  const redis = await startRedisServer();
  const kill = () => void redis.kill();
  process.once('exit', kill);
  await measure(redis.url);
  await redis.kill();
  process.off('exit', kill);
}

const measures = { latency, cache, memory, calls, suggestions, attacks };
for (const part of PARTS) {
  if (!isWanted(part)) continue;
  await measures[part]();
  // Leftovers of one part must not slow the next.
  await sleep(500);
}
await upstream.stop();
