import { createClient } from 'redis';
import type { Clock } from '#core/outside-world.ts';
import { createTimer } from '#core/waiting.ts';
import { LATE, within } from '#core/within.ts';
import type { Log } from '../log.ts';

const CONNECT_LIMIT_MS = 1_000;
/** A connection silent for this long is replaced; the probe keeps a good one alive. */
const SILENCE_LIMIT_MS = 3_000;
const MAX_RECONNECT_PAUSE_MS = 500;
/** Most commands queued for a Redis that does not answer. */
const MAX_WAITING_COMMANDS = 10_000;

/** A command unanswered after this long counts as failed. */
export const COMMAND_LIMIT_MS = 400;

/**
 * The last part of that limit gives pending sockets one more turn: a blocked process runs its timers
 * before it reads, so every reply would seem late.
 */
const LAST_LOOK_MS = 100;

/** Probe interval; with the limit above, a loss is noticed within a second. */
const PROBE_INTERVAL_MS = 500;

/** How long a gateway waits for Redis before it starts without it. */
const START_LIMIT_MS = 2_000;

/** Probes with what every shared answer needs: a Redis that is full or read-only still says PONG. */
const PROBE = `return redis.call('SET', KEYS[1], '1', 'PX', '10000')`;

/** Redis is lost, late, or refused the command. */
class RedisLostError extends Error {
  override readonly name = 'RedisLostError';
}

export type RedisLink = Awaited<ReturnType<typeof openRedisLink>>;

type RedisLinkParts = {
  readonly url: string;
  readonly probeKey: string;
  readonly clock: Clock;
  readonly log: Log;
};

/**
 * A connection to Redis, which may be lost at any moment and recovers by itself. Resolves when Redis
 * answers, or after {@link START_LIMIT_MS}.
 */
export async function openRedisLink({ url, probeKey, clock, log }: RedisLinkParts) {
  const client = createRedisClient(url);
  const send = (words: readonly string[]) => withinLimit(client.sendCommand(words), clock);
  const reportFault = createFaultLog(log);
  const nextProbe = createTimer(clock);
  let state: 'unknown' | 'up' | 'lost' | 'closed' = 'unknown';

  const setState = (now: 'up' | 'lost', error?: unknown) => {
    if (state === 'closed') return;
    state = now;
    reportFault(now === 'up' ? undefined : (refusalOf(error) ?? 'lost'), error);
  };

  const probe = async () => {
    try {
      await send(['EVAL', PROBE, '1', probeKey]);
      setState('up');
    } catch (error) {
      setState('lost', error);
    }
    if (state !== 'closed') nextProbe.set(() => void probe(), PROBE_INTERVAL_MS);
  };

  // Every failed connection attempt ends here; only the probe decides and logs.
  client.on('error', (error) => setState('lost', error));
  const connecting = client.connect().then(probe, (error: unknown) => setState('lost', error));
  await within(START_LIMIT_MS, connecting, clock);
  if (state === 'unknown') setState('lost');

  return {
    get isUp(): boolean {
      return state === 'up';
    },
    /**
     * Runs one command.
     *
     * @throws RedisLostError at once while the connection is lost, else after {@link COMMAND_LIMIT_MS}.
     */
    async command(...words: readonly string[]): Promise<unknown> {
      if (state !== 'up') throw new RedisLostError('no connection');
      try {
        return await send(words);
      } catch (error) {
        // A closed connection reports itself; a silent one must be probed.
        if (error instanceof RedisLostError) setState('lost', error);
        throw new RedisLostError('command failed', { cause: error });
      }
    },
    async close(): Promise<void> {
      state = 'closed';
      nextProbe.stop();
      client.destroy();
    },
  };
}

/** @throws RedisLostError if there is no reply after {@link COMMAND_LIMIT_MS}. */
async function withinLimit(reply: Promise<unknown>, clock: Clock): Promise<unknown> {
  const early = await within(COMMAND_LIMIT_MS - LAST_LOOK_MS, reply, clock);
  const outcome = early === LATE ? await within(LAST_LOOK_MS, reply, clock) : early;
  if (outcome === LATE) throw new RedisLostError('late');
  return outcome;
}

/** Logs a fault when it begins and ends, not each time it is met. */
function createFaultLog(log: Log) {
  let known: string | undefined;
  return (fault: string | undefined, error: unknown): void => {
    if (fault === known) return;
    known = fault;
    if (fault === undefined) log.info({}, 'redis is reached');
    else if (fault === 'lost') log.warn({ error }, 'redis is lost; this gateway goes on alone');
    else log.warn({ refusal: fault }, 'redis refuses to work; this gateway goes on alone');
  };
}

/** The code of an error reply ("OOM", "NOPERM"), without its text. */
const refusalOf = (error: unknown): string | undefined =>
  error instanceof Error ? /^[A-Z]{2,20}(?= )/u.exec(error.message)?.[0] : undefined;

const createRedisClient = (url: string) =>
  createClient({
    url,
    RESP: 2,
    // A command that runs a minute late is useless.
    disableOfflineQueue: true,
    commandsQueueMaxLength: MAX_WAITING_COMMANDS,
    socket: {
      connectTimeout: CONNECT_LIMIT_MS,
      socketTimeout: SILENCE_LIMIT_MS,
      reconnectStrategy: (retries) => Math.min(MAX_RECONNECT_PAUSE_MS, 50 * (retries + 1)),
    },
  });
