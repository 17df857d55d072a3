import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createPriceBook } from '#core/costing/price-book.ts';
import { createManualClock } from '#core/fixtures/manual-clock.ts';
import { createDishCosting } from '#core/kitchen/dish-costing.ts';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { createDishKit } from './dish-kit.chunk.tsx';
import { createFakeStorage, fillUp } from './fixtures/fake-storage.ts';
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
  const kit = createDishKit({
    storage,
    clock,
    toasts: createToastStore(clock),
    onStorage: () => {},
  });
  kit.planning.setState({ costing: createDishCosting(book) });
  return { kit, storage };
}

test('an own price that the browser refused to store holds for the shopping list, too', async () => {
  const { kit, storage } = open();
  fillUp(storage);
  kit.planning.setOwnPrice('ayam', { rupiah: 25_000, per: { quantity: 1, unit: 'kg' } });
  render(<ToolScreen store={kit.tools.shop} />);
  act(() => kit.tools.shop.open([{ dish, factor: 2 }]));
  const total = await screen.findByText('Perkiraan belanja', { exact: false });
  expect(total.textContent?.replaceAll('\u00a0', ' ')).toContain('Rp 50.000');
});
