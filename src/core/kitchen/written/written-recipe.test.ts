import { describe, expect, test } from 'vitest';
import type { Dish } from '../../recipes/dish.ts';
import { scaled } from '../fixtures/planned-dishes.ts';
import { writeDishForHelper } from '../helper-text.ts';
import { divideRecipe, NOTHING_WRITTEN, readRecipe, writeRecipe } from './written-recipe.ts';

const BOLU = {
  name: 'Bolu pisang',
  portions: '10',
  ingredients: '250 g tepung terigu\n3 butir telur\nGaram secukupnya',
  steps: '1. Kocok telur.\n\n2. Kukus 30 menit.',
};

function dishOf(read: ReturnType<typeof readRecipe>): Dish {
  if ('problems' in read) throw new Error(`Not read: ${JSON.stringify(read.problems)}`);
  return read.dish;
}

describe('a written recipe', () => {
  test('becomes a dish of the contract, whose cost nobody knows yet', () => {
    expect(readRecipe(BOLU)).toEqual({
      dish: {
        foodName: 'Bolu pisang',
        description: '',
        completeRecept: [
          { number: 1, step: 'Kocok telur.' },
          { number: 2, step: 'Kukus 30 menit.' },
        ],
        ingredient: [
          { name: 'tepung terigu', servingSize: '250 g' },
          { name: 'telur', servingSize: '3 butir' },
          { name: 'Garam', servingSize: 'secukupnya' },
        ],
        estimatedCostatRupiah: 0,
        price: 0,
        img: '',
        porsi: 10,
      },
    });
  });

  test('needs no steps', () => {
    expect(dishOf(readRecipe({ ...BOLU, steps: '' })).completeRecept).toEqual([]);
  });

  test('keeps what its form does not show of the dish that it replaces', () => {
    const before = { ...dishOf(readRecipe(BOLU)), tips: 'Pisang matang.', price: 5_000 };
    const dish = dishOf(readRecipe({ ...BOLU, portions: '12' }, before));
    expect(dish).toMatchObject({ tips: 'Pisang matang.', porsi: 12, price: 0 });
  });

  test('is written as it can be read again', () => {
    const dish = dishOf(readRecipe(BOLU));
    expect(dishOf(readRecipe(writeRecipe(dish)))).toEqual(dish);
  });

  test('has its name above a list of amounts, also without a heading', () => {
    const divided = (ingredients: string) => divideRecipe({ ...NOTHING_WRITTEN, ingredients });
    const list = '500 gr terigu\n3 btr telur\ngaram secukupnya';
    expect(divided(`Resep risoles mayo Bu Sri\n${list}`)).toMatchObject({
      name: 'risoles mayo Bu Sri',
      ingredients: list,
    });
    // A food without an amount, and a group.
    expect(divided(`daun bawang\n${list}`).name).toBe('');
    expect(divided(`Bahan kulit risoles\n${list}`).name).toBe('');
    expect(divided('ayam kampung muda\ngaram').name).toBe('');
  });

  test('is divided as WhatsApp copies it, with its yield in brackets', () => {
    const divided = (ingredients: string) => divideRecipe({ ...NOTHING_WRITTEN, ingredients });
    expect(
      divided('PASTEL BU RATNA 🥟\n(jadi 40 biji)\n\nBahan kulit:\n500 gr terigu'),
    ).toMatchObject({ name: 'PASTEL BU RATNA', portions: '40 biji' });
    expect(
      divided('[20:15, 12/3/2026] Mbak Sri: Resep lumpur\nBahan:\n500 gr kentang'),
    ).toMatchObject({ name: 'lumpur', ingredients: 'Bahan:\n500 gr kentang' });
  });

  test('says of each field what is wrong with it', () => {
    expect(readRecipe(NOTHING_WRITTEN)).toEqual({
      problems: { name: 'empty', portions: 'empty', ingredients: 'empty', steps: undefined },
    });
    const lines = (count: number) => Array.from({ length: count }, () => 'gula').join('\n');
    expect(
      readRecipe({
        name: 'a'.repeat(121),
        portions: 'banyak',
        ingredients: lines(201),
        steps: 'x'.repeat(4_001),
      }),
    ).toEqual({
      problems: {
        name: 'too-long',
        portions: 'not-a-number',
        ingredients: 'too-many',
        steps: 'too-long',
      },
    });
    expect(readRecipe({ ...BOLU, portions: '0', ingredients: '---' })).toEqual({
      problems: {
        name: undefined,
        portions: 'out-of-range',
        ingredients: 'empty',
        steps: undefined,
      },
    });
    const longest = { ...BOLU, name: 'a'.repeat(120), ingredients: lines(200), steps: lines(200) };
    expect(dishOf(readRecipe(longest)).ingredient).toHaveLength(200);
  });
});

