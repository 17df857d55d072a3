import { chatScreen, openChat } from './chat-screen.ts';
import { expect, test } from './fixtures.ts';
import { historyOf, store } from './stored-history.ts';
test('debug', async ({ page }) => {
  await store(page, { chatHistory: historyOf({ SOTO11: 'soto Lamongan', DAGING: 'rendang', GADO22: 'gado-gado' }) });
  await page.addInitScript(() => {
    (window as any).log = [];
    for (const name of ['pointerdown','pointerup','click','pointerleave','pointerout','toggle','beforetoggle','focusin','focusout','keydown','scroll'])
      document.addEventListener(name, (e: any) => (window as any).log.push([performance.now()|0, name, e.target?.getAttribute?.('title') ?? e.target?.className ?? e.target?.tagName ?? '', e.pointerType, e.newState, e.relatedTarget?.outerHTML?.slice(0,150)].join(' ')), true);
  });
  await openChat(page);
  await chatScreen(page).openSidebar.click();
  await expect(chatScreen(page).sidebar).toBeVisible();
  await page.evaluate(() => ((window as any).log.length = 0));
  await page.getByRole('button', { name: 'Pilihan untuk gado-gado' }).click();
  await page.waitForTimeout(500);
  const n = await page.getByRole('menu').count();
  if (n !== 1) console.log((await page.evaluate(() => (window as any).log)).join('\n'));
  expect(n).toBe(1);
});
