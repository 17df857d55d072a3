import { createClient } from 'redis';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createManualClock } from '#core/fixtures/manual-clock.ts';
import {
  describeAnswerExchange,
  dishEvent,
  endEvent,
  followOf,
  cachedNames,
  productionOf,
} from '../answers/answer-exchange-contract.ts';
import type { AnswerExchange } from '../answers/answer-exchange.ts';
import { createCapturedLog } from '../fixtures/captured-log.ts';
import { eventually } from '../fixtures/eventually.ts';
import { redisMissing, startRedisServer, type RedisServer } from '../fixtures/redis-server.ts';
import { systemClock } from '../system-clock.ts';
import { createRedisExchange } from './redis-exchange.ts';
import { COMMAND_LIMIT_MS, openRedisLink, type RedisLink } from './redis-link.ts';
import { createRedisState, createRedisStore } from './redis-shared-state.ts';
import type { SharedState } from './shared-state.ts';
import { describeSharedStore } from './shared-store-contract.ts';

// Real sockets and processes on a machine that may be busy with other things.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const LEASE_MS = 300;

/** KEYS nothing; ARGV prefix, ms. Moves the expiry of every key as if this much time had passed. */
const AGE = `
for _, key in ipairs(redis.call('KEYS', ARGV[1] .. '*')) do
  local left = redis.call('PTTL', key)
  if left >= 0 then redis.call('PEXPIRE', key, left - tonumber(ARGV[2])) end
end`;

/** Ages what is stored under the prefix. */
const age = (link: RedisLink, prefix: string, ms: number) =>
  link.command('EVAL', AGE, '0', prefix, String(ms));

const STAYING = new AbortController().signal;

function exchangeOf({ answers }: SharedState): AnswerExchange {
  if (answers === undefined) throw new Error('no exchange');
  return answers;
}

