import { Hono } from 'hono';
import { etag, RETAINED_304_HEADERS } from 'hono/etag';
import { serveStatic } from 'hono/serve-static';
import type { GatewayContext, GatewayEnv } from '../gateway-env.ts';
import type { StaticFile, StaticFiles } from './load-static-files.ts';

const ONE_YEAR_S = 365 * 24 * 60 * 60;
const ONE_HOUR_S = 60 * 60;

const NOT_FOUND_PAGE = '/404.html';
const NOT_FOUND_TEXT = 'Halaman ini tidak ada. Kembali ke halaman depan: /';

/** Page file endings that never occur in an address. */
const PAGE_ENDINGS = ['/index.html', '.html'];

/**
 * Serves the built pages and files. Paths are looked up only among the loaded files, so no spelling
 * reaches anything else on the disk. A page has one address; other spellings redirect to it.
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
    // The ETags exist already; without a generator the middleware does not hash.
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

/** The middleware asks for compressed forms by their would-be file names. */
async function findContent(files: StaticFiles, path: string): ReturnType<StaticFile['encoded']> {
  const file = files.get(path);
  if (file !== undefined) return file.bytes;
  const [, original = '', ending] = /^(.+)\.(br|gz)$/u.exec(path) ?? [];
  return files.get(original)?.encoded(ending === 'br' ? 'br' : 'gzip');
}

/** Page files by their canonical address. */
function pagesOf(files: StaticFiles): ReadonlyMap<string, string> {
  const pages = [...files.keys()].filter(
    (path) => path.endsWith('.html') && path !== NOT_FOUND_PAGE,
  );
  return new Map(pages.map((path) => [addressOf(path), path]));
}

/** The canonical address: without ending, trailing slashes and capitals. */
function addressOf(path: string): string {
  let address = path.toLowerCase();
  const ending = PAGE_ENDINGS.find((suffix) => address.endsWith(suffix));
  if (ending !== undefined) address = address.slice(0, -ending.length);
  // Not a regular expression: one that ends in `$` is retried at every slash.
  while (address.endsWith('/')) address = address.slice(0, -1);
  return address || '/';
}

function setHeaders(context: GatewayContext, path: string, file: StaticFile): void {
  // Weak: the compressed forms share it.
  context.header('etag', `W/"${file.hash}"`);
  context.header('cache-control', cacheControlOf(path));
  if (file.contentSecurityPolicy !== undefined) {
    // A page cannot forbid framing from within.
    const policy = `${file.contentSecurityPolicy}; frame-ancestors 'none'`;
    context.header('content-security-policy', policy);
  } else if (path.endsWith('.js')) {
    // A service worker runs under the policy it was served with.
    context.header('content-security-policy', "default-src 'self'; frame-ancestors 'none'");
  }
}

function cacheControlOf(path: string): string {
  // An outdated page or service worker would request missing files.
  if (path.endsWith('.html') || path === '/service-worker.js') return 'no-cache';
  // Names under assets/ contain a hash of the content.
  if (path.startsWith('/assets/')) return `public, max-age=${ONE_YEAR_S}, immutable`;
  return `public, max-age=${ONE_HOUR_S}`;
}

function notFound(context: GatewayContext, page: StaticFile | undefined): Response {
  if (page === undefined) return context.text(NOT_FOUND_TEXT, 404, { 'cache-control': 'no-cache' });
  setHeaders(context, NOT_FOUND_PAGE, page);
  context.header('etag', undefined);
  return context.body(page.bytes, 404, { 'content-type': 'text/html; charset=utf-8' });
}
