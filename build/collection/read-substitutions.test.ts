import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createPriceBook } from '../../src/core/costing/read-price-tables.ts';
import { readSubstitutions } from './read-substitutions.ts';

const read = (file: string) => readFileSync(`collection/${file}`, 'utf8');
const book = createPriceBook(read('prices.csv'), read('measures.csv'));
const HEADER = 'food,substitute,ratio,change\n';

describe('substitutions', () => {
  const all = readSubstitutions(read('substitutions.csv'), book);

  test('exist for at least 150 foods', () => {
    expect(new Set(all.map(({ food }) => food)).size).toBeGreaterThanOrEqual(150);
  });

  test('say how much, and what changes', () => {
    expect(all.find(({ food }) => food === 'santan')).toEqual({
      food: 'santan',
      substitute: 'susu cair',
      contains: ['susu'],
      ratio: '1 : 1',
      change:
        'lebih encer dan kurang gurih; tambahkan 1 sdt maizena tiap 250 ml dan masukkan terakhir',
    });
  });

  test('never replace anything with lye, pork or alcohol', () => {
    const dangerous = all.filter(({ substitute }) => {
      const facts = book.foods.get(substitute)?.contains ?? [];
      return substitute === 'air ki' || facts.includes('babi') || facts.includes('alkohol');
    });
    expect(dangerous).toEqual([]);
  });

  test.each([
    ['santaan,susu cair,1 : 1,encer', '"santaan" tidak ada di prices.csv'],
    ['santan,santan,1 : 1,sama', 'dirinya sendiri'],
    ['santan,susu cair,1 : 1,encer\nsantan,susu cair,2 : 1,encer', 'tertulis dua kali'],
    ['santan,susu cair,,encer', 'ratio dan change harus diisi'],
  ])('say what is wrong with %j', (rows, message) => {
    expect(() => readSubstitutions(HEADER + rows, book)).toThrow(message);
  });
});
