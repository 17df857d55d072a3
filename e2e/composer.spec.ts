import { ask, chatScreen, newQuestion, openChat } from './chat-screen.ts';
import { expect, MOVING, test } from './fixtures.ts';
import { dishCalls } from './gemini-calls.ts';

test.use(MOVING);

const PLACEHOLDER = 'Cari resep apa hari ini?';
const EMPTY_PLACEHOLDER = 'Silakan masukkan pertanyaan anda terlebih dahulu 😭';

test('the input grows with its text, and sends neither too much nor nothing', async ({ page }) => {
  await openChat(page);
  const { input, send, suggestions, generating } = chatScreen(page);
  const height = () => input.evaluate((element) => element.getBoundingClientRect().height);
  const oneLine = await height();

  await test.step('asks what to cook and has a button titled "kirim"', async () => {
    await expect(input).toHaveAttribute('placeholder', PLACEHOLDER);
    await expect(input).toHaveValue('');
    await expect(send).toHaveAttribute('title', 'kirim');
  });

  await test.step('grows with its text up to 100 px and shrinks again', async () => {
    await input.fill('satu\ndua');
    const twoLines = await height();
    expect(twoLines).toBeGreaterThan(oneLine);
    expect(twoLines).toBeLessThan(100);

    await input.fill('satu\ndua\ntiga\nempat\nlima\nenam\ntujuh');
    expect(await height()).toBe(100);
    // The rest can be scrolled to.
    expect(await input.evaluate((element) => element.scrollHeight)).toBeGreaterThan(100);

    await input.fill('satu');
    expect(await height()).toBe(oneLine);
  });

  await test.step('says when a question is too long, and does not send it', async () => {
    await ask(page, 'a'.repeat(501));
    await expect(page.getByText('Ringkas sampai 500')).toBeVisible();
    await expect(input).toHaveValue('a'.repeat(501));
    await expect(suggestions).toBeVisible();
  });

  for (const [what, text] of [
    ['empty', ''],
    ['made of spaces', '   '],
    ['made of line breaks', '\n \n\t'],
  ] as const) {
    await test.step(`a question that is ${what} is not sent and changes the placeholder`, async () => {
      await page.reload();
      await expect(send).toBeEnabled();
      await input.fill(text);
      await send.click();
      await expect(input).toHaveAttribute('placeholder', EMPTY_PLACEHOLDER);
      // The placeholder can be read: nothing covers it.
      await expect(input).toHaveValue('');
      await expect(suggestions).toBeVisible();
      await expect(generating).toHaveCount(0);
      await expect(page).toHaveURL('/start-chat');
    });
  }

  await test.step('leaves nothing behind after sending a question', async () => {
    await ask(page, 'soto');
    await expect(input).toHaveAttribute('placeholder', PLACEHOLDER);
    await expect(page).toHaveURL(/\?id=/u);
    await expect(input).toHaveAttribute('placeholder', PLACEHOLDER);
  });

  await test.step('grows with a long line that wraps', async () => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.keyboard.press('Escape');
    await expect(input).toHaveValue('');
    const oneLineOfPhone = await height();
    await input.fill('ide jualan takjil yang murah, gampang dibuat, dan tahan sampai malam');
    expect(await height()).toBeGreaterThan(oneLineOfPhone);
  });
});

test('keeps what was typed before hydration', async ({ page }) => {
  let letIn = () => {};
  const held = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/start-chat', { waitUntil: 'commit' });
  const { input, send } = chatScreen(page);
  await input.fill('soto betawi');
  await expect(send).toBeDisabled();
  letIn();
  await expect(send).toBeEnabled();
  await expect(input).toHaveValue('soto betawi');
});

test('an answer that is saved while the page reloads is on screen after it', async ({ page }) => {
  await openChat(page);
  const { input, question } = chatScreen(page);
  let letIn = () => {};
  const held = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route('**/start-chat*', async (route) => {
    await held;
    await route.continue();
  });
  await input.fill('soto ayam');
  await page.evaluate(() => {
    document.querySelector<HTMLButtonElement>('[title="kirim"]')?.click();
    location.reload();
  });
  // `toHaveURL` waits for the reload.
  await expect.poll(() => page.url()).toMatch(/\?id=\w+$/u);
  letIn();
  await expect(question).toHaveText('soto ayam');
  await expect(page).toHaveURL(/\?id=\w+$/u);
  await expect(input).toHaveValue('');
});

test('a link brings its question once: a reload keeps the visitor’s edits', async ({ page }) => {
  await page.goto('/start-chat?tanya=soto%20ayam');
  const { input, send } = chatScreen(page);
  await expect(input).toHaveValue('soto ayam');
  await expect(send).toBeEnabled();
  await input.fill('soto ayam untuk 80 orang');
  await page.reload();
  await expect(send).toBeEnabled();
  await expect(input).toHaveValue('soto ayam untuk 80 orang');
  // The visitor now wants another link.
  await page.goto('/start-chat?tanya=rendang');
  await expect(input).toHaveValue('rendang');
});

