import { afterEach, describe, expect, test, vi } from 'vitest';
import { createManualClock } from '#core/fixtures/manual-clock.ts';
import { createToastStore } from '../ui/toast-store.ts';
import { startOffline } from './start-offline.ts';

// Undone after each test, not before the next: another file may share this worker.
afterEach(() => vi.unstubAllGlobals());

/** Messages to the worker once the product is in use on such a connection. */
async function keepAllOn(connection: object | undefined): Promise<readonly unknown[]> {
  const told: unknown[] = [];
  const active = { state: 'activated', postMessage: (message: unknown) => told.push(message) };
  const parts = { active, waiting: null, installing: null };
  const registration = Object.assign(new EventTarget(), parts);
  const workers = Object.assign(new EventTarget(), {
    controller: active,
    ready: Promise.resolve(registration),
    register: () => Promise.resolve(registration),
  });
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  vi.stubGlobal('navigator', { serviceWorker: workers, connection });
  const keeper = await startOffline(createToastStore(createManualClock()), () => Promise.resolve());
  keeper.keepAll();
  return told;
}

describe('once the product is in use', () => {
  const thisPage = { type: 'keep-page', path: window.location.pathname };

  test.each([
    ['where the browser says nothing of the line', undefined],
    ['at home', { type: 'wifi', saveData: false }],
  ])('all of it is kept %s', async (_, connection) => {
    expect(await keepAllOn(connection)).toEqual([thisPage, { type: 'keep-all' }]);
  });

  test.each([
    ['on a metered line alone', { type: 'cellular', saveData: false }],
    ['with Save-Data alone', { saveData: true }],
    ['with Save-Data at home', { type: 'wifi', saveData: true }],
  ])('nothing more is downloaded %s', async (_, connection) => {
    expect(await keepAllOn(connection)).toEqual([thisPage]);
  });
});
