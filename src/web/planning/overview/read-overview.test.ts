import { describe, expect, test } from 'vitest';
import { readQuestion } from '#core/kitchen/asked/read-question.ts';
import { DEFAULT_BUSINESS_COSTS } from '#core/kitchen/business-costs.ts';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import type { PlanningState } from '../planning-state.ts';
import { readOverview } from './read-overview.ts';

const state: PlanningState = {
  answer: 1,
  sizes: { dishes: {} },
  question: undefined,
  isSelling: false,
  business: { costs: DEFAULT_BUSINESS_COSTS, dishes: {} },
  ownPrices: { foods: new Map(), lines: new Map() },
  costing: undefined,
  hasCostingFailed: false,
};

function read(question: string, isSelling = false) {
  const asked = readQuestion(question);
  const overview = readOverview(asked, { ...state, isSelling }, SAMPLE_DISHES);
  const [first] = overview.rows;
  const note = first && overview.noteOf(first)?.replaceAll('\u00a0', ' ');
  return { ...overview, note };
}

describe('the line below a dish', () => {
  test('says how much of it is in the boxes that are ordered, whatever money the question names', () => {
    for (const isSelling of [false, true]) {
      const { note, box } = read('nasi kotak modal 200 ribu', isSelling);
      expect(note).toMatch(/^Bahan di paket \(1 (?:mangkuk|porsi)\): Rp 1\d\.\d{3}$/u);
      expect(box?.dishes[0]?.portions).toBe(1);
    }
  });

  test('says how much of it the money in the question makes', () => {
    const question = 'modal 200 ribu jualan apa';
    expect(read(question).note).toBe('Rp 200.000 jadi 15 mangkuk');
    expect(read(question, true).note).toBe('Rp 200.000 jadi 14 mangkuk, untung Rp 214.900');
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
  expect(read('modal 200 ribu jualan apa').totalBudget).toBeUndefined();
});

test('figures share a unit if all dishes agree', () => {
  expect(read('soto').unit).toBe('porsi');
  expect(read('soto', true).unit).toBe('porsi jual');
});
