import type { Page } from '@playwright/test';
import { dishNamed, openSite, visitorWith } from './chromium-site.ts';

/**
 * The chat page with a thousand conversations against the same page with none, in a real Chromium:
 * how long it takes to open, and how long a keystroke in the search of the history takes.
 *
 * Run after `npm run build`: `npm run bench:history`.
 */
const CONVERSATIONS = 1_000;
/** As many as the 5 Mi characters of local storage hold for a thousand conversations. */
const DISHES_PER_CONVERSATION = 3;
const OPENINGS = 15;
const BARS = { openingRatio: 1.2, keystrokeMs: 16 };

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

const history = Object.fromEntries(
  Array.from({ length: CONVERSATIONS }, (_, index) => [
    `A${String(index).padStart(5, '0')}`,
    [
      {
        question: questionOf(index),
        response: Array.from({ length: DISHES_PER_CONVERSATION }, (__, dish) =>
          dishNamed(`${questionOf(index)} ${dish + 1}`),
        ),
      },
    ],
  ]),
);

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

const at = (values: readonly number[], share: number) => {
  const sorted = values.toSorted((a, b) => a - b);
  return Number((sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN).toFixed(1));
};

const site = await openSite();
try {
  const sides = { none: await visitorWith(site, {}), thousand: await visitorWith(site, history) };
  const openings = { none: [] as Opening[], thousand: [] as Opening[] };
  let keystrokes: readonly number[] = [];
  // In turn, so that a slow moment of the machine falls on both; the first visit fills the cache.
  for (let opening = 0; opening <= OPENINGS; opening += 1) {
    for (const side of ['none', 'thousand'] as const) {
      const page = await sides[side].newPage();
      await page.addInitScript(watchOpening, side === 'thousand');
      const seen = await openingOf(page, site.url);
      if (opening > 0) openings[side].push(seen);
      if (opening === OPENINGS && side === 'thousand') keystrokes = await keystrokesMs(page);
      await page.close();
    }
  }
  const row = (side: keyof typeof openings, moment: keyof Opening) => {
    const times = openings[side].map((opening) => opening[moment]);
    return { samples: times.length, 'p50 ms': at(times, 0.5), 'p95 ms': at(times, 0.95) };
  };
  const ratioOf = (moment: keyof Opening) =>
    (row('thousand', moment)['p50 ms'] / row('none', moment)['p50 ms']).toFixed(2);
  const many = `${CONVERSATIONS} conversations`;
  console.table([
    { what: 'opens with no history', ...row('none', 'openedMs') },
    { what: `opens with ${many}`, ...row('thousand', 'openedMs') },
    { what: 'list of no history', ...row('none', 'listedMs') },
    { what: `list of ${many}`, ...row('thousand', 'listedMs') },
    {
      what: 'keystroke in the search',
      samples: keystrokes.length,
      'p50 ms': at(keystrokes, 0.5),
      'p95 ms': at(keystrokes, 0.95),
    },
  ]);
  const size = (JSON.stringify(history).length / 1024 / 1024).toFixed(1);
  console.log(`the history is ${size} Mi characters`);
  console.log(
    `opens ${ratioOf('openedMs')} × as long (bar: ${BARS.openingRatio}), its list stands after ` +
      `${ratioOf('listedMs')} × as long; keystroke bar: ${BARS.keystrokeMs} ms`,
  );
} finally {
  await site.close();
}
