import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { buildEmptyReactPage } from '../scripts/empty-react-page.ts';

/**
 * Lighthouse (mobile) of `/` and `/start-chat` as the gateway serves them, and of `/` once more as
 * static HTML: the same page, its JavaScript taken out; and of an empty React page, for what a blocked
 * millisecond of this machine means. Prints medians and the ratio of the LCPs.
 *
 * Run after `npm run build`: `npm run bench:lighthouse`. Fetches Lighthouse 12 on first use.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const RUNS = 9;
const ATTEMPTS = 4;
const GATEWAY_PORT = 4310;
const STATIC_PORT = 4311;
const REPORTS = 'node_modules/.cache/lighthouse';
const STATIC_PAGES = 'node_modules/.cache/static-pages';

type Report = {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
};

/** Lighthouse 12 now and then loses the trace of a newer Chromium (NO_NAVSTART); then once more. */
async function runLighthouse(url: string, run: number): Promise<Report> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runLighthouseOnce(url, run);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

/** In the background: this process serves one of the pages meanwhile. */
async function runLighthouseOnce(url: string, run: number): Promise<Report> {
  const output = join(REPORTS, `${run}.json`);
  await promisify(execFile)(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync',
    ],
    { env: chromeEnvironment() },
  );
  return JSON.parse(await readFile(output, 'utf8')) as Report;
}

const chromeEnvironment = () => ({
  ...process.env,
  CHROME_PATH: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
});

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** `/` without any script, as it would be written by hand. */
async function writeStaticPage() {
  const html = await readFile('dist/index.html', 'utf8');
  await cp('dist', STATIC_PAGES, { recursive: true });
  await writeFile(
    join(STATIC_PAGES, 'index.html'),
    html.replaceAll(/<script[\s\S]*?<\/script>/gu, ''),
  );
}

/** A page with React and nothing to show: what its JavaScript alone costs this machine. */
async function writeEmptyReactPage() {
  const directory = join(STATIC_PAGES, 'react');
  await buildEmptyReactPage(directory);
  const [script] = await readdir(join(directory, 'assets'));
  await writeFile(
    join(directory, 'index.html'),
    `<!doctype html><html lang="id"><meta name="viewport" content="width=device-width">
     <title>React</title><body><p>React</p>
     <script type="module" src="/react/assets/${script}"></script></body></html>`,
  );
}

/** The hand-written pages, compressed like the gateway's. */
async function serveStaticPages() {
  const types: Readonly<Record<string, string>> = {
    html: 'text/html',
    js: 'text/javascript',
    svg: 'image/svg+xml',
    woff2: 'font/woff2',
  };
  const server = createServer((request, response) => {
    const path = (request.url ?? '/').replace(/\/$/u, '/index.html');
    readFile(join(STATIC_PAGES, path)).then(
      (content) => {
        const type = types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
        response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' });
        response.end(gzipSync(content));
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(STATIC_PORT, '127.0.0.1', resolve));
  return server;
}

async function startGateway(): Promise<ChildProcess> {
  const gateway = spawn(process.execPath, ['dist-gateway/main.js'], {
    env: { ...process.env, PORT: String(GATEWAY_PORT), GEMINI_API_KEY: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => gateway.stdout?.once('data', resolve));
  return gateway;
}

await mkdir(REPORTS, { recursive: true });
const gateway = await startGateway();
await writeEmptyReactPage();
await writeStaticPage();
const staticServer = await serveStaticPages();
const pages = {
  'static HTML of /': `http://127.0.0.1:${STATIC_PORT}/`,
  '/': `http://127.0.0.1:${GATEWAY_PORT}/`,
  '/start-chat': `http://127.0.0.1:${GATEWAY_PORT}/start-chat`,
  'an empty React page': `http://127.0.0.1:${STATIC_PORT}/react/`,
};
const reports = new Map<string, Report[]>();
try {
  // In turn, so that a slow minute of the machine falls on all of them.
  for (let run = 0; run < RUNS; run += 1) {
    for (const [name, url] of Object.entries(pages)) {
      reports.set(name, [...(reports.get(name) ?? []), await runLighthouse(url, run)]);
    }
  }
} finally {
  gateway.kill();
  staticServer.close();
}

const metric = (name: string, audit: string) =>
  median((reports.get(name) ?? []).map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
const score = (name: string, category: string) =>
  median((reports.get(name) ?? []).map(({ categories }) => categories[category]?.score ?? 0)) * 100;

const rows = Object.keys(pages).map((name) => ({
  page: name,
  performance: score(name, 'performance'),
  accessibility: score(name, 'accessibility'),
  'best practices': score(name, 'best-practices'),
  SEO: score(name, 'seo'),
  'LCP ms': Math.round(metric(name, 'largest-contentful-paint')),
  'TBT ms': Math.round(metric(name, 'total-blocking-time')),
  CLS: metric(name, 'cumulative-layout-shift'),
}));
console.table(rows);
const ratio =
  metric('/', 'largest-contentful-paint') / metric('static HTML of /', 'largest-contentful-paint');
console.log(`LCP of / is ${ratio.toFixed(2)} × static HTML (bar: 1.1)`);
await writeFile(join(REPORTS, 'summary.json'), JSON.stringify({ rows, ratio }, null, 2));
