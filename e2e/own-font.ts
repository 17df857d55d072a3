import type { Page } from '@playwright/test';

/** The page ignores a late font, and the system's may be wider. */
export function useOwnFont(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const { href } = document.querySelector<HTMLLinkElement>('link[as=font]') ?? {};
    const [family = ''] = getComputedStyle(document.body).fontFamily.split(',');
    const face = new FontFace(family.replaceAll('"', ''), `url(${href})`, { weight: '200 800' });
    document.fonts.add(await face.load());
  });
}
