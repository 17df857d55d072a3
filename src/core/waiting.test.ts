import { describe, expect, test } from 'vitest';
import { createManualClock } from './fixtures/manual-clock.ts';
import { createTimer, pause, rejection, untilAborted } from './waiting.ts';

const LEFT = new Error('left');
const never = new Promise<never>(() => {});

describe('untilAborted', () => {
  test('gives what the promise gives', async () => {
    const { signal } = new AbortController();
    expect(await untilAborted(Promise.resolve('soto'), signal)).toBe('soto');
    await expect(untilAborted(Promise.reject(LEFT), signal)).rejects.toBe(LEFT);
  });

  test('rejects at once when aborted, before or during the wait', async () => {
    const controller = new AbortController();
    const waiting = untilAborted(never, controller.signal);
    controller.abort(LEFT);
    await expect(waiting).rejects.toBe(LEFT);
    await expect(untilAborted(Promise.resolve('soto'), controller.signal)).rejects.toBe(LEFT);
  });
});

test('a rejection loses every race until the signal aborts', async () => {
  const controller = new AbortController();
  const left = rejection(controller.signal);
  expect(await Promise.race([Promise.resolve('soto'), left])).toBe('soto');
  controller.abort(LEFT);
  await expect(Promise.race([never, left])).rejects.toBe(LEFT);
});

test('a pause ends with its time or its signal, and leaves no timer', async () => {
  const clock = createManualClock();
  const controller = new AbortController();
  const over = pause(100, clock, controller.signal);
  await clock.advance(100);
  expect(await over).toBeUndefined();
  const left = pause(100, clock, controller.signal);
  controller.abort(LEFT);
  await expect(left).rejects.toBe(LEFT);
  await expect(pause(100, clock, controller.signal)).rejects.toBe(LEFT);
  expect(clock.pendingTimers).toBe(0);
});

test('only the latest setting of a timer runs', () => {
  const clock = createManualClock();
  const timer = createTimer(clock);
  const ran: string[] = [];
  timer.set(() => ran.push('first'), 50);
  timer.set(() => ran.push('second'), 100);
  clock.pass(100);
  expect(ran).toEqual(['second']);
  timer.set(() => ran.push('third'), 50);
  timer.stop();
  clock.pass(50);
  expect(ran).toEqual(['second']);
});
