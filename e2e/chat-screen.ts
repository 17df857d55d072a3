import { expect, type Locator, type Page } from '@playwright/test';

/** Where things are on the chat screen, by role and name. */
export function chatScreen(page: Page) {
  const results = page.getByRole('region', { name: 'Hasil pencarian resep' });
  const sidebar = page.getByRole('complementary', { name: 'Riwayat' });
  const suggestions = page.getByRole('region', { name: 'Resep rekomendasi hari ini untuk anda' });
  return {
    input: page.getByRole('textbox', { name: 'Hidangan atau topik yang dicari' }),
    send: page.getByRole('button', { name: 'kirim' }),
    stop: page.getByRole('button', { name: 'Berhenti' }),
    generating: page.getByText('Tunggu sebentar, hasilnya tidak lama kok'),
    failure: page.getByRole('alert'),
    nothingFound: page.getByRole('status').filter({ hasText: 'belum ada di koleksi kami' }),

    results,
    question: results.getByRole('heading', { level: 1 }),
    dishNames: results.getByRole('heading', { level: 2 }),
    dishes: results.getByRole('list').first().locator(':scope > li'),

    suggestions,
    suggestedTitles: suggestions.getByRole('listitem').getByRole('button'),
    refresh: page.getByRole('button', { name: 'Refresh Rekomendasi' }),
    loadingSuggestions: page.getByText('Resep rekomendasi sedang aku cari dulu yah'),

    sidebar,
    entries: sidebar.getByRole('listitem').getByRole('link'),
    openSidebar: page.getByRole('banner').getByRole('button', { name: 'Buka riwayat' }),
    toast: (words: string) => page.getByRole('status').filter({ hasText: words }),
  };
}

/** Opens the chat screen ready to use; with an id, that conversation. */
export async function openChat(page: Page, id?: string): Promise<void> {
  await page.goto(id === undefined ? '/start-chat' : `/start-chat?id=${id}`);
  await expect(chatScreen(page).send).toBeEnabled();
}

/** Waits until any page can be used: its buttons are disabled until then. */
export const untilHydrated = (page: Page) =>
  expect(page.getByRole('button', { name: 'mode gelap' })).toBeEnabled({ timeout: 10_000 });

/** Types a question and clicks the button; does not wait for the answer. */
export async function ask(page: Page, question: string): Promise<void> {
  const { input, send } = chatScreen(page);
  await input.fill(question);
  await send.click();
}

/**
 * Asks and waits until the whole answer is shown and saved.
 * @returns the id under which it is saved.
 */
export async function askAndWait(page: Page, question: string): Promise<string> {
  await ask(page, question);
  // The previous answer may still be on screen.
  await expect(chatScreen(page).question).toHaveText(question);
  await expect(page).toHaveURL(/\/start-chat\?id=\w+$/u);
  // Below the last dish.
  await expect(page.getByRole('button', { name: 'Lainnya' })).toBeVisible();
  return new URL(page.url()).searchParams.get('id') ?? '';
}

/** Opens the options of a conversation in the sidebar, which must be open. */
export async function openOptions(page: Page, question: string): Promise<Locator> {
  const name = `Pilihan untuk ${question}`;
  await page.getByRole('button', { name, exact: true }).click();
  const menu = page.getByRole('menu', { name, exact: true });
  await expect(menu).toBeVisible();
  return menu;
}

/** Saves the answer on screen as a Word document. */
export async function saveAsWord(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Lainnya' }).click();
  await page.getByRole('menuitem', { name: 'Simpan ke Word' }).click();
}

let questions = 0;

/** A question new to all tests, since the gateway keeps answers. */
export function newQuestion(about = 'soto ayam'): string {
  questions += 1;
  return `${about} nomor ${process.pid}${questions}`;
}
