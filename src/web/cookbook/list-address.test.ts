import { describe, expect, test } from 'vitest';
import { seededRandom } from '#core/fixtures/seeded-random.ts';
import {
  FILTER_NAMES,
  FILTERS,
  NOTHING_CHOSEN,
  type Chosen,
} from '#core/sources/collection/browse/recipe-filters.ts';
import { SORT_ORDERS } from '#core/sources/collection/browse/sort-recipes.ts';
import { EMPTY_STATE, listAddress, readListState, type ListState } from './list-address.ts';

const read = (address: string) => readListState(address.split('?')[1] ?? '');

const QUERIES = [
  '',
  'soto',
  'ayam & bebek',
  'tempe + tahu',
  '50% gula?',
  'a=b,c#d',
  'rujak “buah”',
];

function randomState(random: () => number): ListState {
  const pick = <Value>(values: readonly Value[]) =>
    values[Math.floor(random() * values.length)] as Value;
  return {
    query: pick(QUERIES),
    chosen: Object.fromEntries(
      FILTER_NAMES.map((name) => [
        name,
        random() < 0.5 ? [] : FILTERS[name].choices.filter(() => random() < 0.2),
      ]),
    ) as unknown as Chosen,
    order: pick(SORT_ORDERS),
  };
}

describe('the address of a list', () => {
  test('contains everything that was chosen', () => {
    const random = seededRandom(7);
    for (let round = 0; round < 2_000; round += 1) {
      const state = randomState(random);
      expect(read(listAddress(state))).toEqual(state);
    }
  });

  test('is the same for the same list, whatever the order of its parts', () => {
    const written = 'urut=biaya&tanpa=udang,santan&jenis=sup&jenis=soto&cari=+tempe+';
    const address = '/koleksi?cari=tempe&jenis=soto,sup&tanpa=santan,udang&urut=biaya';
    expect(listAddress(readListState(written))).toBe(address);
    expect(listAddress(read(address))).toBe(address);
  });

  test('of the unfiltered list is the plain one', () => {
    expect(listAddress(EMPTY_STATE)).toBe('/koleksi');
  });

  test.each([
    'jenis=pizza&provinsi=atlantis&urut=acak&pedas=99&biaya=-1&waktu=',
    'jenis=__proto__&tanpa=constructor&toString=1',
    'utm_source=wa&fbclid=x',
    '%E0%A4%A&jenis',
    '&&&==&=x',
    `jenis=${'soto-'.repeat(20_000)}`,
  ])('skips unknown parts: %.40s', (hostile) => {
    expect(readListState(hostile)).toEqual(EMPTY_STATE);
  });

  test('keeps known parts and ignores the rest', () => {
    expect(readListState('jenis=soto,pizza&pedas=2,9').chosen).toEqual({
      ...NOTHING_CHOSEN,
      kind: ['soto'],
      heat: ['2'],
    });
  });

  test('reads no more of a query than anyone types', () => {
    expect(readListState(`cari=${'soto '.repeat(500)}`).query.length).toBeLessThanOrEqual(120);
  });
});
