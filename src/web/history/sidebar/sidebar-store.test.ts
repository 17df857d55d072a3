import { expect, test } from 'vitest';
import { createFakeStorage } from '../../fixtures/fake-storage.ts';
import { createSidebarStore } from './sidebar-store.ts';

test('the sidebar leaves its state to the style sheet until the width is known', () => {
  expect(createSidebarStore(createFakeStorage()).getState().isOpen).toBeUndefined();
});

test('on a first visit the sidebar is open on a small screen and closed on a wide one', () => {
  const sidebar = createSidebarStore(createFakeStorage());
  sidebar.matchWidth(true);
  expect(sidebar.getState().isOpen).toBe(true);
  sidebar.matchWidth(false);
  expect(sidebar.getState().isOpen).toBe(false);
  sidebar.matchWidth(true);
  expect(sidebar.getState().isOpen).toBe(true);
});

test('once closed on a small screen it stays closed on this device until opened again', () => {
  const storage = createFakeStorage();
  const visit = () => {
    const sidebar = createSidebarStore(storage);
    sidebar.matchWidth(true);
    return sidebar;
  };
  visit().close();
  const second = visit();
  expect(second.getState().isOpen).toBe(false);
  second.toggle();
  expect(second.getState().isOpen).toBe(true);
  expect(visit().getState().isOpen).toBe(true);
});

test('closing it on a wide screen does not affect a small one', () => {
  const storage = createFakeStorage();
  const sidebar = createSidebarStore(storage);
  sidebar.matchWidth(false);
  sidebar.toggle();
  expect(sidebar.getState().isOpen).toBe(true);
  sidebar.close();
  expect([...storage.stored]).toEqual([]);
});

test('it still works if storage is refused', () => {
  const storage = createFakeStorage();
  storage.isBlocked = true;
  const sidebar = createSidebarStore(storage);
  sidebar.matchWidth(true);
  sidebar.close();
  expect(sidebar.getState().isOpen).toBe(false);
});
