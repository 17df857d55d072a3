import { expect, test } from 'vitest';
import { createFakeStorage } from '../fixtures/fake-storage.ts';
import { createSidebarStore } from './sidebar-store.ts';

test('the sidebar leaves it to the style sheet until the width is known', () => {
  expect(createSidebarStore(createFakeStorage()).getState().isOpen).toBeUndefined();
});

test('the sidebar is open on a small screen and closed on a wide one on a first visit', () => {
  const sidebar = createSidebarStore(createFakeStorage());
  sidebar.matchWidth(true);
  expect(sidebar.getState().isOpen).toBe(true);
  sidebar.matchWidth(false);
  expect(sidebar.getState().isOpen).toBe(false);
  sidebar.matchWidth(true);
  expect(sidebar.getState().isOpen).toBe(true);
});

test('closed on a small screen it stays closed on this device, until it is opened again', () => {
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

test('what is closed on a wide screen decides nothing for a small one', () => {
  const storage = createFakeStorage();
  const sidebar = createSidebarStore(storage);
  sidebar.matchWidth(false);
  sidebar.toggle();
  expect(sidebar.getState().isOpen).toBe(true);
  sidebar.close();
  expect([...storage.stored]).toEqual([]);
});

test('storage that is refused changes nothing else', () => {
  const storage = createFakeStorage();
  storage.isBlocked = true;
  const sidebar = createSidebarStore(storage);
  sidebar.matchWidth(true);
  sidebar.close();
  expect(sidebar.getState().isOpen).toBe(false);
});
