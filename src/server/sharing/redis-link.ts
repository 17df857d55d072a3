import type { Clock } from '#core/outside-world.ts';
import type { Log } from '../log.ts';
import { atMost } from '../waiting.ts';
import type { RedisClient } from './redis-client.ts';

/** A command that is not answered by then never is, as far as a visitor is concerned. */
export const COMMAND_LIMIT_MS = 400;

/**
 * The end of that limit begins anew after a look at what has arrived: a process that was busy for so
 * long runs its timers before it reads, and would take every answer for a late one.
 */
const LAST_LOOK_MS = 100;

/** How often the connection is tried out; with the limit above, a loss is known within a second. */
const PROBE_INTERVAL_MS = 500;

/** How long a gateway waits for Redis before it starts without. */
const START_LIMIT_MS = 2_000;

/** Tries what every shared answer needs: a Redis that is full, read-only or forbids it still says PONG. */
const PROBE = `return redis.call('SET', KEYS[1], '1', 'PX', '10000')`;

/** Redis did not do what was asked of it: lost, late or unwilling. */
export class RedisLostError extends Error {
  override readonly name = 'RedisLostError';
}

/** The way to Redis, which may be gone at any moment and come back by itself. */
export type RedisLink = {
  readonly isUp: boolean;
  /**
   * Runs one command.
   *
   * @throws RedisLostError at once while the connection is lost, else after {@link COMMAND_LIMIT_MS}.
   */
  command(...words: readonly string[]): Promise<unknown>;
  close(): Promise<void>;
};

export type RedisLinkParts = {
  readonly client: RedisClient;
  readonly probeKey: string;
  readonly clock: Clock;
  readonly log: Log;
};

/** Resolves when Redis answered, or when waiting longer would only keep visitors waiting. */
export async function openRedisLink({
  client,
  probeKey,
  clock,
  log,
}: RedisLinkParts): Promise<RedisLink> {
  let isUp = false;
  let isClosed = false;
  /** What is wrong, as far as the log says so; nothing once it was reached. */
  let knownFault: string | undefined = 'unknown';
  let stopProbe: () => void = () => undefined;

  const setUp = (nowUp: boolean, error?: unknown) => {
    if (isClosed) return;
    isUp = nowUp;
    const fault = isUp ? undefined : (refusalOf(error) ?? 'lost');
    if (fault === knownFault || (fault === 'lost' && knownFault === 'unknown')) return;
    knownFault = fault;
    if (fault === undefined) log.info({}, 'redis is reached');
    else if (fault === 'lost') log.warn({ error }, 'redis is lost; this gateway goes on alone');
    else log.warn({ refusal: fault }, 'redis refuses to work; this gateway goes on alone');
  };

  const withinLimit = async (words: readonly string[]): Promise<unknown> => {
    let stop: () => void = () => undefined;
    const late = new Promise<never>((_, reject) => {
      const giveUp = () => reject(new RedisLostError('late'));
      stop = clock.setTimer(() => {
        stop = clock.setTimer(giveUp, LAST_LOOK_MS);
      }, COMMAND_LIMIT_MS - LAST_LOOK_MS);
    });
    try {
      return await Promise.race([client.sendCommand(words), late]);
    } finally {
      stop();
    }
  };

  const probe = async () => {
    try {
      await withinLimit(['EVAL', PROBE, '1', probeKey]);
      setUp(true);
    } catch (error) {
      setUp(false, error);
    }
    if (!isClosed) stopProbe = clock.setTimer(() => void probe(), PROBE_INTERVAL_MS);
  };

  // Every failed attempt to connect arrives here; the probe is what decides, and what is logged.
  client.on('error', (error) => setUp(false, error));
  const connecting = client.connect().then(probe, (error: unknown) => setUp(false, error));
  await atMost(START_LIMIT_MS, connecting, clock);
  if (knownFault === 'unknown') {
    knownFault = 'lost';
    log.warn({}, 'redis is not reached; this gateway begins alone');
  }

  return {
    get isUp() {
      return isUp;
    },
    async command(...words) {
      if (!isUp) throw new RedisLostError('no connection');
      try {
        return await withinLimit(words);
      } catch (error) {
        // A connection that closed says so itself; silence has to be noticed.
        if (error instanceof RedisLostError) setUp(false, error);
        throw new RedisLostError('command failed', { cause: error });
      }
    },
    async close() {
      isClosed = true;
      isUp = false;
      stopProbe();
      client.destroy();
    },
  };
}

/** The code of an error that Redis itself answered with, "OOM" or "NOPERM"; its words are not ours. */
const refusalOf = (error: unknown): string | undefined =>
  error instanceof Error ? /^[A-Z]{2,20}(?= )/u.exec(error.message)?.[0] : undefined;
