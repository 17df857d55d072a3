import { describe, expect, test } from 'vitest';
import { createManualClock } from '#core/fixtures/manual-clock.ts';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { createFakeStorage } from '../fixtures/fake-storage.ts';
import { COOKING_KEY } from '../storage/storage-keys.ts';
import { createCookStore } from './cook-store.ts';

const [soto, rendang] = SAMPLE_DISHES as [(typeof SAMPLE_DISHES)[0], (typeof SAMPLE_DISHES)[0]];
const toCook = (dish: typeof soto) => ({ dish, unscaledSteps: [], advice: [] });
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const tenMinutes = { text: '10 menit', name: 'rebus', start: 0, end: 8, seconds: 600 };
const oneMinute = { text: '1 menit', name: 'aduk', start: 0, end: 7, seconds: 60 };

function open(storage = createFakeStorage(), clock = createManualClock(), startsMinimised = false) {
  const rung: string[] = [];
  const cook = createCookStore({
    storage,
    clock,
    startsMinimised: () => startsMinimised,
    ring: ({ foodName, text }) => void rung.push(`${foodName}: ${text}`),
  });
  const active = () => cook.getState().dishes[cook.getState().active];
  return { cook, storage, clock, rung, active, reload: () => open(storage, clock) };
}

describe('the steps', () => {
  test('go one by one and stop at both ends', () => {
    const { cook, active } = open();
    cook.start(toCook(soto));
    cook.move(-1);
    expect(active()?.step).toBe(0);
    for (let step = 0; step < 50; step += 1) cook.move(1);
    expect(active()?.step).toBe(soto.completeRecept.length - 1);
  });

  test('of two dishes are kept apart', () => {
    const { cook, active } = open();
    cook.start(toCook(soto));
    cook.move(2);
    cook.start(toCook(rendang));
    expect(active()).toMatchObject({ dish: { foodName: rendang.foodName }, step: 0 });
    cook.show(0);
    expect(active()?.step).toBe(2);
  });

  test('are resumed where they were left, even at other portions', () => {
    const { cook, active } = open();
    cook.start(toCook(soto));
    cook.move(2);
    cook.leave('stop-timers');
    expect(cook.getState().view).toBe('closed');
    cook.start(toCook({ ...soto, porsi: 50 }));
    expect(active()).toMatchObject({ step: 2, dish: { porsi: 50 } });
    expect(cook.getState().dishes).toHaveLength(1);
  });

  test('keep four dishes at most, the latest ones', () => {
    const { cook } = open();
    for (const name of ['a', 'b', 'c', 'd', 'e']) cook.start(toCook({ ...soto, foodName: name }));
    expect(cook.getState().dishes.map(({ dish }) => dish.foodName)).toEqual(['b', 'c', 'd', 'e']);
    expect(cook.getState().active).toBe(3);
  });
});

describe('the place', () => {
  test('survives a reload, with ticks, timers and unscaled steps', () => {
    const { cook, reload } = open();
    cook.start({ ...toCook(soto), unscaledSteps: [1] });
    cook.move(1);
    cook.toggleIngredient(0);
    cook.toggleIngredient(1);
    cook.toggleIngredient(0);
    cook.startTimer(tenMinutes);
    expect(cook.getState().dishes[0]?.unscaledSteps).toEqual([1]);
    const before = cook.getState();
    expect(reload().cook.getState()).toEqual(before);
    expect(before.dishes[0]?.ticked).toEqual([1]);
    expect(before.view).toBe('open');
  });

  test('is forgotten after a day', () => {
    const { cook, clock, reload } = open();
    cook.start(toCook(soto));
    clock.pass(24 * HOUR - 1);
    expect(reload().cook.getState().dishes).toHaveLength(1);
    clock.pass(1);
    expect(reload().cook.getState().dishes).toEqual([]);
  });

  test('leaves nothing behind once the dish is finished', () => {
    const { cook, storage } = open();
    cook.start(toCook(soto));
    cook.finish();
    expect(cook.getState().view).toBe('closed');
    expect(storage.stored.has(COOKING_KEY)).toBe(false);
  });

  test.each([
    '',
    'null',
    '{',
    '[]',
    '{"savedAt":0,"dishes":[{"dish":{}}]}',
    '{"savedAt":"x","dishes":[{"dish":{"foodName":"Soto","completeRecept":["Rebus."]}}]}',
  ])('that is damaged is ignored: %j', (text) => {
    const { cook } = open(createFakeStorage({ [COOKING_KEY]: text }));
    expect(cook.getState()).toMatchObject({ view: 'closed', dishes: [], timers: [] });
  });

  test('that is unreadable is set aside, whether a dish is started or finished', () => {
    const damaged = '{"dishes":[{"dish":';
    const storage = createFakeStorage({ [COOKING_KEY]: damaged });
    open(storage).cook.start(toCook(soto));
    expect(storage.stored.get(`${COOKING_KEY}Damaged`)).toBe(damaged);
    expect(open(storage).active()).toMatchObject({ dish: { foodName: soto.foodName } });
    storage.stored.set(COOKING_KEY, '{"step":');
    open(storage).cook.finish();
    expect(storage.stored.get(`${COOKING_KEY}Damaged`)).toBe(`${damaged}\n{"step":`);
  });

  test('lasts for this visit if the browser refuses to store it', () => {
    const storage = createFakeStorage();
    storage.isBlocked = true;
    const { cook, active } = open(storage);
    cook.start(toCook(soto));
    cook.move(1);
    expect(active()?.step).toBe(1);
    expect(cook.getState().isStored).toBe(false);
    storage.isBlocked = false;
    cook.move(-1);
    expect(cook.getState().isStored).toBe(true);
  });
});

