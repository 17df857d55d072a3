import { expect, test } from 'vitest';
import { createFakeStorage, type FakeStorage } from './fixtures/fake-storage.ts';
import { restoreLostAddress } from './lost-address.ts';

/** A page that was loaded from an address, in a tab with this storage. */
function openPage(storage: FakeStorage, loaded: string, type = 'reload', shown = loaded) {
  const location = new URL(shown, 'https://cobek.example');
  const page = Object.assign(new EventTarget(), {
    location,
    history: {
      replaceState: (_: unknown, __: string, next: string) => void (location.href = next),
    },
    performance: {
      getEntriesByType: () => [{ type, name: new URL(loaded, 'https://cobek.example').href }],
    },
  });
  restoreLostAddress(storage, page as unknown as Window);
  return {
    address: () => location.pathname + location.search + location.hash,
    leaveAt: (last: string) => {
      location.href = new URL(last, location).href;
      page.dispatchEvent(new Event('pagehide'));
    },
  };
}

test('an address that the page got while it reloaded is restored', () => {
  const storage = createFakeStorage();
  openPage(storage, '/start-chat', 'navigate').leaveAt('/start-chat?id=AB12CD');
  expect(openPage(storage, '/start-chat').address()).toBe('/start-chat?id=AB12CD');
});

test('an address that was not lost stays, with the place in the page', () => {
  const storage = createFakeStorage();
  openPage(storage, '/koleksi/soto', 'navigate').leaveAt('/koleksi/soto?porsi=8#langkah');
  const { address } = openPage(storage, '/koleksi/soto?porsi=8#langkah');
  expect(address()).toBe('/koleksi/soto?porsi=8#langkah');
});

test.each([
  ['a link', '/start-chat?id=AB12CD', '/start-chat', 'navigate'],
  ['going back', '/start-chat?id=AB12CD', '/start-chat', 'back_forward'],
  ['a reload of another screen', '/start-chat?id=AB12CD', '/bintang', 'reload'],
  ['a reload after a new chat was begun', '/start-chat', '/start-chat?id=AB12CD', 'reload'],
])('%s opens its own address', (_, left, opened, type) => {
  const storage = createFakeStorage();
  openPage(storage, '/', 'navigate').leaveAt(left);
  expect(openPage(storage, opened, type).address()).toBe(opened);
});

test('a visitor who has opened another conversation stays there', () => {
  const storage = createFakeStorage();
  openPage(storage, '/start-chat', 'navigate').leaveAt('/start-chat?id=AB12CD');
  const { address } = openPage(storage, '/start-chat', 'reload', '/start-chat?id=ZZZZZ9');
  expect(address()).toBe('/start-chat?id=ZZZZZ9');
});

test('what a page left is restored once: a closed tab does not say where it was', () => {
  const storage = createFakeStorage();
  openPage(storage, '/start-chat', 'navigate').leaveAt('/start-chat?id=AB12CD');
  openPage(storage, '/start-chat?id=AB12CD');
  expect(openPage(storage, '/start-chat').address()).toBe('/start-chat');
});

test('a browser that stores nothing opens every page', () => {
  const storage = createFakeStorage();
  storage.isBlocked = true;
  openPage(storage, '/start-chat', 'navigate').leaveAt('/start-chat?id=AB12CD');
  expect(openPage(storage, '/start-chat').address()).toBe('/start-chat');
});
