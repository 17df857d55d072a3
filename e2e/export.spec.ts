import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import type { Dish } from '#core/recipes/dish.ts';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { readDocx } from '../src/web/export/fixtures/read-docx.ts';
import {
  askAndWait,
  chatScreen,
  newQuestion,
  openChat,
  openOptions,
  saveAsWord,
} from './chat-screen.ts';
import { rupiah } from './dish-on-screen.ts';
import { expect, test } from './fixtures.ts';
import { historyOf, store, type StoredHistory } from './stored-history.ts';

test.use({ viewport: { width: 1280, height: 720 } });

const readDownload = async (download: Download) =>
  readDocx(new Blob([new Uint8Array(await readFile(await download.path()))]));

/**
 * Saves a conversation from the sidebar.
 * @returns the name of the file and its contents.
 */
async function saveFromSidebar(page: Page, question: string) {
  const { openSidebar } = chatScreen(page);
  if (await openSidebar.isVisible()) await openSidebar.click();
  const menu = await openOptions(page, question);
  const downloading = page.waitForEvent('download');
  await menu.getByRole('menuitem', { name: 'simpan' }).click();
  const download = await downloading;
  return { name: download.suggestedFilename(), ...(await readDownload(download)) };
}

const conversation = (question: string, response: readonly Dish[]): StoredHistory[string] => [
  { question, response },
];

/** The line about the size below "Resep". */
function sizeOf({ porsi, hasil }: Dish): readonly string[] {
  const [count] = hasil?.split(' ') ?? [];
  const parts = [
    ...(porsi === undefined || count === String(porsi) ? [] : [`Untuk ${porsi} porsi`]),
    ...(hasil === undefined ? [] : [`Hasil ${hasil}`]),
  ];
  return parts.length === 0 ? [] : [parts.join(' · ')];
}

/** Ingredients with their amounts; the name of a group once before its own. */
function ingredientLines({ ingredient }: Dish): readonly string[] {
  let group = '';
  return ingredient.flatMap(({ name, servingSize }) => {
    const [, of = '', food = name] = /^([^:]+): (.+)$/u.exec(name) ?? [];
    const starts = of !== '' && of !== group;
    group = of;
    return [...(starts ? [`${of}:`] : []), `${food} — ${servingSize}`];
  });
}

test('"simpan" downloads recipe_{id}.docx with one section for each dish, all of it as Word expects', async ({
  page,
  witness,
  site,
}) => {
  const hostile = '<w:p>&amp;</w:p> ]]> "\'\u0007 👩🏽‍🍳 ½';
  const odd = { ...SAMPLE_DISHES[0], foodName: hostile, description: hostile } as Dish;
  await store(page, {
    chatHistory: {
      LIMA55: conversation('takjil', SAMPLE_DISHES),
      JAHAT1: conversation('jahat', [odd]),
    },
    geminiApiKey: 'kunci-pengunjung',
  });
  await openChat(page, 'LIMA55');
  const { name, sections, parts: files } = await saveFromSidebar(page, 'takjil');
  expect(name).toBe('recipe_LIMA55.docx');
  await expect(chatScreen(page).toast('Dokumen Word sudah diunduh.')).toBeVisible();

  expect(sections).toHaveLength(SAMPLE_DISHES.length);
  const paragraphs = sections.flat();
  expect(paragraphs.map(({ text }) => text)).toEqual(
    SAMPLE_DISHES.flatMap((dish, index) => [
      `${index + 1}. ${dish.foodName}`,
      dish.description,
      'Resep',
      ...sizeOf(dish),
      'Bahan yang diperlukan:',
      ...ingredientLines(dish),
      'Cara memasak:',
      ...dish.completeRecept.map(({ step }) => step),
      ...(dish.tips === undefined ? [] : ['Tips', dish.tips]),
      ...(dish.simpan === undefined ? [] : ['Penyimpanan', dish.simpan]),
      `Estimasi biaya yang dikeluarkan: ${rupiah(dish.estimatedCostatRupiah)}`,
    ]),
  );

  const ofStyle = (style: string) =>
    paragraphs.filter((paragraph) => paragraph.style === style).map(({ text }) => text);
  expect(ofStyle('Heading1')).toEqual(
    SAMPLE_DISHES.map(({ foodName }, index) => `${index + 1}. ${foodName}`),
  );
  expect(ofStyle('Heading2')).toEqual(SAMPLE_DISHES.map(() => 'Resep'));

  const listed = (format: string) =>
    paragraphs.filter(({ list }) => list?.format.startsWith(format)).map(({ text }) => text);
  // One bullet per ingredient, none for a group's name.
  expect(listed('bullet')).toEqual(
    SAMPLE_DISHES.flatMap((dish) => ingredientLines(dish).filter((line) => !line.endsWith(':'))),
  );
  expect(listed('decimal')).toEqual(
    SAMPLE_DISHES.flatMap(({ completeRecept }) => completeRecept.map(({ step }) => step)),
  );
  // The steps of each dish are their own list, so that they count from 1.
  const lists = new Set(
    paragraphs.filter(({ list }) => list?.format === 'decimal from 1').map(({ list }) => list?.id),
  );
  expect(lists.size).toBe(SAMPLE_DISHES.length);

  await test.step('all parts are present, each well-formed', async () => {
    for (const part of [
      '[Content_Types].xml',
      '_rels/.rels',
      'word/document.xml',
      'word/styles.xml',
    ]) {
      expect([...files.keys()]).toContain(part);
    }
    // Our pages' policy forbids parsing, so an empty page does it.
    const blank = await page.context().newPage();
    const faults = await blank.evaluate(
      (parts) =>
        parts.flatMap(([part, xml]) => {
          const parsed = new DOMParser().parseFromString(xml, 'application/xml');
          const error = parsed.querySelector('parsererror');
          return error === null ? [] : [`${part}: ${error.textContent}`];
        }),
      [...files].filter(([part]) => /\.(?:xml|rels)$/u.test(part)),
    );
    expect(faults).toEqual([]);
  });

  await test.step('it contains no key and nothing is sent', () => {
    for (const xml of files.values()) expect(xml).not.toContain('kunci-pengunjung');
    const outside = witness.requests.filter(
      (url) => url.startsWith('http') && !url.startsWith(site),
    );
    expect(outside).toEqual([]);
  });

  await test.step('hostile text is plain text in it', async () => {
    const { sections: written } = await saveFromSidebar(page, 'jahat');
    // Word refuses a file with a control character in it.
    expect(written[0]?.[0]?.text).toBe(`1. ${hostile.replace('\u0007', '')}`);
  });
});

