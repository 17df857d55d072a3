import { expect, test } from 'vitest';
import { onStorage } from './on-storage.ts';
import { tellPage } from './tell-page.ts';

test('a store hears of its keys, and of everything being removed, until it stops', () => {
  const heard: unknown[] = [];
  const stop = onStorage(['satu', 'dua'], ({ key, newValue }) => heard.push([key, newValue]));
  tellPage('satu', 'nilai');
  tellPage('tiga', 'nilai');
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(heard).toEqual([
    ['satu', 'nilai'],
    [null, null],
  ]);
  stop();
  tellPage('dua');
  expect(heard).toHaveLength(2);
});
