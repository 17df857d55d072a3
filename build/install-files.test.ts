import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const PUBLIC = join(import.meta.dirname, '../public');
const html = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8');

type Icon = { readonly src: string; readonly sizes: string; readonly purpose: string };
const manifest = JSON.parse(readFileSync(join(PUBLIC, 'manifest.webmanifest'), 'utf8')) as {
  readonly start_url: string;
  readonly display: string;
  readonly icons: readonly Icon[];
};

/** Width and height as stored in the file, e.g. `192x192`. */
function pngSize(file: string): string {
  const bytes = readFileSync(join(PUBLIC, file));
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

const attribute = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';

describe('the manifest', () => {
  test('has an icon for every place where a phone shows one', () => {
    const wanted = [
      ['192x192', 'any'],
      ['512x512', 'any'],
      ['512x512', 'maskable'],
    ];
    const named = manifest.icons.map(({ sizes, purpose }) => [sizes, purpose]);
    expect(named).toEqual(expect.arrayContaining(wanted));
  });

  test.each(manifest.icons)('gives the actual size of the file: $src', ({ src, sizes }) => {
    if (src.endsWith('.png')) expect(pngSize(src)).toBe(sizes);
    else expect(existsSync(join(PUBLIC, src))).toBe(true);
  });

  test('opens the chat as a separate app', () => {
    expect(manifest).toMatchObject({ start_url: '/start-chat', display: 'standalone' });
  });
});

describe('the page', () => {
  test('has an icon for the home screen of an iPhone', () => {
    expect(pngSize(attribute(/rel="apple-touch-icon" href="([^"]+)"/u))).toBe('180x180');
  });

  test('has a picture for link previews, in the size it gives', () => {
    const width = attribute(/og:image:width" content="(\d+)"/u);
    const height = attribute(/og:image:height" content="(\d+)"/u);
    expect(pngSize(attribute(/og:image" content="([^"]+)"/u))).toBe(`${width}x${height}`);
    for (const name of ['og:title', 'og:description', 'og:type', 'og:locale', 'twitter:card']) {
      expect(html).toMatch(new RegExp(`${name}"\\s+content="[^"]+"`, 'u'));
    }
  });

  test('sets the colour of the browser’s bar once, for a script to change', () => {
    expect(html.match(/name="theme-color"/gu)).toHaveLength(2);
    expect(html).toContain('<meta name="theme-color" content="#ffffff" />');
  });
});
