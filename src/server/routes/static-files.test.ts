import { describe, expect, test } from 'vitest';
import type { ContentEncoding, StaticFile, StaticFiles } from '../static/load-static-files.ts';
import { respondWithFile } from './static-files.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text));

const file = (name: string, contentType: string, ...encodings: ContentEncoding[]): StaticFile => ({
  contentType,
  hash: `hash-${name}`,
  bodies: new Map(
    (['identity', ...encodings] as const).map((encoding) => [
      encoding,
      bytes(`${name} as ${encoding}`),
    ]),
  ),
  ...(contentType.startsWith('text/html') ? { contentSecurityPolicy: `policy of ${name}` } : {}),
});

const FILES: StaticFiles = new Map([
  ['/index.html', file('index', 'text/html; charset=utf-8', 'br', 'gzip')],
  ['/start-chat.html', file('chat', 'text/html; charset=utf-8')],
  ['/404.html', file('lost', 'text/html; charset=utf-8')],
  ['/assets/a-1.js', file('code', 'text/javascript; charset=utf-8', 'br', 'gzip')],
  ['/service-worker.js', file('worker', 'text/javascript; charset=utf-8')],
  ['/robots.txt', file('robots', 'text/plain')],
]);

const ask = (path: string, headers: { acceptEncoding?: string; ifNoneMatch?: string } = {}) =>
  respondWithFile(FILES, { path, acceptEncoding: undefined, ifNoneMatch: undefined, ...headers });

describe('respondWithFile', () => {
  test('finds the pages under their addresses, with and without a slash at the end', async () => {
    expect(await ask('/').text()).toBe('index as identity');
    expect(await ask('/start-chat').text()).toBe('chat as identity');
    expect(await ask('/start-chat/').text()).toBe('chat as identity');
  });

  test('an unknown path is the not-found page with status 404', async () => {
    const response = ask('/resep/rendang');
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('lost as identity');
  });

  test('without a not-found page there is still a sentence', async () => {
    const response = respondWithFile(new Map(), {
      path: '/x',
      acceptEncoding: undefined,
      ifNoneMatch: undefined,
    });
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
  ])('%s is not found, not looked for', (path) => {
    expect(ask(path).status).toBe(404);
  });

  test('sends brotli before gzip before plain, as far as the visitor takes it', async () => {
    const encodingFor = (acceptEncoding: string) =>
      ask('/assets/a-1.js', { acceptEncoding }).headers.get('content-encoding');
    expect(encodingFor('gzip, deflate, br')).toBe('br');
    expect(encodingFor('gzip;q=1.0')).toBe('gzip');
    expect(encodingFor('br;q=0, gzip;q=0.000')).toBeNull();
    expect(encodingFor('identity')).toBeNull();
    const response = ask('/assets/a-1.js', { acceptEncoding: 'br' });
    expect(await response.text()).toBe('code as br');
    expect(response.headers.get('vary')).toBe('accept-encoding');
    expect(response.headers.get('content-length')).toBe('10');
  });

  test('hashed assets are kept a year, pages are asked for each time, the rest for an hour', () => {
    expect(ask('/assets/a-1.js').headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    expect(ask('/').headers.get('cache-control')).toBe('no-cache');
    expect(ask('/service-worker.js').headers.get('cache-control')).toBe('no-cache');
    expect(ask('/robots.txt').headers.get('cache-control')).toBe('public, max-age=3600');
  });

  test('what the visitor has already is not sent again', async () => {
    const etag = ask('/', { acceptEncoding: 'br' }).headers.get('etag') ?? '';
    const again = ask('/', { acceptEncoding: 'br', ifNoneMatch: `"x", W/${etag}` });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(again.headers.get('content-security-policy')).toBe('policy of index');
    expect(ask('/', { acceptEncoding: 'gzip', ifNoneMatch: etag }).status).toBe(200);
  });

  test('a not-found page is never "not modified"', () => {
    expect(ask('/no', { ifNoneMatch: '*' }).status).toBe(404);
  });
});
