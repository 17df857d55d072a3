import { Agent, createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * The baseline of the gateway: the least that can be between a visitor and the upstream. It passes
 * on bytes unread.
 */
const upstream = new URL(process.env['UPSTREAM_URL'] ?? '');
const agent = new Agent({ keepAlive: true });

const server = createServer((request, response) => {
  if (request.url === '/memory') {
    response.end(String(process.memoryUsage.rss()));
    return;
  }
  const call = send({
    agent,
    host: upstream.hostname,
    port: upstream.port,
    path: '/v1beta/models/bench:streamGenerateContent?alt=sse',
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-goog-api-key': 'bench' },
  });
  call.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  call.on('error', () => response.destroy());
  response.on('close', () => call.destroy());
  request.pipe(call);
});
// Longer than any pause between two rounds, so that no connection closes just as it is used.
server.keepAliveTimeout = 120_000;
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.stdin.on('end', () => process.exit()).resume();
