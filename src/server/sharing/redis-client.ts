/** As much of a Redis client as is used here; that of the package `redis` fits. */
export type RedisClient = {
  /** Settles once connected; keeps trying until then, and again whenever the connection is lost. */
  connect(): Promise<unknown>;
  sendCommand(words: readonly string[]): Promise<unknown>;
  on(event: 'error', listener: (error: unknown) => void): unknown;
  destroy(): void;
};

const CONNECT_LIMIT_MS = 1_000;
/** A connection silent for this long is replaced; pings keep a good one alive. */
const SILENCE_LIMIT_MS = 3_000;
const PING_INTERVAL_MS = 1_000;
const MAX_RECONNECT_PAUSE_MS = 500;
/** Most commands queued for a Redis that does not answer. */
const MAX_WAITING_COMMANDS = 10_000;

/** Loads the client on demand: without `REDIS_URL` none of its code is loaded. */
export async function createRedisClient(url: string): Promise<RedisClient> {
  const { createClient } = await import('redis');
  return createClient({
    url,
    RESP: 2,
    // A command that runs a minute late is of no use.
    disableOfflineQueue: true,
    commandsQueueMaxLength: MAX_WAITING_COMMANDS,
    pingInterval: PING_INTERVAL_MS,
    socket: {
      connectTimeout: CONNECT_LIMIT_MS,
      socketTimeout: SILENCE_LIMIT_MS,
      reconnectStrategy: (retries) => Math.min(MAX_RECONNECT_PAUSE_MS, 50 * (retries + 1)),
    },
  });
}
