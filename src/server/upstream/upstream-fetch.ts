import type { IncomingHttpHeaders } from 'node:http';
import { Agent, type Dispatcher } from 'undici';
import type { Fetch, FetchedResponse, FetchInit } from '#core/outside-world.ts';
import { createIncomingBody, type IncomingBody } from './incoming-body.ts';

/** A last resort: the source itself gives up earlier. */
const HEADERS_TIMEOUT_MS = 30_000;
const SILENCE_TIMEOUT_MS = 30_000;
const CONNECT_TIMEOUT_MS = 10_000;

/** How long an idle connection is kept for the next question. */
const KEEP_ALIVE_MS = 60_000;

/** Created once: it only makes undici drop the call. */
const LEFT = new Error('nobody reads on');

const encoder = new TextEncoder();

export type UpstreamFetch = {
  readonly fetch: Fetch;
  /** Drops all connections. */
  close(): Promise<void>;
};

/**
 * `fetch` for server-to-service calls: pooled connections, and none of a browser's extras (redirects,
 * cookies, caches, decompression), which take half of a call's CPU time. Redirects are returned, not
 * followed, so that a key never travels further.
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

async function callUpstream(
  agent: Agent,
  url: string,
  { method = 'GET', headers = {}, body, signal }: FetchInit,
): Promise<FetchedResponse> {
  signal?.throwIfAborted();
  const { origin, pathname, search } = new URL(url);
  const request: Dispatcher.DispatchOptions = {
    origin,
    path: pathname + search,
    method,
    headers,
    // As bytes: a string would stay in memory beside its bytes as long as the answer lasts.
    body: body === undefined ? null : encoder.encode(body),
  };
  return new Promise((resolve, reject) => {
    agent.dispatch(request, createResponseHandler(resolve, reject, signal));
  });
}

/**
 * Turns undici's callbacks for one call into a response, without a Node or web stream in between: on
 * Node 20 either one costs as much as parsing the whole answer.
 */
function createResponseHandler(
  resolve: (response: FetchedResponse) => void,
  reject: (reason: unknown) => void,
  signal: AbortSignal | undefined,
): Dispatcher.DispatchHandler {
  let call: Dispatcher.DispatchController | undefined;
  let incoming: IncomingBody | undefined;
  let isOver = false;

  const finish = (): boolean => {
    if (isOver) return false;
    isOver = true;
    signal?.removeEventListener('abort', leave);
    return true;
  };
  const fail = (reason: unknown) => {
    if (!finish()) return;
    incoming?.fail(reason);
    reject(reason);
  };
  const leave = () => {
    fail(signal?.reason);
    call?.abort(LEFT);
  };
  signal?.addEventListener('abort', leave, { once: true });

  return {
    onRequestStart(controller) {
      call = controller;
      if (isOver) controller.abort(LEFT);
    },
    onResponseStart(controller, status, headers) {
      // The headers are slices of the first packet and would keep it in memory.
      controller.rawHeaders = null;
      // Informational responses before the real one.
      if (status < 200) return;
      incoming = createIncomingBody({
        onRoom: () => controller.resume(),
        onCancel() {
          finish();
          controller.abort(LEFT);
        },
      });
      resolve({
        ok: status < 300,
        status,
        headers: { get: (name) => headerOf(headers, name) },
        body: incoming.body,
      });
    },
    onResponseData(controller, chunk) {
      if (isOver || incoming === undefined) return;
      incoming.push(chunk);
      if (!incoming.hasRoom()) controller.pause();
    },
    onResponseEnd() {
      if (finish()) incoming?.close();
    },
    onResponseError(_, cause) {
      fail(new TypeError('upstream not reached', { cause }));
    },
  };
}

function headerOf(headers: IncomingHttpHeaders, name: string): string | null {
  const value = headers[name.toLowerCase()];
  return Array.isArray(value) ? value.join(', ') : (value ?? null);
}
