import { describe, expect, test } from 'vitest';
import { readServing } from './read-serving.ts';
import { writeScaled } from './scale-serving.ts';

describe('a serving size for more or fewer portions', () => {
  test.each<[string, number, string]>([
    ['2 sdm', 2.5, '5 sdm'],
    ['½ sdt', 3, '1½ sdt'],
    ['1 1/2 liter', 2, '3 liter'],
    ['⅜ sdt', 4, '1½ sdt'],
    ['1⅕ kg', 5, '6 kg'],
    ['1,5 liter', 2, '3 liter'],
    ['500gr', 3, '1½ kg'],
    ['2-3 lembar', 2, '4–6 lembar'],
    ['2–3 lembar', 2, '4–6 lembar'],
    ['1 ekor (800 g)', 2, '2 ekor (1,6 kg)'],
    ['1 ekor (± 800 g)', 0.5, '½ ekor (± 400 g)'],
    ['1 bungkus (200 gram)', 3, '3 bungkus (@ 200 gram)'],
    ['2 bungkus @ 65 ml', 2, '4 bungkus @ 65 ml'],
    ['1 ekor @ kurang lebih 800 g', 2, '2 ekor @ kurang lebih 800 g'],
    ['2 x 65 ml', 2, '4 x 65 ml'],
    ['4 piring (200 gr/piring)', 2, '8 piring (200 gr/piring)'],
    ['2 ekor (±500 gr / ekor)', 2, '4 ekor (±500 gr / ekor)'],
    ['3 buah, sekitar 150 gram per buah', 2, '6 buah, sekitar 150 gram per buah'],
    ['4 piring (200 g tiap piring)', 2, '8 piring (200 g tiap piring)'],
    ['2 ekor (500 g seekor)', 2, '4 ekor (500 g seekor)'],
    ['2 pcs (150 g each)', 2, '4 buah (150 g each)'],
    ['20 butir (5 butir/porsi)', 2, '40 butir (5 butir/porsi)'],
    ['1 ekor / 800 g', 2, '2 ekor / 1,6 kg'],
    ['1 buah (200 g sesudah dikupas)', 2, '2 buah (400 g sesudah dikupas)'],
    ['masing-masing 2 lembar', 3, 'masing-masing 6 lembar'],
    ['2 kaleng, masing-masing 400 g', 2, '4 kaleng, masing-masing 400 g'],
    ['1 ekor, potong 8', 2, '2 ekor, potong 8'],
    ['3 butir', 0.9, '3 butir'],
    ['1 sdm munjung', 2, '2 sdm munjung'],
    ['2 sendok makan', 2, '4 sdm'],
    ['5 siung besar', 2, '10 siung besar'],
    ['setengah ekor', 4, '2 ekor'],
    ['seruas jahe', 3, '3 ruas jahe'],
    ['dua lembar', 5, '10 lembar'],
    ['dua puluh lembar', 2, '40 lembar'],
    ['dua ratus gram', 2, '400 g'],
    ['sepuluh lembar', 2, '20 lembar'],
    ['sekilo', 2, '2 kg'],
    ['3 cm', 2, '6 cm'],
    ['1.500 g', 2, '3 kg'],
    ['1 sdt', 12.5, '4 sdm'],
    ['secukupnya', 12.5, 'secukupnya'],
    ['', 12.5, ''],
    ['sejumput', 2, '2 jumput'],
    ['30 menit', 2, '30 menit'],
    ['santan kental 65%', 2, 'santan kental 65%'],
    ['4', 3, '12'],
  ])('%j × %d is %j', (serving, factor, expected) => {
    expect(writeScaled(readServing(serving), factor)).toBe(expected);
  });

  test('many spoons become a weight if the food’s weight is known', () => {
    const sugar = (unit: string) =>
      unit === 'sdm' ? ({ value: 12, unit: 'g' } as const) : undefined;
    expect(writeScaled(readServing('4 sdm'), 2, sugar)).toBe('8 sdm');
    expect(writeScaled(readServing('4 sdm'), 12.5, sugar)).toBe('600 g');
    expect(writeScaled(readServing('4 sdt'), 12.5, sugar)).toBe('17 sdm');
  });

  test('parts joined are the text', () => {
    for (const serving of [
      '1 ekor (± 800 g)',
      '2-3 lembar',
      '½ sdt + 1 sdm',
      'tiga butir',
      '1,5 l',
    ]) {
      const parts = readServing(serving);
      const joined = parts.map((part) => (typeof part === 'string' ? part : part.text)).join('');
      expect(joined).toBe(serving);
    }
  });
});
