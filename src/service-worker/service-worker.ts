import {
  KITCHEN_PATH,
  type KeepReport,
  type WorkerMessage,
} from '../web/offline/worker-message.ts';

/**
 * Without a network the product still opens, with the history, and the collection answers.
 *
 * With a network, pages come from it unless it fails, is down (5xx) or takes too long, and requests to the gateway or to
 * Google are left alone. A file is cached once a page has used it, and everything when the page says so: a visit
 * downloads only what it needs. A new worker waits until it is asked to take over or no page is open. It keeps the
 * files of the previous build, which an open page may still need.
 */
declare const self: ServiceWorkerGlobalScope;

/** Filled in by the build. */
declare const __VERSION__: string;
declare const __PAGES__: readonly CachedFile[];
declare const __FILES__: readonly CachedFile[];

/** A page or a file of the build, and its download size. */
type CachedFile = readonly [path: string, bytes: number];

const CACHE_PREFIX = 'cobek-';
const CACHE = CACHE_PREFIX + __VERSION__;
/** This build and the previous one. */
const CACHED_BUILDS = 2;

/** Names under `assets/` contain a hash of their content, so a cached file is never out of date. */
const FILE = String.raw`/(?:assets/[\w.-]+\.\w+|favicon\.svg)`;
const CACHEABLE_FILE = new RegExp(`^${FILE}$`, 'u');
const NAMED_FILE = new RegExp(FILE, 'gu');

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(startBuild());
});

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  switch (message.type) {
    case 'take-over':
      event.waitUntil(self.skipWaiting());
      break;
    case 'keep-page':
      event.waitUntil(keepPage(message.path).catch(() => {}));
      break;
    case 'measure-missing':
      event.waitUntil(measureMissing(event.ports[0]));
      break;
    case 'keep-all':
      event.waitUntil(keepAll(event.ports[0]));
      break;
  }
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(freshOrCached(event, pathname));
  else if (CACHEABLE_FILE.test(pathname)) event.respondWith(cachedOrFetched(request, pathname));
});

/** A timer rang while another app was in front: tapping its notification opens the kitchen. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showPage());
});

async function showPage(): Promise<void> {
  const [open] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await (open === undefined ? self.clients.openWindow(KITCHEN_PATH) : open.focus());
}

async function startBuild(): Promise<void> {
  // The worker starts even if the disk is full.
  await takeOverFiles().catch(() => {});
  const names = await ownCaches();
  await Promise.all(names.slice(0, -CACHED_BUILDS).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** A file unchanged since an older build stays cached when that build is dropped. */
async function takeOverFiles(): Promise<void> {
  const wanted = new Set(__FILES__.map(([path]) => path));
  const names = await ownCaches();
  for (const name of names.filter((other) => other !== CACHE)) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url);
      const cached = wanted.has(pathname) ? await cache.match(request) : undefined;
      if (cached !== undefined) await put(pathname, cached);
    }
  }
}

/** Oldest first. */
async function ownCaches(): Promise<readonly string[]> {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(CACHE_PREFIX));
}

/** The newest cached response for a path, of this build or another. */
async function findCached(path: string): Promise<Response | undefined> {
  for (const name of (await ownCaches()).toReversed()) {
    const cache = await caches.open(name);
    const cached = await cache.match(path);
    if (cached !== undefined) return cached;
  }
  return undefined;
}

/** A server that has not answered by then may never do so: a weak signal, a proxy without its server. */
const MAX_WAIT_MS = 4_000;
const FIRST_SERVER_ERROR = 500;

/** Whether the last page was waited for in vain, and the server has said nothing since. */
let isSilent = false;

/** The page from the network; from the cache if that fails, is down or takes too long. */
async function freshOrCached(event: FetchEvent, pathname: string): Promise<Response> {
  const fetched = fetch(event.request);
  const fresh = fetched.then(
    (response) => {
      isSilent = false;
      return response.status < FIRST_SERVER_ERROR ? response : undefined;
    },
    () => undefined,
  );
  // Behind a page from the cache, too, a server is heard that is back.
  event.waitUntil(fresh);
  const inTime = fresh.then((response) => ({ response }));
  // Some hosts add a slash to an address.
  const path = pathname.replace(/(.)\/$/u, '$1');
  const first = await Promise.race([inTime, after(isSilent ? 0 : MAX_WAIT_MS)]);
  isSilent = first === undefined;
  return (
    first?.response ?? (await findCached(path)) ?? (await fresh) ?? (await findAnyPage()) ?? fetched
  );
}

