import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createDishCosting } from '#core/costing/dish-costing.ts';
import { createPriceBook } from '#core/costing/read-price-tables.ts';
import { createManualClock } from '#core/fixtures/manual-clock.ts';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { createDishKit } from './dish-kit.chunk.tsx';
import { createFakeStorage, fillUp } from './fixtures/fake-storage.ts';
import { shownText } from './fixtures/shown-text.ts';
import { ofKeys, type StorageChange } from './storage/on-storage.ts';
import { COOKING_KEY, SHOPPING_KEY } from './storage/storage-keys.ts';
import { createToastStore } from './ui/toast-store.ts';
import { ToolScreen } from './ui/tool-screen.tsx';

afterEach(cleanup);

const PRICES = `ingredient,synonyms,unit,price,low,high,date,source,grade,contains,edible,cooked,stall
ayam,,kg,40000,36000,46000,2026-01,Bapanas,A,,,,daging & ikan
`;
const book = createPriceBook(PRICES, 'ingredient,measure,amount,unit,source,grade\n');
const [sample] = SAMPLE_DISHES as [(typeof SAMPLE_DISHES)[0]];
const dish = { ...sample, ingredient: [{ name: 'Ayam', servingSize: '1 kg' }] };

function open() {
  const clock = createManualClock();
  const storage = createFakeStorage();
  const listeners: ((change: StorageChange) => void)[] = [];
  const kit = createDishKit({
    storage,
    clock,
    toasts: createToastStore(clock),
    random: () => 0,
    onStorage: (keys, listener) => listeners.push(ofKeys(keys, listener)),
  });
  kit.planning.setState({ costing: createDishCosting(book) });
  /** Stores in another tab, and tells this one. */
  const storeElsewhere = (key: string, change: (stored: string) => string) => {
    storage.setItem(key, change(storage.getItem(key) ?? ''));
    for (const listen of listeners) listen(new StorageEvent('storage', { key }));
  };
  return { kit, storage, storeElsewhere };
}

test('an own price that the browser refused to store also applies to the shopping list', async () => {
  const { kit, storage } = open();
  fillUp(storage);
  kit.planning.setOwnPrice('ayam', { rupiah: 25_000, per: { quantity: 1, unit: 'kg' } });
  render(<ToolScreen store={kit.tools.shop} />);
  act(() => kit.tools.shop.open([{ dish, factor: 2 }]));
  const total = await screen.findByText('Perkiraan belanja', { exact: false });
  expect(shownText(total)).toContain('Rp 50.000');
});

describe('what another tab has changed is taken over even with nothing on screen:', () => {
  test('what was bought', async () => {
    const { kit, storage, storeElsewhere } = open();
    kit.tools.shop.open([{ dish, factor: 1 }]);
    await expect.poll(() => storage.getItem(SHOPPING_KEY)).not.toBeNull();
    storeElsewhere(SHOPPING_KEY, (list) => list.replace('"bought":[]', '"bought":["ayam"]'));
    render(<ToolScreen store={kit.tools.shop} />);
    const chicken = await screen.findByRole('checkbox', { name: /^ayam/u });
    expect((chicken as HTMLInputElement).checked).toBe(true);
  });

  test('the step of a dish on the stove', async () => {
    const { kit, storage, storeElsewhere } = open();
    kit.tools.cook.open({ dish, unscaledSteps: [], advice: [] });
    await expect.poll(() => storage.getItem(COOKING_KEY)).not.toBeNull();
    storeElsewhere(COOKING_KEY, (place) => place.replace('"step":0', '"step":1'));
    render(<ToolScreen store={kit.tools.cook} />);
    expect(await screen.findByText(/^Langkah 2 dari/u)).toBeTruthy();
  });
});
