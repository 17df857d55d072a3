import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { PROJECT_ROOT } from './built-sites.ts';
import { expect, test } from './fixtures.ts';
import { useOwnFont } from './own-font.ts';

test.use({ way: 'static-collection', hasTouch: true, viewport: { width: 390, height: 844 } });

/** The steps of the collection that name ingredients and a time. */
const STEPS = readdirSync(join(PROJECT_ROOT, 'collection'))
  .filter((file) => file.endsWith('.cook'))
  .flatMap((file) => {
    const recipe = readFileSync(join(PROJECT_ROOT, 'collection', file), 'utf8');
    const [, , steps = ''] = recipe.split(/^---$/mu);
    return steps
      .trim()
      .split(/\n{2,}/u)
      .filter((paragraph) => !paragraph.startsWith('=='))
      .map((written, at) => ({
        slug: file.replace('.cook', ''),
        step: at + 1,
        letters: written.replaceAll(/\{[^}]*\}/gu, '').length,
        ingredients: written.match(/@/gu)?.length ?? 0,
        hasTime: written.includes('~{'),
      }));
  })
  .filter(({ ingredients, hasTime }) => ingredients > 0 && hasTime);

/** Those with the most to show: two with the longest text, and one with the most amounts. */
const LONGEST = [
  ...STEPS.toSorted((a, b) => b.letters - a.letters).slice(0, 2),
  ...STEPS.toSorted((a, b) => b.ingredients - a.ingredients).slice(0, 1),
];

async function cook(page: Page, slug: string, step = 1) {
  await page.goto(`/koleksi/${slug}`);
  await page.getByRole('button', { name: 'Mulai masak' }).click();
  const dialog = page.getByRole('dialog', { name: /^Memasak:/u });
  await expect(dialog).toBeVisible();
  // By keys, since some of several quick taps count as bounces.
  for (let at = 1; at < step; at += 1) await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('heading', { level: 3 })).toContainText(`Langkah ${step} dari`);
  return dialog;
}

/** Sets the timers of a dish, from the shown step on. */
async function setTimers(dialog: Locator, count: number) {
  const set = dialog.getByRole('button', { name: /^Pasang timer/u });
  for (let at = 0; at < count;) {
    if ((await set.count()) > 0) {
      await set.first().click();
      at += 1;
    } else {
      await dialog.page().keyboard.press('ArrowRight');
    }
  }
}

/** Lines of the step that fit in its section, from the first. */
function seenLines(dialog: Locator) {
  return dialog.locator('section').evaluate((section) => {
    const words = section.querySelector('p');
    if (words === null) return 0;
    section.scrollTo({ top: 0, behavior: 'instant' });
    const fade = Number.parseFloat(getComputedStyle(section).paddingBlockEnd);
    const end = section.getBoundingClientRect().bottom - fade;
    const { lineHeight } = getComputedStyle(words);
    return (end - words.getBoundingClientRect().top) / Number.parseFloat(lineHeight);
  });
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
]) {
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });
    for (const { slug, step } of LONGEST) {
      test(`amounts of a long step are seen, or one tap away: ${slug}`, async ({ page }) => {
        const dialog = await cook(page, slug, step);
        const first = dialog.getByRole('list', { name: 'Bahan' }).getByRole('listitem').first();
        const down = dialog.getByRole('button', { name: /\d bahan$/u });
        await expect(async () => {
          const isSeen = await first.evaluate((row) => {
            const { left, top, height } = row.getBoundingClientRect();
            return row.contains(document.elementFromPoint(left + 4, top + height / 2));
          });
          expect(isSeen || (await down.isVisible())).toBe(true);
        }).toPass();
        if (await down.isVisible()) await down.tap();
        await expect(first).toBeInViewport({ ratio: 0.9 });
        await expect(down).toHaveCount(0);
      });
    }
  });
}

/** As long as recipes from WhatsApp have them: the collection's longest have 41 words. */
const SIXTY_WORDS =
  'Panaskan minyak dalam wajan dengan api sedang, lalu tumis bumbu halus bersama daun salam, lengkuas, dan serai yang sudah dimemarkan sampai harum dan matang. Masukkan potongan ayam, aduk sampai berubah warna, kemudian tuangkan santan, beri garam, gula merah, dan merica. Kecilkan api, tutup wajan, dan masak selama 45 menit sambil sesekali diaduk supaya santan tidak pecah dan bumbunya meresap.';

