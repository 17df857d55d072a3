import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readPackedPrices } from '../../../../build/read-packed-prices.ts';
import { unpackPrices } from '../../costing/packed-prices.ts';
import { readTable } from '../../lines/fixtures/read-table.ts';
import { readIngredient } from '../../lines/read-ingredient.ts';
import { splitGroup } from '../../recipes/split-group.ts';
import { readGroupHeading } from './group-heading.ts';
import {
  listNoIngredients,
  listUnreadPrices,
  readIngredients,
  writeIngredients,
} from './written-ingredients.ts';

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
    ['dua puluh lima cabai rawit', 'cabai rawit | 25'],
    ['.5 kg ayam', 'ayam | 0.5 kg'],
    ['1 (satu) ekor ayam', 'ayam | 1 ekor'],
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
    ['Telur dua butir', 'telur | 2 butir'],
    ['Ayam setengah kg', 'ayam | 0,5 kg'],
    ['Ayam sekitar 1 kg', 'Ayam | sekitar 1 kg'],
    ['kurleb 200 g gula', 'gula | kurleb 200 g'],
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
    ['Telur setengah matang'],
    ['Bumbu dasar tiga warna'],
    ['Santan dari 1 butir kelapa'],
    ['1 bungkus santan kara 65 ml'],
    ['2 butir'],
    ['Telur 3 butir kocok lepas'],
    ['pakai 3 sdm kecap manis'],
    ['kunyit, jahe, lengkuas 1 ruas'],
    ['1 ruas jahe, lengkuas, kunyit'],
    ['garam dan gula masing-masing 1 sdt'],
    ['500grTepung terigu'],
    ['1 sdm.garam'],
    ['2 x 65 ml santan'],
    ['10-an cabai rawit'],
  ])('whole, if its amount is uncertain: %s', (line) => {
    expect(read(line)).toEqual([`${line} | `]);
  });

  test.each([
    ['- 2 sdm gula'],
    ['• 2 sdm gula'],
    ['* 2 sdm gula'],
    ['1. 2 sdm gula'],
    ['3) 2 sdm gula'],
    ['3)2 sdm gula'],
    ['(3) 2 sdm gula'],
    ['▪️ 2 sdm gula'],
    ['1️⃣ 2 sdm gula'],
    ['1️⃣2️⃣ 2 sdm gula'],
    ['✅ *2 sdm* _gula_'],
    ['\u200E  2 sdm\u00A0gula  '],
  ])('without bullet, number and markup: %s', (line) => {
    expect(read(line)).toEqual(['gula | 2 sdm']);
  });

  test('without taking an amount for a number of the list', () => {
    expect(read('1.5 kg ayam', '1.tepung')).toEqual(['ayam | 1.5 kg', 'tepung | ']);
    expect(read('2.butir telur')).toEqual(['2.butir telur | ']);
  });

  test('like a step, whose verb may be a unit too', () => {
    expect(read('1.Potong ayam')).toEqual(['Potong ayam | ']);
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
    // A colon inside brackets does not count.
    ['Bumbu halus (diblender dengan minyak):', 'Bumbu halus'],
    ['Bumbudihaluskandulusemuanyabersama:', 'Bumbudihaluskandulusemuanyabe'],
  ])('with a name too long for a group is cut after a word: %s', (heading, group) => {
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
      .map(({ food, quantity, unit }) => [food, quantity, unit]);
  const lines = ['everyday-1', 'mixed-1'].flatMap((name) =>
    readTable(
      readFileSync(join(import.meta.dirname, `../../lines/fixtures/lines/${name}.txt`), 'utf8'),
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

describe('a line that is not an ingredient', () => {
  test.each([
    'total modal 75rb',
    'Total: 75.000',
    'modal 75rb',
    'harga jual 5.000',
    'Harga jual per pcs 5.000',
    'untung 20rb',
    'untung 20%',
    'jual 5rb',
    '- *jual 5rb/biji*',
    'HPP 3000',
    'Total = Rp 75.000,-',
    'gas 5rb',
    'gas dan listrik 8rb',
    'bahan-bahan 50rb',
    'gaji karyawan 20rb',
    'modal per porsi ± 3.000',
    'upah 20rb',
    'ongkir 10rb',
    'tenaga 15rb',
    'listrik 3rb',
    'Jadi 30 biji',
    'Jadi 20 s/d 25 biji',
    'Jadi 10 toples',
    'Hasil 2 loyang',
    'Untuk 6 mangkok',
    'Untuk 25 pcs',
    'Hasil: 30 biji',
  ])('is left out and named: %s', (line) => {
    const text = `gula 1 kg\n${line}`;
    expect(readIngredients(text)).toEqual([{ name: 'gula', servingSize: '1 kg' }]);
    expect(listNoIngredients(text)).toHaveLength(1);
  });

  test.each([
    'gas',
    'tauge 5rb',
    'total 500 g terigu',
    'gula jual 5 kg',
    'jumlah telur 3 butir',
    'untuk taburan 50 g keju',
    'bahan 500 g',
    'plastik 5rb',
    'air galon 5rb',
    'jual mahal 3 butir',
  ])('is not mistaken for: %s', (line) => {
    expect(readIngredients(line)).toHaveLength(1);
    expect(listNoIngredients(line)).toEqual([]);
  });
});

describe('a price that she wrote', () => {
  test.each([
    ['gula merah 200 gram (8000)', 'gula merah | 200 gram (Rp 8.000)'],
    ['ayam 1 ekor 40rb.', 'ayam | 1 ekor (Rp 40.000)'],
    ['wortel Rp 8.000, iris tipis', 'wortel, iris tipis | Rp 8.000'],
    ['gula merah (8.000) 200 gram', 'gula merah | 200 gram (Rp 8.000)'],
    ['kerupuk 250 gr @ 9.000', 'kerupuk | 250 gr (Rp 9.000)'],
    ['makaroni 1/2 kg Rp 11.000', 'makaroni | 1/2 kg (Rp 11.000)'],
    ['makaroni 1/2 kg, Rp11.000,-', 'makaroni | 1/2 kg (Rp 11.000)'],
    ['makaroni 1/2 kg = 11rb', 'makaroni | 1/2 kg (Rp 11.000)'],
    ['ceker 500gr harga 14rb', 'ceker | 500gr (Rp 14.000)'],
    ['500gr ceker 14rb', 'ceker | 500gr (Rp 14.000)'],
    ['ceker 500 gr 14.000', 'ceker | 500 gr (Rp 14.000)'],
    ['ayam 1 kg potong 12 38rb', 'ayam 1 kg potong 12 (Rp 38.000) | '],
    ['telur 3 butir @ 2.500', 'telur | 3 butir (Rp 7.500)'],
    ['ayam 2 kg 38rb/kg', 'ayam | 2 kg (Rp 76.000)'],
    ['ayam 500 g 38rb per kg', 'ayam | 500 g (Rp 19.000)'],
    ['ceker 500 g (total 14rb)', 'ceker | 500 g (Rp 14.000)'],
    ['garam 1 sdt, gula 1 sdm (total 2rb)', 'garam 1 sdt, gula 1 sdm (total Rp 2.000) | '],
    ['Telur 3 butir kocok lepas 7rb', 'Telur 3 butir kocok lepas (Rp 7.000) | '],
    ['tempe 5rb', 'tempe | Rp 5.000'],
    ['Rp 5.000 tauge', 'tauge | Rp 5.000'],
    ['5 ribu tauge', 'tauge | Rp 5.000'],
  ])('goes after the amount: %s', (line, expected) => {
    expect(read(line)).toEqual([expected]);
    expect(read(writeIngredients(readIngredients(line)))).toEqual([expected]);
  });

  test.each([
    ['2.000 g tepung', 'tepung | 2.000 g'],
    ['1500 ml air', 'air | 1500 ml'],
    ['2 papan tempe @ 300 g', 'tempe @ 300 g | 2 papan'],
    ['susu 1 kaleng (380 g)', 'susu | 1 kaleng (380 g)'],
    ['5-6rb cabai', '5-6rb cabai | '],
    ['cabai 5 sampai 6rb', 'cabai 5 sampai 6rb | '],
    ['air 1.000 ml', 'air | 1.000 ml'],
    ['ayam 1 ekor 40rb/kg', 'ayam 1 ekor 40rb/kg | '],
    ['cabai rawit 10-15', 'cabai rawit | 10-15'],
  ])('is not read if it is uncertain: %s', (line, expected) => {
    expect(read(line)).toEqual([expected]);
  });
});

test.each([
  ['gula 200 g (8000)\ntempe 5rb\n2.000 g tepung\ntempe @ 300 g\ngas 5rb', []],
  ['gula 1 kg 17rb, telur 3 butir\ngaram 1 sdt, gula 1 sdm (total 2rb)', []],
  ['ayam 2 kg 38rb/kg (Rp 76.000)', []],
  ['ayam 1 ekor 40rb/kg\ngula Rp 8.000 (16rb/kg)\nsosis 10 pcs (2 bks @ 9rb)', [0, 1, 2]],
])('a price that cannot be read is named: %j', (text, unread) => {
  expect(listUnreadPrices(text)).toEqual(unread.map((at) => text.split('\n')[at]));
});

describe('a line with several foods', () => {
  test.each([
    ['1 sdt garam dan 2 sdt gula', ['garam | 1 sdt', 'gula | 2 sdt']],
    ['1 kg tepung dan 2 butir telur', ['tepung | 1 kg', 'telur | 2 butir']],
    ['gula 1sdm, kaldu 1sdt', ['gula | 1sdm', 'kaldu | 1sdt']],
    ['1 sdm gula + garam secukupnya', ['gula | 1 sdm', 'garam | secukupnya']],
    ['bahan: terigu 500g, telur 3 butir', ['terigu | 500g', 'telur | 3 butir']],
    ['Bumbu: garam 1 sdt, gula 1,5 sdm', ['Bumbu: garam | 1 sdt', 'Bumbu: gula | 1,5 sdm']],
    [
      'gula 1 kg 17rb, telur 3 butir 7rb',
      ['gula | 1 kg (Rp 17.000)', 'telur | 3 butir (Rp 7.000)'],
    ],
  ])('is one ingredient for each: %s', (line, expected) => {
    expect(read(line)).toEqual(expected);
  });

  test.each([
    'ayam 1 ekor, potong 8 bagian',
    'bawang putih 3 siung, iris 2 cm',
    'tepung 500 g, sisihkan 50 g',
    'telur 3 butir, gula',
    'telur 2 butir, 1 untuk olesan',
    '1 sdt garam, atau sesuai selera',
    'kunyit, jahe, lengkuas 1 ruas',
    '200g+50g gula',
  ])('stays one if that is not certain: %s', (line) => {
    expect(read(line)).toHaveLength(1);
  });
});

test('numbers in words are written in digits, which grow with the portions', () => {
  expect(read('Santan dari satu butir kelapa')).toEqual(['santan dari 1 butir kelapa | ']);
});

test('drops what WhatsApp puts before a copied message', () => {
  expect(
    read(
      '[28/11 19:02] Kak Sari: 2 btr telur',
      '[28/11/26, 19.02.11] Kak Sari: *Bumbu:*',
      '28/11/26 19.02 - +62 812-3456: garam 1 sdt',
    ),
  ).toEqual(['telur | 2 btr', 'Bumbu: garam | 1 sdt']);
});
