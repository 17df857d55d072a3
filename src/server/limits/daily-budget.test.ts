import { describe, expect, test } from 'vitest';
import { createManualClock } from '#core/fixtures/manual-clock.ts';
import { createCapturedLog } from '../fixtures/captured-log.ts';
import { createMemoryStore } from '../sharing/shared-store.ts';
import { createDailyBudget } from './daily-budget.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

function budgetOf(maxDollars: number) {
  const [clock, log] = [createManualClock(1), createCapturedLog()];
  const store = createMemoryStore(clock);
  return { budget: createDailyBudget({ maxDollars, store, clock, log }), clock, log };
}

describe('createDailyBudget', () => {
  test('concurrent calls reserve the most they may cost', async () => {
    const { budget } = budgetOf(0.1);
    const calls = Array.from({ length: 9 }, () => budget.reserve(0.02));
    const reserved = await Promise.all(calls);
    expect(reserved.filter((giveBack) => giveBack !== undefined)).toHaveLength(5);
    expect(budget.isSpent()).toBe(true);
  });

  test('what a call did not use becomes available to others', async () => {
    const { budget } = budgetOf(0.1);
    for (let call = 0; call < 16; call += 1) {
      const giveBack = await budget.reserve(0.02);
      budget.spend(0.005);
      giveBack?.();
    }
    expect(budget.isSpent()).toBe(false);
    await budget.reserve(0.02);
    expect(await budget.reserve(0.02)).toBeUndefined();
  });

  test('is reported once a day and starts over the next', async () => {
    const { budget, clock, log } = budgetOf(0.01);
    const refused = async () => expect(await budget.reserve(0.02)).toBeUndefined();
    for (let call = 0; call < 5; call += 1) await refused();
    expect(log.lines()).toMatchObject([{ level: 'warn', maxDollars: 0.01 }]);
    await clock.advance(DAY_MS);
    expect(budget.isSpent()).toBe(false);
    await refused();
    expect(log.lines()).toHaveLength(2);
  });
});
