import { describe, expect, test } from 'vitest';
import { food, query, renowned, indexTiny, titlesOf } from '../fixtures/tiny-index.ts';
import type { Query } from '../question/search-query.ts';
import { serveEveryFood } from './serve-every-food.ts';

const index = indexTiny(
  { title: 'Tumis Kangkung', ingredients: ['kangkung'] },
  { title: 'Tempe Goreng', ingredients: ['tempe'] },
  { title: 'Martabak Telur', ingredients: ['telur', 'terigu', 'daging', 'kol'] },
  { title: 'Telur Dadar', ingredients: ['telur'], minutes: 20 },
  { title: 'Cilok', ingredients: ['telur'] },
);
const recipes = index.recipes.map((recipe) => renowned(recipe));
const [kangkung, tempe] = recipes;
const terms = ['kangkung', 'tempe', 'telur'].map((name) => food(name, index));
const wording: Query['wording'] = { ...query({}).wording, isList: true };

/** The answer with two places to foods at hand; two dishes have the first two. */
function shown(asked: Partial<Query> = {}, allowed = recipes) {
  if (kangkung === undefined || tempe === undefined) return [];
  const answer = serveEveryFood(query({ wording, terms, ...asked }), [kangkung, tempe], 2, {
    allowed,
    index,
  });
  return titlesOf(answer.slice(0, 2));
}

test('the simplest dish called by a food that no dish has takes the last place', () => {
  expect(shown()).toEqual(['Tumis Kangkung', 'Telur Dadar']);
});

test('a food that is in a dish already adds none', () => {
  expect(shown({ terms: terms.slice(0, 2) })).toEqual(['Tumis Kangkung', 'Tempe Goreng']);
});

test('nobody’s dish is added if none is known, and none that is refused', () => {
  const [, , , dadar] = index.recipes;
  expect(shown({}, dadar === undefined ? [] : [dadar])).toEqual(['Tumis Kangkung', 'Tempe Goreng']);
  expect(shown({}, recipes.slice(0, 2))).toEqual(['Tumis Kangkung', 'Tempe Goreng']);
});

test('three foods are a list, even without a comma', () => {
  expect(shown({ wording: query({}).wording })).toEqual(['Tumis Kangkung', 'Telur Dadar']);
});

test('a limit holds for what is added', () => {
  const { limits } = query({});
  expect(shown({ limits: { ...limits, maxMinutes: 10 } })).toEqual([
    'Tumis Kangkung',
    'Tempe Goreng',
  ]);
});

test.each([
  ['two foods are no list', { wording: query({}).wording, terms: terms.slice(1) }],
  ['one of them is enough', { hasAlternatives: true }],
  ['a dish is named', { named: [{ phrase: 'tempe goreng', recipes: [1] }] }],
])('nothing is added if %s', (_, asked) => {
  expect(shown(asked)).toEqual(['Tumis Kangkung', 'Tempe Goreng']);
});

describe('if nothing else is at hand', () => {
  const garlic = Array.from({ length: 8 }, (_, at) => ({
    title: `Tumis ${at}`,
    ingredients: ['bawang putih'],
  }));
  const kitchen = indexTiny(
    ...garlic,
    {
      title: 'Gado-Gado',
      ingredients: ['tempe', 'kangkung', ...Array.from({ length: 20 }, (_, at) => `bumbu ${at}`)],
    },
    { title: 'Tempe Goreng', ingredients: ['tempe', 'bawang putih'] },
    { title: 'Nasi Campur', ingredients: ['tempe', 'beras'] },
    { title: 'Plecing Kangkung', ingredients: ['kangkung', 'bawang putih', 'jeruk', 'kencur'] },
    { title: 'Tumis Kangkung', ingredients: ['kangkung', 'bawang putih'] },
  );
  const answer = (question: string, names: readonly string[]) =>
    titlesOf(
      serveEveryFood(
        query({
          wording,
          whole: question.split(' '),
          terms: names.map((name) => food(name, kitchen)),
        }),
        kitchen.recipes.slice(8, 9),
        5,
        { allowed: kitchen.recipes, index: kitchen },
      ),
    );

  test.each([
    'tinggal tempe dan kangkung',
    'cuma ada 2 tempe dan kangkung',
    'kangkung dan tempe doang',
  ])('"%s" is answered with dishes that need hardly more', (question) => {
    expect(answer(question, ['tempe', 'kangkung']).slice(0, 3)).toEqual([
      'Tempe Goreng',
      'Tumis Kangkung',
      'Plecing Kangkung',
    ]);
  });

  test.each(['ada tempe dan kangkung', 'tinggal di kos, ada tempe', 'cuma 30 menit, tempe'])(
    '"%s" does not say so',
    (question) => {
      expect(answer(question, ['tempe'])).toEqual(['Gado-Gado']);
    },
  );
});
