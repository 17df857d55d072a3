import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Clock } from '#core/outside-world.ts';
import type { Gateway } from './app.ts';
import { createNetworkCounts } from './limits/network-counts.ts';
import type { Log } from './log.ts';
import { clientNetworks } from './security/client-networks.ts';

/** Time limit for a request's headers; slower senders are cut off. */
const HEADERS_TIME_LIMIT_MS = 10_000;
/** Time limit for a whole request, body included. */
const REQUEST_TIME_LIMIT_MS = 15_000;
/** How often Node checks these two. */
const TIME_LIMIT_CHECK_MS = 2_000;
/** Most silence on a connection; heartbeats keep open streams alive. */
const SILENCE_LIMIT_MS = 60_000;
/** Longer than common proxies', so that none sends into a connection that has just closed. */
const KEEP_ALIVE_MS = 65_000;
const MAX_HEADER_BYTES = 16 * 1024;
const MAX_HEADERS = 100;
const MAX_CONNECTIONS = 10_000;

/**
 * Connections that the kernel holds until we accept them; it allows at most `net.core.somaxconn`, by
 * default 4,096. With Node's 511 it turned away most of 10,000 opened at once (`decisions/0009`).
 */
const MAX_UNACCEPTED_CONNECTIONS = 4_096;

/** Time that open streams get to end. */
const STOP_LIMIT_MS = 5_000;

export type ListenOptions = {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
  readonly log: Log;
  readonly clock: Clock;
  readonly silenceLimitMs?: number;
  readonly requestLimitMs?: number;
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
  const { silenceLimitMs = SILENCE_LIMIT_MS, requestLimitMs = REQUEST_TIME_LIMIT_MS } = options;
  const listener = getRequestListener((request, env) => gateway.fetch(request, env), {
    errorHandler(error) {
      log.warn({ error }, 'request not understood');
      return new Response(null, { status: 400 });
    },
  });
  const responses = countResponses();
  const answer = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    // Sent before the request ahead of it on its connection was answered. No browser and no common
    // proxy does that, and it costs an attacker nothing (`decisions/0009`).
    if (outgoing.socket === null) return cutOff(incoming.socket);
    responses.add(outgoing);
    void listener(incoming, outgoing);
  };
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: Math.min(HEADERS_TIME_LIMIT_MS, requestLimitMs),
      requestTimeout: requestLimitMs,
      connectionsCheckingInterval: Math.min(TIME_LIMIT_CHECK_MS, requestLimitMs),
      keepAliveTimeout: KEEP_ALIVE_MS,
      // The listener refuses requests without one. Node would refuse each of those sent ahead, too.
      requireHostHeader: false,
    },
    answer,
  );
  // Likewise a request with an unknown `Expect` header: Node would refuse it before we see it.
  server.on('checkExpectation', answer);
  server.maxHeadersCount = MAX_HEADERS;
  server.maxConnections = MAX_CONNECTIONS;
  if (connectionsPerAddress !== undefined) limitConnections(server, connectionsPerAddress);
  server.timeout = silenceLimitMs;
  server.listen({ host, port, backlog: MAX_UNACCEPTED_CONNECTIONS });
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  return {
    port: address.port,
    /**
     * Refuses new connections, and resolves when the open ones have ended or {@link STOP_LIMIT_MS}
     * have passed. The gateway ends its streams before that.
     */
    async close() {
      const closed = once(server.close(), 'close');
      // Once no response is open, the remaining connections are idle.
      responses.whenNone(() => server.closeAllConnections());
      const stopTimer = clock.setTimer(() => server.closeAllConnections(), STOP_LIMIT_MS);
      await closed;
      stopTimer();
    },
  };
}

/** Counts the responses that are open. */
function countResponses() {
  let open = 0;
  let onNone: () => void = () => undefined;
  const check = () => {
    if (open === 0) onNone();
  };
  return {
    add(response: ServerResponse): void {
      open += 1;
      response.once('close', () => {
        open -= 1;
        check();
      });
    },
    /** Runs now and whenever the last one closes. */
    whenNone(run: () => void): void {
      onNone = run;
      check();
    },
  };
}

type ParsedSocket = Socket & { readonly parser?: { onIncoming?: () => number } | null };

/** Closes a connection with all that it has sent. */
function cutOff(socket: ParsedSocket): void {
  // Undocumented, and only a saving. The packet may hold 3,000 more requests; this makes Node's
  // parser fail at the next one, where creating them all takes 40 times as long.
  if (socket.parser) socket.parser.onIncoming = () => -1;
  socket.destroy();
}

/** Drops connections beyond an address's share, so that no single one takes them all. */
function limitConnections(server: Server, perAddress: number): void {
  const counts = createNetworkCounts({ perAddress, inAll: MAX_CONNECTIONS });
  server.on('connection', (socket) => {
    const leave = counts.add(clientNetworks(socket.remoteAddress));
    if (leave === undefined) socket.destroy();
    else socket.once('close', leave);
  });
}
