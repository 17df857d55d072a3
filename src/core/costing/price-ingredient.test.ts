import { describe, expect, test } from 'vitest';
import type { IngredientLine } from '../lines/ingredient-line.ts';
import { readCooklangIngredient } from '../lines/read-cooklang-ingredient.ts';
import { readIngredientLine } from '../lines/read-ingredient-line.ts';
import { isPriced } from './dish-cost.ts';
import { NO_OWN_PRICES, type OwnPrices } from './own-prices.ts';
import { priceIngredient } from './price-ingredient.ts';
import { createPriceBook } from './read-price-tables.ts';

const book = createPriceBook(
  [
    'ingredient,synonyms,unit,price,low,high,date,source,grade,contains,edible,cooked,stall',
    'air,,l,0,0,0,2026-01,x,B,,,,lain-lain',
    'garam,,kg,10000,9000,15000,2026-01,x,A,,,,lain-lain',
    'tepung terigu,,kg,13000,11000,15000,2026-01,x,A,gluten,,,lain-lain',
    'minyak goreng,minyak,l,20000,18000,23000,2026-01,x,A,,,,lain-lain',
    'cabai rawit,,kg,60000,40000,90000,2026-01,x,A,pedas,,,lain-lain',
    'daging sapi,,kg,135000,120000,160000,2026-01,x,A,sapi|daging,,0.65,lain-lain',
    'udang,,kg,110000,100000,150000,2026-01,x,C,udang|seafood,0.5,,lain-lain',
    'ayam,,kg,37500,30000,45000,2026-01,x,A,ayam|unggas,,,lain-lain',
    'tempe,,kg,20000,18000,30000,2026-01,x,C,kedelai,,,lain-lain',
    'santan instan,santan kara,65 ml,4000,3000,6000,2026-01,x,C,santan,,,lain-lain',
    'serai,,batang,400,200,1500,2026-01,x,C,,,,lain-lain',
    'tauge,,kg,12000,9000,16000,2026-01,x,D,,,,lain-lain',
  ].join('\n'),
  [
    'ingredient,measure,amount,unit,source,grade',
    'garam,sdt,6,g,x,A',
    'garam,secukupnya,5,g,x,D',
    'tepung terigu,sdm,8,g,x,A',
    'minyak goreng,secukupnya,30,ml,x,D',
    'minyak goreng,menggoreng,500,ml,x,D',
    'cabai rawit,buah,2,g,x,C',
    'daging sapi,potong,50,g,x,B',
    'udang,ekor,12,g,x,D',
    'ayam,ekor,1000,g,x,B',
    'tempe,papan,250,g,x,B',
    'santan instan,bungkus,65,ml,x,B',
    'serai,batang,15,g,x,C',
    'santan instan,ml,1,g,x,B',
    '*,sdm,15,ml,x,A',
    '*,gelas,240,ml,x,A',
  ].join('\n'),
);

/** In a dish where nothing is fried. */
const priceLine = (line: IngredientLine, own: OwnPrices = NO_OWN_PRICES) =>
  priceIngredient(line, book, own, undefined);

function price(text: string) {
  const [line] = readIngredientLine(text, book);
  if (line === undefined) throw new Error(`nothing to price in "${text}"`);
  return priceLine(line);
}

