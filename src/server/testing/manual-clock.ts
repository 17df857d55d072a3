import type { Clock } from '#core/outside-world.ts';

export type ManualClock = Clock & {
  /** Lets time pass: due timers run in order, each followed by what their promises set off. */
  advance(ms: number): Promise<void>;
  readonly pendingTimers: number;
};

/** A clock that stands still until a test moves it. */
export function createManualClock(startMs = 0): ManualClock {
  let nowMs = startMs;
  const timers = new Set<{ readonly dueMs: number; readonly run: () => void }>();

  const nextDue = (untilMs: number) =>
    [...timers].filter(({ dueMs }) => dueMs <= untilMs).sort((a, b) => a.dueMs - b.dueMs)[0];

  return {
    now: () => nowMs,
    setTimer(run, delayMs) {
      const timer = { dueMs: nowMs + delayMs, run };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    async advance(ms) {
      const untilMs = nowMs + ms;
      await settle();
      for (let due = nextDue(untilMs); due !== undefined; due = nextDue(untilMs)) {
        nowMs = Math.max(nowMs, due.dueMs);
        timers.delete(due);
        due.run();
        await settle();
      }
      nowMs = untilMs;
    },
    get pendingTimers() {
      return timers.size;
    },
  };
}

/** Lets everything that waits only for promises go as far as it can. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise<void>((resolve) => {
      setImmediate(resolve);
    });
  }
}
