import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AnswerEnd } from '#core/recipes/answer-end.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { decodeDish } from '../encoding/dish-bytes.ts';
import { eventually } from '../testing/eventually.ts';
import { COMPLETE, dishBytes, dishNamed } from '../testing/scripted-source.ts';
import { nameOf } from '../testing/read-events.ts';
import {
  ProducerLostError,
  type AnswerEvent,
  type AnswerCache,
  type Claim,
  type Follow,
  type Production,
} from './answer-cache.ts';

export type AnswerCacheCase = {
  readonly name: string;
  /** Two gateways sharing one cache; for a cache within one process, the same one twice. */
  readonly create: () => Promise<{
    readonly one: AnswerCache;
    readonly other: AnswerCache;
    readonly close: () => Promise<void>;
  }>;
};

const BROKEN_OFF: AnswerEnd = { source: 'gemini', complete: false, reason: 'interrupted' };
const STAYING = new AbortController().signal;

/** What every answer cache promises. */
export function describeAnswerCache({ name, create }: AnswerCacheCase): void {
  describe(`${name} as an answer cache`, () => {
    let caches: Awaited<ReturnType<AnswerCacheCase['create']>>;
    let count = 0;
    let key = '';

    beforeEach(async () => {
      caches = await create();
      count += 1;
      key = `soto ${count}`;
    });
    afterEach(() => caches.close());

    const claim = (cache: AnswerCache) => cache.claim(key);

    const produce = async (cache: AnswerCache): Promise<Production> =>
      productionOf(await claim(cache));

    const follow = async (cache: AnswerCache): Promise<Follow> => {
      const claimed = await claim(cache);
      if (claimed.role !== 'follower') throw new Error(`became ${claimed.role}`);
      return claimed.follow;
    };

    test('has an answer from the moment that it is begun', async () => {
      const { one, other } = caches;
      expect(await other.has(key)).toBe(false);
      const abandoned = await produce(one);
      expect(await other.has(key)).toBe(true);
      await abandoned.abandon();
      expect(await other.has(key)).toBe(false);
      const production = await produce(one);
      await production.end(COMPLETE);
      expect(await other.has(key)).toBe(true);
    });

    test('of many who claim at once exactly one produces', async () => {
      const claims = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          claim(index % 2 === 0 ? caches.one : caches.other),
        ),
      );
      const roles = claims.map(({ role }) => role).sort();
      expect(roles.filter((role) => role === 'producer')).toHaveLength(1);
      expect(roles.filter((role) => role === 'follower')).toHaveLength(19);
    });

    test('different questions have different answers', async () => {
      await produce(caches.one);
      expect((await caches.other.claim(`${key} lain`)).role).toBe('producer');
    });

    test('a follower reads every event in order, from the first and then live', async () => {
      const production = await produce(caches.one);
      await production.append(dishBytes('Soto 1'));
      const events = (await follow(caches.other))(STAYING);
      expect(nameOfEvent((await events.next()).value)).toBe('Soto 1');
      const second = events.next();
      await production.append(dishBytes('Soto 2'));
      expect(nameOfEvent((await second).value)).toBe('Soto 2');
      await production.append(dishBytes('Soto 3'));
      await production.end(COMPLETE);
      expect(await namesOf(events)).toEqual(['Soto 3', 'end']);
    });

    test('a follower who looks only after the end has missed nothing', async () => {
      const production = await produce(caches.one);
      const followed = await follow(caches.other);
      await production.append(dishBytes('Soto 1'));
      await production.end(COMPLETE);
      expect(await namesOf(followed(STAYING))).toEqual(['Soto 1', 'end']);
    });

    test('a complete answer is kept for all', async () => {
      const production = await produce(caches.one);
      await production.append(dishBytes('Soto 1'));
      await production.append(dishBytes('Soto 2'));
      await production.end(COMPLETE);
      for (const cache of [caches.one, caches.other]) {
        const claimed = await claim(cache);
        expect(keptDishes(claimed)).toEqual([dishNamed('Soto 1'), dishNamed('Soto 2')]);
        expect(claimed).toMatchObject({ role: 'kept', answer: { end: COMPLETE } });
      }
    });

    test('an answer that broke off reaches its followers and is not kept', async () => {
      const production = await produce(caches.one);
      const followed = await follow(caches.other);
      await production.append(dishBytes('Soto 1'));
      await production.end(BROKEN_OFF);
      expect(await namesOf(followed(STAYING))).toEqual(['Soto 1', 'end: interrupted']);
      expect((await claim(caches.other)).role).toBe('producer');
    });

    test('a failure reaches the followers with all it says and is not kept', async () => {
      const production = await produce(caches.one);
      const events = (await follow(caches.other))(STAYING);
      const event = events.next();
      await production.fail({ code: 'rate-limited', retryAfterSeconds: 7 });
      expect((await event).value).toEqual({
        type: 'error',
        code: 'rate-limited',
        retryAfterSeconds: 7,
      });
      expect((await events.next()).done).toBe(true);
      expect((await claim(caches.other)).role).toBe('producer');
    });

    test('an abandoned answer is lost to its followers, and anybody may begin anew', async () => {
      const production = await produce(caches.one);
      const followed = await follow(caches.other);
      await production.abandon();
      await expect(namesOf(followed(STAYING))).rejects.toBeInstanceOf(ProducerLostError);
      expect((await claim(caches.one)).role).toBe('producer');
    });

    test('a production knows whether it is followed', async () => {
      const production = await produce(caches.one);
      expect(await production.isFollowed()).toBe(false);
      const leaving = new AbortController();
      const events = (await follow(caches.other))(leaving.signal);
      await production.append(dishBytes('Soto 1'));
      await events.next();
      expect(await production.isFollowed()).toBe(true);
      const next = events.next();
      leaving.abort(new Error('left'));
      await expect(next).rejects.toThrow('left');
      await eventually(() => production.isFollowed()).toBe(false);
    });

    test('leaving the loop is leaving', async () => {
      const production = await produce(caches.one);
      await production.append(dishBytes('Soto 1'));
      const events = (await follow(caches.other))(STAYING);
      await events.next();
      await events.return();
      await eventually(() => production.isFollowed()).toBe(false);
    });

    test('only the first way to finish counts, and nothing is written after it', async () => {
      const production = await produce(caches.one);
      await production.append(dishBytes('Soto 1'));
      await production.abandon();
      await production.append(dishBytes('Soto 2'));
      await production.end(COMPLETE);
      await production.fail({ code: 'timeout' });
      expect((await claim(caches.other)).role).toBe('producer');
    });
  });
}

export function productionOf(claimed: Claim): Production {
  if (claimed.role !== 'producer') throw new Error(`became ${claimed.role}`);
  return claimed.production;
}

export function keptDishes(claimed: Claim): readonly Dish[] {
  if (claimed.role !== 'kept') throw new Error(`became ${claimed.role}`);
  return claimed.answer.dishes.map(decodeDish);
}

async function namesOf(events: ReturnType<Follow>): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const event of events) names.push(nameOfEvent(event));
  return names;
}

function nameOfEvent(event: AnswerEvent | void): string {
  if (event === undefined) return 'nothing';
  return nameOf(event.type === 'dish' ? { ...event, dish: decodeDish(event.dish) } : event);
}
