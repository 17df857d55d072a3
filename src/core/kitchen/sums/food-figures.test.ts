import { expect, test } from 'vitest';
import { createPriceBook } from '../../costing/read-price-tables.ts';
import { writeFoodFigure } from './food-figures.ts';

const BOOK = createPriceBook(
  [
    'ingredient,synonyms,unit,price,low,high,date,source,grade,contains,edible,cooked,stall',
    'cabai rawit merah,cabe rawit|cabai rawit|rawit,kg,60000,40000,90000,2026-10,x,A,pedas,,,lain-lain',
    'bawang putih,,kg,38000,30000,45000,2026-11,x,D,,,,lain-lain',
    'telur ayam,telur,kg,30000,27000,33000,2026-11,x,A,telur,,,lain-lain',
    'tepung terigu,terigu,kg,12000,10000,14000,2026-11,x,A,gluten,,,lain-lain',
    'air,,l,0,0,0,2026-11,x,A,,,,lain-lain',
  ].join('\n'),
  [
    'ingredient,measure,amount,unit,source,grade',
    '*,sdm,15,ml,x,A',
    'bawang putih,siung,5,g,x,A',
    'telur ayam,butir,62.5,g,x,A',
    'tepung terigu,sdm,9,g,x,A',
  ].join('\n'),
);

test.each([
  [
    'harga cabe rawit sekarang berapa ya',
    'Untuk cabai rawit merah kami menghitung Rp 60.000 per kg (harga pasar Oktober 2026). Di pasarmu bisa lain: hargamu, kalau disimpan di Pengaturan, dipakai di semua hitungan.',
  ],
  [
    'Berapa harga bawang putih per kilo?',
    'Untuk bawang putih kami menghitung Rp 38.000 per kg (perkiraan November 2026). Di pasarmu bisa lain: hargamu, kalau disimpan di Pengaturan, dipakai di semua hitungan.',
  ],
  ['harga telur', expect.stringContaining('Rp 30.000 per kg')],
  ['1 siung bawang putih itu berapa gram', '1 siung bawang putih kira-kira 5 g.'],
  ['sekilo telur isi berapa butir', '1 kg telur ayam kira-kira 16 butir.'],
  ['1 siung bawang putih berapa kg', '1 siung bawang putih kira-kira 0,005 kg.'],
  ['12 butir telur berapa kg', '12 butir telur ayam kira-kira 0,75 kg.'],
  ['berapa gram 3 sdm tepung terigu', '3 sdm tepung terigu kira-kira 27 g.'],
])('%s', (question, answer) => {
  expect(writeFoodFigure(question, BOOK)?.note.replaceAll('\u00a0', ' ')).toEqual(answer);
});

test.each([
  'harga jual risoles berapa',
  'harga nasi goreng telur berapa',
  'berapa harga air',
  'telur 2 butir jadi berapa porsi',
  'bawang putih berapa siung',
  'tepung terigu 1 kg jadi berapa donat',
  'resep telur dadar',
])('says nothing to "%s"', (question) => {
  expect(writeFoodFigure(question, BOOK)).toBeUndefined();
});
