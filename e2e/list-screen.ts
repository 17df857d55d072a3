import { expect, type Page } from '@playwright/test';

/** The screen with the list of all recipes. */
export function listScreen(page: Page) {
  const main = page.getByRole('main');
  const list = main.getByRole('region', { name: 'Resep' });
  return {
    heading: main.getByRole('heading', { level: 1, name: 'Koleksi resep' }),
    search: main.getByRole('searchbox', { name: 'Cari di koleksi' }),
    kinds: main.getByRole('navigation', { name: 'Jenis hidangan' }),
    count: list.getByRole('status'),
    order: list.getByRole('combobox', { name: 'Urutkan' }),
    rows: list.locator('[data-slug]'),
    openFilters: list.getByRole('button', { name: /^Saring/u }),
    sheet: page.getByRole('dialog', { name: 'Saring' }),
    column: main.getByRole('complementary', { name: 'Saring' }),
    giveUp: (label: string) => list.getByRole('button', { name: `Lepas ${label}` }),
  };
}

export async function openList(page: Page, address = '/koleksi') {
  await page.goto(address);
  await expect(listScreen(page).order).toBeEnabled();
}

export const shownSlugs = (page: Page) =>
  listScreen(page).rows.evaluateAll((rows) => rows.map((row) => row.getAttribute('data-slug')));
