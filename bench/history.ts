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

/** Runs in the page before anything of ours: notes when it is alive, its list shown and painted. */
function watchOpening(hasHistory: boolean) {
  const isOpen = () =>
    document.querySelector('button[title="kirim"]:enabled') !== null &&
    document.querySelector(hasHistory ? '#history li a' : '#history p') !== null;
  const look = () => {
    if (!isOpen()) requestAnimationFrame(look);
    else
      requestAnimationFrame(() =>
        setTimeout(() => Object.assign(window, { openedMs: performance.now() })),
      );
  };
  requestAnimationFrame(look);
}

/** Milliseconds from the start of the navigation. */
async function openingMs(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/start-chat`);
  const opened = await page.waitForFunction(() => (window as { openedMs?: number }).openedMs);
  return (await opened.jsonValue()) ?? Number.NaN;
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
  const openings = { none: [] as number[], thousand: [] as number[] };
  let keystrokes: readonly number[] = [];
  // In turn, so that a slow moment of the machine falls on both; the first visit fills the cache.
  for (let opening = 0; opening <= OPENINGS; opening += 1) {
    for (const side of ['none', 'thousand'] as const) {
      const page = await sides[side].newPage();
      await page.addInitScript(watchOpening, side === 'thousand');
      const ms = await openingMs(page, site.url);
      if (opening > 0) openings[side].push(ms);
      if (opening === OPENINGS && side === 'thousand') keystrokes = await keystrokesMs(page);
      await page.close();
    }
  }
  const ratio = at(openings.thousand, 0.5) / at(openings.none, 0.5);
  console.table([
    {
      what: 'opens with no history',
      samples: OPENINGS,
      'p50 ms': at(openings.none, 0.5),
      'p95 ms': at(openings.none, 0.95),
    },
    {
      what: `opens with ${CONVERSATIONS} conversations`,
      samples: OPENINGS,
      'p50 ms': at(openings.thousand, 0.5),
      'p95 ms': at(openings.thousand, 0.95),
    },
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
    `opens ${ratio.toFixed(2)} × as long (bar: ${BARS.openingRatio}); keystroke bar: ${BARS.keystrokeMs} ms`,
  );
} finally {
  await site.close();
}
