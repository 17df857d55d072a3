import type { Locator, Page } from '@playwright/test';
import { axeFindings, axeFindingsIn } from './axe-findings.ts';
import { askAndWait, chatScreen, openChat, untilHydrated } from './chat-screen.ts';
import { expect, test } from './fixtures.ts';

test.use({ way: 'static-key', viewport: { width: 390, height: 844 } });

const SOTO = 'Soto Ayam Lamongan';
const RENDANG = 'Rendang Daging Sapi';

function cookScreen(page: Page, foodName = SOTO) {
  const dialog = page.getByRole('dialog', { name: `Memasak: ${foodName}` });
  return {
    dialog,
    step: dialog.getByRole('heading', { level: 3 }),
    next: dialog.getByRole('button', { name: 'Lanjut' }),
    back: dialog.getByRole('button', { name: 'Kembali' }),
    timers: dialog.getByRole('list', { name: 'Timer' }).getByRole('listitem'),
  };
}

async function startCooking(page: Page, foodName = SOTO) {
  const card = chatScreen(page).dishes.filter({ hasText: foodName });
  await card.getByRole('button', { name: 'Mulai masak' }).click();
}

/** To the last step by keys, since some of several quick taps count as bounces. */
async function goToEnd(page: Page, next: Locator) {
  while ((await next.count()) > 0) await page.keyboard.press('ArrowRight');
}

test.beforeEach(async ({ page }) => {
  await openChat(page);
  const { sidebar } = chatScreen(page);
  await sidebar.getByRole('button', { name: 'Tutup riwayat' }).click();
  await askAndWait(page, 'soto');
});

