import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createDishCosting } from '../costing/dish-costing.ts';
import { NO_OWN_PRICES, type OwnPrices } from '../costing/own-prices.ts';
import { createPriceBook } from '../costing/read-price-tables.ts';
import { parseDish, type Dish } from '../recipes/dish.ts';
import { createShoppingList, groupByStall, sumItems } from './shopping-list.ts';
import { isTicked, tickOf } from './shopping-ticks.ts';

const read = (file: string) =>
  readFileSync(new URL(`../../../collection/${file}`, import.meta.url), 'utf8');
const book = createPriceBook(read('prices.csv'), read('measures.csv'));
const costing = createDishCosting(book);

const dish = (foodName: string, lines: Readonly<Record<string, string>>, factor = 1) => ({
  dish: parseDish({
    foodName,
    ingredient: Object.entries(lines).map(([name, servingSize]) => ({ name, servingSize })),
  }) as Dish,
  factor,
});
const NO_TICKS = { bought: [], owned: [] };
const shop = (dishes: readonly ReturnType<typeof dish>[], own: OwnPrices = NO_OWN_PRICES) =>
  createShoppingList(dishes, costing, own, NO_TICKS);
const item = (dishes: readonly ReturnType<typeof dish>[], name: string, own?: OwnPrices) =>
  shop(dishes, own).find((entry) => entry.name === name);

const soto = dish('Soto', {
  'Bumbu halus: bawang merah': '8 siung',
  'ayam, potong 4': '500 g',
  garam: 'secukupnya',
  air: '2 liter',
});
const rendang = dish('Rendang', { 'bawang merah, iris': '100 g', 'daging sapi': '1 kg' }, 2);

