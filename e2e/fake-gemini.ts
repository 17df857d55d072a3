import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { createFakeService } from '#core/sources/gemini/fixtures/fake-service.ts';
import type { ScenarioName } from '#core/sources/gemini/fixtures/scenarios.ts';
import type { Reply } from '#core/streaming/fixtures/scripted-response.ts';

/** One call that reached the fake service. */
export type FakeGeminiCall = {
  /** `OPTIONS` for a browser's preflight. */
  readonly verb: string;
  /** Path and query. */
  readonly path: string;
  readonly model: string | undefined;
  readonly method: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  /** True if the caller left before the answer was over. */
  aborted: boolean;
};

export type FakeGemini = {
  /** Base address to configure for Gemini. */
  readonly url: string;
  readonly calls: readonly FakeGeminiCall[];
  /** Calls whose answer is neither finished nor aborted. */
  runningCalls(): number;
  /** Answers calls for dishes whose question does not contain `skenario:<name>`. */
  scenario: ScenarioName;
  /** Answers calls that do not stream: titles, and checks of a key. */
  unaryScenario: ScenarioName;
  /** Awaited instead of a scenario's pause; the first is number 1. */
  pause: ((pauseNumber: number) => Promise<unknown>) | undefined;
  /** Forgets the calls and answers in full again. */
  reset(): void;
  /** Breaks running answers and stops listening. */
  close(): Promise<void>;
};

/** The headers that the real service accepts from a browser; it refuses any other. */
const ALLOWED_HEADERS = ['content-type', 'x-goog-api-key', 'x-goog-api-client', 'authorization'];

/** 1 MiB; the longest question takes some 10 KB. */
const MAX_BODY_BYTES = 1024 * 1024;

/**
 * Gemini's HTTP interface on this machine, with named answers instead of a model. It behaves like
 * the service: the wire format, the refusals and the rules for browsers.
 */
export async function startFakeGemini({ port = 0, host = '127.0.0.1' } = {}): Promise<FakeGemini> {
  const service = createFakeService();
  const calls: FakeGeminiCall[] = [];
  let running = 0;
  let pause: FakeGemini['pause'];

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    const [, model, method] = /\/models\/([^/:]+):(\w+)/u.exec(path) ?? [];
    const body = await readBody(request);
    const { method: verb = '', headers } = request;
    const call = { verb, path, model, method, headers, body, aborted: false };
    calls.push(call);
    if (verb === 'OPTIONS') return answerPreflight(request, response);

    running += 1;
    const left = new AbortController();
    response.on('close', () => {
      running -= 1;
      call.aborted = !response.writableFinished && !left.signal.aborted;
      left.abort();
    });
    const key = headers['x-goog-api-key'];
    const reply = service.reply({ path, key: typeof key === 'string' ? key : undefined, body });
    writeHeaders(request, response, reply);
    await play(reply, response, left, pause);
  }

  await new Promise<void>((resolve) => {
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;

  return {
    url: `http://${host}:${address.port}`,
    calls,
    runningCalls: () => running,
    get scenario() {
      return service.scenario;
    },
    set scenario(scenario) {
      service.scenario = scenario;
    },
    get unaryScenario() {
      return service.unaryScenario;
    },
    set unaryScenario(scenario) {
      service.unaryScenario = scenario;
    },
    get pause() {
      return pause;
    },
    set pause(instead) {
      pause = instead;
    },
    reset() {
      calls.length = 0;
      pause = undefined;
      service.scenario = 'whole';
      service.unaryScenario = 'whole';
    },
    close: () =>
      new Promise<void>((resolve, reject) => {
        server.close((error) => (error === undefined ? resolve() : reject(error)));
        server.closeAllConnections();
      }),
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > MAX_BODY_BYTES) throw new RangeError('Request too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  const asked = request.headers['access-control-request-headers'] ?? '';
  const names = asked.split(',').flatMap((name) => name.trim().toLowerCase() || []);
  if (!names.every((name) => ALLOWED_HEADERS.includes(name))) {
    response.writeHead(403).end();
    return;
  }
  response.writeHead(200, {
    ...corsHeaders(request),
    'access-control-allow-headers': asked,
    'access-control-allow-methods': 'DELETE,GET,HEAD,OPTIONS,PATCH,POST,PUT',
    'access-control-max-age': '3600',
  });
  response.end();
}

function corsHeaders({ headers: { origin } }: IncomingMessage): Record<string, string> {
  return {
    vary: 'Origin, X-Origin, Referer',
    ...(origin === undefined ? {} : { 'access-control-allow-origin': origin }),
  };
}

function writeHeaders(request: IncomingMessage, response: ServerResponse, reply: Reply): void {
  response.writeHead(reply.status, {
    ...corsHeaders(request),
    'content-type': reply.contentType,
    ...(reply.contentType === 'text/event-stream' ? { 'content-disposition': 'attachment' } : {}),
    'x-content-type-options': 'nosniff',
  });
  response.flushHeaders();
}

async function play(
  reply: Reply,
  response: ServerResponse,
  left: AbortController,
  pauseInstead: FakeGemini['pause'],
): Promise<void> {
  response.socket?.setNoDelay(true);
  let pauses = 0;
  for (const step of reply.steps) {
    if (left.signal.aborted) return;
    if ('send' in step) {
      await written(response, step.send);
      // So that each piece is a separate packet.
      await nextTurn();
    } else if ('waitMs' in step) {
      pauses += 1;
      await (pauseInstead === undefined
        ? sleep(step.waitMs, undefined, { signal: left.signal }).catch(() => {})
        : pauseInstead(pauses));
    } else if ('silence' in step) {
      return;
    } else {
      left.abort();
      response.socket?.destroy();
      return;
    }
  }
  response.end();
}

/** Waits until a piece has left this process, so that breaking the connection does not lose it. */
async function written(response: ServerResponse, piece: string | Uint8Array): Promise<void> {
  await new Promise<void>((resolve) => {
    response.write(piece, () => resolve());
  });
}
