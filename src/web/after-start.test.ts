import { expect, test } from 'vitest';
import { afterStart } from './after-start.chunk.ts';
import { openHistory } from './fixtures/open-history.ts';
import { HISTORY_KEY } from './storage/storage-keys.ts';
import { createToastStore } from './ui/toast-store.ts';

const clock = { now: () => 0, setTimer: () => () => {} };
const conversation = [{ question: 'rawon', response: [] }];

test('a page restored by "back" catches up with what other tabs have stored', async () => {
  const history = openHistory(window.localStorage);
  await history.refresh();
  window.addEventListener('storage', (event) => void history.follow(event));
  await afterStart({
    storage: window.localStorage,
    loadDishKit: () => Promise.reject(new Error('not needed')),
    toasts: createToastStore(clock),
    onStorage: () => {},
  });
  window.localStorage.setItem(HISTORY_KEY, JSON.stringify({ ABC123: conversation }));
  const returnOf = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  returnOf(false);
  expect(history.getState().entries).toEqual([]);
  returnOf(true);
  await expect
    .poll(() => history.getState().entries.map(({ question }) => question))
    .toEqual(['rawon']);
  window.localStorage.clear();
});

test('and with what they have removed', async () => {
  await afterStart({
    storage: window.localStorage,
    loadDishKit: () => Promise.reject(new Error('not needed')),
    toasts: createToastStore(clock),
    onStorage: () => {},
  });
  window.localStorage.setItem('shoppingList', '{"dishes":[]}');
  window.dispatchEvent(new Event('pagehide'));
  window.localStorage.removeItem('shoppingList');
  const heard: unknown[] = [];
  const listen = ({ key, newValue }: StorageEvent) => heard.push([key, newValue]);
  window.addEventListener('storage', listen);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  window.removeEventListener('storage', listen);
  expect(heard).toContainEqual(['shoppingList', null]);
});
