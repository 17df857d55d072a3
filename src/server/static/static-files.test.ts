import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StartError } from '../start-error.ts';
import { loadStaticFiles, type StaticFiles } from './load-static-files.ts';
import { serveStaticFiles } from './serve-static-files.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cobek-static-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function write(name: string, content: string) {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), content);
}

const POLICY = "default-src 'self'; script-src 'self' 'sha256-x'";
const PAGE = `<!doctype html><html><head lang="id"><meta http-equiv="Content-Security-Policy" content="${POLICY}" /><title>x</title></head>${'<p>halo</p>'.repeat(99)}`;
const CODE = 'export const a = 1;'.repeat(100);

const load = () => loadStaticFiles(folder, 'gemini');
const textOf = (files: StaticFiles, path: string) =>
  Buffer.from(files.get(path)?.bytes ?? []).toString();

describe('loadStaticFiles', () => {
  test('keeps each file as it is, and compresses it on first request', async () => {
    await write('index.html', PAGE);
    await write('assets/a-123.js', CODE);
    const files = await load();
    const file = files.get('/assets/a-123.js');
    expect(textOf(files, '/assets/a-123.js')).toBe(CODE);
    expect(brotliDecompressSync((await file?.encoded('br')) ?? '').toString()).toBe(CODE);
    expect(gunzipSync((await file?.encoded('gzip')) ?? '').toString()).toBe(CODE);
    expect(await file?.encoded('br')).toBe(await file?.encoded('br'));
  });

  test('uses the compressed form that the build wrote beside a file', async () => {
    await write('index.html', PAGE);
    await write('assets/a-123.js', CODE);
    await write('assets/a-123.js.br', 'as small as can be');
    await write('lonely.br', 'a file like any other');
    const files = await load();
    expect([...files.keys()].sort()).toEqual(['/assets/a-123.js', '/index.html', '/lonely.br']);
    const form = await files.get('/assets/a-123.js')?.encoded('br');
    expect(Buffer.from(form ?? []).toString()).toBe('as small as can be');
  });

  test('compresses pages itself: the build does not know who answers', async () => {
    await write('index.html', PAGE);
    await write('index.html.br', 'without the mark');
    const form = await (await load()).get('/index.html')?.encoded('br');
    expect(brotliDecompressSync(form ?? '').toString()).toContain('content="gemini"');
  });

  test('marks every page, and only pages, with who answers', async () => {
    await write('index.html', PAGE);
    await write('a.js', '<head>');
    const files = await loadStaticFiles(folder, 'collection');
    expect(textOf(files, '/index.html')).toContain(
      '<head lang="id"><meta name="cobek-gateway" content="collection"><meta http-equiv',
    );
    expect(textOf(files, '/a.js')).toBe('<head>');
  });

  test('small and already compressed files stay as they are', async () => {
    await write('index.html', 'x');
    await write('tiny.css', 'p{}');
    await write('font.woff2', 'x'.repeat(5000));
    const files = await load();
    for (const path of ['/font.woff2', '/index.html', '/tiny.css']) {
      expect(await files.get(path)?.encoded('br'), path).toBeUndefined();
      expect(await files.get(path)?.encoded('gzip'), path).toBeUndefined();
    }
  });

  test('a link out of the folder is not followed', async () => {
    await write('index.html', 'x');
    await symlink('/etc/hostname', join(folder, 'hostname.txt'));
    expect([...(await load()).keys()]).toEqual(['/index.html']);
  });

  test('says what to do when nothing is built', async () => {
    await expect(loadStaticFiles(join(folder, 'no'), 'gemini')).rejects.toThrow(StartError);
  });
});