test('an open conversation is saved with the button below it, and a dish as a card with its costs on a separate page', async ({
  page,
}) => {
  await store(page, { chatHistory: historyOf({ SATU11: 'soto', DUA222: 'rendang' }) });
  await openChat(page, 'DUA222');
  const downloading = page.waitForEvent('download');
  await saveAsWord(page);
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('recipe_DUA222.docx');
  const { sections } = await readDownload(download);
  expect(sections[0]?.[0]?.text).toBe('1. Rendang Daging Sapi');

  await openChat(page, 'SATU11');
  await page.getByRole('spinbutton', { name: 'Jumlah porsi' }).fill('50');
  const downloadingScaled = page.waitForEvent('download');
  await saveAsWord(page);
  const scaled = (await readDownload(await downloadingScaled)).sections.flat();
  expect(scaled.map(({ text }) => text)).toContain(
    'Sebagian takaran di dalam langkah masih untuk ukuran resep asli.',
  );
  await page.getByRole('button', { name: 'Pilihan untuk Soto Ayam Lamongan' }).click();
  const downloadingCard = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Kartu resep (Word)' }).click();
  const card = await downloadingCard;
  expect(card.suggestedFilename()).toBe('kartu_soto-ayam-lamongan.docx');
  await expect(chatScreen(page).toast('Kartu resep sudah diunduh.')).toBeVisible();
  const words = (await readDownload(card)).sections.flat().map(({ text }) => text);
  const costs = words.indexOf('Hitungan biaya');
  expect(words.slice(0, costs)).toEqual(expect.arrayContaining(['50 mangkuk', '17 batang']));
  expect(words.slice(0, costs).join(' ')).not.toContain('Rp');
  expect(words.slice(costs)).toEqual(
    expect.arrayContaining(['HPP per mangkuk', 'Untung per mangkuk']),
  );
});

test('a document that cannot be created is reported', async ({ page, witness }) => {
  witness.expectError(/net::ERR/u);
  // Also on the second request, under another address.
  await page.route(/\/docx[^/]*\.js/u, (route) => route.abort());
  await store(page, { chatHistory: historyOf({ SATU11: 'soto' }) });
  await openChat(page, 'SATU11');
  await saveAsWord(page);
  await expect(chatScreen(page).toast('Dokumen Word gagal dibuat.')).toBeVisible();
});

for (const way of ['static-key', 'gateway-key', 'gateway-collection'] as const) {
  test.describe(way, () => {
    test.use({ way });

    test('an answer that has just arrived is saved as shown', async ({ page }) => {
      await openChat(page);
      const id = await askAndWait(page, newQuestion());
      const names = await chatScreen(page).dishNames.allTextContents();
      const downloading = page.waitForEvent('download');
      await saveAsWord(page);
      const download = await downloading;
      expect(download.suggestedFilename()).toBe(`recipe_${id}.docx`);
      const { sections } = await readDownload(download);
      const headings = sections.flat().filter(({ style }) => style === 'Heading1');
      expect(headings.map(({ text }) => text)).toEqual(names);
    });
  });
}
