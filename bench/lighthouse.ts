import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';

/**
 * Lighthouse (mobile) of `/` and `/start-chat` as the gateway serves them, and of `/` once more as
 * static HTML: the same page, its JavaScript taken out. Prints medians and the ratio of the LCPs.
 *
 * Run after `npm run build`: `npm run bench:lighthouse`. Fetches Lighthouse 12 on first use.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const RUNS = 5;
const ATTEMPTS = 4;
const GATEWAY_PORT = 4310;
const STATIC_PORT = 4311;
const REPORTS = 'node_modules/.cache/lighthouse';

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
  return JSON.parse(readFileSync(output, 'utf8')) as Report;
}

const chromeEnvironment = () => ({
  ...process.env,
  CHROME_PATH: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
});

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** `/` without any script, compressed like the gateway's, with the files it shows. */
async function serveStaticHtml() {
  const html = await readFile('dist/index.html', 'utf8');
  const page = gzipSync(html.replaceAll(/<script[\s\S]*?<\/script>/gu, ''));
  const types: Readonly<Record<string, string>> = {
    svg: 'image/svg+xml',
    woff2: 'font/woff2',
    webmanifest: 'application/manifest+json',
    txt: 'text/plain',
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (path === '/') {
      response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' });
      response.end(page);
      return;
    }
    readFile(join('dist', path)).then(
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

mkdirSync(REPORTS, { recursive: true });
const gateway = await startGateway();
const staticServer = await serveStaticHtml();
const pages = {
  'static HTML of /': `http://127.0.0.1:${STATIC_PORT}/`,
  '/': `http://127.0.0.1:${GATEWAY_PORT}/`,
  '/start-chat': `http://127.0.0.1:${GATEWAY_PORT}/start-chat`,
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
writeFileSync(join(REPORTS, 'summary.json'), JSON.stringify({ rows, ratio }, null, 2));
