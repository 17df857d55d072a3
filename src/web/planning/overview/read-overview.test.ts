import { describe, expect, test } from 'vitest';
import type { DishCosting } from '#core/costing/dish-costing.ts';
import { DEFAULT_BUSINESS_COSTS, type BusinessCosts } from '#core/kitchen/business-costs.ts';
import type { Dish } from '#core/recipes/dish.ts';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { costing } from '../../fixtures/twenty-prices.ts';
import type { PlanningState } from '../planning-state.ts';
import { readAnswer, readOverview } from './read-overview.ts';

const state: PlanningState = {
  openings: 1,
  choices: { dishes: {} },
  isSelling: false,
  business: { costs: DEFAULT_BUSINESS_COSTS, dishes: {} },
  ownPrices: { foods: new Map(), lines: new Map() },
  costing: undefined,
  hasCostingFailed: false,
};

function read(
  question: string,
  isSelling = false,
  costs: Partial<BusinessCosts> = {},
  dishes = SAMPLE_DISHES,
) {
  const answer = readAnswer(question, dishes, true);
  const business = { costs: { ...DEFAULT_BUSINESS_COSTS, ...costs }, dishes: {} };
  const overview = readOverview({ ...state, answer, isSelling, business });
  const [first] = overview.rows;
  const note = first && overview.noteOf(first)?.replaceAll('\u00a0', ' ');
  return { ...overview, note };
}

describe('the line below a dish', () => {
  test('says how much of it is in the boxes that are ordered, whatever money the question names', () => {
    for (const isSelling of [false, true]) {
      const { note, box } = read('nasi kotak modal 200 ribu', isSelling);
      expect(note).toMatch(/^1 (?:mangkuk|porsi) di tiap paket$/u);
      expect(box?.dishes[0]?.portions).toBe(1);
    }
  });

  test('is below the ingredients in one box, which add up to those of the box, without wages', () => {
    const wages = { packagingRupiah: 700, gasRupiah: 15_000, labourRupiah: 60_000 };
    // Each portion costs more than half a rupiah above a whole one.
    const dishes = SAMPLE_DISHES.map((dish) => ({
      ...dish,
      estimatedCostatRupiah: (dish.porsi ?? 1) * 4_000 + Math.ceil((dish.porsi ?? 1) * 0.6),
    }));
    for (const boxes of [7, 13, 23, 60]) {
      for (const isSelling of [false, true]) {
        const { rows, box } = read(`${boxes} nasi kotak`, isSelling, wages, dishes);
        expect(box?.sheet?.portionsSold).toBe(boxes);
        const ofBox = Math.round((box?.sheet?.ingredients ?? 0) / boxes);
        expect(ofBox).toBeGreaterThan(0);
        expect(rows.reduce((all, { cost = 0 }) => all + cost, 0)).toBe(ofBox);
        for (const { cost = 0, position, ...row } of rows) {
          const { ingredients = 0 } = box?.dishes.find((one) => one.position === position) ?? {};
          expect(Math.abs(cost - ingredients / boxes)).toBeLessThan(1);
          expect([row.price, row.profit]).toEqual([undefined, undefined]);
        }
      }
    }
  });

  test('says how much of it the money in the question makes', () => {
    const question = 'modal 200 ribu jualan apa';
    expect(read(question).note).toBe('Rp 200.000 jadi 15 mangkuk');
    expect(read(question, true).note).toBe('Rp 200.000 jadi 14 mangkuk, untung Rp 214.900');
  });

  test('earns as many times what the row earns, with gas and wages of all that the money makes', () => {
    const wages = { packagingRupiah: 700, gasRupiah: 15_000, labourRupiah: 60_000 };
    const { note, rows } = read('modal 200 ribu jadi berapa', true, wages);
    const [{ cost, price, profit = 0 } = { cost: 0 }] = rows;
    expect([cost, price, profit]).toEqual([20_600, 29_000, 8_400]);
    expect(note).toBe('Rp 200.000 jadi 12 mangkuk, untung Rp 100.800');
    expect(profit * 12).toBe(100_800);
  });

  test('says what it earns at the usual price where that is below the suggested one', () => {
    const [soto, ...others] = SAMPLE_DISHES as [Dish, ...Dish[]];
    const question = 'modal 200 ribu jadi berapa';
    const noteAt = (price: number) =>
      read(question, true, {}, [{ ...soto, slug: 'soto-ayam-lamongan', price }, ...others]).note;
    const ours = 'Rp 200.000 jadi 14 mangkuk, untung Rp 214.900';
    expect(noteAt(18_000)).toBe(`${ours}. Dijual seharga pasar, Rp 18.000: untung Rp 60.900`);
    expect(noteAt(12_000)).toBe(`${ours}. Dijual seharga pasar, Rp 12.000: rugi Rp 23.100`);
    expect(noteAt(28_000)).toBe(ours);
    expect(noteAt(60_000)).toBe(ours);
  });

  test('says what the price in the question leaves of it', () => {
    const question = 'soto dijual 12rb untung berapa';
    expect(read(question, true).note).toBe('Dijual Rp 12.000: rugi Rp 1.650 per mangkuk');
    expect(read(question).hasNotes).toBe(false);
  });

  test('counts the pieces that are sold for the price in the question', () => {
    const { note } = read('soto isi 2 dijual 40rb untung berapa', true);
    expect(note).toBe('Dijual Rp 40.000: untung Rp 12.700 per 2 mangkuk');
  });

  test.each(['modal 50 ribu jual 80 ribu', 'modal 15rb per porsi', 'modal 15rb', 'soto'])(
    'is absent where the money is for one portion: "%s"',
    (question) => {
      const { hasNotes, note } = read(question);
      expect([hasNotes, note]).toEqual([false, undefined]);
    },
  );
});

