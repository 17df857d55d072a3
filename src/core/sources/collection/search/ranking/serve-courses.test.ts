import { describe, expect, test } from 'vitest';
import { NOTHING_ASKED, query, renowned, indexTiny, titlesOf } from '../fixtures/tiny-index.ts';
import type { Course, Query } from '../question/search-query.ts';
import type { IndexedRecipe } from '../recipe-index.ts';
import { serveCourses } from './serve-courses.ts';

const course = (some: Partial<Course>): Course => ({
  phrase: '',
  kinds: [],
  recipes: [],
  ingredients: [],
  ...some,
});

/** The answer in its order, the courses first. By default all that fits is allowed, and nothing else. */
function serve(
  asked: Partial<Query>,
  fitting: readonly IndexedRecipe[],
  allowed: readonly IndexedRecipe[] = fitting,
) {
  const ordered = fitting.map((recipe, at) => ({ recipe, score: 10 - at }));
  const answer = serveCourses(query(asked), ordered, allowed);
  return { ...answer, titles: titlesOf(answer.ordered) };
}

describe('without courses', () => {
  test('the order stays', () => {
    const { recipes } = indexTiny({ title: 'Semur' }, { title: 'Urap' });
    expect(serve({}, recipes)).toMatchObject({ titles: ['Semur', 'Urap'], count: 5, missing: [] });
  });
});

describe('named dishes', () => {
  test('come in the order in which they are named', () => {
    const { recipes } = indexTiny({ title: 'Soto' }, { title: 'Sate' }, { title: 'Urap' });
    const named = [
      { phrase: 'urap', recipes: [2] },
      { phrase: 'sate', recipes: [1] },
    ];
    expect(serve({ named }, recipes)).toMatchObject({
      titles: ['Urap', 'Sate', 'Soto'],
    });
  });

  test('of a class come as their best', () => {
    const { recipes } = indexTiny(
      { title: 'Soto Betawi' },
      { title: 'Soto Ayam' },
      { title: 'Sate' },
    );
    const named = [
      { phrase: 'sate', recipes: [2] },
      { phrase: 'soto', recipes: [0, 1] },
    ];
    expect(serve({ named }, recipes).titles).toEqual(['Sate', 'Soto Betawi', 'Soto Ayam']);
  });

  test('that do not fit are not served', () => {
    const { recipes } = indexTiny({ title: 'Soto' }, { title: 'Sate' });
    const named = [{ phrase: 'sate', recipes: [1] }];
    expect(serve({ named }, recipes.slice(0, 1), recipes).titles).toEqual(['Soto']);
  });
});

