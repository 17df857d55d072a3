import { describe, expect, test } from 'vitest';
import { seededRandom } from '../fixtures/seeded-random.ts';
import { parseDish, type Dish } from '../recipes/dish.ts';
import { DEFAULT_BUSINESS_COSTS, type BusinessCosts } from './business-costs.ts';
import { createCostSheet } from './cost-sheet.ts';
import { NO_ASKED_BOX } from './fixtures/no-asked-box.ts';
import { dish, planned } from './fixtures/planned-dishes.ts';
import {
  contentsOf,
  findTooDear,
  planBox as planAskedBox,
  writeInBox,
  type BoxPlan,
  type MealBox,
} from './meal-box.ts';
import type { DishPlan, PlannedDish } from './plan-dish.ts';

type BoxParts = Parameters<typeof planAskedBox>[1];
const planBox = (
  dishes: readonly PlannedDish[],
  parts: Partial<BoxParts> & Pick<BoxParts, 'business'>,
) => planAskedBox(dishes, { asked: NO_ASKED_BOX, ...parts });

const caterer: BusinessCosts = {
  ...DEFAULT_BUSINESS_COSTS,
  kind: 'katering',
  packagingRupiah: 1_500,
  gasRupiah: 40_000,
  labourRupiah: 200_000,
};

type Kind = NonNullable<Dish['jenis']>;

const unknown: DishPlan = { factor: 1, portions: undefined, isComputed: false };
/** The plan of a dish with this ingredient cost and number of portions. */
const plan = (ingredientRupiah: number, portions = 100): DishPlan => ({
  ...unknown,
  sheet: createCostSheet({ ingredientRupiah, portionsSold: portions }, caterer),
});
const rice = plan(250_000);
const chicken = plan(900_000);
const vegetable = plan(150_000, 50);

/** Dishes of these kinds, else cakes, with these plans. */
const menuOf = (plans: readonly DishPlan[], kinds: readonly Kind[] = []) =>
  plans.map((one, position) => ({
    dish: dish({ jenis: kinds[position] ?? 'kue' }),
    plan: one,
    position,
  }));
const menu = menuOf([rice, chicken, vegetable, unknown]);
const positionsOf = ({ dishes }: BoxPlan) => dishes.map(({ position }) => position);

