import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadStaticFiles, MissingBuildError } from './load-static-files.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cobek-static-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function write(name: string, content: string) {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), content);
}

const PAGE = `<!doctype html><html><head lang="id"><title>x</title></head>${'<p>halo</p>'.repeat(99)}`;

describe('loadStaticFiles', () => {
  test('keeps each file as it is and twice compressed', async () => {
    const code = 'export const a = 1;'.repeat(100);
    await write('index.html', PAGE);
    await write('assets/a-123.js', code);
    const files = await loadStaticFiles(folder, { writer: 'gemini' });
    const bodies = files.get('/assets/a-123.js')?.bodies;
    expect(Buffer.from(bodies?.get('identity') ?? []).toString()).toBe(code);
    expect(brotliDecompressSync(bodies?.get('br') ?? new Uint8Array()).toString()).toBe(code);
    expect(gunzipSync(bodies?.get('gzip') ?? new Uint8Array()).toString()).toBe(code);
  });

  test('marks every page, and only pages, with who answers', async () => {
    await write('index.html', PAGE);
    await write('a.js', '<head>');
    const files = await loadStaticFiles(folder, { writer: 'collection' });
    const text = (path: string) =>
      Buffer.from(files.get(path)?.bodies.get('identity') ?? []).toString();
    expect(text('/index.html')).toContain(
      '<head lang="id"><meta name="cobek-gateway" content="collection"><title>',
    );
    expect(text('/a.js')).toBe('<head>');
  });

  test('what is small or compressed already is kept as it is', async () => {
    await write('index.html', PAGE);
    await write('tiny.css', 'p{}');
    await write('font.woff2', 'x'.repeat(5000));
    const files = await loadStaticFiles(folder, { writer: 'gemini' });
    expect([...(files.get('/tiny.css')?.bodies.keys() ?? [])]).toEqual(['identity']);
    expect([...(files.get('/font.woff2')?.bodies.keys() ?? [])]).toEqual(['identity']);
  });

  test('pages and scripts carry a policy, a page with the hashes of its own code', async () => {
    await write('index.html', '<head><script>dark()</script></head>');
    await write('service-worker.js', 'x');
    await write('p.css', 'p{}');
    const files = await loadStaticFiles(folder, { writer: 'gemini' });
    expect(files.get('/index.html')?.contentSecurityPolicy).toContain("script-src 'self' 'sha256-");
    expect(files.get('/service-worker.js')?.contentSecurityPolicy).toContain("connect-src 'self' ");
    expect(files.get('/p.css')).not.toHaveProperty('contentSecurityPolicy');
  });

  test('a link out of the folder is not followed', async () => {
    await write('index.html', PAGE);
    await symlink('/etc/hostname', join(folder, 'hostname.txt'));
    const files = await loadStaticFiles(folder, { writer: 'gemini' });
    expect([...files.keys()]).toEqual(['/index.html']);
  });

  test('says what to do when nothing is built', async () => {
    await expect(loadStaticFiles(join(folder, 'no'), { writer: 'gemini' })).rejects.toThrow(
      MissingBuildError,
    );
  });
});