describe('a course of a kind', () => {
  test('comes before better dishes of other kinds', () => {
    const { recipes } = indexTiny(
      { title: 'Semur', kind: 'lauk' },
      { title: 'Rawon', kind: 'sup' },
      { title: 'Urap', kind: 'sayur' },
    );
    const courses = [course({ kinds: ['sayur'] }), course({ kinds: ['lauk'] })];
    expect(serve({ courses }, recipes)).toMatchObject({
      titles: ['Urap', 'Semur', 'Rawon'],
    });
  });

  test('is one that is known, and eaten at meals, if the question has no word for it', () => {
    const { recipes } = indexTiny(
      { title: 'Bekasam', kind: 'lauk' },
      { title: 'Dendeng', kind: 'lauk', occasions: ['takjil'] },
      { title: 'Semur', kind: 'lauk' },
    );
    const [bekasam, dendeng, semur] = recipes;
    const fitting = [bekasam!, renowned(dendeng!), renowned(semur!)];
    expect(serve({ courses: [course({ kinds: ['lauk'] })] }, fitting).titles[0]).toBe('Semur');
  });

  test('is any of the kind if none is known', () => {
    const { recipes } = indexTiny(
      { title: 'Rawon', kind: 'sup' },
      { title: 'Bekasam', kind: 'lauk' },
    );
    expect(serve({ courses: [course({ kinds: ['lauk'] })] }, recipes).titles[0]).toBe('Bekasam');
  });

  test('is one that is called so', () => {
    const { recipes } = indexTiny(
      { title: 'Opor', kind: 'gulai' },
      { title: 'Gulai Cubadak', kind: 'gulai' },
    );
    const courses = [course({ phrase: 'gulai', kinds: ['gulai'] })];
    expect(serve({ courses }, recipes).titles[0]).toBe('Gulai Cubadak');
  });

  test('is the best of a kind of which every dish is called so', () => {
    const { recipes } = indexTiny(
      { title: 'Urap', kind: 'sayur' },
      { title: 'Sayur Asam', kind: 'sayur' },
    );
    const courses = [course({ phrase: 'sayur', kinds: ['sayur'] })];
    expect(serve({ courses }, recipes).titles[0]).toBe('Urap');
  });

  test('is another dish each time it is asked for', () => {
    const { recipes } = indexTiny(
      { title: 'Rawon', kind: 'sup' },
      { title: 'Semur', kind: 'lauk' },
      { title: 'Dendeng', kind: 'lauk' },
    );
    const courses = [course({ kinds: ['lauk'] }), course({ kinds: ['lauk'] })];
    expect(serve({ courses }, recipes)).toMatchObject({
      titles: ['Semur', 'Dendeng', 'Rawon'],
    });
  });

  test('is left out if nothing matches, and the others come', () => {
    const { recipes } = indexTiny(
      { title: 'Rawon', kind: 'sup' },
      { title: 'Semur', kind: 'lauk' },
    );
    const courses = [course({ kinds: ['sambal'] }), course({ kinds: ['lauk'] })];
    expect(serve({ courses }, recipes)).toMatchObject({ titles: ['Semur', 'Rawon'] });
  });
});

describe('a course of a food', () => {
  test('is rather a dish to eat with rice than a soup', () => {
    const { recipes } = indexTiny(
      { title: 'Soto Ayam', kind: 'soto' },
      { title: 'Ayam Goreng', kind: 'lauk' },
    );
    expect(serve({ courses: [course({ phrase: 'ayam' })] }, recipes).titles[0]).toBe('Ayam Goreng');
  });

  test('is a soup if nothing else is called so', () => {
    const { recipes } = indexTiny(
      { title: 'Semur', kind: 'lauk' },
      { title: 'Soto Ayam', kind: 'soto' },
    );
    expect(serve({ courses: [course({ phrase: 'ayam' })] }, recipes).titles[0]).toBe('Soto Ayam');
  });

  test('is made of it and called after one of its words', () => {
    const { recipes } = indexTiny(
      { title: 'Semur', ingredients: ['daging sapi'] },
      { title: 'Rendang Daging', ingredients: ['daging sapi'] },
    );
    const courses = [course({ phrase: 'daging sapi', ingredients: [0] })];
    expect(serve({ courses }, recipes).titles[0]).toBe('Rendang Daging');
  });

  test('is not a dish that is called after it and made of something else', () => {
    const { recipes } = indexTiny(
      { title: 'Semur', ingredients: ['daging sapi'] },
      { title: 'Bumbu Daging', ingredients: ['ketumbar'] },
    );
    const courses = [course({ phrase: 'daging sapi', ingredients: [0] })];
    expect(serve({ courses }, recipes)).toMatchObject({ titles: ['Semur', 'Bumbu Daging'] });
  });

  test('is one of certain recipes, if the question means them', () => {
    const { recipes } = indexTiny({ title: 'Ayam Goreng' }, { title: 'Opor' });
    const courses = [course({ phrase: 'ayam', recipes: [1] })];
    expect(serve({ courses }, recipes).titles[0]).toBe('Opor');
  });
});

