import { expect, test } from 'vitest';
import { untilPacificMidnight } from './pacific-midnight.ts';

const HOUR_MS = 60 * 60 * 1000;

test.each([
  ['a winter evening', '2026-11-21T23:00:00-08:00', 1],
  ['a summer morning', '2026-07-01T06:00:00-07:00', 18],
  ['midnight itself', '2026-07-01T00:00:00-07:00', 24],
  ['the day that loses an hour', '2026-03-08T00:30:00-08:00', 22.5],
  ['the day that gains an hour', '2026-11-01T00:30:00-07:00', 24.5],
])('from %s', (_, moment, hours) => {
  expect(untilPacificMidnight(Date.parse(moment)) / HOUR_MS).toBe(hours);
});
