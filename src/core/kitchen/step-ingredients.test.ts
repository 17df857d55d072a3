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

  test('are none where the dish lists none', () => {
    expect(findStepIngredients('Rebus ayam.', [])).toEqual([]);
  });
});
