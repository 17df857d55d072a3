import { createGateway } from './app.ts';
import { assembleGateway, type OutsideParts } from './gateway-parts.ts';
import { startServer } from './start-server.ts';

export type RunningGateway = {
  /** One sentence for the operator: where it listens and who answers. */
  readonly greeting: string;
  readonly port: number;
  /** Ends all streams with a word to their visitors, then everything else. Bounded in time. */
  stop(): Promise<void>;
};

/** A gateway that listens, from its parts to its port. */
export async function runGateway(outside: OutsideParts): Promise<RunningGateway> {
  const { config, log, clock, ground } = outside;
  const assembled = assembleGateway(outside);
  const { parts } = assembled;
  const { host, port } = config;
  const server = await startServer(createGateway(parts), { host, port, log, clock });
  log.info({ host, port: server.port, source: parts.writer, redis: ground.state() }, 'listening');
  return {
    port: server.port,
    greeting: `Cobek siap di http://${urlHost(host)}:${server.port} — ${WHO_ANSWERS[parts.writer]}`,
    async stop() {
      log.info({}, 'stopping');
      assembled.stop();
      await server.close();
      await ground.close();
    },
  };
}

const WHO_ANSWERS = {
  gemini: 'jawaban dari AI (Gemini)',
  collection: 'jawaban dari koleksi (tanpa kunci AI)',
} as const;

const urlHost = (host: string) => (host.includes(':') ? `[${host}]` : host);
