import { chromium } from '@playwright/test';
import { build } from 'vite';
import { buildCollection } from '../build/collection/build-collection.ts';
import { priceBookPlugin } from '../build/price-book-plugin.ts';
import type { Dish } from '../src/core/recipes/dish.ts';
import { openSite, visitorWith } from './chromium-site.ts';
import { composeDish } from '../src/core/sources/collection/packed-collection.ts';

/**
 * How long a browser takes to read and cost the ingredients of five dishes, at full speed and
 * slowed down four times like a phone: the first five after the page has loaded, and the median of
 * fifty fives. Then the page itself: from a key in a field of an open cost sheet, or in the number
 * of portions, until every figure in the window is laid out, and until those outside it are, too.
 * Milliseconds.
 *
 * Run after `npm run build`: `npm run bench:costing`.
 */
const BARS_MS = [
  { slowdown: 1, bar: 16 },
  { slowdown: 4, bar: 50 },
] as const;
const FIVE = 5;
const FIVES = 50;

const ENTRY = 'virtual:costing-bench';

/** What the measured page can do. */
const ENTRY_CODE = `
import { packedPrices } from 'virtual:price-book';
import { unpackPrices } from '/src/core/costing/packed-prices.ts';
import { createDishCosting } from '/src/core/costing/dish-costing.ts';
import { NO_OWN_PRICES } from '/src/core/costing/own-prices.ts';
globalThis.openBook = () => { globalThis.costing = createDishCosting(unpackPrices(packedPrices)); };
globalThis.costDishes = (dishes) =>
  dishes.map((dish) => globalThis.costing.costOf(dish, NO_OWN_PRICES).rupiah);
`;

type Page = { openBook: () => void; costDishes: (dishes: readonly Dish[]) => number[] };

async function buildPage(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      priceBookPlugin(),
      {
        name: 'costing-bench',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? ENTRY_CODE : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: ENTRY, output: { format: 'iife' } } },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('not one bundle');
  return built.output[0].code;
}

/** Dishes from all over the collection, in fives. */
function chooseFives(): Dish[][] {
  const { recipes } = buildCollection('collection');
  const stride = Math.floor(recipes.length / (FIVE * FIVES));
  const dishes = recipes.filter((_, at) => at % stride === 0).map(composeDish);
  return Array.from({ length: FIVES }, (_, at) => dishes.slice(at * FIVE, (at + 1) * FIVE));
}

const code = await buildPage();
const fives = chooseFives();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
let isOver = false;
for (const { slowdown, bar } of BARS_MS) {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addScriptTag({ content: code });
  const times = await page.evaluate((groups) => {
    const { openBook, costDishes } = globalThis as unknown as Page;
    const time = (work: () => void) => {
      const since = performance.now();
      work();
      return performance.now() - since;
    };
    return { book: time(openBook), fives: groups.map((five) => time(() => costDishes(five))) };
  }, fives);
  const [first = Number.NaN] = times.fives;
  const median = times.fives.toSorted((a, b) => a - b)[Math.floor(FIVES / 2)] ?? Number.NaN;
  const isWithin = median <= bar;
  isOver ||= !isWithin;
  console.log(
    `${isWithin ? 'ok  ' : 'OVER'} five dishes at ${slowdown} × CPU: median ${median.toFixed(1)} ms (bar ${bar}), ` +
      `the first five ${first.toFixed(1)} ms, opening the price book ${times.book.toFixed(1)} ms`,
  );
  await page.close();
}
await browser.close();

/** Longest wait for what follows a key. */
const FOLLOWED_MS = 2_000;

/**
 * Types figures one after another; medians in milliseconds.
 *
 * @param follower what changes last, a moment after the rest.
 * @returns the time until the layout after a key is done, and until the follower has changed, too.
 * @throws if something in the window had not changed by the end of that layout.
 */
async function typeInto(
  page: Awaited<ReturnType<typeof browser.newPage>>,
  field: string,
  follower: string,
  values: readonly string[],
) {
  const times = await page.evaluate(
    async ([selector, last, texts, longest]) => {
      const input = document.querySelector<HTMLInputElement>(selector);
      if (input === null) throw new Error(`no ${selector}`);
      input.focus();
      const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      const read = () => [...document.querySelectorAll(last)].at(-1)?.textContent;
      const parts = document.querySelectorAll(
        '[id^="hidangan-"] li, [id^="hidangan-"] footer p, [aria-label="Ringkasan menu"] td, dialog dd, dialog li',
      );
      const readWindow = () =>
        [...parts].flatMap((part) => {
          const { top, bottom } = part.getBoundingClientRect();
          return bottom > 0 && top < window.innerHeight ? (part.textContent ?? '') : [];
        });
      const taken: { key: number; all: number }[] = [];
      for (const text of texts) {
        const before = read();
        const since = performance.now();
        value?.set?.call(input, text);
        input.dispatchEvent(new Event('input', { bubbles: true }));
        document.body.getBoundingClientRect();
        const key = performance.now() - since;
        const seen = readWindow().join('|');
        const reading = performance.now() - since - key;
        while (read() === before && performance.now() - since < longest) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
        document.body.getBoundingClientRect();
        taken.push({ key, all: performance.now() - since - reading });
        if (readWindow().join('|') !== seen) throw new Error('the window follows too late');
      }
      return taken;
    },
    [field, follower, values, FOLLOWED_MS] as const,
  );
  const median = (of: 'key' | 'all') =>
    times.map((time) => time[of]).toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ??
    Number.NaN;
  return { key: median('key'), all: median('all') };
}

const KEYS = 20;
const answers = { LIMA05: fives[0] ?? [], SEMUA5: fives.slice(0, 10).flat() };
const site = await openSite();
try {
  const history = Object.entries(answers).map(([id, response]) => [
    id,
    [{ question: id, response }],
  ]);
  const visitor = await visitorWith(site, Object.fromEntries(history) as Record<string, unknown>);
  for (const [id, { length }] of Object.entries(answers)) {
    for (const { slowdown, bar } of BARS_MS) {
      const page = await visitor.newPage();
      await page.goto(`${site.url}/start-chat?id=${id}`);
      await page.waitForSelector('text=bahan terhitung');
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      const portions = await typeInto(
        page,
        'input[aria-label="Jumlah porsi"]',
        '[id^="hidangan-"] footer',
        Array.from({ length: KEYS }, (_, at) => String(50 + at)),
      );
      await page.getByRole('button', { name: 'Hitung jual' }).first().click();
      await page.waitForSelector('dialog input[aria-label^="Harga "]');
      const price = await typeInto(
        page,
        'dialog input[aria-label^="Harga "]',
        '[aria-label="Ringkasan menu"] tr:nth-child(1) td',
        Array.from({ length: KEYS }, (_, at) => String(20_000 + 10_000 * at)),
      );
      // Figures outside the window are only reported.
      const isWithin = Math.max(portions.key, price.key) <= bar;
      isOver ||= !isWithin;
      console.log(
        `${isWithin ? 'ok  ' : 'OVER'} ${length} dishes at ${slowdown} × CPU: all in the window follows the ` +
          `portions after ${portions.key.toFixed(1)} ms, a price after ${price.key.toFixed(1)} ms (bar ${bar}); ` +
          `every dish follows after ${portions.all.toFixed(1)} and ${price.all.toFixed(1)} ms`,
      );
      await page.close();
    }
  }
} finally {
  await site.close();
}
process.exitCode = isOver ? 1 : 0;
