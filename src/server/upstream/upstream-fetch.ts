import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { Agent, type Dispatcher } from 'undici';
import type {
  Fetch,
  FetchedBody,
  FetchedBodyReader,
  FetchedBytes,
  FetchedResponse,
} from '#core/outside-world.ts';

/** A last resort: the source itself gives up earlier. */
const HEADERS_TIMEOUT_MS = 30_000;
const SILENCE_TIMEOUT_MS = 30_000;
const CONNECT_TIMEOUT_MS = 10_000;

/** How long an idle connection is kept for the next question. */
const KEEP_ALIVE_MS = 60_000;

/** Most unread bytes of an answer; beyond that the upstream is paused. */
const MAX_UNREAD_BYTES = 64 * 1024;

/** Created once, since an error's stack is slow to create; undici drops the call on it. */
const LEFT = new Error('nobody reads on');

const encoder = new TextEncoder();

/**
 * `fetch` for server-to-service calls: pooled connections, without a browser's extras (redirects,
 * cookies, caches, decompression), which take half of a call's CPU time. Redirects are returned, not
 * followed, so that a key never travels further.
 */
export function createUpstreamFetch(): Fetch {
  const agent = new Agent({
    connectTimeout: CONNECT_TIMEOUT_MS,
    headersTimeout: HEADERS_TIMEOUT_MS,
    bodyTimeout: SILENCE_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
  });
  return async (url, { method = 'GET', headers = {}, body, signal } = {}) => {
    signal?.throwIfAborted();
    const { origin, pathname, search } = new URL(url);
    const request: Dispatcher.DispatchOptions = {
      origin,
      path: pathname + search,
      method,
      ...(body === undefined ? { headers } : withBody(headers, encoder.encode(body))),
    };
    return new Promise((resolve, reject) => {
      agent.dispatch(request, new UpstreamCall({ resolve, reject, signal }));
    });
  };
}

/**
 * Undici holds on to a body for the whole answer; a set's iterator, once read, holds nothing. Undici
 * takes any iterable, although its types do not say so.
 */
function withBody(headers: Readonly<Record<string, string>>, bytes: Uint8Array) {
  return {
    headers: { ...headers, 'content-length': String(bytes.byteLength) },
    body: new Set([bytes]).values() as unknown as Readable,
  };
}

/** Waits for a response: the promise's functions, and the signal that gives it up. */
type Asker = {
  readonly resolve: (response: FetchedResponse) => void;
  readonly reject: (reason: unknown) => void;
  readonly signal: AbortSignal | undefined;
};

/** One call: undici writes into it, and its response is read from it, with no stream in between. */
class UpstreamCall implements Dispatcher.DispatchHandler, FetchedBody, FetchedBodyReader {
  readonly #asker: Asker;
  #controller: Dispatcher.DispatchController | undefined;
  #unread: Uint8Array[] = [];
  #unreadBytes = 0;
  /** Set when nothing more will come. */
  #ending: { readonly isFailure: boolean; readonly reason?: unknown } | undefined;
  #answerReader: (() => void) | undefined;

  constructor(asker: Asker) {
    this.#asker = asker;
    asker.signal?.addEventListener('abort', this);
  }

  /** Called when the signal aborts. */
  handleEvent(): void {
    this.#fail(this.#asker.signal?.reason);
    this.#controller?.abort(LEFT);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#ending) controller.abort(LEFT);
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
  ): void {
    // The headers are slices of the first packet and would keep it in memory.
    controller.rawHeaders = null;
    // Informational responses before the real one.
    if (status < 200) return;
    const get = (name: string) => headers[name.toLowerCase()]?.toString() ?? null;
    this.#asker.resolve({ ok: status < 300, status, headers: { get }, body: this });
  }

  onResponseData(controller: Dispatcher.DispatchController, bytes: Uint8Array): void {
    if (this.#ending) return;
    this.#unread.push(bytes);
    this.#unreadBytes += bytes.byteLength;
    if (this.#unreadBytes >= MAX_UNREAD_BYTES) controller.pause();
    this.#changed();
  }

  onResponseEnd(): void {
    this.#end({ isFailure: false });
  }

  onResponseError(_: Dispatcher.DispatchController, cause: Error): void {
    this.#fail(new TypeError('upstream not reached', { cause }));
  }

  getReader(): FetchedBodyReader {
    return this;
  }

  read(): Promise<FetchedBytes> {
    return new Promise((resolve, reject) => {
      this.#answerReader = () => {
        if (this.#ending?.isFailure) reject(this.#ending.reason);
        else if (this.#unread.length > 0) resolve({ done: false, value: this.#takeAll() });
        else resolve({ done: true });
      };
      if (this.#unread.length > 0 || this.#ending) this.#changed();
    });
  }

  async cancel(): Promise<void> {
    if (this.#ending) return;
    this.#unread = [];
    this.#end({ isFailure: false });
    this.#controller?.abort(LEFT);
  }

  /** Answers a microtask later, so that the chunks of one packet are read together. */
  #changed(): void {
    if (this.#answerReader) queueMicrotask(this.#answerReader);
    this.#answerReader = undefined;
  }

  #takeAll(): Uint8Array {
    const taken = this.#unread;
    const wasFull = this.#unreadBytes >= MAX_UNREAD_BYTES;
    this.#unread = [];
    this.#unreadBytes = 0;
    // More may come before this returns.
    if (wasFull) this.#controller?.resume();
    return taken.length === 1 && taken[0] ? taken[0] : Buffer.concat(taken);
  }

  /** Drops what is unread: the reader gets the failure at once. */
  #fail(reason: unknown): void {
    if (this.#ending) return;
    this.#unread = [];
    this.#end({ isFailure: true, reason });
    this.#asker.reject(reason);
  }

  #end(ending: { readonly isFailure: boolean; readonly reason?: unknown }): void {
    if (this.#ending) return;
    this.#ending = ending;
    this.#asker.signal?.removeEventListener('abort', this);
    this.#changed();
  }
}
