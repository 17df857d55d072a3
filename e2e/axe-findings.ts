import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The rules that look at colours: all that another theme changes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds on the page as it stands, in both themes: every rule in the light one, and in the
 * dark one those that look at colours. Leaves the page dark.
 *
 * @param leftOut what is not looked at, by its selector.
 */
export async function axeFindings(page: Page, leftOut?: string): Promise<readonly string[]> {
  // What is still fading in has less contrast for a moment.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await paint(page, 'light');
  const light = await analyse(axeOn(page, leftOut));
  await paint(page, 'dark');
  const dark = await analyse(axeOn(page, leftOut).withRules(COLOUR_RULES));
  return [...light.map((finding) => `light: ${finding}`), ...dark.map((f) => `dark: ${f}`)];
}

/** In the page itself, which has no frames: otherwise each run opens an empty page of its own. */
function axeOn(page: Page, leftOut: string | undefined): AxeBuilder {
  const axe = new AxeBuilder({ page }).setLegacyMode();
  return leftOut === undefined ? axe : axe.exclude(leftOut);
}

async function analyse(axe: AxeBuilder): Promise<readonly string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

/** Repaints the page in the other theme where it is, without closing what is open. */
async function paint(page: Page, theme: 'light' | 'dark') {
  await page.evaluate((value) => {
    document.documentElement.dataset['theme'] = value;
  }, theme);
}
