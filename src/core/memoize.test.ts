import { expect, test } from 'vitest';
import { memoize } from './memoize.ts';

test('what was computed for an object is not computed again, whatever the result', () => {
  const asked: object[] = [];
  const compute = memoize((subject: object) => {
    asked.push(subject);
    return undefined;
  });
  const [one, other] = [{}, {}];
  for (const subject of [one, other, one]) compute(subject);
  expect(asked).toEqual([one, other]);
  expect(asked[1]).toBe(other);
});