test('a step of sixty words and its timer are seen whole above "Lanjut"', async ({ page }) => {
  await page.addInitScript((step) => {
    const dish = {
      foodName: 'Opor Bu Siti',
      completeRecept: [step, 'Sajikan.'],
      ingredient: [
        { name: 'ayam', servingSize: '1 ekor' },
        { name: 'santan', servingSize: '500 ml' },
      ],
    };
    const place = { isOpen: true, dishes: [{ dish }], active: 0, timers: [], savedAt: Date.now() };
    localStorage.setItem('cookingPlace', JSON.stringify(place));
  }, SIXTY_WORDS);
  await page.goto('/koleksi');
  const dialog = page.getByRole('dialog', { name: /^Memasak:/u });
  await expect(dialog).toBeVisible();
  await useOwnFont(page);
  const [seen, words, timer, next] = await Promise.all(
    [
      dialog.locator('section'),
      dialog.getByText(SIXTY_WORDS),
      dialog.getByRole('button', { name: 'Pasang timer 45 menit' }),
      dialog.getByRole('button', { name: 'Lanjut' }),
    ].map((part) => part.boundingBox()),
  );
  const endOf = (box: typeof seen = null) => (box === null ? Infinity : box.y + box.height);
  expect(words?.y).toBeGreaterThanOrEqual(seen?.y ?? Infinity);
  const fade = 32;
  expect(endOf(timer)).toBeLessThanOrEqual(endOf(seen) - fade);
  expect(next).toMatchObject({ x: 0, width: 390 });
  expect(next?.height).toBeLessThanOrEqual(96);
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('two dishes with four timers leave six lines of the step; one line opens to all of them', async ({
    page,
  }) => {
    await page.clock.install();
    await cook(page, 'soto-betawi', 2);
    const first = page.getByRole('dialog', { name: 'Memasak: Soto Betawi' });
    await setTimers(first, 2);
    await page.keyboard.press('Escape');
    await first.getByRole('button', { name: 'Keluar, timer jalan terus' }).click();
    const dialog = await cook(page, 'soto-ayam-lamongan');
    await setTimers(dialog, 2);
    await page.keyboard.press('ArrowLeft');

    const line = dialog.getByRole('button', { name: 'Lihat 4 timer' });
    const timers = dialog.getByRole('list', { name: 'Timer' }).getByRole('listitem');
    await expect(line).toBeVisible();
    await expect(timers.first()).toBeHidden();
    expect(await seenLines(dialog)).toBeGreaterThanOrEqual(6);

    await test.step('what is below the step covers neither its words nor the line', async () => {
      const words = await dialog.locator('section').boundingBox();
      const down = await dialog.getByRole('button', { name: /\d bahan$/u }).boundingBox();
      const packed = await line.boundingBox();
      expect(down?.y).toBeGreaterThanOrEqual((words?.y ?? 0) + (words?.height ?? Infinity) - 1);
      expect(down?.x).toBeGreaterThanOrEqual((packed?.x ?? 0) + (packed?.width ?? Infinity));
    });

    await test.step('opened, every timer has its name and button, and the other dish is a tap away', async () => {
      await line.tap();
      await expect(timers).toHaveCount(4);
      await expect(timers.getByText(/menit, Soto.*/u)).toHaveCount(4);
      await timers
        .first()
        .getByRole('button', { name: /^Hentikan timer/u })
        .tap();
      // A second tap at once would count as a bounce.
      await timers.getByRole('button', { name: 'Ya, hentikan' }).press('Enter');
      await expect(timers).toHaveCount(3);
      await dialog.getByRole('button', { name: 'Soto Betawi', exact: true }).tap();
      await expect(first).toBeVisible();
    });

    await test.step('a ringing timer is visible without a tap', async () => {
      const opened = first.getByRole('button', { name: 'Lihat 3 timer' });
      await opened.tap();
      await expect(timers.first()).toBeHidden();
      await page.clock.fastForward('02:00:00');
      await expect(first.getByRole('alert').first()).toBeInViewport();
    });
  });
});

