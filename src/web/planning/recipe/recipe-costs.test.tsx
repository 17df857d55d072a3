import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDishCosting } from '#core/costing/dish-costing.ts';
import { createPriceBook } from '#core/costing/read-price-tables.ts';
import { parseDish, type Dish } from '#core/recipes/dish.ts';
import { createFakeStorage } from '../../fixtures/fake-storage.ts';
import { shownText } from '../../fixtures/shown-text.ts';
import { readAnswer } from '../overview/read-overview.ts';
import { createPlanningStorage } from '../planning-storage.ts';
import { createPlanningStore } from '../planning-store.ts';
import { PlannedRecipe } from './planned-recipe.tsx';

beforeEach(() => void vi.setSystemTime('2026-11-15'));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const PRICES = `ingredient,synonyms,unit,price,low,high,date,source,grade,contains,edible,cooked,stall
ayam,,kg,40000,36000,46000,2026-01,Bapanas,A,,,,daging & ikan
bawang merah,,kg,30000,25000,50000,2026-03,Bapanas,A,,,,sayur & bumbu segar
beras,,kg,15000,13000,18000,2024-03,Palmerah,C,,,,sembako & bumbu kering
`;
const costing = createDishCosting(
  createPriceBook(PRICES, 'ingredient,measure,amount,unit,source,grade\n'),
);

const dishOf = (...ingredient: readonly { name: string; servingSize: string }[]): Dish =>
  parseDish({
    foodName: 'Ayam Geprek',
    porsi: 4,
    estimatedCostatRupiah: 60_000,
    ingredient,
  }) as Dish;
const CHICKEN = { name: 'Ayam', servingSize: '1 kg' };
const ONION = { name: 'Bawang merah', servingSize: '100 g' };
const RICE = { name: 'Beras', servingSize: '500 g' };
const POWDER = { name: 'Serbuk ajaib', servingSize: '2 sdm' };

/** The lines below the source's estimate. */
async function linesOf(dish: Dish, { isComputed = true, portions = 4 } = {}) {
  const store = createPlanningStore({
    storage: createPlanningStorage(createFakeStorage()),
    loadCosting: () => Promise.resolve(costing),
    onNotStored: () => {},
  });
  store.setPortions(portions);
  if (isComputed) await store.loadCosting();
  const { container } = render(
    <PlannedRecipe dish={dish} position={0} isAlone={false} onCook={() => {}} store={store} />,
  );
  const [, ...lines] = container.querySelectorAll('footer p');
  return lines.map(shownText);
}