// A machine that pauses for a moment outlasts a lease of 300 ms: that is not a defect.
describe.skipIf(redisMissing !== undefined)('with a real Redis', { retry: 1 }, () => {
  let redis: RedisServer;
  let prefixes = 0;
  const links: RedisLink[] = [];
  const opened: SharedState[] = [];

  beforeAll(async () => {
    redis = await startRedisServer();
  });
  afterEach(async () => {
    await Promise.all(links.splice(0).map((link) => link.close()));
    await Promise.all(opened.splice(0).map((sharedState) => sharedState.close()));
  });
  afterAll(() => redis.kill());

  const nextPrefix = () => {
    prefixes += 1;
    return `test:${prefixes}:`;
  };

  const openLink = async (probeKey: string): Promise<RedisLink> => {
    const link = await openRedisLink({
      url: redis.url,
      probeKey,
      clock: systemClock,
      log: createCapturedLog(),
    });
    links.push(link);
    return link;
  };

  const openStore = async (prefix: string) => {
    const link = await openLink(`${prefix}probe`);
    const parts = { link, clock: systemClock, prefix, leaseMs: LEASE_MS };
    return { link, store: createRedisExchange(parts) };
  };

  const openState = async (prefix: string, leaseMs = LEASE_MS): Promise<SharedState> => {
    const log = createCapturedLog();
    const sharedState = await createRedisState({
      url: redis.url,
      clock: systemClock,
      log,
      prefix,
      leaseMs,
    });
    opened.push(sharedState);
    return sharedState;
  };

  describeAnswerExchange({
    name: 'Redis',
    create: async () => {
      const prefix = nextPrefix();
      const [{ store: one }, { store: other }] = [await openStore(prefix), await openStore(prefix)];
      return { one, other };
    },
  });

  describeSharedStore({
    name: 'Redis',
    create: async () => {
      const prefix = nextPrefix();
      const [one, other] = [await openLink(prefix), await openLink(prefix)];
      return {
        one: createRedisStore(one, prefix),
        other: createRedisStore(other, prefix),
        pass: async (ms) => void (await age(one, prefix, ms)),
      };
    },
  });

  test('a sum that lost its expiry gets one with the next amount, even if it is full', async () => {
    const prefix = nextPrefix();
    const link = await openLink(prefix);
    const store = createRedisStore(link, prefix);
    await link.command('SET', `${prefix}a`, '5');
    const waitMs = await store.add('a', 1, { most: 5, ttlMs: 1_000 });
    expect(waitMs).toBeGreaterThan(500);
  });

  describe('a producer', () => {
    test('that dies is lost to its followers, and the next claim produces', async () => {
      const prefix = nextPrefix();
      const [dying, living] = [await openStore(prefix), await openStore(prefix)];
      const production = productionOf(await dying.store.claim('soto'));
      await production.write(dishEvent('Soto'));
      const claim = await living.store.claim('soto');
      const events = followOf(claim)(STAYING);
      await events.next();
      const lost = events.next();
      await dying.link.close();
      expect((await lost).done).toBe(true);
      expect((await living.store.claim('soto')).role).toBe('producer');
    });

    test('that comes back after losing its lease is ignored', async () => {
      const prefix = nextPrefix();
      const sharedState = await openStore(prefix);
      const production = productionOf(await sharedState.store.claim('soto'));
      // Ends the lease as if the process had slept through it.
      await sharedState.link.command('EVAL', "redis.call('FLUSHDB')", '0');
      const next = productionOf(await sharedState.store.claim('soto'));
      await production.write(dishEvent('Soto lama'));
      await production.write(endEvent());
      await next.write(dishEvent('Soto baru'));
      await next.write(endEvent());
      const claimed = await sharedState.store.claim('soto');
      expect(cachedNames(claimed)).toEqual(['Soto baru', 'end']);
    });

    test('that lives keeps its lease, however long it takes', async () => {
      const prefix = nextPrefix();
      const leaseMs = 60_000;
      const link = await openLink(`${prefix}probe`);
      const clock = createManualClock();
      const store = createRedisExchange({ link, clock, prefix, leaseMs });
      productionOf(await store.claim('soto'));
      const [answer = ''] = (await link.command('KEYS', `${prefix}{*}`)) as string[];
      for (let renewal = 0; renewal < 3; renewal += 1) {
        await age(link, prefix, leaseMs / 2);
        clock.pass(leaseMs / 2);
        await eventually(() => link.command('PTTL', answer)).toBeGreaterThan(leaseMs / 2);
      }
      expect((await store.claim('soto')).role).toBe('follower');
    });
  });

  test('a cached answer that cannot be read is replaced', async () => {
    const prefix = nextPrefix();
    const { store, link } = await openStore(prefix);
    const production = productionOf(await store.claim('soto'));
    await production.write(dishEvent('Soto'));
    await production.write(endEvent());
    const [answer = ''] = (await link.command('KEYS', `${prefix}{*}`)) as string[];
    const cut = "redis.call('SET', KEYS[1], redis.call('GETRANGE', KEYS[1], 0, -9), 'KEEPTTL')";
    await link.command('EVAL', cut, '1', answer);
    expect((await store.claim('soto')).role).toBe('producer');
    expect((await store.claim('soto')).role).toBe('producer');
  });

  test('keys of answers contain neither question nor address', async () => {
    const prefix = nextPrefix();
    const { store, link } = await openStore(prefix);
    await store.claim('rahasia dapur');
    const keys = await link.command('KEYS', `${prefix}{*`);
    expect(keys).toHaveLength(1);
    expect(String(keys)).not.toContain('rahasia');
  });

  test('a lease without an expiry does not count', async () => {
    const prefix = nextPrefix();
    const dying = await openStore(prefix);
    const { store, link } = await openStore(prefix);
    productionOf(await dying.store.claim('soto'));
    const claim = await store.claim('soto');
    await dying.link.close();
    // Its producer died, and something removed the expiry of its remains.
    const [answer = ''] = (await link.command('KEYS', `${prefix}{*}`)) as string[];
    const lease = await link.command('GET', answer);
    const keepForever = async () => await link.command('SET', answer, String(lease));
    await keepForever();
    const events = followOf(claim)(STAYING).next();
    expect((await events).done).toBe(true);
    await keepForever();
    expect(await store.has('soto')).toBe(false);
    expect((await store.claim('soto')).role).toBe('producer');
  });

  describe('that answers PING but refuses to work', () => {
    const ways = [
      ['is full', ['CONFIG', 'SET', 'maxmemory', '1'], ['CONFIG', 'SET', 'maxmemory', '0'], 'OOM'],
      [
        'forbids scripts',
        ['ACL', 'SETUSER', 'default', '-eval'],
        ['ACL', 'SETUSER', 'default', '+eval'],
        'NOPERM',
      ],
      [
        'forbids writing',
        ['ACL', 'SETUSER', 'default', '-set'],
        ['ACL', 'SETUSER', 'default', '+set'],
        'NOPERM',
      ],
    ] as const;

    test.each(ways)(
      'when it %s: noticed, logged once, recovered from',
      async (_, break_, mend, code) => {
        const log = createCapturedLog();
        const sharedState = await createRedisState({
          url: redis.url,
          clock: systemClock,
          log,
          prefix: nextPrefix(),
        });
        opened.push(sharedState);
        const operator = createClient({ url: redis.url });
        operator.on('error', () => undefined);
        await operator.connect();
        expect(sharedState.redis()).toBe('up');
        await operator.sendCommand(break_);
        await eventually(() => sharedState.redis()).toBe('lost');
        await expect(sharedState.answers?.claim('soto')).rejects.toThrow();
        // Meets the same refusal again, several times.
        await operator.sendCommand(['CONFIG', 'RESETSTAT']);
        const refused = async () => {
          const stats = await operator.sendCommand<string>(['INFO', 'errorstats']);
          return [...stats.matchAll(/count=(\d+)/gu)].reduce((sum, [, n]) => sum + Number(n), 0);
        };
        await eventually(refused).toBeGreaterThanOrEqual(2);
        await operator.sendCommand(mend);
        await eventually(() => sharedState.redis()).toBe('up');
        operator.destroy();
        const faults = log.lines().filter(({ level }) => level === 'warn');
        expect(faults).toHaveLength(1);
        expect(String(faults[0]?.['refusal'])).toMatch(new RegExp(`^(?:${code}|ERR)$`, 'u'));
      },
    );
  });

  test('a process blocked for longer than a command may take has not lost it', async () => {
    const link = await openLink(nextPrefix());
    const asked = link.command('PING');
    const until = Date.now() + 2 * COMMAND_LIMIT_MS;
    while (Date.now() < until);
    expect(await asked).toBe('PONG');
    expect(link.isUp).toBe(true);
  });

  describe('that is lost', () => {
    afterEach(async () => {
      redis.thaw();
      await redis.kill();
      await redis.restart();
    });

    const ways: readonly (readonly [string, () => unknown])[] = [
      ['dies', () => redis.kill()],
      ['freezes', () => redis.freeze()],
    ];

    test.each(ways)('when it %s, every part goes on alone', async (_, lose) => {
      const sharedState = await openState(nextPrefix());
      const once = { most: 1, ttlMs: 60_000 };
      expect(sharedState.redis()).toBe('up');
      await lose();
      await expect(sharedState.answers?.claim('soto')).rejects.toThrow();
      expect(await sharedState.perAddress.add('a', 1, once)).toBeUndefined();
      expect(await sharedState.perAddress.add('a', 1, once)).toBeDefined();
      await sharedState.common.set('titles', 'Soto', 60_000);
      expect(await sharedState.common.get('titles')).toBe('Soto');
      expect(sharedState.redis()).toBe('lost');
    });

    test('is noticed without any request, and recovered from without help', async () => {
      const sharedState = await openState(nextPrefix());
      await redis.kill();
      await eventually(() => sharedState.redis()).toBe('lost');
      await redis.restart();
      await eventually(() => sharedState.redis()).toBe('up');
      const other = await openState(nextPrefix());
      expect(other.redis()).toBe('up');
    });

    test('a follower is notified that its producer is lost, and does not hang', async () => {
      const prefix = nextPrefix();
      const [one, other] = [await openState(prefix), await openState(prefix)];
      productionOf(await exchangeOf(one).claim('soto'));
      const claim = await exchangeOf(other).claim('soto');
      const next = followOf(claim)(STAYING).next();
      redis.freeze();
      expect((await next).done).toBe(true);
    });

    test('a producer continues for its own visitors and never rejects', async () => {
      const sharedState = await openState(nextPrefix());
      const production = productionOf(await exchangeOf(sharedState).claim('soto'));
      await redis.kill();
      await production.write(dishEvent('Soto'));
      await production.unfollowed();
      await production.write(endEvent());
    });

    test('a gateway that starts without it begins alone and joins later', async () => {
      await redis.kill();
      const sharedState = await openState(nextPrefix());
      expect(sharedState.redis()).toBe('lost');
      await redis.restart();
      await eventually(() => sharedState.redis()).toBe('up');
      expect((await exchangeOf(sharedState).claim('soto')).role).toBe('producer');
    });
  });
});