test('on a new phone a link shows its question, not the empty history', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/start-chat?tanya=ide%20jualan%20takjil');
  const { input, send, sidebar } = chatScreen(page);
  await expect(input).toHaveValue('ide jualan takjil');
  await expect(sidebar).toBeHidden();
  await send.click();
  await expect(page).toHaveURL(/\?id=\w+$/u);
  // Nobody closed it: the next visit without a link is a first one.
  await page.goto('/start-chat');
  await expect(sidebar).toBeVisible();
});

test.describe('with an AI', () => {
  test.use({ way: 'static-key' });

  test('a question being answered survives a reload, and is not sent again by itself', async ({
    page,
    gemini,
  }) => {
    gemini.scenario = 'slow';
    gemini.pause = () => new Promise(() => {});
    await openChat(page);
    const { input, send, generating, suggestions } = chatScreen(page);
    await ask(page, 'soto untuk 80 orang');
    await expect(generating).toBeVisible();
    await expect.poll(() => dishCalls(gemini)).toHaveLength(1);
    await page.reload();
    await expect(send).toBeEnabled();
    await expect(input).toHaveValue('soto untuk 80 orang');
    await expect(suggestions).toBeVisible();
    expect(dishCalls(gemini)).toHaveLength(1);
  });

  // `composer.test.tsx` tries every time between two presses; these are a browser's keys.
  test('Enter breaks lines, and sends when pressed twice within 500 ms', async ({
    page,
    gemini,
  }) => {
    // The clock moves only when the test moves it.
    await page.clock.install({ time: '2026-11-21T08:00:00' });
    await openChat(page);
    const { input, question, suggestedTitles } = chatScreen(page);
    await expect(suggestedTitles).toHaveCount(10);
    await page.clock.pauseAt('2026-11-21T08:01:00');
    const asked = newQuestion();

    await test.step('is ignored while there are fewer than 2 characters', async () => {
      for (const text of ['', 'a', '  a ']) {
        await input.fill(text);
        await input.press('Enter');
        await input.press('Enter');
        await expect(input).toHaveValue(text);
      }
      await input.press('Control+Enter');
      expect(dishCalls(gemini)).toEqual([]);
      await input.fill(' ab');
      await input.press('Enter');
      await expect(input).toHaveValue(' ab\n');
      await page.clock.runFor(501);
    });

    await test.step('twice with a letter in between does not send', async () => {
      await input.fill('soto');
      await input.press('Enter');
      await input.press('a');
      await input.press('Enter');
      await expect(input).toHaveValue('soto\na\n');
      expect(dishCalls(gemini)).toEqual([]);
      await page.clock.runFor(501);
    });

    await test.step('with Shift only breaks the line', async () => {
      await input.fill('soto');
      await input.press('Shift+Enter');
      await input.press('Shift+Enter');
      await expect(input).toHaveValue('soto\n\n');
    });

    await test.step('does not count when it confirms a word of an input method', async () => {
      await input.fill('soto');
      for (let press = 0; press < 2; press += 1) {
        await input.dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true });
      }
      await expect(input).toHaveValue('soto');
      expect(dishCalls(gemini)).toEqual([]);
    });

    await test.step('twice in more than 500 ms only breaks lines', async () => {
      await input.fill(asked);
      await input.press('Enter');
      // The first one behaves normally.
      await expect(input).toHaveValue(`${asked}\n`);
      await page.clock.runFor(501);
      await input.press('Enter');
      await expect(input).toHaveValue(`${asked}\n\n`);
      expect(dishCalls(gemini)).toEqual([]);
    });

    await test.step('twice within 500 ms sends: the second was the first of a new pair', async () => {
      await page.clock.runFor(499);
      await input.press('Enter');
      await page.clock.resume();
      await expect(question).toHaveText(asked);
      await expect(page).toHaveURL(/\?id=/u);
      expect(dishCalls(gemini)).toHaveLength(1);
      expect(dishCalls(gemini)[0]?.body).not.toContain(`${asked}\\n`);
    });

    await test.step('with Ctrl sends at once', async () => {
      const next = newQuestion();
      await expect(input).toBeEnabled();
      await input.fill(next);
      await input.press('Control+Enter');
      await expect(question).toHaveText(next);
      await expect.poll(() => dishCalls(gemini)).toHaveLength(2);
    });
  });

  test('while an answer is written nothing can be sent; afterwards the input is ready', async ({
    page,
    gemini,
  }) => {
    let goOn = () => {};
    const looked = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    gemini.scenario = 'slow';
    gemini.pause = () => looked;
    await openChat(page);
    const { input, send, generating, suggestions } = chatScreen(page);
    const asked = newQuestion();

    await test.step('input and button are disabled, and "Tunggu sebentar" is shown', async () => {
      await ask(page, asked);
      await expect(generating).toBeVisible();
      await expect(input).toBeDisabled();
      await expect(send).toBeDisabled();
      // The question stays visible until the answer arrives.
      await expect(input).toHaveValue(asked);
      await expect(suggestions).toHaveCount(0);
    });

    await test.step('the input is cleared, enabled and focused afterwards', async () => {
      goOn();
      await expect(page).toHaveURL(/\?id=/u);
      await expect(generating).toHaveCount(0);
      await expect(input).toHaveValue('');
      await expect(input).toBeEnabled();
      await expect(send).toBeEnabled();
      await expect(input).toBeFocused();
    });
  });
});
