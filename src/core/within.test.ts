import { expect, test } from 'vitest';
import { createManualClock } from './fixtures/manual-clock.ts';
import { LATE, within } from './within.ts';

const LEFT = new Error('left');
const never = new Promise<never>(() => {});

test('gives what the promise gives in time, and leaves no timer', async () => {
  const clock = createManualClock();
  expect(await within(100, Promise.resolve('soto'), clock)).toBe('soto');
  await expect(within(100, Promise.reject(LEFT), clock)).rejects.toBe(LEFT);
  expect(clock.pendingTimers).toBe(0);
});

test('is late after the time, and not before', async () => {
  const clock = createManualClock();
  let outcome: unknown;
  void within(100, never, clock).then((late) => (outcome = late));
  await clock.advance(99);
  expect(outcome).toBeUndefined();
  await clock.advance(1);
  expect(outcome).toBe(LATE);
});
