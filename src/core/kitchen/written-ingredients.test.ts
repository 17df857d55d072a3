import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readPackedPrices } from '../../../build/read-packed-prices.ts';
import { unpackPrices } from '../costing/packed-prices.ts';
import { readTable } from '../lines/fixtures/read-table.ts';
import { readIngredient } from '../lines/read-ingredient.ts';
import { splitGroup } from '../recipes/split-group.ts';
import { readGroupHeading, readIngredients, writeIngredients } from './written-ingredients.ts';

const read = (...lines: readonly string[]) =>
  readIngredients(lines.join('\n')).map(({ name, servingSize }) => `${name} | ${servingSize}`);

describe('an ingredient is read', () => {
  test.each([
    ['500 g tepung terigu', 'tepung terigu | 500 g'],
    ['500gr Tepung terigu', 'Tepung terigu | 500gr'],
    ['½ sdt garam', 'garam | ½ sdt'],
    ['1 1/2 sdm gula pasir', 'gula pasir | 1 1/2 sdm'],
    ['2-3 lembar daun jeruk, buang tulangnya', 'daun jeruk, buang tulangnya | 2-3 lembar'],
    ['5 siung besar bawang putih', 'bawang putih | 5 siung besar'],
    ['3 telur', 'telur | 3'],
    ['seruas jahe', 'jahe | seruas'],
    ['setengah kg daging sapi', 'daging sapi | setengah kg'],
    ['± 250 ml santan', 'santan | ± 250 ml'],
    ['1 ekor (± 800 g) ayam kampung', 'ayam kampung | 1 ekor (± 800 g)'],
    ['2 papan tempe @ 300 g', 'tempe @ 300 g | 2 papan'],
  ])('with its amount before it: %s', (line, expected) => {
    expect(read(line)).toEqual([expected]);
  });

  test.each([
    ['Tepung terigu 500 g', 'Tepung terigu | 500 g'],
    ['Bawang merah: 5 siung', 'Bawang merah | 5 siung'],
    ['Gula pasir = 2 sdm', 'Gula pasir | 2 sdm'],
    ['Ayam 1 ekor, potong 8', 'Ayam, potong 8 | 1 ekor'],
    ['Mi telur 2 bungkus (@ 200 g)', 'Mi telur | 2 bungkus (@ 200 g)'],
    ['Ayam sekitar 1 kg', 'Ayam | sekitar 1 kg'],
  ])('with its amount after it: %s', (line, expected) => {
    expect(read(line)).toEqual([expected]);
  });

  test.each([
    ['Garam secukupnya', 'Garam | secukupnya'],
    ['secukupnya garam', 'garam | secukupnya'],
    ['Cabai rawit Sesuai selera', 'Cabai rawit | Sesuai selera'],
    ['Garam: secukupnya', 'Garam | secukupnya'],
  ])('to taste: %s', (line, expected) => {
    expect(read(line)).toEqual([expected]);
  });

  test.each([
    ['Daun bawang'],
    ['Santan dari 1 butir kelapa'],
    ['1 sdt garam dan 2 sdt gula'],
    ['1 bungkus santan kara 65 ml'],
    ['2 butir'],
    ['Telur 3 butir kocok lepas'],
    ['pakai 3 sdm kecap manis'],
    ['kunyit, jahe, lengkuas 1 ruas'],
    ['1 ruas jahe, lengkuas, kunyit'],
    ['garam dan gula masing-masing 1 sdt'],
    ['500grTepung terigu'],
    ['1 sdm.garam'],
    ['dua puluh lima cabai rawit'],
    ['2 x 65 ml santan'],
    ['1 (satu) ekor ayam'],
    ['10-an cabai rawit'],
    ['.5 kg ayam'],
    ['tempe 5rb'],
    ['Rp 5.000 tauge'],
    ['Hasil: 30 biji'],
    ['1 sdm gula + garam secukupnya'],
  ])('whole, if its amount cannot be told for certain: %s', (line) => {
    expect(read(line)).toEqual([`${line} | `]);
  });

  test.each([
    ['- 2 sdm gula'],
    ['• 2 sdm gula'],
    ['* 2 sdm gula'],
    ['1. 2 sdm gula'],
    ['3) 2 sdm gula'],
    ['▪️ 2 sdm gula'],
    ['1️⃣ 2 sdm gula'],
    ['✅ *2 sdm* _gula_'],
    ['\u200E  2 sdm\u00A0gula  '],
  ])('without bullet, number and markup: %s', (line) => {
    expect(read(line)).toEqual(['gula | 2 sdm']);
  });

  test('without taking an amount for a number of the list', () => {
    expect(read('1.5 kg ayam', '1.tepung')).toEqual(['ayam | 1.5 kg', 'tepung | ']);
  });

  test('not at all from blank lines and lines of signs', () => {
    expect(read('', '   ', '-----', '500 g tepung', '')).toEqual(['tepung | 500 g']);
  });
});

