import { SITE_DIRECTORY } from './built-sites.ts';
import {
  ask,
  askAndWait,
  chatScreen,
  newQuestion,
  openChat,
  saveAsWord,
  untilHydrated,
} from './chat-screen.ts';
import { expect, SERVERS, test } from './fixtures.ts';
import { keptForOffline, untilControlled, untilIdle, untilKept } from './kept-offline.ts';
import { startStaticServer, type Outage } from './static-server.ts';
import { historyOf, readHistory, store } from './stored-history.ts';

test.use({ serviceWorkers: 'allow' });

const SCREENS = ['/', '/start-chat'];

/** Addresses of the files requested from the network; a second time costs nothing. */
const downloads = (requests: readonly string[]) =>
  [...new Set(requests.map((url) => new URL(url).pathname))].filter((path) =>
    path.startsWith('/assets/'),
  );

// Offline, a page that asks a server falls back to its own collection; another asks nothing else.
for (const way of SERVERS) {
  test.describe(way, () => {
    test.use({ way });

    test('after one visit the history is available offline, and the collection answers', async ({
      page,
      context,
      witness,
    }) => {
      witness.expectError(/net::ERR_INTERNET_DISCONNECTED/u);
      await openChat(page);
      const asked = newQuestion();
      const id = await askAndWait(page, asked);
      const { dishNames, question, results, suggestedTitles } = chatScreen(page);
      const names = await dishNames.allTextContents();
      await keptForOffline(page, SCREENS);
      await context.setOffline(true);

      await page.reload();
      await expect(question).toHaveText(asked);
      await expect(dishNames).toHaveText(names);

      await page.goto('/start-chat');
      await expect(suggestedTitles).toHaveCount(10);
      const offline = newQuestion('rendang');
      await askAndWait(page, offline);
      await expect(question).toHaveText(offline);
      await expect(dishNames.first()).toBeVisible();
      await expect(results.getByText('Dari koleksi Cobek')).toBeVisible();
      expect(Object.keys(await readHistory(page))).toHaveLength(2);

      await page.goto('/');
      await expect(page.getByRole('link', { name: 'Ayo Mulai' })).toBeVisible();
      const chef = page.getByRole('img', { name: /^Juru masak/u });
      await expect
        .poll(() => chef.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);

      await context.setOffline(false);
      await page.goto(`/start-chat?id=${id}`);
      await expect(question).toHaveText(asked);
    });
  });
}

