import type { Page } from '@playwright/test';
import { axeFindingsIn, colourFindingsIn } from './axe-findings.ts';
import {
  ask,
  askAndWait,
  chatScreen,
  newQuestion,
  openChat,
  openOptions,
  untilHydrated,
} from './chat-screen.ts';
import type { FakeGemini } from './fake-gemini.ts';
import { expect, test, type Witness } from './fixtures.ts';
import { historyOf, store } from './stored-history.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

/** Widths where a layout must hold; 640 is a window of 1280 px at 200 % zoom. */
const WIDTHS = [320, 390, 640, 800, 834, 1280, 1920];

const QUESTIONS = { SOTO11: 'soto Lamongan', DAGING: 'rendang untuk hajatan dua ratus orang' };

type Around = { readonly page: Page; readonly gemini: FakeGemini; readonly witness: Witness };

/** Opens a screen, in a browser with some history. */
type Screen = (around: Around) => Promise<void>;

/** Closes the sidebar if it starts open and covers the page. */
async function closeOverlay(page: Page) {
  const { sidebar } = chatScreen(page);
  if (await sidebar.isVisible()) await page.keyboard.press('Escape');
  await expect(sidebar).toBeHidden();
}

async function openSidebar(page: Page) {
  const { openSidebar: button, sidebar } = chatScreen(page);
  if (!(await sidebar.isVisible())) await button.click();
  await expect(sidebar).toBeVisible();
}

const SCREENS: Readonly<Record<string, Screen>> = {
  landing: async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Pengaturan' })).toBeEnabled();
  },
  'chat with suggestions': async ({ page }) => {
    await openChat(page);
    await closeOverlay(page);
    await expect(chatScreen(page).suggestedTitles).toHaveCount(10);
  },
  generating: async ({ page, gemini }) => {
    gemini.scenario = 'stalled-midway';
    await openChat(page);
    await closeOverlay(page);
    await ask(page, newQuestion());
    await expect(chatScreen(page).dishNames).toHaveCount(1);
  },
  results: async ({ page }) => {
    await openChat(page);
    await closeOverlay(page);
    await askAndWait(page, newQuestion());
    await expect(chatScreen(page).dishNames).toHaveCount(5);
  },
  failure: async ({ page, gemini, witness }) => {
    witness.expectError(/Failed to load resource|Dishes could not be found/u);
    gemini.scenario = 'http-429-day';
    await openChat(page);
    await closeOverlay(page);
    await ask(page, newQuestion());
    await expect(chatScreen(page).failure).toBeVisible();
    await expect(chatScreen(page).suggestedTitles).toHaveCount(10);
  },
  'sidebar open': async ({ page }) => {
    await openChat(page);
    await openSidebar(page);
    await page.getByRole('button', { name: 'Cari riwayat' }).click();
    await expect(page.getByRole('searchbox')).toBeFocused();
  },
  'menu open': async ({ page }) => {
    await openChat(page);
    await openSidebar(page);
    await openOptions(page, QUESTIONS.SOTO11);
  },
  settings: async ({ page }) => {
    await store(page, { geminiApiKey: 'kunci-pengunjung' });
    await page.goto('/');
    await page.getByRole('button', { name: 'Pengaturan' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    // With a result in it: nothing to check.
    await page.getByRole('button', { name: 'Simpan dan periksa' }).click();
    await expect(page.getByText('Tempel dulu kuncinya')).toBeVisible();
  },
  'all recipes': async ({ page }) => {
    await page.goto('/koleksi?jenis=soto,gulai&tanpa=udang');
    await expect(page.getByRole('button', { name: 'Lepas tanpa udang' })).toBeVisible();
  },
  'all recipes, none of which fits': async ({ page }) => {
    await page.goto('/koleksi?jenis=minuman&pedas=3');
    await expect(page.getByText('Belum ada resep yang cocok.')).toBeVisible();
  },
  'names from A to Z': async ({ page }) => {
    await page.goto('/koleksi/a-z');
    await expect(page.getByRole('button', { name: 'Pengaturan' })).toBeEnabled();
  },
  'page of a recipe': async ({ page }) => {
    await page.goto('/koleksi/soto-betawi');
    await expect(page.getByRole('button', { name: 'Mulai masak' })).toBeEnabled();
  },
  'not found': async ({ page, witness }) => {
    witness.expectError(/404/u);
    await page.goto('/tidak-ada');
    await expect(page.getByRole('button', { name: 'Pengaturan' })).toBeEnabled();
  },
};

/** Their colours are checked in both themes at both sizes. */
const MAIN_SCREENS = [
  'landing',
  'chat with suggestions',
  'results',
  'all recipes',
  'page of a recipe',
];

/** Hundreds of names are in lists of one form; axe checks the first ones. */
const MORE_OF_THE_SAME: Readonly<Record<string, string>> = {
  'names from A to Z': 'main li + li + li + li',
};

test.use({ way: 'static-key' });

/** Screens whose sidebar closes when the window becomes wide. */
const OF_THE_SIDEBAR = ['sidebar open', 'menu open'];

for (const [name, bringAbout] of Object.entries(SCREENS)) {
  test(`${name}: axe finds nothing, what is pressed is 44 px or more, and nothing is wider than the window`, async ({
    page,
    gemini,
    witness,
  }) => {
    await bringAboutAt(PHONE, bringAbout, { page, gemini, witness });
    await test.step('on a phone, in the light theme', () => expectUsable(page, 'light', name));
    if (MAIN_SCREENS.includes(name)) expect(await colourFindingsIn(page, 'dark')).toEqual([]);
    for (const width of WIDTHS) {
      await test.step(`${width} px: nothing is wider`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(width);
        expect(await tooWide(page)).toEqual([]);
      });
    }
    await page.setViewportSize(DESKTOP);
    if (OF_THE_SIDEBAR.includes(name)) await bringAbout({ page, gemini, witness });
    await test.step('on a desk, in the dark theme', () => expectUsable(page, 'dark', name));
    if (MAIN_SCREENS.includes(name)) expect(await colourFindingsIn(page, 'light')).toEqual([]);
  });
}

