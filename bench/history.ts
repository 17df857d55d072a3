import type { Page } from '@playwright/test';
import { openSite, visitorWith } from './chromium-site.ts';
import { median, quantile, verdict } from './figures.ts';
import { fillArchive, questionOf, recentOf } from './many-conversations.ts';

/**
 * The chat page with ten thousand conversations, a hundred megabytes, compared with the same page
 * without any, in a real Chromium: how long it takes to open, and how long a keystroke in the
 * search of the history, a click on an archived conversation and saving one answer take.
 *
 * Run after `npm run build`: `npm run bench:history`, or with fewer: `npm run bench:history --
 * 2000`.
 */
const CONVERSATIONS = Number(process.argv[2] ?? 10_000);
const OPENINGS = 9;
const CLICKS = 20;
const SAVES = 20;
const BARS = { openingRatio: 1.2, keystrokeMs: 16, clickMs: 100, saveMs: 16 };

const TYPED = ['sate madura 8', 'lamong', 'opor solo'];

/**
 * Runs in the page before its scripts: notes when the composer accepts a question and has been
 * painted, and when the history list (closed at this width) is in the document.
 */
function watchOpening(hasHistory: boolean) {
  const watch = (name: string, isThere: () => boolean) => {
    const look = () => {
      if (!isThere()) requestAnimationFrame(look);
      // The frame that begins here shows it; the timer fires after painting.
      else setTimeout(() => Object.assign(window, { [name]: performance.now() }));
    };
    requestAnimationFrame(look);
  };
  watch('openedMs', () => document.querySelector('button[title="kirim"]:enabled') !== null);
  watch(
    'listedMs',
    () => document.querySelector(hasHistory ? '#history li a' : '#history p') !== null,
  );
}

type Opening = { readonly openedMs: number; readonly listedMs: number };

/** Milliseconds from the start of the navigation. */
async function openingOf(page: Page, url: string): Promise<Opening> {
  await page.goto(`${url}/start-chat`);
  const opened = await page.waitForFunction(() => {
    const { openedMs, listedMs } = window as unknown as Partial<Opening>;
    return openedMs && listedMs ? { openedMs, listedMs } : undefined;
  });
  return opened.jsonValue() as Promise<Opening>;
}

/** Milliseconds from each key press until the changed list is laid out. */
async function keystrokesMs(page: Page): Promise<readonly number[]> {
  await page.click('button[title="Buka riwayat"]');
  await page.click('button[title="Cari riwayat"]');
  await page.waitForTimeout(600);
  await page.evaluate(() => {
    const now = { pressedMs: 0, changedMs: 0 };
    Object.assign(window, { now });
    const list = document.querySelector('#history');
    document.addEventListener('keydown', () => (now.pressedMs = performance.now()), true);
    new MutationObserver(() => {
      list?.getBoundingClientRect();
      now.changedMs = performance.now();
    }).observe(list ?? document.body, { childList: true, subtree: true, characterData: true });
  });
  const times: number[] = [];
  const press = async (key: string) => {
    await page.keyboard.press(key);
    await page.waitForTimeout(120);
    const { pressedMs, changedMs } = await page.evaluate(
      () => (window as unknown as { now: { pressedMs: number; changedMs: number } }).now,
    );
    // A key that does not change the matches is not measured.
    if (changedMs > pressedMs) times.push(changedMs - pressedMs);
  };
  for (const text of TYPED) {
    for (const key of text) await press(key);
    for (const _ of text) await press('Backspace');
  }
  return times;
}

/** Milliseconds from a click on an archived conversation until its question is the heading. */
async function clicksMs(page: Page): Promise<readonly number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times: number[] = [];
  for (let click = 0; click < CLICKS; click += 1) {
    const index = Math.floor((CONVERSATIONS * (click + 1)) / (CLICKS + 2));
    await page.fill('#history input', questionOf(index));
    await page.waitForTimeout(500);
    times.push(
      await page.evaluate(async () => {
        const link = document.querySelector<HTMLAnchorElement>('#history li a');
        const question = link?.querySelector('span')?.textContent ?? link?.textContent ?? '';
        const startMs = performance.now();
        link?.click();
        return await new Promise<number>((resolve) => {
          const look = () => {
            const heading = document.querySelector('main h1')?.textContent ?? '';
            if (heading !== '' && question.includes(heading)) resolve(performance.now() - startMs);
            else requestAnimationFrame(look);
          };
          look();
        });
      }),
    );
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return times;
}

