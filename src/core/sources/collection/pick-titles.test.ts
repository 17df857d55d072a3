import { describe, expect, test } from 'vitest';
import { pickTitles } from './pick-titles.ts';

const TITLES = ['Soto Ayam', 'Soto Betawi', 'Soto Kudus', 'Nastar', 'Es Cendol', 'Saksang'];

describe('titles for an empty screen', () => {
  test('begin differently as long as they can', () => {
    for (const random of [() => 0, () => 0.5, () => 0.99]) {
      const beginnings = pickTitles(TITLES, 3, random).map((title) => title.split(' ')[0]);
      expect(new Set(beginnings)).toEqual(new Set(['Soto', 'Nastar', 'Es']));
    }
  });

  test('are others another time', () => {
    expect(pickTitles(TITLES, 5, () => 0)).not.toEqual(pickTitles(TITLES, 5, () => 0.99));
  });

  test('come each once, as many as there are at most', () => {
    const picked = pickTitles([...TITLES, 'Nastar'], 20, () => 0.3);
    expect(picked.toSorted()).toEqual(
      ['Es Cendol', 'Nastar', 'Soto Ayam', 'Soto Betawi', 'Soto Kudus'].toSorted(),
    );
  });

  test('never offer pork', () => {
    expect(pickTitles(['Saksang', 'Babi Guling Rumahan'], 2, () => 0)).toEqual([]);
  });

  test('are none where none are wanted', () => {
    expect(pickTitles(TITLES, 0, () => 0)).toEqual([]);
    expect(pickTitles(TITLES, -1, () => 0)).toEqual([]);
  });
});