describe('a recipe pasted whole', () => {
  test.each([
    ['30 biji', 30, '30 biji', '30 biji'],
    ['dua belas pcs', 12, '12 pcs', '12 pcs'],
    ['24 orang', 24, undefined, '24'],
    ['2 loyang', 2, '2 loyang', '2 loyang'],
    ['1 loyang 16 potong', 16, '16 potong', '16 potong'],
    ['1 loyang isi 16 potong', 16, '16 potong', '16 potong'],
    ['satu loyang, 16 potong', 16, '16 potong', '16 potong'],
    ['2 toples (60 keping)', 60, '60 keping', '60 keping'],
    ['± 30 biji', 30, '30 biji', '30 biji'],
    ['jadi 30 biji', 30, '30 biji', '30 biji'],
  ])('makes what it says: "%s"', (portions, porsi, hasil, again) => {
    const dish = dishOf(readRecipe({ ...BOLU, portions }));
    expect(dish.porsi).toBe(porsi);
    expect(dish.hasil).toBe(hasil);
    expect(writeRecipe(dish).portions).toBe(again);
  });

  test.each([
    '2 kg',
    '30 menit',
    '10-12',
    'banyak biji',
    '2 loyang isi 16 potong',
    '1 loyang 20 cm',
  ])('ignores what is not portions: "%s"', (portions) => {
    expect(readRecipe({ ...BOLU, portions })).toMatchObject({
      problems: { portions: 'not-a-number' },
    });
  });

  test('is divided into name, portions, ingredients and steps', () => {
    const ingredients = `
*Resep Bolu Pisang* (10 porsi)

*Bahan-bahan:*
• 250 g tepung

*Cara membuat:*
1. Kocok.
2. Kukus.
`;
    const divided = divideRecipe({ ...NOTHING_WRITTEN, ingredients });
    expect(divided).toEqual({
      name: 'Bolu Pisang',
      portions: '10',
      ingredients: '*Bahan-bahan:*\n• 250 g tepung',
      steps: '1. Kocok.\n2. Kukus.',
    });
    expect(divideRecipe(divided)).toEqual(divided);
  });

  test('makes the pieces that a line says its tin is cut into', () => {
    const ingredients = 'Bolu\nJadi 1 loyang 16 potong\nBahan:\n250 g tepung';
    expect(divideRecipe({ ...NOTHING_WRITTEN, ingredients })).toMatchObject({
      portions: '16 potong',
      ingredients: 'Bahan:\n250 g tepung',
    });
  });

  test('as Cobek sends it is read as the same dish', () => {
    const dish = dishOf(
      readRecipe({ ...BOLU, ingredients: `${BOLU.ingredients}\nTopping:\n50 g keju` }),
    );
    const ingredients = writeDishForHelper(scaled(dish));
    expect(dishOf(readRecipe({ ...NOTHING_WRITTEN, ingredients }))).toEqual(dish);
  });

  test.each([
    'Cara membuat:',
    'CARA MEMASAK',
    'Langkah-langkah',
    '_Cara Pembuatan :_',
    'Cara membuat bolu pisang:',
    'Langkah',
    'Instructions:',
    'Steps',
  ])('has its steps after "%s"', (heading) => {
    const { ingredients, steps } = divideRecipe({
      ...BOLU,
      ingredients: `gula\n${heading}\nAduk.`,
    });
    expect([ingredients, steps]).toEqual(['gula', `${BOLU.steps}\nAduk.`]);
  });

  test('may begin with the first step on the line of the heading', () => {
    const { steps } = divideRecipe({
      ...BOLU,
      steps: '',
      ingredients: 'gula\nCara: Aduk.\nKukus.',
    });
    expect(steps).toBe('Aduk.\nKukus.');
  });

  test('keeps the name and the portions that are filled in already', () => {
    const ingredients = 'Bolu (20 porsi)\nBahan:\ngula';
    expect(divideRecipe({ ...BOLU, ingredients })).toMatchObject({ ...BOLU, ingredients });
  });

  test('may have a title on two lines, neither of which becomes an ingredient', () => {
    const ingredients = 'RESEP RISOL MAYO\nIde jualan 2rb\nJadi 30 biji\n\nBahan:\ngula';
    expect(divideRecipe({ ...NOTHING_WRITTEN, ingredients })).toMatchObject({
      name: 'RISOL MAYO – Ide jualan 2rb',
      portions: '30 biji',
      ingredients: 'Bahan:\ngula',
    });
  });

  test('may begin with the ingredients of a part', () => {
    const ingredients = 'Risol mayo\n_Bahan kulit:_\n500 g terigu';
    expect(divideRecipe({ ...NOTHING_WRITTEN, ingredients })).toMatchObject({
      name: 'Risol mayo',
      ingredients: '_Bahan kulit:_\n500 g terigu',
    });
  });

  test.each([
    'gula 1 kg\nBahan kulit:\nterigu',
    'Satu\nDua\nTiga\nBahan:\ngula',
    'ayam\nBumbu halus:\ngaram',
  ])('stays as it is if the title is uncertain: %j', (ingredients) => {
    expect(divideRecipe({ ...NOTHING_WRITTEN, ingredients })).toMatchObject({
      name: '',
      ingredients,
    });
  });

  test.each(['bahan', 'Bahan ', 'BAHAN-BAHAN', 'Bahan2', 'Bahannya', 'Bahan yang diperlukan'])(
    'may begin with a list on the line of its heading "%s:"',
    (heading) => {
      const listed = `${heading}: terigu 500g, telur 3 butir`;
      const ingredients = `Nastar\n${listed}`;
      expect(divideRecipe({ ...NOTHING_WRITTEN, ingredients })).toMatchObject({
        name: 'Nastar',
        ingredients: listed,
      });
    },
  );

  test('says how much it makes after its steps; never twice', () => {
    const ingredients = 'terigu 500 g\nCara:\nAduk.\nUntuk 25 pcs';
    const divided = divideRecipe({ ...NOTHING_WRITTEN, ingredients });
    expect(divided).toMatchObject({ portions: '25 pcs', steps: 'Aduk.' });
    expect(divideRecipe({ ...NOTHING_WRITTEN, portions: '10', ingredients }).steps).toBe(
      'Aduk.\nUntuk 25 pcs',
    );
  });

  test.each([
    ['Nasi kuning komplit (buat 20 kotak ya bu)\nBahan:\nberas 2 kg', '20 kotak'],
    ['Nasi kuning komplit\n(buat 20 kotak ya bu)\n\nBahan:\nberas 2 kg', '20 kotak'],
    ['[28/11 19:02] Kak Sari: *Nasi kuning komplit* buat 20 box\nBahan:\nberas 2 kg', '20 box'],
    ['Bahan nasi kuning (untuk 20 kotak):\nberas 2 kg', '20 kotak'],
    ['Bahan (utk 20 kotak):\nberas 2 kg', '20 kotak'],
    ['Nasi kuning\nBahan-bahan (± 30 kotak):\nberas 2 kg', '30 kotak'],
    ['Nasi kuning untuk 15 orang\nBahan:\nberas 2 kg', '15'],
    ['*Bolu Pisang*\nUtk 2 loyang (24 potong)\n\nBahan2:\n- 500 gr pisang', '24 potong'],
  ])('says in its heading how much it makes: %j', (ingredients, portions) => {
    const divided = divideRecipe({ ...NOTHING_WRITTEN, ingredients });
    expect(divided.portions).toBe(portions);
    expect(divideRecipe(divided)).toEqual(divided);
  });

  test.each([
    'Pastel isi 3 potong\nBahan:\nterigu 500 g',
    'ayam 1 ekor (jadi 8 potong)\nBahan bumbu:\ngaram',
    'Nasi kuning (2 kg beras)\nBahan:\nberas 2 kg',
    'Risol\nBahan isi (buat isian 2 telur):\nterigu 500 g',
  ])('does not say so by another number: %j', (ingredients) => {
    expect(divideRecipe({ ...NOTHING_WRITTEN, ingredients }).portions).toBe('');
  });

  test('has no line about its yield in its name', () => {
    const ingredients = '*Bolu Pisang*\nUtk 2 loyang (24 potong)\n\nBahan2:\n- 500 gr pisang';
    expect(divideRecipe({ ...NOTHING_WRITTEN, ingredients }).name).toBe('Bolu Pisang');
    const only = 'Untuk 40 orang nasi kuning\nBahan:\nberas 2 kg';
    expect(divideRecipe({ ...NOTHING_WRITTEN, ingredients: only }).name).toContain('nasi kuning');
  });

  test('ends with its last step, not with good wishes', () => {
    const steps =
      'Aduk.\nSemoga sisa adonannya tidak bantat: aduk pelan. Kukus.\nSelamat mencoba bun 😊';
    const { completeRecept } = dishOf(readRecipe({ ...BOLU, steps }));
    expect(completeRecept).toHaveLength(2);
  });

  test('loses no step that only begins like a heading', () => {
    const steps = 'Cara membuat:\nLangkah terakhir, angkat.\nCara menyajikan: tata di piring.';
    const { completeRecept } = dishOf(readRecipe({ ...BOLU, steps }));
    expect(completeRecept.map(({ step }) => step)).toEqual([
      'Langkah terakhir, angkat.',
      'Cara menyajikan: tata di piring.',
    ]);
  });
});
