import type { IncomingHttpHeaders } from 'node:http';
import { Agent, type Dispatcher } from 'undici';
import type { Fetch } from '#core/outside-world.ts';

/** The last resort behind the source's own, shorter patience. */
const HEADERS_TIMEOUT_MS = 30_000;
const SILENCE_TIMEOUT_MS = 30_000;
const CONNECT_TIMEOUT_MS = 10_000;

/** A connection kept for the next question. */
const KEEP_ALIVE_MS = 60_000;

/** Most bytes of an answer that wait here to be read; then the service is made to wait. */
const MAX_QUEUED_BYTES = 64 * 1024;

/** Made once: it only tells undici to drop the call. */
const LEFT = new Error('nobody reads on');

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
  init.signal?.throwIfAborted();
  const { origin, pathname, search } = new URL(url);
  const request: Dispatcher.DispatchOptions = {
    origin,
    path: pathname + search,
    method: init.method ?? 'GET',
    headers: Object.fromEntries(new Headers(init.headers)),
    // As bytes: a string would be kept beside its bytes as long as the answer lasts.
    body: typeof init.body === 'string' ? encoder.encode(init.body) : null,
  };
  return new Promise((resolve, reject) => {
    agent.dispatch(request, createResponseHandler(resolve, reject, init.signal ?? undefined));
  });
}

/**
 * Turns what undici says of one call into a `Response`. Its own `request` would put a Node stream in
 * between and that into a web stream: a quarter more time and memory for every open answer.
 */
function createResponseHandler(
  resolve: (response: Response) => void,
  reject: (reason: unknown) => void,
  signal: AbortSignal | undefined,
): Dispatcher.DispatchHandler {
  let call: Dispatcher.DispatchController | undefined;
  let body: ReadableStreamDefaultController<Uint8Array> | undefined;
  let isOver = false;

  const finish = (): boolean => {
    if (isOver) return false;
    isOver = true;
    signal?.removeEventListener('abort', leave);
    return true;
  };
  const fail = (reason: unknown) => {
    if (!finish()) return;
    body?.error(reason);
    reject(reason);
  };
  const leave = () => {
    fail(signal?.reason);
    call?.abort(LEFT);
  };
  signal?.addEventListener('abort', leave, { once: true });

  const openBody = () =>
    new ReadableStream<Uint8Array>(
      {
        start(controller) {
          body = controller;
        },
        pull: () => call?.resume(),
        cancel() {
          finish();
          call?.abort(LEFT);
        },
      },
      { highWaterMark: MAX_QUEUED_BYTES, size: (chunk) => chunk.byteLength },
    );

  return {
    onRequestStart(controller) {
      call = controller;
      if (isOver) controller.abort(LEFT);
    },
    onResponseStart(_, status, headers) {
      // Hints that come before the answer.
      if (status < 200) return;
      const hasBody = !STATUSES_WITHOUT_BODY.has(status);
      resolve(new Response(hasBody ? openBody() : null, { status, headers: entriesOf(headers) }));
    },
    onResponseData(controller, chunk) {
      if (isOver || body === undefined) return;
      body.enqueue(chunk);
      if ((body.desiredSize ?? 0) <= 0) controller.pause();
    },
    onResponseEnd() {
      if (finish()) body?.close();
    },
    onResponseError(_, cause) {
      fail(new TypeError('upstream not reached', { cause }));
    },
  };
}

const entriesOf = (headers: IncomingHttpHeaders) =>
  Object.entries(headers).flatMap(([name, value = []]) =>
    [value].flat().map((one): [string, string] => [name, one]),
  );