describe('serveStaticFiles', () => {
  async function site() {
    await write('index.html', PAGE);
    await write('start-chat.html', 'chat');
    await write('start-chat/index.html', 'chat');
    await write('koleksi/rendang/index.html', 'rendang');
    await write('404.html', `lost${' '.repeat(600)}`);
    await write('assets/a-1.js', CODE);
    await write('service-worker.js', 'worker');
    await write('robots.txt', 'robots');
    const app = serveStaticFiles(await load());
    return async (path: string, headers: Record<string, string> = {}) =>
      await app.request(`http://cobek.test${path}`, { headers });
  }

  test('finds the pages under their addresses', async () => {
    const get = await site();
    expect(await (await get('/')).text()).toContain('halo');
    expect(await (await get('/start-chat?id=1')).text()).toBe('chat');
    expect(await (await get('/koleksi/rendang')).text()).toBe('rendang');
  });

  test.each([
    ['/index.html', '/'],
    ['/INDEX.HTML', '/'],
    ['/start-chat.html?id=x', '/start-chat?id=x'],
    ['/START-CHAT', '/start-chat'],
    ['/start-chat/', '/start-chat'],
    ['/start-chat/index.html', '/start-chat'],
    ['/koleksi/Rendang/', '/koleksi/rendang'],
  ])('%s leads to %s', async (path, address) => {
    const response = await (await site())(path);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(address);
  });

  test('an unknown path returns the not-found page with status 404', async () => {
    const get = await site();
    for (const path of ['/resep/rendang', '/404', '/404.html']) {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('lost');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    }
  });

  test('without a not-found page there is still a sentence', async () => {
    const response = await serveStaticFiles(new Map()).request('http://cobek.test/x');
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('tidak ada');
  });

  test.each([
    '/../package.json',
    '/..%2f..%2fetc/passwd',
    '/%2e%2e/package.json',
    '/assets/../../package.json',
    '/assets//a-1.js',
    '/%00',
    '/%E0%A4%A',
    '/__proto__',
    '/constructor',
  ])('%s is not found and not looked for', async (path) => {
    expect((await (await site())(path)).status).toBe(404);
  });

  test('fifteen thousand slashes take no time', async () => {
    const get = await site();
    for (let index = 0; index < 2_000; index += 1) {
      expect((await get(`/a${'/'.repeat(15_000)}x`)).status).toBe(404);
    }
  });

  test('prefers brotli to gzip to plain, as far as the visitor accepts it', async () => {
    const get = await site();
    const encodingFor = async (accepted: string) =>
      (await get('/assets/a-1.js', { 'accept-encoding': accepted })).headers.get(
        'content-encoding',
      );
    expect(await encodingFor('gzip, deflate, br')).toBe('br');
    expect(await encodingFor('gzip;q=1.0')).toBe('gzip');
    expect(await encodingFor('br;q=0, gzip;q=0.000')).toBeNull();
    expect(await encodingFor('identity')).toBeNull();
    const page = await get('/', { 'accept-encoding': 'br' });
    expect(page.headers.get('content-encoding')).toBe('br');
    expect(page.headers.get('vary')).toBe('Accept-Encoding');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  test.each(['bytes=0-0', 'bytes=99999-', 'bytes=-1', 'bytes=0-0,0-0,0-0', 'bytes=b-a'])(
    'a request for the range %s gets the whole file',
    async (range) => {
      const response = await (await site())('/robots.txt', { range });
      expect(response.status).toBe(200);
      expect(await response.text()).toBe('robots');
    },
  );

  test('hashed assets are cached for a year, pages revalidated, the rest cached for an hour', async () => {
    const get = await site();
    const cacheOf = async (path: string) => (await get(path)).headers.get('cache-control');
    expect(await cacheOf('/assets/a-1.js')).toBe('public, max-age=31536000, immutable');
    expect(await cacheOf('/')).toBe('no-cache');
    expect(await cacheOf('/service-worker.js')).toBe('no-cache');
    expect(await cacheOf('/robots.txt')).toBe('public, max-age=3600');
  });

  test('what the visitor already has is not resent', async () => {
    const get = await site();
    const etag = (await get('/')).headers.get('etag') ?? '';
    const again = await get('/', { 'if-none-match': `"x", ${etag}` });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    // A browser replaces its stored headers with those of this answer.
    expect(again.headers.get('content-security-policy')).toContain(POLICY);
    expect((await get('/no', { 'if-none-match': '*' })).status).toBe(404);
  });

  test('a page is sent with the policy that the build wrote into it, and may not be framed', async () => {
    const get = await site();
    expect((await get('/')).headers.get('content-security-policy')).toBe(
      `${POLICY}; frame-ancestors 'none'`,
    );
    expect((await get('/service-worker.js')).headers.get('content-security-policy')).toContain(
      "default-src 'self'",
    );
    expect((await get('/robots.txt')).headers.get('content-security-policy')).toBeNull();
  });
});
