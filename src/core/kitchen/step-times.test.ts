import { describe, expect, test } from 'vitest';
import { findStepTimes } from './step-times.ts';

const times = (step: string) => findStepTimes(step).map(({ text, seconds }) => [text, seconds]);

describe('the times of a step', () => {
  test.each([
    ['Rebus 15 menit sampai empuk.', '15 menit', 900],
    ['Diamkan 1 jam.', '1 jam', 3_600],
    ['Kocok 30 detik', '30 detik', 30],
    ['Goreng 10-12 menit, balik.', '10-12 menit', 600],
    ['Goreng 10 – 12 menit', '10 – 12 menit', 600],
    ['Masak 3 sampai 4 menit', '3 sampai 4 menit', 180],
    ['Masak 1½ jam', '1½ jam', 5_400],
    ['Masak 1 1/2 jam', '1 1/2 jam', 5_400],
    ['Masak 1,5 jam', '1,5 jam', 5_400],
    ['Kukus ½ jam', '½ jam', 1_800],
    ['Kukus ⅓ jam', '⅓ jam', 1_200],
    ['Kukus setengah jam', 'setengah jam', 1_800],
    ['Kukus sejam', 'sejam', 3_600],
    ['Kukus 1 jam 30 menit', '1 jam 30 menit', 5_400],
    ['Panggang 25 MENIT', '25 MENIT', 1_500],
  ])('%s', (step, text, seconds) => {
    expect(times(step)).toEqual([[text, seconds]]);
  });

  test.each([
    ['Rebus iga dalam air mendidih 5 menit, tiriskan.', ['Rebus iga']],
    ['Kecilkan api, tutup 3 menit, balik, lalu masak 4 menit.', ['tutup', 'masak']],
    ['Goreng kacang terpisah, teri 2 menit, kacang 4 menit.', ['Goreng kacang', 'kacang']],
    [
      'Rebus kangkung 2 menit dan tauge setengah menit. Kukus 5 menit.',
      ['Rebus kangkung', 'tauge', 'Kukus'],
    ],
    ['Rebus sampai mengapung, sekitar 4 menit.', ['Rebus']],
    ['Goreng dalam minyak 175 °C, 4 potong sekali masak, 6 menit', ['Goreng']],
    ['Goreng bersama hati ayam (rebus 10 menit, potong)', ['rebus']],
    ['Rebus ayam, 1,5 l air, jahe (memarkan) dan garam 40 menit', ['Rebus ayam']],
    ['Diamkan. Setelah 10 menit, balik.', ['Diamkan']],
    ['Tumis dengan 3 sdm minyak 6 menit.', ['Tumis']],
    [
      'Goreng api sedang 4 menit. Panggang api atas-bawah 9 menit.',
      ['Goreng api sedang', 'Panggang'],
    ],
    ['5 menit', ['']],
  ])('are called by the words before them: %s', (step, names) => {
    expect(findStepTimes(step).map(({ name }) => name)).toEqual(names);
  });

  test.each([
    'Diamkan semalam.',
    'Tumis sebentar.',
    'Rendam 24 jam.',
    'Potong 2 cm.',
    'Masak 0 menit',
    'Panaskan: secuil adonan naik dalam 2 detik.',
    'Bagi menjadi 15 menitip',
    '',
  ])('none in %j', (step) => {
    expect(times(step)).toEqual([]);
  });

  test('of a step with several stand in order, with their places', () => {
    const step = 'Tumis 2 menit, tuang air, masak 20 menit.';
    const found = findStepTimes(step);
    expect(found.map(({ start, end }) => step.slice(start, end))).toEqual(['2 menit', '20 menit']);
    expect(found.map(({ seconds }) => seconds)).toEqual([120, 1_200]);
  });

  test('are found in hostile text without getting lost', () => {
    for (const piece of ['1 ', '1-', '½', 'setengah ', '1 jam ']) {
      expect(findStepTimes(piece.repeat(4_000)).every(({ seconds }) => seconds > 0)).toBe(true);
    }
  });
});