describe('below its estimate a recipe shows', () => {
  test('what a portion costs by that estimate, until the prices are there', async () => {
    expect(await linesOf(dishOf(CHICKEN, ONION), { isComputed: false })).toEqual([
      '± Rp 15.000 per porsi',
      '',
    ]);
  });

  test('our cost, how many lines have a price, and how far it is from the estimate', async () => {
    expect(await linesOf(dishOf(CHICKEN, ONION))).toEqual([
      'Hitungan kami: Rp 43.000 · Rp 10.750 per porsi',
      'harga Jan–Mar 2026 · 2 dari 2 bahan terhitung · 28 % lebih rendah dari estimasi penulisnya',
    ]);
  });

  test('no second sum that is the same but for rounding', async () => {
    const same = { ...dishOf(CHICKEN, ONION), estimatedCostatRupiah: 43_040 };
    expect(await linesOf(same)).toEqual([
      'Rp 10.750 per porsi',
      'harga Jan–Mar 2026 · 2 dari 2 bahan terhitung',
    ]);
  });

  test.each([
    [{}, 'penulisnya'],
    [{ slug: 'ayam-geprek' }, 'dengan harga pasar'],
  ])('whose estimate differs a little from our cost: %j', async (from, whose) => {
    const other = { ...dishOf(CHICKEN, ONION), ...from, estimatedCostatRupiah: 45_000 };
    expect(await linesOf(other)).toEqual([
      'Hitungan kami: Rp 43.000 · Rp 10.750 per porsi',
      `harga Jan–Mar 2026 · 2 dari 2 bahan terhitung · sedikit berbeda dari estimasi ${whose}`,
    ]);
  });

  test('nothing that contradicts it, where the estimate of an own recipe is older than her prices', async () => {
    const store = createPlanningStore({
      storage: createPlanningStorage(createFakeStorage()),
      loadCosting: () => Promise.resolve(costing),
      onNotStored: () => {},
    });
    await store.loadCosting();
    const { container } = render(
      <PlannedRecipe
        dish={dishOf(CHICKEN, ONION)}
        position={0}
        isAlone={false}
        isOwn
        onCook={() => {}}
        store={store}
      />,
    );
    const text = shownText(container.querySelector('footer'));
    expect(text).toContain('Estimasi biaya yang dikeluarkan: Rp 43.000');
    expect(text).not.toMatch(/lebih (?:rendah|tinggi)/u);
    // The same sum is not shown twice.
    expect(text).not.toContain('Hitungan kami');
    expect(text).toContain('Rp 10.750 per porsi');
  });

  test('at another size what the estimate is for', async () => {
    expect(await linesOf(dishOf(CHICKEN, ONION), { portions: 8 })).toEqual([
      'Estimasi ini untuk resep asli, 4 porsi.',
      'Hitungan kami: Rp 86.000 untuk 8 porsi · Rp 10.750 per porsi',
      'harga Jan–Mar 2026 · 2 dari 2 bahan terhitung · 28 % lebih rendah dari estimasi penulisnya',
    ]);
  });

  test('the months of all prices that matter, not only the newest', async () => {
    const [, few] = await linesOf(dishOf(CHICKEN));
    expect(few).toMatch(/^harga Januari 2026 · /u);
    const [, years] = await linesOf(dishOf(CHICKEN, ONION, RICE));
    expect(years).toMatch(/^harga 2024–2026 · 3 dari 3 bahan terhitung/u);
    const [, pinch] = await linesOf(dishOf(CHICKEN, ONION, { ...RICE, servingSize: '10 g' }));
    expect(pinch).toMatch(/^harga Jan–Mar 2026 · 3 dari 3 bahan terhitung/u);
  });

  test('that prices of more than three years ago have to be checked', async () => {
    vi.setSystemTime('2029-01-15');
    expect((await linesOf(dishOf(CHICKEN)))[1]).toMatch(/^harga Januari 2026 · /u);
    vi.setSystemTime('2029-02-15');
    expect((await linesOf(dishOf(CHICKEN)))[1]).toMatch(/^harga Januari 2026, sudah lama · /u);
    expect((await linesOf(dishOf(CHICKEN, ONION)))[1]).toMatch(/^harga Jan–Mar 2026 · /u);
  });

  test('no cost of ours if too few lines have a price', async () => {
    expect(await linesOf(dishOf(CHICKEN, POWDER))).toEqual([
      '± Rp 15.000 per porsi',
      '1 dari 2 bahan terhitung. Harga yang diketahui masih terlalu sedikit untuk dijumlah. Lengkapi di “Hitung jual”.',
    ]);
  });

  test('no meaningless sum if most lines give no amount', async () => {
    const bare = [ONION, RICE].map(({ name }) => ({ name, servingSize: '' }));
    expect(await linesOf(dishOf(CHICKEN, ...bare))).toEqual([
      '± Rp 15.000 per porsi',
      'Sebagian besar bahan belum ada takarannya, jadi modalnya belum bisa dihitung.',
    ]);
  });

  test('that a price of her own in a line is hers, and grows with the portions', async () => {
    const paid = { name: 'Serbuk ajaib', servingSize: '200 g (Rp 8.000)' };
    expect(await linesOf(dishOf(CHICKEN, paid), { portions: 8 })).toEqual([
      'Estimasi ini untuk resep asli, 4 porsi.',
      'Hitungan kami: Rp 96.000 untuk 8 porsi · Rp 12.000 per porsi',
      'harga Januari 2026 dengan hargamu · 2 dari 2 bahan terhitung',
    ]);
  });
});

test('in an order a recipe shows what it costs in a box, and no price of its own', async () => {
  const store = createPlanningStore({
    storage: createPlanningStorage(createFakeStorage()),
    loadCosting: () => Promise.resolve(costing),
    onNotStored: () => {},
  });
  const dishes = [dishOf(CHICKEN, ONION), { ...dishOf(ONION), foodName: 'Acar' }];
  const answer = readAnswer('nasi kotak 50 orang: ayam geprek, acar', dishes, true);
  store.open({ key: 'order', answer, conversationId: 'SATU11' });
  store.setSelling(true);
  await store.loadCosting();
  const { container } = render(
    dishes.map((dish, at) => (
      <PlannedRecipe
        key={dish.foodName}
        dish={dish}
        position={at}
        isAlone={false}
        onCook={() => {}}
        store={store}
      />
    )),
  );
  const shown = () => [...container.querySelectorAll('dl[data-prices]')].map(shownText);
  expect(shown()).toEqual([
    'Bahan di tiap paketRp 10.750',
    expect.stringMatching(/^Bahan di tiap paketRp/u),
  ]);
  act(() => store.changeBox({ portions: { 0: 2, 1: 0 } }));
  expect(shown()).toEqual(['Bahan di tiap paketRp 21.500']);
});

test('where foods at hand are named, a recipe says which it uses and what else to buy', async () => {
  const lineFor = async (question: string) => {
    const store = createPlanningStore({
      storage: createPlanningStorage(createFakeStorage()),
      loadCosting: () => Promise.resolve(costing),
      onNotStored: () => {},
    });
    const dish = dishOf(CHICKEN, ONION, RICE);
    store.open({ key: question, answer: readAnswer(question, [dish], true) });
    await store.loadCosting();
    const { container } = render(
      <PlannedRecipe dish={dish} position={0} isAlone={false} onCook={() => {}} store={store} />,
    );
    return container.firstElementChild?.textContent;
  };
  expect(await lineFor('ada ayam, bawang merah')).toBe(
    'Memakai ayam dan bawang merah · beli: beras',
  );
  expect(await lineFor('ayam, bawang merah')).not.toContain('Memakai');
});
