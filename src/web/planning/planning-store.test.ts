import { describe, expect, test } from 'vitest';
import type { DishCosting } from '#core/costing/dish-costing.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { createFakeStorage } from '../fixtures/fake-storage.ts';
import { orderedBox, plannedDish } from './answer-plans.ts';
import { readAnswer } from './overview/read-overview.ts';
import { createPlanningStorage } from './planning-storage.ts';
import { createPlanningStore } from './planning-store.ts';

const [soto] = SAMPLE_DISHES as readonly [Dish];
const KILO = { quantity: 1, unit: 'kg' };

function visit(storage = createFakeStorage(), load = () => new Promise<DishCosting>(() => {})) {
  let complaints = 0;
  const store = createPlanningStore({
    storage: createPlanningStorage(storage),
    loadCosting: load,
    onNotStored: () => {
      complaints += 1;
    },
  });
  return { storage, store, complaints: () => complaints };
}

const answer = (conversationId: string | undefined, key = 'soto', isComplete = true) => ({
  key,
  conversationId,
  answer: readAnswer(key, [soto], isComplete),
});

describe('the portions of an answer', () => {
  test('chosen while it was written stay when it is saved, and after a reload', () => {
    const { store, storage } = visit();
    store.open(answer(undefined));
    store.setPortions(50);
    store.open(answer('AB12CD'));
    expect(store.getState().choices.portions).toBe(50);
    store.setDishSize(2, { portions: 30 });

    const { store: again } = visit(storage);
    again.open(answer('AB12CD'));
    expect(again.getState().choices).toEqual({ portions: 50, dishes: { 2: { portions: 30 } } });
  });

  test('are not the previous answer’s', () => {
    const { store } = visit();
    store.open(answer('AB12CD'));
    store.setPortions(50);
    store.open(answer('XY34ZW', 'rendang'));
    expect(store.getState().choices).toEqual({ dishes: {} });
    store.open(answer('AB12CD'));
    expect(store.getState().choices.portions).toBe(50);
  });

  test('of an order are what its boxes need, until she says how much she cooks', () => {
    const { store } = visit();
    const question = 'nasi kotak 25 orang isi soto';
    const cooked = () => plannedDish(store.getState(), soto, 0).plan.portions;
    store.open(answer(undefined, question, false));
    expect(cooked()).toBe(25);
    store.open(answer(undefined, question));
    store.changeBox({ portions: { 0: 0.5 } });
    expect(cooked()).toBe(12.5);
    const { factor } = plannedDish(store.getState(), soto, 0).plan;
    expect(orderedBox(store.getState())?.dishes[0]?.factor).toBeCloseTo(factor, 6);
    store.changeBox({ boxes: 40 });
    expect(cooked()).toBe(20);
    store.setPortions(60);
    expect(cooked()).toBe(30);
    store.setDishSize(0, { portions: 7 });
    expect(cooked()).toBe(7);
    store.open(answer('AB12CD', 'soto'));
    expect(cooked()).toBe(soto.porsi);
  });

  test('what is paid for a box beside its dishes goes along to the question that continues it', () => {
    const { store, storage } = visit();
    store.open(answer('AB12CD', 'nasi kotak'));
    store.changeBox({ extraRupiah: 1_500, priceRupiah: 25_000, portions: { 1: 2 } });
    store.goOnWith('nasi kotak, dijual 20 ribu');
    store.open(answer(undefined, 'nasi kotak, dijual 20 ribu'));
    store.open(answer('XY34ZW', 'nasi kotak, dijual 20 ribu'));
    const box = { portions: {}, extraRupiah: 1_500 };
    const kept = { dishes: {}, box, orderId: 'AB12CD' };
    expect(store.getState().choices).toEqual(kept);
    const { store: again } = visit(storage);
    again.open(answer('XY34ZW', 'nasi kotak, dijual 20 ribu'));
    expect(again.getState().choices).toEqual(kept);
    // A recipe out of the box is no box.
    store.goOnWith('soto');
    store.open(answer(undefined, 'soto'));
    expect(store.getState().choices).toEqual({ dishes: {} });
  });

  test.each(['__proto__', 'constructor', 'toString'])(
    'belong to that answer alone, whatever its id in an older history or a backup: %s',
    (id) => {
      const { store, storage } = visit();
      store.open(answer(id));
      expect(store.getState().choices).toEqual({ dishes: {} });
      store.setPortions(50);
      const { store: again } = visit(storage);
      again.open(answer(id));
      expect(again.getState().choices.portions).toBe(50);
    },
  );

  test('cause no render if neither of two single dishes has any', () => {
    const { store } = visit();
    store.open({ key: 'soto', conversationId: 'AB12CD' });
    const before = store.getState();
    store.open({ key: 'rendang', conversationId: 'XY34ZW' });
    expect(store.getState()).toBe(before);
  });

  test('are not rendered again for each dish that comes', () => {
    const { store } = visit();
    const question = 'nasi kotak 25 orang isi soto';
    store.open(answer(undefined, question, false));
    const before = store.getState();
    store.open(answer(undefined, question, false));
    expect(store.getState()).toBe(before);
    store.open(answer('AB12CD', question));
    expect(store.getState().answer?.isComplete).toBe(true);
    // The same question is asked again, and there was no room to save its answer.
    store.open(answer('AB12CD', question, false));
    expect(store.getState().answer?.isComplete).toBe(false);
  });

  test('are those in the question, which are not stored, unless others were chosen', () => {
    const { store, storage } = visit();
    const portions = () => plannedDish(store.getState(), soto, 0).plan.portions;
    store.open(answer(undefined, 'soto 50 porsi'));
    store.open(answer('AB12CD', 'soto 50 porsi'));
    expect(portions()).toBe(50);
    expect(storage.getItem('preferences')).toBeNull();
    store.setPortions(20);
    store.open(answer(undefined, 'lain'));
    store.open(answer('AB12CD', 'soto 50 porsi'));
    expect(portions()).toBe(20);
  });

  test('leave its dishes cooked together, which is saved with them', () => {
    const { store, storage } = visit();
    const labour = (of = store) => plannedDish(of.getState(), soto, 0).plan.sheet?.labour;
    store.open(answer('AB12CD'));
    store.changeBusiness({ labourRupiah: 100_000 });
    expect(labour()).toBe(100_000);
    store.setTogether(5);
    store.setPortions(50);
    expect(labour()).toBe(20_000);
    store.setPortions(undefined);
    store.open(answer('XY34ZW', 'rendang'));
    expect(labour()).toBe(100_000);

    const { store: again } = visit(storage);
    again.open(answer('AB12CD'));
    expect(labour(again)).toBe(20_000);
    again.setTogether(undefined);
    expect(labour(again)).toBe(100_000);
  });

  test.each([1, 0, 2.5, 'lima', 1e6])(
    'are dropped if a damaged store divides them among %s dishes',
    (together) => {
      const { storage } = visit();
      const portions = { AB12CD: { portions: 50, dishes: {}, together } };
      storage.setItem('preferences', JSON.stringify({ portions }));
      const { store } = visit(storage);
      store.open(answer('AB12CD'));
      expect(store.getState().choices).toEqual({ dishes: {} });
    },
  );

  test('that two tabs choose both stay', () => {
    const { store, storage } = visit();
    const { store: other } = visit(storage);
    store.open(answer('AB12CD'));
    other.open(answer('AB12CD'));
    store.changeBox({ boxes: 55 });
    other.changeBox({ packagingRupiah: 2_000 });
    store.setDishSize(1, { portions: 70 });
    store.changeDish(soto, { priceRupiah: 9_000 });
    other.changeDish(soto, { portionsSold: 30 });
    other.follow();
    store.follow();
    for (const { choices, business } of [store.getState(), other.getState()]) {
      expect(choices.box).toMatchObject({ boxes: 55, packagingRupiah: 2_000 });
      expect(choices.dishes).toEqual({ 1: { portions: 70 } });
      expect(business.dishes[soto.foodName.toLowerCase()]).toEqual({
        priceRupiah: 9_000,
        portionsSold: 30,
      });
    }
  });

  test('that the browser refuses last until the page closes', () => {
    const { store, storage, complaints } = visit();
    store.open(answer('AB12CD'));
    store.setPortions(20);
    storage.quota = 0;
    store.setPortions(50);
    store.setDishSize(0, { portions: 5 });
    store.follow();
    expect(complaints()).toBe(2);
    expect(store.getState().choices).toEqual({ portions: 50, dishes: { 0: { portions: 5 } } });
  });

  test('of one dish are replaced by a number for all', () => {
    const { store } = visit();
    store.setDishSize(0, { portions: 7 });
    expect(plannedDish(store.getState(), soto, 0).plan.portions).toBe(7);
    store.setPortions(12);
    expect(plannedDish(store.getState(), soto, 0).plan).toMatchObject({ portions: 12, factor: 2 });
    store.setDishSize(0, { portions: 7 });
    store.setDishSize(0, undefined);
    expect(plannedDish(store.getState(), soto, 0).plan.portions).toBe(12);
  });
});

