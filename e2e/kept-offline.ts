import { expect, type Page } from '@playwright/test';

/** Addresses that do not open offline: files of the newest build, and these pages. */
export const notKept = (page: Page, paths: readonly string[] = []) =>
  page.evaluate(async (pages) => {
    const builds = await fetch('/builds.json');
    const { current } = (await builds.json()) as { readonly current: readonly string[] };
    const wanted = [...pages, ...current.map((name) => `/${name}`)];
    const kept = await Promise.all(wanted.map((path) => caches.match(path)));
    return wanted.filter((_, index) => kept[index] === undefined);
  }, paths);

/** Waits until the worker has cached the whole product, which it does after a question. */
export const keptForOffline = (page: Page, paths: readonly string[] = []) =>
  expect.poll(() => notKept(page, paths), { intervals: [1_000], timeout: 40_000 }).toEqual([]);

/** Waits until the worker controls this page. */
export const untilControlled = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

/**
 * Waits until the worker has cached a page or file: by default this page, which asks for it once started.
 */
export const untilKept = (page: Page, path?: string) =>
  expect
    .poll(() =>
      page.evaluate(
        async (wanted) => (await caches.match(wanted ?? location.pathname)) !== undefined,
        path,
      ),
    )
    .toBe(true);

/** Waits until the browser has done the page's idle work, and the idle work that this left. */
export const untilIdle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => requestIdleCallback(() => resolve()));
      }),
  );