describe('what is listed for a box', () => {
  const isListed = true;

  test('may be any allowed recipe, not only what fits', () => {
    const { recipes } = indexTiny({ title: 'Semur' }, { title: 'Lele Goreng' });
    const courses = [course({ phrase: 'lele' })];
    expect(serve({ courses, isListed }, recipes.slice(0, 1), recipes).titles).toEqual([
      'Lele Goreng',
      'Semur',
    ]);
  });

  test('is never a recipe that is refused', () => {
    const { recipes } = indexTiny({ title: 'Semur' }, { title: 'Lele Goreng' });
    const courses = [course({ phrase: 'lele' })];
    const allowed = recipes.slice(0, 1);
    expect(serve({ courses, isListed }, allowed, allowed)).toMatchObject({
      titles: ['Semur'],
      missing: ['lele'],
    });
  });

  test('is neither looked for beyond what fits nor missed, if it is not listed', () => {
    const { recipes } = indexTiny({ title: 'Semur' }, { title: 'Lele Goreng' });
    const courses = [course({ phrase: 'lele' })];
    expect(serve({ courses }, recipes.slice(0, 1), recipes)).toMatchObject({
      titles: ['Semur'],
      missing: [],
    });
  });

  test('is of the place that is asked for', () => {
    const { recipes } = indexTiny(
      { title: 'Lele Goreng', province: 'Jambi' },
      { title: 'Lele Bakar', province: 'Bali' },
    );
    const asked = {
      courses: [course({ phrase: 'lele' })],
      isListed,
      regions: { ...NOTHING_ASKED.regions, provinces: ['Bali'] as const },
    };
    expect(serve(asked, [], recipes).titles).toEqual(['Lele Bakar']);
  });

  test('is rather a dish for boxes, then one that people know', () => {
    const { recipes } = indexTiny(
      { title: 'Lele Goreng' },
      { title: 'Lele Bakar', occasions: ['nasi kotak'] },
      { title: 'Lele Asap', occasions: ['nasi kotak'] },
    );
    const [fried, grilled, smoked] = recipes;
    const courses = [course({ phrase: 'lele' })];
    const allowed = [renowned(fried!), renowned(grilled!, 0.5), renowned(smoked!, 0.7)];
    expect(serve({ courses, isListed }, [], allowed).titles).toEqual(['Lele Asap']);
  });

  test('is the cheapest that fits, for little money', () => {
    const { recipes } = indexTiny(
      { title: 'Lele Bakar', costPerServing: 9000 },
      { title: 'Lele Goreng', costPerServing: 7000 },
    );
    const cheap = { limits: { ...NOTHING_ASKED.limits, isCheap: true } };
    const courses = [course({ phrase: 'lele' })];
    expect(serve({ courses, isListed, ...cheap }, recipes).titles[0]).toBe('Lele Goreng');
  });

  test('is the best that fits, if money is not short', () => {
    const { recipes } = indexTiny(
      { title: 'Lele Bakar', costPerServing: 9000 },
      { title: 'Lele Goreng', costPerServing: 7000 },
    );
    const courses = [course({ phrase: 'lele' })];
    expect(serve({ courses, isListed }, recipes).titles[0]).toBe('Lele Bakar');
  });

  test('is the best that fits, however cheap, if it is not listed', () => {
    const { recipes } = indexTiny(
      { title: 'Lele Bakar', costPerServing: 9000 },
      { title: 'Lele Goreng', costPerServing: 7000 },
    );
    const cheap = { limits: { ...NOTHING_ASKED.limits, isCheap: true } };
    expect(serve({ courses: [course({ phrase: 'lele' })], ...cheap }, recipes).titles[0]).toBe(
      'Lele Bakar',
    );
  });

  test('is not missing if it is listed twice and served once', () => {
    const { recipes } = indexTiny({ title: 'Lele Goreng' });
    const courses = [course({ phrase: 'lele' }), course({ phrase: 'lele' })];
    expect(serve({ courses, isListed }, recipes)).toMatchObject({ count: 1, missing: [] });
  });

  test('is missing if no dish is bought in a shop', () => {
    const { recipes } = indexTiny({ title: 'Kerupuk Kulit' });
    const courses = [course({ phrase: 'kerupuk', isBought: true })];
    expect(serve({ courses, isListed }, recipes)).toMatchObject({
      count: undefined,
      missing: ['kerupuk'],
    });
  });

  test('has no missing course without a name', () => {
    const { recipes } = indexTiny({ title: 'Semur', kind: 'lauk' });
    expect(serve({ courses: [course({ kinds: ['nasi'] })], isListed }, recipes).missing).toEqual(
      [],
    );
  });
});

