import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createDishCosting } from '../costing/dish-costing.ts';
import { NO_OWN_PRICES } from '../costing/own-prices.ts';
import { createPriceBook } from '../costing/read-price-tables.ts';
import { readFoodsAtHand, matchFoodsAtHand } from './foods-at-hand.ts';

const [prices = '', measures = ''] = ['prices', 'measures'].map((table) =>
  readFileSync(`collection/${table}.csv`, 'utf8'),
);
const book = createPriceBook(prices, measures);

describe('the foods at hand', () => {
  test.each([
    ['ada tahu, telur, bayam', ['tahu', 'telur', 'bayam']],
    ['di kulkas ada ayam dan wortel, masak apa ya', ['ayam', 'wortel']],
    ['ada tahu telur sama daun bawang', ['tahu', 'telur', 'daun bawang']],
    ['cuma punya tempe kangkung telur', ['tempe', 'kangkung', 'telur']],
    ['bahan: bihun, kol sama sosis', ['bihun', 'kol', 'sosis']],
    ['tinggal tahu sama toge, tapi gak ada santan', ['tahu', 'toge']],
  ])('are those that a question lists: %s', (question, foods) => {
    expect(readFoodsAtHand(question, book).map(({ name }) => name)).toEqual(foods);
  });

  test.each([
    'punya ayam',
    'ada resep tahu dan tempe',
    'gak ada tahu dan telur',
    'nasi kotak: ayam, tahu, urap',
    'ada acara 50 orang, masak ayam dan tahu',
    'tahu telur',
  ])('are none where none or one is listed: %s', (question) => {
    expect(readFoodsAtHand(question, book)).toEqual([]);
  });

  test('of a dish are told from what is still to be bought, the dearest first', () => {
    const ingredient = [
      ['Tahu putih, potong dadu', '4 potong'],
      ['Bawang merah', '5 siung'],
      ['Wortel', '1 buah'],
      ['Santan kental', '200 ml'],
      ['Udang', '250 g'],
      ['Dada ayam', '500 g'],
      ['Air', '500 ml'],
    ].map(([name = '', servingSize = '']) => ({ name, servingSize }));
    const cost = createDishCosting(book).costOf({ foodName: 'Sayur', ingredient }, NO_OWN_PRICES);
    expect(matchFoodsAtHand(cost, readFoodsAtHand('ada tahu, bayam, ayam', book), book)).toEqual({
      used: ['tahu', 'ayam'],
      toBuy: ['udang', 'santan kental', 'wortel'],
    });
  });
});
