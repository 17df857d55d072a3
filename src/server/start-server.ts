import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Clock } from '#core/outside-world.ts';
import type { Gateway } from './app.ts';
import { createNetworkCounts } from './limits/network-counts.ts';
import type { Log } from './log.ts';
import { clientNetworks } from './security/client-networks.ts';

/** Time limit for a request's headers; slower clients are cut off. */
const HEADERS_TIME_LIMIT_MS = 10_000;
/** Time limit for a whole request, body included. */
const REQUEST_TIME_LIMIT_MS = 15_000;
/** How often Node checks these two. */
const TIME_LIMIT_CHECK_MS = 2_000;
/** Most silence on a connection; heartbeats keep open streams alive. */
const SILENCE_LIMIT_MS = 60_000;
/** Longer than common proxies', so that none sends into a connection just closed. */
const KEEP_ALIVE_MS = 65_000;
const MAX_HEADER_BYTES = 16 * 1024;
const MAX_HEADERS = 100;
const MAX_CONNECTIONS = 10_000;

/** Connections that the kernel holds until we accept them; Node's 511 are too few (`decisions/0009`). */
const MAX_UNACCEPTED_CONNECTIONS = 4_096;

/** Time for open streams to end. */
const STOP_LIMIT_MS = 5_000;

export type ListenOptions = {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  readonly log: Log;
  readonly clock: Clock;
  /** Only tests set limits: Node measures them by its own clock, and they take a minute. */
  readonly limits?: { readonly silenceMs?: number; readonly requestMs?: number };
  /** Unset behind a trusted proxy, where all connections come from one address. */
  readonly connectionsPerAddress?: number | undefined;
};

/**
 * Starts listening.
 *
 * @throws Node's error, with its `code`, when it cannot listen on the address.
 */
export async function startServer(gateway: Gateway, options: ListenOptions) {
  const { host, port, log, clock, connectionsPerAddress } = options;
  const { silenceMs = SILENCE_LIMIT_MS, requestMs = REQUEST_TIME_LIMIT_MS } = options.limits ?? {};
  const listener = getRequestListener((request, env) => gateway.fetch(request, env), {
    errorHandler(error) {
      log.warn({ error }, 'request not understood');
      return new Response(null, { status: 400 });
    },
  });
  let openResponses = 0;
  /** With no open response, the connections of a closing server are idle. */
  const closeIfIdle = () => {
    if (!server.listening && openResponses === 0) server.closeAllConnections();
  };
  const answer = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    // Pipelined: sent before the previous request was answered (`decisions/0009`).
    if (outgoing.socket === null) return cutOff(incoming.socket);
    openResponses += 1;
    outgoing.once('close', () => {
      openResponses -= 1;
      closeIfIdle();
    });
    void listener(incoming, outgoing);
  };
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: Math.min(HEADERS_TIME_LIMIT_MS, requestMs),
      requestTimeout: requestMs,
      connectionsCheckingInterval: Math.min(TIME_LIMIT_CHECK_MS, requestMs),
      keepAliveTimeout: KEEP_ALIVE_MS,
      // The listener refuses requests without one; Node would also refuse each pipelined one.
      requireHostHeader: false,
    },
    answer,
  );
  // Likewise a request with an unknown `Expect` header: Node would refuse it before we see it.
  server.on('checkExpectation', answer);
  server.maxHeadersCount = MAX_HEADERS;
  server.maxConnections = MAX_CONNECTIONS;
  if (connectionsPerAddress !== undefined) limitConnections(server, connectionsPerAddress);
  server.timeout = silenceMs;
  server.listen({ host, port, backlog: MAX_UNACCEPTED_CONNECTIONS });
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  return {
    port: address.port,
    /**
     * Refuses new connections; resolves when the open ones have ended, or after
     * {@link STOP_LIMIT_MS}. The gateway ends its streams before that.
     */
    async close() {
      const closed = once(server.close(), 'close');
      closeIfIdle();
      const stopTimer = clock.setTimer(() => server.closeAllConnections(), STOP_LIMIT_MS);
      await closed;
      stopTimer();
    },
  };
}

type ParsedSocket = Socket & { readonly parser?: { onIncoming?: () => number } | null };

/** Closes a connection and drops all it has sent. */
function cutOff(socket: ParsedSocket): void {
  // Undocumented, and only saves work: Node's parser fails at the next request (`decisions/0009`).
  if (socket.parser) socket.parser.onIncoming = () => -1;
  socket.destroy();
}

/** Drops connections beyond an address's share, so that none takes them all. */
function limitConnections(server: Server, perAddress: number): void {
  const counts = createNetworkCounts({ perAddress, inAll: MAX_CONNECTIONS });
  server.on('connection', (socket) => {
    const leave = counts.add(clientNetworks(socket.remoteAddress));
    if (leave === undefined) socket.destroy();
    else socket.once('close', leave);
  });
}