test('a recipe is followed with a knuckle: large text, large targets, steps that are swiped', async ({
  page,
  context,
}) => {
  await startCooking(page);
  const { dialog, step, next, back } = cookScreen(page);
  await expect(step).toContainText('Langkah 1 dari');
  const words = dialog.getByText('Rebus ayam dengan 2 liter air');
  const size = await words.evaluate((element) =>
    Number.parseFloat(getComputedStyle(element).fontSize),
  );
  expect(size).toBeGreaterThanOrEqual(28);
  const area = await next.boundingBox();
  expect(area).toMatchObject({ x: 0, width: 390 });
  expect(area?.height).toBeGreaterThanOrEqual(88);
  await expect(back).toBeDisabled();
  await next.click();
  await expect(step).toContainText('Langkah 2 dari');
  await page.keyboard.press('ArrowLeft');
  await expect(step).toContainText('Langkah 1 dari');

  await test.step('Enter on "Lanjut" works repeatedly, although the focus is on the step', async () => {
    await next.focus();
    for (const number of [2, 3]) {
      await page.keyboard.press('Enter');
      await expect(step).toContainText(`Langkah ${number} dari`);
      await expect(step).toBeFocused();
    }
    for (const number of [2, 1]) {
      await page.keyboard.press('ArrowLeft');
      await expect(step).toContainText(`Langkah ${number} dari`);
    }
  });
  await expect(dialog.getByRole('checkbox', { name: /Ayam kampung/u })).toBeVisible();

  await test.step('a swipe changes the step; scrolling and zooming do not', async () => {
    const place = await dialog.getByText('Rebus ayam dengan 2 liter air').boundingBox();
    const y = (place?.y ?? 0) + 20;
    const device = await context.newCDPSession(page);
    const drag = async (...points: readonly (readonly { x: number; y: number }[])[]) => {
      for (const [index, touchPoints] of points.entries()) {
        const type = index === 0 ? 'touchStart' : 'touchMove';
        await device.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
      }
      await device.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    const at = (x: number, down = 0) => [{ x, y: y + down }];
    await drag(at(320), at(200), at(90));
    await expect(step).toContainText('Langkah 2 dari');
    // A slipped tap, a scrolling finger, and two that zoom.
    await drag(at(320), at(290));
    await drag(at(200, 60), at(190, 20), at(180, -20));
    await drag([...at(180), ...at(220)], [...at(90), ...at(330)]);
    await expect(step).toContainText('Langkah 2 dari');
    await drag(at(60), at(180), at(320));
    await expect(step).toContainText('Langkah 1 dari');
  });

  await test.step('it is accessible', async () => {
    await dialog.getByRole('button', { name: /Pasang timer/u }).click();
    expect(await axeFindings(page)).toEqual([]);
    for (const [width, theme] of [
      [320, 'dark'],
      [834, 'light'],
      [1280, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      expect(await axeFindingsIn(page, theme), `${width} px`).toEqual([]);
    }
  });
});

test('times become timers that are visible from every step and survive a reload', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-22T17:00:00' });
  await startCooking(page);
  const { dialog, step, next, timers } = cookScreen(page);
  await dialog.getByRole('checkbox', { name: /Ayam kampung/u }).check();
  await dialog.getByRole('button', { name: 'Pasang timer 40 menit' }).click();
  await next.click();
  await expect(timers).toHaveCount(1);
  await expect(timers).toContainText(/Rebus ayam, 40 menit(?:40:00|39:5\d)/u);
  await page.reload();
  await expect(step).toContainText('Langkah 2 dari');
  await expect(step).toBeFocused();
  await expect(timers).toHaveCount(1);

  await test.step('a knuckle on its time pauses it, through a reload, until another tap', async () => {
    const tapTime = async () => {
      const time = await timers.getByRole('timer').boundingBox();
      await page.mouse.click((time?.x ?? 0) + (time?.width ?? 0) - 4, (time?.y ?? 0) - 6);
    };
    await tapTime();
    await expect(timers.getByRole('status')).toHaveText('Timer dijeda');
    await page.reload();
    await page.clock.fastForward('01:00:00');
    const resume = timers.getByRole('button', { name: 'Lanjutkan timer 40 menit' });
    await expect(resume).toBeVisible();
    await expect(timers.getByRole('alert')).toHaveCount(0);
    await tapTime();
    await expect(resume).toHaveCount(0);
  });
  // The phone sleeps for an hour.
  await page.clock.fastForward('01:00:00');
  await expect(timers.getByRole('alert')).toHaveText('Waktunya habis!');
  // A knuckle anywhere on it is enough.
  const rung = await timers.boundingBox();
  await page.mouse.click((rung?.x ?? 0) + 20, (rung?.y ?? 0) + 20);
  await expect(timers).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Kembali' }).click();
  await expect(dialog.getByRole('checkbox', { name: /Ayam kampung/u })).toBeChecked();
  await goToEnd(page, next);
  await dialog.getByRole('button', { name: 'Selesai', exact: true }).click();
  // Nothing on this page has opened the dialog.
  await expect(page.locator('#main')).toBeFocused();
});

test('"Back" leaves, and asks first only while a timer runs', async ({ page }) => {
  await startCooking(page);
  const { dialog, step, next } = cookScreen(page);
  await next.click();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\?id=/u);
  await startCooking(page);
  // It continues where it was left.
  await expect(step).toContainText('Langkah 2 dari');
  await dialog.getByRole('button', { name: 'Kembali' }).click();
  await dialog.getByRole('button', { name: 'Pasang timer 40 menit' }).click();
  await page.goBack();
  await expect(dialog.getByRole('alertdialog')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Tetap di sini' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alertdialog')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Keluar, hentikan timer' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Timer' })).toHaveCount(0);
  await expect(page).toHaveURL(/\?id=/u);
});

