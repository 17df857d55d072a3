import { describe, expect, test } from 'vitest';
import { seededRandom } from '../fixtures/seeded-random.ts';
import { parseDish, type Dish } from '../recipes/dish.ts';
import { DEFAULT_BUSINESS_COSTS, type BusinessCosts } from './business-costs.ts';
import { createCostSheet } from './cost-sheet.ts';
import { findTooDear, planBox, type MealBox } from './meal-box.ts';
import { planDish } from './plan-dish.ts';

const caterer: BusinessCosts = {
  ...DEFAULT_BUSINESS_COSTS,
  kind: 'katering',
  packagingRupiah: 1_500,
  gasRupiah: 40_000,
  labourRupiah: 200_000,
};

/** A dish with this ingredient cost and number of portions. */
const dish = (ingredientRupiah: number, portions = 100) => ({
  jenis: 'kue' as const,
  factor: 1,
  sheet: createCostSheet({ ingredientRupiah, portions }, caterer),
});
const rice = dish(250_000);
const chicken = dish(900_000);
const vegetable = dish(150_000, 50);
const unknown = { jenis: 'kue' as const, factor: 1 };
const menu = [rice, chicken, vegetable, unknown];

describe('a box of several dishes', () => {
  test('holds one portion of each, is cooked in one go, and has a pack of its own', () => {
    const { boxes, dishes, sheet } = planBox(menu, menu, { business: caterer, portions: 100 });
    expect(boxes).toBe(100);
    expect(dishes).toEqual([
      { position: 0, portions: 1, factor: 1, ingredients: 250_000 },
      { position: 1, portions: 1, factor: 1, ingredients: 900_000 },
      { position: 2, portions: 1, factor: 2, ingredients: 300_000 },
    ]);
    expect(sheet).toMatchObject({
      ingredients: 1_450_000,
      waste: 72_500,
      packaging: 150_000,
      gas: 40_000,
      labour: 200_000,
      total: 1_912_500,
      costPerPortion: 19_125,
      isOwnPrice: false,
    });
  });

  test('holds what the owner has chosen, in as many boxes and for the price that she says', () => {
    const box: MealBox = {
      boxes: 20,
      packagingRupiah: 0,
      priceRupiah: 12_000,
      portions: { 1: 0, 2: 2 },
    };
    const plan = planBox(menu, menu, {
      box,
      business: caterer,
      portions: 100,
      asked: { price: 25_000 },
    });
    expect(plan.dishes).toEqual([
      { position: 0, portions: 1, factor: 0.2, ingredients: 50_000 },
      { position: 2, portions: 2, factor: 0.8, ingredients: 120_000 },
    ]);
    expect(plan.sheet).toMatchObject({ packaging: 0, price: 12_000, isOwnPrice: true });
    expect(plan.sheet?.profitPerPortion).toBe(12_000 - (plan.sheet?.costPerPortion ?? 0));
  });

  test('sells for the price that was asked for, else for a suggested one, ten of them', () => {
    const asked = planBox(menu, menu, { business: caterer, asked: { price: 25_000 } });
    expect(asked).toMatchObject({ boxes: 10, sheet: { price: 25_000, isOwnPrice: true } });
    const { sheet } = planBox(menu, menu, { business: caterer });
    expect(sheet?.price).toBeGreaterThanOrEqual(sheet?.costPerPortion ?? Number.NaN);
  });

  test('usually has one dish of each sort, and as many dishes as are asked for', () => {
    const usual = (kinds: readonly NonNullable<Dish['jenis']>[], dishes?: number) =>
      planBox(
        kinds.map((jenis) => ({ jenis })),
        kinds.map(() => rice),
        { business: caterer, asked: { dishes } },
      ).dishes.map(({ position }) => position);
    expect(usual(['soto', 'soto', 'sup'])).toEqual([0]);
    expect(usual(['nasi', 'gulai', 'lauk', 'sayur', 'sambal', 'nasi'])).toEqual([0, 1, 3, 4]);
    expect(usual(['kue', 'gorengan', 'kue', 'jajanan', 'kue'])).toEqual([0, 1, 2, 3, 4]);
    expect(usual(['kue', 'gorengan', 'kue', 'jajanan', 'kue'], 3)).toEqual([0, 1, 2]);
    // As many as leave a good third of the price: 2,500 + 9,000 + 3,000.
    const priced = (price: number) =>
      planBox(menu, menu, { business: caterer, portions: 100, asked: { price } }).dishes.map(
        ({ position }) => position,
      );
    expect(priced(25_000)).toEqual([0, 1, 2]);
    expect(priced(18_000)).toEqual([0, 1]);
    expect(priced(9_000)).toEqual([0, 2]);
    expect(priced(1_000)).toEqual([0]);
    // Rice alone is no meal: the cheapest other dish may come if the price pays for it.
    const withRice = (price: number) =>
      planBox(
        [{ jenis: 'nasi' }, { jenis: 'lauk' }, { jenis: 'sayur' }],
        [rice, chicken, vegetable],
        { business: caterer, portions: 100, asked: { price } },
      ).dishes.map(({ position }) => position);
    expect(withRice(8_000)).toEqual([0, 2]);
    expect(withRice(6_200)).toEqual([0, 2]);
    expect(withRice(6_000)).toEqual([0]);
    // A dish without a cost does not keep another out.
    const soups = [{ jenis: 'soto' as const }, { jenis: 'soto' as const }];
    const plan = planBox(soups, [unknown, rice], { business: caterer, asked: { dishes: 1 } });
    expect(plan.dishes.map(({ position }) => position)).toEqual([1]);
  });

  test('holds pieces as the recipe makes them, not a stall’s smaller ones', () => {
    const risoles = parseDish({
      foodName: 'Risoles',
      porsi: 20,
      hasil: '20 buah',
      porsiWarung: 28,
      estimatedCostatRupiah: 40_000,
      ingredient: [{ name: 'Ayam', servingSize: '1 kg' }],
    }) as Dish;
    const plan = planDish(risoles, { size: {}, business: DEFAULT_BUSINESS_COSTS });
    expect(plan.sheet?.portionsSold).toBe(28);
    const box = { boxes: 40, portions: { 0: 1 } };
    const boxed = planBox([risoles], [plan], { box, business: DEFAULT_BUSINESS_COSTS });
    expect(boxed.dishes).toEqual([{ position: 0, portions: 1, factor: 2, ingredients: 80_000 }]);
  });

  test('has no sums while it is empty', () => {
    const box: MealBox = { portions: { 0: 0, 1: 0, 2: 0 } };
    expect(planBox(menu, menu, { box, business: caterer })).not.toHaveProperty('sheet');
    expect(planBox([unknown], [unknown], { business: caterer })).not.toHaveProperty('sheet');
  });

  test('of one portion of one dish costs and earns what the sheet of the dish says', () => {
    const soto = parseDish({
      foodName: 'Soto',
      porsi: 6,
      porsiWarung: 9,
      estimatedCostatRupiah: 87_654,
      ingredient: [{ name: 'Ayam', servingSize: '1 kg' }],
    }) as Dish;
    for (const kind of ['warung', 'katering'] as const) {
      const business = { ...caterer, kind };
      const plan = planDish(soto, { size: { portions: 50 }, business });
      const box: MealBox = { boxes: plan.sheet?.portionsSold ?? Number.NaN, portions: {} };
      expect(planBox([soto], [plan], { box, business }).sheet).toEqual(plan.sheet);
    }
  });
});