/** Runs in the page before its scripts: notes how long each change of `chatHistory` blocks it. */
function watchSaves() {
  const saves: number[] = [];
  Object.assign(window, { saves });
  let startMs: number | undefined;
  let isSave = false;
  const note = (key: string, isWrite: boolean) => {
    isSave ||= isWrite && key === 'chatHistory';
    if (startMs !== undefined) return;
    startMs = performance.now();
    // After everything that runs without a pause, counted from the first read of the storage.
    queueMicrotask(() => {
      if (isSave && startMs !== undefined) saves.push(performance.now() - startMs);
      startMs = undefined;
      isSave = false;
    });
  };
  for (const name of ['getItem', 'setItem']) {
    const whole = Object.getOwnPropertyDescriptor(Storage.prototype, name);
    const value = new Proxy(whole?.value as (key: string) => unknown, {
      apply(run, storage, given: [string]) {
        note(given[0], name === 'setItem');
        return Reflect.apply(run, storage, given);
      },
    });
    Object.defineProperty(Storage.prototype, name, { ...whole, value });
  }
}

/** Milliseconds of the main thread for each answer that is saved and listed when it ends. */
async function savesMs(page: Page, cpuRate: number): Promise<readonly number[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  await page.evaluate(() => ((window as unknown as { saves: number[] }).saves.length = 0));
  for (let save = 0; save < SAVES; save += 1) {
    await page.fill('textarea:enabled', 'soto lamongan');
    await page.click('button[title="kirim"]:enabled');
    await page.waitForFunction(
      (least) => (window as unknown as { saves: number[] }).saves.length > least,
      save,
    );
    // The next question is asked when nothing of this one is pending.
    await page.waitForSelector('textarea:enabled');
    await page.waitForTimeout(200);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return page.evaluate(() => (window as unknown as { saves: number[] }).saves);
}

const site = await openSite();
try {
  const sides = {
    none: await visitorWith(site, {}),
    many: await visitorWith(site, recentOf(CONVERSATIONS)),
  };
  const archivedMegabytes = await fillArchive(sides.many, site.url, CONVERSATIONS);
  const openings = { none: [] as Opening[], many: [] as Opening[] };
  let keystrokes: readonly number[] = [];
  let clicks: readonly number[] = [];
  const saves = { none: [] as readonly number[], many: [] as readonly number[] };
  let slowSaves: readonly number[] = [];
  // Alternating, so that a slow moment affects both; the first visit fills the cache.
  for (let opening = 0; opening <= OPENINGS; opening += 1) {
    for (const side of ['none', 'many'] as const) {
      const page = await sides[side].newPage();
      await page.addInitScript(watchOpening, side === 'many');
      await page.addInitScript(watchSaves);
      const seen = await openingOf(page, site.url);
      if (opening > 0) openings[side].push(seen);
      if (opening === OPENINGS && side === 'many') {
        keystrokes = await keystrokesMs(page);
        clicks = await clicksMs(page);
      }
      if (opening === OPENINGS) saves[side] = await savesMs(page, 1);
      if (opening === OPENINGS && side === 'many') slowSaves = await savesMs(page, 4);
      await page.close();
    }
  }
  const figures = (times: readonly number[]) => ({
    samples: times.length,
    'p50 ms': Number(median(times).toFixed(1)),
    'p95 ms': Number(quantile(times, 0.95).toFixed(1)),
  });
  const row = (side: keyof typeof openings, moment: keyof Opening) =>
    figures(openings[side].map((opening) => opening[moment]));
  const ratioOf = (moment: keyof Opening) =>
    Number((row('many', moment)['p50 ms'] / row('none', moment)['p50 ms']).toFixed(2));
  const many = `${CONVERSATIONS} conversations`;
  console.table([
    { what: 'opens with no history', ...row('none', 'openedMs') },
    { what: `opens with ${many}`, ...row('many', 'openedMs') },
    { what: 'list of no history', ...row('none', 'listedMs') },
    { what: `list of ${many}`, ...row('many', 'listedMs') },
    { what: 'keystroke in the search', ...figures(keystrokes) },
    { what: 'click on an archived one, 4 × CPU', ...figures(clicks) },
    { what: 'saving one answer, no history', ...figures(saves.none) },
    { what: `saving one answer, ${many}`, ...figures(saves.many) },
    { what: 'the same, 4 × CPU', ...figures(slowSaves) },
  ]);
  console.log(`the archive is ${archivedMegabytes.toFixed(0)} Mi characters`);
  const within = (times: readonly number[], bar: number) =>
    `p50 ${bar} ms: ${verdict(median(times) <= bar)}`;
  const opened = ratioOf('openedMs');
  console.log(
    `opens ${opened} × as long (bar ${BARS.openingRatio}: ${verdict(opened <= BARS.openingRatio)}), ` +
      `its list stands after ${ratioOf('listedMs')} × as long; bars: a keystroke ` +
      `${within(keystrokes, BARS.keystrokeMs)}, a click ${within(clicks, BARS.clickMs)}, ` +
      `saving ${within(saves.many, BARS.saveMs)}`,
  );
} finally {
  await site.close();
}
