import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

/** A server on a free port of this machine. */
export type RunningServer = {
  /** Without a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
};

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Folders to look for files in, in order; a function is called for each request. */
type Directories = readonly string[] | ((pathname: string) => readonly string[]);

/** What comes instead of a page; a late one, after a second. */
export type Outage = 'bad gateway' | 'login page' | 'late login page' | 'silence';

type StaticServerOptions = {
  /**
   * Replaces one text by another in every page and script: a test only knows some addresses in a
   * build once its servers run.
   */
  readonly replace?: { readonly text: string; readonly by: string };
  /** Some hosts answer any unknown path with the landing page. */
  readonly fallback?: 'only-landing-page';
  /** Asked at each request: a proxy may answer for a server that is down, or nobody. */
  readonly outage?: () => Outage | undefined;
};

/** A plain static host: a file, else the page with that name, else `404.html`. */
export async function startStaticServer(
  directories: Directories,
  options: StaticServerOptions = {},
): Promise<RunningServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const outage = options.outage?.();
    if (outage === 'silence') return;
    if (outage !== undefined) {
      const status = outage === 'bad gateway' ? 502 : 200;
      const answer = () =>
        response.writeHead(status, { 'content-type': 'text/html' }).end(`<h1>${outage}</h1>`);
      setTimeout(answer, outage === 'late login page' ? 1_000 : 0);
      return;
    }
    const now = typeof directories === 'function' ? directories(pathname) : directories;
    void respond(now, decodeURIComponent(pathname), response, options);
  });
  return listen(server);
}

/** Starts a server on a free port of 127.0.0.1. */
async function listen(server: Server): Promise<RunningServer> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function respond(
  directories: readonly string[],
  pathname: string,
  response: ServerResponse,
  { replace, fallback }: StaticServerOptions,
): Promise<void> {
  const found = await findFile(directories, pathname, fallback);
  const file = found ?? (await findFile(directories, '/404.html', undefined));
  if (file === undefined) {
    response.writeHead(404).end();
    return;
  }
  const type = extname(file);
  response.writeHead(found === undefined ? 404 : 200, {
    'content-type': CONTENT_TYPES[type] ?? 'application/octet-stream',
    'cache-control': pathname.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
  });
  if (replace === undefined || !['.html', '.js'].includes(type))
    createReadStream(file).pipe(response);
  else response.end((await readFile(file, 'utf8')).replaceAll(replace.text, replace.by));
}

async function findFile(
  directories: readonly string[],
  pathname: string,
  fallback: StaticServerOptions['fallback'],
): Promise<string | undefined> {
  for (const directory of directories) {
    const path = join(directory, normalize(pathname));
    const candidates =
      fallback === undefined
        ? [path, `${path}.html`, join(path, 'index.html')]
        : [extname(path) === '.html' ? '' : path, join(directory, 'index.html')];
    for (const candidate of candidates) {
      const isFile = await stat(candidate).then(
        (stats) => stats.isFile(),
        () => false,
      );
      if (isFile) return candidate;
    }
  }
  return undefined;
}
