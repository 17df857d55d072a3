import { expect, test } from 'vitest';
import type { CostedLine } from './dish-cost.ts';
import { priceMonths } from './price-months.ts';

const line = (cost: object | string) => ({ position: 0, line: {}, cost }) as unknown as CostedLine;
const fromBook = (month: string, rupiah: number) =>
  line({ rupiah, basis: { from: 'book', month } });

test('the prices of a dish are from a month, or from one to another', () => {
  expect(priceMonths({ lines: [fromBook('2026-11', 5_000)] })).toEqual({
    from: '2026-11',
    to: '2026-11',
  });
  const lines = [
    fromBook('2026-01', 5_000),
    fromBook('2024-03', 4_000),
    fromBook('2026-11', 1_000),
  ];
  expect(priceMonths({ lines })).toEqual({ from: '2024-03', to: '2026-11' });
});

test('old prices count from a twentieth of the cost, together', () => {
  const others = [fromBook('2026-01', 90_000), fromBook('2026-11', 5_000)];
  const [pepper, salt] = [fromBook('2024-03', 3_000), fromBook('2025-10', 3_000)];
  expect(priceMonths({ lines: [pepper, ...others] })?.from).toBe('2026-01');
  expect(priceMonths({ lines: [pepper, salt, ...others] })?.from).toBe('2025-10');
});

test('what is free, unpriced or the owner’s own has no month', () => {
  const lines = [
    fromBook('2024-03', 0),
    line('no-amount'),
    line({ rupiah: 9_000, basis: { from: 'own', rupiah: 9_000 } }),
    line({ rupiah: 9_000, basis: { from: 'own-sum' } }),
  ];
  expect(priceMonths({ lines })).toBeUndefined();
  expect(priceMonths({ lines: [...lines, fromBook('2026-11', 10)] })?.from).toBe('2026-11');
});
