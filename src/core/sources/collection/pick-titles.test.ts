import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../fixtures/seeded-random.ts';
import { listOffered, pickTitles, type OfferedTitles } from './pick-titles.ts';
import { SMALL_FACTS } from './search/fixtures/small-collection.ts';
import { listWellKnown } from './search/words/well-known.ts';

const offer = (groups: Readonly<Record<string, readonly string[]>>): OfferedTitles => ({
  titles: Object.values(groups).flat(),
  groups: Object.entries(groups)
    .flatMap(([group, titles]) => titles.map(() => group))
    .join(''),
});
const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${name}${at}`);
const MANY = offer({
  k: numbered('Kenal', 30),
  r: numbered('Daerah', 30),
  d: numbered('Minum', 9),
  s: numbered('Jajan', 9),
});

describe('titles for an empty screen', () => {
  test('are six well-known dishes, two regional ones, a drink and a snack', () => {
    for (const random of [() => 0, () => 0.5, seededRandom(1)]) {
      const names = pickTitles(MANY, 10, random).map((title) => title.replace(/\d+/u, ''));
      const count = (name: string) => names.filter((one) => one === name).length;
      expect([count('Kenal'), count('Daerah'), count('Minum'), count('Jajan')]).toEqual([
        6, 2, 1, 1,
      ]);
    }
  });

  test('start with different words if possible', () => {
    const soups = offer({ k: ['Soto Ayam', 'Soto Betawi', 'Soto Kudus', 'Rawon', 'Opor Ayam'] });
    for (const random of [() => 0, () => 0.5, () => 0.99]) {
      const beginnings = pickTitles(soups, 3, random).map((title) => title.split(' ')[0]);
      expect(new Set(beginnings)).toEqual(new Set(['Soto', 'Rawon', 'Opor']));
    }
  });

  test('change from one draw to the next', () => {
    expect(pickTitles(MANY, 5, () => 0)).not.toEqual(pickTitles(MANY, 5, () => 0.99));
  });

  test('contain each title once, at most as many as there are', () => {
    const few = offer({ k: ['Rawon', 'Rawon'], d: ['Es Cendol'] });
    expect(pickTitles(few, 20, () => 0.3).toSorted()).toEqual(['Es Cendol', 'Rawon']);
    expect(pickTitles(few, 0, () => 0)).toEqual([]);
    expect(pickTitles(few, -1, () => 0)).toEqual([]);
  });

  test('never offer pork, and count a drink as a drink', () => {
    const facts = SMALL_FACTS.map((one) =>
      one.title === 'Asam Padeh' ? { ...one, occasions: ['hajatan' as const] } : one,
    );
    const { titles, groups } = listOffered(facts, listWellKnown(facts));
    const groupOf = (title: string) => groups[titles.indexOf(title)];
    expect(titles).not.toContain('Saksang');
    expect(groupOf('Es Cendol')).toBe('d');
    expect(groupOf('Soto Ayam')).toBe('k');
    expect(groupOf('Asam Padeh')).toBe('r');
    expect(groupOf('Nastar')).toBe('s');
    const many = facts.flatMap((one) => (one.title === 'Asam Padeh' ? [one, one, one] : []));
    expect(listOffered(many, []).groups).toBe('rr');
    // What few know is offered only if it is for guests.
    expect(listOffered(SMALL_FACTS, []).titles).not.toContain('Asam Padeh');
  });
});
