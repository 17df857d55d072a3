import { describe, expect, test } from 'vitest';
import { parseExtras, type DishExtras } from './dish-extras.ts';

const extras: DishExtras = {
  porsi: 4,
  hasil: '30 butir @ 20 g',
  waktu: { aktif: 45, tunggu: 480 },
  asal: 'Jawa Tengah',
  jenis: 'kue',
  pedas: 0,
  alat: 'loyang 20 × 20 cm',
  tips: 'Jangan diuleni terlalu lama.',
  simpan: 'Tahan 3 hari di kulkas.',
  jualan: 'Mika isi lima.',
  slug: 'klepon-ketan',
  langkahBahan: [1, 1, 2],
};

describe('the extras of a dish', () => {
  test('are kept if they are valid', () => {
    expect(parseExtras(JSON.parse(JSON.stringify(extras)))).toEqual(extras);
  });

  test('are absent if they are unknown', () => {
    expect(parseExtras({})).toStrictEqual({});
    expect(parseExtras({ hasil: ' ', tips: null, simpan: [], jualan: {} })).toStrictEqual({});
  });

  test.each<[unknown, number | undefined]>([
    [4, 4],
    ['4', 4],
    ['4 porsi', 4],
    ['untuk 4-6 orang', 4],
    [0, undefined],
    [-2, undefined],
    ['banyak', undefined],
    [null, undefined],
    [1e9, undefined],
  ])('%j portions are %j', (porsi, expected) => {
    expect(parseExtras({ porsi }).porsi).toBe(expected);
  });

  test.each<[unknown, DishExtras['waktu']]>([
    [{ aktif: 30 }, { aktif: 30 }],
    [
      { aktif: '30 menit', tunggu: '8 jam' },
      { aktif: 30, tunggu: 480 },
    ],
    [{ aktif: '1 jam 30 menit' }, { aktif: 90 }],
    [
      { aktif: '1,5 jam', tunggu: '2 hari' },
      { aktif: 90, tunggu: 2_880 },
    ],
    [{ aktif: '45-60 menit' }, { aktif: 60 }],
    [{ aktif: 20, tunggu: 0 }, { aktif: 20 }],
    [45, { aktif: 45 }],
    ['45 menit', { aktif: 45 }],
    [{ tunggu: 60 }, undefined],
    [{ aktif: 'sebentar' }, undefined],
    [{ aktif: 1e7 }, undefined],
    [[], undefined],
  ])('a time of %j is %j', (waktu, expected) => {
    expect(parseExtras({ waktu }).waktu).toEqual(expected);
  });

  test.each<[unknown, DishExtras['pedas']]>([
    [3, 3],
    ['2', 2],
    [0, 0],
    [4, undefined],
    [-1, undefined],
    ['pedas', undefined],
  ])('heat %j is %j', (pedas, expected) => {
    expect(parseExtras({ pedas }).pedas).toBe(expected);
  });

  test.each<[unknown, DishExtras['jenis']]>([
    ['Kue Kering', 'kue kering'],
    ['mie', 'mi'],
    ['fusion', undefined],
    [7, undefined],
  ])('kind %j is %j', (jenis, expected) => {
    expect(parseExtras({ jenis }).jenis).toBe(expected);
  });

  test.each([[[1, 'dua']], [[]], ['1'], [{}]])(
    '%j says nothing about the steps',
    (langkahBahan) => {
      expect(parseExtras({ langkahBahan })).toStrictEqual({});
    },
  );

  test.each(['../rahasia', 'Soto Ayam', 'a--b', '-a', 'javascript:x'])(
    '%j is not a page name',
    (slug) => {
      expect(parseExtras({ slug })).toStrictEqual({});
    },
  );
});
