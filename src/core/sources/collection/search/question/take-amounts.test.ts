import { describe, expect, test } from 'vitest';
import { tokenizeQuestion } from '../words/tokenize.ts';
import { takeBudget } from './take-budget.ts';
import { takeCount } from './take-count.ts';
import { takeDuration } from './take-duration.ts';
import { takeIngredientCount } from './take-ingredient-count.ts';

const budget = (question: string) => takeBudget([...tokenizeQuestion(question)]);
const duration = (question: string) => takeDuration([...tokenizeQuestion(question)]);
const count = (question: string) => takeCount([...tokenizeQuestion(question)]);

describe('budgets', () => {
  test.each([
    ['di bawah 15 ribu', 15_000],
    ['<15rb', 15_000],
    ['maks 10.000', 10_000],
    ['Rp10.000,-', 10_000],
    ['5rb an', 5_000],
    ['5 ribuan', 5_000],
    ['sepuluh ribu', 10_000],
    ['enam belas ribu', 16_000],
    ['takjil delapan puluh orang seratus dua puluh ribu', 1_500],
    ['budget 20k', 20_000],
    ['ceban', 10_000],
    ['5-10 ribu', 10_000],
    ['50 ribu untuk 5 orang', 10_000],
    ['30 ribu per porsi', 30_000],
    ['nasi bungkus 50 porsi 20 ribu', 20_000],
    // Of several dishes in the box.
    ['nasi kotak 50 porsi 20 ribu', 8_000],
    ['nasi kotak 100 orang budget 2 juta', 8_000],
    ['nasi boks 50 porsi 20 ribu', 8_000],
    ['snack dus 10 ribu', 4_000],
    ['besek 50 orang 25 ribu', 10_000],
    ['prasmanan 100 orang 50 ribu', 20_000],
    ['nasi kotak 50 orang 100 ribu', 40_000],
    // A cost is what the food may cost.
    ['nasi kotak modal 15 ribu', 15_000],
    ['takjil 100 orang 75 ribu', 750],
  ])('"%s" a serving', (question, most) => {
    expect(budget(question)).toMatchObject({
      targetCostPerServing: undefined,
      maxCostPerServing: most,
      maxTotalCost: undefined,
      isCheap: false,
    });
  });

  test.each([
    ['masak berdua saja', 2],
    ['50 ribu untuk 5 orang', 5],
    ['budget 50 ribu', undefined],
  ])('"%s" is for %s portions', (question, portions) => {
    expect(budget(question).portions).toBe(portions);
  });

  test('a large one is for the whole pot', () => {
    expect(budget('budget 50 ribu')).toMatchObject({
      maxCostPerServing: 50_000,
      maxTotalCost: 50_000,
    });
  });

  test('a selling price leaves two fifths for the ingredients', () => {
    expect(budget('jualan harga 10 ribu')).toMatchObject({
      maxCostPerServing: 10_000,
      targetCostPerServing: 4_000,
    });
    expect(budget('jualan modal 10 ribu').targetCostPerServing).toBeUndefined();
  });

  test('a lower bound is not an upper bound', () => {
    expect(budget('di atas 20 ribu').maxCostPerServing).toBeUndefined();
  });

  test('cheap can be said in many ways', () => {
    for (const question of ['murah', 'hemat', 'tanggal tua', 'akhir bulan', 'murmer']) {
      expect(budget(question).isCheap, question).toBe(true);
    }
  });

  test('a year or a number of people is not money', () => {
    expect(budget('kekinian 2026').maxCostPerServing).toBeUndefined();
    expect(budget('untuk 500 orang').maxCostPerServing).toBeUndefined();
  });
});

describe('durations', () => {
  test.each([
    ['30 menit', 30],
    ['15 mnt', 15],
    ['setengah jam', 30],
    ['1,5 jam', 90],
    ['delapan belas menit', 18],
    ['sejam', 60],
    ['dua jam', 120],
  ])('"%s"', (question, minutes) => {
    expect(duration(question).maxMinutes).toBe(minutes);
  });

  test.each(['kue delapan jam', 'kue 8 jam'])('"%s" is the name of a dish', (question) => {
    const words = [...tokenizeQuestion(question)];
    expect(takeDuration(words).maxMinutes).toBeUndefined();
    takeCount(words);
    expect(words).toEqual(tokenizeQuestion(question));
  });

  test('quick without a number', () => {
    expect(duration('yang cepet dong')).toEqual({ maxMinutes: undefined, isQuick: true });
  });

  test('a limit that is called the longest', () => {
    expect(duration('paling lama masak 30 menit')).toEqual({ maxMinutes: 30, isQuick: false });
  });
});

describe('how many dishes', () => {
  test('says no number of boxes or of pieces', () => {
    expect(takeCount([...tokenizeQuestion('60 nasi box ayam')])).toBeUndefined();
    expect(takeCount([...tokenizeQuestion('6 nasi goreng')])).toBe(6);
  });

  test.each([
    ['3 menu sarapan', 3],
    ['sepuluh ide jualan', 10],
    ['kasih 2 dong', 2],
    ['tiga belas resep', 13],
  ])('"%s"', (question, wanted) => {
    expect(count(question)).toBe(wanted);
  });

  test.each(['anak 2 tahun', '500 gram ayam', '3 butir telur', 'kaki lima', 'soto'])(
    '"%s" says nothing of it',
    (question) => {
      expect(count(question)).toBeUndefined();
    },
  );

  test('few ingredients', () => {
    expect(takeIngredientCount([...tokenizeQuestion('cuma 3 bahan')])).toBe(3);
    expect(takeIngredientCount([...tokenizeQuestion('bahan maksimal 6 saja')])).toBe(6);
    expect(takeIngredientCount([...tokenizeQuestion('bahan kue untuk 6 orang')])).toBeUndefined();
  });
});
