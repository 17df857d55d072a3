import { describe, expect, test } from 'vitest';
import { NO_OWN_PRICES } from '../costing/own-prices.ts';
import type { Dish } from '../recipes/dish.ts';
import { DEFAULT_BUSINESS_COSTS, type BusinessCosts } from './business-costs.ts';
import {
  affordedPortions,
  answerCost,
  overviewRow,
  packFigures,
  sharedFoods,
  sortRows,
  unpricedFoods,
} from './compare-dishes.ts';
import { portionsPaid, type CostSheet } from './cost-sheet.ts';
import {
  chicken,
  costOf,
  dish,
  plan,
  planned,
  shallots,
  unknown,
} from './fixtures/planned-dishes.ts';
import type { PlannedDish, PlanParts } from './plan-dish.ts';

describe('the overview', () => {
  const dishes = [
    dish({ foodName: 'Soto', ingredient: [chicken, shallots], porsi: 4 }),
    dish({ foodName: 'acar', ingredient: [shallots], porsi: 4 }),
    dish({ foodName: 'Lain', ingredient: [unknown] }),
  ];
  const ours = (one: Dish) => ({ dishCost: costOf(one, NO_OWN_PRICES) });
  const menu = planned(dishes, ours);
  const rows = (isSelling: boolean) => menu.map((one) => overviewRow(one, isSelling));
  const names = new Intl.Collator('id');
  const order = (column: 'name' | 'cost' | 'profit', isDescending: boolean) =>
    sortRows(rows(true), { column, isDescending }, names.compare).map((row) => row.dish.foodName);

  test('shows the cost at home, and also price and profit when selling', () => {
    expect(rows(false)[0]).not.toHaveProperty('profit');
    const [soto] = rows(true);
    expect((soto?.price ?? 0) - (soto?.cost ?? 0)).toBe(soto?.profit);
  });

  test('has the figures of a jar where a dish is sold in jars', () => {
    const jualan = 'Toples 250 g dihargai dua porsi.';
    const nastar = dish({ foodName: 'Nastar', ingredient: [chicken], porsi: 4, jualan });
    const figuresOf = (one: Dish, isSelling: boolean) =>
      planned([one], ours).map((each) => packFigures(each, isSelling));
    const [{ plan } = {} as PlannedDish] = planned([nastar], ours);
    const { total = 0, price = 0 } = plan.sheet ?? {};
    const pack = { noun: 'toples', holds: 2 };
    const half = Math.round(total / 2);
    const sold = { pack, cost: half, price: price * 2, profit: price * 2 - half };
    expect(figuresOf(nastar, true)).toEqual([sold]);
    const cost = Math.round((plan.ingredientRupiah ?? 0) / 2);
    expect(figuresOf(nastar, false)).toEqual([{ pack, cost }]);
    // A stall makes eight of the pot: at home a jar of two is a quarter of it, too.
    const [small] = figuresOf({ ...nastar, porsiWarung: 8 }, false);
    expect(small?.cost).toBe(Math.round((plan.ingredientRupiah ?? 0) / 4));
    const klepon = { ...nastar, hasil: '4 butir', jualan: 'Satu bungkus 2 butir.' };
    expect(figuresOf(klepon, true)).toEqual([undefined]);
  });

  test('sorts by any column, with unknown figures at the end', () => {
    expect(order('name', false)).toEqual(['acar', 'Lain', 'Soto']);
    expect(order('cost', true)).toEqual(['Soto', 'acar', 'Lain']);
    expect(order('cost', false)).toEqual(['acar', 'Soto', 'Lain']);
    expect(order('profit', true)).toEqual(['Soto', 'acar', 'Lain']);
  });

  test('names shared ingredients and the total cost', () => {
    expect(sharedFoods(menu, 3)).toEqual([{ name: 'bawang merah', dishes: 2 }]);
    const total = menu.reduce((sum, one) => sum + (one.plan.ingredientRupiah ?? 0), 0);
    expect(answerCost(menu)).toEqual({ rupiah: total, dishes: 2 });
  });

  test('names what its costs leave out, once each, but not where no cost is shown', () => {
    const toTaste = { name: 'Telur', servingSize: 'secukupnya' };
    const priced = ['Garam', 'Cabai', 'Tomat', 'Lada'].map((name) => ({
      name,
      servingSize: '5 g',
    }));
    const partly = dish({ ingredient: [chicken, shallots, ...priced, unknown, toTaste], porsi: 4 });
    const twice = planned([partly, partly], ours);
    expect(twice[0]?.plan.isComputed).toBe(true);
    expect(unpricedFoods(twice)).toEqual(['serbuk ajaib']);
    // "Lain" has nothing but the unknown: its source's figure is shown.
    expect(unpricedFoods(menu)).toEqual([]);
  });

  test('says how much a sum makes of a dish, if its cost and portions are known', () => {
    const [soto] = menu as readonly [PlannedDish];
    const made = (cost: number | undefined, unit: string | undefined) =>
      affordedPortions({ ...soto, cost, unit }, 20_000);
    expect(made(3_000, 'porsi')).toEqual({ portions: 6, profitAt: undefined });
    expect(made(90_000, 'porsi')).toEqual({ portions: 0, profitAt: undefined });
    expect(made(undefined, 'porsi')).toBeUndefined();
    expect(made(10, undefined)).toBeUndefined();
    expect(made(0, 'porsi')).toBeUndefined();
  });

  describe('with money at hand', () => {
    const soto = dish({ ingredient: [chicken], porsi: 4 });
    const wages = {
      ...DEFAULT_BUSINESS_COSTS,
      packagingRupiah: 500,
      gasRupiah: 10_000,
      labourRupiah: 90_000,
    };
    const rowFor = (money: number, parts: Partial<PlanParts> = {}) => {
      const all = { ...ours(soto), business: wages, money, ...parts };
      const [one] = planned([soto], () => all) as readonly [PlannedDish];
      return overviewRow(one, true);
    };

    test('makes every portion that it pays for, to the last rupiah', () => {
      for (let rupiah = 1_000; rupiah < 60_000; rupiah += 777) {
        for (const portionsSold of [3, 7, 11, 30]) {
          const sheet = { total: rupiah, gas: 0, labour: 0, portionsSold } as CostSheet;
          expect(portionsPaid(sheet, 5 * rupiah, false)).toBe(5 * portionsSold);
        }
      }
    });

    test('buys ingredients, packaging and gas; wages are paid from what it earns', () => {
      const { total = 0 } = rowFor(1).plan.sheet ?? {};
      const made = affordedPortions(rowFor(1_000_000), 1_000_000);
      expect(made?.portions).toBe(Math.floor(990_000 / ((total - 100_000) / 4)));
      expect(affordedPortions(rowFor(9_000), 9_000)?.portions).toBe(0);
    });

    test('is spent on one cooking, whose gas and wages are divided by all that it makes', () => {
      const row = rowFor(400_000);
      const { portions = 0, profitAt } = affordedPortions(row, 400_000) ?? {};
      const sized = plan(soto, {
        ...ours(soto),
        business: wages,
        dishBusiness: { portionsSold: portions, soldAtFactor: portions / 4 },
        size: { portions },
      });
      expect(row.price).toBe(sized.sheet?.price);
      // The ingredients of the recipe are rounded, and so are those of all that is made.
      expect(Math.abs((row.cost ?? 0) - (sized.sheet?.costPerPortion ?? 0))).toBeLessThan(2);
      expect(profitAt?.(row.price ?? 0)).toBe(portions * (row.profit ?? 0));
    });

    test('says nothing of the profit where the row is of another number', () => {
      const chosen = rowFor(400_000, { size: { portions: 50 } });
      expect(affordedPortions(chosen, 400_000)?.profitAt).toBeUndefined();
      const business = { ...wages, gasRupiah: 0, labourRupiah: 0 };
      const proportional = rowFor(400_000, { size: { portions: 50 }, business });
      expect(affordedPortions(proportional, 400_000)?.profitAt).toBeDefined();
    });

    test('pays the gas and wages of the usual cooking by the portion', () => {
      const business = { ...DEFAULT_BUSINESS_COSTS, labourRupiah: 90_000, usualBatch: 50 };
      const row = rowFor(1_000_000, { business });
      const { ingredients = 0, waste = 0, labour } = row.plan.sheet ?? {};
      expect(labour).toBe(7_200);
      const made = affordedPortions(row, 1_000_000);
      expect(made?.portions).toBe(Math.floor(1_000_000 / ((ingredients + waste) / 4)));
      expect(made?.profitAt?.(row.price ?? 0)).toBe((made?.portions ?? 0) * (row.profit ?? 0));
    });
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
      const sized = planned(many, (one) => ({ ...ours(one), size: { portions } }));
      const cards = sized.map(({ plan }) => plan.ingredientRupiah ?? 0);
      for (const shown of cards) expect(shown).toBe(Math.round(shown));
      const sheets = sized.flatMap(({ plan }) => plan.sheet ?? []);
      expect(sheets.map(({ ingredients }) => ingredients)).toEqual(cards);
      expect(answerCost(sized)).toEqual({
        rupiah: cards.reduce((sum, shown) => sum + shown, 0),
        dishes: many.length,
        sold: {
          spent: Math.round(sheets.reduce((sum, { total }) => sum + total, 0)),
          profit: sheets.reduce((sum, { profitPerBatch }) => sum + profitPerBatch, 0),
        },
      });
    }
  });

  test('has no sum of sales where gas and wages are only parts of larger cookings', () => {
    const ingredient = [{ name: 'Ayam', servingSize: '500 g' }];
    const soldOf = (costs: Partial<BusinessCosts>) =>
      answerCost(
        planned([dish({ ingredient, porsi: 4 })], (one) => ({
          ...ours(one),
          business: { ...DEFAULT_BUSINESS_COSTS, ...costs },
        })),
      ).sold;
    expect(soldOf({ gasRupiah: 10_000 })).toBeDefined();
    expect(soldOf({ usualBatch: 50 })).toBeDefined();
    expect(soldOf({ usualBatch: 50, gasRupiah: 10_000 })).toBeUndefined();
  });
});
