import { describe, expect, test } from 'vitest';
import { seededRandom } from '../fixtures/seeded-random.ts';
import { parseDish, type Dish } from '../recipes/dish.ts';
import { toWholeRupiah } from '../recipes/rupiah.ts';
import { DEFAULT_BUSINESS_COSTS, type BusinessCosts } from './business-costs.ts';
import { createCostSheet } from './cost-sheet.ts';
import { NO_ASKED_BOX } from './fixtures/no-asked-box.ts';
import { dish, planned } from './fixtures/planned-dishes.ts';
import {
  contentsOf,
  findFoodCostExcess,
  planBox as planAskedBox,
  writeInBox,
  type BoxPlan,
  type MealBox,
} from './meal-box.ts';
import type { DishPlan, PlannedDish } from './plan-dish.ts';
import { readAskedBox, type AskedBox } from './question/asked-box.ts';
import { readQuestion } from './question/read-question.ts';

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

const unknown: DishPlan = {
  factor: 1,
  portions: undefined,
  isAsWritten: true,
  isComputed: false,
};
/** The plan of a dish with this ingredient cost and number of portions. */
const plan = (ingredientRupiah: number, portions = 100): DishPlan => ({
  ...unknown,
  sheet: createCostSheet({ ingredientRupiah, portionsSold: portions }, caterer, {}),
  terms: {},
  pack: undefined,
  sharedBatch: undefined,
  afforded: undefined,
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

const NAMED_DISHES = [
  ['Nasi Kuning', 'nasi'],
  ['Ayam Bakar Kecap', 'lauk'],
  ['Ayam Bakar Madu', 'lauk'],
  ['Telur Balado', 'lauk'],
  ['Capcay', 'sayur'],
] as const;
/** Positions of the dishes in a box whose question has these words, and perhaps this price. */
const named = (words: string, price?: number) => {
  const dishes = NAMED_DISHES.map(([foodName, jenis], position) => ({
    dish: dish({ foodName, jenis }),
    plan: chicken,
    position,
  }));
  const asked = { ...NO_ASKED_BOX, words: words.split(' '), price };
  return positionsOf(planBox(dishes, { business: caterer, portions: 100, asked }));
};

describe('a box holds the dishes that its question names', () => {
  test('one for each name, whatever they cost', () => {
    expect(named('nasi kuning ayam bakar telur balado', 10_000)).toEqual([0, 1, 3]);
  });

  test('but one name alone only says what belongs in it', () => {
    expect(named('telur balado')).toEqual([0, 1, 4]);
  });
});

describe('a box holds all dishes of the answer if the question lists them', () => {
  const dishes = menuOf([rice, chicken, chicken, vegetable], ['nasi', 'lauk', 'lauk', 'sayur']);
  const listed = (contents: readonly string[], asked: Partial<AskedBox> = {}) =>
    positionsOf(
      planBox(dishes, {
        business: caterer,
        portions: 100,
        asked: { ...NO_ASKED_BOX, isAsked: true, contents, price: 5_000, ...asked },
      }),
    );
  const ALL = [0, 1, 2, 3];
  /** All that the price pays for, if the list does not decide. */
  const AFFORDED = [0];

  test('and the rice beside them, whatever they cost', () => {
    expect(listed(['ayam goreng', 'tempe', 'sayur'])).toEqual(ALL);
  });

  test('whatever number of dishes the question names', () => {
    expect(listed(['ayam', 'tempe', 'sayur'], { dishCount: 3 })).toEqual(ALL);
  });

  test('also as one entry without commas', () => {
    expect(listed(['ayam goreng tempe sayur'])).toEqual(ALL);
  });

  test('but not if it lists fewer', () => {
    expect(listed(['ayam', 'sayur'])).toEqual(AFFORDED);
  });

  test('nor if it lists nothing', () => {
    expect(listed([])).toEqual(AFFORDED);
  });

  test('nor if it asks for no box', () => {
    expect(listed(['ayam', 'tempe', 'sayur'], { isAsked: false })).toEqual(AFFORDED);
  });

  test('but not a dish that is the whole box already, beside what it holds', () => {
    const [whole, ...parts] = dishes;
    const named = (foodName: string) => [
      { ...whole, dish: dish({ foodName, jenis: 'nasi' }) } as PlannedDish,
      ...parts,
    ];
    const asked = { ...NO_ASKED_BOX, isAsked: true, contents: ['ayam', 'tempe', 'sayur'] };
    const boxed = (planned: readonly PlannedDish[]) =>
      positionsOf(planBox(planned, { business: caterer, asked }));
    expect(boxed(named('Nasi Kotak Ayam Bakar'))).toEqual([1, 2, 3]);
    expect(boxed(named('Paket Nasi Ayam Komplet'))).toEqual([1, 2, 3]);
    expect(boxed(named('Nasi Uduk'))).toEqual(ALL);
    // Several are to choose from.
    const two = [...named('Nasi Kotak Ayam Bakar'), ...named('Nasi Kotak Rendang').slice(0, 1)];
    expect(boxed(two)).toContain(0);
    expect(boxed(named('Nasi Kotak Ayam Bakar').slice(0, 2))).toContain(0);
  });

  test('nor if one entry has five dishes to choose from', () => {
    const five = menuOf([rice, rice, rice, rice, rice], ['lauk', 'lauk', 'lauk', 'lauk', 'lauk']);
    const asked = { ...NO_ASKED_BOX, isAsked: true, contents: ['ayam'] };
    expect(positionsOf(planBox(five, { business: caterer, asked }))).toEqual([0]);
  });
});

describe('portions of a dish in a box', () => {
  const dishes = menuOf(
    [rice, chicken, chicken, vegetable, rice],
    ['nasi', 'lauk', 'lauk', 'sayur', 'sambal'],
  );
  const asked = { ...NO_ASKED_BOX, isAsked: true, contents: ['ayam', 'tempe', 'sayur', 'sambal'] };
  const boxOf = (some: readonly PlannedDish[], box?: MealBox) =>
    planBox(some, { business: caterer, portions: 100, asked, box });
  const portionsIn = ({ dishes: boxed }: BoxPlan) => boxed.map(({ portions }) => portions);

  test('are half beside rice and the first main dish', () => {
    const box = boxOf(dishes);
    expect(portionsIn(box)).toEqual([1, 1, 0.5, 0.5, 1]);
    expect(box.dishes[2]).toMatchObject({ factor: 0.5, ingredients: 450_000 });
  });

  test('are one without rice', () => {
    expect(portionsIn(boxOf(dishes.slice(1)))).toEqual([1, 1, 1, 1]);
  });

  test('are one of what is counted in pieces', () => {
    const pieces = dishes.map((one) => ({
      ...one,
      dish: { ...one.dish, porsi: 30, hasil: '30 buah' },
    }));
    expect(portionsIn(boxOf(pieces))).toEqual([1, 1, 1, 1, 1]);
  });

  test('are what the owner has chosen', () => {
    const chosen = { portions: { ...contentsOf(boxOf(dishes), dishes), 3: 1 } };
    expect(portionsIn(boxOf(dishes, chosen))).toEqual([1, 1, 0.5, 1, 1]);
  });

  describe('whose pieces the question counts', () => {
    const snack = (foodName: string, hasil: string, porsi: number) =>
      dish({ foodName, hasil, porsi, jenis: 'kue', estimatedCostatRupiah: 30_000 });
    const snacks = planned([
      snack('Klepon', '30 butir', 30),
      snack('Risoles Mayo', '15 buah', 15),
      snack('Tahu Bacem', '8 potong', 4),
    ]);
    const listed = (question: string, box?: MealBox) =>
      planBox(snacks, {
        business: DEFAULT_BUSINESS_COSTS,
        portions: 60,
        asked: readAskedBox(readQuestion(question)),
        box,
      });

    test('are as many in each box', () => {
      const box = listed('snack box klepon 5 biji, risol, tahu 4 potong, 60 orang');
      expect(portionsIn(box)).toEqual([5, 1, 2]);
      expect(box.dishes.map(({ factor }) => factor)).toEqual([10, 4, 30]);
    });

    test('however much is cooked', () => {
      const asked = readAskedBox(readQuestion('snack box klepon 5 biji, risol, tahu 2 potong'));
      for (const portions of [7, 50, 110, 333]) {
        const sized = planned(
          snacks.map(({ dish: one }) => one),
          () => ({ size: { portions } }),
        );
        const box = planBox(sized, { business: DEFAULT_BUSINESS_COSTS, asked });
        expect(portionsIn(box)).toEqual([5, 1, 1]);
      }
    });

    test('but a bare number may be of dishes: "2 sayur"', () => {
      const soup = { ...snack('Sayur Sop', '4 mangkuk', 5), jenis: 'sayur' } as Dish;
      const portionsOf = (question: string) =>
        portionsIn(
          planBox(planned([...snacks.map(({ dish: one }) => one), soup]), {
            business: DEFAULT_BUSINESS_COSTS,
            asked: readAskedBox(readQuestion(question)),
          }),
        );
      expect(portionsOf('snack box isi klepon, risol, tahu, 2 sayur')).toEqual([1, 1, 1, 1]);
      expect(portionsOf('snack box isi klepon, risol, tahu, 2 sayur sop')).toEqual([1, 1, 1, 2]);
    });

    test('unless the owner has chosen another number', () => {
      const question = 'snack box klepon 5 biji, risol 2, tahu, 60 orang';
      expect(portionsIn(listed(question, { portions: { 0: 3 } }))).toEqual([3, 2, 1]);
    });

    test('but not where the name is that of several dishes', () => {
      const two = [...snacks, ...planned([snack('Risoles Ayam', '15 buah', 15)])].map(
        (one, position) => ({ ...one, position }),
      );
      const asked = readAskedBox(readQuestion('snack box klepon, risol 2, tahu, 60 orang'));
      const box = planBox(two, { business: DEFAULT_BUSINESS_COSTS, asked });
      expect(portionsIn(box)).toEqual([1, 1, 1, 1]);
    });
  });

  test.each([
    ['guests', { servesGuests: true }, 0.75],
    ['nobody in particular', {}, 1],
    ['customers', { isSelling: true }, 1],
  ])('of rice are as large as at a stall for %s, at the price of its sheet', (_, parts, inBox) => {
    const plain = { foodName: 'Nasi', jenis: 'nasi', porsi: 6, porsiWarung: 8 };
    const nasi = parseDish({
      ...plain,
      estimatedCostatRupiah: 6_000,
      ingredient: [{ name: 'Beras', servingSize: '500 g' }],
    }) as Dish;
    const cooked = planned([nasi], () => ({ size: { portions: 96 }, ...parts }));
    const { portionsSold = 0, ingredients = 0 } = cooked[0]?.plan.sheet ?? {};
    const { dishes: boxed } = planBox(cooked, { business: DEFAULT_BUSINESS_COSTS, portions: 96 });
    // 96 portions of a stall, of which a recipe makes eight.
    expect(boxed[0]).toMatchObject({ portions: inBox, factor: 12, ingredients: 72_000 });
    expect(72_000).toBe((ingredients / portionsSold) * inBox * 96);
  });

  test.each([
    [9, 0.75],
    [11, 0.5],
    [60, 0.25],
  ])('of rice are quarters, where a stall makes %d of six', (porsiWarung, inBox) => {
    const [plain] = menuOf([rice], ['nasi']) as [PlannedDish];
    const weighed = { ...plain, dish: { ...plain.dish, porsi: 6, porsiWarung } };
    const guests = { ...weighed, plan: { ...rice, factor: 100 / 6, portions: 100 } };
    expect(portionsIn(planBox([guests], { business: caterer, portions: 100 }))).toEqual([inBox]);
  });

  test('that are pieces are those of the recipe, not a stall’s smaller ones', () => {
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

  test('are written as people write them', () => {
    expect([0.25, 0.5, 0.75, 1.25, 1.5, 2].map(writeInBox)).toEqual([
      '¼',
      '½',
      '¾',
      '1,25',
      '1,5',
      '2',
    ]);
  });
});

describe('a box whose question names no dishes', () => {
  const usual = (kinds: readonly Kind[], dishCount?: number) => {
    const alike = menuOf(
      kinds.map(() => rice),
      kinds,
    );
    const asked = { ...NO_ASKED_BOX, dishCount };
    return positionsOf(planBox(alike, { business: caterer, asked }));
  };
  const priced = (price: number, dishes: readonly PlannedDish[] = menu) =>
    positionsOf(
      planBox(dishes, { business: caterer, portions: 100, asked: { ...NO_ASKED_BOX, price } }),
    );

  test('has one dish of each place on the plate', () => {
    expect(usual(['soto', 'soto', 'sup'])).toEqual([0]);
    expect(usual(['nasi', 'gulai', 'lauk', 'sayur', 'sambal', 'nasi'])).toEqual([0, 1, 3, 4]);
  });

  test('has any number of snacks', () => {
    expect(usual(['kue', 'gorengan', 'kue', 'jajanan', 'kue'])).toEqual([0, 1, 2, 3, 4]);
  });

  test('has as many dishes as are asked for', () => {
    expect(usual(['kue', 'gorengan', 'kue', 'jajanan', 'kue'], 3)).toEqual([0, 1, 2]);
  });

  test.each([
    [25_000, [0, 1, 2]],
    [18_000, [0, 1]],
    [9_000, [0, 2]],
    [1_000, [0]],
  ])('has as many as leave a good third of %d rupiah', (price, positions) => {
    // They cost 2,500, 9,000 and 3,000.
    expect(priced(price)).toEqual(positions);
  });

  test('has rice and what belongs on a plate before snacks', () => {
    const plans = [plan(100_000), plan(100_000), rice, chicken];
    expect(priced(18_000, menuOf(plans, ['kue', 'gorengan', 'nasi', 'lauk']))).toEqual([2, 3]);
  });

  test.each([
    [8_000, [0, 2]],
    [6_200, [0, 2]],
    [6_000, [0]],
  ])('has the cheapest dish beside its rice, if %d rupiah pay for it', (price, positions) => {
    const meal = menuOf([rice, chicken, vegetable], ['nasi', 'lauk', 'sayur']);
    expect(priced(price, meal)).toEqual(positions);
  });

  test('has another dish in place of one whose cost is unknown', () => {
    const soups = menuOf([unknown, rice], ['soto', 'soto']);
    const asked = { ...NO_ASKED_BOX, dishCount: 1 };
    expect(positionsOf(planBox(soups, { business: caterer, asked }))).toEqual([1]);
  });
});

describe('rice in a box', () => {
  const lacksRice = (kinds: readonly Kind[], hasRice: boolean, box?: MealBox) =>
    planBox(
      menuOf(
        kinds.map(() => chicken),
        kinds,
      ),
      { business: caterer, portions: 100, asked: { ...NO_ASKED_BOX, hasRice }, box },
    ).unpriced.includes('nasi');

  test('is missing if it belongs in it and nothing in it is rice', () => {
    expect(lacksRice(['lauk', 'sayur'], true)).toBe(true);
  });

  test('may be a dish, or what else is in it', () => {
    expect(lacksRice(['nasi', 'lauk'], true)).toBe(false);
    expect(lacksRice(['lauk'], true, { portions: {}, extraRupiah: 3_000 })).toBe(false);
  });

  test('is not missing where nobody asks for it', () => {
    expect(lacksRice(['lauk', 'sayur'], false)).toBe(false);
  });

  test('what is bought is named until it has a price', () => {
    const asked = { ...NO_ASKED_BOX, bought: ['kerupuk'] };
    const unpriced = (extraRupiah?: number) =>
      planBox(menu, {
        business: caterer,
        asked,
        box: { portions: {}, ...(extraRupiah === undefined ? {} : { extraRupiah }) },
      }).unpriced;
    expect(unpriced()).toEqual(['kerupuk']);
    expect(unpriced(500)).toEqual([]);
  });
});

describe('what a box costs and earns', () => {
  test('is one cooking of one portion of each dish, and a pack of its own', () => {
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

  test('includes what else is in it, with its share of what is lost', () => {
    const box = { portions: {}, extraRupiah: 3_000 };
    const { sheet } = planBox(menu, { business: caterer, portions: 100, box });
    expect(sheet).toMatchObject({ ingredients: 1_750_000, costPerPortion: 22_275 });
  });

  test('is for what the owner has chosen, in as many boxes and for the price that she says', () => {
    const box: MealBox = {
      boxes: 20,
      packagingRupiah: 0,
      priceRupiah: 12_000,
      portions: { 1: 0, 2: 2 },
    };
    const { dishes, sheet } = planBox(menu, {
      box,
      business: caterer,
      portions: 100,
      asked: { ...NO_ASKED_BOX, price: 25_000 },
    });
    expect(dishes).toMatchObject([
      { position: 0, portions: 1, factor: 0.2, ingredients: 50_000 },
      { position: 2, portions: 2, factor: 0.8, ingredients: 120_000 },
    ]);
    expect(sheet).toMatchObject({
      packaging: 0,
      price: 12_000,
      isOwnPrice: true,
      costPerPortion: 20_925,
      profitPerPortion: -8_925,
    });
  });

  test('follows the price in the question, else the profit that it names, else a suggested one', () => {
    const priceOf = (price?: number, profit?: number) =>
      planBox(menu, { business: caterer, asked: { ...NO_ASKED_BOX, price, profit } }).sheet;
    expect(priceOf(25_000, 9_000)).toMatchObject({ price: 25_000, isOwnPrice: true });
    expect(priceOf(undefined, 9_000)).toMatchObject({
      price: 50_000,
      costPerPortion: 40_725,
      profitPerPortion: 9_275,
      isOwnPrice: false,
    });
    expect(priceOf()).toMatchObject({ price: 45_500, costPerPortion: 40_725, isOwnPrice: false });
  });

  describe('at prices that the owner has set for its dishes', () => {
    const soldAt = (prices: readonly (number | undefined)[]) =>
      menuOf(
        [rice, chicken, vegetable].map((one, position) => {
          const { ingredients = 0, portionsSold = 1 } = one.sheet ?? {};
          const batch = { ingredientRupiah: ingredients, portionsSold };
          const priceRupiah = prices[position];
          const terms = priceRupiah === undefined ? {} : { priceRupiah };
          return { ...one, sheet: createCostSheet(batch, caterer, terms) } as DishPlan;
        }),
      );
    const boxAt = (
      prices: readonly (number | undefined)[],
      parts: Partial<BoxParts> = {},
    ): BoxPlan => planBox(soldAt(prices), { business: caterer, portions: 100, ...parts });

    test('sells for what they come to, also at a loss', () => {
      expect(boxAt([5_000, 15_000, 4_000])).toMatchObject({
        isOfDishPrices: true,
        sheet: { price: 24_000, isOwnPrice: true },
      });
      const portions = { 0: 1, 1: 0.5, 2: 2 };
      expect(boxAt([5_000, 15_000, 4_000], { box: { portions } }).sheet?.price).toBe(20_500);
      expect(boxAt([1_000, 2_000, 500]).sheet).toMatchObject({ price: 3_500 });
    });

    test('adds what the ingredients of the others suggest, and stays above the cost', () => {
      // Rice and vegetables cost 5,500, which is 40 % of 13,750.
      expect(boxAt([undefined, 15_000]).sheet?.price).toBe(29_000);
      // The box costs 19,125.
      expect(boxAt([undefined, 2_000]).sheet?.price).toBe(21_500);
      const box = { portions: {}, extraRupiah: 2_000 };
      expect(boxAt([5_000, 15_000, 4_000], { box }).sheet?.price).toBe(29_000);
    });

    test('but not where the box has a price or a profit of its own', () => {
      const prices = [5_000, 15_000, 4_000];
      const box = { portions: {}, priceRupiah: 30_000 };
      expect(boxAt(prices, { box }).sheet?.price).toBe(30_000);
      const asked = { ...NO_ASKED_BOX, price: 27_000 };
      expect(boxAt(prices, { asked }).sheet?.price).toBe(27_000);
      const earning = { ...NO_ASKED_BOX, profit: 9_000 };
      expect(boxAt(prices, { asked: earning }).sheet?.price).toBe(28_500);
    });
  });

  test('is for ten boxes, or as many as the owner usually cooks', () => {
    expect(planBox(menu, { business: caterer }).boxes).toBe(10);
    expect(planBox(menu, { business: { ...caterer, usualBatch: 40 } }).boxes).toBe(40);
  });

  test.each([
    ['that of a portion', {}, undefined, 1_500],
    ['that of all boxes', { boxPackagingRupiah: 2_200 }, undefined, 2_200],
    ['its own', { boxPackagingRupiah: 2_200 }, { portions: {}, packagingRupiah: 3_000 }, 3_000],
    ['none', { packagingRupiah: 0 }, undefined, 0],
  ])('takes the packaging nearest to it: %s', (whose, costs, box, packaging) => {
    const isPackedAsPortion = whose === 'that of a portion';
    const business = { ...caterer, ...costs };
    expect(planBox([], { business, box })).toMatchObject({
      costs: { packagingRupiah: packaging },
      isPackedAsPortion,
    });
  });

  test('has no sums while it is empty', () => {
    const box: MealBox = { portions: { 0: 0, 1: 0, 2: 0 } };
    expect(planBox(menu, { box, business: caterer })).not.toHaveProperty('sheet');
    expect(planBox(menuOf([unknown]), { business: caterer })).not.toHaveProperty('sheet');
  });

  test.each(['warung', 'katering'] as const)(
    'is what the sheet of its only dish says, for a %s',
    (kind) => {
      const soto = parseDish({
        foodName: 'Soto',
        porsi: 6,
        porsiWarung: 9,
        estimatedCostatRupiah: 87_654,
        ingredient: [{ name: 'Ayam', servingSize: '1 kg' }],
      }) as Dish;
      const business = { ...caterer, kind };
      const one = planned([soto], () => ({ size: { portions: 50 }, business }));
      const sheet = one[0]?.plan.sheet;
      const box: MealBox = { boxes: sheet?.portionsSold ?? Number.NaN, portions: {} };
      expect(planBox(one, { box, business }).sheet).toEqual(sheet);
    },
  );
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

  test('every figure is finite', () => {
    for (const { dishes, business, box } of boxes) {
      const { sheet } = planBox(dishes, { box, business });
      for (const figure of Object.values(sheet ?? {})) {
        if (typeof figure === 'number') expect(Number.isFinite(figure)).toBe(true);
      }
    }
  });

  test('what its dishes cost in one box adds up to what the box does', () => {
    for (const { dishes, business, box } of boxes) {
      const { sheet, dishes: boxed, boxes: count } = planBox(dishes, { box, business });
      const sum = boxed.reduce((all, { perBox }) => all + perBox, 0);
      expect(sum).toBe(toWholeRupiah((sheet?.ingredients ?? 0) / count));
      for (const { ingredients, perBox } of boxed)
        expect(Math.abs(perBox - ingredients / count)).toBeLessThanOrEqual(1);
    }
  });

  test('one dish fewer never makes it dearer', () => {
    for (const { dishes, business, box } of boxes) {
      const { sheet, dishes: boxed } = planBox(dishes, { box, business });
      for (const { position } of boxed) {
        const portions = { ...box.portions, [position]: 0 };
        const rest = planBox(dishes, { box: { ...box, portions }, business });
        expect(rest.sheet?.costPerPortion ?? 0).toBeLessThanOrEqual(sheet?.costPerPortion ?? 0);
      }
    }
  });

  test('leaving out the dish named as too much is enough', () => {
    const asked = { ...NO_ASKED_BOX, price: 40_000 };
    let removals = 0;
    for (const { dishes, business, box } of boxes) {
      const excess = findFoodCostExcess(planBox(dishes, { box, business, asked }), business);
      if (excess?.removal === undefined) continue;
      removals += 1;
      expect(excess.removal.ingredients).toBeLessThanOrEqual(excess.maxIngredients);
      const portions = { ...box.portions, [excess.removal.position]: 0 };
      const rest = planBox(dishes, { box: { ...box, portions }, business, asked });
      expect(findFoodCostExcess(rest, business)).toBeUndefined();
      expect(rest.sheet).toBeDefined();
    }
    expect(removals).not.toBe(0);
  });
});

describe('ingredients that cost more than the price allows', () => {
  const aiming = { ...caterer, targetFoodCost: 0.4 };
  const at = (askedPrice: number | undefined, dishes: readonly PlannedDish[] = menu) =>
    findFoodCostExcess(
      planBox(dishes, {
        box: { portions: Object.fromEntries(dishes.map(({ position }) => [position, 1])) },
        business: aiming,
        portions: 100,
        asked: { ...NO_ASKED_BOX, price: askedPrice },
      }),
      aiming,
    );

  test.each([
    [30_000, 12_000, { position: 0, ingredients: 12_000 }],
    [29_000, 11_600, { position: 2, ingredients: 11_500 }],
    [25_000, 10_000, { position: 1, ingredients: 5_500 }],
  ])('fit %d rupiah without the cheapest dish that is enough', (price, maxIngredients, removal) => {
    expect(at(price)).toMatchObject({ maxIngredients, removal });
  });

  test.each<[string, readonly Kind[], number]>([
    ['no rice', [], 0],
    ['one rice', ['nasi'], 2],
    ['two kinds of rice', ['nasi', 'nasi'], 0],
  ])('never fit by leaving out the only rice: of %s', (_, kinds, position) => {
    const plans = menu.map((one) => one.plan);
    expect(at(32_000, menuOf(plans, kinds))?.removal?.position).toBe(position);
  });

  test('may be so many that no single dish is enough', () => {
    expect(at(10_000)).toEqual({ maxIngredients: 4_000, minPrice: 36_500 });
  });

  test('of a single dish cannot be left out', () => {
    expect(at(10_000, menuOf([chicken]))).toEqual({ maxIngredients: 4_000, minPrice: 22_500 });
  });

  test('are not found if they fit', () => {
    expect(at(40_000)).toBeUndefined();
  });

  test('are not found if the price is suggested, which allows for them', () => {
    expect(at(undefined)).toBeUndefined();
  });
});
