import { expect, type Page } from '@playwright/test';
import { chatScreen, openChat, openOptions } from './chat-screen.ts';
import { historyOf, store } from './stored-history.ts';

/** Conversations of an earlier visit: oldest first, while the sidebar lists the newest first. */
export const QUESTIONS = {
  SOTO11: 'soto Lamongan',
  DAGING: 'rendang untuk hajatan',
  GADO22: 'gado-gado',
};

/** Opens the sidebar, which a phone shows from the start. */
export async function openSidebar(page: Page): Promise<void> {
  const { openSidebar: button, sidebar } = chatScreen(page);
  if (!(await sidebar.isVisible())) await button.click();
  await expect(sidebar).toBeVisible();
}

/** Opens the chat screen of a visitor who has asked {@link QUESTIONS}, with the sidebar open. */
export async function openWithHistory(page: Page) {
  await store(page, { chatHistory: historyOf(QUESTIONS) });
  await openChat(page);
  await openSidebar(page);
  return chatScreen(page);
}

/** Deletes a conversation by its options; the sidebar must be open. */
export async function remove(page: Page, question: string): Promise<void> {
  const menu = await openOptions(page, question);
  await menu.getByRole('menuitem', { name: 'hapus' }).click();
}
