import { describe, expect, test } from 'vitest';
import { DEFAULT_BUSINESS_COSTS } from './business-costs.ts';
import { NO_OWN_PRICES } from '../costing/own-prices.ts';
import {
  affordedPortions,
  answerCost,
  overviewRow,
  sharedFoods,
  sortRows,
  unpricedFoods,
} from './compare-dishes.ts';
import { chicken, costOf, dish, plan, shallots, unknown } from './fixtures/planned-dishes.ts';

describe('the overview', () => {
  const dishes = [
    dish({ foodName: 'Soto', ingredient: [chicken, shallots], porsi: 4 }),
    dish({ foodName: 'acar', ingredient: [shallots], porsi: 4 }),
    dish({ foodName: 'Lain', ingredient: [unknown] }),
  ];
  const plans = dishes.map((one) => plan(one, { dishCost: costOf(one, NO_OWN_PRICES) }));
  const rows = (isSelling: boolean) =>
    dishes.map((one, at) => overviewRow(one, plans[at] ?? plan(one), at, isSelling));
  const names = new Intl.Collator('id');
  const order = (column: 'name' | 'cost' | 'profit', isDescending: boolean) =>
    sortRows(rows(true), { column, isDescending }, names.compare).map(({ name }) => name);

  test('shows the cost at home, and also price and profit when selling', () => {
    expect(rows(false)[0]).not.toHaveProperty('profit');
    const [soto] = rows(true);
    expect((soto?.price ?? 0) - (soto?.cost ?? 0)).toBe(soto?.profit);
  });

  test('sorts by any column, with unknown figures at the end', () => {
    expect(order('name', false)).toEqual(['acar', 'Lain', 'Soto']);
    expect(order('cost', true)).toEqual(['Soto', 'acar', 'Lain']);
    expect(order('cost', false)).toEqual(['acar', 'Soto', 'Lain']);
    expect(order('profit', true)).toEqual(['Soto', 'acar', 'Lain']);
  });

  test('names shared ingredients and the total cost', () => {
    expect(sharedFoods(plans, 3)).toEqual([{ name: 'bawang merah', dishes: 2 }]);
    const total = plans.reduce((sum, { ingredientRupiah = 0 }) => sum + ingredientRupiah, 0);
    expect(answerCost(plans)).toEqual({ rupiah: total, dishes: 2 });
  });

  test('names what its costs leave out, once each, but not where no cost is shown', () => {
    const toTaste = { name: 'Telur', servingSize: 'secukupnya' };
    const priced = ['Garam', 'Cabai', 'Tomat', 'Lada'].map((name) => ({
      name,
      servingSize: '5 g',
    }));
    const partly = dish({ ingredient: [chicken, shallots, ...priced, unknown, toTaste], porsi: 4 });
    const planned = plan(partly, { dishCost: costOf(partly, NO_OWN_PRICES) });
    expect(planned.isComputed).toBe(true);
    expect(unpricedFoods([planned, planned])).toEqual(['serbuk ajaib']);
    // "Lain" has nothing but the unknown: its source's figure is shown.
    expect(unpricedFoods(plans)).toEqual([]);
  });

  test('says how much a sum makes of a dish, if its cost and portions are known', () => {
    const made = (cost: number | undefined, unit: string | undefined) =>
      affordedPortions(
        { position: 0, name: 'Soto', isComputed: true, cost, unit },
        undefined,
        20_000,
      );
    expect(made(3_000, 'porsi')).toEqual({ portions: 6, profit: undefined });
    expect(made(90_000, 'porsi')).toEqual({ portions: 0, profit: undefined });
    expect(made(undefined, 'porsi')).toBeUndefined();
    expect(made(10, undefined)).toBeUndefined();
  });

  test('pays gas and wages once for what a sum makes', () => {
    const soto = dish({ ingredient: [chicken], porsi: 4 });
    const business = { ...DEFAULT_BUSINESS_COSTS, gasRupiah: 10_000, labourRupiah: 90_000 };
    const planned = plan(soto, { business, dishCost: costOf(soto, NO_OWN_PRICES) });
    const own = overviewRow(soto, planned, 0, true);
    const { sheet } = planned;
    const each = ((sheet?.total ?? 0) - 100_000) / 4;
    const made = affordedPortions(own, planned, 1_000_000);
    expect(made?.portions).toBe(Math.floor(900_000 / each));
    expect(made?.profit).toBeCloseTo(
      (made?.portions ?? 0) * ((own.price ?? 0) - each) - 100_000,
      0,
    );
  });

  test('adds up what the cards show, whatever the portions', () => {
    const ingredient = ['Ayam', 'Bawang merah', 'Lada bubuk', 'Garam', 'Kunyit'].map(
      (name, at) => ({
        name,
        servingSize: `${7 + at} g`,
      }),
    );
    const many = [3, 4, 6, 7, 9].map((porsi) => dish({ ingredient, porsi }));
    for (const portions of [1, 11, 50, 113]) {
      const planned = many.map((one) =>
        plan(one, { size: { portions }, dishCost: costOf(one, NO_OWN_PRICES) }),
      );
      const cards = planned.map(({ ingredientRupiah = 0 }) => ingredientRupiah);
      for (const shown of cards) expect(shown).toBe(Math.round(shown));
      const sheets = planned.flatMap(({ sheet }) => sheet ?? []);
      expect(sheets.map(({ ingredients }) => ingredients)).toEqual(cards);
      expect(answerCost(planned)).toEqual({
        rupiah: cards.reduce((sum, shown) => sum + shown, 0),
        dishes: many.length,
        profit: sheets.reduce((sum, { profitPerBatch }) => sum + profitPerBatch, 0),
      });
    }
  });
});
