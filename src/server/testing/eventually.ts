import { expect } from 'vitest';

/** Much longer than anything takes here, even on a busy machine. */
const PATIENCE_MS = 15_000;

/** Retries an expectation on what `read` gives until it holds. */
export function eventually<Value>(
  read: () => Value,
  intervalMs = 20,
): ReturnType<typeof expect.poll<Value>> {
  return expect.poll(read, { timeout: PATIENCE_MS, interval: intervalMs });
}