const after = (milliseconds: number) =>
  new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), milliseconds);
  });

/**
 * Any cached page will do without a network: once its code runs it shows the right screen. The first in the list shows
 * least before that; after a first visit to a recipe, only that page is cached.
 */
async function findAnyPage(): Promise<Response | undefined> {
  for (const [path] of __PAGES__) {
    const cached = await findCached(path);
    if (cached !== undefined) return cached;
  }
  for (const name of (await ownCaches()).toReversed()) {
    const cache = await caches.open(name);
    const page = (await cache.keys()).find(({ url }) => !new URL(url).pathname.includes('.'));
    if (page !== undefined) return cache.match(page);
  }
  return undefined;
}

async function cachedOrFetched(request: Request, path: string): Promise<Response> {
  const cached = await findCached(path);
  if (cached !== undefined) return cached;
  const response = await fetch(request);
  // A full disk does not affect the page.
  if (isFile(response)) await put(path, response.clone()).catch(() => {});
  return response;
}

/** Some hosts answer with a page if a file is missing. */
const isFile = ({ ok, headers }: Response) =>
  ok && headers.get('content-type')?.startsWith('text/html') !== true;

async function put(path: string, response: Response): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(path, response);
}

async function keepFile(path: string): Promise<void> {
  if ((await findCached(path)) !== undefined) return;
  const response = await fetch(path);
  if (!isFile(response)) throw new Error(`${path} is gone`);
  await put(path, response);
}

/** All or nothing: a page without its files would open but never work. */
async function keepPage(path: string): Promise<void> {
  const response = await fetch(path);
  const html = await response.text();
  const names = new Set(html.match(NAMED_FILE));
  // A login or maintenance page names none of our files.
  if (!response.ok || names.size === 0) throw new Error(`${path} is not ours`);
  await Promise.all([...names].map(keepFile));
  const headers = new Headers(response.headers);
  // These headers describe the bytes on the wire; and a redirected response could not be shown.
  headers.delete('content-encoding');
  headers.delete('content-length');
  await put(path, new Response(html, { headers }));
}

async function listMissing(all: readonly CachedFile[]): Promise<readonly CachedFile[]> {
  const cached = await Promise.all(all.map(([path]) => findCached(path)));
  return all.filter((_, index) => cached[index] === undefined);
}

const sizeOf = (all: readonly CachedFile[]) => all.reduce((sum, [, bytes]) => sum + bytes, 0);

async function measureMissing(port: MessagePort | undefined): Promise<void> {
  const missing = await listMissing([...__PAGES__, ...__FILES__]);
  const report: KeepReport =
    missing.length === 0 ? { status: 'kept' } : { status: 'missing', bytes: sizeOf(missing) };
  port?.postMessage(report);
}

/**
 * One file at a time, so that the visitor's own requests come first. A page that sent a port receives
 * progress and errors through it and may stop the download; without a port, failed files are left for
 * later.
 */
async function keepAll(port: MessagePort | undefined): Promise<void> {
  const report = (message: KeepReport) => port?.postMessage(message);
  let isStopped = false;
  port?.addEventListener('message', () => (isStopped = true));
  port?.start();
  const pages = await listMissing(__PAGES__);
  const files = await listMissing(__FILES__);
  const of = sizeOf(pages) + sizeOf(files);
  let bytes = 0;
  for (const entry of [...pages, ...files]) {
    if (isStopped) return;
    report({ status: 'keeping', bytes, of });
    const [path, size] = entry;
    try {
      await (pages.includes(entry) ? keepPage(path) : keepFile(path));
    } catch (error) {
      if (port === undefined) continue;
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
      return report({ status: 'failed', reason: isFull ? 'space' : 'network' });
    }
    bytes += size;
  }
  report({ status: 'kept' });
}
