import { expect, type Page } from '@playwright/test';
import type { Dish } from '#core/recipes/dish.ts';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';

/** `chatHistory` as `docs/contract.md` fixes it: id → a list of one {question, response}. */
export type StoredHistory = Record<
  string,
  readonly [{ readonly question: string; readonly response: readonly Dish[] }]
>;

/** A history as an earlier visit left it, oldest first. */
export function historyOf(conversations: Readonly<Record<string, string>>): StoredHistory {
  const entries = Object.entries(conversations).map(([id, question], index) => {
    // Each conversation has its own dishes, which show a test which one is open.
    const dish = SAMPLE_DISHES[index % SAMPLE_DISHES.length];
    return [id, [{ question, response: dish === undefined ? [] : [dish] }]];
  });
  return Object.fromEntries(entries) as StoredHistory;
}

/** Puts items into the browser's local storage before the product is opened. */
export async function store(page: Page, values: Readonly<Record<string, unknown>>): Promise<void> {
  // An empty page of the same site: none of the product's code runs there.
  const empty = { contentType: 'text/html', body: '<link rel="icon" href="data:,">' };
  await page.route('**/halaman-kosong', (route) => route.fulfill(empty), { times: 1 });
  await page.goto('/halaman-kosong');
  await page.evaluate((texts) => {
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
  }, textsOf(values));
}

/** A string is stored as it is, anything else as JSON. */
function textsOf(values: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
}

export async function readStored(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key);
}

export async function readHistory(page: Page): Promise<StoredHistory> {
  return JSON.parse((await readStored(page, 'chatHistory')) ?? '{}') as StoredHistory;
}

/** The form of a stored conversation in `docs/contract.md`. */
export function expectStoredForm(stored: unknown, question: string): void {
  const number = expect.any(Number) as unknown;
  const text = expect.any(String) as unknown;
  expect(stored).toEqual([{ question, response: expect.any(Array) as unknown }]);
  const [{ response }] = stored as readonly [{ readonly response: readonly Dish[] }];
  expect(response[0]).toMatchObject({
    foodName: text,
    description: text,
    estimatedCostatRupiah: number,
    price: number,
    img: text,
  });
  expect(Number.isInteger(response[0]?.estimatedCostatRupiah)).toBe(true);
  expect(response[0]?.completeRecept[0]).toEqual({ number: 1, step: text });
  expect(response[0]?.ingredient[0]).toEqual({ name: text, servingSize: text });
}
