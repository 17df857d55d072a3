import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DISH_KINDS, type DishKind } from '#core/recipes/dish-extras.ts';
import { DishPicture } from './dish-picture.tsx';

const drawn = new Set(
  [
    ...readFileSync(join(import.meta.dirname, 'dish-pictures.svg'), 'utf8').matchAll(
      /<symbol id="(?<name>[\w-]+)"/gu,
    ),
  ].map(({ groups }) => groups?.['name']),
);

/** The name of the symbol that is shown. */
function pictureOf(kind: DishKind | undefined, foodName?: string) {
  const { container } = render(
    <DishPicture kind={kind} {...(foodName !== undefined && { foodName })} />,
  );
  return container.querySelector('use')?.getAttribute('href')?.split('#')[1];
}

describe('the picture of a dish', () => {
  test.each(DISH_KINDS)('is drawn for %s', (kind) => {
    expect(drawn).toContain(pictureOf(kind));
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
    expect(pictureOf('lauk', foodName)).toBe(picture);
    expect(drawn).toContain(picture);
  });

  test('is a plate for a dish whose kind is unknown', () => {
    expect(drawn).toContain(pictureOf(undefined, 'Ayam Bu Tuti'));
  });

  test('goes by the kind before the name', () => {
    expect(pictureOf('soto', 'Soto Ayam')).toBe('soto');
  });
});
