import { expect } from 'vitest';

/** Much longer than anything takes here, even on a machine that is busy with other things. */
const PATIENCE_MS = 15_000;

/** Expects something of what `read` gives sooner or later. */
export function eventually<Value>(
  read: () => Value,
  intervalMs = 20,
): ReturnType<typeof expect.poll<Value>> {
  return expect.poll(read, { timeout: PATIENCE_MS, interval: intervalMs });
}
