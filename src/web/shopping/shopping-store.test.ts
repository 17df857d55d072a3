import { describe, expect, test } from 'vitest';
import type { ShoppingDish } from '#core/kitchen/shopping-list.ts';
import { SAMPLE_DISHES } from '#core/sources/gemini/fixtures/sample-dishes.ts';
import { createFakeStorage } from '../fixtures/fake-storage.ts';
import { SHOPPING_KEY } from '../storage/storage-keys.ts';
import { createShoppingStore, type ShoppingStore } from './shopping-store.ts';

const [soto, rendang] = SAMPLE_DISHES as [(typeof SAMPLE_DISHES)[0], (typeof SAMPLE_DISHES)[0]];

function open(storage = createFakeStorage()) {
  const shopping = createShoppingStore(storage);
  const names = () => shopping.getState().dishes.map(({ dish }) => dish.foodName);
  return { shopping, storage, names };
}

const leaveOut = ({ getState, leaveOut: leave }: ShoppingStore, position: number) =>
  leave(getState().dishes[position] as ShoppingDish);

describe('the shopping list', () => {
  test('adds further answers, and a dish only once with its latest size', () => {
    const { shopping, names } = open();
    shopping.open([{ dish: soto, factor: 1 }]);
    shopping.open([
      { dish: rendang, factor: 2 },
      { dish: soto, factor: 10 },
    ]);
    expect(names()).toEqual([rendang.foodName, soto.foodName]);
    expect(shopping.getState().dishes[1]?.factor).toBe(10);
    expect(shopping.getState().isOpen).toBe(true);
  });

  test('says which dishes had another size, and buys for both orders if she wants that', () => {
    const { shopping, storage } = open();
    shopping.open([
      { dish: soto, factor: 10 },
      { dish: rendang, factor: 2 },
    ]);
    expect(shopping.getState().replaced).toEqual([]);
    shopping.open([
      { dish: soto, factor: 4 },
      { dish: rendang, factor: 2 },
    ]);
    expect(shopping.getState().replaced).toMatchObject([{ factor: 10 }]);
    shopping.addReplaced();
    expect(shopping.getState().dishes).toMatchObject([{ factor: 14 }, { factor: 2 }]);
    expect(shopping.getState().replaced).toEqual([]);
    // Either order, opened again, is on the list already; also after a reload.
    shopping.open([{ dish: soto, factor: 4 }]);
    const { shopping: reloaded } = open(storage);
    reloaded.open([{ dish: soto, factor: 10 }]);
    for (const { getState } of [shopping, reloaded]) {
      expect(getState().dishes.find(({ dish }) => dish.foodName === soto.foodName)?.factor).toBe(
        14,
      );
      expect(getState().replaced).toEqual([]);
    }
    shopping.open([{ dish: soto, factor: 20 }]);
    expect(shopping.getState().replaced).toMatchObject([{ factor: 14 }]);
    shopping.leaveOut({ dish: soto, factor: 20 });
    expect(shopping.getState().replaced).toEqual([]);
  });

  test('survives a reload with its ticks', () => {
    const { shopping, storage } = open();
    shopping.open([{ dish: soto, factor: 2 }]);
    shopping.toggleBought({ name: 'ayam' });
    shopping.toggleBought({ name: 'garam' });
    shopping.toggleBought({ name: 'garam' });
    shopping.toggleOwned({ name: 'minyak goreng' });
    expect(open(storage).shopping.getState()).toMatchObject({
      dishes: [{ dish: { foodName: soto.foodName }, factor: 2 }],
      bought: [{ name: 'ayam' }],
      owned: [{ name: 'minyak goreng' }],
      isOpen: false,
    });
  });

  test('keeps the ticks of a list that was stored by their names alone', () => {
    const { shopping, storage } = open();
    shopping.open([{ dish: soto, factor: 2 }]);
    const stored = JSON.parse(storage.stored.get(SHOPPING_KEY) ?? '') as object;
    const names = { bought: ['ayam', {}, 7], owned: ['garam'] };
    storage.stored.set(SHOPPING_KEY, JSON.stringify({ ...stored, ...names }));
    expect(open(storage).shopping.getState()).toMatchObject({
      bought: [{ name: 'ayam' }],
      owned: [{ name: 'garam' }],
    });
  });

  test('leaves a dish out, and can be emptied and restored', () => {
    const { shopping, storage, names } = open();
    shopping.open([
      { dish: soto, factor: 1 },
      { dish: rendang, factor: 1 },
    ]);
    leaveOut(shopping, 0);
    expect(names()).toEqual([rendang.foodName]);
    const undo = shopping.clear();
    expect(names()).toEqual([]);
    expect(storage.stored.has(SHOPPING_KEY)).toBe(false);
    undo();
    expect(names()).toEqual([rendang.foodName]);
  });

  test('keeps only one dish of the last answer, and those that were on it before', () => {
    const { shopping, names } = open();
    const another = { ...soto, foodName: 'Soto Kudus' };
    shopping.open([{ dish: another, factor: 1 }]);
    shopping.open([soto, rendang].map((dish) => ({ dish, factor: 1 })));
    shopping.keepOnly({ dish: rendang, factor: 1 });
    expect(names()).toEqual([another.foodName, rendang.foodName]);
    expect(shopping.getState().leftOut).toEqual([{ dish: soto, factor: 1 }]);
    shopping.restoreLeftOut();
    expect(names()).toEqual([another.foodName, rendang.foodName, soto.foodName]);
  });

  test('reopened still leaves out what was left out, says so, and takes it back', () => {
    const { shopping, storage, names } = open();
    const answer = [
      { dish: soto, factor: 1 },
      { dish: rendang, factor: 1 },
    ];
    shopping.open(answer);
    leaveOut(shopping, 0);
    const { shopping: again, names: namesAgain } = open(storage);
    again.open(answer.map(({ dish }) => ({ dish, factor: 3 })));
    expect(namesAgain()).toEqual([rendang.foodName]);
    expect(again.getState().added).toHaveLength(1);
    // At the size that the answer has now.
    expect(again.getState().leftOut).toEqual([{ dish: soto, factor: 3 }]);
    again.restoreLeftOut();
    expect(namesAgain()).toEqual([rendang.foodName, soto.foodName]);
    expect(again.getState().leftOut).toEqual([]);
    shopping.follow();
    expect(names()).toEqual([rendang.foodName, soto.foodName]);
  });

  test('of another answer begins with all its dishes, also one that was left out of the last', () => {
    const { shopping, names } = open();
    const another = { ...soto, foodName: 'Soto Kudus' };
    shopping.open([soto, rendang].map((dish) => ({ dish, factor: 1 })));
    leaveOut(shopping, 0);
    shopping.open([another, soto].map((dish) => ({ dish, factor: 1 })));
    expect(names()).toEqual([rendang.foodName, another.foodName, soto.foodName]);
    expect(shopping.getState().leftOut).toEqual([]);
  });

  test('from which everything was left out stays empty', () => {
    const { shopping, storage } = open();
    const answer = [soto, rendang].map((dish) => ({ dish, factor: 1 }));
    shopping.open(answer);
    leaveOut(shopping, 0);
    leaveOut(shopping, 0);
    const { shopping: again, names } = open(storage);
    again.open(answer);
    expect(names()).toEqual([]);
    expect(again.getState().leftOut).toHaveLength(2);
  });

  test('adds a dish opened by itself, and forgets what was left out once it is emptied', () => {
    const { shopping, names } = open();
    const answer = [soto, rendang].map((dish) => ({ dish, factor: 1 }));
    shopping.open(answer);
    leaveOut(shopping, 0);
    shopping.open([{ dish: soto, factor: 1 }]);
    expect(names()).toEqual([rendang.foodName, soto.foodName]);
    leaveOut(shopping, 0);
    const undo = shopping.clear();
    shopping.open(answer);
    expect(names()).toEqual([soto.foodName, rendang.foodName]);
    undo();
    // It is on the list again by now.
    expect(shopping.getState().leftOut).toEqual([]);
    leaveOut(shopping, 1);
    shopping.clear()();
    expect(names()).toEqual([soto.foodName]);
    expect(shopping.getState().leftOut).toEqual([{ dish: rendang, factor: 1 }]);
  });

  test('started afresh holds what was opened last, and the rest can be restored', () => {
    const { shopping, names } = open();
    shopping.open([{ dish: soto, factor: 1 }]);
    shopping.toggleBought({ name: 'ayam' });
    shopping.toggleOwned({ name: 'garam' });
    shopping.open([{ dish: rendang, factor: 2 }]);
    expect(shopping.getState().added).toEqual([{ dish: rendang, factor: 2 }]);
    const undo = shopping.restart();
    expect(names()).toEqual([rendang.foodName]);
    expect(shopping.getState()).toMatchObject({ bought: [], owned: [], isOpen: true });
    undo();
    expect(names()).toEqual([soto.foodName, rendang.foodName]);
    expect(shopping.getState()).toMatchObject({
      bought: [{ name: 'ayam' }],
      owned: [{ name: 'garam' }],
    });
    leaveOut(shopping, 1);
    expect(shopping.getState().added).toEqual([]);
  });

  test('of a changed order is stored in one go, so that no other tab sees half of it', () => {
    const storage = createFakeStorage();
    const { shopping, names } = open(storage);
    const order = [soto, rendang].map((dish) => ({ dish, factor: 1 }));
    shopping.open(order, { id: 'AB12CD', dishes: order });
    let writes = 0;
    const setItem = (key: string, value: string) => {
      writes += 1;
      storage.setItem(key, value);
    };
    const { shopping: counted, names: namesNow } = open({ ...storage, setItem });
    const another = { dish: { ...soto, foodName: 'Soto Kudus' }, factor: 1 };
    counted.open([], { id: 'AB12CD', dishes: [{ dish: rendang, factor: 1 }, another] });
    expect(writes).toBe(1);
    expect(namesNow()).toEqual([rendang.foodName, 'Soto Kudus']);
    shopping.follow();
    expect(names()).toEqual(namesNow());
  });

  test('of another tab is not overwritten', () => {
    const { shopping, storage, names } = open();
    open(storage).shopping.open([{ dish: rendang, factor: 1 }]);
    shopping.open([{ dish: soto, factor: 1 }]);
    expect(names()).toEqual([rendang.foodName, soto.foodName]);
  });

  test('changed here keeps what another tab has added since', () => {
    const { shopping, storage, names } = open();
    shopping.open([{ dish: soto, factor: 1 }]);
    const { shopping: other, names: otherNames } = open(storage);
    other.open([{ dish: rendang, factor: 1 }]);
    other.toggleOwned({ name: 'garam' });
    shopping.toggleBought({ name: 'ayam' });
    expect(names()).toEqual([soto.foodName, rendang.foodName]);
    expect(shopping.getState()).toMatchObject({
      bought: [{ name: 'ayam' }],
      owned: [{ name: 'garam' }],
    });
    leaveOut(shopping, 0);
    other.follow();
    expect(otherNames()).toEqual([rendang.foodName]);
    expect(other.getState().bought).toEqual([{ name: 'ayam' }]);
  });

  test('restored keeps what was added after it was emptied', () => {
    const { shopping, storage, names } = open();
    shopping.open([{ dish: soto, factor: 1 }]);
    shopping.toggleBought({ name: 'ayam' });
    const undo = shopping.clear();
    open(storage).shopping.open([
      { dish: rendang, factor: 1 },
      { dish: soto, factor: 5 },
    ]);
    undo();
    expect(names()).toEqual([rendang.foodName, soto.foodName]);
    expect(shopping.getState().dishes[1]?.factor).toBe(5);
    expect(shopping.getState().bought).toEqual([{ name: 'ayam' }]);
  });

  test('that is unreadable is set aside', () => {
    const storage = createFakeStorage({ [SHOPPING_KEY]: '{"dishes":[{"dish":' });
    open(storage).shopping.open([{ dish: soto, factor: 1 }]);
    expect(storage.stored.get(`${SHOPPING_KEY}Damaged`)).toBe('{"dishes":[{"dish":');
  });

  test.each(['', '[]', '{"dishes":[{"dish":{}},7],"bought":"x"}', '{"dishes":{}}'])(
    'that is damaged is empty: %j',
    (text) => {
      expect(open(createFakeStorage({ [SHOPPING_KEY]: text })).names()).toEqual([]);
    },
  );

  test('lasts as long as the page if the browser stores nothing', () => {
    const storage = createFakeStorage();
    storage.isBlocked = true;
    const { shopping, names } = open(storage);
    shopping.open([{ dish: soto, factor: 1 }]);
    shopping.open([{ dish: rendang, factor: 1 }]);
    expect(names()).toEqual([soto.foodName, rendang.foodName]);
    expect(shopping.getState().isStored).toBe(false);
  });

  test('that did not fit stays beside what another tab stores, until there is room', () => {
    const storage = createFakeStorage();
    const { shopping, names } = open(storage);
    storage.quota = 0;
    shopping.open([{ dish: soto, factor: 1 }]);
    storage.quota = Number.POSITIVE_INFINITY;
    open(storage).shopping.open([{ dish: rendang, factor: 1 }]);
    shopping.follow();
    expect(names()).toEqual([rendang.foodName, soto.foodName]);
    shopping.toggleBought({ name: 'ayam' });
    expect(open(storage).names()).toEqual([rendang.foodName, soto.foodName]);
  });
});
