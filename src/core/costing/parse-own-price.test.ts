import { describe, expect, test } from 'vitest';
import { parseOwnPrice } from './parse-own-price.ts';

const KG = { quantity: 1, unit: 'kg' };
const parse = (text: string) => parseOwnPrice(text, KG);

describe('parseOwnPrice', () => {
  test.each<[string, number, number, string]>([
    ['42rb / kg', 42_000, 1, 'kg'],
    ['42.000', 42_000, 1, 'kg'],
    ['42000,-', 42_000, 1, 'kg'],
    ['Rp 42.000,-/kg', 42_000, 1, 'kg'],
    ['rp42.000 per kilo', 42_000, 1, 'kg'],
    ['  42  ribu  sekilo ', 42_000, 1, 'kg'],
    ['1,2 jt', 1_200_000, 1, 'kg'],
    ['42,5rb/kg', 42_500, 1, 'kg'],
    ['42k/kg', 42_000, 1, 'kg'],
    ['2.500 / ikat', 2500, 1, 'ikat'],
    ['2500 seikat', 2500, 1, 'ikat'],
    ['2500/iket', 2500, 1, 'ikat'],
    ['15.000 per 800 g', 15_000, 800, 'g'],
    ['15000/800gr', 15_000, 800, 'g'],
    ['15rb = 800 gram', 15_000, 800, 'g'],
    ['11rb untuk 1/4 kg', 11_000, 0.25, 'kg'],
    ['20.000 / setengah kilo', 20_000, 0.5, 'kg'],
    ['30rb/10 butir', 30_000, 10, 'butir'],
    ['42rb/½ kg', 42_000, 0.5, 'kg'],
    ['28rb/kg (pasar)', 28_000, 1, 'kg'],
    ['42 ribu rupiah', 42_000, 1, 'kg'],
    ['500 perak / bh', 500, 1, 'buah'],
    ['2500bh', 2500, 1, 'buah'],
    ['42 000 / kg', 42_000, 1, 'kg'],
    ['0', 0, 1, 'kg'],
    ['4rb seperempat', 4_000, 0.25, 'kg'],
    ['4rb / ¼', 4_000, 0.25, 'kg'],
    ['20rb per setengah', 20_000, 0.5, 'kg'],
    ['seperempat 4rb', 4_000, 0.25, 'kg'],
    ['2 ons 5rb', 5_000, 2, 'ons'],
    ['2 ons: Rp 5.000', 5_000, 2, 'ons'],
    ['0,5 kg 20rb', 20_000, 0.5, 'kg'],
    ['sekilo 42 ribu', 42_000, 1, 'kg'],
    ['10 butir 30.000', 30_000, 10, 'butir'],
    ['800rb sekarung 50kg', 800_000, 50, 'kg'],
    ['800rb / karung 50 kg', 800_000, 50, 'kg'],
    ['800rb per sak isi 50 kg', 800_000, 50, 'kg'],
    ['60rb/dus isi 40 bungkus', 60_000, 40, 'bungkus'],
  ])('"%s" is Rp%d for %d %s', (text, rupiah, quantity, unit) => {
    expect(parse(text)).toEqual({ rupiah, per: { quantity, unit } });
  });

  test('a quarter is one of a litre where oil is sold by the litre', () => {
    expect(parseOwnPrice('5rb seperempat', { quantity: 1, unit: 'l' })).toEqual({
      rupiah: 5_000,
      per: { quantity: 0.25, unit: 'l' },
    });
  });

  test.each([
    ['', { problem: 'empty' }],
    ['   ', { problem: 'empty' }],
    ['murah', { problem: 'no-amount' }],
    ['/ kg', { problem: 'no-amount' }],
    ['rp', { problem: 'no-amount' }],
    ['-42rb', { problem: 'negative' }],
    ['Rp -42.000 / kg', { problem: 'negative' }],
    ['99.999.999.999', { problem: 'too-large' }],
    ['42rb / gerobak', { problem: 'unknown-unit', word: 'gerobak' }],
    ['42rb / 0 kg', { problem: 'unknown-unit', word: '0 kg' }],
    ['1,,,,', { problem: 'no-amount' }],
    ['4.2000', { problem: 'no-amount' }],
    ['42..000', { problem: 'no-amount' }],
    ['0,5', { problem: 'no-amount' }],
    ['7rb setengah', { problem: 'unknown-unit', word: 'setengah' }],
    ['2 ons 5', { problem: 'unknown-unit', word: 'ons 5' }],
    ['2 ons 5 ons', { problem: 'unknown-unit', word: 'ons 5 ons' }],
    ['30rb / 2 karung 50 kg', { problem: 'unknown-unit', word: '2 karung 50 kg' }],
    ['30rb sekilo 10 butir', { problem: 'unknown-unit', word: 'sekilo 10 butir' }],
    ['42abc', { problem: 'unknown-unit', word: 'abc' }],
    ['9'.repeat(100_000), { problem: 'no-amount' }],
  ])('"%.20s" is not understood, and why', (text, problem) => {
    expect(parse(text)).toEqual(problem);
  });
});

test('asks for the unit of a price that is far from the known one, unless it is written', () => {
  const kilo = { quantity: 1, unit: 'kg' };
  const piece = { quantity: 1, unit: 'butir' };
  const market = { rupiah: 30_000, per: kilo };
  const ask = (text: string, usual: typeof kilo) => parseOwnPrice(text, usual, market);
  expect(ask('2.500', kilo)).toEqual({ problem: 'unlikely', rupiah: 2_500, per: kilo, market });
  expect(ask('130.000', kilo)).toMatchObject({ problem: 'unlikely' });
  expect(ask('2.500 / kg', kilo)).toEqual({ rupiah: 2_500, per: kilo });
  expect(ask('24.000', kilo)).toEqual({ rupiah: 24_000, per: kilo });
  expect(ask('2.500', piece)).toEqual({ rupiah: 2_500, per: piece });
});
