import { expect, test } from 'vitest';
import { readPastedRecipe } from './pasted-recipe.ts';
import { divideRecipe, NOTHING_WRITTEN } from './written-recipe.ts';

const divide = (text: string) =>
  divideRecipe({ ...NOTHING_WRITTEN, ingredients: readPastedRecipe(text) ?? '' });

test('a recipe pasted as a question is one', () => {
  const text = 'Bolu Bu Sri\nUntuk 20 buah\nBahan:\n250 gr terigu\n2 btr telur\nCara:\nKukus.';
  expect(divide(text)).toEqual({
    name: 'Bolu Bu Sri',
    portions: '20 buah',
    ingredients: 'Bahan:\n250 gr terigu\n2 btr telur',
    steps: 'Kukus.',
  });
});

test('a recipe told in one line is one, without what is asked about it', () => {
  const text =
    'resep saya: 500 gr tepung terigu, 3 butir telur, 200 gr gula, jadi 30 donat. modal per donat berapa?';
  expect(divide(text)).toMatchObject({
    portions: '30 buah',
    ingredients: 'Bahan:\n500 gr tepung terigu\n3 butir telur\n200 gr gula',
  });
  expect(
    divide('resepku: 500 gr. terigu,3 btr. telur,gula 1,5 ons. Jadi 40 bolu, hpp?'),
  ).toMatchObject({
    portions: '40 buah',
    ingredients: 'Bahan:\n500 gr. terigu\n3 btr. telur\ngula 1,5 ons',
  });
  expect(
    divide('resepku donat kentang: terigu 500 gr, gula 1,5 ons, jadi 30 biji, hpp?').name,
  ).toBe('donat kentang');
});

test.each([
  'rendang 2 kg daging untuk 10 orang',
  'risol 50\npastel 50\nkolak 30 cup',
  'resep rendang 1 kg daging 500 ml santan',
  'ayam 1 kg, beras 5 kg, minyak 2 liter dimasak apa',
  'ayam 1 kg\nberas 5 kg\nenaknya dimasak apa',
  'bahan jualan 200 ribu',
  'Bahan di kulkas:\n- ayam 500 gr\n- tahu 200 g\nbisa dimasak apa ya',
  'resep untuk katering:\nrendang 5 kg\nopor 3 kg',
  'cara menyimpan 2 kg ayam dan 3 kg daging\nbiar awet',
  'Bahan:\n500 g jamur liar\n200 g ubi gadung\naman dimakan?',
  'resep saya: ayam 2 kg, telur 1 kg. bisa jadi apa?',
])('a question is none: %j', (question) => expect(readPastedRecipe(question)).toBeUndefined());
