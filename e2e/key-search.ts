import { expect, type Page } from '@playwright/test';
import type { Witness } from './fixtures.ts';

/**
 * Fails if a key is visible where it does not belong: on the page, in its address, on the console,
 * in the address of a request, or in storage under any name but `geminiApiKey`.
 */
export async function expectKeyNowhere(page: Page, key: string, witness: Witness): Promise<void> {
  const places = await page.evaluate(() => ({
    html: document.documentElement.outerHTML,
    address: location.href,
    storage: JSON.stringify([
      Object.entries(localStorage).filter(([name]) => name !== 'geminiApiKey'),
      Object.entries(sessionStorage),
      document.cookie,
    ]),
  }));
  for (const [place, text] of Object.entries(places)) expect(text, place).not.toContain(key);
  expect(witness.lines.join('\n'), 'console').not.toContain(key);
  expect(witness.requests.join('\n'), 'addresses of requests').not.toContain(key);
}
