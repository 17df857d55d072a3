import { expect, test } from 'vitest';
import { shuffled } from './shuffled.ts';

const ITEMS = ['soto', 'rawon', 'gudeg', 'pempek'];

test.each([0, 0.3, 0.5, 0.99])('holds each item once, whatever the draw (%d)', (drawn) => {
  expect(shuffled(ITEMS, () => drawn).toSorted()).toEqual(ITEMS.toSorted());
});

test('the draw decides the order', () => {
  expect(shuffled(ITEMS, () => 0)).toEqual(ITEMS);
  expect(shuffled(ITEMS, () => 0.99)).toEqual(ITEMS.toReversed());
});
