import type { ContentEncoding, StaticFile, StaticFiles } from '../static/load-static-files.ts';

export type StaticRequest = {
  /** As it came, still percent-encoded. */
  readonly path: string;
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
};

const ONE_YEAR_S = 365 * 24 * 60 * 60;
const ONE_HOUR_S = 60 * 60;

const NOT_FOUND_TEXT = 'Halaman ini tidak ada. Kembali ke halaman depan: /';

/**
 * A built file as a response. A path is only ever looked up among the files that were loaded, so
 * that no spelling of it reaches anything else on the disk.
 */
export function respondWithFile(files: StaticFiles, request: StaticRequest): Response {
  const found = findFile(files, request.path);
  if (found !== undefined) return fileResponse(found.path, found.file, request, 200);
  const page = files.get('/404.html');
  if (page !== undefined) {
    return fileResponse('/404.html', page, { ...request, ifNoneMatch: undefined }, 404);
  }
  return new Response(NOT_FOUND_TEXT, {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' },
  });
}

function findFile(files: StaticFiles, path: string) {
  const decoded = decodePath(path);
  if (decoded === undefined) return undefined;
  const bare = decoded.replace(/\/+$/u, '');
  const candidates = [decoded, `${bare}.html`, `${bare}/index.html`];
  for (const candidate of candidates) {
    const file = files.get(candidate);
    if (file !== undefined) return { path: candidate, file };
  }
  return undefined;
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function fileResponse(path: string, file: StaticFile, request: StaticRequest, status: 200 | 404) {
  const encoding = chooseEncoding(file, request.acceptEncoding);
  const etag = `"${file.hash}-${encoding}"`;
  const headers: Record<string, string> = {
    'cache-control': cacheControlOf(path, file),
    etag,
    ...(file.bodies.size > 1 ? { vary: 'accept-encoding' } : {}),
    ...(file.contentSecurityPolicy === undefined
      ? {}
      : { 'content-security-policy': file.contentSecurityPolicy }),
  };
  if (matchesEtag(request.ifNoneMatch, etag)) return new Response(null, { status: 304, headers });
  headers['content-type'] = file.contentType;
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  const body = file.bodies.get(encoding) ?? null;
  headers['content-length'] = String(body?.byteLength ?? 0);
  return new Response(body, { status, headers });
}

function cacheControlOf(path: string, file: StaticFile): string {
  // A page or a service worker that is out of date would ask for files that are gone.
  if (file.contentType.startsWith('text/html') || path === '/service-worker.js') return 'no-cache';
  // Names under assets/ carry a hash of the content: another content has another name.
  if (path.startsWith('/assets/')) return `public, max-age=${ONE_YEAR_S}, immutable`;
  return `public, max-age=${ONE_HOUR_S}`;
}

/** The smallest form that the visitor takes. */
function chooseEncoding(file: StaticFile, acceptEncoding: string | undefined): ContentEncoding {
  const accepted = new Set(
    (acceptEncoding ?? '').split(',').flatMap((entry) => {
      const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
      return parameters.some((parameter) => /^q=0(?:\.0*)?$/u.test(parameter)) ? [] : [name];
    }),
  );
  for (const encoding of ['br', 'gzip'] as const) {
    if (accepted.has(encoding) && file.bodies.has(encoding)) return encoding;
  }
  return 'identity';
}

function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch
    .split(',')
    .map((entry) => entry.trim().replace(/^W\//u, ''))
    .some((entry) => entry === etag || entry === '*');
}
