import { describe, expect, test } from 'vitest';
import { groupIngredients } from './group-ingredients.ts';

const grouped = (...names: readonly string[]) =>
  groupIngredients(names.map((name) => ({ name, servingSize: '1 sdm' }))).map(
    ({ group, startsGroup, name }) => [startsGroup ? `${group}:` : group, name],
  );

describe('the ingredient list', () => {
  test('shows a group once, at its first ingredient', () => {
    expect(
      grouped('Ayam', 'Bumbu halus: bawang merah', 'Bumbu halus: kunyit', 'Pelengkap: sambal'),
    ).toEqual([
      ['', 'Ayam'],
      ['Bumbu halus:', 'bawang merah'],
      ['Bumbu halus', 'kunyit'],
      ['Pelengkap:', 'sambal'],
    ]);
  });

  test('shows a group again after something outside it', () => {
    expect(grouped('Kuah: santan', 'Garam', 'Kuah: air')).toEqual([
      ['Kuah:', 'santan'],
      ['', 'Garam'],
      ['Kuah:', 'air'],
    ]);
  });

  test.each([
    ['nothing after the colon', 'Bumbu halus: '],
    ['nothing before the colon', ': garam'],
    ['no space after the colon', 'Bumbu:garam'],
    ['a ratio', '1:2 air dan beras'],
    ['a number before the colon', '2 bahan: telur'],
    ['a sentence before the colon', `Siapkan semua yang ada di dapur lalu pilih: telur`],
    ['a line break', 'Bumbu: garam\ndan gula'],
    ['nothing at all', ''],
  ])('takes %s for a name', (_, name) => {
    expect(grouped(name)).toEqual([['', name]]);
  });

  test('splits at the first colon only', () => {
    expect(grouped('Saus: kecap: asin')).toEqual([['Saus:', 'kecap: asin']]);
  });

  test('keeps amounts and gives each line its own position, even identical ones', () => {
    const lines = groupIngredients([
      { name: 'Kuah: air', servingSize: '1 liter' },
      { name: 'Kuah: air', servingSize: '1 liter' },
    ]);
    expect(lines.map(({ servingSize }) => servingSize)).toEqual(['1 liter', '1 liter']);
    expect(new Set(lines.map(({ position }) => position)).size).toBe(2);
  });
});