test('a second dish is started while the first one’s timer runs on, and rings on any open page', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-22T17:00:00' });
  await startCooking(page);
  const { dialog } = cookScreen(page);
  await dialog.getByRole('button', { name: 'Pasang timer 40 menit' }).click();
  await page.goBack();
  await dialog.getByRole('button', { name: 'Keluar, timer jalan terus' }).click();
  await expect(dialog).toHaveCount(0);
  const dock = page.getByRole('region', { name: 'Timer' });
  await expect(dock).toContainText(/Rebus ayam, 40 menit, Soto Ayam Lamongan(?:40:00|39:5\d)/u);
  await startCooking(page, RENDANG);
  await expect(cookScreen(page, RENDANG).timers).toHaveCount(1);
  await page.goBack();
  await cookScreen(page, RENDANG)
    .dialog.getByRole('button', { name: 'Keluar, timer jalan terus' })
    .click();
  const answer = page.url();
  for (const path of ['/koleksi', '/koleksi/a-z', '/bintang', '/hidangan', '/start-chat', '/']) {
    await page.goto(path);
    await expect(dock).toContainText(/Rebus ayam, 40 menit, Soto Ayam Lamongan(?:40:00|39:\d\d)/u);
  }
  await page.getByRole('link', { name: 'Lihat semua resep' }).click();
  await page.clock.fastForward('00:40:00');
  await expect(dock.getByRole('alert')).toHaveText('Waktunya habis!');
  await page.goto(answer);
  await expect(dock.getByRole('alert')).toHaveText('Waktunya habis!');
  await dock.getByRole('button', { name: 'Lanjut masak' }).click();
  // Rendang was closed at its first step.
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('navigation', { name: 'Hidangan di kompor' })).toHaveCount(0);
});

test('a page opened before cooking began shows another tab’s timers', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/koleksi');
  // Only code that has started can see that nothing is cooked yet.
  await untilHydrated(other);
  await startCooking(page);
  await cookScreen(page).dialog.getByRole('button', { name: 'Pasang timer 40 menit' }).click();
  const dock = other.getByRole('region', { name: 'Timer' });
  await expect(dock).toContainText(/Rebus ayam, 40 menit, Soto Ayam Lamongan(?:40:00|39:5\d)/u);
  await expect(other.getByRole('dialog')).toHaveCount(0);
  await page.close();
  await dock.getByRole('button', { name: 'Lanjut masak' }).click();
  await expect(cookScreen(other).timers).toHaveCount(1);
});

test('the name of a timer is readable on one line, and its time larger', async ({ page }) => {
  await startCooking(page);
  const { dialog, timers } = cookScreen(page);
  await dialog.getByRole('button', { name: 'Pasang timer 40 menit' }).click();
  const name = timers.getByText('Rebus ayam, 40 menit');
  const time = timers.getByRole('timer');
  const sizeOf = (text: Locator) =>
    text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(await sizeOf(name)).toBeGreaterThanOrEqual(14);
  expect(await sizeOf(time)).toBeGreaterThanOrEqual(22);
  await name.evaluate((element) => element.append(', Soto Ayam Lamongan dan Rendang Padang'));
  expect((await name.boundingBox())?.height).toBeLessThan(2 * (await sizeOf(name)));
  // What tells it from others of the same step is not cut.
  const [shown, cut] = await name.evaluate((element) => {
    const words = document.createRange();
    words.setStart(element.firstChild as Text, 0);
    words.setEnd(element.firstChild as Text, 'Rebus ayam, 40 menit'.length);
    return [words.getBoundingClientRect().right, element.getBoundingClientRect().right];
  });
  expect(shown).toBeLessThan(cut - 10);
});

