import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['garam', 'garam', 0],
  ['garem', 'garam', 1],
  ['grama', 'garam', 2],
  ['gaarm', 'garam', 1],
  ['garm', 'garam', 1],
  ['garamm', 'garam', 1],
  ['gula', 'garam', 3],
  ['kemangi', 'kemiri', 3],
])('from %s to %s', (left, right, distance) => {
  expect(editDistance(left, right, 2)).toBe(distance);
  expect(editDistance(right, left, 2)).toBe(distance);
});
