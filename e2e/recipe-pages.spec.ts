import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { SITE_DIRECTORY } from './built-sites.ts';
import { askAndWait, chatScreen, openChat } from './chat-screen.ts';
import { expect, SERVERS, test } from './fixtures.ts';

/** A page must arrive with the first packets of a connection. */
const MAX_PAGE_BYTES = 14 * 1024;

/** A recipe with groups, notes and its own yield. */
const PATH = '/koleksi/soto-betawi';

const slugs = readdirSync(join(SITE_DIRECTORY, 'koleksi'), { withFileTypes: true })
  // Beside the recipes is the page that lists their names.
  .filter((entry) => entry.isDirectory() && entry.name !== 'a-z')
  .map(({ name }) => name);
const pages = slugs.map((slug) => ({
  slug,
  html: readFileSync(join(SITE_DIRECTORY, 'koleksi', slug, 'index.html'), 'utf8'),
}));

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;
const leadsSomewhere = (path: string) =>
  ['', '.html', '/index.html'].some((ending) => isFile(join(SITE_DIRECTORY, path + ending)));

test('every recipe has a page with its own title and description', () => {
  const recipes = readdirSync('collection').filter((name) => name.endsWith('.cook'));
  expect(pages).toHaveLength(recipes.length);
  for (const pattern of [/<title>([^<]+)/u, /name="description"\s+content="([^"]+)/u]) {
    const told = pages.map(({ html }) => pattern.exec(html)?.[1]);
    expect(told).not.toContain(undefined);
    expect(new Set(told).size).toBe(pages.length);
  }
});

test('no link of any page is dead, and no page is heavier than 14 KiB', () => {
  for (const { slug, html } of pages) {
    const links = [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/gu)].map(([, path = '']) => path);
    expect(links.length, slug).toBeGreaterThanOrEqual(8);
    expect(
      links.filter((path) => !leadsSomewhere(path)),
      slug,
    ).toEqual([]);
    expect(gzipSync(html, { level: 9 }).byteLength, slug).toBeLessThanOrEqual(MAX_PAGE_BYTES);
  }
});

test('no link of the pages around them is dead either', () => {
  const around = [
    'index',
    'start-chat',
    'koleksi',
    'koleksi/a-z/index',
    'bintang',
    'hidangan',
    '404',
  ];
  for (const name of around) {
    const html = readFileSync(join(SITE_DIRECTORY, `${name}.html`), 'utf8');
    const links = [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/gu)].map(([, path = '']) => path);
    expect(links.length, name).toBeGreaterThan(0);
    expect(
      links.filter((path) => !leadsSomewhere(path)),
      name,
    ).toEqual([]);
  }
});

test('what a page tells search engines is the recipe that it shows', () => {
  for (const { slug, html } of pages) {
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/u.exec(html) ?? [];
    const [, escaped = ''] = /<h1[^>]*>([^<]+)/u.exec(html) ?? [];
    const heading = escaped.replaceAll('&#x27;', "'");
    expect(html, slug).toContain(`data-page="/koleksi/${slug}"`);
    const told = JSON.parse(json) as { readonly '@type': string; readonly name: string };
    expect(told['@type'], slug).toBe('Recipe');
    expect(told.name, slug).toBe(heading);
  }
});