describe('priceIngredient', () => {
  test.each([
    ['1 ekor ayam (800 g)', 'ayam', { rupiah: 65_000, per: { quantity: 1, unit: 'ekor' } }, 65_000],
    ['800 g ayam', 'ayam', { rupiah: 65_000, per: { quantity: 1, unit: 'ekor' } }, 52_000],
    ['1 kg udang kupas', 'udang', { rupiah: 90_000, per: { quantity: 1, unit: 'kg' } }, 180_000],
  ])(
    '"%s" at an own price of %s is counted in the unit of that price',
    (text, food, own, rupiah) => {
      const [line] = readIngredientLine(text, book);
      if (line === undefined) throw new Error('nothing to price');
      const prices = { foods: new Map([[food, own]]), lines: new Map() };
      expect(priceLine(line, prices)).toMatchObject({ rupiah });
    },
  );

  test.each([
    ['1/2 kg tepung terigu', 6500],
    ['4 sdm tepung terigu', 416],
    ['10 buah cabai rawit', 1200],
    ['10 cabai rawit', 1200],
    ['5-15 cabai rawit', 1200],
    ['1 ons cabai rawit', 6000],
    ['2 sdt garam', 120],
    ['3 sdm minyak goreng', 900],
    ['2 batang serai', 800],
    ['1 bungkus santan kara', 4000],
    ['130 ml santan kara', 8000],
    ['130 gr santan kara', 8000],
    ['1 papan tempe', 5000],
    ['2 gelas air', 0],
    ['secukupnya air', 0],
    ['200 gr udang, kupas', 22_000],
    ['200 gr udang kupas', 44_000],
    ['200 gr udang (berat bersih)', 44_000],
    ['200 gr fillet udang', 44_000],
    ['200 gr udang (fillet)', 44_000],
    ['200 gr udang, difillet', 22_000],
    ['1 pound tepung terigu', 5897],
    ['10 ekor udang kupas', 13_200],
    ['130 gr daging sapi rebus', 27_000],
    ['130 gr daging sapi rebus lalu iris', 17_550],
    ['5 ribu tauge', 5000],
    ['2000 tauge', 2000],
    ['1/4 daging sapi', 33_750],
    ['1/4 udang', 27_500],
    ['1/4 ayam', 9375],
  ])('%s costs Rp%d', (text, rupiah) => {
    const cost = price(text);
    expect(isPriced(cost) && Math.round(cost.rupiah)).toBe(rupiah);
  });

  test('says what is bought', () => {
    expect(price('4 sdm tepung terigu')).toMatchObject({ bought: { count: 0.032, unit: 'kg' } });
  });

  test('trusts a weight on the line more than the table', () => {
    expect(price('1 papan tempe @ 300 g')).toMatchObject({ rupiah: 6000 });
    expect(price('2 papan tempe @ 300 g')).toMatchObject({ rupiah: 12_000 });
    expect(price('2 papan tempe (total 700 gr)')).toMatchObject({ rupiah: 14_000 });
    expect(price('200 gr tempe (1 papan kecil 250 gr)')).toMatchObject({ rupiah: 4000 });
    expect(price('3 bungkus santan kara 65 ml')).toMatchObject({ rupiah: 12_000 });
  });

  test('assumes an amount only for seasonings, and says so', () => {
    expect(price('garam secukupnya')).toMatchObject({ rupiah: 50, assumed: 'to-taste' });
    expect(price('garam')).toMatchObject({ rupiah: 50, assumed: 'to-taste' });
    expect(price('minyak untuk menumis')).toMatchObject({ rupiah: 600, assumed: 'to-taste' });
    expect(price('tempe secukupnya')).toBe('no-amount');
  });

  test('charges a fifth of the oil that food is fried in', () => {
    expect(price('500 ml minyak untuk menggoreng')).toMatchObject({
      rupiah: 2000,
      assumed: 'frying-oil',
    });
    expect(price('minyak untuk menggoreng')).toMatchObject({ rupiah: 2000, assumed: 'frying-oil' });
    const line = readCooklangIngredient(
      { name: 'minyak goreng', quantity: '250', unit: 'ml', note: 'untuk menggoreng' },
      book,
    );
    expect(priceLine(line)).toMatchObject({ rupiah: 1000, assumed: 'frying-oil' });
    const bought = { count: 0.1, unit: 'l' };
    const poured = { rupiah: 2000, bought, assumed: undefined };
    expect(price('100 ml minyak goreng')).toMatchObject(poured);
  });

  test.each([
    ['2 lembar daun surga', 'unknown-food'],
    ['daging sapi', 'no-amount'],
    ['2 ikat tauge', 'no-measure'],
    ['3 daging sapi', 'no-measure'],
    ['250 cabai rawit', 'unknown-unit'],
  ])('%s has no price, and the reason is named', (text, reason) => {
    expect(price(text)).toBe(reason);
  });

  test('reports an unknown unit of a structured line', () => {
    const fields = { name: 'tempe', quantity: '2', unit: 'gerobak', note: '' };
    const line = readCooklangIngredient(fields, book);
    expect(priceLine(line)).toBe('unknown-unit');
  });
});
