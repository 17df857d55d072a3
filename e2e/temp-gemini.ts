import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createFakeService, type ServiceCall } from '#core/sources/gemini/fixtures/fake-service.ts';

export async function startFakeGemini() {
  const service = createFakeService();
  const calls: ServiceCall[] = [];
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'content-type, x-goog-api-key');
    if (request.method === 'OPTIONS') return void response.end();
    let body = '';
    request.on('data', (d) => (body += d));
    request.on('end', async () => {
      const call = { path: request.url ?? '', key: request.headers['x-goog-api-key'] as string | undefined, body };
      calls.push(call);
      const reply = service.reply(call);
      response.writeHead(reply.status, { 'content-type': reply.contentType });
      response.flushHeaders();
      for (const step of reply.steps) {
        if ('send' in step) response.write(step.send);
        else if ('waitMs' in step) await new Promise((r) => setTimeout(r, step.waitMs));
        else if ('silence' in step) return;
        else return void response.socket?.resetAndDestroy();
      }
      response.end();
    });
  });
  await new Promise<void>((r) => server.listen(0, '127.0.0.1', r));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    get scenario() { return service.scenario; },
    set scenario(name) { service.scenario = name; },
    get unaryScenario() { return service.unaryScenario; },
    set unaryScenario(name) { service.unaryScenario = name; },
    close: async () => { server.close(); server.closeAllConnections(); },
  };
}
export type FakeGemini = Awaited<ReturnType<typeof startFakeGemini>>;