describe('what an owner has entered', () => {
  test('is saved: selling mode, her business, her prices', () => {
    const { store, storage } = visit();
    store.setSelling(true);
    store.changeBusiness({ kind: 'katering', gasRupiah: 12_000 });
    store.changeDish(soto, { priceRupiah: 15_000, portionsSold: 8, perPack: 5 });
    store.changeDish(soto, { portionsSold: undefined, profitRupiah: 2_000 });
    store.setOwnPrice('ayam', { rupiah: 42_000, per: KILO });
    store.setOwnSum('1 ikat kemangi', 2_500);

    const again = visit(storage).store.getState();
    expect(again.isSelling).toBe(true);
    expect(again.business.costs).toMatchObject({ kind: 'katering', gasRupiah: 12_000 });
    expect(again.business.dishes).toEqual({
      'soto ayam lamongan': { priceRupiah: 15_000, perPack: 5, profitRupiah: 2_000 },
    });
    expect(again.ownPrices.foods).toEqual(new Map([['ayam', { rupiah: 42_000, per: KILO }]]));
    expect(again.ownPrices.lines).toEqual(new Map([['1 ikat kemangi', 2_500]]));
  });

  test('can be removed', () => {
    const { store, storage } = visit();
    store.changeBusiness({ targetFoodCost: 0.5, boxPackagingRupiah: 2_200, usualBatch: 50 });
    expect(visit(storage).store.getState().business.costs).toMatchObject({
      targetFoodCost: 0.5,
      boxPackagingRupiah: 2_200,
      usualBatch: 50,
    });
    store.changeBusiness({
      targetFoodCost: undefined,
      boxPackagingRupiah: undefined,
      usualBatch: undefined,
    });
    store.setOwnPrice('ayam', { rupiah: 42_000, per: KILO });
    store.setOwnPrice('ayam', undefined);
    const again = visit(storage).store.getState();
    expect(again.business.costs).not.toHaveProperty('targetFoodCost');
    expect(again.business.costs).not.toHaveProperty('boxPackagingRupiah');
    expect(again.business.costs).not.toHaveProperty('usualBatch');
    expect(again.ownPrices.foods.size).toBe(0);
  });

  test('appears here when entered in another tab', () => {
    const { store, storage } = visit();
    visit(storage).store.setOwnPrice('ayam', { rupiah: 42_000, per: KILO });
    expect(store.getState().ownPrices.foods.size).toBe(0);
    store.follow();
    expect(store.getState().ownPrices.foods.size).toBe(1);
  });

  test('stays in effect, with a warning, if the browser does not store it', () => {
    const { store, storage, complaints } = visit();
    storage.isBlocked = true;
    store.setSelling(true);
    store.follow();
    expect(store.getState().isSelling).toBe(true);
    expect(complaints()).toBe(1);
  });
});

