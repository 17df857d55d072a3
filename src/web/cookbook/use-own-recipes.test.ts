import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { createFakeStorage } from '../fixtures/fake-storage.ts';
import type { OwnRecipeFinder } from '../own-recipe/own-recipes.chunk.ts';
import { useOwnRecipes, useOwnShelf } from './use-own-recipes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Each query finds one recipe, which has the query for its id. */
function open() {
  const asked: string[] = [];
  const find: OwnRecipeFinder = (query) => {
    asked.push(query);
    return Promise.resolve(SAMPLE_DISHES.slice(0, 1).map((dish) => ({ id: query, dish })));
  };
  const { result, rerender } = renderHook(({ typed }) => useOwnRecipes(find, typed), {
    initialProps: { typed: '' },
  });
  return {
    asked,
    find,
    shown: () => result.current.map(({ id }) => id),
    type: (typed: string) => rerender({ typed }),
    rest: () => act(() => vi.advanceTimersByTimeAsync(1_000)),
  };
}

test('searches once the visitor stops typing, not at every letter', async () => {
  const { asked, shown, type, rest } = open();
  for (const typed of ['s', 'so', 'sot', 'soto']) type(typed);
  await rest();
  expect(asked).toEqual(['soto']);
  expect(shown()).toEqual(['soto']);
});

test('shows what the last letters found until the next are known', async () => {
  const { shown, type, rest } = open();
  type('soto');
  await rest();
  type('soto a');
  expect(shown()).toEqual(['soto']);
  await rest();
  expect(shown()).toEqual(['soto a']);
});

test('forgets what was found once the field is cleared', async () => {
  const { asked, shown, type, rest } = open();
  type('soto');
  await rest();
  type('');
  expect(shown()).toEqual([]);
  type('r');
  expect(shown()).toEqual([]);
  await rest();
  expect(shown()).toEqual(['r']);
  expect(asked).toEqual(['soto', 'r']);
});

test.each([
  ['nothing was saved', {}, []],
  ['only answers were', { chatOrigins: '{"A":{"source":"collection"}}' }, []],
  ['a recipe was written', { chatOrigins: '{"A":{"source":"visitor"}}' }, ['']],
  ['older conversations are archived', { chatArchived: '1' }, ['']],
])('the shelf asks for all own recipes if there may be some: %s', async (_, stored, asks) => {
  const { asked, find } = open();
  const storage = createFakeStorage(stored);
  const { result } = renderHook(() => useOwnShelf(find, storage));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(asked).toEqual(asks);
  expect(result.current).toHaveLength(asks.length);
});
