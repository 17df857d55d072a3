import type { Page } from '@playwright/test';
import { dishNamed, openSite, visitorWith } from './chromium-site.ts';

/**
 * From the click on "Simpan ke Word" until the document is handed to the browser as a download, for
 * a conversation of a hundred dishes in a real Chromium: the first time, which loads the code for
 * it, and again.
 *
 * Run after `npm run build`: `npm run bench:export`.
 */
const DISHES = 100;
const RUNS = 5;
const BAR_MS = 1_000;
const ID = 'A00001';

type Saved = { readonly ms: number; readonly bytes: number };

const conversation = {
  question: 'seratus hidangan',
  response: Array.from({ length: DISHES }, (_, index) => dishNamed(`Hidangan ${index + 1}`)),
};

/** Runs in the page: notes when a document is offered for download, and keeps it from happening. */
function watchDownloads() {
  const now = { clickedMs: 0, bytes: 0, saved: undefined as Saved | undefined };
  Object.assign(window, { now });
  const createUrl = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (object) => {
    if (object instanceof Blob) now.bytes = object.size;
    return createUrl(object);
  };
  HTMLAnchorElement.prototype.click = () => {
    now.saved = { ms: performance.now() - now.clickedMs, bytes: now.bytes };
  };
  document.addEventListener(
    'click',
    () => {
      now.clickedMs = performance.now();
      now.saved = undefined;
    },
    true,
  );
}

async function save(page: Page): Promise<Saved> {
  await page.click('main button:has-text("Simpan ke Word")');
  const saved = await page.waitForFunction(
    () => (window as unknown as { now: { saved?: Saved } }).now.saved,
  );
  return (await saved.jsonValue()) as Saved;
}

const site = await openSite();
try {
  const visitor = await visitorWith(site, { [ID]: [conversation] });
  const first: Saved[] = [];
  const again: Saved[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const page = await visitor.newPage();
    await page.addInitScript(watchDownloads);
    await page.goto(`${site.url}/start-chat?id=${ID}`);
    await page.waitForSelector(`main ol > li:nth-of-type(${DISHES}) h2`);
    first.push(await save(page));
    again.push(await save(page));
    await page.close();
  }
  const row = (what: string, saved: readonly Saved[]) => {
    const sorted = saved.map(({ ms }) => ms).toSorted((a, b) => a - b);
    return {
      what,
      runs: saved.length,
      'median ms': Math.round(sorted[Math.floor(sorted.length / 2)] ?? Number.NaN),
      'max ms': Math.round(sorted.at(-1) ?? Number.NaN),
      'document KiB': Math.round((saved[0]?.bytes ?? 0) / 1024),
    };
  };
  console.table([row('first time on the page', first), row('again', again)]);
  console.log(`${DISHES} dishes; bar: ${BAR_MS} ms`);
} finally {
  await site.close();
}
