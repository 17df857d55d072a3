import { describe, expect, test } from 'vitest';
import { toMarketAmount } from './market-amount.ts';

const kilogram = { quantity: 1, unit: 'kg' };

describe('what a market sells', () => {
  test.each([
    [0.006, '10 g'],
    [0.02, '25 g'],
    [0.03, '½ ons'],
    [0.05, '½ ons'],
    [0.051, '1 ons'],
    [0.15, '2 ons'],
    [0.25, '¼ kg'],
    [0.3, '3 ons'],
    [0.41, '½ kg'],
    [0.6, '¾ kg'],
    [1, '1 kg'],
    [1.01, '1¼ kg'],
    [2.5, '2½ kg'],
    [4.9, '5 kg'],
    [5.1, '5½ kg'],
    [1_000, '1.000 kg'],
  ])('%d kg is %s', (value, text) => {
    expect(toMarketAmount(value, kilogram).text).toBe(text);
  });

  test.each([
    [0.1, { quantity: 1, unit: 'l' }, '¼ liter'],
    [1.2, { quantity: 1, unit: 'l' }, '1¼ liter'],
    [2.1, { quantity: 1, unit: 'ikat' }, '3 ikat'],
    [2.7, { quantity: 1, unit: 'butir' }, '3 butir'],
    [33.3, { quantity: 1, unit: 'butir' }, '34 butir'],
    [12, { quantity: 1, unit: 'ekor' }, '12 ekor'],
    [68.1, { quantity: 1, unit: 'lembar' }, '68 lembar'],
    [68.6, { quantity: 1, unit: 'lembar' }, '69 lembar'],
    [300, { quantity: 275, unit: 'ml' }, '2 × 275 ml'],
  ])('%d of what is priced per %o is %s', (value, per, text) => {
    expect(toMarketAmount(value, per).text).toBe(text);
  });

  test('is never less than what is needed, and rounding errors do not add a step', () => {
    for (let value = 0.001; value < 12; value += 0.037) {
      expect(toMarketAmount(value, kilogram).value).toBeGreaterThanOrEqual(value - 1e-6);
    }
    expect(toMarketAmount(0.1 + 0.2, kilogram).text).toBe('3 ons');
  });
});