describe('what a food is called', () => {
  const lemper = dish('Lemper', { 'Tepung ketan': '250 g', 'merica bubuk': '1 sdt' });
  const klepon = dish('Klepon', {
    'Tepung beras ketan, ayak': '300 g',
    'air jeruk nipis': '1 sdm',
  });
  const called = (...dishes: readonly ReturnType<typeof dish>[]) =>
    shop(dishes).map((entry) => [entry.name, entry.called]);

  test('is what the recipes call it', () => {
    expect(called(lemper)).toEqual([
      ['tepung beras ketan', 'tepung ketan'],
      ['lada bubuk', 'merica bubuk'],
    ]);
  });

  test('is the name of the tables if they call it by several, in one row', () => {
    expect(called(lemper, klepon)).toContainEqual(['tepung beras ketan', 'tepung beras ketan']);
  });

  test('is what is bought where the recipe names what is made of it', () => {
    expect(called(klepon)).toContainEqual(['jeruk nipis', 'jeruk nipis']);
    expect(called(dish('Nasi', { 'nasi putih': '1 kg', 'kuning telur': '2 butir' }))).toEqual([
      ['beras', 'beras'],
      ['telur ayam', 'telur ayam'],
    ]);
  });

  test('is not the name of another food on the list', () => {
    const nyonya = dish('Es', { sirup: '100 ml', kelapa: '1 butir' });
    const grated = dish('Urap', { 'kelapa parut': '200 g', 'sirup merah': '50 ml' });
    for (const list of [called(nyonya, grated), called(grated, nyonya)]) {
      const names = list.map(([, name]) => name);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

describe('what was ticked before more is needed', () => {
  const shallots = (grams: number, of = dish('Urap', { 'bawang merah': `${grams} g` })) =>
    createShoppingList([of], costing, NO_OWN_PRICES, NO_TICKS)[0]!;
  const listed = (ticks: { readonly bought?: number; readonly owned?: number }) => {
    const tick = (grams: number | undefined) =>
      grams === undefined ? [] : [tickOf(shallots(grams))];
    const all = { bought: tick(ticks.bought), owned: tick(ticks.owned) };
    const more = dish('Urap', { 'bawang merah': '900 g' });
    const [now] = createShoppingList([more], costing, NO_OWN_PRICES, all);
    return { now: now!, ticks: all };
  };
  const price = shallots(1_000).rupiah ?? 0;

  test('is bought less of where it is at home, and the sum is of that', () => {
    const { now, ticks } = listed({ owned: 400 });
    expect(isTicked(now, ticks.owned)).toBe(false);
    expect(now).toMatchObject({ need: '900 g', buy: '½ kg', rupiah: price / 2 });
    expect(now.rest).toBeUndefined();
    expect(tickOf(now)).toMatchObject({ text: '1 kg', amount: 1, unit: 'kg' });
  });

  test('is in the sum where it is in the basket, and only the rest is still to buy', () => {
    const { now } = listed({ bought: 400, owned: 250 });
    expect(now).toMatchObject({ buy: '¾ kg', rupiah: 0.75 * price });
    expect(now.rest).toEqual({ buy: '¼ kg', rupiah: price / 4 });
  });

  test('leaves nothing to buy of a fraction of a leaf that nobody buys', () => {
    const tea = dish('Es Teler', { 'daun pandan': '1 lembar' }, 24.17);
    const [pandan] = shop([tea]);
    expect(pandan).toMatchObject({ need: '24 lembar', buy: '24 lembar' });
    for (const kind of ['bought', 'owned'] as const) {
      const ticks = { ...NO_TICKS, [kind]: [tickOf(pandan!)] };
      expect(createShoppingList([tea], costing, NO_OWN_PRICES, ticks)).toEqual([
        { ...pandan, rest: undefined },
      ]);
    }
  });

  test('is bought as a whole where it was as much, or in another unit', () => {
    expect(listed({ bought: 1_000 }).now.rest).toBeUndefined();
    const packs = { name: 'bawang merah', text: '2 bungkus', amount: 2, unit: 'bungkus' };
    const [now] = createShoppingList([soto], costing, NO_OWN_PRICES, {
      bought: [packs],
      owned: [packs],
    });
    expect(now?.rest).toBeUndefined();
    expect(now?.buy).toBe(shop([soto])[0]?.buy);
  });
});

describe('a shopping list', () => {
  test('has every food once, however the recipes measure it, and says what for', () => {
    expect(item([soto, rendang], 'bawang merah')).toMatchObject({
      need: '8 siung + 200 g',
      dishes: ['Soto', 'Rendang'],
      buy: '3 ons',
    });
    expect(shop([soto, rendang]).map(({ name }) => name)).not.toContain('air');
  });

  test('says "secukupnya" if the recipe does, and buys nothing for it', () => {
    const salt = item([soto], 'garam');
    expect(salt).toMatchObject({ need: 'secukupnya', isToTaste: true, rupiah: undefined });
  });

  test('rounds up to what a market sells and prices that', () => {
    const beef = item([dish('Semur', { 'daging sapi': '600 g' })], 'daging sapi');
    const perKilogram = book.foods.get('daging sapi')?.price ?? 0;
    expect(beef).toMatchObject({ buy: '¾ kg', leftover: '150 g', rupiah: 0.75 * perKilogram });
  });

  test('says what is needed in quarters of a kilogram, as it is bought', () => {
    expect(item([dish('Semur', { 'daging sapi': '450 g' }, 5)], 'daging sapi')).toMatchObject({
      need: '2¼ kg',
      buy: '2¼ kg',
    });
  });

  test('buys rice raw, and the yolks and whites of recipes as the same eggs', () => {
    const fried = dish('Nasi Goreng', { 'nasi putih': '2300 g' });
    const cakes = [
      dish('Lapis', { 'kuning telur': '6 butir', 'putih telur': '2 butir' }),
      dish('Makron', { 'putih telur': '5 butir', 'telur ayam': '1 butir' }),
    ];
    const list = shop([fried, ...cakes]);
    expect(list.map(({ name }) => name)).toEqual(['telur ayam', 'beras']);
    expect(item([fried], 'beras')).toMatchObject({
      need: '1 kg',
      buy: '1 kg',
      dishes: ['Nasi Goreng'],
    });
    expect(item(cakes, 'telur ayam')).toMatchObject({
      need: '8 butir',
      dishes: ['Makron', 'Lapis'],
    });
    const own: OwnPrices = {
      foods: new Map([['nasi putih', { rupiah: 9_000, per: { quantity: 1, unit: 'kg' } }]]),
      lines: new Map(),
    };
    expect(item([fried], 'nasi putih', own)?.rupiah).toBe(9_000 * 2.5);
  });

  test('uses the visitor’s own price if there is one', () => {
    const own: OwnPrices = {
      foods: new Map([['daging sapi', { rupiah: 100_000, per: { quantity: 1, unit: 'kg' } }]]),
      lines: new Map(),
    };
    expect(item([rendang], 'daging sapi', own)).toMatchObject({ buy: '2 kg', rupiah: 200_000 });
  });

  test('uses what a line says was paid, at the size that is cooked', () => {
    const paid = dish('Semur', { 'daging sapi': '200 g (Rp 30.000)' }, 4);
    expect(item([paid], 'daging sapi')).toMatchObject({ need: '800 g', rupiah: 120_000 });
  });

  test('fills the pan once, whatever the portions, and buys more only for what is eaten', () => {
    const cireng = (factor: number) =>
      item(
        [dish('Cireng', { 'minyak goreng (untuk menggoreng)': '500 ml' }, factor)],
        'minyak goreng',
      );
    expect(cireng(1)?.needed?.value).toBeCloseTo(cireng(2)?.needed?.value ?? 0, 6);
    expect(cireng(50)?.needed?.value).toBeGreaterThan(cireng(1)?.needed?.value ?? 0);
  });

  test('names and buys the frying oil that is poured into the pan', () => {
    const fried = dish('Cireng', { 'minyak goreng (untuk menggoreng)': '500 ml' }, 4);
    const oil = item([fried, dish('Tumis', { 'minyak goreng': '2 sdm' })], 'minyak goreng');
    expect(oil?.need).toBe('500 ml + 2 sdm');
    expect(oil?.needed?.value).toBeCloseTo(0.53, 2);
  });

  test('says how much oil fills the pan where less than that is bought', () => {
    const fried = (factor: number) =>
      dish(`Cireng ${factor}`, { 'minyak goreng (untuk menggoreng)': '500 ml' }, factor);
    expect(item([fried(1)], 'minyak goreng')).not.toHaveProperty('pan');
    const oil = item(
      [fried(12), fried(2), dish('Tumis', { 'minyak goreng': '2 sdm' })],
      'minyak goreng',
    );
    // It is poured back, so one pan of the largest dish is enough for all of them.
    expect(oil?.pan).toEqual({ full: '6 liter', used: '1,43 liter', home: '4¼ liter' });
    // Each dish begins with the pan of its recipe, so more is bought than is used.
    expect(oil?.needed?.value).toBeCloseTo(1.73, 2);
    expect(oil?.buy).toBe('1¾ liter');
    const owned = [{ name: 'minyak goreng', text: '1 liter', amount: 1, unit: 'l' }];
    const [rest] = createShoppingList([fried(12), fried(2)], costing, NO_OWN_PRICES, {
      bought: [],
      owned,
    });
    // What she has is a part of it.
    expect(rest).toMatchObject({ buy: '¾ liter', pan: { full: '6 liter', home: '5¼ liter' } });
    const few = item([fried(1.2), dish('Tumis', { 'minyak goreng': '2 sdm' })], 'minyak goreng');
    expect(few?.buy).toBe('¾ liter');
    expect(few).not.toHaveProperty('pan');
  });

  test('needs whole eggs: one more for a third of one', () => {
    const eggs = (food: string, factor: number) =>
      item([dish('Dadar', { [food]: '1 butir' }, factor)], food);
    expect(eggs('telur bebek', 33.3)).toMatchObject({
      need: '34 butir',
      buy: '34 butir',
      leftover: undefined,
    });
    expect(eggs('telur ayam', 3.3)).toMatchObject({ need: '4 butir' });
    expect(shop([dish('Acar', { 'bawang bombay': '½ buah' })])[0]?.need).toBe('½ buah');
  });

  test('never has a whole piece left over', () => {
    const grated = item([dish('Klepon', { 'kelapa parut': '1250 g' })], 'kelapa parut');
    expect(grated).toMatchObject({ buy: '4 butir', leftover: '½ butir' });
  });

  test('has no leftover of a piece that is only rounded up in writing', () => {
    const coconuts = item([dish('Es Teler', { 'kelapa muda': '1 butir' }, 12.5)], 'kelapa muda');
    expect(coconuts).toMatchObject({ need: '13 butir', buy: '13 buah', leftover: undefined });
    const grated = item([dish('Klepon', { 'kelapa parut': '250 g' })], 'kelapa parut');
    expect(grated?.leftover).toBeDefined();
  });

  test.each([
    [['2 sdm', '3 sdt'], '3 sdm'],
    [['200 g', '1 kg'], '1,2 kg'],
    [['250 g', '2 ons'], '4½ ons'],
    [['500 ml', '1 liter'], '1½ liter'],
    [['2 sdm', '100 g'], '2 sdm + 100 g'],
    [['20 sdm', '100 g'], '350 g'],
    [['40 sdm'], '500 g'],
  ])('adds up amounts that one spoon or scale measures: %s', (sizes, need) => {
    const dishes = sizes.map((size, at) => dish(`Bolu ${at}`, { 'gula pasir': size }));
    expect(item(dishes, 'gula pasir')?.need).toBe(need);
  });

  test('keeps what the book does not know, without a price', () => {
    const [unknown] = shop([dish('Aneh', { 'daun zzqx': '2 ikat' }, 3)]);
    expect(unknown).toEqual({
      name: 'daun zzqx',
      called: 'daun zzqx',
      stall: 'lain-lain',
      dishes: ['Aneh'],
      need: '6 ikat',
      isToTaste: false,
    });
  });

  test('of two dishes adds up what each needs', () => {
    const foods = ['bawang merah', 'cabai rawit', 'telur ayam', 'santan', 'beras', 'daun salam'];
    const sizes = ['3 siung', '100 g', '2 butir', '250 ml', '1 gelas', '2 lembar', '1 kg', '3 sdm'];
    for (let round = 0; round < 200; round += 1) {
      const random = (factor: number) =>
        dish(
          'x',
          Object.fromEntries(
            foods.map((food, at) => [
              food,
              sizes[(at * 7 + round * (at + 3)) % sizes.length] ?? '',
            ]),
          ),
          factor,
        );
      const [one, other] = [random(1 + (round % 5)), random(0.5 + (round % 3))];
      for (const { name, needed } of shop([one, other])) {
        const apart = [one, other].map((single) => item([single], name)?.needed?.value ?? 0);
        expect(needed?.value ?? 0).toBeCloseTo((apart[0] ?? 0) + (apart[1] ?? 0), 6);
      }
    }
  });

  test('follows the stalls, with every item once', () => {
    const items = shop([soto, rendang]);
    const groups = groupByStall(items);
    expect(groups.map(({ stall }) => stall)).toEqual([
      'daging & ikan',
      'sayur & bumbu segar',
      'sembako & bumbu kering',
    ]);
    expect(groups.flatMap((group) => group.items)).toHaveLength(items.length);
  });

  test('costs whole rupiah, rounded once', () => {
    const items = shop([soto, rendang]);
    const total = sumItems(items);
    expect(Number.isInteger(total)).toBe(true);
    expect(Math.abs(total - items.reduce((sum, { rupiah = 0 }) => sum + rupiah, 0))).toBeLessThan(
      1,
    );
    expect(sumItems([])).toBe(0);
  });
});
