import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Clock } from '#core/outside-world.ts';
import type { Gateway } from './app.ts';
import { createNetworkCounts } from './limits/network-counts.ts';
import type { Log } from './log.ts';
import { clientNetworks } from './security/client-networks.ts';

/** Time for the head of a request; slower senders are cut off. */
const HEADERS_TIME_LIMIT_MS = 10_000;
/** Time for a whole request, body included. */
const REQUEST_TIME_LIMIT_MS = 15_000;
/** How often those two are looked after. */
const TIME_LIMIT_CHECK_MS = 2_000;
/** Silence on a connection; open streams are kept awake by their heartbeats. */
const SILENCE_LIMIT_MS = 60_000;
/** Longer than common proxies keep theirs, so that none sends into a connection that just closed. */
const KEEP_ALIVE_MS = 65_000;
const MAX_HEADER_BYTES = 16 * 1024;
const MAX_HEADERS = 100;
const MAX_CONNECTIONS = 10_000;

/**
 * Requests on one connection. Node reads all that were sent ahead and answers them into memory, even
 * to a client that reads nothing, and no handler of ours could limit that: with 20, a thousand such
 * clients cost 155 MB; with 100 they kill the process.
 */
const MAX_REQUESTS_PER_SOCKET = 20;

/** What open streams get to say goodbye. */
export const STOP_LIMIT_MS = 5_000;

export type ListenOptions = {
  readonly host: string;
  /** 0 takes any free one. */
  readonly port: number;
  readonly log: Log;
  readonly clock: Clock;
  readonly silenceLimitMs?: number;
  readonly requestLimitMs?: number;
  /** Not set behind a proxy of ours, where all connections come from one address. */
  readonly connectionsPerAddress?: number | undefined;
};

export type RunningServer = {
  readonly host: string;
  readonly port: number;
  /**
   * Takes no new connection, and resolves when the open ones are done or {@link STOP_LIMIT_MS} have
   * passed. Ending what runs is the gateway's part and comes before.
   */
  close(): Promise<void>;
};

/**
 * Listens with a gateway.
 *
 * @throws Node's error, with its `code`, when the address cannot be had.
 */
export async function startServer(
  gateway: Gateway,
  {
    host,
    port,
    log,
    clock,
    silenceLimitMs = SILENCE_LIMIT_MS,
    requestLimitMs = REQUEST_TIME_LIMIT_MS,
    connectionsPerAddress,
  }: ListenOptions,
): Promise<RunningServer> {
  const listener = getRequestListener((request, env) => gateway.fetch(request, env), {
    errorHandler(error) {
      log.warn({ error }, 'request not understood');
      return new Response(null, { status: 400 });
    },
  });
  const active = new Set<ServerResponse>();
  let onDone: () => void = () => undefined;
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: Math.min(HEADERS_TIME_LIMIT_MS, requestLimitMs),
      requestTimeout: requestLimitMs,
      connectionsCheckingInterval: Math.min(TIME_LIMIT_CHECK_MS, requestLimitMs),
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    (incoming, outgoing) => {
      active.add(outgoing);
      outgoing.once('close', () => {
        active.delete(outgoing);
        onDone();
      });
      void listener(incoming, outgoing);
    },
  );
  server.maxHeadersCount = MAX_HEADERS;
  server.maxConnections = MAX_CONNECTIONS;
  server.maxRequestsPerSocket = MAX_REQUESTS_PER_SOCKET;
  // Whoever sends on was told that the connection ends; to say so to each of thousands is work too.
  server.on('dropRequest', (_, socket) => socket.destroy());
  if (connectionsPerAddress !== undefined) limitConnections(server, connectionsPerAddress);
  server.timeout = silenceLimitMs;
  await listen(server, port, host);
  const address = server.address() as AddressInfo;
  return {
    host,
    port: address.port,
    async close() {
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      // What is left once nobody is being answered are connections waiting for a next request.
      onDone = () => {
        if (active.size === 0) server.closeAllConnections();
      };
      onDone();
      const stopTimer = clock.setTimer(() => server.closeAllConnections(), STOP_LIMIT_MS);
      await closed;
      stopTimer();
    },
  };
}

/** Drops what an address opens beyond its share, so that no single one takes all connections. */
function limitConnections(server: Server, perAddress: number): void {
  const counts = createNetworkCounts(perAddress);
  server.on('connection', (socket) => {
    const { remoteAddress } = socket;
    const leave = counts.add(
      clientNetworks({ remoteAddress, forwardedFor: undefined, trustedProxies: 0 }),
    );
    if (leave === undefined) socket.destroy();
    else socket.once('close', leave);
  });
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
