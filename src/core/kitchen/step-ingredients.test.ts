import { describe, expect, test } from 'vitest';
import { findStepIngredients } from './step-ingredients.ts';

const INGREDIENTS = [
  ['', 'ayam kampung, potong 8'],
  ['', 'hati ayam'],
  ['', 'tepung terigu'],
  ['', 'tepung beras'],
  ['', 'es batu'],
  ['Bumbu halus', 'bawang merah, iris'],
  ['Bumbu halus', 'bawang putih'],
  ['Bumbu halus', 'kunyit (bakar)'],
  ['', 'minyak goreng'],
].map(([group = '', name = '']) => ({ group, name }));

const mentioned = (step: string) => findStepIngredients(step, INGREDIENTS).map(({ name }) => name);

describe('the ingredients of a step', () => {
  test.each([
    ['Masukkan ayam, aduk rata.', ['ayam kampung, potong 8']],
    ['Goreng hati ayam sebentar.', ['hati ayam']],
    ['Campur tepung beras dan air.', ['tepung beras']],
    ['Ayak tepung.', ['tepung terigu', 'tepung beras']],
    ['Tumis bumbu halus sampai harum.', ['bawang merah, iris', 'bawang putih', 'kunyit (bakar)']],
    ['Panaskan minyak, goreng kunyit.', ['kunyit (bakar)', 'minyak goreng']],
    ['Beri es batu.', ['es batu']],
    ['Angkat dan sajikan.', []],
    ['', []],
  ])('%s', (step, names) => {
    expect(mentioned(step)).toEqual(names);
  });

  describe('where two lines have one name', () => {
    const KLEPON = [
      ['', 'tepung ketan', '250 g'],
      ['', 'garam', '¼ sdt'],
      ['', 'air', '200 ml'],
      ['', 'kelapa parut, setengah tua', '150 g'],
      ['', 'garam', '½ sdt'],
      ['', 'daun pandan', '1 lembar'],
      ['', 'gula merah', '120 g'],
      ['', 'air', '2 l'],
      ['Taburan', 'garam', '1 sdt'],
    ].map(([group = '', name = '', size = '']) => ({ group, name, size }));
    const sizes = (step: string) => findStepIngredients(step, KLEPON).map(({ size }) => size);

    test.each([
      ['Campur tepung ketan dan garam.', ['250 g', '¼ sdt']],
      ['Kukus kelapa parut dengan garam dan daun pandan.', ['150 g', '½ sdt', '1 lembar']],
      ['Rebus gula merah dengan air.', ['120 g', '2 l']],
    ])('the nearer one is meant: %s', (step, expected) => {
      expect(sizes(step)).toEqual(expected);
    });

    test.each([
      ['nothing else is mentioned', 'Beri garam.', ['¼ sdt', '½ sdt', '1 sdt']],
      ['both are as near', 'Aduk air dan kelapa parut, beri garam.', ['¼ sdt', '½ sdt']],
      [
        'the name is said twice',
        'Larutkan gula merah dalam air panas, tambahkan air.',
        ['2 l', '200 ml'],
      ],
      ['one came with its group', 'Beri taburan dan garam.', ['¼ sdt', '½ sdt', '1 sdt']],
    ])('all that it may be are given where %s', (_, step, expected) => {
      expect(sizes(step)).toEqual(expect.arrayContaining(expected));
    });
  });

  test('are none where the dish lists none', () => {
    expect(findStepIngredients('Rebus ayam.', [])).toEqual([]);
  });
});
