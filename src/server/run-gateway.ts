import { createGateway, createMetricsGateway } from './app.ts';
import { assembleGateway, type OutsideParts } from './assemble-gateway.ts';
import { startServer } from './start-server.ts';

/** Assembles a gateway and starts listening. */
export async function runGateway(outside: OutsideParts) {
  const { config, log, clock, sharedState } = outside;
  const { parts, connectionsPerAddress, stopStreams } = assembleGateway(outside);
  const { host, port } = config;
  const listening = { host, log, clock, connectionsPerAddress };
  const server = await startServer(createGateway(parts), { ...listening, port });
  const metrics =
    config.metricsPort === undefined
      ? undefined
      : await startServer(createMetricsGateway(parts), { ...listening, port: config.metricsPort });
  const facts = { host, port: server.port, metricsPort: metrics?.port };
  log.info({ ...facts, source: parts.sourceName, redis: sharedState.redis() }, 'listening');
  return {
    port: server.port,
    /** The metrics' own port, if they have one. */
    metricsPort: metrics?.port,
    /** One sentence for the operator: where it listens and who answers. */
    greeting: `Cobek siap di http://${urlHost(host)}:${server.port} — ${WHO_ANSWERS[parts.sourceName]}`,
    /** Ends all streams with a last event, then everything else. Bounded in time. */
    async stop() {
      log.info({}, 'stopping');
      stopStreams();
      await Promise.all([server.close(), metrics?.close()]);
      await sharedState.close();
    },
  };
}

const WHO_ANSWERS = {
  gemini: 'jawaban dari AI (Gemini)',
  collection: 'jawaban dari koleksi (tanpa kunci AI)',
} as const;

const urlHost = (host: string) => (host.includes(':') ? `[${host}]` : host);