describe('a box of several dishes', () => {
  test('holds what the question names, one dish for each name, whatever it costs', () => {
    const names = ['Nasi Kuning', 'Ayam Bakar Kecap', 'Ayam Bakar Madu', 'Telur Balado', 'Capcay'];
    const kinds = ['nasi', 'lauk', 'lauk', 'lauk', 'sayur'] as const;
    const dishes = names.map((foodName, position) => ({
      dish: dish({ foodName, jenis: kinds[position] ?? 'lauk' }),
      plan: chicken,
      position,
    }));
    const text = 'nasi kotak 30 isi nasi kuning, ayam bakar, telur balado';
    const box = planBox(dishes, {
      business: caterer,
      asked: { ...NO_ASKED_BOX, text, price: 10_000 },
    });
    expect(positionsOf(box)).toEqual([0, 1, 3]);
    // One name alone only says what belongs into it.
    const one = planBox(dishes, {
      business: caterer,
      asked: { ...NO_ASKED_BOX, text: 'nasi kotak telur balado' },
    });
    expect(positionsOf(one)).toEqual([0, 1, 4]);
  });

  test('holds all that is listed for it and the rice beside it, whatever it costs', () => {
    const dishes = menuOf([rice, chicken, chicken, vegetable], ['nasi', 'lauk', 'lauk', 'sayur']);
    const ask = (text: string, most?: number) =>
      positionsOf(
        planBox(dishes, {
          business: caterer,
          asked: { ...NO_ASKED_BOX, isAsked: true, text, price: 5_000, dishes: most },
        }),
      );
    expect(ask('nasi kotak isi ayam goreng, tempe, sayur')).toEqual([0, 1, 2, 3]);
    expect(ask('nasi kotak isi ayam goreng tempe sayur')).toEqual([0, 1, 2, 3]);
    expect(ask('nasi kotak isi 3 macam, ayam, tempe, sayur', 3)).toEqual([0, 1, 2, 3]);
    expect(ask('paket isi ayam goreng, tempe, sayur', 3)).toEqual([0, 1, 2, 3]);
    // Wishes are no dishes.
    const wished = 'nasi kotak 20rb, yang lebih murah, tanpa santan, untuk 50 orang';
    expect(ask(wished).length).toBeLessThan(4);
    // Four dishes to choose from.
    expect(ask('nasi kotak isi 3 lauk').length).toBeLessThan(4);
    expect(ask('nasi kotak ayam dan sayur').length).toBeLessThan(4);
  });

  test('holds half a portion of what is served beside rice and the first main dish', () => {
    const dishes = menuOf(
      [rice, chicken, chicken, vegetable, rice],
      ['nasi', 'lauk', 'lauk', 'sayur', 'sambal'],
    );
    const text = 'nasi kotak isi ayam, tempe, sayur, sambal';
    const asked = { ...NO_ASKED_BOX, isAsked: true, text };
    const box = planBox(dishes, { business: caterer, portions: 100, asked });
    expect(box.dishes.map(({ portions }) => portions)).toEqual([1, 1, 0.5, 0.5, 1]);
    expect(box.dishes[2]).toMatchObject({ factor: 0.5, ingredients: 450_000 });
    const chosen = planBox(dishes, {
      business: caterer,
      asked,
      box: { portions: { ...contentsOf(box, dishes), 3: 1 } },
    });
    expect(chosen.dishes.map(({ portions }) => portions)).toEqual([1, 1, 0.5, 1, 1]);
    // Pieces are whole, and so is what stands alone.
    const pieces = dishes.map((one) => ({
      ...one,
      dish: { ...one.dish, porsi: 30, hasil: '30 buah' },
    }));
    const whole = planBox(pieces, { business: caterer, asked }).dishes;
    const noRice = planBox(dishes.slice(1), { business: caterer, asked }).dishes;
    for (const { portions } of [...whole, ...noRice]) expect(portions).toBe(1);
    expect([0.5, 1.5, 2].map(writeInBox)).toEqual(['½', '1,5', '2']);
  });

  test('holds as much rice as a stall serves, also for guests', () => {
    const [plain] = menuOf([rice], ['nasi']);
    if (plain === undefined) throw new Error('no rice');
    const weighed = { ...plain, dish: { ...plain.dish, porsi: 6, porsiWarung: 8 } };
    const guests = { ...weighed, plan: { ...rice, portions: 100 } };
    const { dishes } = planBox([guests], { business: caterer, portions: 100 });
    expect(dishes[0]).toMatchObject({ factor: 0.75, ingredients: 187_500 });
  });

  test('holds one portion of each, is cooked in one go, and has a pack of its own', () => {
    const { boxes, dishes, sheet } = planBox(menu, { business: caterer, portions: 100 });
    expect(boxes).toBe(100);
    expect(dishes).toMatchObject([
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

  test('counts what else is in it, rice too', () => {
    const asked = { ...NO_ASKED_BOX, hasRice: true };
    const chickenOnly = menuOf([chicken], ['lauk']);
    const parts = { business: caterer, portions: 100, asked };
    const plain = planBox(chickenOnly, parts);
    const box = planBox(chickenOnly, { ...parts, box: { portions: {}, extraRupiah: 3_000 } });
    expect([plain.lacksRice, box.lacksRice]).toEqual([true, false]);
    expect(box.sheet?.ingredients).toBe((plain.sheet?.ingredients ?? 0) + 300_000);
    // With its share of what is lost.
    expect(box.sheet?.costPerPortion).toBe((plain.sheet?.costPerPortion ?? 0) + 3_150);
  });

  test('has rice first, then what belongs on a plate, and says where rice is missing', () => {
    const cakes = [plan(100_000), plan(100_000), rice, chicken];
    const asked = { ...NO_ASKED_BOX, price: 18_000, hasRice: true };
    const kinds: readonly Kind[] = ['kue', 'gorengan', 'nasi', 'lauk'];
    const full = planBox(menuOf(cakes, kinds), { business: caterer, portions: 100, asked });
    expect(positionsOf(full)).toEqual([2, 3]);
    expect(full.lacksRice).toBe(false);
    const poor = planBox(menuOf([chicken, vegetable], ['lauk', 'sayur']), {
      business: caterer,
      portions: 100,
      asked,
    });
    expect(poor.lacksRice).toBe(true);
    expect(planBox(menu, { business: caterer, portions: 100 }).lacksRice).toBe(false);
  });

  test('holds what the owner has chosen, in as many boxes and for the price that she says', () => {
    const box: MealBox = {
      boxes: 20,
      packagingRupiah: 0,
      priceRupiah: 12_000,
      portions: { 1: 0, 2: 2 },
    };
    const plan = planBox(menu, {
      box,
      business: caterer,
      portions: 100,
      asked: { ...NO_ASKED_BOX, price: 25_000 },
    });
    expect(plan.dishes).toMatchObject([
      { position: 0, portions: 1, factor: 0.2, ingredients: 50_000 },
      { position: 2, portions: 2, factor: 0.8, ingredients: 120_000 },
    ]);
    expect(plan.sheet).toMatchObject({ packaging: 0, price: 12_000, isOwnPrice: true });
    expect(plan.sheet?.profitPerPortion).toBe(12_000 - (plan.sheet?.costPerPortion ?? 0));
  });

  test('sells for the price that was asked for, else for a suggested one, ten of them', () => {
    const asked = planBox(menu, { business: caterer, asked: { ...NO_ASKED_BOX, price: 25_000 } });
    expect(asked).toMatchObject({ boxes: 10, sheet: { price: 25_000, isOwnPrice: true } });
    expect(planBox(menu, { business: { ...caterer, usualBatch: 40 } }).boxes).toBe(40);
    const { sheet } = planBox(menu, { business: caterer });
    expect(sheet?.price).toBeGreaterThanOrEqual(sheet?.costPerPortion ?? Number.NaN);
  });

  test('usually has one dish of each sort, and as many dishes as are asked for', () => {
    const usual = (kinds: readonly Kind[], dishes?: number) => {
      const alike = menuOf(
        kinds.map(() => rice),
        kinds,
      );
      return positionsOf(planBox(alike, { business: caterer, asked: { ...NO_ASKED_BOX, dishes } }));
    };
    expect(usual(['soto', 'soto', 'sup'])).toEqual([0]);
    expect(usual(['nasi', 'gulai', 'lauk', 'sayur', 'sambal', 'nasi'])).toEqual([0, 1, 3, 4]);
    expect(usual(['kue', 'gorengan', 'kue', 'jajanan', 'kue'])).toEqual([0, 1, 2, 3, 4]);
    expect(usual(['kue', 'gorengan', 'kue', 'jajanan', 'kue'], 3)).toEqual([0, 1, 2]);
    // As many as leave a good third of the price: 2,500 + 9,000 + 3,000.
    const priced = (price: number) =>
      positionsOf(
        planBox(menu, { business: caterer, portions: 100, asked: { ...NO_ASKED_BOX, price } }),
      );
    expect(priced(25_000)).toEqual([0, 1, 2]);
    expect(priced(18_000)).toEqual([0, 1]);
    expect(priced(9_000)).toEqual([0, 2]);
    expect(priced(1_000)).toEqual([0]);
    // Rice alone is no meal: the cheapest other dish may come if the price pays for it.
    const meal = menuOf([rice, chicken, vegetable], ['nasi', 'lauk', 'sayur']);
    const withRice = (price: number) =>
      positionsOf(
        planBox(meal, { business: caterer, portions: 100, asked: { ...NO_ASKED_BOX, price } }),
      );
    expect(withRice(8_000)).toEqual([0, 2]);
    expect(withRice(6_200)).toEqual([0, 2]);
    expect(withRice(6_000)).toEqual([0]);
    // A dish without a cost does not keep another out.
    const soups = menuOf([unknown, rice], ['soto', 'soto']);
    const box = planBox(soups, { business: caterer, asked: { ...NO_ASKED_BOX, dishes: 1 } });
    expect(positionsOf(box)).toEqual([1]);
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
    const [one] = planned([risoles]);
    expect(one?.plan.sheet?.portionsSold).toBe(28);
    const box = { boxes: 40, portions: { 0: 1 } };
    const boxed = planBox(planned([risoles]), { box, business: DEFAULT_BUSINESS_COSTS });
    expect(boxed.dishes).toMatchObject([
      { position: 0, portions: 1, factor: 2, ingredients: 80_000 },
    ]);
  });

  test('has no sums while it is empty', () => {
    const box: MealBox = { portions: { 0: 0, 1: 0, 2: 0 } };
    expect(planBox(menu, { box, business: caterer })).not.toHaveProperty('sheet');
    expect(planBox(menuOf([unknown]), { business: caterer })).not.toHaveProperty('sheet');
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
      const one = planned([soto], () => ({ size: { portions: 50 }, business }));
      const sheet = one[0]?.plan.sheet;
      const box: MealBox = { boxes: sheet?.portionsSold ?? Number.NaN, portions: {} };
      expect(planBox(one, { box, business }).sheet).toEqual(sheet);
    }
  });
});

describe('for any box', () => {
  const random = seededRandom(7);
  const below = (most: number) => Math.floor(random() * most);
  const boxes = Array.from({ length: 300 }, () => {
    const plans = Array.from({ length: 1 + below(6) }, () =>
      plan(below(3_000_000), 1 + below(200)),
    );
    const portions = Object.fromEntries(plans.map((_, position) => [position, below(4)]));
    const business = {
      ...caterer,
      packagingRupiah: below(3_000),
      gasRupiah: below(50_000),
      labourRupiah: below(300_000),
      wasteShare: random() / 2,
    };
    return { dishes: menuOf(plans), business, box: { boxes: 1 + below(10_000), portions } };
  });

  test('every figure is finite, and one dish fewer never makes it dearer', () => {
    for (const { dishes, business, box } of boxes) {
      const { sheet, dishes: boxed } = planBox(dishes, { box, business });
      for (const figure of Object.values(sheet ?? {})) {
        if (typeof figure === 'number') expect(Number.isFinite(figure)).toBe(true);
      }
      for (const { position } of boxed) {
        const portions = { ...box.portions, [position]: 0 };
        const without = planBox(dishes, { box: { ...box, portions }, business });
        expect(without.sheet?.costPerPortion ?? 0).toBeLessThanOrEqual(sheet?.costPerPortion ?? 0);
      }
    }
  });

  test('leaving out the dish named as too much is enough', () => {
    let named = 0;
    for (const { dishes, business, box } of boxes) {
      const plan = planBox(dishes, { box, business, asked: { ...NO_ASKED_BOX, price: 40_000 } });
      const { without, most = 0 } = findTooDear(plan, business) ?? {};
      if (without === undefined) continue;
      named += 1;
      expect(without.ingredients).toBeLessThanOrEqual(most);
      const portions = { ...box.portions, [without.boxed.position]: 0 };
      const rest = planBox(dishes, {
        box: { ...box, portions },
        business,
        asked: { ...NO_ASKED_BOX, price: 40_000 },
      });
      expect(findTooDear(rest, business)).toBeUndefined();
      expect(rest.sheet).toBeDefined();
    }
    expect(named).toBeGreaterThan(20);
  });
});

describe('ingredients that are too dear for a price', () => {
  const aiming = { ...caterer, targetFoodCost: 0.4 };
  const at = (askedPrice: number | undefined, dishes: readonly PlannedDish[] = menu) =>
    findTooDear(
      planBox(dishes, {
        box: { portions: Object.fromEntries(dishes.map(({ position }) => [position, 1])) },
        business: aiming,
        portions: 100,
        asked: { ...NO_ASKED_BOX, price: askedPrice },
      }),
      aiming,
    );

  test('are met by leaving out the cheapest dish that is enough', () => {
    expect(at(30_000)).toMatchObject({
      most: 12_000,
      without: { boxed: { position: 0 }, ingredients: 12_000 },
    });
    expect(at(29_000)).toMatchObject({
      most: 11_600,
      without: { boxed: { position: 2 }, ingredients: 11_500 },
    });
    expect(at(25_000)).toMatchObject({
      most: 10_000,
      without: { boxed: { position: 1 }, ingredients: 5_500 },
    });
  });

  test('are never met by leaving out the only rice', () => {
    const plans = menu.map((one) => one.plan);
    const without = (askedPrice: number, kinds: readonly Kind[]) =>
      at(askedPrice, menuOf(plans, kinds))?.without?.boxed.position;
    expect(without(32_000, [])).toBe(0);
    expect(without(32_000, ['nasi'])).toBe(2);
    expect(without(32_000, ['nasi', 'nasi'])).toBe(0);
  });

  test('may be so dear that no single dish is enough', () => {
    expect(at(10_000)).toEqual({ most: 4_000, enough: 36_500 });
    expect(at(10_000, menuOf([chicken]))).toMatchObject({ most: 4_000 });
  });

  test('are not found if they fit or if the price is suggested', () => {
    expect(at(40_000)).toBeUndefined();
    expect(at(undefined)).toBeUndefined();
  });
});

test('a box has its own packaging, then that of all boxes, then that of a portion', () => {
  const packagingOf = (business: BusinessCosts, box?: MealBox) =>
    planBox([], { business, box }).packaging;
  expect(packagingOf(caterer)).toBe(1_500);
  const boxed = { ...caterer, boxPackagingRupiah: 2_200 };
  expect(packagingOf(boxed)).toBe(2_200);
  expect(packagingOf(boxed, { portions: {}, packagingRupiah: 3_000 })).toBe(3_000);
});