async function bringAboutAt(viewport: typeof PHONE, bringAbout: Screen, around: Around) {
  await around.page.setViewportSize(viewport);
  await store(around.page, { chatHistory: historyOf(QUESTIONS) });
  await bringAbout(around);
}

async function expectUsable(page: Page, theme: 'light' | 'dark', screen: string) {
  expect(await axeFindingsIn(page, theme, MORE_OF_THE_SAME[screen])).toEqual([]);
  expect(await tooSmall(page), 'smaller than 44 px').toEqual([]);
}

/**
 * Elements that extend sideways out of the window, or are cut off inside something that cannot
 * scroll.
 */
function tooWide(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`page: ${scrollWidth} > ${clientWidth}`);
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.matches('.visually-hidden, .visually-hidden *, svg *')) continue;
      // A row of pictures continues outside the window and is scrolled by hand.
      const list = element.closest('ul');
      if (list !== null && getComputedStyle(list).overflowX === 'auto') continue;
      const { left, right, width, top } = element.getBoundingClientRect();
      // Elements waiting above the window, like the skip link, come down when focused.
      if (width === 0 || top < -20) continue;
      if (left < -0.5 || right > window.innerWidth + 0.5) {
        found.push(`${element.tagName} "${element.textContent.slice(0, 30)}" ${left}–${right}`);
      }
    }
    return found;
  });
}

