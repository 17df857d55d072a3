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

/** Those of a step of a source that does not say. */
const findMentioned = <Line extends { readonly group: string; readonly name: string }>(
  step: string,
  ingredients: readonly Line[],
) => findStepIngredients({ number: 1, step }, ingredients, undefined);
const mentioned = (step: string) => findMentioned(step, INGREDIENTS).map(({ name }) => name);

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

  test('include both lines with the same name, since either may be meant', () => {
    const salted = [
      { group: '', name: 'garam', size: '¼ sdt' },
      { group: 'Taburan', name: 'garam', size: '1 sdt' },
    ];
    const found = findMentioned('Beri garam.', salted);
    expect(found.map(({ size }) => size)).toEqual(['¼ sdt', '1 sdt']);
  });

  test('are those that the source says go into it, whatever else it mentions', () => {
    const soto = [
      { group: 'Kuah', name: 'ayam', size: '1 ekor' },
      { group: 'Kuah', name: 'garam', size: '2 sdt' },
      { group: 'Pelengkap', name: 'soun', size: '50 g' },
      { group: 'Pelengkap', name: 'garam', size: '¼ sdt' },
    ];
    const step = 'Tata soun, beri garam dan ayam suwir, siram kuah.';
    const sizes = (number: number, steps: readonly number[]) =>
      findStepIngredients({ number, step }, soto, steps).map(({ size }) => size);
    expect(sizes(2, [1, 1, 2, 2])).toEqual(['50 g', '¼ sdt']);
    expect(sizes(3, [1, 1, 2, 2])).toEqual([]);
    // Numbers that do not match the list are ignored.
    expect(sizes(2, [1, 2])).toEqual(['1 ekor', '2 sdt', '50 g', '¼ sdt']);
  });

  test('are empty if the dish lists none', () => {
    expect(findMentioned('Rebus ayam.', [])).toEqual([]);
  });
});
