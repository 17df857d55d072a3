import { Readable } from 'node:stream';
import { Agent } from 'undici';
import type { Fetch } from '#core/outside-world.ts';

/** The last resort behind the source's own, shorter patience. */
const HEADERS_TIMEOUT_MS = 30_000;
const SILENCE_TIMEOUT_MS = 30_000;
const CONNECT_TIMEOUT_MS = 10_000;

/** A connection kept for the next question. */
const KEEP_ALIVE_MS = 60_000;

const STATUSES_WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

const encoder = new TextEncoder();

export type UpstreamFetch = {
  readonly fetch: Fetch;
  /** Drops all connections. */
  close(): Promise<void>;
};

/**
 * `fetch` for calls from a server to a service: over a pool of connections, without what a browser's
 * fetch does besides (redirects, cookies, caches, decompression): that is half of what a call costs
 * the processor. A redirect is returned as it is, so that a key goes nowhere but where it was sent.
 */
export function createUpstreamFetch(): UpstreamFetch {
  const agent = new Agent({
    connectTimeout: CONNECT_TIMEOUT_MS,
    headersTimeout: HEADERS_TIMEOUT_MS,
    bodyTimeout: SILENCE_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
  });
  return {
    fetch: (url, init = {}) => callUpstream(agent, url, init),
    close: () => agent.destroy(),
  };
}

async function callUpstream(agent: Agent, url: string, init: RequestInit): Promise<Response> {
  const { origin, pathname, search } = new URL(url);
  const signal = init.signal ?? undefined;
  signal?.throwIfAborted();
  try {
    const { statusCode, headers, body } = await agent.request({
      origin,
      path: pathname + search,
      method: init.method ?? 'GET',
      headers: Object.fromEntries(new Headers(init.headers)),
      // As bytes: a string would be kept beside its bytes as long as the answer lasts.
      body: typeof init.body === 'string' ? encoder.encode(init.body) : null,
      signal,
    });
    const hasBody = !STATUSES_WITHOUT_BODY.has(statusCode);
    if (!hasBody) body.resume();
    return new Response(hasBody ? (Readable.toWeb(body) as ReadableStream) : null, {
      status: statusCode,
      headers: Object.entries(headers).flatMap(([name, value = []]) =>
        [value].flat().map((one): [string, string] => [name, one]),
      ),
    });
  } catch (cause) {
    signal?.throwIfAborted();
    throw new TypeError('upstream not reached', { cause });
  }
}
