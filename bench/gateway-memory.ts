import { setTimeout as sleep } from 'node:timers/promises';
import { startGateway, startScript, type ServerProcess } from './gateway-processes.ts';
import {
  holdStreams,
  newQuestion,
  watchCrowd,
  WARM_UP,
  type CrowdOptions,
} from './gateway-visitors.ts';

/** Long enough that no second dish comes while the streams are looked at. */
const HOLDING_PAUSE_MS = 60_000;

/** What the collector has not seen yet when the streams have just opened, it sees in this time. */
const REST_MS = 1_000;

/**
 * Code that is compiled with the first visitors belongs to no stream. Not more of them: what a long
 * warm-up leaves free in the heap the streams would fill, and seem to cost nothing.
 */
const SHORT_WARM_UP: CrowdOptions = { streams: 20, pauseMs: 30, fullMs: 1_000 };

const UPSTREAM_RELEASE_LIMIT_MS = 5_000;

export type MemoryRow = {
  readonly what: string;
  readonly streams: number;
  readonly errors: number;
  readonly kibPerStream: number;
  /** Upstream calls still open some seconds after all visitors have left; at once: 0. */
  readonly callsLeftOpen: number;
};

/** Memory per open stream, in fresh processes, with an upstream call for each and with one for all. */
export async function measureMemory(
  upstreamUrl: string,
  streams: number,
): Promise<readonly MemoryRow[]> {
  const sameQuestion = newQuestion(HOLDING_PAUSE_MS);
  const different = () => newQuestion(HOLDING_PAUSE_MS);
  const bare = () => startScript('gateway-bare-proxy.ts', { UPSTREAM_URL: upstreamUrl });
  const gateway = () => startGateway(upstreamUrl);
  const cases = [
    { what: 'bare proxy', start: bare, questionOf: different },
    { what: 'gateway, different questions', start: gateway, questionOf: different },
    { what: 'gateway, one question', start: gateway, questionOf: () => sameQuestion },
    {
      what: 'gateway, half a dish each, after some thousand answers',
      start: gateway,
      questionOf: () => `${different()}, setengah`,
      warmUp: WARM_UP,
    },
  ];
  const rows: MemoryRow[] = [];
  for (const { what, start, questionOf, warmUp = SHORT_WARM_UP } of cases) {
    const server = await start();
    await watchCrowd(server.url, warmUp);
    rows.push({ what, streams, ...(await hold(server, upstreamUrl, streams, questionOf)) });
    await server.stop();
  }
  return rows;
}

async function hold(
  { url }: ServerProcess,
  upstreamUrl: string,
  streams: number,
  questionOf: () => string,
) {
  await sleep(REST_MS);
  const before = await residentBytes(url);
  const held = await holdStreams(url, streams, questionOf);
  await sleep(REST_MS);
  const after = await residentBytes(url);
  const { errors, open } = held;
  held.leave();
  return {
    errors: errors + (streams - open - errors),
    kibPerStream: (after - before) / streams / 1024,
    callsLeftOpen: await openCallsAfterLeaving(upstreamUrl),
  };
}

/** What a bare proxy or a gateway says of its memory. */
export async function residentBytes(url: string): Promise<number> {
  const memory = await fetch(`${url}/memory`);
  if (memory.ok) return Number(await memory.text());
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^cobek_resident_bytes (\d+)/mu.exec(metrics)?.[1]);
}

/** Upstream calls that are open some seconds after their visitors have left. */
export async function openCallsAfterLeaving(upstreamUrl: string): Promise<number> {
  const until = Date.now() + UPSTREAM_RELEASE_LIMIT_MS;
  for (;;) {
    const { open } = await readCalls(upstreamUrl);
    if (open === 0 || Date.now() > until) return open;
    await sleep(100);
  }
}

export type UpstreamCalls = {
  readonly dishes: number;
  readonly suggestions: number;
  readonly open: number;
};

export async function readCalls(upstreamUrl: string): Promise<UpstreamCalls> {
  return (await (await fetch(`${upstreamUrl}/calls`)).json()) as UpstreamCalls;
}
