import { expect, test } from 'vitest';
import { dish, scaled } from './fixtures/planned-dishes.ts';
import { writeDishesForHelper, writeDishForHelper } from './helper-text.ts';

test('a recipe for helpers names no money, wherever it was written', () => {
  const seblak = dish({
    foodName: 'Seblak',
    porsi: 10,
    ingredient: [
      { name: 'gula merah', servingSize: '200 g (total Rp 8.000)' },
      { name: 'kerupuk Rp\u00a012.000', servingSize: '' },
      { name: 'ceker', servingSize: '500 g (8000)' },
      { name: 'makaroni', servingSize: 'seharga 11rb' },
      { name: 'Total 75rb', servingSize: '' },
      { name: 'susu', servingSize: '1 kaleng (380 g)' },
      { name: 'air', servingSize: '1.000 ml' },
    ],
    completeRecept: [{ number: 1, step: 'Beli ceker Rp 14.000,- lalu rebus 30 menit.' }],
  });
  expect(writeDishForHelper(scaled(seblak))).toBe(`*Seblak* (10 porsi)

*Bahan*
- gula merah: 200 g
- kerupuk
- ceker: 500 g
- makaroni
- susu: 1 kaleng (380 g)
- air: 1.000 ml

*Cara memasak*
1. Beli ceker lalu rebus 30 menit.`);
});

test('a recipe without steps has no heading for them', () => {
  const text = writeDishForHelper(scaled(dish({ foodName: 'Soto', completeRecept: [] })));
  expect(text).not.toContain('Cara memasak');
  expect(text).not.toMatch(/\n$|\n{3}/u);
});

test('a helper gets amounts and steps, and no price', () => {
  const soto = dish({
    foodName: 'Soto *Ayam*',
    porsi: 50,
    ingredient: [
      { name: 'Ayam', servingSize: '3 kg' },
      { name: '2 lembar daun salam', servingSize: '' },
      { name: 'Bumbu halus: kunyit', servingSize: '2 cm' },
      { name: 'Bumbu halus: kemiri', servingSize: '8 butir' },
    ],
    completeRecept: [
      { number: 1, step: 'Rebus ayam.' },
      { number: 2, step: 'Sajikan.' },
    ],
  });
  const text = writeDishForHelper(scaled(soto, ['Cicipi garamnya.']));
  expect(text).toBe(
    '*Soto Ayam* (50 porsi)\n\n*Bahan*\n- Ayam: 3 kg\n- 2 lembar daun salam\n_Bumbu halus_\n- kunyit: 2 cm\n- kemiri: 8 butir\n\n*Cara memasak*\n1. Rebus ayam.\n2. Sajikan.\n\n_Cicipi garamnya._',
  );
  expect(text).not.toMatch(/Rp|[ \t]$/mu);
});

test('the recipes of a menu of days say where each begins', () => {
  const dishes = ['Soto', 'Urap', 'Rawon'].map((foodName) => scaled(dish({ foodName })));
  const text = writeDishesForHelper(dishes, 'Menu 2 hari: urut dari atas, 2 masakan sehari.');
  expect(text.match(/\*(?:Hari \d|Soto|Urap|Rawon)\*/gu)).toEqual([
    '*Hari 1*',
    '*Soto*',
    '*Urap*',
    '*Hari 2*',
    '*Rawon*',
  ]);
  expect(writeDishesForHelper(dishes)).not.toContain('Hari');
});
