import type { Clock } from '#core/outside-world.ts';
import type { Log } from '../log.ts';
import type { SharedStore } from '../sharing/shared-store.ts';

const MICRODOLLARS = 1_000_000;

/** Longer than the day of a sum. */
const SUM_TTL_MS = 2 * 24 * 60 * 60 * 1000;

export type DailyBudget = ReturnType<typeof createDailyBudget>;

type DailyBudgetParts = {
  readonly maxDollars: number;
  readonly store: Pick<SharedStore, 'add'>;
  readonly clock: Clock;
  readonly log: Log;
};

/** A spending limit per day (UTC). */
export function createDailyBudget({ maxDollars, store, clock, log }: DailyBudgetParts) {
  const most = Math.round(maxDollars * MICRODOLLARS);
  let refusedOn: string | undefined;
  let reportedOn: string | undefined;
  /** Spent but not yet added to the sum; added when a reservation is released. */
  let unaddedDollars = 0;

  /** Adds microdollars, possibly negative, to the day's sum. False if there is no room for them. */
  const add = async (day: string, amount: number, limit: number): Promise<boolean> =>
    (await store.add(`spent:${day}`, amount, { most: limit, ttlMs: SUM_TTL_MS })) === undefined;

  const today = () => new Date(clock.now()).toISOString().slice(0, 'yyyy-mm-dd'.length);

  return {
    /**
     * Reserves the most a call may cost, so that concurrent calls cannot exceed the limit.
     *
     * @returns a function that releases the reservation; `undefined` if not enough is left.
     */
    async reserve(dollars: number): Promise<(() => void) | undefined> {
      const day = today();
      const reserved = Math.ceil(dollars * MICRODOLLARS);
      if (!(await add(day, reserved, most))) {
        refusedOn = day;
        if (reportedOn !== day) {
          log.warn({ maxDollars }, 'the budget of the day is spent; the collection answers');
        }
        reportedOn = day;
        return undefined;
      }
      refusedOn = undefined;
      return () => {
        const spent = Math.ceil(unaddedDollars * MICRODOLLARS);
        unaddedDollars = 0;
        // Not awaited. If it is lost, the sum stays too high, never too low.
        void add(day, spent - reserved, Number.MAX_SAFE_INTEGER);
      };
    },
    /** Records the actual cost of a call; call it before releasing the reservation. */
    spend(dollars: number): void {
      unaddedDollars += dollars;
    },
    /** Whether the last call was refused. */
    isSpent: () => refusedOn === today(),
  };
}
