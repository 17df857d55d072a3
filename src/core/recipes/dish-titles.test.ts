import { describe, expect, test } from 'vitest';
import { differentTitles, parseTitle } from './dish-titles.ts';

describe('a title', () => {
  test('is one line, bare or in an object', () => {
    expect(parseTitle({ foodName: ' Rawon ', lain: 1 })).toBe('Rawon');
    expect(parseTitle('Soto\n  Ayam')).toBe('Soto Ayam');
  });

  test.each([
    [''],
    [{}],
    [{ foodName: '' }],
    [null],
    [['Rawon']],
    ['x'.repeat(121)],
    ['\u200b\u200d'],
  ])('is not %j', (value) => {
    expect(parseTitle(value)).toBeUndefined();
  });
});

test('titles that differ only in case are one', () => {
  expect(differentTitles(['Soto', 'Rawon', 'SOTO', 'soto ayam'])).toEqual([
    'Soto',
    'Rawon',
    'soto ayam',
  ]);
});
