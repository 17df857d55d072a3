import { expect, test } from 'vitest';
import { createFakeStorage } from '../../fixtures/fake-storage.ts';
import { createSidebarStore } from './sidebar-store.ts';

test('the sidebar leaves its state to the style sheet until the width is known', () => {
  expect(createSidebarStore(createFakeStorage(), false).getState().isOpen).toBeUndefined();
});

test('on a first visit the sidebar is open on a small screen and closed on a wide one', () => {
  const sidebar = createSidebarStore(createFakeStorage(), false);
  sidebar.matchWidth(true);
  expect(sidebar.getState().isOpen).toBe(true);
  sidebar.matchWidth(false);
  expect(sidebar.getState().isOpen).toBe(false);
  sidebar.matchWidth(true);
  expect(sidebar.getState().isOpen).toBe(true);
});

test('once closed on a small screen it stays closed on this device until opened again', () => {
  const storage = createFakeStorage();
  const sidebar = createSidebarStore(storage, false);
  sidebar.matchWidth(true);
  sidebar.close();
  expect(storage.stored.get('isHistoryClosed')).toBe('true');
  sidebar.matchWidth(false);
  sidebar.matchWidth(true);
  expect(sidebar.getState().isOpen).toBe(false);
  sidebar.toggle();
  expect(storage.stored.get('isHistoryClosed')).toBe('false');
});

test('what was closed, or would cover the question of a link, starts closed everywhere', () => {
  const storage = createFakeStorage();
  const sidebar = createSidebarStore(storage, true);
  sidebar.matchWidth(true);
  expect(sidebar.getState().isOpen).toBe(false);
  // Nobody has decided anything for the next visit.
  expect([...storage.stored]).toEqual([]);
  sidebar.toggle();
  expect(sidebar.getState().isOpen).toBe(true);
});

test('closing it on a wide screen does not affect a small one', () => {
  const storage = createFakeStorage();
  const sidebar = createSidebarStore(storage, false);
  sidebar.matchWidth(false);
  sidebar.toggle();
  expect(sidebar.getState().isOpen).toBe(true);
  sidebar.close();
  expect([...storage.stored]).toEqual([]);
});

test('it still works if storage is refused', () => {
  const storage = createFakeStorage();
  storage.isBlocked = true;
  const sidebar = createSidebarStore(storage, false);
  sidebar.matchWidth(true);
  sidebar.close();
  expect(sidebar.getState().isOpen).toBe(false);
});
