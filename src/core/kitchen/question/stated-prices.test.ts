import { expect, test } from 'vitest';
import type { CostedLine } from '../../costing/dish-cost.ts';
import { createPriceBook } from '../../costing/read-price-tables.ts';
import { readQuestion } from './read-question.ts';
import { readOwnPrice, readStatedPrices } from './stated-prices.ts';

const KILO = { quantity: 1, unit: 'kg' };
const line = (food: string, rupiah: number): CostedLine => ({
  position: 0,
  line: { name: food, food, toTaste: false } as CostedLine['line'],
  cost: {
    rupiah: 500,
    basis: { from: 'book', rupiah, per: KILO, month: '2026-10', grade: 'A', isEstimate: false },
  },
});
const LINES = [
  line('gula pasir', 18_200),
  line('gula merah', 25_000),
  line('telur ayam', 28_000),
  line('minyak goreng', 20_300),
  line('bawang merah', 35_000),
];
const stated = (question: string) =>
  readStatedPrices(readQuestion(question), LINES).map(({ food, price }) => [food, price.rupiah]);

test.each([
  [
    'dadar gulung, gula 18.500 telur 29rb',
    [
      ['gula pasir', 18_500],
      ['telur ayam', 29_000],
    ],
  ],
  ['kalau minyak goreng naik jadi 22 ribu, pisang goreng berapa', [['minyak goreng', 22_000]]],
  ['kolak, gula naik jadi 21.000', [['gula pasir', 21_000]]],
  ['klepon, gula merah 30rb sekilo', [['gula merah', 30_000]]],
  ['bawang merah harganya 40.000/kg', [['bawang merah', 40_000]]],
])('"%s" states prices', (question, prices) => {
  expect(stated(question)).toEqual(prices);
});

test.each([
  ['what is reckoned with already', 'gula 18.200'],
  ['a sum for another amount', 'gula 5 ribu'],
  ['a price per ounce', 'bawang merah 12rb per ons'],
  ['the price of the dish', 'pisang goreng 2000'],
  ['a dish with a food in its name', 'martabak telur 25rb'],
  ['a price for some pieces', 'telur 15 ribu per 8 butir'],
  ['a price for half a kilo', 'telur 14rb 1/2 kg'],
  ['an amount', 'gula 9000 gram'],
  ['a food that is in no dish', 'keju 90rb'],
  ['money that may be more', 'gula 17rb setengah'],
])('not %s: "%s"', (_, question) => {
  expect(stated(question)).toEqual([]);
});

const BOOK = createPriceBook(
  'ingredient,synonyms,unit,price,low,high,date,source,grade,contains,edible,cooked,stall\n' +
    'telur ayam,telur,1 kg,28000,27000,29000,2026-10,pasar,A,telur,,,sembako & bumbu kering\n' +
    'ayam,,1 kg,38000,36000,40000,2026-10,pasar,A,,,,daging & ikan\n',
  'ingredient,measure,amount,unit,source,grade\ntelur ayam,butir,60,g,pasar,A\n',
);
const EGG = { quantity: 1, unit: 'butir' };

test.each([
  ['harga telurku 28 ribu sekilo', 'telur ayam', 28_000, KILO],
  ['harga telurku 30rb', 'telur ayam', 30_000, KILO],
  ['Harga telur saya 27000 per kg', 'telur ayam', 27_000, KILO],
  ['telur 28 ribu sekilo', 'telur ayam', 28_000, KILO],
  ['telurku 2.500 per butir ya', 'telur ayam', 2_500, EGG],
  ['harga telur di sini 31rb', 'telur ayam', 31_000, KILO],
  ['ayamnya sekarang naik jadi 42rb/kg', 'ayam', 42_000, KILO],
])('"%s" is the own price of a food', (typed, food, rupiah, per) => {
  expect(readOwnPrice(typed, BOOK)).toEqual({ food, price: { rupiah, per } });
});

test.each([
  ['the price of a dish', 'harga ayam 15rb'],
  ['what a dish sells for', 'ayam 15 ribu'],
  ['a dish with a food in its name', 'martabak telur 25rb'],
  ['a question', 'harga telur sekilo berapa'],
  ['an amount', 'telur 3 butir'],
  ['a weight', 'ayam 1 kg'],
  ['a weight that looks like a sum', 'ayam 500 gram'],
  ['a longer wish', 'telur dadar yang lebih murah'],
  ['a food without a price in the tables', 'harga kejuku 90rb'],
])('%s is not: "%s"', (_, typed) => {
  expect(readOwnPrice(typed, BOOK)).toBeUndefined();
});
