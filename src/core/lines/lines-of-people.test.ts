import { describe, expect, test } from 'vitest';
import { costDish } from '../costing/cost-dish.ts';
import { unpackPrices } from '../costing/packed-prices.ts';
import { readPackedPrices } from '../../../build/read-packed-prices.ts';
import { ODD_LINES } from './fixtures/odd-lines.ts';
import { BRACKETED_INGREDIENTS, BRACKETED_LINES } from './fixtures/bracketed-lines.ts';
import { SHORTENED_INGREDIENTS, SHORTENED_LINES } from './fixtures/shortened-lines.ts';
import {
  INGREDIENTS_BY_OTHER_STRANGER,
  LINES_BY_OTHER_STRANGER,
} from './fixtures/lines-by-other-stranger.ts';
import { LINES_BY_MECHANISM, LINES_WITH_TALK } from './fixtures/lines-by-mechanism.ts';
import { MEASURED_INGREDIENTS } from './fixtures/measured-ingredients.ts';
import { MEASURED_LINES } from './fixtures/measured-lines.ts';
import { PRACTICE_INGREDIENTS } from './fixtures/practice-ingredients.ts';
import { PRACTICE_LINES } from './fixtures/practice-lines.ts';
import { PLAIN_TO_ODD_INGREDIENTS, PLAIN_TO_ODD_LINES } from './fixtures/plain-to-odd-lines.ts';
import { HURRIED_INGREDIENTS, HURRIED_LINES } from './fixtures/hurried-lines.ts';
import { INGREDIENTS_BY_STRANGER, LINES_BY_STRANGER } from './fixtures/lines-by-stranger.ts';
import { LINES_OF_HABIT } from './fixtures/lines-of-habit.ts';
import { REGIONAL_LINES } from './fixtures/regional-lines.ts';
import { readTable, scoreReading, type ReadingScore } from './fixtures/read-table.ts';
import { readIngredient } from './read-ingredient.ts';
import { CLASS_WORDS, COMPOUND_WORDS } from './preparation-words.ts';

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

describe('lines as people write them', () => {
  test.each([
    ['the half to practise on', PRACTICE_LINES],
    ['the half to measure by', MEASURED_LINES],
    ['odd ones', ODD_LINES],
    ['plain to odd', PLAIN_TO_ODD_LINES],
    ['those of many regions', REGIONAL_LINES],
    ['as they are noted down', SHORTENED_LINES],
    ['with lists in brackets', BRACKETED_LINES],
    ['typed in a hurry', HURRIED_LINES],
    ['by a stranger to the reader', LINES_BY_STRANGER],
    ['by another stranger', LINES_BY_OTHER_STRANGER],
    ['by habit', LINES_OF_HABIT],
    ['with talk behind them', LINES_WITH_TALK],
    [
      'hard ones of every kind',
      Object.values(LINES_BY_MECHANISM)
        .map((table) => table.trim())
        .join('\n'),
    ],
  ])('%s: size 97 %, food 95 % right, 1 % wrong at most', (_, table) => {
    expectWellRead(scoreReading(readTable(table), readLine));
  });
});

describe('ingredients as a model writes them', () => {
  const halves = [
    ['the half to practise on', PRACTICE_INGREDIENTS],
    ['the half to measure by', MEASURED_INGREDIENTS],
  ] as const;

  const later = [
    ['plain to odd', PLAIN_TO_ODD_INGREDIENTS],
    ['with remarks', SHORTENED_INGREDIENTS],
    ['with lists in brackets', BRACKETED_INGREDIENTS],
    ['typed in a hurry', HURRIED_INGREDIENTS],
    ['by a stranger to the reader', INGREDIENTS_BY_STRANGER],
    ['by another stranger', INGREDIENTS_BY_OTHER_STRANGER],
  ] as const;

  test.each([...halves, ...later])(
    '%s: at least 97 % of sizes and 95 % of foods right, at most 1 % wrong',
    (_, table) => {
      const read = (text: string) => readIngredient(toIngredient(text), book);
      expectWellRead(scoreReading(readTable(table), read));
    },
  );

  test.each(halves)('%s: at least 92 % have an honest price', (_, table) => {
    const banded = readTable(table).filter(({ band }) => band !== undefined);
    const outside = banded.flatMap(({ text, band: [low, high] = [0, 0] }) => {
      const { rupiah, unpriced } = costDish(
        { foodName: '', ingredient: [toIngredient(text)] },
        book,
      );
      const isHonest = unpriced.length === 0 && rupiah >= low && rupiah <= high;
      return isHonest ? [] : [`${text}: Rp${Math.round(rupiah)}, not Rp${low}-${high}`];
    });
    const share = 1 - outside.length / banded.length;
    expect(share, outside.join('\n')).toBeGreaterThanOrEqual(0.92);
  });
});

describe('a food with another word behind it', () => {
  const names = [...book.ingredients.values()].flatMap(({ name, synonyms }) => [name, ...synonyms]);
  const single = names.filter((name) => /^\p{L}+$/u.test(name) && !/\d/u.test(name));
  const isRead = (name: string) => readLine(`2 kg ${name}`)[0]?.ingredient !== undefined;

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
  ])('stays that food in English, too: %s', (name) => {
    expect(isRead(name)).toBe(true);
  });

  test('stays that food, whatever is said of its state, size, cut, maker or price', () => {
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
        const food = readLine(`2 kg ${name}`)[0]?.ingredient;
        const lines = said.map((words) => `2 kg ${name} ${words}`);
        return lines.filter((line) => readLine(line)[0]?.ingredient !== food);
      });
    expect(lost).toEqual([]);
  });
});

test('"fillet ayam segar" is fillet, not a chicken', () => {
  expect(readLine('300 gr fillet ayam segar')[0]?.ingredient).toBe('fillet ayam');
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
])('"%s" is no slip of another food', (text) => {
  expect(readLine(text).map(({ ingredient }) => ingredient)).toEqual([undefined]);
});
