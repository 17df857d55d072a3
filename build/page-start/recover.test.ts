import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recover } from './recover.ts';

const FILES = ['/assets/index.js', '/assets/page.js'];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000_000 });
  document.body.innerHTML = '<p id="not-started" role="alert" hidden>Gagal dimuat.</p>';
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
  document.body.innerHTML = '';
});

/** @param missing how many requests for a file find nothing; with `Infinity` it never comes. */
function serve(missing: Readonly<Record<string, number>> = {}) {
  const requested: string[] = [];
  vi.stubGlobal('fetch', (file: string) => {
    requested.push(file);
    const times = requested.filter((name) => name === file).length;
    return Promise.resolve({ ok: times > (missing[file] ?? 0) });
  });
  let reloads = 0;
  vi.spyOn(location, 'reload').mockImplementation(() => void (reloads += 1));
  return { requested, reloads: () => reloads };
}

const saysSo = () => document.getElementById('not-started')?.hidden === false;

test('each file is requested until it is there, then the page itself, which reloads', async () => {
  const server = serve({ '/assets/index.js': 1 });
  await recover(FILES);
  expect(server.requested).toEqual([
    '/assets/index.js',
    '/assets/index.js',
    '/assets/page.js',
    location.href,
  ]);
  expect(server.reloads()).toBe(1);
  expect(saysSo()).toBe(false);
});

test('a file that never comes is requested twice, and does not prevent the reload', async () => {
  const server = serve({ '/assets/index.js': Infinity });
  await recover(FILES);
  expect(server.requested.filter((file) => file === '/assets/index.js')).toHaveLength(2);
  expect(server.reloads()).toBe(1);
});

test('a page that fails again within a minute says so and does not reload again', async () => {
  const server = serve();
  await recover(FILES);
  vi.setSystemTime(Date.now() + 59_999);
  await recover(FILES);
  expect(server.reloads()).toBe(1);
  expect(saysSo()).toBe(true);
});

test('a page that fails a minute later reloads again', async () => {
  const server = serve();
  await recover(FILES);
  vi.setSystemTime(Date.now() + 60_000);
  await recover(FILES);
  expect(server.reloads()).toBe(2);
  expect(saysSo()).toBe(false);
});

test('without a network the page says so, and stays', async () => {
  const server = serve();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await recover(FILES);
  expect(server.reloads()).toBe(0);
  expect(saysSo()).toBe(true);
});

test('if nothing can be stored, the page does not reload, since it might never stop', async () => {
  const server = serve();
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('Access is denied', 'SecurityError');
    },
    clear: () => {},
  });
  await recover(FILES);
  expect(server.reloads()).toBe(0);
  expect(saysSo()).toBe(true);
});
