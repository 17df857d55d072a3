import type { Page } from '@playwright/test';
import { axeFindingsIn } from './axe-findings.ts';
import { expect, test } from './fixtures.ts';
import { openAnswer, overviewOf, sheetOf } from './selling-screen.ts';

test('typing into any field keeps the cursor, and never shows NaN', async ({ page }) => {
  await openAnswer(page);
  await overviewOf(page).getByRole('switch', { name: 'Mode jualan' }).click();
  await page.getByRole('button', { name: 'Hitung jual' }).first().click();
  const sheet = sheetOf(page);
  await expect(sheet.getByRole('textbox', { name: 'Harga bawang merah' })).toBeVisible();
  // `cost-sheet.test.tsx` tries every field with every figure; these are a browser's keys.
  const typed = [
    ['Harga bawang merah', ['🌶️🍚', '1,5.000', '1e9']],
    [/^Harga jual per /u, ['Rp', '-4000']],
    [/^Kemasan per /u, ['1/2', '1 2 3']],
    ['Porsi dijual', ['٤٢', '9'.repeat(20)]],
    ['Cadangan susut', ['12 13', '1,5']],
  ] as const;
  for (const [name, figures] of typed) {
    const field = sheet.getByRole('textbox', { name, exact: true });
    const before = await field.inputValue();
    for (const figure of figures) {
      await field.fill('');
      await field.pressSequentially(figure);
      await expect(field).toBeFocused();
      await expect(field).toHaveValue(figure);
      await expect(sheet).not.toContainText(/NaN|Infinity|undefined/u);
    }
    await field.fill(before === '' ? '7' : before);
  }

  // In the middle of a figure, the cursor stays where it was put.
  const price = sheet.getByRole('textbox', { name: 'Harga bawang merah' });
  await price.fill('45000');
  await price.press('Home');
  await price.press('ArrowRight');
  await price.press('ArrowRight');
  await page.keyboard.type('00');
  expect(await price.inputValue()).toBe('4500000');
  expect(await price.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(4);
  // An input method composes its letters; nothing is replaced meanwhile.
  const session = await page.context().newCDPSession(page);
  await price.fill('');
  await session.send('Input.imeSetComposition', { text: '4', selectionStart: 1, selectionEnd: 1 });
  await session.send('Input.imeSetComposition', { text: '42', selectionStart: 2, selectionEnd: 2 });
  await session.send('Input.insertText', { text: '42rb' });
  await expect(price).toHaveValue('42rb');
  await price.press('Tab');
  await expect(price).toHaveValue('42.000 / kg');
  // Pasted with a line break, it becomes one line.
  await price.evaluate((input: HTMLInputElement) => {
    input.focus();
    input.select();
    document.execCommand('insertText', false, '38rb\n/ kg\n');
  });
  await price.press('Tab');
  await expect(price).toHaveValue('38.000 / kg');
});

test.describe('tools', () => {
  const TOOLS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
    'cost sheet': async (page) => {
      await page.getByRole('button', { name: 'Hitung jual' }).first().click();
      await expect(
        sheetOf(page).getByRole('textbox', { name: 'Harga bawang merah' }),
      ).toBeVisible();
      await sheetOf(page).getByRole('textbox', { name: 'Harga bawang merah' }).fill('mahal');
    },
    'box sheet': async (page) => {
      await overviewOf(page).getByRole('switch', { name: 'Mode jualan' }).click();
      await page.getByRole('button', { name: 'Hitung paket' }).click();
      const sheet = page.getByRole('dialog', { name: 'Hitung paket' });
      await sheet.getByRole('textbox', { name: 'Jumlah paket' }).fill('banyak');
      await sheet.getByRole('textbox', { name: 'Harga jual per paket' }).fill('5rb');
      await expect(sheet.getByText(/^rugi .+ per paket$/u)).toBeVisible();
    },
    shopping: async (page) => {
      await page.getByRole('button', { name: 'Belanja', exact: true }).click();
      await expect(page.getByText(/Perkiraan belanja/u)).toBeVisible();
    },
    sending: async (page) => {
      await page.getByRole('button', { name: 'Bagikan', exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    'own prices': async (page) => {
      await page.getByRole('button', { name: 'Pengaturan' }).click();
      await page.getByRole('button', { name: 'Isi harga belanjamu' }).click();
      await page.getByRole('combobox', { name: 'Nama bahan' }).fill('ayam');
      await page.getByRole('textbox', { name: 'Harga belanjamu' }).fill('42rb');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('textbox', { name: 'Harga ayam' })).toBeVisible();
    },
  };

  for (const [name, open] of Object.entries(TOOLS)) {
    test(`${name}: axe finds nothing in both themes, and nothing is wider than the window`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await openAnswer(page);
      await open(page);
      for (const width of [320, 390, 834, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const findWide = () =>
          page.evaluate(() =>
            [...document.querySelectorAll('dialog[open], dialog[open] *')].flatMap((element) => {
              const { left, right, width: own } = element.getBoundingClientRect();
              const isOut = own > 0 && (left < -0.5 || right > window.innerWidth + 0.5);
              // A row that scrolls sideways continues outside; its own edges do not.
              const row = element.parentElement?.closest('ul') ?? document.body;
              const isPushed = getComputedStyle(row).overflowX === 'auto';
              return isOut && !isPushed && !element.matches('.visually-hidden, svg *')
                ? [`${element.tagName} ${element.textContent.slice(0, 30)} ${left}–${right}`]
                : [];
            }),
          );
        await expect.poll(findWide, { message: `at ${width} px` }).toEqual([]);
        if (width === 320) expect(await axeFindingsIn(page, 'light')).toEqual([]);
        if (width === 1920) expect(await axeFindingsIn(page, 'dark')).toEqual([]);
      }
    });
  }
});

test('in forced colours the parts of a price still differ', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openAnswer(page);
  await overviewOf(page).getByRole('switch', { name: 'Mode jualan' }).click();
  await page.getByRole('button', { name: 'Hitung jual' }).first().click();
  const marks = sheetOf(page).locator('dl [data-part]');
  await expect(marks).toHaveCount(6);
  const colours = await marks.evaluateAll((all) =>
    all.map((mark) => getComputedStyle(mark).backgroundColor),
  );
  expect(new Set(colours).size).toBe(6);
});
