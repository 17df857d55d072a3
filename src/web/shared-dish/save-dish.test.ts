import { describe, expect, test } from 'vitest';
import type { Dish } from '#core/recipes/dish.ts';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { createFakeStorage, fillUp } from '../fixtures/fake-storage.ts';
import { openHistory } from '../fixtures/open-history.ts';
import { LINK_ORIGIN } from '../history/conversation.ts';
import { HISTORY_KEY } from '../storage/storage-keys.ts';
import { findSavedDish, saveDish } from './save-dish.ts';

const [soto] = SAMPLE_DISHES as readonly [Dish];

describe('a shared dish', () => {
  test('is saved as a conversation in the usual form, with its date', async () => {
    const storage = createFakeStorage();
    const history = openHistory(storage);
    const id = (await saveDish(history, soto)) ?? '';
    expect(JSON.parse(storage.stored.get(HISTORY_KEY) ?? '')).toEqual({
      [id]: [{ question: soto.foodName, response: [soto] }],
    });
    expect(history.getState().entries[0]?.savedAt).toBeTypeOf('number');
    expect(await history.read(id)).toMatchObject({ origin: LINK_ORIGIN });
  });

  test('saved twice is kept once, even on a later visit', async () => {
    const storage = createFakeStorage();
    const id = await saveDish(openHistory(storage), soto);
    const later = openHistory(storage);
    expect(await findSavedDish(later, soto)).toBe(id);
    expect(await saveDish(later, structuredClone(soto))).toBe(id);
    expect(later.getState().entries).toHaveLength(1);
  });

  test('with the same name but another recipe is a different dish', async () => {
    const history = openHistory(createFakeStorage());
    await saveDish(history, soto);
    await saveDish(history, { ...soto, completeRecept: [] });
    expect(history.getState().entries).toHaveLength(2);
  });

  test('that was deleted can be saved again, once', async () => {
    const storage = createFakeStorage();
    const history = openHistory(storage);
    history.remove((await saveDish(history, soto)) ?? '');
    expect(await findSavedDish(history, soto)).toBeUndefined();
    const again = await saveDish(history, soto);
    expect(await saveDish(history, soto)).toBe(again);
    expect(history.getState().entries).toHaveLength(1);
  });

  test('that the browser refuses to keep has no id, and says why', async () => {
    const storage = createFakeStorage();
    storage.isBlocked = true;
    const history = openHistory(storage);
    expect(await saveDish(history, soto)).toBeUndefined();
    expect(history.problems.at(-1)).toBe('blocked');
  });

  test('that does not fit has no id', async () => {
    const storage = createFakeStorage({ other: 'x' });
    fillUp(storage);
    const history = openHistory(storage);
    expect(await saveDish(history, soto)).toBeUndefined();
    expect(history.problems.at(-1)).toBe('full');
  });
});