describe('"Selesai"', () => {
  test('ends the dish and leaves, although another was left before', () => {
    const { cook } = open();
    cook.start(toCook(soto));
    cook.move(2);
    cook.leave('stop-timers');
    cook.start(toCook(rendang));
    cook.finish();
    expect(cook.getState()).toMatchObject({
      view: 'closed',
      dishes: [{ dish: { foodName: soto.foodName }, step: 2 }],
    });
  });

  test('goes on with another dish whose timer runs, or that was shown since the screen opened', () => {
    const { cook, active, reload } = open();
    cook.start(toCook(soto));
    cook.startTimer(tenMinutes);
    cook.leave('keep-timers');
    cook.start(toCook(rendang));
    cook.finish();
    expect(cook.getState().view).toBe('open');
    expect(active()).toMatchObject({ dish: { foodName: soto.foodName } });
    cook.move(1);
    cook.leave('stop-timers');
    cook.start(toCook(rendang));
    cook.show(0);
    cook.show(1);
    const reloaded = reload();
    reloaded.cook.finish();
    expect(reloaded.cook.getState().view).toBe('open');
    expect(reloaded.active()).toMatchObject({ dish: { foodName: soto.foodName }, step: 1 });
  });

  test('does not go on with a dish at its first step', () => {
    const { cook } = open();
    cook.start(toCook(soto));
    cook.startTimer(tenMinutes);
    cook.leave('keep-timers');
    cook.start(toCook(rendang));
    cook.stopTimer(1);
    cook.show(0);
    cook.show(1);
    cook.finish();
    expect(cook.getState().view).toBe('closed');
  });
});

describe('a dish closed at its first step', () => {
  test('is dropped', () => {
    const { cook, storage } = open();
    cook.start(toCook(soto));
    cook.leave('stop-timers');
    expect(cook.getState()).toMatchObject({ view: 'closed', dishes: [] });
    expect(storage.stored.has(COOKING_KEY)).toBe(false);
  });

  test('stays while its timer runs, and is what "Lanjut masak" opens', () => {
    const { cook, active } = open();
    cook.start(toCook(rendang));
    cook.move(1);
    cook.leave('stop-timers');
    cook.start(toCook(soto));
    cook.startTimer(tenMinutes);
    cook.leave('keep-timers');
    cook.start(toCook({ ...soto, foodName: 'Sayur bening' }));
    cook.leave('keep-timers');
    expect(cook.getState().dishes).toHaveLength(2);
    expect(active()?.dish.foodName).toBe(soto.foodName);
    cook.show(cook.getState().active);
    cook.show(0);
    cook.leave('stop-timers');
    cook.start(toCook(rendang));
    cook.leave('stop-timers');
    expect(cook.getState().dishes).toMatchObject([{ dish: { foodName: rendang.foodName } }]);
  });

  test('stays if another tab shows it', () => {
    const one = open();
    one.cook.start(toCook(soto));
    const other = open(one.storage, one.clock);
    other.cook.start(toCook(rendang));
    other.cook.leave('stop-timers');
    one.cook.follow();
    expect(one.cook.getState().view).toBe('open');
    expect(one.active()?.dish.foodName).toBe(soto.foodName);
  });
});

