import { describe, expect, test } from 'vitest';
import { createNameFinder } from './name-finder.ts';

const namesOf = (foods: Parameters<typeof createNameFinder>[0]) => createNameFinder(foods, []);

const names = namesOf([
  { name: 'ayam', synonyms: ['daging ayam', 'ayam potong'] },
  { name: 'fillet ayam', synonyms: ['ayam fillet', 'daging ayam fillet'] },
  { name: 'kaldu ayam bubuk', synonyms: ['kaldu ayam'] },
  { name: 'bawang merah', synonyms: [] },
  { name: 'bawang goreng', synonyms: ['bawang merah goreng'] },
  { name: 'saus sambal', synonyms: ['saus'] },
  { name: 'saus tiram', synonyms: [] },
  { name: 'cabai rawit', synonyms: ['cabe rawit'] },
  { name: 'ikan pari', synonyms: ['pari'] },
  { name: 'agar-agar', synonyms: [] },
]);

const find = (text: string) => names.find(text.split(' '))?.food;

describe('findExact', () => {
  test('knows names and synonyms as listed, whatever their case, spaces and hyphens', () => {
    expect(names.findExact('Daging  Ayam')).toBe('ayam');
    expect(names.findExact('agar agar')).toBe('agar-agar');
  });

  test('tolerates no other difference', () => {
    expect(names.findExact('bawang mrah')).toBeUndefined();
    expect(names.findExact('ayam segar')).toBeUndefined();
  });
});

describe('find', () => {
  test.each([
    ['daging ayam fillet potong dadu', 'fillet ayam'],
    ['kaldu ayam bubuk', 'kaldu ayam bubuk'],
    ['ayam potong kecil', 'ayam'],
    ['bawang merah goreng', 'bawang goreng'],
    ['bawang merah iris', 'bawang merah'],
    ['irisan bawang merah', 'bawang merah'],
    ['lombok rawit', 'cabai rawit'],
    ['cabe rwit', 'cabai rawit'],
    ['bawnag merah', 'bawang merah'],
    ['bawangmerah', 'bawang merah'],
    ['caberawit', 'cabai rawit'],
    ['saur tiram', 'saus tiram'],
    ['ayamnya', 'ayam'],
  ])('%s is %s', (text, food) => {
    expect(find(text)).toBe(food);
  });

  test.each(['saus keju', 'kuah ayam', 'peri', 'xyz', 'rendang ayam', ''])(
    'leaves "%s" alone rather than guess',
    (text) => {
      expect(find(text)).toBeUndefined();
    },
  );

  test('returns the position of the name among the words', () => {
    expect(names.find(['irisan', 'bawang', 'merah', 'tipis'])).toEqual({
      food: 'bawang merah',
      start: 1,
      end: 3,
    });
  });
});

test('two foods cannot share a name', () => {
  const twice = [
    { name: 'serai', synonyms: ['sereh'] },
    { name: 'kapulaga', synonyms: ['Sereh'] },
  ];
  expect(() => namesOf(twice)).toThrow('dipakai dua bahan, "serai" dan "kapulaga"');
});
