import { expect, test } from 'vitest';
import { notableDifference } from './usual-price.ts';

test('two figures count as different from a quarter upwards', () => {
  expect(notableDifference(100, 80)).toBeUndefined();
  expect(notableDifference(100, 70)).toBeCloseTo(0.43, 2);
  expect(notableDifference(70, 100)).toBeCloseTo(-0.3, 2);
  expect(notableDifference(70, 0)).toBeUndefined();
});