describe('two tabs', () => {
  test('share one kitchen: steps, ticks and timers of one show in the other', () => {
    const one = open();
    one.cook.start(toCook(soto));
    const other = open(one.storage, one.clock);
    other.cook.move(1);
    other.cook.startTimer(tenMinutes);
    one.cook.follow();
    expect(one.active()?.step).toBe(1);
    one.cook.toggleIngredient(2);
    expect(one.reload().cook.getState()).toMatchObject({
      dishes: [{ step: 1, ticked: [2] }],
      timers: [{ text: '10 menit' }],
    });
    one.cook.stopTimer(1);
    other.cook.follow();
    one.clock.pass(HOUR);
    expect([...one.rung, ...other.rung]).toEqual([]);
  });

  test('show a dish each, and close it once it is finished in the other', () => {
    const one = open();
    one.cook.start(toCook(soto));
    const other = open(one.storage, one.clock);
    other.cook.start(toCook(rendang));
    one.cook.follow();
    expect(one.active()?.dish.foodName).toBe(soto.foodName);
    other.cook.show(0);
    other.cook.finish();
    one.cook.follow();
    expect(one.cook.getState()).toMatchObject({
      view: 'closed',
      dishes: [{ dish: { foodName: rendang.foodName } }],
    });
    other.cook.finish();
    one.cook.follow();
    expect(one.cook.getState().dishes).toEqual([]);
  });

  test('ring a timer once', () => {
    const one = open();
    one.cook.start(toCook(soto));
    one.cook.startTimer(tenMinutes);
    one.clock.pass(10 * MINUTE);
    const other = open(one.storage, one.clock);
    expect(other.rung).toEqual([]);
    one.cook.follow();
    expect(one.rung).toHaveLength(1);
  });

  test('that refuse to store keep their own kitchens', () => {
    const { cook, storage, active } = open();
    storage.isBlocked = true;
    cook.start(toCook(soto));
    cook.follow();
    expect(active()?.dish.foodName).toBe(soto.foodName);
  });
});

describe('a page that opens for something else', () => {
  test('does not cover it with the dish being cooked, and offers to go on', () => {
    const { cook, storage, clock } = open();
    cook.start(toCook(soto));
    const linked = open(storage, clock, true);
    expect(linked.cook.getState()).toMatchObject({ view: 'minimised' });
    linked.cook.startTimer(oneMinute);
    linked.clock.pass(MINUTE);
    expect(linked.reload().cook.getState()).toMatchObject({ view: 'open' });
    linked.cook.show(0);
    expect(linked.cook.getState().view).toBe('open');
  });
});

test('a timer rings once the device that slept is awake', () => {
  const running = createManualClock();
  let sleptMs = 0;
  const { cook, rung } = open(createFakeStorage(), {
    ...running,
    now: () => running.now() + sleptMs,
  });
  cook.start(toCook(soto));
  cook.startTimer(tenMinutes);
  sleptMs = HOUR;
  running.pass(2_000);
  expect(rung).toHaveLength(1);
});

test('a timer stored with an impossibly late end does not keep the page busy', () => {
  const { storage, clock, reload, cook } = open();
  cook.start(toCook(soto));
  cook.startTimer(tenMinutes);
  const stored = storage.stored.get(COOKING_KEY) ?? '';
  storage.stored.set(COOKING_KEY, stored.replace(/"endsAt":\d+/u, '"endsAt":1e300'));
  const delays: number[] = [];
  const watched = {
    ...clock,
    setTimer: (run: () => void, delayMs: number) => (
      delays.push(delayMs),
      clock.setTimer(run, delayMs)
    ),
  };
  open(storage, watched);
  // Browsers run longer waits at once.
  for (const delay of delays) expect(delay).toBeLessThan(2 ** 31);
  expect(reload().cook.getState().timers).toEqual([]);
});

