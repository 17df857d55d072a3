import { expect, test } from 'vitest';
import { createManualClock } from '#core/fixtures/manual-clock.ts';
import { createAnswerBodyLoader, type AnswerBody } from './answer-body-loader.ts';

const body: AnswerBody = {
  Dishes: () => null,
  NextQuestions: () => null,
  takeTyped: (typed) => ({ ask: typed }),
};

test('is loaded once, and a failed load is tried again', async () => {
  const clock = createManualClock();
  let calls = 0;
  const loader = createAnswerBodyLoader(() => {
    calls += 1;
    return calls === 1 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(body);
  }, clock);
  await loader.load();
  expect(loader.getState()).toEqual({ body: undefined, hasFailed: true });
  await Promise.all([loader.load(), loader.load()]);
  expect(loader.getState()).toEqual({ body, hasFailed: false });
  expect(calls).toBe(2);
  expect(clock.pendingTimers).toBe(0);
});

test('a slow load is waited for a while, and counts whenever it arrives', async () => {
  const clock = createManualClock();
  let arrive = (_: AnswerBody) => {};
  const loader = createAnswerBodyLoader(() => new Promise((resolve) => (arrive = resolve)), clock);
  let isWaiting = true;
  const waiting = loader.load().then(() => {
    isWaiting = false;
  });
  await clock.advance(1_499);
  expect(isWaiting).toBe(true);
  await clock.advance(1);
  await waiting;
  expect(loader.getState()).toEqual({ body: undefined, hasFailed: false });
  arrive(body);
  await expect.poll(() => loader.getState().body).toBe(body);
});
