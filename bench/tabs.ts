import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { askInTabs } from '../e2e/busy-tab.ts';
import { openSite } from './chromium-site.ts';
import { verdict } from './figures.ts';
import { startGateway, startScript } from './gateway-processes.ts';

/**
 * Nothing that was shown is lost, in a real Chromium: two thousand answers asked by two tabs at
 * once and two thousand by four, with deletions and undo in between; and forty pages reloaded,
 * closed or left in the middle of an answer.
 *
 * Run after `npm run build`: `npm run bench:tabs`, or with fewer answers:
 * `npm run bench:tabs -- 200`.
 */
const ANSWERS = Number(process.argv[2] ?? 2_000);
const DEPARTURES = 40;
/** Dishes on screen when the page is left; the answer has five. */
const DISHES_SEEN = 2;
const PAUSE_MS = 900;

async function tabs(): Promise<void> {
  const site = await openSite();
  for (const count of [2, 4]) {
    const context = await site.browser.newContext({
      baseURL: site.url,
      viewport: { width: 1280, height: 800 },
    });
    const { asked, kept, lost, returned } = await askInTabs(context, count, ANSWERS / count);
    console.log(
      `${count} tabs: ${asked} answers, ${kept} not deleted, ${lost.length} of them lost, ` +
        `${returned.length} deleted ones came back (bar 0: ${verdict(lost.length + returned.length === 0)})`,
    );
    await context.close();
  }
  await site.close();
}

/** Ways to leave a page in the middle of an answer; each returns a page of the same visitor. */
const WAYS_TO_LEAVE: Readonly<Record<string, (page: Page) => Promise<Page>>> = {
  async reload(page) {
    await page.reload();
    return page;
  },
  async close(page) {
    const other = await page.context().newPage();
    await page.close({ runBeforeUnload: true });
    await other.goto('/');
    return other;
  },
  async elsewhere(page) {
    await page.goto('/koleksi');
    return page;
  },
  async back(page) {
    await page.goto('about:blank');
    await page.goBack();
    return page;
  },
};

/** Whether the dishes seen are stored under the question. */
async function keepsDishes(context: BrowserContext, question: string, leave: string) {
  const page = await context.newPage();
  await page.goto('/start-chat');
  await page.fill('textarea:enabled', question);
  await page.click('button[title="kirim"]:enabled');
  await page.waitForFunction(
    (seen) =>
      [...document.querySelectorAll('main h2')].filter((heading) =>
        /^\d/u.test(heading.textContent.trim()),
      ).length >= seen,
    DISHES_SEEN,
  );
  const left = await WAYS_TO_LEAVE[leave]?.(page);
  if (left === undefined) return false;
  await sleep(500);
  const text = await left.evaluate(() => localStorage.getItem('chatHistory') ?? '{}');
  await left.close();
  type Stored = Record<string, [{ question: string; response: unknown[] }]>;
  return Object.values(JSON.parse(text) as Stored).some(
    ([stored]) => stored.question === question && stored.response.length >= DISHES_SEEN,
  );
}

async function leaving(): Promise<void> {
  const site = await openSite();
  const upstream = await startScript('gateway-upstream.ts');
  const gateway = await startGateway(upstream.url);
  const lost: Record<string, number> = {};
  const ways = Object.keys(WAYS_TO_LEAVE);
  for (let leave = 0; leave < DEPARTURES; leave += 1) {
    const way = ways[leave % ways.length] ?? '';
    const context = await site.browser.newContext({
      baseURL: gateway.url,
      extraHTTPHeaders: { 'x-forwarded-for': `10.2.0.${leave + 1}` },
    });
    const isKept = await keepsDishes(context, `soto nomor ${leave}, jeda ${PAUSE_MS} ms`, way);
    if (!isKept) lost[way] = (lost[way] ?? 0) + 1;
    await context.close();
  }
  const count = Object.values(lost).reduce((sum, each) => sum + each, 0);
  console.log(
    `left in the middle of an answer: ${DEPARTURES - count} of ${DEPARTURES} keep what was seen ` +
      `(bar all: ${verdict(count === 0)})`,
    count === 0 ? '' : lost,
  );
  await gateway.stop();
  await upstream.stop();
  await site.close();
}

await leaving();
await tabs();
process.exit();
