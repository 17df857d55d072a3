import type { BrowserContext, Page } from '@playwright/test';
import { dishNamed, openSite, visitorWith } from './chromium-site.ts';

/**
 * The chat page with ten thousand conversations, a hundred megabytes, against the same page with none,
 * in a real Chromium: how long it takes to open, and how long a keystroke in the search of the history
 * and a click on an archived conversation take.
 *
 * Run after `npm run build`: `npm run bench:history`.
 */
const CONVERSATIONS = 10_000;
/** The newest ones, about as many as local storage keeps. */
const RECENT = 120;
const DISHES_PER_CONVERSATION = 7;
const OPENINGS = 9;
const CLICKS = 8;
const BARS = { openingRatio: 1.2, keystrokeMs: 16, clickMs: 100 };

const DISHES = [
  'soto',
  'sate',
  'rawon',
  'gudeg',
  'pepes',
  'rendang',
  'lodeh',
  'bakso',
  'pecel',
  'opor',
];
const PLACES = ['madura', 'lamongan', 'padang', 'kudus', 'banjar', 'solo', 'betawi', 'makassar'];
const TYPED = ['sate madura 8', 'lamong', 'opor solo'];

const questionOf = (index: number) =>
  `${DISHES[index % DISHES.length]} ${PLACES[index % PLACES.length]} untuk jualan nomor ${index}`;

const idOf = (index: number) => `A${String(index).padStart(5, '0')}`;

const conversationOf = (index: number) => [
  {
    question: questionOf(index),
    response: Array.from({ length: DISHES_PER_CONVERSATION }, (_, dish) =>
      dishNamed(`${questionOf(index)} ${dish + 1}`),
    ),
  },
];

const history = Object.fromEntries(
  Array.from({ length: RECENT }, (_, place) => {
    const index = CONVERSATIONS - RECENT + place;
    return [idOf(index), conversationOf(index)];
  }),
);

/** Records of the archive as `history/history-archive.ts` keeps them. */
const archivedRecord = (index: number) => {
  const value = conversationOf(index);
  const all = value[0]?.response ?? [];
  const dishes = all.slice(0, 2).map(({ foodName }) => foodName);
  const names = all
    .flatMap(({ foodName, ingredient }) => [foodName, ...ingredient.map(({ name }) => name)])
    .join(' ');
  return {
    head: { id: idOf(index), question: questionOf(index), dishes, order: index + 1 },
    body: { id: idOf(index), value },
    words: [...new Set(names.toLowerCase().match(/[\p{L}\p{N}]+/gu))].join(' '),
  };
};

/** Fills the archive of a visitor. @returns its size in megabytes of JSON. */
async function fillArchive(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(`${url}/empty-page`);
  let characters = 0;
  for (let start = 0; start < CONVERSATIONS - RECENT; start += 200) {
    const length = Math.min(200, CONVERSATIONS - RECENT - start);
    const records = Array.from({ length }, (_, place) => archivedRecord(start + place));
    characters += JSON.stringify(records.map(({ body }) => body)).length;
    await page.evaluate(async (some) => {
      const opening = indexedDB.open('cobek', 1);
      opening.addEventListener('upgradeneeded', () => {
        const { result } = opening;
        const heads = result.createObjectStore('heads', { keyPath: 'id' });
        heads.createIndex('order', ['order', 'id']);
        result.createObjectStore('bodies', { keyPath: 'id' });
        result.createObjectStore('words');
        result.createObjectStore('damaged', { autoIncrement: true });
      });
      await new Promise((resolve) => opening.addEventListener('success', resolve));
      const transaction = opening.result.transaction(['heads', 'bodies', 'words'], 'readwrite');
      for (const { head, body, words } of some) {
        transaction.objectStore('heads').put(head);
        transaction.objectStore('bodies').put(body);
        transaction.objectStore('words').put(words, head.id);
      }
      await new Promise((resolve) => transaction.addEventListener('complete', resolve));
      opening.result.close();
      localStorage.setItem('chatArchived', '1');
    }, records);
  }
  await page.waitForTimeout(1_000);
  await page.close();
  return characters / 1024 / 1024;
}

/**
 * Runs in the page before anything of ours: notes when the composer takes a question and that has
 * been painted, and when the list of the history (closed at this width) stands in the document.
 */
function watchOpening(hasHistory: boolean) {
  const watch = (name: string, isThere: () => boolean) => {
    const look = () => {
      if (!isThere()) requestAnimationFrame(look);
      // The frame that begins here shows it; the timer comes behind its painting.
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

/** Milliseconds from each press of a key until the list in the document is another one, laid out. */
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
    // A key after which the same entries match changes nothing.
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
    await page.fill('#history input', `nomor ${1_000 + click * 777}`);
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

const at = (values: readonly number[], share: number) => {
  const sorted = values.toSorted((a, b) => a - b);
  return Number((sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN).toFixed(1));
};

const site = await openSite();
try {
  const sides = { none: await visitorWith(site, {}), many: await visitorWith(site, history) };
  const archivedMegabytes = await fillArchive(sides.many, site.url);
  const openings = { none: [] as Opening[], many: [] as Opening[] };
  let keystrokes: readonly number[] = [];
  let clicks: readonly number[] = [];
  // In turn, so that a slow moment of the machine falls on both; the first visit fills the cache.
  for (let opening = 0; opening <= OPENINGS; opening += 1) {
    for (const side of ['none', 'many'] as const) {
      const page = await sides[side].newPage();
      await page.addInitScript(watchOpening, side === 'many');
      const seen = await openingOf(page, site.url);
      if (opening > 0) openings[side].push(seen);
      if (opening === OPENINGS && side === 'many') {
        keystrokes = await keystrokesMs(page);
        clicks = await clicksMs(page);
      }
      await page.close();
    }
  }
  const row = (side: keyof typeof openings, moment: keyof Opening) => {
    const times = openings[side].map((opening) => opening[moment]);
    return { samples: times.length, 'p50 ms': at(times, 0.5), 'p95 ms': at(times, 0.95) };
  };
  const ratioOf = (moment: keyof Opening) =>
    (row('many', moment)['p50 ms'] / row('none', moment)['p50 ms']).toFixed(2);
  const many = `${CONVERSATIONS} conversations`;
  console.table([
    { what: 'opens with no history', ...row('none', 'openedMs') },
    { what: `opens with ${many}`, ...row('many', 'openedMs') },
    { what: 'list of no history', ...row('none', 'listedMs') },
    { what: `list of ${many}`, ...row('many', 'listedMs') },
    {
      what: 'keystroke in the search',
      samples: keystrokes.length,
      'p50 ms': at(keystrokes, 0.5),
      'p95 ms': at(keystrokes, 0.95),
    },
    {
      what: 'click on an archived one, 4 × CPU',
      samples: clicks.length,
      'p50 ms': at(clicks, 0.5),
      'p95 ms': at(clicks, 0.95),
    },
  ]);
  console.log(`the archive is ${archivedMegabytes.toFixed(0)} Mi characters`);
  console.log(
    `opens ${ratioOf('openedMs')} × as long (bar: ${BARS.openingRatio}), its list stands after ` +
      `${ratioOf('listedMs')} × as long; bars: a keystroke ${BARS.keystrokeMs} ms, a click ${BARS.clickMs} ms`,
  );
} finally {
  await site.close();
}
