import { expect, type Page } from '@playwright/test';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { chatScreen, openChat } from './chat-screen.ts';
import { store } from './stored-history.ts';

export const PHONE = { width: 390, height: 844 };

export async function closeHistory(page: Page) {
  const close = chatScreen(page).sidebar.getByRole('button', { name: 'Tutup riwayat' });
  if (await close.isVisible()) await close.click();
}

export const overviewOf = (page: Page) => page.getByRole('region', { name: 'Ringkasan menu' });
export const sheetOf = (page: Page) => page.getByRole('dialog', { name: /^Hitung jual: / });

/** A sum of the cost sheet; one of a portion is named after the dish's own: "HPP per …". */
export const term = (page: Page, name: string) =>
  sheetOf(page).locator(`dt:text-matches("^${name.replace('…', '[a-z]+')}$") + dd`);

/** An answer on screen, saved by an earlier visit. */
export async function openAnswer(page: Page, dishes: readonly object[] = SAMPLE_DISHES) {
  await store(page, {
    chatHistory: { JUAL11: [{ question: 'ide jualan takjil', response: dishes }] },
  });
  await openChat(page, 'JUAL11');
  await expect(overviewOf(page)).toBeVisible();
}
