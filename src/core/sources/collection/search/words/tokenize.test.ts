import { describe, expect, test } from 'vitest';
import { foldName, tokenizeQuestion, tokenize, joinWords } from './tokenize.ts';

describe('tokens', () => {
  test.each([
    ["Se'i Sapi", 'sei sapi'],
    ['Ayam Rica-Rica', 'ayam rica rica'],
    ['Mie Télor', 'mi telur'],
    ['gado2', 'gado gado'],
    ['nasgor pedesss!!!', 'nasi goreng pedes'.replace('pedes', 'pedas')],
    ['10.000', '10000'],
    ['15rb', '15 ribu'],
    ['soto w/o santan', 'soto tanpa santan'],
    ['kw/ori', 'kw ori'],
    ['1,5 jam', '1.5 jam'],
    ['udang n kepiting ato cumi', 'udang dan kepiting atau cumi'],
    ['soto iso', 'soto iso'],
    ['ora iso mangan', 'tidak bisa makan'],
    ['bkn seblak', 'bikin seblak'],
    ['sate bkn ayam', 'sate bukan ayam'],
  ])('"%s" is "%s"', (text, folded) => {
    expect(foldName(text)).toBe(folded);
  });

  test('keeps the pauses of a question', () => {
    expect(tokenizeQuestion('tempe/tahu, murah')).toEqual(['tempe', 'atau', 'tahu', ',', 'murah']);
    expect(tokenize('tempe/tahu')).toEqual(['tempe', 'tahu']);
  });

  test('treats a doubled word as one name', () => {
    expect(joinWords(tokenize('Gado-Gado'))).toBe(joinWords(tokenize('gado')));
  });

  test('removes symbols and foreign letters', () => {
    expect(tokenize('??? 🍜 寿司')).toEqual([]);
  });
});
