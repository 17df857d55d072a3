import { describe, expect, test } from 'vitest';
import { createDishCosting } from '../costing/dish-costing.ts';
import { NO_OWN_PRICES } from '../costing/own-prices.ts';
import type { Dish } from '../recipes/dish.ts';
import { book, dish as dishOf } from './fixtures/planned-dishes.ts';
import { scaleDish } from './scale-dish.ts';

const costing = createDishCosting(book);
const scale = (one: Dish, factor: number) =>
  scaleDish(one, { factor, dishCost: undefined, costing });

const dish = {
  ...dishOf({}),
  ingredient: [
    { name: 'Ayam, potong 8', servingSize: '1 ekor' },
    { name: 'Bumbu halus: bawang merah', servingSize: '8 siung' },
    { name: 'Santan kental', servingSize: '500 ml' },
    { name: '2 sdm gula merah', servingSize: '' },
    { name: 'Garam', servingSize: 'secukupnya' },
  ],
  completeRecept: [
    { number: 1, step: 'Tumis bumbu 5 menit, masukkan ayam potong 2 cm.' },
    { number: 2, step: 'Tuang 500 ml santan, aduk 10 menit.' },
    { number: 3, step: 'Beri 2 sdm gula merah.' },
  ],
};

describe('a scaled dish', () => {
  test('scales amounts in list and steps, and leaves cuts and times alone', () => {
    const { dish: scaled, advice } = scale(dish, 3);
    expect(scaled.ingredient).toEqual([
      { name: 'Ayam, potong 8', servingSize: '3 ekor' },
      { name: 'Bumbu halus: bawang merah', servingSize: '24 siung' },
      { name: 'Santan kental', servingSize: '1½ liter' },
      { name: '6 sdm gula merah', servingSize: '' },
      { name: 'Garam', servingSize: 'secukupnya' },
    ]);
    expect(scaled.completeRecept.map(({ step }) => step)).toEqual([
      'Tumis bumbu 5 menit, masukkan ayam potong 2 cm.',
      'Tuang 1½ liter santan, aduk 10 menit.',
      'Beri 6 sdm gula merah.',
    ]);
    expect(advice).toEqual([]);
  });

  test.each([
    ['200g+50g gula', '800 g+200 g gula'],
    ['1 kg tepung dan 2 butir telur', '4 kg tepung dan 8 butir telur'],
    ['ayam 1/2 ekor potong2', 'ayam 2 ekor potong2'],
    ['santan kara 65ml 2 bks', 'santan kara 65ml 8 bungkus'],
    ['1 bungkus santan kara 65 ml', '4 bungkus santan kara 65 ml'],
    ['susu evaporasi 14 oz 2 kaleng', 'susu evaporasi 14 oz 8 kaleng'],
    ['gula 1sdm, kaldu 1sdt', 'gula 4 sdm, kaldu 1⅓ sdm'],
    ['santan dari 1 butir kelapa', 'santan dari 4 butir kelapa'],
    ['Bumbu: pakai 3 sdm kecap manis', 'Bumbu: pakai 12 sdm kecap manis'],
    ['Telur 3 butir kocok lepas (Rp 7.000)', 'Telur 12 butir kocok lepas (Rp 28.000)'],
    ['1 ekor ayam jadi 8, potong dadu 2 cm', '4 ekor ayam jadi 8, potong dadu 2 cm'],
    ['3 telur', '12 telur'],
    ['wortel besar 2 potong2', 'wortel besar 8 potong2'],
    ['ayam dibelah 2', 'ayam dibelah 2'],
    ['santan 2 x 65 ml', 'santan 8 x 65 ml'],
    ['2 x 65 ml santan', '8 x 65 ml santan'],
    ['daun bawang', 'daun bawang'],
  ])('scales all amounts of a line that is written whole: %s', (name, expected) => {
    const one = { ...dish, ingredient: [{ name, servingSize: '' }], completeRecept: [] };
    expect(scale(one, 4).dish.ingredient[0]?.name).toBe(expected);
  });

  test.each([
    ['Bulatkan menjadi 30 buah (± 22 g).', 'Bulatkan menjadi 50 buah (± 22 g).'],
    ['Bentuk 60 bulatan kecil.', 'Bentuk 100 bulatan kecil.'],
    ['Bagi adonan menjadi 30 bagian.', 'Bagi adonan menjadi 50 bagian.'],
    ['Bagi adonan menjadi 12 bagian.', 'Bagi adonan menjadi 12 bagian.'],
    ['Bagi 30, bulatkan.', 'Bagi 50, bulatkan.'],
    ['Bagi adonan 30 (± 22 g).', 'Bagi adonan 50 (± 22 g).'],
    ['Kempiskan, bagi 30 @ 43 g, bulatkan.', 'Kempiskan, bagi 50 @ 43 g, bulatkan.'],
    ['Bagi kedua adonan masing-masing 30.', 'Bagi kedua adonan masing-masing 50.'],
    ['Bagi ke 30 mangkuk.', 'Bagi ke 50 mangkuk.'],
    ['Bagi dua, lalu bagi 4 bulatan.', 'Bagi dua, lalu bagi 4 bulatan.'],
    ['Dibagi 12 g tiap buah.', 'Dibagi 12 g tiap buah.'],
    ['Goreng 30 detik.', 'Goreng 30 detik.'],
    ['Olesi bagian atas 30 kue.', 'Olesi bagian atas 30 kue.'],
    ['Ambil bagian putihnya 30 batang.', 'Ambil bagian putihnya 30 batang.'],
    ['Bagikan kepada 30 anak.', 'Bagikan kepada 30 anak.'],
    ['Bagi rata lalu masak dengan tekanan 60 kPa.', 'Bagi rata lalu masak dengan tekanan 60 kPa.'],
    ['Bulatkan menjadi 30 gram.', 'Bulatkan menjadi 30 gram.'],
    ['Setelah jadi tambahkan 30 tetes.', 'Setelah jadi tambahkan 30 tetes.'],
    ['Dinginkan 30 menit, potong 30.', 'Dinginkan 30 menit, potong 50.'],
    ['Dinginkan lalu potong kue 30 bagian.', 'Dinginkan lalu potong kue 50 bagian.'],
    ['Dinginkan, bulatkan 60.', 'Dinginkan, bulatkan 100.'],
    ['Buat 30 dadar tipis di teflon 18 cm.', 'Buat 50 dadar tipis di teflon 18 cm.'],
    ['Potong 30 × 30 cm.', 'Potong 30 × 30 cm.'],
    ['Gilas menjadi 60 × 30 cm.', 'Gilas menjadi 60 × 30 cm.'],
    ['Potong menjadi 30 cm.', 'Potong menjadi 30 cm.'],
    ['Gilas menjadi 30 mm.', 'Gilas menjadi 30 mm.'],
    ['Masukkan ayam potong 30.', 'Masukkan ayam potong 30.'],
  ])('scales the pieces that a recipe makes: %s', (step, expected) => {
    const klepon = { ...dish, porsi: 30, hasil: '60 bola', completeRecept: [{ number: 1, step }] };
    expect(scale(klepon, 50 / 30).dish.completeRecept[0]?.step).toBe(expected);
  });

  test('scales the pieces of a yield that is about right', () => {
    const completeRecept = [{ number: 1, step: 'Bentuk 60 bulatan.' }];
    const klepon = { ...dish, porsi: 30, hasil: '± 60 bola', completeRecept };
    expect(scale(klepon, 2).dish.completeRecept[0]?.step).toBe('Bentuk 120 bulatan.');
  });

  test.each([
    [1 / 2, 'Bagi menjadi 8 bagian.'],
    [1 / 40, 'Bagi menjadi 1 bagian.'],
  ])('makes whole pieces: × %d', (factor, expected) => {
    const completeRecept = [{ number: 1, step: 'Bagi menjadi 15 bagian.' }];
    const made = scale({ ...dish, porsi: 15, completeRecept }, factor).dish.completeRecept[0];
    expect(made?.step).toBe(expected);
  });

  test('scales the pieces of a yield that is no multiple of the portions', () => {
    const completeRecept = [{ number: 1, step: 'Bagi jadi 20 bulatan.' }];
    const bakso = { ...dish, porsi: 6, hasil: '20 bulatan', completeRecept };
    expect(scale(bakso, 1 / 2).dish.completeRecept[0]?.step).toBe('Bagi jadi 10 bulatan.');
  });

  test.each([
    ['Bulatkan sisa adonan menjadi 12 bakso.', true],
    ['Bagi 10 bulatan, belah dua.', true],
    ['Bagi ke 4 mangkuk.', true],
    ['Bagi adonan menjadi 3 lapis.', false],
    ['Bagi 10 g ke tiap loyang.', false],
    ['Potong 24 × 8 cm.', false],
    ['Potong menjadi 12 cm.', false],
  ])('says of other pieces that they are those of the whole recipe: %s', (step, isTold) => {
    const completeRecept = [{ number: 1, step }];
    const { dish: scaled, unscaledSteps } = scale({ ...dish, porsi: 4, completeRecept }, 2);
    expect(scaled.completeRecept[0]?.step).toBe(step);
    expect(unscaledSteps).toEqual(isTold ? [0] : []);
  });

  test.each([
    'Iris tiap lembar, bagi 30.',
    'Bagi setiap gulung menjadi 30.',
    'Bagi 30 g.',
    'Bagi ke 30 gelas.',
  ])('says that a number stays which may divide one piece: %s', (step) => {
    const completeRecept = [{ number: 1, step }];
    const { dish: scaled, advice } = scale({ ...dish, porsi: 30, completeRecept }, 2);
    expect(scaled.completeRecept[0]?.step).toBe(step);
    expect(advice).toEqual(['steps']);
  });

  test.each([
    ['1 sdm (15 ml)', 'Masukkan 1 sdm (15 ml) gula.', 'Masukkan 2 sdm (30 ml) gula.'],
    ['1 sdm', 'Masukkan 1 sdm (15 ml) gula.', 'Masukkan 2 sdm (30 ml) gula.'],
    ['3 sdm (45 ml)', 'Masukkan 1 sdm (15 ml) gula.', 'Masukkan 1 sdm (15 ml) gula.'],
  ])('scales an amount and the one in brackets together: %s', (servingSize, step, scaled) => {
    const sugar = {
      ingredient: [{ name: 'Gula', servingSize }],
      completeRecept: [{ number: 1, step }],
    };
    expect(scale({ ...dish, ...sugar }, 2).dish.completeRecept[0]?.step).toBe(scaled);
  });

  test('leaves an amount in a step that the list does not have, and says so', () => {
    const step = 'Isi dengan 1 sdm gula merah, siram 200 ml santan.';
    const completeRecept = [{ number: 1, step }];
    const { dish: scaled, advice } = scale({ ...dish, completeRecept }, 2);
    expect(scaled.completeRecept[0]?.step).toBe(step);
    expect(advice).toEqual(['steps']);
  });

  test.each([
    ['Bagi ke empat mangkuk, siram kuah.', true],
    ['Tata ketupat di empat piring.', true],
    ['Ulangi sampai empat lembar.', true],
    ['Masukkan telur ayam sebanyak satu butir.', true],
    ['Kerat di empat tempat.', false],
    ['Kukus sampai empat menit.', false],
    ['Goreng empat potong sekali masak.', false],
    ['Bagi ke dua piring.', false],
  ])('says of a number in words that it is of the recipe’s own size: %s', (step, isTold) => {
    const completeRecept = [{ number: 1, step }];
    const { unscaledSteps } = scale({ ...dish, porsi: 4, completeRecept }, 2);
    expect(unscaledSteps).toEqual(isTold ? [0] : []);
  });

  test('comes with advice on times above 3 × and on seasoning above 5 ×', () => {
    expect(scale(dish, 3).advice).toEqual([]);
    expect(scale(dish, 3.1).advice).toEqual(['times']);
    expect(scale(dish, 0.2).advice).toEqual(['times']);
    expect(scale(dish, 5.1).advice).toEqual(['seasoning', 'times']);
    const tea = { ...dish, ingredient: [{ name: 'gula pasir', servingSize: '100 g' }] };
    expect(scale(tea, 5.1).advice).not.toContain('seasoning');
  });

  test('at its own size is what the source wrote', () => {
    expect(scale(dish, 1)).toEqual({ dish, unscaledSteps: [], advice: [] });
  });

  test.each([
    ['minyak goreng (untuk menggoreng)', 4, true],
    ['minyak goreng (untuk menggoreng)', 1, false],
    ['santan', 4, false],
  ])('of "%s" × %d it says that a pan is filled once: %s', (oil, factor, says) => {
    const ingredient = [
      { name: 'tapioka', servingSize: '250 g' },
      { name: oil, servingSize: '500 ml' },
    ];
    const cireng = dishOf({ ingredient });
    const dishCost = costing.costOf(cireng, NO_OWN_PRICES);
    const { advice } = scaleDish(cireng, { factor, dishCost, costing });
    expect(advice.includes('oil')).toBe(says);
  });
});
