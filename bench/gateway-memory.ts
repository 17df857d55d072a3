import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { startGateway, startScript, type ServerProcess } from './gateway-processes.ts';
import {
  holdStreams,
  newQuestion,
  watchCrowd,
  WARM_UP,
  type CrowdOptions,
} from './gateway-visitors.ts';

/** Long enough that no second dish arrives during measurement. */
const HOLDING_PAUSE_MS = 60_000;

/** Time for the garbage collector after the streams have opened. */
const REST_MS = 1_000;

/** Code compiled for the first visitors belongs to no stream. */
const SHORT_WARM_UP: CrowdOptions = { streams: 20, pauseMs: 30, fullMs: 1_000 };

const UPSTREAM_RELEASE_LIMIT_MS = 15_000;

/** Crowds measured on top of a first one. */
const ON_TOP = 3;

type MemoryRow = {
  readonly what: string;
  readonly streams: number;
  readonly errors: number;
  readonly kibPerStream: number;
  /** Upstream calls still open some seconds after all visitors have left; should be 0. */
  readonly callsLeftOpen: number;
};

/**
 * Memory per open stream, with an upstream call for each and with one for all: in fresh processes,
 * and in one that has answered some thousand questions. A first crowd fills the space that those
 * left free in the heap, which would otherwise seem to cost nothing. The measured crowd comes on
 * top, three times the size, since a heap grows in steps.
 */
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
      what: 'gateway, half a dish each, after some thousand answers, on top of as many',
      start: gateway,
      questionOf: () => `${different()}, setengah`,
      warmUp: WARM_UP,
      isOnTop: true,
    },
  ];
  const rows: MemoryRow[] = [];
  for (const { what, start, questionOf, warmUp = SHORT_WARM_UP, isOnTop = false } of cases) {
    const server = await start();
    await watchCrowd(server.url, warmUp);
    const firstCrowd = isOnTop ? await holdStreams(server.url, streams, questionOf) : undefined;
    const held = await hold(server, isOnTop ? ON_TOP * streams : streams, questionOf);
    firstCrowd?.leave();
    rows.push({ what, ...held, callsLeftOpen: await openCallsAfterLeaving(upstreamUrl) });
    await server.stop();
  }
  return rows;
}

async function hold({ url }: ServerProcess, streams: number, questionOf: () => string) {
  await sleep(REST_MS);
  const before = await residentBytes(url);
  const held = await holdStreams(url, streams, questionOf);
  await sleep(REST_MS);
  const after = await residentBytes(url);
  const errors = streams - held.open;
  held.leave();
  return {
    streams,
    errors,
    kibPerStream: (after - before) / streams / 1024,
  };
}

/** The memory that a bare proxy or a gateway reports. */
export async function residentBytes(url: string): Promise<number> {
  const memory = Number(await read(`${url}/memory`));
  if (!Number.isNaN(memory)) return memory;
  return Number(/^cobek_resident_bytes (\d+)/mu.exec(await read(`${url}/metrics`))?.[1]);
}

/** On a new connection: a kept one may be closing just now. */
async function read(url: string): Promise<string> {
  const [response] = (await once(get(url, { agent: false }), 'response')) as [IncomingMessage];
  return text(response);
}

/** Upstream calls still open some seconds after their visitors left. */
export async function openCallsAfterLeaving(upstreamUrl: string): Promise<number> {
  const until = Date.now() + UPSTREAM_RELEASE_LIMIT_MS;
  for (;;) {
    const { open } = await readCalls(upstreamUrl);
    if (open === 0 || Date.now() > until) return open;
    await sleep(100);
  }
}

type UpstreamCalls = {
  readonly dishes: number;
  readonly suggestions: number;
  readonly open: number;
};

export async function readCalls(upstreamUrl: string): Promise<UpstreamCalls> {
  return (await (await fetch(`${upstreamUrl}/calls`)).json()) as UpstreamCalls;
}
