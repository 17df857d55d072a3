import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readPackedPrices } from '../../../build/read-packed-prices.ts';
import { isPriced } from '../costing/dish-cost.ts';
import { costDish } from '../costing/fixtures/cost-dish.ts';
import { unpackPrices } from '../costing/packed-prices.ts';
import { readTable, scoreReading, type ReadingScore } from './fixtures/read-table.ts';
import { CLASS_WORDS, COMPOUND_WORDS } from './preparation-words.ts';
import { readIngredient } from './read-ingredient.ts';

const book = unpackPrices(readPackedPrices('collection'));

/** A line of people, as a dish lists it: in its name, without a serving size. */
const readLine = (text: string) => readIngredient({ name: text, servingSize: '' }, book);

/** `name | servingSize` */
function toIngredient(text: string) {
  const [name = '', servingSize = ''] = text.split('|').map((field) => field.trim());
  return { name, servingSize };
}

function expectWellRead({ meant, sizesRight, foodsRight, foodsWrong, faults }: ReadingScore) {
  const faultsInWords = faults.join('\n');
  expect(sizesRight / meant, faultsInWords).toBeGreaterThanOrEqual(0.97);
  expect(foodsRight / meant, faultsInWords).toBeGreaterThanOrEqual(0.95);
  expect(foodsWrong / meant, faultsInWords).toBeLessThanOrEqual(0.01);
}

const FIXTURES = join(import.meta.dirname, 'fixtures');

type LineSet = readonly [holds: string, table: ReturnType<typeof readTable>];

/** A table whose first line says what it holds; the tables of a folder are one set. */
function readSet(path: string, name: string): LineSet {
  if (!name.endsWith('.txt')) {
    return [name, readSets(join(path, name)).flatMap(([, table]) => table)];
  }
  const text = readFileSync(join(path, name), 'utf8');
  const [, holds = name, table = ''] = /^# (.+)\n([^]+)$/u.exec(text) ?? [];
  return [holds, readTable(table)];
}

const readSets = (path: string): readonly LineSet[] =>
  readdirSync(path).map((name) => readSet(path, name));

const LINES = readSets(join(FIXTURES, 'lines'));
const INGREDIENTS = readSets(join(FIXTURES, 'ingredients'));
const PRICED = INGREDIENTS.filter(([, table]) => table.some(({ band }) => band !== undefined));

test('no set of lines is missing', () => {
  expect(LINES.flatMap(([, table]) => table).length).toBeGreaterThan(2_300);
  expect(INGREDIENTS.flatMap(([, table]) => table).length).toBeGreaterThan(480);
  expect(PRICED).toHaveLength(2);
});

describe('lines as people write them', () => {
  test.each(LINES)('%s: size 97 %, food 95 % right, 1 % wrong at most', (_, table) => {
    expectWellRead(scoreReading(table, readLine));
  });
});

describe('ingredients as a model writes them', () => {
  test.each(INGREDIENTS)(
    '%s: at least 97 % of sizes and 95 % of foods right, at most 1 % wrong',
    (_, table) => {
      const read = (text: string) => readIngredient(toIngredient(text), book);
      expectWellRead(scoreReading(table, read));
    },
  );

  test.each(PRICED)('%s: at least 92 % have an honest price', (_, table) => {
    const banded = table.filter(({ band }) => band !== undefined);
    const outside = banded.flatMap(({ text, band: [low, high] = [0, 0] }) => {
      const { rupiah, lines } = costDish({ foodName: '', ingredient: [toIngredient(text)] }, book);
      const isHonest = lines.every(({ cost }) => isPriced(cost)) && rupiah >= low && rupiah <= high;
      return isHonest ? [] : [`${text}: Rp${Math.round(rupiah)}, not Rp${low}-${high}`];
    });
    const share = 1 - outside.length / banded.length;
    expect(share, outside.join('\n')).toBeGreaterThanOrEqual(0.92);
  });
});

describe('a food with another word after it', () => {
  const names = [...book.foods.values()].flatMap(({ name, synonyms }) => [name, ...synonyms]);
  const single = names.filter((name) => /^\p{L}+$/u.test(name) && !/\d/u.test(name));
  const isRead = (name: string) => readLine(`2 kg ${name}`)[0]?.food !== undefined;

  test('is another food after the name of a class or an animal, if nobody knows the word', () => {
    const heads = [...CLASS_WORDS, ...COMPOUND_WORDS].filter((head) => single.includes(head));
    expect(heads.length).toBeGreaterThan(40);
    const guessed = heads.flatMap((head) =>
      ['wurlitzer', 'hxazu', 'kwandolin'].filter((word) => isRead(`${head} ${word}`)),
    );
    expect(guessed).toEqual([]);
  });

  test.each([
    'almond milk',
    'oat milk',
    'almond flour',
    'strawberry milk',
    'chili oil',
    'lemon water',
    'lemon pepper',
    'honey mustard',
    'honey lemon tea',
    'cabbage kimchi',
    'spinach noodle',
    'tuna sandwich',
  ])('is another food if that makes it an English product: %s', (name) => {
    expect(isRead(name)).toBe(false);
  });

  test.each([
    'ultra milk',
    'fresh milk',
    'minced beef',
    'chicken breast',
    'olive oil',
    'black pepper',
  ])('stays that food even in English: %s', (name) => {
    expect(isRead(name)).toBe(true);
  });

  test('stays that food, whatever follows about its state, size, cut, maker or price', () => {
    const said = [
      'iris tipis',
      'higienis',
      'ukuran sedang',
      'cuci bersih',
      'lokal ya bun',
      'dipotong 4',
    ];
    const lost = names
      .filter((name) => isRead(name) && !name.includes(' dan '))
      .flatMap((name) => {
        const food = readLine(`2 kg ${name}`)[0]?.food;
        const lines = said.map((words) => `2 kg ${name} ${words}`);
        return lines.filter((line) => readLine(line)[0]?.food !== food);
      });
    expect(lost).toEqual([]);
  });
});

test('"fillet ayam segar" is fillet, not a chicken', () => {
  expect(readLine('300 gr fillet ayam segar')[0]?.food).toBe('fillet ayam');
});

test.each([
  'egg noodles 200 g',
  '4 lime leaves',
  '100 gr beef bacon',
  '1 bh salad',
  '100 gr karang',
  '1 ekor salem',
  '2 lembar kale',
  '100 gr daging kelinci cincang',
  '100 gr kacang2an campur',
])('"%s" is not a typing error for another food', (text) => {
  expect(readLine(text).map(({ food }) => food)).toEqual([undefined]);
});
