import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { median } from './figures.ts';
import { residentBytes } from './gateway-memory.ts';
import { startGateway, type ServerProcess } from './gateway-processes.ts';
import { ask, newQuestion } from './gateway-visitors.ts';

type AttackRow = {
  readonly attack: string;
  readonly measured: string;
  readonly isWithstood: boolean;
};

/** How ordinary visitors are affected by hostile clients; each attack meets a fresh gateway. */
export async function measureAttacks(upstreamUrl: string): Promise<readonly AttackRow[]> {
  const withGateway = async (
    attack: (gateway: ServerProcess) => Promise<AttackRow>,
    environment: Readonly<Record<string, string>> = {},
  ): Promise<AttackRow> => {
    const gateway = await startGateway(upstreamUrl, environment);
    try {
      return await attack(gateway);
    } finally {
      await gateway.stop();
    }
  };
  return [
    await withGateway(pipelining, { NODE_OPTIONS: '--max-old-space-size=512' }),
    await withGateway(longPaths),
    await withGateway(badRequests),
    // An empty setting means the default. The limit of connections grows with that of questions.
    await withGateway(cachedQuestions, { RATE_LIMIT_PER_MINUTE: '', MAX_DOLLARS_PER_DAY: '' }),
    await withGateway(manyConnections, { RATE_LIMIT_PER_MINUTE: '', TRUST_PROXY: '0' }),
  ];
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`;

function openSockets(url: string, count: number, words: string): readonly Socket[] {
  const { hostname, port } = new URL(url);
  return Array.from({ length: count }, () => {
    // Not bound to an address: with thousands bound, the kernel takes 3 ms to find each next port.
    const socket = connect({ host: hostname, port: Number(port) });
    // The server may close it: that is the point.
    socket.on('error', () => socket.destroy());
    if (words !== '') socket.write(words);
    return socket.pause();
  });
}

/** A thousand clients send two thousand requests ahead and read nothing, at 512 MB of heap. */
async function pipelining({ url }: ServerProcess): Promise<AttackRow> {
  const before = await residentMegabytes(url);
  const startedAt = performance.now();
  const sockets = openSockets(url, 1_000, get('/start-chat').repeat(2_000));
  await residentMegabytes(url).catch(() => undefined);
  const silence = (performance.now() - startedAt) / 1000;
  await sleep(5_000);
  const after = await residentMegabytes(url).catch(() => undefined);
  for (const socket of sockets) socket.destroy();
  return {
    attack: '1,000 × 2,000 requests sent ahead, nothing read',
    measured:
      after === undefined
        ? 'no answer'
        : `an answer after ${silence.toFixed(1)} s, ${after} MB resident instead of ${before}`,
    isWithstood: after !== undefined && after - before < 100 && silence < 5,
  };
}

const residentMegabytes = async (url: string): Promise<number> =>
  Math.round((await residentBytes(url)) / 1024 / 1024);

/** Clients send paths of 15,000 slashes, 218 kB a second in all. */
async function longPaths({ url }: ServerProcess): Promise<AttackRow> {
  const question = newQuestion(0);
  await ask(url, question);
  const quiet = await medianOfAnswers(url, question);
  const words = get(`/a${'/'.repeat(15_000)}x`);
  const open: Socket[] = [];
  const attacking = setInterval(() => open.push(...openSockets(url, 1, words)), 1000 / 14.5);
  await sleep(3_000);
  const attacked = await medianOfAnswers(url, question);
  clearInterval(attacking);
  for (const socket of open) socket.destroy();
  return {
    attack: 'paths of 15,000 slashes, 218 kB/s',
    measured: `a cached answer takes ${attacked.toFixed(1)} ms instead of ${quiet.toFixed(1)}`,
    isWithstood: attacked < quiet * 3,
  };
}

/**
 * Requests that no page of ours would send: too long, cut in half, to no address, with the wrong
 * verb.
 */
const BAD_REQUESTS: readonly (readonly [method: string, path: string, body?: string])[] = [
  ['POST', '/api/dishes', 'x'.repeat(20_000)],
  ['POST', '/api/dishes', '{"question":'],
  ['POST', '/api/dishes', '{"question":{"a":1}}'],
  ['GET', '/..%2f..%2fetc/passwd'],
  ['GET', '/api/dishes'],
];

/** Ten thousand bad requests over a hundred connections, while a hundred answers are written. */
async function badRequests({ url }: ServerProcess): Promise<AttackRow> {
  const reading = Promise.allSettled(
    Array.from({ length: 100 }, (_, visitor) => ask(url, newQuestion(4_000), visitor)),
  );
  const agent = new Agent({ keepAlive: true, maxSockets: 100 });
  const statuses = await Promise.all(
    Array.from({ length: 10_000 }, (_, index) => {
      const [method, path, body] = BAD_REQUESTS[index % BAD_REQUESTS.length] ?? ['GET', '/'];
      return new Promise<number | undefined>((resolve) => {
        const headers = { 'content-type': 'application/json' };
        const sent = request(url + path, { agent, method, headers });
        sent.on('error', () => resolve(undefined));
        sent.on('response', (response) => {
          response.resume().on('end', () => resolve(response.statusCode));
        });
        sent.end(body);
      });
    }),
  );
  agent.destroy();
  const refused = statuses.filter((status = 0) => status >= 400 && status < 500).length;
  const whole = (await reading).filter(({ status }) => status === 'fulfilled').length;
  return {
    attack: '10,000 bad requests beside 100 answers',
    measured: `${refused} are refused, ${whole} of 100 answers are whole`,
    isWithstood: refused === statuses.length && whole === 100,
  };
}

async function medianOfAnswers(url: string, question: string): Promise<number> {
  const times: number[] = [];
  for (let visitor = 0; visitor < 40; visitor += 1) {
    const startedAt = performance.now();
    await ask(url, question, visitor);
    times.push(performance.now() - startedAt);
    await sleep(20);
  }
  return median(times);
}

/**
 * A hundred addresses ask one cached question ten times each; then fifty others ask something else.
 */
async function cachedQuestions({ url }: ServerProcess): Promise<AttackRow> {
  const question = newQuestion(0);
  const flood = Array.from({ length: 1_000 }, (_, index) => index % 100);
  for (const visitor of flood) await ask(url, question, visitor).catch(() => undefined);
  const innocent = Array.from({ length: 50 }, (_, index) => 1_000 + index);
  const answers = await Promise.allSettled(
    innocent.map((visitor) => ask(url, newQuestion(0), visitor)),
  );
  const answered = answers.filter(({ status }) => status === 'fulfilled').length;
  return {
    attack: '1,000 times one cached question from 100 addresses',
    measured: `${answered} of 50 others are answered`,
    isWithstood: answered === innocent.length,
  };
}

/** One address opens ten thousand connections in two seconds; another keeps visiting meanwhile. */
async function manyConnections({ url }: ServerProcess): Promise<AttackRow> {
  const open: Socket[] = [];
  const flooding = (async () => {
    for (let round = 0; round < 20; round += 1) {
      open.push(...openSockets(url, 500, ''));
      await sleep(50);
    }
  })();
  const looks: boolean[] = [];
  for (let look = 0; look < 10; look += 1) {
    looks.push(await isAnswered(url));
    await sleep(500);
  }
  await flooding;
  for (const socket of open) socket.destroy();
  const answered = looks.filter(Boolean).length;
  return {
    attack: '10,000 connections of one address',
    measured: `another address is answered ${answered} of 10 times`,
    isWithstood: answered === looks.length,
  };
}

/** Whether a visitor is answered within two seconds, on a new connection. */
const isAnswered = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const sent = request(`${url}/healthz`, {
      agent: false,
      localAddress: '127.0.0.2',
      timeout: 2_000,
    });
    sent.on('response', (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => resolve(false));
    sent.end();
  });
