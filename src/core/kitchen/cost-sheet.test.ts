import { describe, expect, test } from 'vitest';
import { seededRandom } from '../fixtures/seeded-random.ts';
import { BUSINESS_KINDS, DEFAULT_BUSINESS_COSTS, type BusinessCosts } from './business-costs.ts';
import { createCostSheet } from './cost-sheet.ts';

const stall: BusinessCosts = {
  ...DEFAULT_BUSINESS_COSTS,
  kind: 'kaki-lima',
  packagingRupiah: 500,
  gasRupiah: 12_000,
  labourRupiah: 50_000,
};

describe('a cost sheet', () => {
  test('divides everything by the portions that are sold', () => {
    const sheet = createCostSheet({ ingredientRupiah: 200_000, portionsSold: 50 }, stall, {});
    expect(sheet).toMatchObject({
      ingredients: 200_000,
      waste: 10_000,
      packaging: 25_000,
      gas: 12_000,
      labour: 50_000,
      total: 297_000,
      costPerPortion: 5_940,
      price: 9_000,
      profitPerPortion: 3_060,
      profitPerBatch: 153_000,
      breakEvenPortions: 33,
      isOwnPrice: false,
    });
    expect(sheet.margin).toBeCloseTo(0.34, 3);
    expect(sheet.foodCost).toBeCloseTo(0.444, 3);
    const smaller = createCostSheet({ ingredientRupiah: 200_000, portionsSold: 80 }, stall, {});
    expect(smaller).toMatchObject({ packaging: 40_000, total: 312_000, costPerPortion: 3_900 });
  });

  test('suggests a price by the kind of business, in steps of Rp500', () => {
    const price = (kind: BusinessCosts['kind'], ingredientRupiah: number) =>
      createCostSheet(
        { ingredientRupiah, portionsSold: 1 },
        { ...DEFAULT_BUSINESS_COSTS, kind },
        {},
      ).price;
    expect(price('warung', 4_500)).toBe(10_000);
    expect(price('katering', 4_500)).toBe(11_500);
    expect(price('kafe', 4_500)).toBe(15_000);
    expect(price('minuman', 4_500)).toBe(18_000);
    const owners = { ...DEFAULT_BUSINESS_COSTS, targetFoodCost: 0.5 };
    expect(createCostSheet({ ingredientRupiah: 4_500, portionsSold: 1 }, owners, {}).price).toBe(
      9_000,
    );
  });

  test('suggests small prices in steps of Rp100, and none that breaks the target', () => {
    const priceOf = (ingredientRupiah: number, targetFoodCost = 0.45) =>
      createCostSheet(
        { ingredientRupiah, portionsSold: 1 },
        { ...DEFAULT_BUSINESS_COSTS, targetFoodCost },
        {},
      );
    // Klepon: 538 ÷ 45 % = 1.196.
    expect(priceOf(538)).toMatchObject({ price: 1_200, appPrice: 1_600 });
    // 1.956, 2.011 and 2.067: 2.000 is above the target, hardly below it, and too far below it.
    expect([880, 905, 930].map((rupiah) => priceOf(rupiah).price)).toEqual([2_000, 2_000, 2_500]);
    // 12.200 and 24.200: rounding down to a step takes too much from the smaller price, not from
    // the larger.
    expect([5_490, 10_890].map((rupiah) => priceOf(rupiah).price)).toEqual([12_500, 24_000]);
    for (let rupiah = 50; rupiah < 40_000; rupiah += 7) {
      const { foodCost, price } = priceOf(rupiah);
      expect(Math.round(foodCost * 100)).toBeLessThanOrEqual(45);
      expect(price % (price < 2_000 ? 100 : 500)).toBe(0);
    }
  });

  test('is a sum of whole rupiah that can be checked by hand', () => {
    // Es Teler: 5 % of 621.110 is 31.055,5.
    const sheet = createCostSheet({ ingredientRupiah: 621_110, portionsSold: 50 }, stall, {});
    expect(sheet).toMatchObject({ waste: 31_056, total: 739_166, costPerPortion: 14_783 });
    expect(sheet.profitPerPortion).toBe(sheet.price - 14_783);
    expect(sheet.profitPerBatch).toBe(sheet.price * 50 - 739_166);
  });

  test('suggests a price that earns the profit she wants, whatever the target food cost', () => {
    const sheet = createCostSheet({ ingredientRupiah: 200_000, portionsSold: 50 }, stall, {
      profitRupiah: 2_000,
    });
    expect(sheet).toMatchObject({ costPerPortion: 5_940, price: 8_000, isOwnPrice: false });
    expect(sheet.profitPerPortion).toBe(2_060);
    const own = { profitRupiah: 2_000, priceRupiah: 7_000 };
    expect(createCostSheet({ ingredientRupiah: 200_000, portionsSold: 50 }, stall, own).price).toBe(
      7_000,
    );
  });

  test('packs several pieces together, if she says how many', () => {
    const klepon = { ingredientRupiah: 27_000, portionsSold: 50 };
    expect(createCostSheet(klepon, stall, {}).packaging).toBe(25_000);
    expect(createCostSheet(klepon, stall, { perPack: 5 }).packaging).toBe(5_000);
    const own = { perPack: 5, packagingRupiah: 2 * stall.packagingRupiah };
    expect(createCostSheet(klepon, stall, own).packaging).toBe(10_000);
  });

  test('leaves at least a tenth of the price where wages weigh more than the ingredients', () => {
    const dear = { ...stall, labourRupiah: 400_000 };
    const sheet = createCostSheet({ ingredientRupiah: 10_000, portionsSold: 10 }, dear, {});
    expect(sheet.costPerPortion).toBe(42_750);
    expect(sheet.price).toBe(47_500);
  });

  test('takes the owner’s own price, and a loss is a loss', () => {
    const sheet = createCostSheet({ ingredientRupiah: 200_000, portionsSold: 50 }, stall, {
      priceRupiah: 4_740,
    });
    expect(sheet).toMatchObject({ price: 4_740, isOwnPrice: true, profitPerPortion: -1_200 });
    expect(sheet.profitPerBatch).toBe(-60_000);
    expect(sheet.breakEvenPortions).toBeUndefined();
  });

  test('computes the delivery app price from what it leaves, tax on the commission included', () => {
    const sheet = createCostSheet({ ingredientRupiah: 0, portionsSold: 1 }, stall, {
      priceRupiah: 14_000,
    });
    expect(sheet.appPrice).toBe(18_000);
    expect(18_000 * (1 - 0.2 * 1.11)).toBeGreaterThanOrEqual(14_000);
  });

  test('a price of zero causes no division by zero', () => {
    const sheet = createCostSheet({ ingredientRupiah: 1_000, portionsSold: 4 }, stall, {
      priceRupiah: 0,
    });
    expect(sheet).toMatchObject({ price: 0, margin: 0, foodCost: 0, appPrice: 0 });
  });

  test('is valid for any kitchen: finite, HPP grows with every cost, price at least HPP', () => {
    const random = seededRandom(7);
    for (let run = 0; run < 2_000; run += 1) {
      const batch = {
        ingredientRupiah: random() ** 3 * 50_000_000,
        portionsSold: 1 + Math.floor(random() ** 3 * 9_999),
      };
      const business: BusinessCosts = {
        kind: BUSINESS_KINDS[Math.floor(random() * BUSINESS_KINDS.length)] ?? 'warung',
        packagingRupiah: Math.floor(random() * 5_000),
        gasRupiah: Math.floor(random() * 100_000),
        labourRupiah: Math.floor(random() * 2_000_000),
        wasteShare: random() / 2,
        commission: random() / 2,
      };
      const wanted = { profitRupiah: Math.floor(random() * 20_000), perPack: 1 + (run % 7) };
      const aimed = createCostSheet(batch, business, wanted);
      expect(aimed.profitPerPortion).toBeGreaterThanOrEqual(wanted.profitRupiah);
      expect(aimed.profitPerPortion).toBeLessThanOrEqual(wanted.profitRupiah + 500);
      const sheet = createCostSheet(batch, business, {});
      for (const [name, figure] of Object.entries(sheet)) {
        if (typeof figure === 'number') expect(figure, name).toSatisfy(Number.isFinite);
      }
      const sum = sheet.ingredients + sheet.waste + sheet.packaging + sheet.gas + sheet.labour;
      expect(sum).toBe(sheet.total);
      expect(sheet.price).toBeGreaterThanOrEqual(sheet.costPerPortion);
      expect(sheet.price % (sheet.price < 2_000 ? 100 : 500)).toBe(0);
      expect(sheet.appPrice).toBeGreaterThanOrEqual(sheet.price);
      expect(sheet.profitPerPortion).toBeGreaterThanOrEqual(0);
      const hpp = (more: Partial<BusinessCosts>) =>
        createCostSheet(batch, { ...business, ...more }, {}).costPerPortion;
      const step = 1_000 * batch.portionsSold;
      expect(hpp({ gasRupiah: business.gasRupiah + step })).toBeGreaterThan(sheet.costPerPortion);
      expect(hpp({ labourRupiah: business.labourRupiah + step })).toBeGreaterThan(
        sheet.costPerPortion,
      );
      expect(hpp({ packagingRupiah: business.packagingRupiah + 1 })).toBeGreaterThan(
        sheet.costPerPortion,
      );
    }
  });
});