test('a link opened while cooking shows its dish, and one tap leads back to cooking', async ({
  page,
  context,
}) => {
  const dialog = await cook(page, 'klepon', 2);
  const linked = await context.newPage();
  await linked.goto('/koleksi/soto-betawi');
  const goOn = linked.getByRole('button', { name: 'Lanjut masak' });
  await expect(goOn).toBeVisible();
  await expect(linked.getByRole('dialog')).toHaveCount(0);
  await expect(linked.getByRole('heading', { level: 1 })).toHaveText('Soto Betawi');
  await goOn.tap();
  const same = linked.getByRole('dialog', { name: 'Memasak: Klepon' });
  await expect(same.getByRole('heading', { level: 3 })).toContainText('Langkah 2 dari');

  await test.step('changes in one tab apply to both', async () => {
    await same.getByRole('button', { name: 'Lanjut' }).tap();
    await expect(dialog.getByRole('heading', { level: 3 })).toContainText('Langkah 3 dari');
  });
  await test.step('a reload, and a visit anywhere else, go on cooking', async () => {
    await page.reload();
    await expect(dialog.getByRole('heading', { level: 3 })).toContainText('Langkah 3 dari');
    await page.goto('/');
    await expect(dialog.getByRole('heading', { level: 3 })).toContainText('Langkah 3 dari');
  });
});

for (const viewport of [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 900, height: 700 },
  { width: 1280, height: 800 },
]) {
  test(`timers that run on cover nothing of the page: ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    // A click would miss what still scrolls smoothly.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const dialog = await cook(page, 'soto-ayam-lamongan');
    await setTimers(dialog, 4);
    await page.keyboard.press('Escape');
    await dialog.getByRole('button', { name: 'Keluar, timer jalan terus' }).click();
    const dock = page.getByRole('region', { name: 'Timer' });
    const timers = dock.getByRole('listitem');
    const path = page.getByRole('navigation', { name: 'Letak halaman ini' });
    for (const count of [4, 3, 2, 1]) {
      await expect(timers).toHaveCount(count);
      const end = await dock.evaluate((box) => box.getBoundingClientRect().bottom);
      // Wherever a click has scrolled to.
      const begin = await path.evaluate((box) => {
        const scrolled = window.scrollY + (box.closest('main')?.scrollTop ?? 0);
        return box.getBoundingClientRect().top + scrolled;
      });
      expect(begin, `${count} timers`).toBeGreaterThanOrEqual(end);
      // Elsewhere two lines are enough for most names.
      for (const name of viewport.width > 320
        ? []
        : await timers.getByText(/menit, Soto.*/u).all()) {
        expect(await name.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
        expect(await name.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
      }
      await timers
        .first()
        .getByRole('button', { name: /^Hentikan timer/u })
        .click();
      await timers.getByRole('button', { name: 'Ya, hentikan' }).press('Enter');
    }
  });
}

test('the question before leaving hides no button on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const dialog = await cook(page, 'soto-betawi');
  await setTimers(dialog, 1);
  await page.keyboard.press('Escape');
  for (const name of ['Tetap di sini', 'Keluar, hentikan timer', 'Lanjut']) {
    await expect(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
  expect(await dialog.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
});

test('a timer stopped in one tab rings in none', async ({ page, context }) => {
  await page.clock.install({ time: '2026-11-22T17:00:00' });
  const dialog = await cook(page, 'soto-betawi');
  await dialog.getByRole('button', { name: 'Pasang timer 15 menit' }).tap();
  const timers = page.getByRole('list', { name: 'Timer' }).getByRole('listitem');
  await expect(timers).toHaveCount(1);
  const other = await context.newPage();
  await other.clock.install({ time: '2026-11-22T17:00:00' });
  await other.goto('/koleksi');
  await other.getByRole('button', { name: 'Hentikan timer 15 menit' }).tap();
  await other.getByRole('button', { name: 'Ya, hentikan' }).press('Enter');
  await expect(timers).toHaveCount(0);
});

test.describe('in a window zoomed to twice and four times its size', () => {
  for (const viewport of [
    { width: 640, height: 400 },
    { width: 320, height: 256 },
  ]) {
    test(`the step is still there: ${viewport.width} × ${viewport.height}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      const dialog = await cook(page, 'soto-ayam-lamongan');
      await dialog.getByRole('button', { name: /^Pasang timer/u }).click();
      await expect(dialog.getByRole('list', { name: 'Timer' })).toBeVisible();
      expect(await seenLines(dialog)).toBeGreaterThanOrEqual(2);
      await expect(dialog.getByRole('button', { name: 'Lanjut' })).toBeInViewport({ ratio: 1 });
    });
  }
});

test('on a phone zoomed to twice its size nothing is cut off at the side', async ({ page }) => {
  await page.setViewportSize({ width: 195, height: 422 });
  const dialog = await cook(page, 'ayam-goreng-kremes');
  await expect(dialog.getByText('Haluskan bawang merah')).toBeVisible();
  const cutOff = () =>
    dialog.evaluate((opened) =>
      [...opened.querySelectorAll('p, li, label, button')]
        .filter((part) => part.getBoundingClientRect().right > window.innerWidth + 1)
        .map((part) => part.textContent),
    );
  expect(await cutOff()).toEqual([]);
  await dialog.getByRole('button', { name: 'Lanjut' }).click();
  await expect(dialog.getByText('Langkah 2 dari')).toBeVisible();
  expect(await cutOff()).toEqual([]);
});

