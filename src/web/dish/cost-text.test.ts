import { afterEach, expect, test, vi } from 'vitest';
import { writeBasis } from './cost-text.ts';

afterEach(() => void vi.useRealTimers());

test.each([
  ['2017-10', 'harga pasar · Oktober 2017, sudah lama'],
  ['2023-10', 'harga pasar · Oktober 2023, sudah lama'],
  ['2023-11', 'harga pasar · November 2023'],
])('a price of %s is written with its month, and a hint if that is long ago', (month, written) => {
  vi.setSystemTime('2026-11-15');
  const per = { quantity: 1, unit: 'kg' } as const;
  expect(
    writeBasis({ from: 'book', rupiah: 40_000, per, month, isEstimate: false, grade: 'A' }),
  ).toBe(written);
});
