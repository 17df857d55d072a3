import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Dish } from '#core/recipes/dish.ts';

/** A call that arrived at the service and is still open. */
export type GeminiCall = {
  readonly method: 'streamGenerateContent' | 'generateContent';
  readonly model: string;
  readonly key: string | undefined;
  readonly body: string;
  /** Sends one dish of the answer. */
  dish(dish: Dish): void;
  end(): void;
  /** Breaks the connection off. */
  reset(): void;
  readonly response: ServerResponse;
  readonly isClosed: boolean;
};

export type ScriptedGemini = {
  readonly url: string;
  readonly calls: readonly GeminiCall[];
  /** Calls for dishes alone. */
  readonly dishCalls: readonly GeminiCall[];
  close(): void;
};

/** A minimal Gemini for gateway tests; the test decides what it says. */
export async function startScriptedGemini(
  answer: (call: GeminiCall) => void = () => undefined,
): Promise<ScriptedGemini> {
  const calls: GeminiCall[] = [];
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const call = createCall(incoming, outgoing, await readBody(incoming));
      calls.push(call);
      answer(call);
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    get dishCalls() {
      return calls.filter(({ method }) => method === 'streamGenerateContent');
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function readBody(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function createCall(incoming: IncomingMessage, response: ServerResponse, body: string): GeminiCall {
  const [, model = '', method] = /\/models\/([^:]+):(\w+)/u.exec(incoming.url ?? '') ?? [];
  let count = 0;
  let isClosed = false;
  response.on('close', () => {
    isClosed = true;
  });
  const send = (text: string, finishReason?: string) => {
    if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
    const chunk = {
      candidates: [{ content: { parts: [{ text }], role: 'model' }, finishReason }],
      usageMetadata: { promptTokenCount: 300, candidatesTokenCount: 100 },
    };
    response.write(`data: ${JSON.stringify(chunk)}\r\n\r\n`);
  };
  return {
    method: method === 'generateContent' ? method : 'streamGenerateContent',
    model,
    key: incoming.headers['x-goog-api-key']?.toString(),
    body,
    response,
    dish(dish) {
      send(`${count === 0 ? '[' : ','}${JSON.stringify(dish)}`);
      count += 1;
    },
    end() {
      send(count === 0 ? '[]' : ']', 'STOP');
      response.end();
    },
    reset: () => void response.socket?.destroy(),
    get isClosed() {
      return isClosed;
    },
  };
}