test('the money in the question is divided among those who eat', () => {
  const { budget, totalBudget } = read('budget 500rb buat 30 orang makan siang');
  expect(budget?.replaceAll('\u00a0', ' ')).toBe('Rp 500.000 ÷ 30 = Rp 16.667 per porsi');
  expect(totalBudget).toBeUndefined();
  expect(read('3 lauk buat 30 orang budget 500rb').totalBudget).toBe(500_000);
  expect(read('soto 60 porsi modal 600 ribu').budget).toMatch(/ = Rp\s10\.000 per porsi$/u);
  // The price of each box is not shared out; a sum for all of them is.
  expect(read('nasi kotak 60 orang budget 20 ribu').budget).toBeUndefined();
  expect(read('nasi kotak 60 orang budget 1,2 juta').budget).toContain('÷ 60');
  expect(read('modal 200 ribu jualan apa').totalBudget).toBeUndefined();
});

test('dishes that cost more than the question allows are named, by our count alone', () => {
  const named = (question: string, costing?: DishCosting) => {
    const answer = readAnswer(question, SAMPLE_DISHES, true);
    return readOverview({ ...state, answer, costing }).overBudget?.replaceAll('\u00a0', ' ');
  };
  expect(named('50 porsi budget 12 ribu per porsi', costing)).toBe(
    'Menurut hitungan kami, modalnya di atas Rp 12.000 per porsi: Rendang Daging Sapi (Rp 18.098).',
  );
  expect(named('budget 600 ribu buat 50 orang', costing)).toContain('di atas Rp 12.000 per porsi');
  expect(named('50 porsi budget 12 ribu per porsi')).toBeUndefined();
  expect(named('50 porsi budget 90 ribu per porsi', costing)).toBeUndefined();
  expect(named('50 nasi kotak budget 12 ribu per porsi', costing)).toBeUndefined();
  // All of them together: the total says by how much they exceed it.
  expect(named('3 menu budget 600 ribu buat 50 orang', costing)).toBeUndefined();
  expect(named('soto 50 porsi', costing)).toBeUndefined();
});

test('figures share a unit if all dishes agree', () => {
  expect(read('soto').unit).toBe('porsi');
  expect(read('soto', true).unit).toBe('porsi jual');
});
