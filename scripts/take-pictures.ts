import { existsSync, statSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';

/**
 * Takes the pictures of `docs/panduan.md` and the README from the built product, with answers of the
 * collection: `npm run build && npm run pictures`. Take them again when a screen changes.
 */
const SITE = 'dist';
const DIRECTORY = 'docs/pictures';
/** The host of a shared link; it is never contacted. */
const ADDRESS = 'https://cobek.example';
/** A typical phone. */
const PHONE = { width: 390, height: 780 };
const QUALITY = 0.8;
const OPTIONAL = 'font-display:optional';
const BLOCKING = 'font-display:block';
const SELLER_QUESTION = 'ide jualan takjil 50 porsi';
const COOK_QUESTION = 'soto ayam lamongan';
const DISH = 'Soto Ayam Lamongan';

/** Brings up a screen, on a phone whose history is closed. */
type Pose = (page: Page) => Promise<void>;

const POSES: Readonly<Record<string, Pose>> = {
  ringkasan: askToSell,
  'hitung-jual': async (page) => {
    await askToSell(page);
    await page.getByRole('button', { name: 'Hitung jual' }).first().click();
    await page.getByRole('dialog').getByText('Untung sekali masak').waitFor();
  },
  belanja: async (page) => {
    await askToSell(page);
    await page.getByRole('button', { name: 'Belanja', exact: true }).click();
    await page.getByRole('dialog', { name: 'Belanja' }).getByText('Perkiraan belanja').waitFor();
    await page.getByRole('dialog').getByRole('checkbox').first().check();
  },
  masak: async (page) => {
    await ask(page, COOK_QUESTION);
    await page.getByRole('button', { name: 'Mulai masak' }).first().click();
    await page
      .getByRole('button', { name: /^Pasang timer/u })
      .first()
      .click();
    for (const step of [2, 3, 4, 5]) {
      await page.keyboard.press('ArrowRight');
      await page.getByRole('heading', { name: `Langkah ${step} dari` }).waitFor();
    }
  },
  bagikan: async (page) => {
    await ask(page, COOK_QUESTION);
    await page.getByRole('button', { name: `Pilihan untuk ${DISH}` }).click();
    await page.getByRole('menuitem', { name: 'Bagikan' }).click();
    await page.getByRole('dialog', { name: `Bagikan: ${DISH}` }).waitFor();
  },
  resep: async (page) => {
    await page.goto('/koleksi/soto-ayam-lamongan');
    // It can be clicked once the page is hydrated.
    await page.getByRole('button', { name: 'Mulai masak' }).click({ trial: true });
  },
};

async function ask(page: Page, question: string): Promise<void> {
  await page.goto('/start-chat');
  await page.getByRole('textbox', { name: 'Hidangan atau topik yang dicari' }).fill(question);
  await page.getByRole('button', { name: 'kirim' }).click();
  await page
    .getByText(/bahan terhitung/u)
    .first()
    .waitFor();
}

async function askToSell(page: Page): Promise<void> {
  await ask(page, SELLER_QUESTION);
  await page.getByRole('switch', { name: 'Mode jualan' }).click();
}

/** Playwright writes PNG and JPEG only; WebP takes a third of the space. */
async function toWebp(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const base64 = await page.evaluate(
    async ([data, quality]) => {
      const picture = await createImageBitmap(await (await fetch(data)).blob());
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      canvas.getContext('2d')?.drawImage(picture, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    [`data:image/png;base64,${png.toString('base64')}`, QUALITY] as const,
  );
  await page.close();
  return Buffer.from(base64, 'base64');
}

/** The file behind an address, as any static host finds it. */
function fileOf(address: string): string {
  const path = join(SITE, new URL(address).pathname);
  const files = [path, `${path}.html`, join(path, 'index.html')];
  return files.find((file) => existsSync(file) && statSync(file).isFile()) ?? `${SITE}/404.html`;
}

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
await mkdir(DIRECTORY, { recursive: true });
let total = 0;
for (const [name, pose] of Object.entries(POSES)) {
  const context = await browser.newContext({
    baseURL: ADDRESS,
    serviceWorkers: 'block',
    // The policy allows styles by their hash, and they are changed below.
    bypassCSP: true,
    viewport: PHONE,
    deviceScaleFactor: 2,
    locale: 'id-ID',
    reducedMotion: 'reduce',
    hasTouch: true,
  });
  await context.addInitScript(() => localStorage.setItem('isHistoryClosed', 'true'));
  await context.route('**/*', async (route) => {
    const path = fileOf(route.request().url());
    const [type] = /(?<=\.)(?:css|html)$/u.exec(path) ?? [];
    if (type === undefined) return route.fulfill({ path });
    // A first visit shows the system font, since ours may come too late: not in a picture.
    const body = (await readFile(path, 'utf8')).replaceAll(OPTIONAL, BLOCKING);
    return route.fulfill({ body, contentType: `text/${type}; charset=utf-8` });
  });
  const page = await context.newPage();
  await pose(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    (document.activeElement as HTMLElement | null)?.blur();
    // A click scrolls to its target.
    for (const element of document.querySelectorAll('*')) element.scrollTop = 0;
  });
  await page.waitForTimeout(500);
  const picture = await toWebp(browser, await page.screenshot());
  await writeFile(join(DIRECTORY, `${name}.webp`), picture);
  total += picture.length;
  console.log(`${name}.webp: ${(picture.length / 1024).toFixed(0)} KiB`);
  await context.close();
}
console.log(`all of them: ${(total / 1024).toFixed(0)} KiB`);
await browser.close();