test('the screen is kept awake while cooking, and only then', async ({ page }) => {
  await page.addInitScript(() => {
    const held = { count: 0 };
    const request = () => {
      held.count += 1;
      const lock = new EventTarget();
      return Promise.resolve(
        Object.assign(lock, {
          release: () => {
            held.count -= 1;
            return Promise.resolve();
          },
        }),
      );
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
    Object.assign(window, { held });
  });
  const dialog = await cook(page, 'klepon');
  const held = () => page.evaluate(() => Reflect.get(window, 'held') as { count: number });
  await expect.poll(held).toEqual({ count: 1 });
  await expect(dialog.getByText('Layar HP bisa mati sendiri')).toHaveCount(0);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect.poll(held).toEqual({ count: 0 });
});

test('a browser that refuses to keep the screen awake is reported', async ({ page }) => {
  await page.addInitScript(() => {
    const request = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  const dialog = await cook(page, 'klepon');
  await expect(dialog.getByText('Layar HP bisa mati sendiri')).toBeVisible();
});

test('a browser that stores nothing is reported, and a timer still counts', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = function setItem(this: Storage, key: string, value: string) {
      if (key === 'cookingPlace') throw new DOMException('full', 'QuotaExceededError');
      this[key] = value;
    };
  });
  const dialog = await cook(page, 'soto-betawi');
  await expect(dialog.getByText('Langkah dan timer tidak bisa disimpan.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Pasang timer 15 menit' }).tap();
  await expect(dialog.getByRole('list', { name: 'Timer' })).toContainText(/15:00|14:5\d/u);
});

test('a timer is unlocked by the tap that starts it, and rings, vibrates and notifies', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    class Heard extends AudioContext {
      override resume() {
        heard.push(navigator.userActivation.isActive ? 'unlocked in a tap' : 'woken');
        return super.resume();
      }
      override createOscillator() {
        if (!heard.includes('beeps')) heard.push('beeps');
        return super.createOscillator();
      }
    }
    Object.defineProperty(window, 'AudioContext', { value: Heard });
    Navigator.prototype.vibrate = () => heard.push('vibrates') > 0;
    class Told extends EventTarget {
      static readonly permission = 'granted';
      constructor(title: string, { body }: { readonly body: string }) {
        super();
        heard.push(`${title} ${body}`);
      }
    }
    Object.defineProperty(window, 'Notification', { value: Told });
    // The phone lies face down.
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
  });
  await page.clock.install({ time: '2026-11-22T17:00:00' });
  const dialog = await cook(page, 'soto-betawi');
  await dialog.getByRole('button', { name: 'Pasang timer 15 menit' }).tap();
  const heard = () => page.evaluate(() => Reflect.get(window, 'heard') as readonly string[]);
  await expect.poll(async () => new Set(await heard())).toEqual(new Set(['unlocked in a tap']));
  await page.clock.fastForward('00:15:01');
  await expect
    .poll(heard)
    .toEqual(
      expect.arrayContaining(['beeps', 'vibrates', 'Waktunya habis! Rebus, 15 menit, Soto Betawi']),
    );
});

test('a recipe page’s button pressed before its code arrives works once it does', async ({
  page,
}) => {
  let deliver = () => {};
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await delivered;
    await route.continue();
  });
  await page.goto('/koleksi/klepon');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Klepon');
  const press = async (name: string) => {
    const button = page.getByRole('button', { name, exact: true });
    await expect(button).toBeDisabled();
    const box = await button.boundingBox();
    await page.touchscreen.tap((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    await expect(button).not.toHaveCSS('box-shadow', 'none');
    return button;
  };
  // The last one counts.
  const star = await press('Bintang');
  await press('Mulai masak');
  await expect(star).toHaveCSS('box-shadow', 'none');
  const dialog = page.getByRole('dialog', { name: 'Memasak: Klepon' });
  await expect(dialog).toHaveCount(0);
  deliver();
  await expect(dialog).toBeVisible();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  // Buttons disabled for a reason stay disabled.
  await dialog.getByRole('button', { name: 'Lanjut' }).tap();
  await expect(dialog.getByRole('heading', { level: 3 })).toContainText('Langkah 2 dari');
});
