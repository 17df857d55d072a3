import { expect, test } from 'vitest';
import { createSidebarStore } from './sidebar-store.ts';

test('the sidebar leaves it to the style sheet until the width is known', () => {
  expect(createSidebarStore().getState().isOpen).toBeUndefined();
});

test('the sidebar is open on a small screen, closed on a wide one, whatever it was before', () => {
  const sidebar = createSidebarStore();
  sidebar.matchWidth(true);
  expect(sidebar.getState().isOpen).toBe(true);
  sidebar.close();
  sidebar.matchWidth(true);
  expect(sidebar.getState().isOpen).toBe(true);
  sidebar.matchWidth(false);
  expect(sidebar.getState().isOpen).toBe(false);
});

test('a toggle flips the sidebar', () => {
  const sidebar = createSidebarStore();
  sidebar.matchWidth(false);
  sidebar.toggle();
  expect(sidebar.getState().isOpen).toBe(true);
  sidebar.toggle();
  expect(sidebar.getState().isOpen).toBe(false);
});
