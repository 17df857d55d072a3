import { Hono } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { serveStatic } from 'hono/serve-static';
import type { GatewayContext, GatewayEnv } from '../gateway-env.ts';
import type { StaticFile, StaticFiles } from './load-static-files.ts';

const ONE_YEAR_S = 365 * 24 * 60 * 60;
const ONE_HOUR_S = 60 * 60;

const NOT_FOUND_PAGE = '/404.html';
const NOT_FOUND_TEXT = 'Halaman ini tidak ada. Kembali ke halaman depan: /';

/** Page endings that are never shown in an address. */
const PAGE_ENDINGS = ['/index.html', '.html'];

/**
 * The built pages and their files. A path is only ever looked up among the files that were loaded,
 * so that no spelling of it reaches anything else on the disk; a page has one address, and its other
 * spellings lead there.
 */
export function serveStaticFiles(files: StaticFiles): Hono<GatewayEnv> {
  const pages = pagesOf(files);
  const app = new Hono<GatewayEnv>();
  app.get('*', async (context, next) => {
    const address = addressOf(context.req.path);
    if (address === context.req.path || !pages.has(address)) return next();
    return context.redirect(address + new URL(context.req.url).search, 301);
  });
  app.get(
    '*',
    // The tags are there already; without a generator the middleware hashes nothing.
    etag({ retainedHeaders: [...RETAINED_304_HEADERS, 'content-security-policy'] }),
    serveStatic<GatewayEnv>({
      join: (_, path) => path,
      rewriteRequestPath: (path) => pages.get(path) ?? path,
      getContent: async (path) =>
        path === NOT_FOUND_PAGE ? null : ((await findContent(files, path)) ?? null),
      precompressed: true,
      onFound(path, context) {
        const file = files.get(path);
        if (file !== undefined) setHeaders(context, path, file);
      },
    }),
  );
  app.get('*', (context) => notFound(context, files.get(NOT_FOUND_PAGE)));
  return app;
}

/** The middleware asks for a form of a file by the ending that it would have on a disk. */
async function findContent(
  files: StaticFiles,
  path: string,
): Promise<StaticFile['bytes'] | undefined> {
  const file = files.get(path);
  if (file !== undefined) return file.bytes;
  const [, original = '', ending] = /^(.+)\.(br|gz)$/u.exec(path) ?? [];
  return files.get(original)?.encoded(ending === 'br' ? 'br' : 'gzip');
}

/** Files of the pages by their one address: `/` and `/start-chat`. */
function pagesOf(files: StaticFiles): ReadonlyMap<string, string> {
  const pages = [...files.keys()].filter(
    (path) => path.endsWith('.html') && path !== NOT_FOUND_PAGE,
  );
  return new Map(pages.map((path) => [addressOf(path), path]));
}

/** The address that is meant: without an ending, slashes at the end and capitals. */
function addressOf(path: string): string {
  let address = path.toLowerCase();
  const ending = PAGE_ENDINGS.find((suffix) => address.endsWith(suffix));
  if (ending !== undefined) address = address.slice(0, -ending.length);
  // Not by an expression: one that ends in `$` is tried anew at every slash.
  let end = address.length;
  while (end > 1 && address[end - 1] === '/') end -= 1;
  return address.slice(0, end) || '/';
}

function setHeaders(context: GatewayContext, path: string, file: StaticFile): void {
  // Weak: the compressed forms have the same one.
  context.header('etag', `W/"${file.hash}"`);
  context.header('cache-control', cacheControlOf(path));
  if (file.contentSecurityPolicy !== undefined) {
    // Framing cannot be forbidden from within a page.
    const policy = `${file.contentSecurityPolicy}; frame-ancestors 'none'`;
    context.header('content-security-policy', policy);
  } else if (path.endsWith('.js')) {
    // A service worker is held to the policy that it came with.
    context.header('content-security-policy', "default-src 'self'; frame-ancestors 'none'");
  }
}

function cacheControlOf(path: string): string {
  // A page or a service worker that is out of date would ask for files that are gone.
  if (path.endsWith('.html') || path === '/service-worker.js') return 'no-cache';
  // Names under assets/ carry a hash of the content: another content has another name.
  if (path.startsWith('/assets/')) return `public, max-age=${ONE_YEAR_S}, immutable`;
  return `public, max-age=${ONE_HOUR_S}`;
}

function notFound(context: GatewayContext, page: StaticFile | undefined): Response {
  if (page === undefined) return context.text(NOT_FOUND_TEXT, 404, { 'cache-control': 'no-cache' });
  setHeaders(context, NOT_FOUND_PAGE, page);
  context.header('etag', undefined);
  return context.body(page.bytes, 404, { 'content-type': 'text/html; charset=utf-8' });
}
