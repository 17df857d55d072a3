import { execFileSync, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { launchChromium } from './chromium-site.ts';
import { median, quantile, verdict } from './figures.ts';

/**
 * From the moment the upstream sends a dish's closing brace until the dish is on screen, in a real
 * Chromium: directly from the browser, and through the gateway.
 *
 * Run after `npm run build`: `npm run bench:first-dish`.
 */
const UPSTREAM_PORT = 4320;
const GATEWAY_PORT = 4321;
const STATIC_PORT = 4322;
const DIRECT_BUILD = 'node_modules/.cache/direct-build';
const RUNS = 15;
const DISHES = 5;
const PAUSE_MS = 120;
const BAR_MS = 50;

/** When the last byte of each dish was sent, in milliseconds since the epoch. */
let sentAt: number[] = [];

const dish = (number: number) =>
  JSON.stringify({
    foodName: `Hidangan ${number}`,
    description: 'Gurih dan hangat.',
    completeRecept: Array.from({ length: 6 }, (_, index) => ({
      number: index + 1,
      step: 'Tumis bumbu sampai harum, lalu masukkan bahan dan masak sampai matang.',
    })),
    ingredient: Array.from({ length: 12 }, (_, index) => ({
      name: `Bahan ${index + 1}`,
      servingSize: '2 sdm',
    })),
    estimatedCostatRupiah: 45_000,
    price: 15_000,
    img: '',
  });

const chunk = (text: string, finishReason?: string) =>
  `data: ${JSON.stringify({
    candidates: [
      { content: { role: 'model', parts: [{ text }] }, ...(finishReason ? { finishReason } : {}) },
    ],
    modelVersion: 'bench',
  })}\r\n\r\n`;

async function sendDishes(response: ServerResponse) {
  response.writeHead(200, { 'content-type': 'text/event-stream', ...CORS });
  sentAt = [];
  for (let number = 1; number <= DISHES; number += 1) {
    const text = `${number === 1 ? '[' : ','}${dish(number)}`;
    // All but the closing brace first: the measurement starts with the brace.
    response.write(chunk(text.slice(0, -1)));
    await sleep(PAUSE_MS);
    sentAt.push(Date.now());
    response.write(chunk('}'));
  }
  response.end(chunk(']', 'STOP'));
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'content-type, x-goog-api-key',
};

const upstream = createServer((request, response) => {
  if (request.method === 'OPTIONS') response.writeHead(204, CORS).end();
  else if (request.url?.includes('streamGenerateContent')) void sendDishes(response);
  else {
    const text = JSON.stringify([{ foodName: 'Soto' }]);
    const body = { candidates: [{ content: { parts: [{ text }] }, finishReason: 'STOP' }] };
    response.writeHead(200, { 'content-type': 'application/json', ...CORS });
    response.end(JSON.stringify(body));
  }
});

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  svg: 'image/svg+xml',
};

const staticSite = createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://site').pathname;
  const file = path === '/start-chat' ? '/start-chat.html' : path;
  readFile(join(DIRECT_BUILD, file)).then(
    (content) => {
      const type = TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
      response.writeHead(200, { 'content-type': type }).end(content);
    },
    () => response.writeHead(404).end(),
  );
});

/** Asks once; returns milliseconds from brace to screen for each dish. */
async function ask(page: Page, question: string): Promise<readonly number[]> {
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    const count = () => document.querySelectorAll('main ol > li h2').length;
    let last = count();
    new MutationObserver(() => {
      const now = count();
      // After the next frame the dish has been painted.
      if (now > last) requestAnimationFrame(() => seen.push(Date.now()));
      last = now;
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.fill('textarea', question);
  await page.click('button[title="kirim"]');
  await page.waitForURL(/id=/u);
  const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  return seen.slice(0, DISHES).map((time, index) => time - (sentAt[index] ?? Number.NaN));
}

async function measure(name: string, base: string) {
  const browser = await launchChromium();
  const page = await browser.newPage();
  const first: number[] = [];
  const later: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    await page.goto(`${base}/start-chat`);
    const [firstDish, ...laterDishes] = await ask(page, `soto nomor ${run}`);
    first.push(firstDish ?? Number.NaN);
    later.push(...laterDishes);
  }
  await browser.close();
  return [
    { way: name, dish: 'first', ...summaryOf(first) },
    { way: name, dish: 'later', ...summaryOf(later) },
  ];
}

const summaryOf = (delays: readonly number[]) => ({
  dishes: delays.length,
  'p50 ms': median(delays),
  'p95 ms': quantile(delays, 0.95),
  'max ms': quantile(delays, 1),
});

upstream.listen(UPSTREAM_PORT, '127.0.0.1');
staticSite.listen(STATIC_PORT, '127.0.0.1');
const upstreamUrl = `http://127.0.0.1:${UPSTREAM_PORT}`;
execFileSync('npx', ['vite', 'build', '--outDir', DIRECT_BUILD, '--emptyOutDir'], {
  stdio: 'ignore',
  env: { ...process.env, VITE_GEMINI_API_KEY: 'bench', VITE_GEMINI_BASE_URL: upstreamUrl },
});
const gateway = spawn(process.execPath, ['dist-gateway/main.js'], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: {
    ...process.env,
    PORT: String(GATEWAY_PORT),
    GEMINI_API_KEY: 'bench',
    GOOGLE_GEMINI_BASE_URL: upstreamUrl,
    RATE_LIMIT_PER_MINUTE: '1000',
  },
});
await new Promise((resolve) => gateway.stdout.once('data', resolve));
try {
  const direct = await measure('straight from the browser', `http://127.0.0.1:${STATIC_PORT}`);
  const through = await measure('through the gateway', `http://127.0.0.1:${GATEWAY_PORT}`);
  const rows = [...direct, ...through];
  console.table(rows);
  console.log(`bar: p50 ${BAR_MS} ms: ${verdict(rows.every((row) => row['p50 ms'] <= BAR_MS))}`);
} finally {
  gateway.kill();
  upstream.close();
  staticSite.close();
}