test('an extra tap sets no second timer, and does not end the dish', async ({ page }) => {
  await startCooking(page);
  const { dialog, step, next, timers } = cookScreen(page);
  await dialog.getByRole('button', { name: 'Pasang timer 40 menit' }).click();
  await expect(dialog.getByRole('button', { name: 'Timer 40 menit jalan' })).toBeDisabled();
  await expect(timers).toHaveCount(1);
  await timers.getByRole('button', { name: 'Hentikan timer 40 menit' }).click();
  await timers.getByRole('button', { name: 'Tidak' }).press('Enter');
  await expect(timers).toHaveCount(1);
  const [cross, below] = [
    await timers.getByRole('button', { name: 'Hentikan timer 40 menit' }).boundingBox(),
    await next.boundingBox(),
  ];
  expect((below?.y ?? 0) - (cross?.y ?? 0) - (cross?.height ?? 0)).toBeGreaterThanOrEqual(16);
  // A second tap at once would count as a bounce.
  await timers.getByRole('button', { name: 'Hentikan timer 40 menit' }).press('Enter');
  await timers.getByRole('button', { name: 'Ya, hentikan' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Pasang timer 40 menit' })).toBeEnabled();
  const steps = Number(/dari (\d+)/u.exec(await step.innerText())?.[1]);
  for (let at = 2; at < steps; at += 1) await page.keyboard.press('ArrowRight');
  const area = await next.boundingBox();
  const [x, y] = [(area?.x ?? 0) + 195, (area?.y ?? 0) + 40];
  await page.mouse.dblclick(x, y);
  await expect(step).toContainText(`Langkah ${steps} dari ${steps}`);
  await dialog.getByRole('button', { name: 'Selesai', exact: true }).click();
  await expect(dialog).toHaveCount(0);

  await test.step('finishing a dish with a running timer asks first', async () => {
    await startCooking(page);
    await dialog.getByRole('button', { name: 'Pasang timer 40 menit' }).click();
    await goToEnd(page, next);
    await dialog.getByRole('button', { name: 'Selesai', exact: true }).click();
    await expect(dialog.getByRole('alertdialog')).toBeVisible();
    await expect(timers).toHaveCount(1);
    await dialog.getByRole('button', { name: 'Selesai, hentikan timer' }).click();
    await expect(dialog).toHaveCount(0);
  });
});

test('a step with unscaled amounts says so, as the card does', async ({ page }) => {
  await page.getByRole('spinbutton', { name: 'Jumlah porsi' }).fill('50');
  const card = chatScreen(page).dishes.filter({ hasText: SOTO });
  await expect(card.getByRole('note')).toContainText('masih untuk ukuran resep asli');
  await startCooking(page);
  const { dialog, step, next } = cookScreen(page);
  const warning = dialog.getByText(
    'Sebagian takaran di langkah ini masih untuk ukuran resep asli.',
  );
  await expect(step).toBeVisible();
  const warned: boolean[] = [await warning.isVisible()];
  while ((await next.count()) > 0) {
    await page.keyboard.press('ArrowRight');
    warned.push(await warning.isVisible());
  }
  expect(new Set(warned)).toEqual(new Set([true, false]));
  await page.reload();
  await expect(step).toBeVisible();
  expect(await warning.isVisible()).toBe(warned.at(-1));
});

test('a bouncing knuckle moves one step; deliberate taps and keys each move one', async ({
  page,
}) => {
  await page.clock.install();
  await startCooking(page);
  const { dialog, step, next, back } = cookScreen(page);
  await expect(step).toContainText('Langkah 1 dari');
  // Taps in sequence, `pause` apart.
  const tap = async (button: Locator, ...pauses: readonly number[]) => {
    for (const pause of pauses) {
      await page.clock.runFor(pause);
      await button.click();
    }
  };
  await page.clock.pauseAt(Date.now() + 60_000);
  await tap(next, 1_000, 150);
  await expect(step).toContainText('Langkah 2 dari');
  await tap(next, 500);
  await expect(step).toContainText('Langkah 3 dari');
  await tap(back, 100, 150);
  await expect(step).toContainText('Langkah 2 dari');
  await page.keyboard.press('ArrowLeft');
  await expect(step).toContainText('Langkah 1 dari');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(step).toContainText('Langkah 3 dari');
  await expect(dialog).toBeVisible();
});

test('a phone without sound, wake lock and notifications still sets timers', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['AudioContext', 'Notification']) Reflect.deleteProperty(window, name);
    Object.defineProperty(navigator, 'wakeLock', { value: undefined });
    Object.defineProperty(crypto, 'randomUUID', { value: undefined });
  });
  await page.reload();
  await startCooking(page);
  const { dialog, timers } = cookScreen(page);
  await expect(dialog.getByText('Layar HP bisa mati sendiri')).toBeVisible();
  await dialog.getByRole('button', { name: 'Pasang timer 40 menit' }).click();
  await expect(timers).toHaveCount(1);
});

