import { describe, expect, test } from 'vitest';
import { coverageOf } from '../costing/dish-cost.ts';
import { NO_OWN_PRICES, withOwnPrice } from '../costing/own-prices.ts';
import type { Dish } from '../recipes/dish.ts';
import { DEFAULT_BUSINESS_COSTS } from './business-costs.ts';
import { overviewRow } from './compare-dishes.ts';
import { chicken, costOf, dish, plan, shallots, unknown } from './fixtures/planned-dishes.ts';
import type { PlanParts } from './plan-dish.ts';

describe('the plan of a dish', () => {
  const geprek = dish({
    ingredient: [chicken, shallots],
    porsi: 4,
    estimatedCostatRupiah: 60_000,
  });
  const dishCost = costOf(geprek, NO_OWN_PRICES);

  test('uses the source’s figure until ours is there', () => {
    expect(plan(geprek)).toMatchObject({ ingredientRupiah: 60_000, isComputed: false });
    expect(plan(geprek, { dishCost })).toMatchObject({
      ingredientRupiah: dishCost.rupiah,
      isComputed: true,
    });
  });

  test('grows with the portions, while the cost per portion stays', () => {
    const one = plan(geprek, { dishCost });
    const many = plan(geprek, { dishCost, size: { portions: 50 } });
    expect(many).toMatchObject({ factor: 12.5, portions: 50 });
    expect(many.ingredientRupiah).toBeCloseTo(dishCost.rupiah * 12.5, 6);
    expect(many.sheet?.costPerPortion).toBe(one.sheet?.costPerPortion);
  });

  test('is for the exact part of a portion that boxes need, at a stall, too', () => {
    const size = { portions: 37.5 };
    const stall = { ...geprek, porsiWarung: 6 };
    for (const isSelling of [true, false]) {
      const { factor, sheet } = plan(stall, { size, isSelling });
      expect(sheet?.portionsSold).toBe(isSelling ? 37.5 : 56.25);
      expect(factor).toBe(37.5 / (isSelling ? 6 : 4));
    }
    const { sheet } = plan(stall, { size, isSelling: true, dishBusiness: { priceRupiah: 9_999 } });
    expect(sheet?.profitPerBatch).toBe(374_963 - (sheet?.total ?? 0));
  });

  test('is for whole portions, so that a profit is what price and costs say', () => {
    for (const porsi of [3, 7, 49]) {
      for (let portions = 1; portions <= 200; portions += 1) {
        const { sheet } = plan({ ...geprek, porsi }, { size: { portions } });
        if (sheet === undefined) throw new Error('no sheet');
        const { price, costPerPortion, total } = sheet;
        expect(sheet.portionsSold).toBe(portions);
        expect(sheet.profitPerPortion).toBe(price - costPerPortion);
        expect(sheet.profitPerBatch).toBe(price * portions - total);
      }
    }
  });

  test('sells the smaller portions of a stall, unless the owner sells others', () => {
    const stall = { ...geprek, porsiWarung: 6 };
    const soldOf = (parts: Partial<PlanParts>) => plan(stall, parts).sheet?.portionsSold;
    expect(plan(stall).sheet).toMatchObject({ portionsSold: 6, costPerPortion: 10_500 });
    expect(plan(stall).portions).toBe(4);
    expect(soldOf({ size: { portions: 50 } })).toBe(75);
    expect(soldOf({ dishBusiness: { portionsSold: 5 } })).toBe(5);
    expect(soldOf({ business: { ...DEFAULT_BUSINESS_COSTS, kind: 'katering' } })).toBe(4);
    expect(plan(geprek).sheet?.portionsSold).toBe(4);
  });

  test('shares gas and wages with the dishes that are cooked with it', () => {
    const business = { ...DEFAULT_BUSINESS_COSTS, gasRupiah: 15_000, labourRupiah: 100_000 };
    const alone = plan(geprek, { dishCost, business }).sheet;
    const shared = plan(geprek, { dishCost, business, dishesPerCooking: 5 });
    expect(shared.dishesPerCooking).toBe(5);
    expect(shared.sheet).toMatchObject({ gas: 3_000, labour: 20_000 });
    expect(alone).toMatchObject({ gas: 15_000, labour: 100_000 });
    expect((alone?.total ?? 0) - (shared.sheet?.total ?? 0)).toBe(92_000);
    const rows = [0, 1, 2].map(() => plan(geprek, { dishCost, business, dishesPerCooking: 3 }));
    const wages = rows.reduce((sum, { sheet }) => sum + (sheet?.labour ?? 0), 0);
    expect(Math.abs(wages - 100_000)).toBeLessThanOrEqual(3);
  });

  test('divides gas and wages by the usual cooking until it is known how many are cooked', () => {
    const business = {
      ...DEFAULT_BUSINESS_COSTS,
      gasRupiah: 15_000,
      labourRupiah: 100_000,
      usualBatch: 50,
    };
    const asWritten = plan(geprek, { dishCost, business });
    expect(asWritten).toMatchObject({
      sharedBatch: { portions: 50, basis: 'usual' },
      sheet: { gas: 1_200, labour: 8_000 },
    });
    const chosen = plan(geprek, { dishCost, business, size: { portions: 50 } });
    expect(chosen).toMatchObject({ sheet: { gas: 15_000, labour: 100_000 } });
    expect(chosen.sharedBatch).toBeUndefined();
    expect(asWritten.sheet?.costPerPortion).toBe(chosen.sheet?.costPerPortion);
    const own = plan(geprek, { dishCost, business, dishBusiness: { portionsSold: 8 } });
    expect(own.sheet?.gas).toBe(15_000);
    const few = plan(geprek, { dishCost, business: { ...business, usualBatch: 2 } });
    expect(few).toMatchObject({ sheet: { gas: 15_000 } });
    expect(few.sharedBatch).toBeUndefined();
    const together = plan(geprek, { dishCost, business, dishesPerCooking: 5 });
    expect(together.sheet).toMatchObject({ gas: 240, labour: 1_600 });
    const klepon = { ...geprek, porsi: 30, hasil: '30 butir', jualan: 'Satu bungkus 5 butir.' };
    expect(plan(klepon, { dishCost, business })).toMatchObject({
      sharedBatch: { portions: 250 },
      sheet: { gas: 1_800 },
    });
  });

  test('divides gas and wages by what the money makes only where no cooking is usual', () => {
    const business = { ...DEFAULT_BUSINESS_COSTS, gasRupiah: 15_000, labourRupiah: 100_000 };
    const ofMoney = plan(geprek, { dishCost, business, money: 500_000 });
    const { afforded = 0 } = ofMoney;
    expect(ofMoney.sharedBatch).toEqual({ portions: afforded, basis: 'money' });
    // Even if the usual cooking is of as many.
    const ofBoth = { ...business, usualBatch: afforded };
    const usual = plan(geprek, { dishCost, business: ofBoth, money: 500_000 });
    expect(usual.sharedBatch).toEqual({ portions: afforded, basis: 'usual' });
  });

  test('divides gas and wages by no fewer portions than the recipe makes, however little money there is', () => {
    const business = { ...DEFAULT_BUSINESS_COSTS, gasRupiah: 5_000, labourRupiah: 100_000 };
    const ofMoney = plan(geprek, { dishCost, business, money: 20_000 });
    expect(ofMoney.afforded).toBe(1);
    expect(ofMoney.sheet).toEqual(plan(geprek, { dishCost, business }).sheet);
    expect(ofMoney.sharedBatch).toBeUndefined();
  });

  test('portions sold that the owner entered grow with the batch', () => {
    const dishBusiness = { portionsSold: 8, soldAtFactor: 1 };
    const sold = (portions: number) =>
      plan(geprek, { dishCost, dishBusiness, size: { portions } }).sheet;
    expect(sold(4)?.portionsSold).toBe(8);
    expect(sold(50)?.portionsSold).toBe(100);
    expect(sold(50)?.costPerPortion).toBe(sold(4)?.costPerPortion);
    const { porsi: _, ...old } = geprek;
    const twice = plan(old, { dishCost, dishBusiness, size: { times: 2 } });
    expect(twice.sheet?.portionsSold).toBe(16);
  });

  test('are named: pieces of the recipe as they are, all else as what is sold', () => {
    const klepon = { ...geprek, porsi: 30, hasil: '30 butir' };
    const unitOf = (one: Dish, isSelling: boolean, dishBusiness = {}) => {
      const planned = { dish: one, plan: plan(one, { dishCost, dishBusiness }), position: 0 };
      return overviewRow(planned, isSelling).unit;
    };
    const selling = (more: Partial<Dish>, dishBusiness = {}) =>
      unitOf({ ...klepon, ...more }, true, dishBusiness);
    expect(selling({})).toBe('butir');
    // Two are left; ten of thirty are packs.
    expect(selling({}, { portionsSold: 28 })).toBe('butir');
    // A stall's smaller ones may cost less than the ingredients of one from the recipe.
    expect(selling({ porsiWarung: 40 })).toBe('butir jual');
    expect(selling({}, { portionsSold: 10 })).toBe('porsi jual');
    expect(selling({ hasil: '30 mangkuk', porsiWarung: 40 })).toBe('porsi jual');
    expect(unitOf(klepon, false)).toBe('butir');
  });

  test.each([
    ['all are sold', {}, {}, 3_000],
    ['two are left', {}, { portionsSold: 28 }, 2_800],
    ['a stall makes them smaller', { porsiWarung: 40 }, {}, 4_000],
    ['packs are what is sold', {}, { portionsSold: 6 }, 3_000],
  ])('pays for packs of five pieces where %s', (_, more, own, packaging) => {
    const klepon = { ...geprek, porsi: 30, hasil: '30 butir', ...more };
    const business = { ...DEFAULT_BUSINESS_COSTS, packagingRupiah: 500 };
    const dishBusiness = { perPack: 5, ...own };
    expect(plan(klepon, { dishCost, business, dishBusiness }).sheet?.packaging).toBe(packaging);
  });

  test.each([
    ['Satu bungkus 5–6 butir. Bola harus kering dari air.', 3_000],
    ['Kotak nasi 1 potong.', 15_000],
    ['Satu butir 22 g.', 15_000],
  ])('pays for as many packs as the seller’s note says: %s', (jualan, packaging) => {
    const klepon = { ...geprek, porsi: 30, hasil: '30 butir', jualan };
    const business = { ...DEFAULT_BUSINESS_COSTS, packagingRupiah: 500 };
    expect(plan(klepon, { dishCost, business }).sheet?.packaging).toBe(packaging);
  });

  test('for guests are those cooked, although a stall would make more', () => {
    const soto = { ...geprek, porsiWarung: 8 };
    expect(plan(soto, { dishCost }).sheet?.portionsSold).toBe(8);
    const guests = { dishCost, servesGuests: true };
    expect(plan(soto, guests).sheet?.portionsSold).toBe(4);
    expect(plan(soto, { ...guests, isSelling: true })).toMatchObject({ factor: 1, portions: 4 });
  });

  test('are counted as they are sold where they are sold, and cost the same at any size', () => {
    const soto = { ...geprek, porsiWarung: 8 };
    const asWritten = plan(soto, { dishCost, isSelling: true });
    expect(asWritten).toMatchObject({ factor: 1, portions: 8, recipePortions: 8 });
    const twenty = plan(soto, { dishCost, isSelling: true, size: { portions: 20 } });
    expect(twenty).toMatchObject({ factor: 2.5, portions: 20 });
    expect(twenty.sheet?.portionsSold).toBe(20);
    expect(twenty.sheet?.costPerPortion).toBe(asWritten.sheet?.costPerPortion);
    // At home twenty are a family's: what a stall makes of the same pot costs no more each.
    const atHome = plan(soto, { dishCost, size: { portions: 20 } });
    expect(atHome).toMatchObject({ factor: 5, portions: 20 });
    expect(atHome.sheet).toMatchObject({ portionsSold: 40 });
    expect(atHome.sheet?.costPerPortion).toBe(asWritten.sheet?.costPerPortion);
  });

  test('are a stall’s pieces, too, where they are sold; at home those of the recipe', () => {
    const klepon = { ...geprek, porsi: 30, hasil: '30 butir', porsiWarung: 40 };
    const size = { portions: 80 };
    const sold = plan(klepon, { dishCost, isSelling: true, size });
    expect(sold).toMatchObject({ factor: 2, portions: 80, recipePortions: 40 });
    const asWritten = plan(klepon, { dishCost, isSelling: true });
    expect(sold.sheet?.costPerPortion).toBe(asWritten.sheet?.costPerPortion);
    const atHome = plan(klepon, { dishCost, size: { portions: 60 } });
    expect(atHome).toMatchObject({ factor: 2, sheet: { portionsSold: 60 } });
  });

  test('shows no sum of ours when too few lines have a price', () => {
    const odd = dish({ ingredient: [chicken, unknown, { ...unknown, name: 'Ekstrak gaib' }] });
    const ours = costOf(odd, NO_OWN_PRICES);
    expect(coverageOf(ours)).toEqual({ priced: 1, of: 3 });
    const planned = plan(odd, { dishCost: ours });
    expect(planned.isComputed).toBe(false);
    expect(planned.ingredientRupiah).toBeUndefined();
    expect(planned.sheet).toBeUndefined();
  });

  test('without portions has a sheet once the portions sold are known', () => {
    const old = dish({ ingredient: [chicken] });
    const ours = costOf(old, NO_OWN_PRICES);
    expect(plan(old, { dishCost: ours }).sheet).toBeUndefined();
    const sold = plan(old, { dishCost: ours, dishBusiness: { portionsSold: 10 } });
    expect(sold.sheet?.portionsSold).toBe(10);
  });

  test('the cost of a dish is computed again only if a price of its own lines changes', () => {
    expect(costOf(geprek, NO_OWN_PRICES)).toBe(dishCost);
    const price = { rupiah: 1, per: { quantity: 1, unit: 'kg' } };
    const beef = withOwnPrice(NO_OWN_PRICES, 'daging sapi', price);
    expect(costOf(geprek, beef)).toBe(dishCost);
    const chickenToo = withOwnPrice(beef, 'ayam', price);
    expect(costOf(geprek, chickenToo).rupiah).toBeLessThan(dishCost.rupiah);
    expect(costOf(geprek, beef).rupiah).toBe(dishCost.rupiah);
  });
});
