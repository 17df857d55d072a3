import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { buildEmptyReactPage } from '../scripts/empty-react-page.ts';
import { median, verdict } from './figures.ts';

/**
 * Lighthouse (mobile) of `/`, `/start-chat`, `/koleksi` and three recipes as the gateway serves
 * them, and two pages for comparison: `/` as text alone, without script and picture, and an empty
 * React page, to see what a blocked millisecond means on this machine. Runs under simulated
 * throttling, which estimates a slow network and processor afterwards, and applied throttling,
 * which really slows them. Prints medians and ratios.
 *
 * Run after `npm run build`: `npm run bench:lighthouse`, with a number of runs other than nine, and
 * with the names of pages to limit it to those: `npm run bench:lighthouse 9 'text of / alone' /`.
 * Fetches Lighthouse 12 on first use. One page takes about 20 s under one throttling: nine runs of
 * two pages take 13 minutes, of all pages nearly an hour.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const [runs = '9', ...chosen] = process.argv.slice(2);
const RUNS = Number(runs);
const ATTEMPTS = 4;
const GATEWAY_PORT = 4310;
const STATIC_PORT = 4311;
const REPORTS = 'node_modules/.cache/lighthouse';
const STATIC_PAGES = 'node_modules/.cache/static-pages';

/** The last ones draw the browser's address bar, whose pages would load while ours paint. */
const CHROME_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-features=WebUIOmniboxAimPopup,WebUIOmniboxPopup,AimEnabled,SpareRendererForSitePerProcess',
];

/** Lighthouse's own names. */
const THROTTLING = { simulated: 'simulate', applied: 'devtools' } as const;
type Throttling = keyof typeof THROTTLING;

type Report = {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
};

/**
 * Lighthouse 12 occasionally loses the trace of a newer Chromium (NO_NAVSTART); then it is run
 * again.
 */
async function runLighthouse(url: string, throttling: Throttling): Promise<Report> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runLighthouseOnce(url, throttling);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

/** Asynchronous: this process also serves one of the pages. */
async function runLighthouseOnce(url: string, throttling: Throttling): Promise<Report> {
  const output = join(REPORTS, 'report.json');
  await promisify(execFile)(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      `--throttling-method=${THROTTLING[throttling]}`,
      '--output=json',
      `--output-path=${output}`,
      `--chrome-flags=${CHROME_FLAGS.join(' ')}`,
    ],
    { env: chromeEnvironment() },
  );
  return JSON.parse(await readFile(output, 'utf8')) as Report;
}

const chromeEnvironment = () => ({
  ...process.env,
  CHROME_PATH: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
});

/** `/` without script or picture: only text is left to wait for. */
async function writeStaticPage() {
  const html = await readFile('dist/index.html', 'utf8');
  await cp('dist', STATIC_PAGES, { recursive: true });
  await writeFile(
    join(STATIC_PAGES, 'index.html'),
    html.replaceAll(/<script[\s\S]*?<\/script>|<img[^>]*>/gu, ''),
  );
}

/** A page with React and nothing to show: the cost of its JavaScript alone on this machine. */
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
const allPages = {
  'text of / alone': `http://127.0.0.1:${STATIC_PORT}/`,
  '/': `http://127.0.0.1:${GATEWAY_PORT}/`,
  '/start-chat': `http://127.0.0.1:${GATEWAY_PORT}/start-chat`,
  '/koleksi': `http://127.0.0.1:${GATEWAY_PORT}/koleksi`,
  '/koleksi/soto-betawi': `http://127.0.0.1:${GATEWAY_PORT}/koleksi/soto-betawi`,
  '/koleksi/rendang-daging': `http://127.0.0.1:${GATEWAY_PORT}/koleksi/rendang-daging`,
  '/koleksi/klepon': `http://127.0.0.1:${GATEWAY_PORT}/koleksi/klepon`,
  'an empty React page': `http://127.0.0.1:${STATIC_PORT}/react/`,
};
type PageName = keyof typeof allPages;
const pages = Object.entries(allPages).filter(
  ([name]) => chosen.length === 0 || chosen.includes(name),
) as [PageName, string][];

const reports: { name: PageName; throttling: Throttling; report: Report }[] = [];
try {
  // Alternating, so that a slow minute affects all of them.
  for (let run = 0; run < RUNS; run += 1) {
    console.error(`run ${run + 1} of ${RUNS}`);
    for (const throttling of Object.keys(THROTTLING) as Throttling[]) {
      for (const [name, url] of pages) {
        reports.push({ name, throttling, report: await runLighthouse(url, throttling) });
      }
    }
  }
} finally {
  gateway.kill();
  staticServer.close();
}

const of = (name: PageName, throttling: Throttling) =>
  reports
    .filter((one) => one.name === name && one.throttling === throttling)
    .map(({ report }) => report);
const metric = (name: PageName, throttling: Throttling, audit: string) =>
  median(of(name, throttling).map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
const score = (name: PageName, throttling: Throttling, category: string) =>
  median(of(name, throttling).map(({ categories }) => categories[category]?.score ?? 0)) * 100;

const LCP = 'largest-contentful-paint';
const FCP = 'first-contentful-paint';
const rows = (Object.keys(THROTTLING) as Throttling[]).flatMap((throttling) =>
  pages.map(([name]) => ({
    throttling,
    page: name,
    performance: score(name, throttling, 'performance'),
    accessibility: score(name, throttling, 'accessibility'),
    'best practices': score(name, throttling, 'best-practices'),
    SEO: score(name, throttling, 'seo'),
    'FCP ms': Math.round(metric(name, throttling, FCP)),
    'LCP ms': Math.round(metric(name, throttling, LCP)),
    'TBT ms': Math.round(metric(name, throttling, 'total-blocking-time')),
    CLS: metric(name, throttling, 'cumulative-layout-shift'),
  })),
);
console.table(rows);

const ratioToText = (throttling: Throttling) =>
  metric('/', throttling, LCP) / metric('text of / alone', throttling, LCP);
const ratios = {
  simulated: ratioToText('simulated'),
  applied: ratioToText('applied'),
  chat: metric('/start-chat', 'applied', LCP) / metric('/start-chat', 'applied', FCP),
};
/** There is no ratio of pages that were not measured. */
function say(what: string, ratio: number, bar: number): void {
  if (Number.isNaN(ratio)) return;
  const shown = ratio.toFixed(2);
  console.log(`LCP of ${what}: ${shown} × (bar ${bar}: ${verdict(Number(shown) <= bar)})`);
}
say('/, simulated, to its text alone', ratios.simulated, 1.1);
say('/, applied, to its text alone', ratios.applied, 1.15);
say('/start-chat, applied, to its first paint', ratios.chat, 1);
await writeFile(join(REPORTS, 'summary.json'), JSON.stringify({ rows, ratios }, null, 2));