function tooSmall(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const pressable = 'a[href], button, input, textarea, [role="menuitem"]';
    const dialog = document.querySelector('dialog[open]');
    for (const element of (dialog ?? document).querySelectorAll(pressable)) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      if (element.closest('[inert]') !== null) continue;
      const { width, height, top } = element.getBoundingClientRect();
      if (top < -20) continue;
      if (width < 44 || height < 44) {
        const name = element.getAttribute('aria-label') ?? element.textContent;
        found.push(`${element.tagName} "${name}": ${width} × ${height}`);
      }
    }
    return found;
  });
}

test('from the address bar to an answer by keyboard alone', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Pengaturan' })).toBeEnabled();
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
    });
  const tabTo = async (name: RegExp) => {
    for (let press = 0; press < 30; press += 1) {
      await page.keyboard.press('Tab');
      if (name.test(await focused())) return;
    }
    throw new Error(`No ${name} within 30 presses`);
  };

  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Langsung ke isi');
  await expect(page.getByRole('link', { name: 'Langsung ke isi' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Ayo Mulai');
  await page.keyboard.press('Enter');

  const { suggestedTitles, dishNames, question, input } = chatScreen(page);
  await expect(suggestedTitles).toHaveCount(10);
  await tabTo(/^Hidangan atau topik/u);
  const asked = newQuestion();
  await page.keyboard.type(asked);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(question).toHaveText(asked);
  await expect(dishNames).toHaveCount(5);
  await expect(input).toBeFocused();

  // And on to the history and the theme.
  await page.keyboard.press('Shift+Tab');
  await tabTo(/^Buka riwayat$/u);
  await page.keyboard.press('Enter');
  await expect(chatScreen(page).sidebar).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  expect(await focused()).toBe('mode gelap');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'mode terang' })).toBeFocused();
});

test('the focus is visible, and motion is reduced if the visitor asks for it', async ({
  page,
  gemini,
}) => {
  gemini.scenario = 'stalled-midway';
  await page.setViewportSize(DESKTOP);
  await openChat(page);
  await expect(chatScreen(page).suggestedTitles).toHaveCount(10);

  await test.step('the focus is visible', async () => {
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      const mark = await page.evaluate(() => {
        const element = document.activeElement;
        if (element === null || element === document.body) return 'none';
        // The box around the textarea changes its colour instead.
        if (element.tagName === 'TEXTAREA') return 'box';
        return getComputedStyle(element).outlineStyle;
      });
      expect(mark).not.toBe('none');
    }
  });

  await test.step('nothing moves while an answer is written', async () => {
    await ask(page, newQuestion());
    await expect(chatScreen(page).generating).toBeVisible();
    const running = () => document.getAnimations().filter((a) => a.playState === 'running').length;
    await expect.poll(() => page.evaluate(running)).toBe(0);
  });
});

test('the focus is never lost: in the history, after an undo, on a recipe that opens', async ({
  page,
}) => {
  await store(page, {
    chatHistory: historyOf({ SATU11: 'soto', DUA222: 'rawon', TIGA33: 'opor' }),
    isHistoryClosed: true,
  });
  await openChat(page);
  const { openSidebar, sidebar, entries } = chatScreen(page);
  // While it slides in, too.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openSidebar.focus();
  await page.keyboard.press('Enter');
  await expect(sidebar.getByRole('heading', { name: 'Riwayat' })).toBeFocused();

  const options = sidebar.getByRole('button', { name: 'Pilihan untuk rawon' });
  await options.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'hapus' }).focus();
  await page.keyboard.press('Enter');
  await expect(entries).toHaveText(['opor', 'soto']);
  await expect(entries.nth(1)).toBeFocused();
  await page.getByRole('button', { name: 'Urungkan' }).focus();
  await page.keyboard.press('Enter');
  await expect(entries).toHaveText(['opor', 'rawon', 'soto']);
  await expect(entries.nth(2)).toBeFocused();

  await page.goto('/koleksi');
  await untilHydrated(page);
  await page.getByRole('main').locator('a[href="/koleksi/rendang-daging"]').first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Rendang Daging' })).toBeFocused();
});
