import { deflateRawSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { GEMINI_PLACEHOLDER, KEY_SITE_DIRECTORY, SITE_DIRECTORY } from '../built-sites.ts';
import { startFakeGemini } from '../fake-gemini.ts';
import { startStaticServer, type RunningServer } from '../static-server.ts';
import type { BrowserEngine } from './browser-engine.ts';
import { createVisitor } from './engine-visitor.ts';
import { findEngines } from './find-engines.ts';
import {
  ARROW_RIGHT,
  CATCH_FILE,
  chooseFile,
  EMPTY_STORAGE,
  ESCAPE,
  FILL_HISTORY,
  NARROWEST_SPACE,
  overflowOnPhone,
  WATCH_DOWNLOAD,
} from './page-scripts.ts';

/** A hundred files are saved one by one; a busy machine takes its time. */
const DOWNLOAD_MS = 40_000;

const HISTORY = `JSON.parse(localStorage.getItem('chatHistory') ?? '{}')`;
const QUESTIONS = `Object.values(${HISTORY}).map(([{ question }]) => question)`;

for (const found of findEngines()) {
  if ('missing' in found) {
    // Each worker reads this file again.
    if (!('TEST_WORKER_INDEX' in process.env)) process.stdout.write(`${found.missing}\n`);
    continue;
  }

  test.describe(found.name, () => {
    test.describe.configure({ mode: 'serial' });

    let engine: BrowserEngine;
    let site: RunningServer;
    /** Each test has its own site, and so its own storage. */
    const visit = async () => createVisitor(await engine.newTab(), site.url);

    test.beforeAll(async () => {
      engine = await found.start();
    });
    test.afterAll(() => engine.close());
    test.beforeEach(async () => {
      site = await startStaticServer([SITE_DIRECTORY]);
    });
    test.afterEach(() => site.close());

    test('from the landing page to an answer that is still there after a reload, a document and the dark theme', async () => {
      const visitor = await visit();
      await visitor.open('/');
      await visitor.sees('h1', 'Majukan bisnis kulinermu bersama Cobek');
      await visitor.until(`document.querySelector('main img')?.naturalWidth > 0`, true);
      await visitor.press('main a', 'Ayo Mulai');
      await visitor.sees('h1', 'Resep rekomendasi hari ini untuk anda');
      await visitor.ask('soto ayam');
      const dishes = await visitor.answered();
      expect(dishes[0]).toContain('Soto');

      const { pathname, search } = new URL(String(await visitor.tab.evaluate('location.href')));
      await visitor.open(pathname + search);
      await visitor.sees('h1', 'soto ayam');
      expect(await visitor.answered()).toEqual(dishes);

      await test.step('words are separated', async () => {
        await visitor.sees('main p', 'Dari koleksi Cobek');
        // The font's own space is a sixth of an em, which WebKit rounds down to whole pixels.
        expect(await visitor.tab.evaluate(NARROWEST_SPACE)).toBeGreaterThan(0.24);
      });

      await test.step('the answer becomes a Word document', async () => {
        await visitor.tab.evaluate(WATCH_DOWNLOAD);
        await visitor.press('button[title=Lainnya]');
        await visitor.press('[role=menuitem]', 'Simpan ke Word');
        // A Word document is a zip: it begins with PK.
        await visitor.until('window.saved', { start: [0x50, 0x4b], isLarge: true });
        expect(await visitor.tab.evaluate('window.savedAs')).toMatch(/^recipe_\w+\.docx$/u);
      });

      await test.step('dark stays dark', async () => {
        const background = 'getComputedStyle(document.body).backgroundColor';
        await visitor.open('/');
        await visitor.until(background, 'rgb(255, 255, 255)');
        await visitor.press('header button', 'mode gelap');
        await visitor.until(background, 'rgb(15, 15, 15)');
        await visitor.open('/start-chat');
        await visitor.until(background, 'rgb(15, 15, 15)');
        await visitor.until(`document.querySelector('meta[name=theme-color]').content`, '#0f0f0f');
      });
    });

    test('the list of all recipes is narrowed and searched, and leads to a recipe and back; its dishes are starred', async () => {
      const visitor = await visit();
      await visitor.open('/koleksi?jenis=soto');
      await visitor.sees('[data-slug] a', 'Soto Ayam');
      await visitor.until(
        `document.querySelector('main svg use')?.href.baseVal.includes('#')`,
        true,
      );
      await visitor.press('input[type=search]');
      await visitor.tab.type('betawi');
      await visitor.until('location.search', '?cari=betawi&jenis=soto');
      await visitor.press('[data-slug] a', 'Soto Betawi');
      await visitor.until('location.pathname', '/koleksi/soto-betawi');
      await visitor.sees('h1', 'Soto Betawi');
      await visitor.tab.evaluate('history.back()');
      await visitor.sees('h1', 'Koleksi resep');
      await visitor.sees('[data-slug] a', 'Soto Betawi');

      await test.step('the smallest phone need not scroll it sideways', async () => {
        expect(await visitor.tab.evaluate(overflowOnPhone('/koleksi'))).toBe(0);
      });

      await test.step('a dish is starred in the list, and the star removed and restored', async () => {
        await visitor.open('/koleksi');
        await visitor.press('[data-slug] button', 'Bintang Rendang Daging');
        await visitor.until(`localStorage.getItem('starredDishes')?.includes('"dish"')`, true);
        await visitor.open('/bintang');
        await visitor.sees('main li a', 'Rendang Daging');
        await visitor.press('main li button', 'Lepas bintang Rendang Daging');
        await visitor.sees('main p', 'Belum ada bintang');
        await visitor.press('[role=status] button', 'Urungkan');
        await visitor.sees('main li a', 'Rendang Daging');
      });
    });

    test('two tabs share one history, and a deletion can be undone', async () => {
      const first = await visit();
      const second = await visit();
      await first.open('/start-chat');
      await second.open('/start-chat');
      await first.ask('rawon');
      await first.answered();
      await second.ask('pempek');
      await second.answered();
      expect(await first.tab.evaluate(QUESTIONS)).toEqual(['rawon', 'pempek']);
      await first.press('header button', 'Buka riwayat');
      await first.sees('aside li a', 'pempek');

      await test.step('a deletion can be undone', async () => {
        await first.press('aside li button', 'Pilihan untuk rawon');
        await first.press('[role=menuitem]', 'hapus');
        await first.until(QUESTIONS, ['pempek']);
        await first.sees('h1', 'Resep rekomendasi hari ini untuk anda');
        await first.press('[role=status] button', 'Urungkan');
        await first.until(QUESTIONS, ['rawon', 'pempek']);
        await first.press('aside li a', 'rawon');
        await first.sees('h1', 'rawon');
      });
    });

    test('leaving in the middle of an answer keeps its complete dishes in the history', async () => {
      const gemini = await startFakeGemini();
      const keySite = await startStaticServer([KEY_SITE_DIRECTORY], {
        replace: { text: GEMINI_PLACEHOLDER, by: gemini.url },
      });
      try {
        const visitor = createVisitor(await engine.newTab(), keySite.url);
        await visitor.open('/start-chat');
        await visitor.ask('soto skenario:stalled-midway');
        await visitor.sees('main h2', '1. ');
        await visitor.press('header button', 'Buka riwayat');
        await visitor.press('aside a', 'Percakapan baru');
        await visitor.until(`${QUESTIONS}.length`, 1);
        await visitor.until(`Object.values(${HISTORY})[0][0].response.length > 0`, true);
      } finally {
        await keySite.close();
        await gemini.close();
      }
    });

    test('a long history moves to the archive, is found by its dishes, and is restored from a backup', async () => {
      const visitor = await visit();
      const { tab } = visitor;
      await visitor.open('/start-chat');
      await tab.evaluate(FILL_HISTORY);
      await visitor.open('/start-chat');
      await visitor.until(`localStorage.getItem('chatArchived')`, '1');
      await visitor.until(`${QUESTIONS}.includes('soto 0')`, false);
      await visitor.press('header button', 'Buka riwayat');
      await visitor.press('aside button', 'Cari riwayat');
      await visitor.press('aside input');
      await tab.type('andaliman');
      await visitor.sees('aside h3', 'Di dalam hidangan');
      await visitor.press('aside li a', 'soto 0');
      await visitor.sees('h1', 'soto 0');
      await visitor.sees('main h2', 'Soto nomor 0');
      await visitor.press('aside li button', 'Pilihan untuk soto 0');
      await visitor.press('[role=menuitem]', 'hapus');
      await visitor.seesNo('aside li a', 'soto 0');
      await visitor.press('[role=status] button', 'Urungkan');
      await visitor.sees('aside li a', 'soto 0');

      await tab.evaluate(CATCH_FILE);
      await visitor.press('header button', 'Pengaturan');
      await visitor.sees('dialog p', '120 jawaban');
      await visitor.press('dialog button', 'Simpan cadangan');
      await visitor.sees('dialog p', 'Cadangan sudah disimpan.');
      await visitor.until('window.saved?.slice(0, 4)', 'H4sI');
      const file = String(await tab.evaluate('window.saved'));
      await visitor.open('/');
      await tab.evaluate(EMPTY_STORAGE);
      await visitor.open('/start-chat');
      await visitor.press('header button', 'Pengaturan');
      await visitor.sees('dialog button', 'Pulihkan');
      await tab.evaluate(chooseFile(file));
      await visitor.sees('dialog p', 'Ada 120 jawaban di cadangan ini, semuanya baru.');
      await visitor.press('dialog button', 'Pulihkan sekarang');
      await visitor.sees('dialog p', 'Selesai dipulihkan.');
      await visitor.open('/start-chat');
      await visitor.press('header button', 'Buka riwayat');
      await visitor.press('aside li a', 'soto 119');
      await visitor.sees('h1', 'soto 119');
    });

    test('a dish is cooked step by step; its place and timer survive a reload', async () => {
      const visitor = await visit();
      await visitor.open('/koleksi/soto-betawi');
      await visitor.press('main button', 'Mulai masak');
      await visitor.sees('dialog h3', 'Langkah 1 dari');
      await visitor.press('dialog button', 'Pasang timer 15 menit');
      await visitor.sees('dialog li', 'Rebus, 15 menit');
      await visitor.press('dialog button', 'Lanjut');
      await visitor.sees('dialog h3', 'Langkah 2 dari');
      await visitor.tab.type(ARROW_RIGHT);
      await visitor.sees('dialog h3', 'Langkah 3 dari');
      await visitor.press('dialog label', 'minyak samin');
      await visitor.press('dialog button', 'Pasang timer');
      await visitor.open('/koleksi/soto-betawi');
      await visitor.sees('dialog h3', 'Langkah 3 dari');
      await visitor.until(`document.querySelector('dialog input').checked`, true);
      await visitor.sees('dialog li', 'Rebus, 15 menit');
      // Firefox closes a dialog on the second of these, whatever the page does.
      await visitor.tab.type(ESCAPE);
      await visitor.tab.type(ESCAPE);
      await test.step('running timers are side by side in the top bar', async () => {
        await visitor.press('[role=alertdialog] button', 'Keluar, timer jalan terus');
        await visitor.sees('section li', ', 6 menit');
        const tops = `[...document.querySelectorAll('section li')]
          .filter((timer) => timer.textContent.includes(' menit, Soto Betawi'))
          .map((timer) => timer.getBoundingClientRect().top)`;
        expect(await visitor.tab.evaluate(`new Set(${tops}).size`)).toBe(1);
        await visitor.press('section button', 'Lanjut masak');
        await visitor.tab.type(ESCAPE);
      });
      await visitor.press('[role=alertdialog] button', 'Keluar, hentikan timer');
      await visitor.until(`document.querySelector('dialog')`, null);
      await visitor.seesNo('section', 'Rebus, 15 menit');
    });

    test('a message shown over a sheet is on top and can be pressed', async () => {
      const visitor = await visit();
      await visitor.open('/start-chat');
      await visitor.ask('soto ayam');
      await visitor.answered();
      await visitor.press('main button', 'Bagikan');
      // Copied, or refused: a message either way.
      await visitor.press('dialog button', 'Salin teks');
      const close = `document.querySelector('dialog [role=status] button')`;
      await visitor.until(`${close} !== null`, true);
      await visitor.press('dialog [role=status] button');
      await visitor.until(close, null);
      await visitor.press('dialog button[title=Tutup]');
      await visitor.until(`document.querySelector('dialog')`, null);
    });

    test('a dish from a link is saved and starred, and half a link is reported', async () => {
      const packed = deflateRawSync(JSON.stringify(SAMPLE_DISHES[0])).toString('base64url');
      const visitor = await visit();
      await visitor.open(`/hidangan#a.${packed}`);
      await visitor.sees('main h2', 'Soto Ayam Lamongan');
      await visitor.press('main button', 'Simpan ke riwayat');
      await visitor.press('main a', 'Buka di riwayat');
      await visitor.sees('main h2', '1. Soto Ayam Lamongan');
      await visitor.open('/');
      await visitor.open(`/hidangan#a.${packed}`);
      await visitor.sees('main a', 'Buka di riwayat');
      await visitor.press('article button', 'Bintang');
      await visitor.until(`document.querySelector('[aria-pressed=true]') !== null`, true);
      await visitor.open('/bintang');
      await visitor.press('main li a', 'Soto Ayam Lamongan');
      await visitor.sees('main h1', 'Hidangan berbintang');
      await visitor.open('/');
      await visitor.open(`/hidangan#a.${packed.slice(0, 200)}`);
      await visitor.sees('main h1', 'Tautan ini terpotong');
    });

    test('settings that did not load are loaded on the next try', async () => {
      let isBroken = true;
      const server = await startStaticServer((pathname) =>
        isBroken && pathname.includes('settings-screen') ? [] : [SITE_DIRECTORY],
      );
      try {
        const visitor = createVisitor(await engine.newTab(), server.url);
        await visitor.open('/start-chat');
        await visitor.press('header button', 'Pengaturan');
        await visitor.sees('dialog', 'Bagian ini gagal dimuat.');
        isBroken = false;
        await visitor.press('dialog button', 'Coba lagi');
        await visitor.sees('dialog h2', 'Pengaturan');
      } finally {
        await server.close();
      }
    });

    test('offline the page opens, the history is there and the collection answers', async () => {
      const visitor = await visit();
      await visitor.open('/start-chat');
      await visitor.ask('sate');
      const dishes = await visitor.answered();
      await visitor.until(
        `(async () => {
          const { current } = await (await fetch('/builds.json')).json();
          const paths = ['/start-chat', ...current.map((name) => '/' + name)];
          const kept = await Promise.all(paths.map((path) => caches.match(path)));
          return kept.every((response) => response !== undefined);
        })()`,
        true,
        DOWNLOAD_MS,
      );
      const search = String(await visitor.tab.evaluate('location.search'));
      await site.close();
      await visitor.open(`/start-chat${search}`);
      await visitor.sees('h1', 'sate');
      expect(await visitor.answered()).toEqual(dishes);
      await visitor.open('/start-chat');
      await visitor.ask('opor');
      expect((await visitor.answered())[0]).toContain('Opor');
    });
  });
}
