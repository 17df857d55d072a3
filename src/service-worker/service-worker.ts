/**
 * Without a network the product opens, the history is there and the collection answers. The worker
 * keeps the files of one build and lets go of those of the build before.
 *
 * With a network nothing changes: pages always come fresh, files with a hash in their name never
 * change, and what is asked of the gateway or of Google is not touched.
 */
declare const self: ServiceWorkerGlobalScope;

/** Filled in by the build: what to keep, and a name that changes with it. */
declare const __KEPT_FILES__: readonly string[];
declare const __KEPT_PAGES__: readonly string[];
declare const __CACHE_NAME__: string;

const CACHE_PREFIX = 'cobek-';

self.addEventListener('install', (event) => {
  event.waitUntil(keepAll());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  // Some static hosts add a slash to the address of a folder.
  const page = url.pathname.replace(/(.)\/$/u, '$1');
  if (request.mode === 'navigate' && __KEPT_PAGES__.includes(page)) {
    event.respondWith(freshOrKept(request, page));
  } else if (__KEPT_FILES__.includes(url.pathname)) {
    event.respondWith(keptOrFetched(request));
  }
});

async function keepAll(): Promise<void> {
  const cache = await caches.open(__CACHE_NAME__);
  await cache.addAll([...__KEPT_PAGES__, ...__KEPT_FILES__]);
  await self.skipWaiting();
}

async function dropOldCaches(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(CACHE_PREFIX) && name !== __CACHE_NAME__);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function freshOrKept(request: Request, page: string): Promise<Response> {
  try {
    const response = await fetch(request);
    if (response.ok && !response.redirected) {
      const cache = await caches.open(__CACHE_NAME__);
      await cache.put(page, response.clone());
    }
    return response;
  } catch (error) {
    const kept = await caches.match(page);
    if (kept === undefined) throw error;
    return kept;
  }
}

async function keptOrFetched(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}
