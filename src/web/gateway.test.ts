import { describe, expect, test } from 'vitest';
import type { AnswerEnd, SourceName } from '#core/recipes/answer-end.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { RecipeError } from '#core/recipes/recipe-error.ts';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import type { Answer, FindOptions } from '#core/sources/recipe-source.ts';
import { withFallback } from './gateway.chunk.ts';

const [soto, rendang] = SAMPLE_DISHES as readonly [Dish, Dish];
const FROM_COLLECTION: AnswerEnd = {
  source: 'collection',
  complete: true,
  note: 'Pengganti santan',
};
const unreached = (code: 'network' | 'timeout' = 'network') =>
  new RecipeError(code, { isUnreached: true });

/** A source that gives these dishes and then ends or fails. */
const scripted = (dishes: readonly Dish[], last: AnswerEnd | Error, onAsk = () => {}) => ({
  async *findDishes(_: string, { signal }: FindOptions): Answer {
    onAsk();
    yield* dishes;
    signal.throwIfAborted();
    if (last instanceof Error) throw last;
    return last;
  },
  suggestDishes: () => Promise.resolve([]),
});

type Sources = {
  readonly gateway: ReturnType<typeof scripted>;
  readonly collection?: ReturnType<typeof scripted>;
  readonly sourceName?: SourceName;
  readonly signal?: AbortSignal;
};

async function ask(parts: Sources) {
  const { gateway, sourceName = 'gemini', signal = new AbortController().signal } = parts;
  const { collection = scripted([rendang], FROM_COLLECTION) } = parts;
  const answer = withFallback(gateway, sourceName, collection).findDishes('soto', { signal });
  const dishes: Dish[] = [];
  for (;;) {
    const next = await answer.next();
    if (next.done) return { dishes, end: next.value };
    dishes.push(next.value);
  }
}

describe('a gateway that cannot be reached at all', () => {
  test.each(['network', 'timeout'] as const)(
    'leaves the question to the collection, and says so (%s)',
    async (code) => {
      const { dishes, end } = await ask({ gateway: scripted([], unreached(code)) });
      expect(dishes).toEqual([rendang]);
      expect(end).toEqual({
        ...FROM_COLLECTION,
        note: 'AI-nya tidak bisa dihubungi, jadi ini dari koleksi Cobek.\nPengganti santan',
      });
    },
  );

  test('and serves the collection itself is replaced silently', async () => {
    const gateway = scripted([], unreached());
    expect((await ask({ gateway, sourceName: 'collection' })).end).toEqual(FROM_COLLECTION);
  });

  test.each([
    ['does not load', new RecipeError('network')],
    ['has nothing that suits', new RecipeError('empty', { near: ['Soto'] })],
    ['is no longer on the server', new TypeError('Failed to fetch')],
  ])('is a failure as before if the collection %s', async (_, failure) => {
    const error = unreached();
    const gateway = scripted([], error);
    await expect(ask({ gateway, collection: scripted([], failure) })).rejects.toBe(error);
  });

  test('finds nothing either if it has only the collection', async () => {
    const nothing = new RecipeError('empty', { near: ['Soto'] });
    const gateway = scripted([], unreached());
    const asked = ask({ gateway, sourceName: 'collection', collection: scripted([], nothing) });
    await expect(asked).rejects.toBe(nothing);
  });

  test('is not replaced once the visitor has stopped', async () => {
    const controller = new AbortController();
    const reason = new Error('stopped');
    const collection = scripted([], FROM_COLLECTION, () => controller.abort(reason));
    const asked = ask({
      gateway: scripted([], unreached()),
      collection,
      signal: controller.signal,
    });
    await expect(asked).rejects.toBe(reason);
  });
});

describe('a gateway that was reached', () => {
  const never = scripted([], new Error('The collection must not be asked'));

  test.each(['network', 'timeout', 'unavailable', 'rate-limited'] as const)(
    'keeps its error: %s',
    async (code) => {
      const error = new RecipeError(code);
      await expect(ask({ gateway: scripted([], error), collection: never })).rejects.toBe(error);
    },
  );

  test('is replaced by the same collection if that is all it serves', async () => {
    const gateway = scripted([], new RecipeError('rate-limited'));
    const asked = await ask({ gateway, sourceName: 'collection' });
    expect(asked).toEqual({ dishes: [rendang], end: FROM_COLLECTION });
    const nothing = new RecipeError('empty');
    const found = scripted([], nothing);
    await expect(ask({ gateway: found, sourceName: 'collection', collection: never })).rejects.toBe(
      nothing,
    );
  });

  test('keeps its dishes if the answer breaks off', async () => {
    const end: AnswerEnd = { source: 'gemini', complete: false, reason: 'interrupted' };
    expect(await ask({ gateway: scripted([soto], end), collection: never })).toEqual({
      dishes: [soto],
      end,
    });
  });
});
