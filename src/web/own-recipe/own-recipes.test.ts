import { expect, test } from 'vitest';
import { createManualClock } from '#core/fixtures/manual-clock.ts';
import { seededRandom } from '#core/fixtures/seeded-random.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { installIndexedDb } from '../fixtures/fake-indexed-db.ts';
import { createFakeStorage } from '../fixtures/fake-storage.ts';
import { openHistory } from '../fixtures/open-history.ts';
import { OWN_ORIGIN } from '../history/conversation.ts';
import { createToastStore } from '../ui/toast-store.ts';
import { createOwnRecipeFinder, findAskedRecipes } from './own-recipes.chunk.ts';

const [soto, rendang] = SAMPLE_DISHES as [Dish, Dish];
const kentang: Dish = {
  ...soto,
  foodName: 'Kentang Bu Tuti',
  ingredient: [{ name: 'Kentang 2kg potong dadu', servingSize: '' }],
};

async function open(maxRecentChars?: number) {
  installIndexedDb();
  const storage = createFakeStorage();
  const history = openHistory(storage, maxRecentChars === undefined ? {} : { maxRecentChars });
  const saveOwn = (dish: Dish) =>
    history.save({ question: dish.foodName, response: [dish], origin: OWN_ORIGIN });
  const find = createOwnRecipeFinder({
    storage,
    clock: createManualClock(),
    random: seededRandom(1),
    toasts: createToastStore(createManualClock()),
    onStorage: () => {},
  });
  const names = async (query: string) => (await find(query)).map(({ dish }) => dish.foodName);
  return { storage, history, saveOwn, find, names };
}

test('own recipes are found by words of their name or ingredients, newest first', async () => {
  const { saveOwn, find, names } = await open();
  const id = await saveOwn(kentang);
  await saveOwn({ ...kentang, foodName: 'Perkedel' });
  expect(await names('kentang')).toEqual(['Perkedel', 'Kentang Bu Tuti']);
  expect(await names('TUTI kent')).toEqual(['Kentang Bu Tuti']);
  expect(await names('rendang')).toEqual([]);
  expect(await names(' ')).toEqual(['Perkedel', 'Kentang Bu Tuti']);
  expect(await find('tuti')).toEqual([{ id, dish: kentang }]);
});

test('answers and menus are not own recipes', async () => {
  const { history, names } = await open();
  const response = [{ ...soto, foodName: 'soto' }];
  await history.save({ question: 'soto', response, origin: undefined });
  await history.save({ question: 'Menu: soto', response: [soto, rendang], origin: OWN_ORIGIN });
  expect(await names('soto')).toEqual([]);
  expect(await names('')).toEqual([]);
});

test('one that was saved or deleted since is found or gone', async () => {
  const { history, saveOwn, names } = await open();
  expect(await names('kentang')).toEqual([]);
  const id = (await saveOwn(kentang)) ?? '';
  expect(await names('kentang')).toEqual(['Kentang Bu Tuti']);
  history.remove(id);
  expect(await names('kentang')).toEqual([]);
});

test('one that moved to the archive is still found', async () => {
  const { storage, history, saveOwn, names } = await open(1_000);
  await saveOwn(kentang);
  for (const question of ['satu', 'dua', 'tiga'])
    await history.save({ question, response: [rendang], origin: undefined });
  await expect.poll(() => storage.stored.get('chatHistory')).not.toContain('Kentang');
  await expect.poll(() => names('kentang')).toEqual(['Kentang Bu Tuti']);
});

test.each([
  ['resep kentang', true],
  ['modal kentang bu tuti 40 porsi', true],
  ['Kentang?', true],
  ['resep kentang, yang lebih murah', true],
  ['ide lauk (selain Kentang Bu Tuti)', false],
  ['sambal goreng kentang', false],
  ['resep', false],
  ['50 porsi', false],
])('a question that names one: %s (%s)', async (question, isFound) => {
  const { history, saveOwn } = await open();
  await saveOwn(kentang);
  await saveOwn(kentang);
  const found = await findAskedRecipes(history, question);
  expect(found.map(({ dish }) => dish.foodName)).toEqual(isFound ? ['Kentang Bu Tuti'] : []);
});
