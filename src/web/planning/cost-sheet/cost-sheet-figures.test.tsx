import { readdirSync, readFileSync } from 'node:fs';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isPriced } from '#core/costing/dish-cost.ts';
import { createDishCosting } from '#core/costing/dish-costing.ts';
import { readModelDishes } from '#core/costing/fixtures/model-dishes.ts';
import { unpackPrices } from '#core/costing/packed-prices.ts';
import { createPriceBook } from '#core/costing/read-price-tables.ts';
import { createManualClock } from '#core/fixtures/manual-clock.ts';
import { parseDish, type Dish } from '#core/recipes/dish.ts';
import { RecipeError } from '#core/recipes/recipe-error.ts';
import { composeDish } from '#core/sources/collection/packed-shard.ts';
import { createFakeFetch } from '#core/sources/gemini/fixtures/fake-fetch.ts';
import { HOSTILE_DISHES, UNTYPED_DISHES } from '#core/sources/gemini/fixtures/odd-dishes.ts';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { SCENARIOS } from '#core/sources/gemini/fixtures/scenarios.ts';
import { createGeminiSource } from '#core/sources/gemini/gemini-source.ts';
import { composeRecipe } from '../../../../build/collection/compose-recipe.ts';
import { priceRecipe } from '../../../../build/collection/price-recipe.ts';
import { readRecipe } from '../../../../build/collection/read-recipe.ts';
import { readPackedPrices } from '../../../../build/read-packed-prices.ts';
import { createFakeStorage } from '../../fixtures/fake-storage.ts';
import { plannedDish } from '../answer-plans.ts';
import { createPlanningStorage } from '../planning-storage.ts';
import { createPlanningStore } from '../planning-store.ts';
import { CostSheetDialog } from './cost-sheet.chunk.tsx';

const costing = createDishCosting(unpackPrices(readPackedPrices('collection')));

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(cleanup);

const rupiah = (words: string | null | undefined) => Number(words?.replaceAll(/\D/gu, ''));

/** The ingredient sum on a dish's open cost sheet, and the sum of its lines. */
async function readSheet(dish: Dish, portions?: number) {
  const store = createPlanningStore({
    storage: createPlanningStorage(createFakeStorage()),
    loadCosting: () => Promise.resolve(costing),
    onNotStored: () => {},
  });
  await store.loadCosting();
  if (portions !== undefined) store.setPortions(portions);
  render(<CostSheetDialog dish={dish} position={0} store={store} onClose={() => {}} />);
  const dialog = within(screen.getByRole('dialog'));
  const [term] = dialog.queryAllByText('Bahan', { selector: 'dt' });
  const lines = [...document.querySelectorAll('li > p:nth-of-type(2)')];
  const total = term === undefined ? undefined : rupiah(term.nextElementSibling?.textContent);
  const sum = lines.reduce((all, { textContent }) => all + rupiah(textContent), 0);
  const plan = plannedDish(store.getState(), dish, 0).plan;
  cleanup();
  return { total, sum, isComputed: plan.isComputed, lines: lines.length };
}

/** Forty dishes from all over the collection, with the build's figures for them. */
const fortyDishes = (() => {
  const read = (name: string) => readFileSync(`collection/${name}`, 'utf8');
  const book = createPriceBook(read('prices.csv'), read('measures.csv'));
  const files = readdirSync('collection').filter((name) => name.endsWith('.cook'));
  const stride = Math.floor(files.length / 40);
  return files
    .toSorted()
    .filter((_, at) => at % stride === 0)
    .slice(0, 40)
    .map((file) => {
      const { recipe } = readRecipe(file, read(file));
      const priced = priceRecipe(recipe, book);
      const cost = priced.lines.reduce(
        (sum, line) => sum + (isPriced(line.cost) ? line.cost.rupiah : 0),
        0,
      );
      return { dish: composeDish(composeRecipe(recipe, priced, book)), cost };
    });
})();

/** Each dish of the fake Gemini's scenarios once, as the source yields it. */
async function dishesOfEveryScenario(): Promise<Dish[]> {
  const dishes = new Map<string, Dish>();
  for (const name of Object.keys(SCENARIOS)) {
    const clock = createManualClock();
    const { fetch } = createFakeFetch(clock);
    const source = createGeminiSource({ apiKey: 'kunci', models: ['satu', 'dua'], fetch, clock });
    const passing = setInterval(() => clock.pass(5_000), 1);
    const { signal } = new AbortController();
    try {
      for await (const dish of source.findDishes(`soto skenario:${name}`, { signal })) {
        dishes.set(JSON.stringify(dish), dish);
      }
    } catch (error) {
      if (!(error instanceof RecipeError)) throw error;
    } finally {
      clearInterval(passing);
    }
  }
  return [...dishes.values()];
}

const ofScenarios = await dishesOfEveryScenario();

describe('the figures of an open cost sheet', () => {
  // `build/collection/collection.test.ts` compares the costs of all dishes.
  test('of forty dishes of the collection equal the build’s', async () => {
    expect(new Set(fortyDishes.map(({ dish }) => dish.jenis)).size).toBeGreaterThan(8);
    for (const { dish, cost } of fortyDishes) {
      const { total, sum } = await readSheet(dish);
      // Each line is rounded, and the sum is that of the rounded lines.
      expect(Math.abs((total ?? 0) - cost), dish.foodName).toBeLessThanOrEqual(
        dish.ingredient.length / 2,
      );
      expect(sum, dish.foodName).toBe(total);
    }
  });

  test('are correct for every dish in any scenario of the fake Gemini', () => {
    const names = new Set(ofScenarios.map(({ foodName }) => foodName));
    for (const { foodName } of SAMPLE_DISHES) expect(names).toContain(foodName);
    for (const dish of [...HOSTILE_DISHES, ...UNTYPED_DISHES].map(parseDish)) {
      if (dish !== undefined) expect(names).toContain(dish.foodName);
    }
    // The repaired one differs from the five complete ones.
    expect(ofScenarios.length).toBeGreaterThan(names.size);
  });

  const ofModels = readModelDishes().map((dish) => parseDish({ ...dish, porsi: 4 }) as Dish);

  test.each([undefined, 50])(
    'add up to the sum shown, whatever a model wrote, for %s portions',
    async (portions) => {
      let compared = 0;
      for (const dish of [...ofScenarios, ...ofModels]) {
        const { total, sum, isComputed } = await readSheet(dish, portions);
        if (!isComputed || total === undefined) continue;
        compared += 1;
        expect(sum, dish.foodName).toBe(total);
      }
      expect(compared).toBeGreaterThanOrEqual(40);
    },
  );
});
