import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { DISH_KINDS } from '#core/recipes/dish-extras.ts';
import { pictureName } from './dish-picture.tsx';

const drawn = new Set(
  [
    ...readFileSync(join(import.meta.dirname, 'dish-pictures.svg'), 'utf8').matchAll(
      /<symbol id="(?<name>[\w-]+)"/gu,
    ),
  ].map(({ groups }) => groups?.['name']),
);

describe('the picture of a dish', () => {
  test.each(DISH_KINDS)('is drawn for %s', (kind) => {
    expect(drawn).toContain(pictureName(kind, ''));
  });

  test.each([
    ['Pepes Ikan Mas', 'pepes'],
    ['Ikan Bakar Kecap', 'ikan'],
    ['Bandeng Presto', 'ikan'],
    ['Ayam Betutu', 'ayam'],
    ['Bebek Goreng Madura', 'ayam'],
    ['Tempe Bacem', 'lauk'],
    ['Ikanan', 'lauk'],
  ])('of %s is %s', (foodName, picture) => {
    expect(pictureName('lauk', foodName)).toBe(picture);
    expect(drawn).toContain(picture);
  });

  test('is a plate for a dish whose kind is unknown', () => {
    expect(drawn).toContain(pictureName(undefined, 'Ayam Bu Tuti'));
  });

  test('goes by the kind before the name', () => {
    expect(pictureName('soto', 'Soto Ayam')).toBe('soto');
  });
});
