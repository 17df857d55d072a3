import { expect, test } from 'vitest';
import { createManualClock } from '#core/fixtures/manual-clock.ts';
import { seededRandom } from '#core/fixtures/seeded-random.ts';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { createFakeStorage } from '../fixtures/fake-storage.ts';
import { HISTORY_KEY } from '../storage/storage-keys.ts';
import { createToastStore, type Toast } from '../ui/toast-store.ts';
import { startHistory } from './start-history.ts';
import { text } from './text.ts';

/** A page whose screens each ask for its history. */
function openPage(storage = createFakeStorage()) {
  const clock = createManualClock();
  const toasts = createToastStore(clock);
  const shown: (Toast | undefined)[] = [];
  toasts.subscribe(({ toast }) => void shown.push(toast));
  let listeners = 0;
  const onStorage = () => void (listeners += 1);
  const ask = () => startHistory({ storage, clock, random: seededRandom(1), toasts, onStorage });
  return { storage, shown, ask, listeners: () => listeners };
}

test('what one screen saves is in the list of the next, which no other tab announces', async () => {
  const { ask, listeners } = openPage();
  const question = 'soto';
  await ask().save({ question, response: SAMPLE_DISHES, origin: undefined });
  expect(ask().getState().entries).toMatchObject([{ question }]);
  expect(listeners()).toBe(1);
});

test('a damaged history is reported once, whichever screens read it', async () => {
  const { storage, shown, ask } = openPage(createFakeStorage({ [HISTORY_KEY]: 'bukan riwayat' }));
  await ask().refresh();
  await expect.poll(() => storage.getItem(HISTORY_KEY)).toBe('{}');
  await ask().refresh();
  expect(shown).toEqual([{ message: text.problems.damaged }]);
});

test('another page has its own', () => {
  expect(openPage().ask()).not.toBe(openPage().ask());
});
