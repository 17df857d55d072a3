import { describe, expect, test } from 'vitest';
import { isPriced } from './dish-cost.ts';
import { costDish } from './fixtures/cost-dish.ts';
import { createPriceBook } from './read-price-tables.ts';

const book = createPriceBook(
  [
    'ingredient,synonyms,unit,price,low,high,date,source,grade,contains,edible,cooked,stall',
    'minyak goreng,minyak,kg,20000,18000,23000,2026-01,x,A,,,,lain-lain',
    'ayam,,kg,37500,30000,45000,2026-01,x,A,ayam|unggas,,,lain-lain',
    'tahu,,kg,13000,11000,15000,2026-01,x,A,kedelai,,,lain-lain',
    'tepung terigu,,kg,13000,11000,15000,2026-01,x,A,gluten,,,lain-lain',
    'singkong,,kg,6000,5000,8000,2026-01,x,A,,,,lain-lain',
    'garam,,kg,10000,9000,15000,2026-01,x,A,,,,lain-lain',
  ].join('\n'),
  [
    'ingredient,measure,amount,unit,source,grade',
    'minyak goreng,menggoreng,450,g,x,D',
    'minyak goreng,l,900,g,x,D',
    'minyak goreng,ml,0.9,g,x,D',
    'garam,secukupnya,5,g,x,D',
  ].join('\n'),
);

const OIL = ['Minyak goreng, untuk menggoreng', '1 l'] as const;

/** Grams of oil that are paid for. */
function oilOf(foodName: string, ...ingredient: readonly (readonly [string, string])[]) {
  const dish = {
    foodName,
    ingredient: ingredient.map(([name, servingSize]) => ({ name, servingSize })),
  };
  const cost = costDish(dish, book).lines.find(({ cost }) => isPriced(cost) && cost.assumed)?.cost;
  return cost !== undefined && isPriced(cost) ? (cost.rupiah / 20_000) * 1000 : undefined;
}

describe('the oil of fried food', () => {
  test('is what the food absorbs, however much is in the pan', () => {
    const chicken = ['Ayam', '1 kg'] as const;
    expect(oilOf('Ayam Goreng', chicken, OIL)).toBeCloseTo(80);
    expect(oilOf('Ayam Goreng', chicken, [OIL[0], '2 l'])).toBeCloseTo(80);
    expect(oilOf('Ayam Goreng', chicken, [OIL[0], 'secukupnya'])).toBeCloseTo(80);
  });

  test('is more for flour than for meat, and most for chips', () => {
    expect(oilOf('Bakwan', ['Tepung terigu', '1 kg'], OIL)).toBeCloseTo(250);
    expect(oilOf('Stik Keripik', ['Tepung terigu', '1 kg'], OIL)).toBeCloseTo(400);
    expect(oilOf('Keripik Singkong', ['Singkong', '1 kg'], OIL)).toBeCloseTo(200);
  });

  test('is never more than there is', () => {
    expect(oilOf('Bakwan', ['Tepung terigu', '2 kg'], [OIL[0], '100 ml'])).toBeCloseTo(90);
  });

  test('ignores seasonings and what is served on the side', () => {
    const tofu = ['Tahu', '500 g'] as const;
    const side = ['Pelengkap: singkong', '1 kg'] as const;
    expect(oilOf('Tahu Goreng', tofu, ['Garam', '100 g'], side, OIL)).toBeCloseTo(60);
  });

  test('belongs to its own group', () => {
    const soup = ['Kuah: ayam', '1 kg'] as const;
    const fried = ['Isi: tahu', '500 g'] as const;
    expect(oilOf('Soto', soup, fried, ['Isi: minyak goreng, untuk menggoreng', '1 l'])).toBeCloseTo(
      60,
    );
  });

  test('is a fifth of the pan if the food cannot be weighed', () => {
    expect(oilOf('Gorengan', ['Bahan rahasia', '1 kg'], OIL)).toBeCloseTo(180);
  });
});