test('a recipe that was read reopens offline, with its tools', async ({
  page,
  context,
  witness,
}) => {
  witness.expectError(/net::ERR|Failed to fetch/u);
  await page.goto('/koleksi/soto-betawi');
  await untilControlled(page);
  await untilKept(page);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const caching = (await caches.keys()).map((name) => caches.open(name));
        const kept = (await Promise.all(caching)).map((cache) => cache.keys());
        return (await Promise.all(kept)).flat().some(({ url }) => url.includes('cook-dialog'));
      }),
    )
    .toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soto Betawi');
  await page.getByRole('button', { name: 'Mulai masak' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Lanjut' })).toBeVisible();

  // An unread one says so, and opens once there is a network.
  await page.goto('/koleksi/klepon');
  await expect(page.getByText('Resep ini belum bisa dibuka karena internet mati')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Klepon');
});

test('a screen never opened before says that there is no internet, and opens once there is', async ({
  page,
  context,
  witness,
}) => {
  witness.expectError(/net::ERR|Failed to fetch/u);
  await page.goto('/');
  await untilControlled(page);
  await untilKept(page);
  await context.setOffline(true);
  await page.goto('/start-chat');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tidak ada internet');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Resep rekomendasi/u);
});

// If our font comes late, the device's own wider letters stay.
for (const [width, letters] of [320, 390, 500, 1280].flatMap((one) => [
  [one, 'ours'] as const,
  [one, "the device's"] as const,
])) {
  const name = `what the settings learn a moment later moves nothing, ${width} px, letters: ${letters}`;
  test(name, async ({ page, witness }) => {
    if (letters !== 'ours') {
      witness.expectError(/ERR_FAILED.*woff2/u);
      await page.route('**/*.woff2', async (route) => route.abort());
    }
    const questions = Array.from({ length: 120 }, (_, index) => [`A${index}`, 'soto'] as const);
    await store(page, { chatHistory: historyOf(Object.fromEntries(questions)) });
    await page.setViewportSize({ width, height: 720 });
    await page.goto('/');
    await untilControlled(page);
    const answers = await page.evaluateHandle(() => {
      let come = () => {};
      const haveCome = new Promise<void>((resolve) => (come = resolve));
      const { serviceWorker, storage } = navigator;
      const { ready } = serviceWorker;
      Object.defineProperty(serviceWorker, 'ready', { value: haveCome.then(() => ready) });
      const used = { usage: 120e6, quota: 1_200e9 };
      Object.defineProperty(storage, 'estimate', { value: () => haveCome.then(() => used) });
      return { come };
    });
    await page.getByRole('button', { name: 'Pengaturan' }).click();
    const below = page.getByRole('button', { name: 'Simpan cadangan' });
    // Waits until the settings stop moving.
    await below.click({ trial: true });
    const before = await below.boundingBox();
    await expect(page.getByText(/Yang diunduh sekitar|Terpakai/u)).toHaveCount(0);
    await answers.evaluate(({ come }) => come());
    await expect(page.getByText(/Yang diunduh sekitar [\d,]+ MB/u)).toBeVisible();
    await expect(
      page.getByText(/Terpakai 120\sMB dari sekitar 1\.200\sGB; 120 jawaban\./u),
    ).toBeVisible();
    expect(await below.boundingBox()).toEqual(before);
  });
}

test('the whole collection is cached on demand: its progress, and every page of it', async ({
  page,
  context,
  witness,
}) => {
  witness.expectError(/net::ERR/u);
  await page.goto('/');
  await untilControlled(page);
  await page.getByRole('button', { name: 'Pengaturan' }).click();
  const section = page.getByRole('region', { name: 'Tanpa internet' });
  const keep = section.getByRole('button', { name: 'Simpan seluruh koleksi di perangkat ini' });
  // The settings are a file of their own, which must have come before the network goes.
  await expect(keep).toBeVisible();

  await test.step('says when the network is gone, and continues later', async () => {
    await context.setOffline(true);
    await keep.click();
    await expect(section.getByText('Internetnya terputus')).toBeVisible();
    await context.setOffline(false);
    await keep.click();
    await expect(section.getByText('Seluruh koleksi sudah tersimpan')).toBeVisible({
      timeout: 30_000,
    });
  });

  await test.step('opens offline', async () => {
    await context.setOffline(true);
    await page.goto('/koleksi/klepon');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Klepon');
    await expect(page).toHaveTitle('Resep Klepon — Cobek');
    await page.getByRole('link', { name: 'Koleksi resep' }).click();
    await expect(page).toHaveURL('/koleksi');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('with a network pages are always fresh, and offline a document is created', async ({
  page,
  context,
  witness,
}) => {
  witness.expectError(/net::ERR_INTERNET_DISCONNECTED/u);
  await store(page, { chatHistory: historyOf({ SATU11: 'soto' }) });
  await openChat(page, 'SATU11');
  await keptForOffline(page, SCREENS);

  await test.step('the worker requests a page from the server, even if it is cached', async () => {
    const before = witness.requests.length;
    const response = await page.goto('/');
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('link', { name: 'Ayo Mulai' })).toBeVisible();
    const asked = witness.requests.slice(before).filter((url) => new URL(url).pathname === '/');
    expect(asked.length).toBeGreaterThanOrEqual(2);
  });

  await test.step('a document is created offline', async () => {
    await context.setOffline(true);
    await openChat(page, 'SATU11');
    const downloading = page.waitForEvent('download');
    await saveAsWord(page);
    expect((await downloading).suggestedFilename()).toBe('recipe_SATU11.docx');
  });
});

test('nothing is lost when a server has gone away', async ({ page, witness }) => {
  witness.expectError(/net::ERR|Failed to fetch/u);
  const server = await startStaticServer([SITE_DIRECTORY]);
  witness.expectHost(server.url);
  try {
    await page.goto(`${server.url}/start-chat`);
    await expect(chatScreen(page).send).toBeEnabled();
    await askAndWait(page, newQuestion());
    await keptForOffline(page, SCREENS);
  } finally {
    await server.close();
  }
  await page.goto(`${server.url}/start-chat`);
  const { dishNames, results } = chatScreen(page);
  await ask(page, 'soto');
  await expect(dishNames.first()).toBeVisible();
  await expect(results.getByText('Dari koleksi Cobek')).toBeVisible();
});

test('what is on the device opens when a server is down, silent or behind a login page', async ({
  page,
  witness,
}) => {
  witness.expectError(/502|net::ERR|Failed to fetch|Failed to load/u);
  let outage: Outage | undefined;
  const server = await startStaticServer([SITE_DIRECTORY], { outage: () => outage });
  witness.expectHost(server.url);
  try {
    await page.goto(`${server.url}/start-chat`);
    await expect(chatScreen(page).send).toBeEnabled();
    const asked = newQuestion();
    await askAndWait(page, asked);
    await keptForOffline(page, SCREENS);
    const { question, send } = chatScreen(page);

    outage = 'bad gateway';
    await page.reload();
    await expect(question).toHaveText(asked);

    // A visitor has to see a login page; it must not take the place of the page that is kept.
    outage = 'login page';
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      active?.postMessage({ type: 'keep-page', path: '/start-chat' });
    });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'login page' })).toBeVisible();
    outage = 'silence';
    await page.reload();
    await expect(send).toBeEnabled({ timeout: 15_000 });

    // After silence nobody waits again, until the server has said something.
    outage = 'late login page';
    await page.goto(`${server.url}/`);
    await expect(page.getByRole('link', { name: 'Ayo Mulai' })).toBeVisible();
    await expect(async () => {
      await page.reload();
      expect(await page.title()).toBe('');
    }).toPass();
    await expect(page.getByRole('heading', { name: 'late login page' })).toBeVisible();
  } finally {
    await server.close();
  }
});

