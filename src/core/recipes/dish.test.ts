import { describe, expect, test } from 'vitest';
import { parseDish } from './dish.ts';

const whole = {
  foodName: 'Soto Ayam',
  description: 'Kuah kuning yang gurih.',
  completeRecept: [{ number: 1, step: 'Rebus ayam.' }],
  ingredient: [{ name: 'Ayam', servingSize: '1 ekor' }],
  estimatedCostatRupiah: 78_000,
  price: 22_000,
  img: '',
  porsi: 6,
};

const bare = {
  foodName: 'Soto',
  description: '',
  completeRecept: [],
  ingredient: [],
  estimatedCostatRupiah: 0,
  price: 0,
  img: '',
};

describe('a dish', () => {
  test('drops marks stacked over the lines above, but keeps those of a language', () => {
    expect(parseDish({ foodName: `Soto${'\u0301'.repeat(40)} Ayam` })).toMatchObject({
      foodName: `Soto${'\u0301'.repeat(4)} Ayam`,
    });
    expect(parseDish({ foodName: 'Pho\u031b\u0309 bo\u0300' })).toMatchObject({
      foodName: 'Pho\u031b\u0309 bo\u0300',
    });
  });

  test('is kept if it is valid', () => {
    expect(parseDish(whole)).toEqual(whole);
  });

  test('needs nothing but a name', () => {
    expect(parseDish({ foodName: ' Soto ' })).toEqual(bare);
  });

  test.each([
    [{}],
    [{ foodName: '' }],
    [{ foodName: '  ' }],
    [{ foodName: '\u200b\u2060\ufeff' }],
    [{ foodName: '\u3164 \u2800' }],
    [{ foodName: null }],
    [{ foodName: ['Soto'] }],
    ['Soto'],
    [null],
    [undefined],
    [[whole]],
  ])('is not %j', (value) => {
    expect(parseDish(value)).toBeUndefined();
  });

  test('loses unknown fields', () => {
    const dish = parseDish(JSON.parse('{"foodName":"Soto","kalori":400,"__proto__":{"x":1}}'));
    expect(dish).toEqual(bare);
    expect(Object.keys(dish ?? {}).sort()).toEqual(Object.keys(bare).sort());
  });

  test('reads money as it is written', () => {
    const dish = parseDish({ foodName: 'Soto', estimatedCostatRupiah: 'Rp 25.000', price: '25rb' });
    expect(dish).toMatchObject({ estimatedCostatRupiah: 25_000, price: 25_000 });
    expect(parseDish({ foodName: 'Soto', price: 25_000.0 })?.price).toBe(25_000);
    expect(parseDish({ foodName: 'Soto', price: { jumlah: 1 } })?.price).toBe(0);
  });

  test('accepts other values where text is expected', () => {
    const dish = parseDish({ foodName: 2026, description: null, img: { url: 'x' } });
    expect(dish).toMatchObject({ foodName: '2026', description: '', img: '' });
  });
});

describe('steps', () => {
  const steps = (completeRecept: unknown) =>
    parseDish({ foodName: 'Soto', completeRecept })?.completeRecept;

  test('may be plain text', () => {
    expect(steps(['Rebus.', ' Saring. '])).toEqual([
      { number: 1, step: 'Rebus.' },
      { number: 2, step: 'Saring.' },
    ]);
  });

  test('are renumbered if numbers are missing, repeated or skipped', () => {
    expect(
      steps([
        { step: 'Rebus.' },
        { number: 7, step: 'Saring.' },
        { number: '7', step: 'Sajikan.' },
      ]),
    ).toEqual([
      { number: 1, step: 'Rebus.' },
      { number: 2, step: 'Saring.' },
      { number: 3, step: 'Sajikan.' },
    ]);
  });

  test('without text are dropped and leave no gap', () => {
    expect(steps([{ number: 1, step: '' }, null, 'Rebus.', {}, { step: null }])).toEqual([
      { number: 1, step: 'Rebus.' },
    ]);
  });

  test.each([['Rebus.'], [null], [{ step: 'Rebus.' }], [7]])(
    'are empty if they are not a list: %j',
    (value) => {
      expect(steps(value)).toEqual([]);
    },
  );
});

describe('ingredients', () => {
  const ingredients = (ingredient: unknown) =>
    parseDish({ foodName: 'Soto', ingredient })?.ingredient;

  test('may be plain text or miss a part', () => {
    expect(
      ingredients([
        '1 ekor ayam',
        { name: 'Garam' },
        { servingSize: '2 sdt' },
        { name: 'Soun', servingSize: 100 },
      ]),
    ).toEqual([
      { name: '1 ekor ayam', servingSize: '' },
      { name: 'Garam', servingSize: '' },
      { name: '', servingSize: '2 sdt' },
      { name: 'Soun', servingSize: '100' },
    ]);
  });

  test('that are empty are dropped', () => {
    expect(ingredients([{}, '', null, [], { name: ' ' }, { name: 'Ayam' }])).toEqual([
      { name: 'Ayam', servingSize: '' },
    ]);
  });
});

describe('bounds', () => {
  test('text is cut at 4,000 characters, never in the middle of one', () => {
    const { description = '' } =
      parseDish({ foodName: 'Soto', description: `${'x'.repeat(3_999)}🌶` }) ?? {};
    expect(description).toBe('x'.repeat(3_999));
  });

  test('lists are cut at 200 entries', () => {
    const many = Array.from({ length: 1_000 }, (_, index) => `Langkah ${index}`);
    const dish = parseDish({ foodName: 'Soto', completeRecept: many, ingredient: many });
    expect(dish?.completeRecept).toHaveLength(200);
    expect(dish?.ingredient).toHaveLength(200);
  });

  test('characters that are invalid in documents are removed', () => {
    const dish = parseDish({
      foodName: 'So\u0000to\u001b\ud83c',
      description: 'satu\r\n\tdua\u0007',
    });
    expect(dish).toMatchObject({ foodName: 'Soto', description: 'satu\n\tdua' });
  });

  test('a name that consists only of such characters does not count', () => {
    expect(parseDish({ foodName: '\u0000\u0001' })).toBeUndefined();
  });
});
