import { describe, expect, test } from 'vitest';
import { createManualClock } from '#core/fixtures/manual-clock.ts';
import { RecipeError } from '#core/recipes/recipe-error.ts';
import { choosing, createFakeSource } from '../fixtures/fake-source.ts';
import { createSuggestionStore } from './suggestion-store.ts';

function open() {
  const source = createFakeSource();
  const collection = createFakeSource();
  const clock = createManualClock();
  const logged: unknown[] = [];
  const store = createSuggestionStore({
    choose: () => choosing(source),
    collection: choosing(collection, 'collection'),
    clock,
    logError: (_what, error) => void logged.push(error),
  });
  const titles = () => store.getState().suggestions;
  return {
    store,
    clock,
    asked: source.suggestions,
    collected: collection.suggestions,
    logged,
    titles,
  };
}

describe('suggestions', () => {
  test('are loading from the start, like on the prerendered page', () => {
    expect(open().store.getInitialState()).toMatchObject({ isLoading: true, suggestions: [] });
  });

  test('are due at first, and again a minute after they were requested', () => {
    const { store, clock } = open();
    expect(store.isDue()).toBe(true);
    void store.refresh();
    clock.pass(59_999);
    expect(store.isDue()).toBe(false);
    clock.pass(1);
    expect(store.isDue()).toBe(true);
  });

  test('are ten, from the chosen source', async () => {
    const { store, asked, collected, titles } = open();
    const refreshing = store.refresh();
    expect(asked.map(({ count }) => count)).toEqual([10]);
    await asked[0]?.give('Rawon', 'Pempek');
    await refreshing;
    expect(store.getState().isLoading).toBe(false);
    expect(titles()).toEqual(['Rawon', 'Pempek']);
    expect(collected).toEqual([]);
  });

  test('stay on screen while others are loading', async () => {
    const { store, asked, titles } = open();
    const first = store.refresh();
    await asked[0]?.give('Rawon');
    await first;
    void store.refresh();
    expect(store.getState().isLoading).toBe(true);
    expect(titles()).toEqual(['Rawon']);
  });

  test('come from the collection if their source fails, and the failure is logged', async () => {
    const { store, asked, collected, logged, titles } = open();
    const refreshing = store.refresh();
    const error = new RecipeError('quota-exhausted');
    await asked[0]?.fail(error);
    expect(store.getState().isLoading).toBe(true);
    expect(collected.map(({ count }) => count)).toEqual([10]);
    await collected[0]?.give('Klepon');
    await refreshing;
    expect(titles()).toEqual(['Klepon']);
    expect(logged).toEqual([error]);
  });

  test('that neither source can supply leave the present ones on screen, and both failures are logged', async () => {
    const { store, asked, collected, logged, titles } = open();
    const first = store.refresh();
    await asked[0]?.give('Rawon');
    await first;
    const second = store.refresh();
    const [error, another] = [new RecipeError('network'), new TypeError('Failed to fetch')];
    await asked[1]?.fail(error);
    await collected[0]?.fail(another);
    await second;
    expect(store.getState().isLoading).toBe(false);
    expect(titles()).toEqual(['Rawon']);
    expect(logged).toEqual([error, another]);
  });

  test('of a replaced call are ignored, early or late', async () => {
    const { store, asked, titles } = open();
    const first = store.refresh();
    const second = store.refresh();
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await asked[0]?.give('Basi');
    await first;
    expect(store.getState()).toMatchObject({ isLoading: true, suggestions: [] });
    await asked[1]?.give('Segar');
    await second;
    expect(titles()).toEqual(['Segar']);
    const third = store.refresh();
    const fourth = store.refresh();
    await asked[3]?.give('Hangat');
    await asked[2]?.give('Dingin');
    await Promise.all([third, fourth]);
    expect(titles()).toEqual(['Hangat']);
  });

  test('that fail because they were replaced are neither logged nor looked up', async () => {
    const { store, asked, collected, logged } = open();
    const first = store.refresh();
    void store.refresh();
    await asked[0]?.fail(new DOMException('Aborted', 'AbortError'));
    await first;
    expect(logged).toEqual([]);
    expect(collected).toEqual([]);
    expect(store.getState().isLoading).toBe(true);
  });

  test('of the collection are also ignored once they were replaced', async () => {
    const { store, asked, collected, logged, titles } = open();
    const first = store.refresh();
    await asked[0]?.fail(new RecipeError('network'));
    void store.refresh();
    expect(collected[0]?.signal.aborted).toBe(true);
    await collected[0]?.give('Basi');
    await first;
    expect(titles()).toEqual([]);
    expect(store.getState().isLoading).toBe(true);
    expect(logged).toHaveLength(1);
  });
});