// A page depends only on the server; most other tests open it without a key.
for (const way of SERVERS) {
  test.describe(way, () => {
    test.use({ way });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('the whole recipe can be read', async ({ page }) => {
        await page.goto(PATH);
        await expect(page).toHaveTitle('Resep Soto Betawi — Cobek');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soto Betawi');
        await expect(page.getByText('Bumbu halus:').first()).toBeVisible();
        for (const words of ['Babat sapi', 'Untuk jualan', '2 jam 50 menit', 'DKI Jakarta']) {
          await expect(page.getByText(words).first()).toBeVisible();
        }
        await expect(page.getByText(/^Estimasi biaya yang dikeluarkan: Rp/u)).toBeVisible();
        await expect(page.getByRole('textbox').or(page.getByRole('spinbutton'))).toHaveValue('6');
        await expect(page.getByRole('button', { name: 'Mulai masak' })).toBeHidden();
        await page.getByRole('link', { name: 'Soto Tangkar' }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soto Tangkar');
      });
    });

    test('the page hydrates without a message on the console, and with all its tools', async ({
      page,
      witness,
    }) => {
      await page.goto(PATH);
      const portions = page.getByRole('spinbutton', { name: 'Jumlah porsi' });
      await expect(portions).toBeEnabled();
      expect(witness.lines.filter((line) => !line.includes('Service Worker'))).toEqual([]);

      const amount = page.getByRole('listitem').filter({ hasText: /^Babat sapi/u });
      await expect(amount).toContainText('300 g');
      await portions.fill('12');
      await expect(amount).toContainText('600 g');
      await expect(page.getByText(/^Hitungan kami: Rp/u)).toBeVisible();

      await page.getByRole('button', { name: 'Hitung jual' }).click();
      const sheet = page.getByRole('dialog', { name: 'Hitung jual: Soto Betawi' });
      await expect(sheet.getByText('HPP per porsi', { exact: true })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      await page.getByRole('button', { name: 'Mulai masak' }).click();
      await expect(page.getByRole('dialog', { name: 'Memasak: Soto Betawi' })).toBeVisible();
    });

    test('the page hydrates without a message for an owner who sells and knows her prices', async ({
      page,
      witness,
    }) => {
      await page.addInitScript(() => {
        localStorage.setItem('preferences', JSON.stringify({ sellingMode: true }));
        const foods = { 'babat sapi': { rupiah: 50_000, per: { quantity: 1, unit: 'kg' } } };
        localStorage.setItem('ownPrices', JSON.stringify({ foods, lines: {} }));
      });
      await page.goto(PATH);
      await expect(page.getByText('Untung', { exact: true })).toBeVisible();
      await expect(page.getByText(/^Hitungan kami: Rp/u)).toBeVisible();
      expect(witness.lines.filter((line) => !line.includes('Service Worker'))).toEqual([]);
    });

    test('an address without a recipe shows the page that says so', async ({ page, witness }) => {
      witness.expectError(/404/u);
      await page.addInitScript(() => {
        const look = () => {
          const isRead = document.readyState !== 'loading';
          const isEmpty = document.querySelector('main')?.textContent === '';
          if (isRead && isEmpty) Object.assign(window, { wasEmpty: true });
        };
        new MutationObserver(look).observe(document, { childList: true, subtree: true });
      });
      for (const path of ['/koleksi/soto-mars', '/koleksi/../koleksi/x', '/koleksi/a/b']) {
        const response = await page.goto(path);
        expect(response?.status(), path).toBe(404);
        await expect(page.getByRole('button', { name: 'Pengaturan' })).toBeEnabled();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Halaman ini tidak ada');
        await expect(page).toHaveTitle('Halaman tidak ditemukan — Cobek');
        // Readable from the first moment.
        expect(await page.evaluate(() => 'wasEmpty' in window), path).toBe(false);
      }
    });
  });
}