describe('a meal', () => {
  const meal = [
    course({ kinds: ['lauk'] }),
    course({ kinds: ['sayur'] }),
    course({ kinds: ['lauk'] }),
  ];

  test('has no main food twice, if there is another', () => {
    const { recipes } = indexTiny(
      { title: 'Ayam Goreng', contains: ['ayam', 'unggas'] },
      { title: 'Semur Ayam', contains: ['ayam', 'unggas'] },
      { title: 'Urap', kind: 'sayur' },
      { title: 'Pepes', contains: ['ikan'] },
    );
    expect(serve({ courses: meal }, recipes).titles.slice(0, 3)).toEqual([
      'Ayam Goreng',
      'Urap',
      'Pepes',
    ]);
    expect(serve({ courses: meal }, recipes.slice(0, 3)).titles).toEqual([
      'Ayam Goreng',
      'Urap',
      'Semur Ayam',
    ]);
  });

  test('is completed with dishes for other occasions that meet all that binds', () => {
    const { recipes } = indexTiny(
      { title: 'Opor', occasions: ['makan siang', 'lebaran'] },
      { title: 'Gulai Nangka', kind: 'sayur', costPerServing: 30_000 },
      { title: 'Urap', kind: 'sayur', costPerServing: 5_000 },
    );
    const asked = {
      courses: meal,
      occasions: [{ occasions: ['lebaran'] as const }],
      limits: { ...NOTHING_ASKED.limits, maxCostPerServing: 12_000 },
    };
    expect(serve(asked, recipes.slice(0, 1), recipes).titles).toEqual(['Opor', 'Urap']);
  });

  test('of a diet is not', () => {
    const { recipes } = indexTiny({ title: 'Pepes' }, { title: 'Lodeh', kind: 'sayur' });
    const asked = { courses: meal, occasions: [{ occasions: ['diet'] as const, isLight: true }] };
    expect(serve(asked, recipes.slice(0, 1), recipes).titles).toEqual(['Pepes']);
  });

  test('of more courses than an answer usually has shows them all', () => {
    const { recipes } = indexTiny(...'A B C D E F G'.split(' ').map((title) => ({ title })));
    const courses = Array.from({ length: 6 }, () => course({ kinds: ['lauk'] }));
    expect(serve({ courses }, recipes).count).toBe(6);
    expect(serve({ courses, count: 3 }, recipes).count).toBe(3);
  });
});

describe('a menu of several days', () => {
  const courses = [course({ kinds: ['lauk'] }), course({ kinds: ['sayur'] })];
  const many = indexTiny(
    ...['L1', 'L2', 'L3', 'L4', 'L5', 'L6'].map((title) => ({ title })),
    ...['S1', 'S2', 'S3', 'S4', 'S5', 'S6'].map((title) => ({ title, kind: 'sayur' as const })),
  ).recipes;

  test('has its courses day by day, and those of later days behind them', () => {
    const { titles, count } = serve({ courses, days: 2 }, many);
    expect(titles.slice(0, 6)).toEqual(['L1', 'S1', 'L2', 'S2', 'L3', 'S3']);
    expect(count).toBe(4);
  });

  test('has no more than ten dishes, and only whole days', () => {
    expect(serve({ courses, days: 7 }, many).count).toBe(10);
    expect(serve({ courses: [...courses, course({ kinds: ['lauk'] })], days: 7 }, many).count).toBe(
      9,
    );
    expect(serve({ courses, days: 3 }, many.slice(0, 8)).count).toBe(4);
  });

  test('has as many dishes as days, if it has no courses', () => {
    expect(serve({ days: 7 }, many).count).toBe(7);
    expect(serve({ days: 30 }, many).count).toBe(10);
  });
});
