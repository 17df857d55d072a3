import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parsePrices } from '../../src/core/costing/read-price-tables.ts';
import { checkTables } from './check-tables.ts';

const HEADER =
  'ingredient,synonyms,unit,price,low,high,date,source,grade,contains,edible,cooked,stall';
const check = (...rows: readonly string[]) =>
  checkTables(parsePrices([HEADER, ...rows.map((row) => `${row},lain-lain`)].join('\n')));

test('the tables of the collection keep their rules', () => {
  expect(checkTables(parsePrices(readFileSync('collection/prices.csv', 'utf8')))).toEqual([]);
});

describe('a synonym that names an ingredient', () => {
  test.each([
    ['mi basah,mi telur basah', 'gluten', 'telur'],
    ['dumpling,dumpling keju', 'gluten', 'susu'],
    ['pilus,pilus kacang', 'gluten', 'kacang'],
    ['petis,petis ikan', '', 'ikan'],
    ['ayam goreng,ayam goreng tepung', 'ayam|unggas', 'gluten'],
  ])('%s needs the flag', (names, contains, fact) => {
    const row = (flags: string) => `${names},kg,10,9,12,2026-11,perkiraan,D,${flags},,`;
    expect(check(row(contains)).join()).toContain(`perlu "${fact}" di kolom contains`);
    expect(check(row([contains, fact].filter((flag) => flag !== '').join('|')))).toEqual([]);
  });

  test('ignores names that only sound like it', () => {
    expect(check('kapri,kacang panjang,kg,10,9,12,2026-11,perkiraan,D,,,')).toEqual([]);
    expect(check('jeruk asam,jeruk ikan,kg,10,9,12,2026-11,perkiraan,D,,,')).toEqual([]);
    expect(check('tapioka,tepung kanji,kg,10,9,12,2026-11,perkiraan,D,,,')).toEqual([]);
  });
});

test('a food that was peeled or cooked is not a synonym of the whole one', () => {
  const row = (synonym: string) =>
    `kerang,${synonym},kg,10,9,12,2026-11,perkiraan,D,seafood,0.2,0.8`;
  expect(check(row('kerang kupas')).join()).toContain('"kerang kupas" lebih mahal daripada kerang');
  expect(check(row('kerang rebus')).join()).toContain('"kerang rebus" lebih mahal');
  expect(check(row('kerang darah'))).toEqual([]);
});

describe('a price band', () => {
  const oil = 'minyak goreng,,l,20000,18000,23000,2026-01,Bapanas,A,,,';
  const coconut = (low: number, high: number, source: string) =>
    `minyak kelapa,,l,40000,${low},${high},2026-11,${source},D,,,`;

  test('of exactly ×0.75 and ×1.35 needs a reason', () => {
    expect(check(oil, coconut(30_000, 54_000, 'perkiraan')).join()).toContain('hanya ×0,75');
    expect(check(oil, coconut(35_000, 50_000, 'perkiraan'))).toEqual([]);
  });

  test('that follows a food with known prices is as wide as that food’s', () => {
    const like = 'perkiraan; rentang seperti minyak goreng';
    expect(check(oil, coconut(36_000, 46_000, like))).toEqual([]);
    expect(check(oil, coconut(20_000, 80_000, like)).join()).toContain('tidak seperti rentang');
    expect(check(coconut(36_000, 46_000, like)).join()).toContain('tidak dipantau');
  });
});

test('the band of preserved food does not follow a fresh vegetable, or salt', () => {
  const header = `${HEADER}\n`;
  const onion = 'bawang merah,,kg,40000,32000,50000,2026-01,Bapanas,A,,,,sayur & bumbu segar\n';
  const like = (name: string) =>
    `${name},,kg,80000,64000,100000,2026-11,perkiraan; rentang seperti bawang merah,D,,,,sembako & bumbu kering`;
  const found = (name: string) => checkTables(parsePrices(header + onion + like(name)));
  expect(found('spageti').join()).toContain('tidak bisa seperti "bawang merah"');
  expect(found('bawang goreng rumah')).toEqual([]);
});

test('the better of two foods costs more', () => {
  const row = (name: string, price: number) =>
    `${name},,kg,${price},${price},${price},2026-11,perkiraan,D,,,`;
  expect(check(row('ayam kampung', 30_000), row('ayam pejantan', 50_000)).join()).toContain(
    'ayam kampung Rp30000 mestinya lebih mahal daripada ayam pejantan',
  );
  expect(check(row('ayam kampung', 75_000), row('ayam pejantan', 50_000))).toEqual([]);
});

test('a kilogram of flesh costs no less than the fruit it is taken from', () => {
  const whole = 'durian,,kg,35000,25000,60000,2026-11,perkiraan,D,,0.25,';
  const flesh = (price: number) =>
    `daging durian,,kg,${price},${price},${price},2026-11,perkiraan,D,,,`;
  expect(check(whole, flesh(90_000)).join()).toContain('di bawah yang utuh (durian), Rp140000');
  expect(check(whole, flesh(140_000))).toEqual([]);
});

test('a cooked kilogram costs no less than the raw food in it', () => {
  const fillet = 'fillet ayam,,kg,55000,45000,68000,2026-11,perkiraan,D,ayam|unggas,,0.7';
  const shredded = (price: number) =>
    `ayam suwir,,kg,${price},${price},${price},2026-11,perkiraan,D,ayam|unggas,,`;
  expect(check(fillet, shredded(60_000)).join()).toContain('di bawah bahan mentahnya');
  expect(check(fillet, shredded(80_000))).toEqual([]);
});
