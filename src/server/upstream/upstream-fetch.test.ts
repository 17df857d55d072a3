import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import type { FetchedResponse } from '#core/outside-world.ts';
import { createUpstreamFetch } from './upstream-fetch.ts';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function against(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  servers.push(server);
  const { port } = server.address() as AddressInfo;
  return {
    fetch: createUpstreamFetch(),
    url: `http://127.0.0.1:${port}/v1beta/x?alt=sse`,
    server,
  };
}

async function textOf({ body }: FetchedResponse): Promise<string> {
  const reader = body?.getReader();
  const pieces: Uint8Array[] = [];
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done) return Buffer.concat(pieces).toString();
    if (value !== undefined) pieces.push(value);
  }
}

describe('createUpstreamFetch', () => {
  test('sends method, path, headers and body, and reads status, headers and body', async () => {
    let seen = '';
    const { fetch, url } = await against((incoming, outgoing) => {
      incoming.setEncoding('utf8');
      const { 'x-goog-api-key': key, 'content-length': length } = incoming.headers;
      seen = `${incoming.method} ${incoming.url} ${String(key)} ${length} `;
      incoming.on('data', (text: string) => {
        seen += text;
      });
      incoming.on('end', () => {
        outgoing.writeHead(429, { 'retry-after': '7', 'set-cookie': ['a=1', 'b=2'] });
        outgoing.end('{"error":"é"}');
      });
    });
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'x-goog-api-key': 'key' },
      body: '{"a":"é"}',
    });
    expect(seen).toBe('POST /v1beta/x?alt=sse key 10 {"a":"é"}');
    expect(response.status).toBe(429);
    expect(response.ok).toBe(false);
    expect(response.headers.get('retry-after')).toBe('7');
    expect(await textOf(response)).toBe('{"error":"é"}');
  });

  test('yields each piece as it arrives', async () => {
    let send: (text: string) => void = () => undefined;
    const { fetch, url } = await against((_, outgoing) => {
      outgoing.flushHeaders();
      send = (text) => void outgoing.write(text);
    });
    const response = await fetch(url);
    const reader = response.body?.getReader();
    for (const text of ['one', 'two']) {
      send(text);
      expect(new TextDecoder().decode((await reader?.read())?.value)).toBe(text);
    }
  });

  test.each(['abort', 'cancel'] as const)('%s closes the upstream connection', async (way) => {
    let closed: Promise<unknown> = Promise.resolve();
    const { fetch, url } = await against((incoming, outgoing) => {
      closed = new Promise((resolve) => {
        incoming.socket.once('close', resolve);
      });
      outgoing.write('one');
    });
    const leaving = new AbortController();
    const response = await fetch(url, { signal: leaving.signal });
    const reader = response.body?.getReader();
    await reader?.read();
    if (way === 'cancel') {
      await response.body?.cancel();
    } else {
      const reason = new Error('left');
      leaving.abort(reason);
      await expect(reader?.read()).rejects.toBe(reason);
    }
    await closed;
  });

  test('an abort before the answer rejects with its reason', async () => {
    const { fetch, url } = await against(() => undefined);
    const leaving = new AbortController();
    const asking = fetch(url, { signal: leaving.signal });
    const reason = new Error('left');
    leaving.abort(reason);
    await expect(asking).rejects.toBe(reason);
  });

  test('a connection that breaks off is an error, never the end of the answer', async () => {
    const { fetch, url } = await against((incoming, outgoing) => {
      outgoing.write('one', () => incoming.socket.destroy());
    });
    const response = await fetch(url);
    await expect(textOf(response)).rejects.toThrow();
  });

  test('a refused connection fails like fetch everywhere', async () => {
    const { fetch, url, server } = await against(() => undefined);
    await new Promise((resolve) => {
      server.close(resolve);
    });
    await expect(fetch(url)).rejects.toBeInstanceOf(TypeError);
  });

  test('a reader that waits makes the service wait, and still gets every byte', async () => {
    const piece = Buffer.alloc(64 * 1024, 'a');
    let sent = 0;
    const { fetch, url } = await against((_, outgoing) => {
      const sendOn = () => {
        while (sent < 500) {
          sent += 1;
          if (!outgoing.write(piece)) {
            outgoing.once('drain', sendOn);
            return;
          }
        }
        outgoing.end();
      };
      sendOn();
    });
    const response = await fetch(url);
    // Both ends are in this process: what has not moved for many turns of its loop stands still.
    let seen = -1;
    for (let quiet = 0; quiet < 200; quiet = sent === seen ? quiet + 1 : 0) {
      seen = sent;
      await setImmediate();
    }
    // No more than the system's own buffers take.
    expect(sent).toBeLessThan(250);
    expect((await textOf(response)).length).toBe(500 * piece.length);
  });

  test('a redirect is not followed: the key is sent nowhere else', async () => {
    const { fetch, url } = await against((_, outgoing) => {
      outgoing.writeHead(307, { location: 'http://127.0.0.1:1/' }).end();
    });
    expect((await fetch(url)).status).toBe(307);
  });

  test('a response without a body is still a response', async () => {
    const { fetch, url } = await against((_, outgoing) => {
      outgoing.writeHead(204).end();
    });
    expect(await textOf(await fetch(url))).toBe('');
  });
});
