import type { Page } from '@playwright/test';
import { ask, askAndWait, chatScreen, newQuestion, openChat } from './chat-screen.ts';
import { expect, test } from './fixtures.ts';
import { dishCalls } from './gemini-calls.ts';

const PLACEHOLDER = 'Cari resep apa hari ini?';
const EMPTY_PLACEHOLDER = 'Silakan masukkan pertanyaan anda terlebih dahulu 😭';

test.describe('the input', () => {
  test('asks what to cook and has a button titled "kirim"', async ({ page }) => {
    await openChat(page);
    const { input, send } = chatScreen(page);
    await expect(input).toHaveAttribute('placeholder', PLACEHOLDER);
    await expect(input).toHaveValue('');
    await expect(send).toHaveAttribute('title', 'kirim');
  });

  test('grows with its text up to 100 px and shrinks again', async ({ page }) => {
    await openChat(page);
    const { input } = chatScreen(page);
    const height = () => input.evaluate((element) => element.getBoundingClientRect().height);
    const oneLine = await height();

    await input.fill('satu\ndua');
    const twoLines = await height();
    expect(twoLines).toBeGreaterThan(oneLine);
    expect(twoLines).toBeLessThan(100);

    await input.fill('satu\ndua\ntiga\nempat\nlima\nenam\ntujuh');
    expect(await height()).toBe(100);
    // What does not fit can be scrolled to.
    expect(await input.evaluate((element) => element.scrollHeight)).toBeGreaterThan(100);

    await input.fill('satu');
    expect(await height()).toBe(oneLine);
  });

  test('grows with a long line that wraps', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await openChat(page);
    await page.keyboard.press('Escape');
    const { input } = chatScreen(page);
    const height = () => input.evaluate((element) => element.getBoundingClientRect().height);
    const oneLine = await height();
    await input.fill('ide jualan takjil yang murah, gampang dibuat, dan tahan sampai malam');
    expect(await height()).toBeGreaterThan(oneLine);
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

  test('says when a question is too long, and does not send it', async ({ page }) => {
    await openChat(page);
    const { input, suggestions } = chatScreen(page);
    await ask(page, 'a'.repeat(501));
    await expect(page.getByText('Pertanyaannya terlalu panjang. Ringkas sampai 500')).toBeVisible();
    await expect(input).toHaveValue('a'.repeat(501));
    await expect(suggestions).toBeVisible();
  });
});

test.describe('an empty question', () => {
  for (const [what, text] of [
    ['empty', ''],
    ['made of spaces', '   '],
    ['made of line breaks', '\n \n\t'],
  ] as const) {
    test(`that is ${what} is not sent and changes the placeholder`, async ({ page }) => {
      await openChat(page);
      const { input, send, suggestions, generating } = chatScreen(page);
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

  test('leaves nothing behind once a question was sent', async ({ page }) => {
    await openChat(page);
    const { input, send } = chatScreen(page);
    await send.click();
    await expect(input).toHaveAttribute('placeholder', EMPTY_PLACEHOLDER);
    await ask(page, 'soto');
    await expect(input).toHaveAttribute('placeholder', PLACEHOLDER);
    await expect(page).toHaveURL(/\?id=/u);
    await expect(input).toHaveAttribute('placeholder', PLACEHOLDER);
  });
});

test.describe('Enter', () => {
  test.use({ way: 'static-key' });

  /** The clock stands still unless the test moves it. */
  async function openWithStoppedClock(page: Page) {
    await page.clock.install({ time: '2026-11-21T08:00:00' });
    await openChat(page);
    await expect(chatScreen(page).suggestedTitles).toHaveCount(10);
    await page.clock.pauseAt('2026-11-21T08:01:00');
  }

  test('twice within 500 ms sends, without the line break of the first', async ({
    page,
    gemini,
  }) => {
    await openWithStoppedClock(page);
    const { input, question } = chatScreen(page);
    const asked = newQuestion();
    await input.fill(asked);
    await input.press('Enter');
    // The first one behaves normally.
    await expect(input).toHaveValue(`${asked}\n`);
    await page.clock.runFor(499);
    await input.press('Enter');
    await page.clock.resume();
    await expect(question).toHaveText(asked);
    await expect(page).toHaveURL(/\?id=/u);
    expect(dishCalls(gemini)).toHaveLength(1);
  });

  test('twice in more than 500 ms only breaks lines', async ({ page, gemini }) => {
    await openWithStoppedClock(page);
    const { input } = chatScreen(page);
    await input.fill('soto');
    await input.press('Enter');
    await page.clock.runFor(501);
    await input.press('Enter');
    await expect(input).toHaveValue('soto\n\n');
    expect(dishCalls(gemini)).toEqual([]);
    // The second was the first of a new pair.
    await page.clock.runFor(400);
    await input.press('Enter');
    await page.clock.resume();
    await expect(page).toHaveURL(/\?id=/u);
  });

  test('twice with a letter in between does not send', async ({ page, gemini }) => {
    await openWithStoppedClock(page);
    const { input } = chatScreen(page);
    await input.fill('soto');
    await input.press('Enter');
    await input.press('a');
    await input.press('Enter');
    await expect(input).toHaveValue('soto\na\n');
    expect(dishCalls(gemini)).toEqual([]);
  });

  test('is ignored while there are fewer than 2 characters', async ({ page, gemini }) => {
    await openWithStoppedClock(page);
    const { input } = chatScreen(page);
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
  });

  test('with Ctrl sends at once', async ({ page }) => {
    await openChat(page);
    const { input, question } = chatScreen(page);
    const asked = newQuestion();
    await input.fill(asked);
    await input.press('Control+Enter');
    await expect(question).toHaveText(asked);
    await expect(page).toHaveURL(/\?id=/u);
  });

  test('with Shift only breaks the line', async ({ page }) => {
    await openWithStoppedClock(page);
    const { input } = chatScreen(page);
    await input.fill('soto');
    await input.press('Shift+Enter');
    await input.press('Shift+Enter');
    await expect(input).toHaveValue('soto\n\n');
  });

  test('does not count when it confirms a word of an input method', async ({ page, gemini }) => {
    await openWithStoppedClock(page);
    const { input } = chatScreen(page);
    await input.fill('soto');
    for (let press = 0; press < 2; press += 1) {
      await input.dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true });
    }
    await expect(input).toHaveValue('soto');
    expect(dishCalls(gemini)).toEqual([]);
  });
});

test.describe('while an answer is written', () => {
  test.use({ way: 'static-key' });

  test('input and button are disabled, and "Tunggu sebentar" is shown', async ({
    page,
    gemini,
  }) => {
    gemini.scenario = 'stalled';
    await openChat(page);
    const { input, send, generating, suggestions } = chatScreen(page);
    const asked = newQuestion();
    await ask(page, asked);
    await expect(generating).toBeVisible();
    await expect(input).toBeDisabled();
    await expect(send).toBeDisabled();
    // The question stays visible until the answer is there.
    await expect(input).toHaveValue(asked);
    await expect(suggestions).toHaveCount(0);
  });

  test('the input is cleared, enabled and focused afterwards', async ({ page }) => {
    await openChat(page);
    const { input, send, generating } = chatScreen(page);
    await askAndWait(page, newQuestion());
    await expect(generating).toHaveCount(0);
    await expect(input).toHaveValue('');
    await expect(input).toBeEnabled();
    await expect(send).toBeEnabled();
    await expect(input).toBeFocused();
  });
});