test('a phone that refuses to notify and to vibrate rings on screen', async ({ page }) => {
  await page.addInitScript(() => {
    class Refusing extends EventTarget {
      static readonly permission = 'default';
      static requestPermission = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    }
    Object.defineProperty(window, 'Notification', { value: Refusing });
    Object.defineProperty(Navigator.prototype, 'vibrate', { value: () => false });
    AudioContext.prototype.resume = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await page.clock.install({ time: '2026-11-22T17:00:00' });
  await page.reload();
  await startCooking(page);
  const { dialog, timers } = cookScreen(page);
  await dialog.getByRole('button', { name: 'Pasang timer 40 menit' }).click();
  await page.clock.fastForward('01:00:00');
  await expect(timers.getByRole('alert')).toHaveText('Waktunya habis!');
});

for (const [lang, isRead] of [
  ['id-ID', true],
  ['en-US', false],
] as const) {
  test(`a phone that speaks ${lang} alone ${isRead ? 'reads a step aloud' : 'does not offer to read'}`, async ({
    page,
  }) => {
    await page.addInitScript((spoken) => {
      const said: string[] = [];
      const speech = Object.assign(new EventTarget(), {
        getVoices: () => [{ lang: spoken, name: 'Suara' }],
        speak: ({ text }: { readonly text: string }) => said.push(text),
        cancel: () => {},
      });
      Object.defineProperty(window, 'speechSynthesis', { value: speech });
      Object.defineProperty(window, 'SpeechSynthesisUtterance', {
        value: function utter(text: string) {
          return Object.assign(new EventTarget(), { text });
        },
      });
      Object.assign(window, { said });
    }, lang);
    await page.reload();
    await startCooking(page);
    const { dialog, step } = cookScreen(page);
    await expect(step).toBeVisible();
    const read = dialog.getByRole('button', { name: 'Bacakan' });
    await expect(read).toHaveCount(isRead ? 1 : 0);
    if (!isRead) return;
    await read.click();
    await expect(dialog.getByRole('button', { name: 'Berhenti membaca' })).toBeVisible();
    const said = await page.evaluate(() => (window as { readonly said?: string[] }).said);
    expect(said?.[0]).toContain('Rebus ayam dengan 2 liter air');
  });
}

test('two dishes are cooked side by side; finishing the last one ends cooking', async ({
  page,
}) => {
  await startCooking(page);
  await cookScreen(page).next.click();
  await page.keyboard.press('Escape');
  await startCooking(page, RENDANG);
  const { dialog: rendang, next: goOn } = cookScreen(page, RENDANG);
  await goOn.click();
  await rendang.getByRole('button', { name: SOTO, exact: true }).click();
  for (const name of [SOTO, RENDANG]) {
    const { dialog, next } = cookScreen(page, name);
    await expect(dialog).toBeVisible();
    await goToEnd(page, next);
    await dialog.getByRole('button', { name: 'Selesai' }).click();
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a screen that does not load says so and leaves the recipe where it is', async ({
  page,
  witness,
}) => {
  witness.expectError(/Failed to load resource|ERR_FAILED/u);
  await page.route(/cook-dialog/u, (route) => route.abort());
  await startCooking(page);
  await expect(chatScreen(page).toast('Bagian ini gagal dimuat.')).toBeVisible();
  await expect(chatScreen(page).dishNames.first()).toBeVisible();
});
