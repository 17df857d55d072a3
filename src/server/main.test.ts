import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { buildGateway } from './fixtures/build-gateway.ts';
import { eventually } from './fixtures/eventually.ts';
import { startGatewayProcess, type GatewayProcess } from './fixtures/gateway-process.ts';
import { eventNames, nameOf, readEvents } from './fixtures/read-events.ts';
import { redisMissing, startRedisServer } from './fixtures/redis-server.ts';
import { startScriptedGemini } from './fixtures/scripted-gemini.ts';
import { dishNamed } from './fixtures/scripted-source.ts';
import { askAt } from './fixtures/test-gateway.ts';

const KEY = 'AQ.kunci-operator-yang-rahasia';

let folder = '';
const started: GatewayProcess[] = [];

beforeAll(async () => {
  folder = await buildGateway();
});
afterEach(async () => {
  for (const gateway of started.splice(0)) {
    gateway.kill('SIGKILL');
    await gateway.ended;
  }
});
afterAll(() => rm(folder, { recursive: true }));

async function start(environment: Readonly<Record<string, string>> = {}): Promise<GatewayProcess> {
  const gateway = await startGatewayProcess(folder, environment);
  started.push(gateway);
  return gateway;
}

describe('the gateway as a process', () => {
  test('prints one line with its address and source, and answers', async () => {
    const gateway = await start();
    expect(gateway.standardOutput()).toBe(
      `Cobek siap di ${gateway.url} — jawaban dari koleksi (tanpa kunci AI)\n`,
    );
    expect(await eventNames(await askAt(gateway.url, 'soto'))).toEqual(['Soto', 'end']);
    const page = await fetch(gateway.url);
    expect(await page.text()).toContain('<meta name="cobek-gateway" content="collection">');
    const suggestions = await fetch(`${gateway.url}/api/suggestions`);
    expect(await suggestions.json()).toMatchObject({ source: 'collection' });
  });

  test('survives clients that send thousands of requests ahead and read nothing', async () => {
    const gateway = await start({ NODE_OPTIONS: '--max-old-space-size=64' });
    const port = Number(new URL(gateway.url).port);
    const request = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n';
    const sockets = Array.from({ length: 100 }, () => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => socket.destroy());
      socket.write(request.repeat(2_000));
      return socket.pause();
    });
    await Promise.all(sockets.map((socket) => once(socket, 'ready')));
    expect((await fetch(gateway.url)).status).toBe(200);
    for (const socket of sockets) socket.destroy();
  });

  test.each(['SIGTERM', 'SIGINT'] as const)(
    '%s ends open streams with a last event',
    async (signal) => {
      const gateway = await start();
      const events = readEvents(await askAt(gateway.url, 'lama'));
      await events.next();
      gateway.kill(signal);
      const { value } = await events.next();
      expect(value && nameOf(value)).toBe('error: unavailable');
      expect(await gateway.ended).toEqual({ code: 0 });
    },
  );

  test('a wrong setting is reported in one sentence, without the key', async () => {
    const gateway = await start({ PORT: 'tiga ribu', GEMINI_API_KEY: KEY });
    expect(await gateway.ended).toEqual({ code: 1 });
    expect(gateway.standardError()).toMatch(/^Pengaturan tidak bisa dipakai: PORT [^\n]+\.\n$/u);
    expect(gateway.standardError()).not.toContain(KEY);
  });

  test('a taken port is reported in one sentence', async () => {
    const first = await start();
    const second = await start({ PORT: new URL(first.url).port });
    expect(await second.ended).toEqual({ code: 1 });
    expect(second.standardError()).toMatch(/^127\.0\.0\.1:\d+ sudah dipakai[^\n]+\.\n$/u);
  });

  test('a missing build is reported in one sentence', async () => {
    await rm(join(folder, 'dist/index.html'));
    const gateway = await start();
    expect(await gateway.ended).toEqual({ code: 1 });
    expect(gateway.standardError()).toMatch(/^Hasil build tidak ditemukan [^\n]+\.\n$/u);
    await writeFile(join(folder, 'dist/index.html'), '<head></head>');
  });

  test.skipIf(redisMissing !== undefined)(
    'if it is killed while writing for another gateway’s visitor, that visitor is notified',
    async () => {
      const [redis, gemini] = [await startRedisServer(), await startScriptedGemini()];
      try {
        const environment = {
          GEMINI_API_KEY: KEY,
          GOOGLE_GEMINI_BASE_URL: gemini.url,
          REDIS_URL: redis.url,
        };
        const [one, other] = [await start(environment), await start(environment)];
        const own = readEvents(await askAt(one.url, 'soto'));
        await eventually(() => gemini.dishCalls.length).toBe(1);
        const events = readEvents(await askAt(other.url, 'soto'));
        gemini.dishCalls[0]?.dish(dishNamed('Soto'));
        for (const visitor of [own, events]) {
          const { value } = await visitor.next();
          expect(value && nameOf(value)).toBe('Soto');
        }
        const last = events.next();
        one.kill('SIGKILL');
        const { value } = await last;
        expect(value && nameOf(value)).toBe('end: interrupted');
        const again = eventNames(await askAt(other.url, 'soto'));
        await eventually(() => gemini.dishCalls.length).toBe(2);
        gemini.dishCalls[1]?.dish(dishNamed('Soto baru'));
        gemini.dishCalls[1]?.end();
        expect(await again).toEqual(['Soto baru', 'end']);
      } finally {
        gemini.close();
        await redis.kill();
      }
    },
  );

  test('gets the same Node options from npm and from the container', async () => {
    const root = join(import.meta.dirname, '../..');
    const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
      readonly scripts: { readonly start: string };
    };
    const [, options = ''] = /^node (.+) scripts\/start\.mjs$/u.exec(scripts.start) ?? [];
    const [, command = '[]'] =
      /^CMD (\[.*\])$/mu.exec(await readFile(join(root, 'Dockerfile'), 'utf8')) ?? [];
    expect(JSON.parse(command)).toEqual(['node', ...options.split(' '), 'dist-gateway/main.js']);
  });
});
