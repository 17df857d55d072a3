import { beforeEach, describe, expect, test } from 'vitest';
import { settle } from '#core/fixtures/manual-clock.ts';
import type { AnswerEnd } from '#core/recipes/answer-end.ts';
import { RecipeError } from '#core/recipes/recipe-error.ts';
import { eventually } from '../fixtures/eventually.ts';
import { COMPLETE, decodeDish, dishBytes } from '../fixtures/scripted-source.ts';
import type { AnswerEvent } from './answer-event.ts';
import type { AnswerExchange, Claim, Follow, Production } from './answer-exchange.ts';

type AnswerExchangeCase = {
  readonly name: string;
  /** Two gateways sharing one exchange. */
  readonly create: () => Promise<{ readonly one: AnswerExchange; readonly other: AnswerExchange }>;
};

const BROKEN_OFF: AnswerEnd = { source: 'gemini', complete: false, reason: 'interrupted' };
const STAYING = new AbortController().signal;

export const dishEvent = (foodName: string): AnswerEvent => ({
  type: 'dish',
  dish: dishBytes(foodName),
});
export const endEvent = (end: AnswerEnd = COMPLETE): AnswerEvent => ({ type: 'end', end });

/** What every answer exchange promises. */
export function describeAnswerExchange({ name, create }: AnswerExchangeCase): void {
  describe(`${name} as an answer exchange`, () => {
    let gateways: Awaited<ReturnType<AnswerExchangeCase['create']>>;
    let count = 0;
    let key = '';

    beforeEach(async () => {
      gateways = await create();
      count += 1;
      key = `soto ${count}`;
    });

    const claim = (gateway: AnswerExchange) => gateway.claim(key);

    const produce = async (gateway: AnswerExchange): Promise<Production> =>
      productionOf(await claim(gateway));

    const follow = async (gateway: AnswerExchange): Promise<Follow> =>
      followOf(await claim(gateway));

    test('has an answer from the moment it is started', async () => {
      const { one, other } = gateways;
      expect(await other.has(key)).toBe(false);
      const abandoned = await produce(one);
      expect(await other.has(key)).toBe(true);
      await abandoned.abandon();
      expect(await other.has(key)).toBe(false);
      const production = await produce(one);
      await production.write(endEvent());
      expect(await other.has(key)).toBe(true);
    });

    test('of many simultaneous claims exactly one becomes the producer', async () => {
      const claims = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          claim(index % 2 === 0 ? gateways.one : gateways.other),
        ),
      );
      const roles = claims.map(({ role }) => role).sort();
      expect(roles.filter((role) => role === 'producer')).toHaveLength(1);
      expect(roles.filter((role) => role === 'follower')).toHaveLength(19);
    });

    test('different questions have different answers', async () => {
      await produce(gateways.one);
      expect((await gateways.other.claim(`${key} lain`)).role).toBe('producer');
    });

    test('a follower reads every event in order, from the first and then live', async () => {
      const production = await produce(gateways.one);
      await production.write(dishEvent('Soto 1'));
      const events = (await follow(gateways.other))(STAYING);
      expect(nameOfEvent((await events.next()).value)).toBe('Soto 1');
      const second = events.next();
      await production.write(dishEvent('Soto\u2028"2"'));
      expect(nameOfEvent((await second).value)).toBe('Soto\u2028"2"');
      await production.write(dishEvent('Soto 3'));
      await production.write(endEvent());
      expect(await namesOf(events)).toEqual(['Soto 3', 'end']);
    });

    test('a follower who looks only after the end misses nothing', async () => {
      const production = await produce(gateways.one);
      const followed = await follow(gateways.other);
      await production.write(dishEvent('Soto 1'));
      await production.write(endEvent());
      expect(await namesOf(followed(STAYING))).toEqual(['Soto 1', 'end']);
    });

    test('a complete answer is cached for all', async () => {
      const production = await produce(gateways.one);
      await production.write(dishEvent('Soto 1'));
      await production.write(dishEvent('Soto 2'));
      await production.write(endEvent());
      for (const gateway of [gateways.one, gateways.other]) {
        const claimed = await claim(gateway);
        expect(cachedNames(claimed)).toEqual(['Soto 1', 'Soto 2', 'end']);
        expect(claimed.role === 'kept' && claimed.ttlMs).toBeGreaterThan(0);
      }
    });

    test('an interrupted answer reaches its followers and is not cached', async () => {
      const production = await produce(gateways.one);
      const followed = await follow(gateways.other);
      await production.write(dishEvent('Soto 1'));
      await production.write(endEvent(BROKEN_OFF));
      expect(await namesOf(followed(STAYING))).toEqual(['Soto 1', 'end: interrupted']);
      expect((await claim(gateways.other)).role).toBe('producer');
    });

    test('a failure reaches the followers with all its facts and is not cached', async () => {
      const production = await produce(gateways.one);
      const events = (await follow(gateways.other))(STAYING);
      const event = events.next();
      const error = new RecipeError('rate-limited', { retryAfterSeconds: 7 });
      await production.write({ type: 'error', error });
      expect((await event).value).toEqual({ type: 'error', error });
      expect((await events.next()).done).toBe(true);
      expect((await claim(gateways.other)).role).toBe('producer');
    });

    test('an abandoned answer ends for its followers without an end event, and the next claim starts over', async () => {
      const production = await produce(gateways.one);
      const followed = await follow(gateways.other);
      await production.abandon();
      expect(await namesOf(followed(STAYING))).toEqual([]);
      expect((await claim(gateways.one)).role).toBe('producer');
    });

    test('a production without followers is reported as unfollowed at once', async () => {
      await (await produce(gateways.one)).unfollowed();
    });

    test('a production counts as followed until the follower leaves, by the signal or by ending its loop', async () => {
      for (const leaves of ['signal', 'loop']) {
        key = `${key} ${leaves}`;
        const production = await produce(gateways.one);
        const leaving = new AbortController();
        const events = (await follow(gateways.other))(leaving.signal);
        await production.write(dishEvent('Soto 1'));
        await events.next();
        let isFollowed = true;
        void production.unfollowed().then(() => {
          isFollowed = false;
        });
        await settle();
        expect(isFollowed).toBe(true);
        if (leaves === 'loop') {
          await events.return();
        } else {
          const next = events.next();
          leaving.abort(new Error('left'));
          await expect(next).rejects.toThrow('left');
        }
        await eventually(() => isFollowed).toBe(false);
      }
    });

    test('only the first way to finish counts, and nothing is written after it', async () => {
      const production = await produce(gateways.one);
      await production.write(dishEvent('Soto 1'));
      await production.abandon();
      await production.write(dishEvent('Soto 2'));
      await production.write(endEvent());
      await production.abandon();
      await production.unfollowed();
      expect((await claim(gateways.other)).role).toBe('producer');
    });
  });
}

export function productionOf(claimed: Claim): Production {
  if (claimed.role !== 'producer' || claimed.production === undefined) {
    throw new Error(`became ${claimed.role}`);
  }
  return claimed.production;
}

export function followOf(claimed: Claim): Follow {
  if (claimed.role !== 'follower') throw new Error(`became ${claimed.role}`);
  return claimed.follow;
}

export function cachedNames(claimed: Claim): readonly string[] {
  if (claimed.role !== 'kept') throw new Error(`became ${claimed.role}`);
  return claimed.events.map(nameOfEvent);
}

/** What was read, in short. */
async function namesOf(events: ReturnType<Follow>): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const event of events) names.push(nameOfEvent(event));
  return names;
}

function nameOfEvent(event: AnswerEvent | void): string {
  switch (event?.type) {
    case 'dish':
      return decodeDish(event.dish).foodName;
    case 'end':
      return event.end.complete ? 'end' : `end: ${event.end.reason ?? ''}`;
    case 'error':
      return 'error';
    case undefined:
      return 'nothing';
  }
}
