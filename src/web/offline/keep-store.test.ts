import { describe, expect, test } from 'vitest';
import { createManualClock } from '#core/fixtures/manual-clock.ts';
import { createKeepStore, SILENCE_LIMIT_MS, START_LIMIT_MS } from './keep-store.ts';
import type { KeepReport, WorkerMessage } from './worker-message.ts';

function setUp({ hasWorker = true } = {}) {
  const clock = createManualClock();
  const talks: {
    readonly message: WorkerMessage;
    readonly report: (report: KeepReport) => void;
    hasEnded: boolean;
  }[] = [];
  const store = createKeepStore(async (message, report) => {
    const talk = { message, report, hasEnded: false };
    talks.push(talk);
    return hasWorker ? { end: () => (talk.hasEnded = true) } : undefined;
  }, clock);
  return { store, talks, clock };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('keeping everything on this device', () => {
  test('says how much there is before downloading anything', () => {
    const { store, talks } = setUp();
    store.measure();
    expect(talks.map(({ message }) => message.type)).toEqual(['measure-missing']);
    talks[0]?.report({ status: 'missing', bytes: 1_200_000 });
    expect(store.getState()).toEqual({ status: 'missing', bytes: 1_200_000 });
  });

  test('shows its progress until everything is there', () => {
    const { store, talks } = setUp();
    store.keep();
    expect(store.getState()).toEqual({ status: 'keeping', bytes: 0, of: 1 });
    talks[0]?.report({ status: 'keeping', bytes: 30, of: 100 });
    expect(store.getState()).toEqual({ status: 'keeping', bytes: 30, of: 100 });
    talks[0]?.report({ status: 'kept' });
    expect(store.getState()).toEqual({ status: 'kept' });
  });

  test('a worker may start late; it is called missing only after a while', () => {
    const { store, talks, clock } = setUp();
    store.measure();
    clock.pass(START_LIMIT_MS - 1);
    expect(store.getState()).toEqual({ status: 'unknown' });
    clock.pass(1);
    expect(store.getState()).toEqual({ status: 'unavailable' });
    talks[0]?.report({ status: 'missing', bytes: 1_200_000 });
    expect(store.getState()).toEqual({ status: 'missing', bytes: 1_200_000 });
    clock.pass(START_LIMIT_MS);
    expect(store.getState()).toEqual({ status: 'missing', bytes: 1_200_000 });
  });

  test('can be stopped, and late reports change nothing', async () => {
    const { store, talks } = setUp();
    store.keep();
    await settled();
    store.stop();
    expect(talks[0]?.hasEnded).toBe(true);
    talks[0]?.report({ status: 'keeping', bytes: 60, of: 100 });
    expect(store.getState()).toEqual({ status: 'stopped' });
    store.keep();
    talks[1]?.report({ status: 'kept' });
    expect(store.getState()).toEqual({ status: 'kept' });
  });

  test('stops even before the worker has answered', async () => {
    const { store, talks } = setUp();
    store.keep();
    store.leave();
    await settled();
    expect(talks[0]?.hasEnded).toBe(true);
  });

  test.each(['network', 'space'] as const)('reports why it failed: %s', (reason) => {
    const { store, talks } = setUp();
    store.keep();
    talks[0]?.report({ status: 'failed', reason });
    expect(store.getState()).toEqual({ status: 'failed', reason });
  });

  test('a silent worker has failed; one that continues has not', () => {
    const { store, talks, clock } = setUp();
    store.keep();
    clock.pass(SILENCE_LIMIT_MS - 1);
    talks[0]?.report({ status: 'keeping', bytes: 1, of: 100 });
    clock.pass(SILENCE_LIMIT_MS - 1);
    expect(store.getState().status).toBe('keeping');
    clock.pass(1);
    expect(store.getState()).toEqual({ status: 'failed', reason: 'network' });
  });

  test('reports that there is no worker', async () => {
    const { store } = setUp({ hasWorker: false });
    store.measure();
    await settled();
    expect(store.getState()).toEqual({ status: 'unavailable' });
  });
});