describe('a timer', () => {
  test('rings once, when its time is over', () => {
    const { cook, clock, rung } = open();
    cook.start(toCook(soto));
    cook.startTimer(tenMinutes);
    clock.pass(10 * MINUTE - 1);
    expect(rung).toEqual([]);
    clock.pass(1);
    expect(rung).toEqual([`${soto.foodName}: 10 menit`]);
    clock.pass(HOUR);
    cook.catchUp();
    expect(rung).toHaveLength(1);
    expect(cook.getState().timers).toMatchObject([{ hasRung: true }]);
  });

  test('runs beside others, each with the name of its dish', () => {
    const { cook, clock, rung } = open();
    cook.start(toCook(soto));
    cook.startTimer(tenMinutes);
    cook.start(toCook(rendang));
    cook.startTimer(oneMinute);
    clock.pass(MINUTE);
    expect(rung).toEqual([`${rendang.foodName}: 1 menit`]);
    clock.pass(9 * MINUTE);
    expect(rung).toEqual([`${rendang.foodName}: 1 menit`, `${soto.foodName}: 10 menit`]);
  });

  test('that is tapped twice is one, and starts again once it has rung', () => {
    const { cook, clock, rung } = open();
    cook.start(toCook(soto));
    cook.startTimer(tenMinutes);
    clock.pass(MINUTE);
    cook.startTimer(tenMinutes);
    cook.startTimer(oneMinute);
    expect(cook.getState().timers.map(({ text }) => text)).toEqual(['10 menit', '1 menit']);
    clock.pass(10 * MINUTE);
    expect(rung).toHaveLength(2);
    cook.startTimer(tenMinutes);
    expect(cook.getState().timers).toMatchObject([
      { text: '1 menit', hasRung: true },
      { text: '10 menit', hasRung: false },
    ]);
    clock.pass(10 * MINUTE);
    expect(rung).toHaveLength(3);
  });

  test('that is stopped does not ring', () => {
    const { cook, clock, rung } = open();
    cook.start(toCook(soto));
    cook.startTimer(tenMinutes);
    cook.stopTimer(cook.getState().timers[0]?.id ?? 0);
    clock.pass(HOUR);
    expect(rung).toEqual([]);
    expect(clock.pendingTimers).toBe(0);
  });

  test('that ended while the phone slept rings when the page is visible again', () => {
    const { cook, clock, rung, storage } = open();
    cook.start(toCook(soto));
    cook.startTimer(tenMinutes);
    // An hour passes without any timer of the page running.
    const slept = { ...clock, now: () => clock.now() + HOUR };
    const woken = open(storage, { ...slept, pass: clock.pass });
    expect(woken.rung).toEqual([`${soto.foodName}: 10 menit`]);
    expect(rung).toEqual([]);
  });

  test('ends with its dish', () => {
    const { cook } = open();
    cook.start(toCook(soto));
    cook.startTimer(tenMinutes);
    cook.start(toCook(rendang));
    cook.startTimer(tenMinutes);
    cook.finish();
    expect(cook.getState().timers.map(({ foodName }) => foodName)).toEqual([soto.foodName]);
  });

  test('belongs to one of two recipes with the same name', () => {
    const { cook, active } = open();
    const other = { ...soto, slug: `${soto.slug ?? soto.foodName}-lain` };
    cook.start(toCook(soto));
    cook.move(1);
    cook.startTimer(tenMinutes);
    cook.start(toCook(other));
    expect(active()).toMatchObject({ dish: other, step: 0 });
    cook.move(1);
    cook.startTimer(tenMinutes);
    expect(cook.getState().timers).toHaveLength(2);
    cook.finish();
    expect(active()).toMatchObject({ dish: soto, step: 1 });
    expect(cook.getState().timers).toHaveLength(1);
  });

  test('stops on leaving, or keeps running while another dish is chosen', () => {
    const { cook, clock, rung } = open();
    cook.start(toCook(soto));
    cook.startTimer(tenMinutes);
    cook.leave('keep-timers');
    expect(cook.getState()).toMatchObject({ view: 'closed', timers: [{ hasRung: false }] });
    clock.pass(10 * MINUTE);
    expect(rung).toEqual([`${soto.foodName}: 10 menit`]);
    cook.show(0);
    expect(cook.getState().view).toBe('open');
    cook.startTimer(tenMinutes);
    cook.leave('stop-timers');
    clock.pass(HOUR);
    expect(rung).toHaveLength(1);
    expect(cook.getState().timers).toEqual([]);
  });
});

describe('a paused timer', () => {
  const pause = () => {
    const opened = open();
    opened.cook.start(toCook(soto));
    opened.cook.startTimer(tenMinutes);
    opened.clock.pass(4 * MINUTE);
    opened.cook.pauseTimer(1);
    return opened;
  };

  test('does not ring, and rings after the time it had left once it goes on', () => {
    const { cook, clock, rung } = pause();
    expect(clock.pendingTimers).toBe(0);
    clock.pass(HOUR);
    expect(rung).toEqual([]);
    cook.resumeTimer(1);
    clock.pass(6 * MINUTE - 1);
    expect(rung).toEqual([]);
    clock.pass(1);
    expect(rung).toEqual([`${soto.foodName}: 10 menit`]);
  });

  test('goes on once: what is paused or resumed twice is as after the first time', () => {
    const { cook, clock, rung } = pause();
    clock.pass(HOUR);
    cook.pauseTimer(1);
    cook.resumeTimer(1);
    clock.pass(MINUTE);
    cook.resumeTimer(1);
    clock.pass(5 * MINUTE);
    expect(rung).toHaveLength(1);
    cook.pauseTimer(1);
    expect(cook.getState().timers[0]).not.toHaveProperty('pausedAt');
  });

  test('stays paused through a reload, and in other tabs', () => {
    const { cook, clock, reload } = pause();
    clock.pass(HOUR);
    const other = reload();
    expect(other.cook.getState()).toEqual(cook.getState());
    other.cook.resumeTimer(1);
    cook.follow();
    expect(cook.getState().timers[0]).not.toHaveProperty('pausedAt');
    clock.pass(6 * MINUTE);
    expect(other.rung).toHaveLength(1);
  });

  test('goes on if its step sets it again', () => {
    const { cook, clock, rung } = pause();
    clock.pass(HOUR);
    cook.startTimer(tenMinutes);
    clock.pass(6 * MINUTE);
    expect(rung).toHaveLength(1);
    expect(cook.getState().timers).toHaveLength(1);
  });
});
