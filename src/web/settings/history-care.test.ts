import { describe, expect, test, vi } from 'vitest';
import { createManualClock } from '#core/fixtures/manual-clock.ts';
import { createFakeStorage, fillUp } from '../fixtures/fake-storage.ts';
import { createToastStore } from '../ui/toast-store.ts';
import { noteBackup } from './backup-times.ts';
import { careForHistory } from './history-care.chunk.ts';

const DAY = 24 * 60 * 60 * 1000;
const START = 1_795_300_000_000;

/** A device on which one answer a day was saved from the start. */
function device() {
  const storage = createFakeStorage();
  const calls = { persist: 0, settings: 0 };
  const visit = async (day: number, answers: number) => {
    const clock = { ...createManualClock(), now: () => START + day * DAY };
    const toasts = createToastStore(clock);
    const entries = Array.from({ length: answers }, (_, index) => ({
      id: String(index),
      question: 'soto',
      dishes: [],
      savedAt: START + index * DAY,
    }));
    const persist = async () => {
      calls.persist += 1;
      throw new DOMException('The request is not allowed', 'NotAllowedError');
    };
    vi.stubGlobal('navigator', { storage: { persist } });
    const openSettings = () => {
      calls.settings += 1;
    };
    await careForHistory({ storage, clock, toasts, openSettings }, entries);
    return toasts.getState().toast;
  };
  return { storage, calls, visit };
}

describe('a reminder of the backup', () => {
  test('appears after a month with twenty new answers, stays, and leads to the settings', async () => {
    const { calls, visit } = device();
    const toast = await visit(30, 20);
    expect(toast?.message).toContain('Ada 20 jawaban baru yang belum punya cadangan.');
    expect(toast?.stays).toBe(true);
    toast?.action?.run();
    expect(calls.settings).toBe(1);
  });

  test.each([
    ['before a month is over', 29, 25],
    ['with nineteen answers', 40, 19],
    ['with one answer', 400, 1],
  ])('does not come %s', async (_, day, answers) => {
    expect(await device().visit(day, answers)).toBeUndefined();
  });

  test('never appears twice in a month', async () => {
    const { visit } = device();
    const days = Array.from({ length: 80 }, (_, index) => 30 + index);
    const reminded: number[] = [];
    for (const day of days) if ((await visit(day, day)) !== undefined) reminded.push(day);
    expect(reminded).toEqual([30, 60, 90]);
  });

  test('counts from the last backup, and only what is newer', async () => {
    const { storage, visit } = device();
    noteBackup(storage, START + 30 * DAY);
    expect(await visit(59, 60)).toBeUndefined();
    expect((await visit(60, 60))?.message).toContain('Ada 29 jawaban');
  });

  test('does not appear if the browser cannot record that it did', async () => {
    const { storage, visit } = device();
    storage.setItem('chatHistory', '{}');
    fillUp(storage);
    expect(await visit(30, 30)).toBeUndefined();
  });

  test('does not appear for undated answers, whose age is unknown', async () => {
    const { storage } = device();
    // Without a secure connection a page has no such storage.
    vi.stubGlobal('navigator', {});
    const clock = { ...createManualClock(), now: () => START };
    const toasts = createToastStore(clock);
    const entries = Array.from({ length: 30 }, (_, id) => ({
      id: String(id),
      question: 'soto',
      dishes: [],
    }));
    await careForHistory({ storage, clock, toasts, openSettings: () => {} }, entries);
    expect(toasts.getState().toast).toBeUndefined();
  });
});

test('the browser is asked to keep the storage with the first answer, and again after a month', async () => {
  const { calls, visit } = device();
  for (const day of [0, 1, 29]) await visit(day, 1);
  expect(calls.persist).toBe(1);
  await visit(30, 1);
  expect(calls.persist).toBe(2);
});
