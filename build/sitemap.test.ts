import { expect, test } from 'vitest';
import { sitemapHint, writeSitemap } from './sitemap.ts';

test('the sitemap lists whole addresses, and robots.txt says where it is', () => {
  const sitemap = writeSitemap(['/', '/koleksi/klepon'], 'https://cobek.example');
  expect(sitemap.startsWith('<?xml version="1.0"')).toBe(true);
  expect([...sitemap.matchAll(/<loc>([^<]+)/gu)].map(([, address]) => address)).toEqual([
    'https://cobek.example/',
    'https://cobek.example/koleksi/klepon',
  ]);
  expect(sitemapHint('https://cobek.example')).toBe('Sitemap: https://cobek.example/sitemap.xml\n');
});
