import type { Page } from '@playwright/test';
import { ask, askAndWait, chatScreen, newQuestion, openChat } from './chat-screen.ts';
import { expect, MOVING, test } from './fixtures.ts';
import { closeHistory } from './selling-screen.ts';

test.use(MOVING);

/** Longer than the half second after a click, in which shifts do not count and nobody reads yet. */
const SOME_READING_MS = 700;

/** Every position of the dishes since they appeared, frame by frame. */
const watchDishes = (page: Page) =>
  page.evaluate(() => {
    const places: number[] = [];
    Object.assign(window, { places });
    const look = () => {
      const top = document.querySelector('main ol')?.getBoundingClientRect().top;
      if (top !== undefined && Math.abs(top - (places.at(-1) ?? Infinity)) > 1) places.push(top);
      requestAnimationFrame(look);
    };
    look();
  });
const placesOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { places: number[] }).places);

/** The largest gap in the overview, in pixels. */
const emptyRoom = (page: Page) =>
  page.getByRole('region', { name: 'Ringkasan menu' }).evaluate((overview) => {
    const parts = [...overview.children].filter((part) =>
      part.checkVisibility({ visibilityProperty: true }),
    );
    const { top, bottom } = overview.getBoundingClientRect();
    const tops = [...parts.map((part) => part.getBoundingClientRect().top), bottom];
    const bottoms = [top, ...parts.map((part) => part.getBoundingClientRect().bottom)];
    return Math.max(...tops.map((next, index) => next - (bottoms[index] ?? 0)));
  });

const scrollToFirstDish = (page: Page) =>
  page
    .locator('main ol > li')
    .first()
    .evaluate((dish) => dish.scrollIntoView());

test.describe('while an answer is written', () => {
  test.use({ way: 'static-key', viewport: { width: 390, height: 844 } });

  test('its dishes stay in place, for a kitchen and for a stall', async ({ page, gemini }) => {
    const { dishNames } = chatScreen(page);
    gemini.scenario = 'slow';
    gemini.pause = async (dish) => {
      await expect(dishNames).toHaveCount(dish - 1);
      if (dish === 2) await page.waitForTimeout(SOME_READING_MS);
    };
    for (const isSelling of [false, true]) {
      await openChat(page);
      await watchDishes(page);
      await askAndWait(page, newQuestion());
      await expect(page.getByText('5 hidangan ini dimasak:')).toBeVisible();
      expect(await placesOf(page), `selling: ${isSelling}`).toHaveLength(1);
      expect(await emptyRoom(page)).toBeLessThan(24);
      await page.getByRole('switch', { name: 'Mode jualan' }).click();
    }
  });

  test('its end, and its new address, leave the reader in place', async ({ page, gemini }) => {
    const { dishNames } = chatScreen(page);
    const scrolled = () =>
      page.evaluate(() => document.querySelector('main > div')?.scrollTop ?? 0);
    let place = 0;
    gemini.scenario = 'slow';
    gemini.pause = async (dish) => {
      await expect(dishNames).toHaveCount(dish - 1);
      if (dish !== 5) return;
      await page
        .locator('main ol > li')
        .nth(2)
        .evaluate((card) => card.scrollIntoView());
      place = await scrolled();
    };
    await openChat(page);
    await askAndWait(page, newQuestion());
    await expect(page).toHaveURL(/\?id=/u);
    await expect(page.getByText('5 hidangan ini dimasak:')).toBeAttached();
    expect(place).toBeGreaterThan(500);
    expect(await scrolled()).toBe(place);
  });

  test('an answer of one dish leaves no empty rows', async ({ page, gemini }) => {
    gemini.scenario = 'single-object';
    await openChat(page);
    await askAndWait(page, newQuestion());
    expect(await emptyRoom(page)).toBeLessThan(24);
  });

  test('the empty rows of a stopped answer are removed, and nothing moves', async ({
    page,
    gemini,
  }) => {
    const { stop, dishNames } = chatScreen(page);
    gemini.scenario = 'stalled-midway';
    await openChat(page);
    await ask(page, newQuestion());
    await expect(dishNames).toHaveCount(1);
    await page.waitForTimeout(SOME_READING_MS);
    await scrollToFirstDish(page);
    await watchDishes(page);
    await stop.click();
    await expect(page.getByRole('button', { name: 'Lainnya' })).toBeVisible();
    expect(await emptyRoom(page)).toBeLessThan(24);
    expect(await placesOf(page)).toHaveLength(1);
  });

  test('a short one keeps its overview’s room when it is over', async ({ page, gemini }) => {
    gemini.scenario = 'stalled-midway';
    await openChat(page);
    await closeHistory(page);
    const { input, send, stop, dishes } = chatScreen(page);
    await input.fill('ide jualan takjil yang modalnya kecil dan laris');
    await send.click();
    await expect(dishes).toHaveCount(1);
    // An answer that ends before anyone can read reserves nothing.
    await page.waitForTimeout(SOME_READING_MS);
    // Its final position, not while it is sliding.
    const top = () => dishes.first().evaluate((card: HTMLElement) => card.offsetTop);
    const before = await top();
    await stop.click();
    await expect(page.getByRole('button', { name: 'Lainnya' })).toBeVisible();
    expect(await top()).toBe(before);
  });
});