test('an own price that did not fit waits, and then does not overwrite another tab’s', () => {
  const { store, storage } = visit();
  storage.quota = 0;
  store.setOwnPrice('beras', { rupiah: 14_000, per: KILO });
  expect(store.getState().ownPrices.foods.get('beras')?.rupiah).toBe(14_000);
  storage.quota = Number.POSITIVE_INFINITY;
  visit(storage).store.setOwnPrice('gula pasir', { rupiah: 18_000, per: KILO });
  store.follow();
  expect([...store.getState().ownPrices.foods.keys()].sort()).toEqual(['beras', 'gula pasir']);
  expect(store.getState().ownPrices).toBe((store.follow(), store.getState().ownPrices));
  store.setOwnPrice('garam', { rupiah: 9_000, per: KILO });
  const { store: again } = visit(storage);
  expect([...again.getState().ownPrices.foods.keys()].sort()).toEqual([
    'beras',
    'garam',
    'gula pasir',
  ]);
});

describe('what storage holds', () => {
  test('that is unreadable is set aside with the next change, and the rest works', () => {
    const { store, storage } = visit(
      createFakeStorage({ ownPrices: '{"foods":', preferences: '[]' }),
    );
    store.setSelling(true);
    store.setOwnPrice('ayam', { rupiah: 42_000, per: KILO });
    expect(storage.stored.get('ownPricesDamaged')).toBe('{"foods":');
    expect(storage.stored.get('preferencesDamaged')).toBe('[]');
    expect(storage.stored.get('preferences')).toBe('{"sellingMode":true}');
  });

  test('keeps fields of others, and loses only one invalid entry', () => {
    const foods = {
      ayam: { rupiah: 42_000, per: KILO },
      tahu: { rupiah: -1, per: KILO },
      tempe: { rupiah: 'mahal', per: KILO },
    };
    const { store, storage } = visit(
      createFakeStorage({
        ownPrices: JSON.stringify({ foods }),
        preferences: '{"huruf":"besar"}',
        businessCosts: '{"kind":"restoran","gasRupiah":5000,"wasteShare":9}',
      }),
    );
    expect([...store.getState().ownPrices.foods.keys()]).toEqual(['ayam']);
    expect(store.getState().business.costs).toMatchObject({
      kind: 'warung',
      gasRupiah: 5_000,
      wasteShare: 0.05,
    });
    store.setSelling(true);
    expect(JSON.parse(storage.stored.get('preferences') ?? '')).toEqual({
      huruf: 'besar',
      sellingMode: true,
    });
  });

  test.each([5, -1, 'banyak', null])(
    'a target share of %j counts as unset; everything else of the business stays',
    (targetFoodCost) => {
      const { store } = visit(
        createFakeStorage({ businessCosts: JSON.stringify({ targetFoodCost, gasRupiah: 5_000 }) }),
      );
      const { costs } = store.getState().business;
      expect(costs.gasRupiah).toBe(5_000);
      expect(costs.targetFoodCost).toBeUndefined();
    },
  );
});

describe('the price book', () => {
  test('that does not load is requested again, but not twice at once', async () => {
    let calls = 0;
    const { store } = visit(createFakeStorage(), () => {
      calls += 1;
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    await Promise.all([store.loadCosting(), store.loadCosting()]);
    expect(calls).toBe(1);
    expect(store.getState()).toMatchObject({ costing: undefined, hasCostingFailed: true });
    await store.loadCosting();
    expect(calls).toBe(2);
  });
});
