import { build } from 'vite';
import { buildCollection } from '../build/collection/build-collection.ts';
import { priceBookPlugin } from '../build/price-book-plugin.ts';
import type { Dish } from '../src/core/recipes/dish.ts';
import { composeDish } from '../src/core/sources/collection/packed-shard.ts';
import { launchChromium } from './chromium-site.ts';
import { median, verdict } from './figures.ts';
import { measureTyping, type Bar } from './typed-figures.ts';

/**
 * How long a browser takes to read and cost the ingredients of five dishes, at full speed and
 * slowed down four times like a phone: the first five after the page has loaded, and the median of
 * fifty fives. Then the page itself, in `typed-figures.ts`. Milliseconds.
 *
 * Run after `npm run build`: `npm run bench:costing`.
 */
const BARS_MS: readonly Bar[] = [
  { slowdown: 1, bar: 16 },
  { slowdown: 4, bar: 50 },
];
const FIVE = 5;
const FIVES = 50;

const ENTRY = 'virtual:costing-bench';

/** What the measured page does. */
const ENTRY_CODE = `
import { packedPrices } from 'virtual:price-book';
import { unpackPrices } from '/src/core/costing/packed-prices.ts';
import { createDishCosting } from '/src/core/costing/dish-costing.ts';
import { NO_OWN_PRICES } from '/src/core/costing/own-prices.ts';
globalThis.openBook = () => { globalThis.costing = createDishCosting(unpackPrices(packedPrices)); };
globalThis.costDishes = (dishes) =>
  dishes.map((dish) => globalThis.costing.costOf(dish, NO_OWN_PRICES).rupiah);
`;

type MeasuredPage = { openBook: () => void; costDishes: (dishes: readonly Dish[]) => number[] };

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

/** Dishes from across the collection, in fives. */
function chooseFives(): Dish[][] {
  const { recipes } = buildCollection('collection');
  const stride = Math.floor(recipes.length / (FIVE * FIVES));
  const dishes = recipes.filter((_, at) => at % stride === 0).map(composeDish);
  return Array.from({ length: FIVES }, (_, at) => dishes.slice(at * FIVE, (at + 1) * FIVE));
}

const code = await buildPage();
const fives = chooseFives();
const browser = await launchChromium();
for (const { slowdown, bar } of BARS_MS) {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addScriptTag({ content: code });
  const times = await page.evaluate((groups) => {
    const { openBook, costDishes } = globalThis as unknown as MeasuredPage;
    const time = (work: () => void) => {
      const since = performance.now();
      work();
      return performance.now() - since;
    };
    return { book: time(openBook), fives: groups.map((five) => time(() => costDishes(five))) };
  }, fives);
  const [first = Number.NaN] = times.fives;
  const middle = median(times.fives);
  console.log(
    `five dishes at ${slowdown} × CPU: median ${middle.toFixed(1)} ms (bar ${bar}: ${verdict(middle <= bar)}), ` +
      `the first five ${first.toFixed(1)} ms, opening the price book ${times.book.toFixed(1)} ms`,
  );
  await page.close();
}
await browser.close();
await measureTyping({ five: fives[0] ?? [], fifty: fives.slice(0, 10).flat() }, BARS_MS);
