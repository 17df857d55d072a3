import { describe, expect, test } from 'vitest';
import type { DishBody } from './packed-collection.ts';
import { packShard, readDishBody } from './packed-shard.ts';

const SOTO: DishBody = {
  description: 'Soto bening.',
  cost: 42_000,
  price: 15_000,
  porsiWarung: 6,
  ingredients: [
    ['Ayam, potong 4', '1 ekor', 1],
    ['Bumbu halus: bawang putih', '5 siung', 2],
    ['Bumbu halus: kemiri, sangrai', '3 butir', 2],
    ['Jeruk nipis', '', 3],
  ],
  steps: [
    'Rebus ayam sampai empuk.',
    'Haluskan bawang putih dan kemiri, tumis dengan sedikit kaldu ayam.',
    'Sajikan dengan jeruk nipis.',
  ],
  tips: 'Buang buihnya.',
};
const TEH: DishBody = {
  description: 'Manis dan hangat.',
  cost: 1_200,
  price: 3_000,
  ingredients: [['Teh celup', '1 kantong', 1]],
  steps: ['Seduh teh celup.', 'Minum selagi hangat.'],
  hasil: '1 gelas',
  simpan: 'Habiskan hari itu juga.',
};

const PHRASES = ['bawang', 'sampai', 'tumis dengan sedikit', 'dengan sedikit'];

describe('a shard of the collection', () => {
  test('unpacks each dish as it was packed', () => {
    const shard = packShard([SOTO, TEH], PHRASES);
    expect(readDishBody(shard, 0, PHRASES)).toEqual(SOTO);
    expect(readDishBody(shard, 1, PHRASES)).toEqual(TEH);
    expect(readDishBody(shard, 2, PHRASES)).toBeUndefined();
  });

  test('writes each ingredient and each group once', () => {
    const { ingredients, steps } = packShard([SOTO], []);
    expect(ingredients.match(/Bumbu halus/gu)).toHaveLength(1);
    expect(steps).not.toContain('kemiri');
  });

  test('rejects a dish that lists an ingredient before its turn in the steps', () => {
    const swapped = { ...SOTO, ingredients: SOTO.ingredients.toReversed() };
    expect(() => packShard([swapped], [])).toThrow('is not in its turn');
  });
});