test('a link with portions says that the amounts are being adjusted, until they are', async ({
  page,
}) => {
  const note = page.getByText('Takaran ini masih untuk ukuran resep asli.');
  const amount = page.getByRole('listitem').filter({ hasText: 'santan' }).first();
  await page.goto(PATH);
  await expect(note).toBeHidden();
  const written = await amount.textContent();
  let letIn = () => {};
  const held = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${PATH}?porsi=50`, { waitUntil: 'commit' });
  await expect(note).toBeVisible();
  await expect(amount).toHaveText(written ?? '');
  const place = await amount.boundingBox();
  letIn();
  await expect(note).toBeHidden();
  // Nothing moves while it is being read.
  expect((await amount.boundingBox())?.y).toBe(place?.y);
  expect(await amount.textContent()).not.toBe(written);
});

test('the address of a recipe holds its portions: after a reload, after a sheet, and in a link', async ({
  page,
}) => {
  await page.goto(PATH);
  const portions = page.getByRole('spinbutton', { name: 'Jumlah porsi' });
  const own = Number(await portions.inputValue());
  const amount = page.getByRole('listitem').filter({ hasText: 'santan' }).first();
  const written = await amount.innerText();
  await page.getByRole('button', { name: 'Tambah porsi' }).click();
  await expect(page).toHaveURL(`${PATH}?porsi=${own + 1}`);
  await page.reload();
  await expect(portions).toHaveValue(String(own + 1));
  await expect(amount).not.toHaveText(written);

  await test.step('changed in a sheet, it stays once that is closed', async () => {
    await page.getByRole('button', { name: 'Hitung jual' }).click();
    await page.getByRole('textbox', { name: 'Porsi dimasak' }).fill('50');
    await expect(page).toHaveURL(`${PATH}?porsi=50`);
    await page.getByRole('button', { name: 'Tutup hitungan' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(`${PATH}?porsi=50`);
    await expect(portions).toHaveValue('50');
  });
  await test.step('at its own size it has one address', async () => {
    await portions.fill(String(own));
    await expect(page).toHaveURL(PATH);
  });
  await test.step('impossible portions are ignored', async () => {
    await page.goto(`${PATH}?porsi=-3`);
    await expect(page.getByRole('button', { name: 'Mulai masak' })).toBeEnabled();
    await expect(portions).toHaveValue(String(own));
  });
});

test('the last step of cooking says how the dish keeps', async ({ page }) => {
  await page.goto(PATH);
  const kept = await page.getByText('Penyimpanan', { exact: true }).locator('+ dd').innerText();
  await page.getByRole('button', { name: 'Mulai masak' }).click();
  const dialog = page.getByRole('dialog', { name: 'Memasak: Soto Betawi' });
  await expect(dialog.getByText('Langkah 1 dari')).toBeVisible();
  await expect(dialog.getByText(kept)).toHaveCount(0);
  const next = dialog.getByRole('button', { name: 'Lanjut' });
  while ((await next.count()) > 0) await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText(kept)).toBeVisible();
});

test('through the gateway a page has one spelling, a tag and a compressed form', async ({
  sites,
  request,
}) => {
  const { url } = await sites.open('gateway-collection');
  for (const spelling of [`${PATH}/`, `${PATH}.html`, PATH.toUpperCase(), `${PATH}/index.html`]) {
    const response = await request.get(url + spelling, { maxRedirects: 0 });
    expect(response.status(), spelling).toBe(301);
    expect(response.headers()['location'], spelling).toBe(PATH);
  }
  const response = await request.get(url + PATH, { headers: { 'accept-encoding': 'br' } });
  expect(response.headers()['content-encoding']).toBe('br');
  const etag = response.headers()['etag'] ?? '';
  const again = await request.get(url + PATH, { headers: { 'if-none-match': etag } });
  expect(again.status()).toBe(304);
});

test('printed, it is the recipe without controls; "Cari yang mirip" puts a question into the composer and sends nothing', async ({
  page,
}) => {
  await page.goto(PATH);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Cara memasak:')).toBeVisible();
  for (const name of ['Koleksi resep', 'Cari yang mirip', 'Soto Tangkar']) {
    await expect(page.getByRole('link', { name })).toBeHidden();
  }
  await expect(page.getByRole('button', { name: 'Mulai masak' })).toBeHidden();

  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Cari yang mirip' }).click();
  const { input, results } = chatScreen(page);
  await expect(input).toHaveValue('Resep lain seperti Soto Betawi');
  await expect(results).toBeHidden();
});

test('a dish of an answer leads to its page, and the answer is still there', async ({ page }) => {
  await openChat(page);
  await askAndWait(page, 'soto betawi');
  const { dishNames } = chatScreen(page);
  const names = await dishNames.allTextContents();
  await page.getByRole('button', { name: 'Pilihan untuk Soto Betawi' }).click();
  await page.getByRole('menuitem', { name: 'Buka halaman resep' }).click();
  await expect(page).toHaveURL(PATH);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soto Betawi');
  await expect(page).toHaveTitle('Resep Soto Betawi — Cobek');
  await page.goBack();
  await expect(dishNames).toHaveText(names);
});