describe('a group', () => {
  test('is written before each of its ingredients, and ends with "Bahan:"', () => {
    expect(
      read('1 kg ayam', '', '*Bumbu halus:*', '- 5 siung bawang', '- kunyit', 'Bahan:', 'garam'),
    ).toEqual([
      'ayam | 1 kg',
      'Bumbu halus: bawang | 5 siung',
      'Bumbu halus: kunyit | ',
      'garam | ',
    ]);
  });

  test('may stand on the line of an ingredient', () => {
    expect(read('Kuah:', 'Taburan: 2 sdm bawang goreng', '1 l air')).toEqual([
      'Taburan: bawang goreng | 2 sdm',
      'Kuah: air | 1 l',
    ]);
  });

  test.each([
    ['Bumbu halus:', 'Bumbu halus'],
    ['BUMBU HALUS', 'BUMBU HALUS'],
    ['_Bumbu iris_', 'Bumbu iris'],
    ['Adonan 2 :', 'Adonan 2'],
    ['Bahan B', 'Bahan B'],
    ['Bahan-bahan (untuk 10 porsi):', ''],
    ['*Bahan*', ''],
    ['Bahan yang diperlukan:', ''],
    ['*500 g tepung*', undefined],
    ['*Garam secukupnya*', undefined],
    ['2 sdm gula:', undefined],
    ['Bumbu racik 1 bungkus', undefined],
    ['Bumbu halus (5 bawang merah, 3 kemiri)', undefined],
    ['Bumbu (haluskan):', 'Bumbu (haluskan)'],
  ])('is headed by %s: %j', (line, expected) => {
    expect(readGroupHeading(line)).toBe(expected);
  });

  test.each([
    ['Bumbu yang harus dihaluskan dulu semuanya:', 'Bumbu yang harus dihaluskan'],
    ['Bumbu halus untuk lapisan atas:', 'Bumbu halus untuk lapisan'],
    ['Bumbu halus buat lapisan atas:', 'Bumbu halus buat lapisan atas'],
    // A colon inside brackets heads nothing.
    ['Bumbu halus (diblender dengan minyak):', 'Bumbu halus'],
    ['Bumbudihaluskandulusemuanyabersama:', 'Bumbudihaluskandulusemuanyabe'],
  ])('with a name too long for a group is cut behind a word: %s', (heading, group) => {
    expect(read(heading, '5 siung bawang')).toEqual([`${group}: bawang | 5 siung`]);
    expect(splitGroup(`${group}: bawang`).group).toBe(group);
  });
});

test('what is written can be read back', () => {
  const ingredients = readIngredients(
    [
      '1 ekor (± 800 g) ayam, potong 8',
      'Garam secukupnya',
      'Bumbu halus:',
      '5 siung bawang merah',
      'kunyit, bakar',
      'Bahan:',
      'Santan dari 1 butir kelapa',
      'Taburan: 2 sdm bawang goreng',
    ].join('\n'),
  );
  const text = writeIngredients(ingredients);
  expect(text).toBe(
    `1 ekor (± 800 g) ayam, potong 8
Garam secukupnya

Bumbu halus:
5 siung bawang merah
kunyit, bakar

Bahan:
Santan dari 1 butir kelapa

Taburan:
2 sdm bawang goreng`,
  );
  expect(readIngredients(text)).toEqual(ingredients);
});

test('dividing a line that people have written hardly ever changes what it means', () => {
  const book = unpackPrices(readPackedPrices('collection'));
  const meant = (ingredients: ReturnType<typeof readIngredients>) =>
    ingredients
      .flatMap((ingredient) => readIngredient(ingredient, book))
      .map(({ ingredient, quantity, unit }) => [ingredient, quantity, unit]);
  const lines = ['everyday-1', 'mixed-1'].flatMap((name) =>
    readTable(
      readFileSync(join(import.meta.dirname, `../lines/fixtures/lines/${name}.txt`), 'utf8'),
    ),
  );
  const changed = lines.filter(({ text }) => {
    const whole = meant([{ name: text, servingSize: '' }]);
    return JSON.stringify(meant(readIngredients(text))) !== JSON.stringify(whole);
  });
  expect(changed.length / lines.length, changed.map(({ text }) => text).join('\n')).toBeLessThan(
    0.01,
  );
  const divided = lines.filter(({ text }) => readIngredients(text)[0]?.servingSize);
  expect(divided.length / lines.length).toBeGreaterThan(0.65);
});
