import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The colour rules: only these depend on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds on the current page, in both themes: every rule in the light one, and the colour
 * rules in the dark one. Leaves the page dark.
 */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  return [...(await axeFindingsIn(page, 'light')), ...(await colourFindingsIn(page, 'dark'))];
}

/** What axe finds by the colour rules alone, in one theme, which stays on. */
export async function colourFindingsIn(
  page: Page,
  theme: 'light' | 'dark',
): Promise<readonly string[]> {
  await paint(page, theme);
  const found = await analyse(axeOn(page).withRules(COLOUR_RULES));
  return found.map((finding) => `${theme}: ${finding}`);
}

/**
 * What axe finds on the current page by every rule, in one theme, which stays on.
 *
 * @param leftOut selector of what is not checked.
 */
export async function axeFindingsIn(
  page: Page,
  theme: 'light' | 'dark',
  leftOut?: string,
): Promise<readonly string[]> {
  // Elements that are still fading in have less contrast for a moment.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await paint(page, theme);
  return (await analyse(axeOn(page, leftOut))).map((finding) => `${theme}: ${finding}`);
}

/** Runs in the page itself, which has no frames: otherwise each run opens another, empty page. */
function axeOn(page: Page, leftOut?: string): AxeBuilder {
  // Otherwise axe also computes a selector for each passing element.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  return leftOut === undefined ? axe : axe.exclude(leftOut);
}

async function analyse(axe: AxeBuilder): Promise<readonly string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

/** Repaints the current page in the other theme without closing what is open. */
async function paint(page: Page, theme: 'light' | 'dark') {
  await page.evaluate((value) => {
    document.documentElement.dataset['theme'] = value;
  }, theme);
}
