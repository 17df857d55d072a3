import { describe, expect, test } from 'vitest';
import { writeAmount } from './write-amount.ts';

const one = (value: number, unit?: string) => writeAmount(value, unit);

describe('an amount is written as a cook would write it', () => {
  test.each<[number, string | undefined, string]>([
    [0.5, 'sdt', '½ sdt'],
    [1.25, 'sdm', '1¼ sdm'],
    [0.133, 'gelas', '2 sdm'],
    [2 / 3, 'gelas', '⅔ gelas'],
    [0.3, 'sdm', '1 sdt'],
    [6, 'sdt', '2 sdm'],
    [3, 'sdt', '3 sdt'],
    [0.02, 'sdt', 'sedikit'],
    [2.7, 'butir', '3 butir'],
    [0.5, 'butir', '½ butir'],
    [0.33, 'butir', '½ butir'],
    [12.4, 'siung', '12 siung'],
    [1.5, 'batang', '1½ batang'],
    [1.3, 'buah', '1½ buah'],
    [2.5, undefined, '2½'],
    [1_250, 'g', '1¼ kg'],
    [1_500, 'g', '1½ kg'],
    [133.4, 'g', '135 g'],
    [33.4, 'g', '33 g'],
    [3.3, 'g', '3,5 g'],
    [0.4, 'kg', '400 g'],
    [2_250, 'g', '2¼ kg'],
    [6.75, 'kg', '6¾ kg'],
    [3.25, 'l', '3¼ liter'],
    [2.27, 'kg', '2,3 kg'],
    [12.5, 'kg', '12,5 kg'],
    [0.5, 'ons', '50 g'],
    [25, 'ons', '2½ kg'],
    [1_333, 'ml', '1⅓ liter'],
    [1.5, 'l', '1½ liter'],
    [0.2, 'l', '200 ml'],
    [12_500, 'g', '12,5 kg'],
    [2_500, 'lembar', '2.500 lembar'],
    [9.8, 'sdm', '10 sdm'],
  ])('%d %s is "%s"', (value, unit, expected) => {
    expect(one(value, unit)).toBe(expected);
  });

  test('a range keeps both ends in the unit of the upper one', () => {
    expect(writeAmount({ min: 2, max: 3 }, 'lembar')).toBe('2–3 lembar');
    expect(writeAmount({ min: 800, max: 1_200 }, 'g')).toBe('0,8–1,2 kg');
    expect(writeAmount({ min: 2.6, max: 3.2 }, 'butir')).toBe('3 butir');
  });

  test('nothing is ever written as zero', () => {
    const units = ['g', 'kg', 'ons', 'ml', 'l', 'sdm', 'sdt', 'gelas', 'butir', 'siung', undefined];
    for (const unit of units) {
      for (let value = 1e-6; value < 1e7; value *= 1.37) {
        const written = one(value, unit);
        expect(written, `${value} ${unit}`).not.toMatch(/NaN|Infinity|^0(?![,])|e[+-]|-/u);
      }
    }
  });

  test('weights and volumes stay within a quarter of what was meant, however small', () => {
    const signs: Record<string, number> = {
      '¼': 0.25,
      '⅓': 1 / 3,
      '½': 0.5,
      '⅔': 2 / 3,
      '¾': 0.75,
    };
    const sizes: Record<string, number> = { g: 1, kg: 1_000, ml: 1, liter: 1_000 };
    for (const unit of ['g', 'ml', 'kg', 'l']) {
      for (let value = unit === 'g' || unit === 'ml' ? 1 : 0.02; value < 20_000; value *= 1.21) {
        const [number = '', printed = ''] = one(value, unit).split(' ');
        const sign = number.at(-1) ?? '';
        const plain = Number(
          number
            .replace(/[¼⅓½⅔¾]$/u, '')
            .replaceAll('.', '')
            .replace(',', '.') || 0,
        );
        const read = (plain + (signs[sign] ?? 0)) * (sizes[printed] ?? Number.NaN);
        const meant = value * (unit === 'kg' || unit === 'l' ? 1_000 : 1);
        expect(Math.abs(read / meant - 1), `${value} ${unit}: ${number} ${printed}`).toBeLessThan(
          0.26,
        );
      }
    }
  });
});
