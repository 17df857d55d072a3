import { describe, expect, test } from 'vitest';
import { settle } from '#core/fixtures/manual-clock.ts';
import { createChangeSignal } from './change-signal.ts';

const STAYING = new AbortController().signal;

describe('createChangeSignal', () => {
  test('wakes all who wait, each time anew', async () => {
    const changes = createChangeSignal();
    const watches = [changes.watch(STAYING), changes.watch(STAYING)];
    for (let turn = 0; turn < 3; turn += 1) {
      let woken = 0;
      for (const watch of watches) {
        void watch.next().then(() => {
          woken += 1;
        });
      }
      await settle();
      expect(woken).toBe(0);
      changes.announce();
      await settle();
      expect(woken).toBe(2);
    }
  });

  test('what was announced before the waiting began is not heard', async () => {
    const changes = createChangeSignal();
    const watch = changes.watch(STAYING);
    changes.announce();
    let isWoken = false;
    void watch.next().then(() => {
      isWoken = true;
    });
    await settle();
    expect(isWoken).toBe(false);
  });

  test('who leaves is let go with his reason, while waiting and before; others wait on', async () => {
    const changes = createChangeSignal();
    const leaving = new AbortController();
    const reason = new Error('left');
    const watch = changes.watch(leaving.signal);
    const other = changes.watch(STAYING).next();
    const waiting = watch.next();
    leaving.abort(reason);
    await expect(waiting).rejects.toBe(reason);
    await expect(watch.next()).rejects.toBe(reason);
    changes.announce();
    await other;
  });

  test('a closed watch is woken no more', async () => {
    const changes = createChangeSignal();
    const leaving = new AbortController();
    const watch = changes.watch(leaving.signal);
    let isSettled = false;
    const settled = () => {
      isSettled = true;
    };
    void watch.next().then(settled, settled);
    watch.close();
    changes.announce();
    leaving.abort();
    await settle();
    expect(isSettled).toBe(false);
  });
});
