import type { Clock } from '#core/outside-world.ts';
import { RecipeError } from '#core/recipes/recipe-error.ts';
import type { Log } from '../log.ts';

const MICRODOLLARS = 1_000_000;

/** Sums of money by name. Every implementation passes `spending-store-contract.ts`. */
export interface SpendingStore {
  /**
   * Adds whole microdollars, which may be negative, to a sum that lives some days.
   *
   * @returns false, and adds nothing, where the sum would pass `most`.
   */
  add(name: string, microdollars: number, most: number): Promise<boolean>;
}

/** Money is spent up to a limit a day, whatever is asked. Days are those of UTC. */
export type DailyBudget = {
  /**
   * Sets aside the most that a call may cost, so that calls made together cannot pass the limit.
   *
   * @returns a function to call once it is over; nothing where so much is not left.
   */
  reserve(dollars: number): Promise<(() => void) | undefined>;
  /** Counts what a call did cost; to be told before its reservation is given back. */
  spend(dollars: number): void;
  /** Whether the last call had to be refused. */
  isSpent(): boolean;
};

/** The AI may not be asked any more today; the collection answers instead. */
export class BudgetSpentError extends RecipeError {
  constructor() {
    super('quota-exhausted');
  }
}

export type DailyBudgetParts = {
  readonly maxDollars: number;
  readonly store: SpendingStore;
  readonly clock: Clock;
  readonly log: Log;
};

export function createDailyBudget({
  maxDollars,
  store,
  clock,
  log,
}: DailyBudgetParts): DailyBudget {
  const most = Math.round(maxDollars * MICRODOLLARS);
  let refusedOn: string | undefined;
  let reportedOn: string | undefined;
  /** Spent, and not yet added to the sum: that is done when a reservation is given back. */
  let unaddedDollars = 0;

  const today = () => new Date(clock.now()).toISOString().slice(0, 'yyyy-mm-dd'.length);

  const refuse = (day: string) => {
    refusedOn = day;
    if (reportedOn === day) return;
    reportedOn = day;
    log.warn({ maxDollars }, 'the budget of the day is spent; the collection answers');
  };

  return {
    async reserve(dollars) {
      const day = today();
      const reserved = Math.ceil(dollars * MICRODOLLARS);
      if (!(await store.add(day, reserved, most))) {
        refuse(day);
        return undefined;
      }
      refusedOn = undefined;
      return () => {
        const spent = Math.ceil(unaddedDollars * MICRODOLLARS);
        unaddedDollars = 0;
        // Not waited for. Where it is lost, less is spent than might have been.
        void store.add(day, spent - reserved, Number.MAX_SAFE_INTEGER);
      };
    },
    spend(dollars) {
      unaddedDollars += dollars;
    },
    isSpent: () => refusedOn === today(),
  };
}

/** Sums of one process; those of yesterday are forgotten. */
export function createMemorySpendingStore(): SpendingStore {
  let [name, sum] = ['', 0];
  return {
    async add(asked, microdollars, most) {
      const before = asked === name ? sum : 0;
      if (before + microdollars > most) return false;
      [name, sum] = [asked, before + microdollars];
      return true;
    },
  };
}
