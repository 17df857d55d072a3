import type { Page } from '@playwright/test';
import type { Dish } from '../src/core/recipes/dish.ts';
import { openSite, visitorWith } from './chromium-site.ts';
import { median, verdict } from './figures.ts';

/** The most milliseconds that something may take in a browser slowed down by this factor. */
export type Bar = { readonly slowdown: number; readonly bar: number };

/** Longest wait for what follows a key. */
const FOLLOWED_MS = 2_000;

/**
 * Types figures one after another; medians in milliseconds.
 *
 * @param follower what changes last, a moment after the rest.
 * @returns the time until the layout after a key is done, and until the follower has changed too.
 * @throws if something in the window had not changed by the end of that layout.
 */
async function typeInto(page: Page, field: string, follower: string, values: readonly string[]) {
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
  return { key: median(times.map(({ key }) => key)), all: median(times.map(({ all }) => all)) };
}

const KEYS = 20;

/**
 * The chat page with answers of five and of fifty dishes: from a key in a field of an open cost sheet,
 * or in the number of portions, until every figure in the window is laid out, and until those outside
 * are too.
 */
export async function measureTyping(
  { five, fifty }: Readonly<Record<'five' | 'fifty', readonly Dish[]>>,
  bars: readonly Bar[],
): Promise<void> {
  const answers = { LIMA05: five, SEMUA5: fifty };
  const site = await openSite();
  try {
    const history = Object.entries(answers).map(([id, response]) => [
      id,
      [{ question: id, response }],
    ]);
    const visitor = await visitorWith(site, Object.fromEntries(history) as Record<string, unknown>);
    for (const [id, { length }] of Object.entries(answers)) {
      for (const { slowdown, bar } of bars) {
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
        const isReached = Math.max(portions.key, price.key) <= bar;
        console.log(
          `${length} dishes at ${slowdown} × CPU: all in the window follows the ` +
            `portions after ${portions.key.toFixed(1)} ms, a price after ${price.key.toFixed(1)} ms (bar ${bar}: ${verdict(isReached)}); ` +
            `every dish follows after ${portions.all.toFixed(1)} and ${price.all.toFixed(1)} ms`,
        );
        await page.close();
      }
    }
  } finally {
    await site.close();
  }
}
