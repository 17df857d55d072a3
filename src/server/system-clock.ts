import type { Clock } from '#core/outside-world.ts';

/** The process's own time. Timers do not keep the process alive. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimer: (run, delayMs) => {
    const timer = setTimeout(run, delayMs);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