test('a first visit downloads what its screen needs and nothing more', async ({
  page,
  witness,
}) => {
  await page.goto('/');
  await untilHydrated(page);
  await untilControlled(page);
  await untilKept(page);
  await untilIdle(page);
  const ofLanding = downloads(witness.requests).join();
  for (const lazy of ['chat-screen', 'collection', 'docx', 'settings', 'source']) {
    expect(ofLanding).not.toContain(lazy);
  }

  await openChat(page);
  await expect(chatScreen(page).suggestedTitles).toHaveCount(10);
  await untilKept(page);
  await untilIdle(page);
  const ofChat = downloads(witness.requests).join();
  expect(ofChat).toContain('chat-screen');
  for (const lazy of ['docx', 'settings', 'cook', 'collection-facts'])
    expect(ofChat).not.toContain(lazy);
});

test('a visit with Save-Data downloads no more than it uses, even after an answer', async ({
  page,
  witness,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    const told: string[] = [];
    const post = Reflect.get(ServiceWorker.prototype, 'postMessage') as () => void;
    const tell = function tell(this: unknown, ...words: [{ readonly type: string }]) {
      told.push(words[0].type);
      Reflect.apply(post, this, words);
    };
    Reflect.set(ServiceWorker.prototype, 'postMessage', tell);
    Object.assign(globalThis, { told });
  });
  await openChat(page);
  await untilControlled(page);
  await askAndWait(page, newQuestion());
  await untilKept(page);
  await untilIdle(page);
  // Told to keep everything, the worker would need seconds.
  expect(await page.evaluate(() => Reflect.get(globalThis, 'told') as unknown)).toEqual([
    'keep-page',
  ]);
  expect(downloads(witness.requests).join()).not.toContain('docx');
});