describe('for any box', () => {
  const random = seededRandom(7);
  const below = (most: number) => Math.floor(random() * most);
  const boxes = Array.from({ length: 300 }, () => {
    const plans = Array.from({ length: 1 + below(6) }, () =>
      dish(below(3_000_000), 1 + below(200)),
    );
    const portions = Object.fromEntries(plans.map((_, position) => [position, below(4)]));
    const business = {
      ...caterer,
      packagingRupiah: below(3_000),
      gasRupiah: below(50_000),
      labourRupiah: below(300_000),
      wasteShare: random() / 2,
    };
    return { plans, business, box: { boxes: 1 + below(10_000), portions } };
  });

  test('every figure is finite, and one dish fewer never makes it dearer', () => {
    for (const { plans, business, box } of boxes) {
      const { sheet, dishes } = planBox(plans, plans, { box, business });
      for (const figure of Object.values(sheet ?? {})) {
        if (typeof figure === 'number') expect(Number.isFinite(figure)).toBe(true);
      }
      for (const { position } of dishes) {
        const portions = { ...box.portions, [position]: 0 };
        const without = planBox(plans, plans, { box: { ...box, portions }, business });
        expect(without.sheet?.costPerPortion ?? 0).toBeLessThanOrEqual(sheet?.costPerPortion ?? 0);
      }
    }
  });

  test('leaving out the dish named as too much is enough', () => {
    let named = 0;
    for (const { plans, business, box } of boxes) {
      const plan = planBox(plans, plans, { box, business, asked: { price: 40_000 } });
      const { without, most = 0 } = findTooDear(plan, [], business) ?? {};
      if (without === undefined) continue;
      named += 1;
      expect(without.ingredients).toBeLessThanOrEqual(most);
      const portions = { ...box.portions, [without.position]: 0 };
      const rest = planBox(plans, plans, {
        box: { ...box, portions },
        business,
        asked: { price: 40_000 },
      });
      expect(findTooDear(rest, [], business)).toBeUndefined();
      expect(rest.sheet).toBeDefined();
    }
    expect(named).toBeGreaterThan(20);
  });
});

describe('ingredients that are too dear for a price', () => {
  const aiming = { ...caterer, targetFoodCost: 0.4 };
  const at = (
    askedPrice: number | undefined,
    plans = menu,
    dishes: readonly Pick<Dish, 'jenis'>[] = [],
  ) =>
    findTooDear(
      planBox(plans, plans, {
        box: { portions: Object.fromEntries(plans.map((_, position) => [position, 1])) },
        business: aiming,
        portions: 100,
        asked: { price: askedPrice },
      }),
      dishes,
      aiming,
    );

  test('are met by leaving out the cheapest dish that is enough', () => {
    expect(at(30_000)).toEqual({ most: 12_000, without: { position: 0, ingredients: 12_000 } });
    expect(at(29_000)).toEqual({ most: 11_600, without: { position: 2, ingredients: 11_500 } });
    expect(at(25_000)).toEqual({ most: 10_000, without: { position: 1, ingredients: 5_500 } });
  });

  test('are never met by leaving out the only rice', () => {
    const without = (askedPrice: number, dishes: readonly Pick<Dish, 'jenis'>[]) =>
      at(askedPrice, menu, dishes)?.without?.position;
    expect(without(32_000, [])).toBe(0);
    expect(without(32_000, [{ jenis: 'nasi' }])).toBe(2);
    expect(without(32_000, [{ jenis: 'nasi' }, { jenis: 'nasi' }])).toBe(0);
  });

  test('may be so dear that no single dish is enough', () => {
    expect(at(10_000)).toEqual({ most: 4_000 });
    expect(at(10_000, [chicken])).toEqual({ most: 4_000 });
  });

  test('are not found if they fit or if the price is suggested', () => {
    expect(at(40_000)).toBeUndefined();
    expect(at(undefined)).toBeUndefined();
  });
});
