import { describe, expect, test } from 'vitest';
import {
  food,
  NOTHING_ASKED,
  query,
  renowned,
  indexTiny,
  titlesOf,
  word,
  type TinyRecipe,
} from '../fixtures/tiny-index.ts';
import type { Query, Term } from '../question/search-query.ts';
import type { RecipeIndex, IndexedRecipe } from '../recipe-index.ts';
import { chooseRecipes } from './choose-recipes.ts';

/** The titles of the choice, best first, and whether they are only the nearest. */
function choose(
  asked: Partial<Query>,
  index: RecipeIndex,
  allowed: readonly IndexedRecipe[] = index.recipes,
) {
  const { recipes, isNearest } = chooseRecipes(query(asked), allowed, index);
  return { titles: titlesOf(recipes.map(({ recipe }) => recipe)), isNearest };
}

const without = (index: RecipeIndex, title: string) =>
  index.recipes.filter(({ facts }) => facts.title !== title);
const limits = (some: Partial<Query['limits']>) => ({
  limits: { ...NOTHING_ASKED.limits, ...some },
});
const topic = (some: Partial<Query['topic']>) => ({ topic: { ...NOTHING_ASKED.topic, ...some } });
const about = (...contentWords: readonly string[]) => ({
  wording: { ...NOTHING_ASKED.wording, contentWords },
});
const pepes = { phrase: 'pepes', recipes: [0] };
const NAMES_PEPES = { named: [pepes], terms: [{ ...word('pepes'), role: 'named' }] } as const;
const NAMES_KOPI = {
  named: [{ phrase: 'kopi', recipes: [0] }],
  terms: [{ ...word('kopi'), role: 'named' }],
} as const;
const NAMES_PEPES_PINDANG = {
  named: [{ phrase: 'pepes pindang', recipes: [0] }],
  terms: [
    { ...word('pepes'), role: 'named' },
    { ...word('pindang'), role: 'named' },
  ],
} as const;

describe('what is compared', () => {
  const cheapest = { measure: ({ facts }: IndexedRecipe) => Math.log2(facts.costPerServing) };

  test('comes first, whatever is better known', () => {
    const index = indexTiny(
      { title: 'Rendang', costPerServing: 9_000 },
      { title: 'Bacem', costPerServing: 3_000 },
    );
    const [rendang, bacem] = index.recipes;
    const { titles } = choose(cheapest, index, [renowned(rendang!), bacem!]);
    expect(titles).toEqual(['Bacem', 'Rendang']);
  });

  test('leaves out what misses a strong wish', () => {
    const index = indexTiny(
      { title: 'Klepon', kind: 'kue', costPerServing: 500 },
      { title: 'Bacem', kind: 'lauk', costPerServing: 3_000 },
    );
    expect(choose({ ...cheapest, meal: 'said' }, index).titles[0]).toBe('Bacem');
  });
});

describe('without candidates', () => {
  test('there is nothing, and it is no answer', () => {
    expect(choose({ terms: [word('pepes')] }, indexTiny({ title: 'Pepes' }), [])).toEqual({
      titles: [],
      isNearest: true,
    });
  });

  test('a topic has nothing either', () => {
    expect(choose({ kinds: ['kue'] }, indexTiny({ title: 'Nastar', kind: 'kue' }), [])).toEqual({
      titles: [],
      isNearest: true,
    });
  });

  test('a word that no recipe has leads to nothing', () => {
    expect(choose({ terms: [word('pizza')] }, indexTiny({ title: 'Pepes' }))).toEqual({
      titles: [],
      isNearest: true,
    });
  });
});

describe('what is forbidden', () => {
  test('does not come though it is the only recipe that fits', () => {
    const index = indexTiny({ title: 'Nastar', kind: 'kue' }, { title: 'Semur' });
    expect(choose({ kinds: ['kue'] }, index, without(index, 'Nastar'))).toEqual({
      titles: ['Semur'],
      isNearest: true,
    });
  });

  test('does not come though it is the dish that is named', () => {
    const index = indexTiny({ title: 'Pepes' }, { title: 'Semur' });
    expect(choose(NAMES_PEPES, index, without(index, 'Pepes'))).toEqual({
      titles: ['Semur'],
      isNearest: true,
    });
  });

  test('does not come though it is most like the dish that is named', () => {
    const index = indexTiny({ title: 'Pepes' }, { title: 'Semur' }, { title: 'Acar' });
    const allowed = index.recipes.filter(({ title }) => title === 'acar');
    expect(choose(NAMES_PEPES, index, allowed).titles).toEqual(['Acar']);
  });

  test('does not come when the words are given up', () => {
    const index = indexTiny({ title: 'Nastar', kind: 'kue' }, { title: 'Lapis', kind: 'kue' });
    const asked = { kinds: ['kue'], terms: [word('pizza')] } as const;
    expect(choose(asked, index, without(index, 'Nastar')).titles).toEqual(['Lapis']);
  });
});

describe('a topic', () => {
  test('is answered by what meets every binding wish, and by nothing else', () => {
    const index = indexTiny({ title: 'Nastar', kind: 'kue' }, { title: 'Semur' });
    expect(choose({ kinds: ['kue'] }, index)).toEqual({ titles: ['Nastar'], isNearest: false });
  });

  test('has equal dishes in the order of the index', () => {
    const index = indexTiny({ title: 'Urap' }, { title: 'Semur' }, { title: 'Acar' });
    expect(choose({}, index).titles).toEqual(['Urap', 'Semur', 'Acar']);
  });

  test('has the better known first among equal dishes', () => {
    const index = indexTiny({ title: 'Urap' }, { title: 'Semur' });
    const [urap, semur] = index.recipes;
    expect(choose({}, index, [urap!, renowned(semur!)]).titles).toEqual(['Semur', 'Urap']);
  });

  test('has the known dish first though the occasion is not its main one', () => {
    const index = indexTiny(
      { title: 'Urap', occasions: ['natal'] },
      { title: 'Semur', occasions: ['hajatan', 'natal'] },
    );
    const [urap, semur] = index.recipes;
    const asked = { occasions: [{ occasions: ['natal'] }] } as const;
    expect(choose(asked, index, [urap!, renowned(semur!)]).titles).toEqual(['Semur', 'Urap']);
  });

  test('has what fulfils more wishes before what is better known', () => {
    const index = indexTiny(
      { title: 'Urap', province: 'Bali' },
      { title: 'Semur', province: 'Jambi' },
    );
    const [urap, semur] = index.recipes;
    const asked = { regions: { ...NOTHING_ASKED.regions, homes: ['Jambi'] as const } };
    // Renown alone would be worth more than a home.
    expect(choose(asked, index, [renowned(urap!, 0.6), semur!]).titles).toEqual(['Semur', 'Urap']);
  });

  test('is not plain rice, unless rice is asked for', () => {
    const index = indexTiny({ title: 'Nasi Putih', kind: 'nasi' }, { title: 'Pepes' });
    expect(choose({}, index).titles).toEqual(['Pepes']);
    expect(choose({ kinds: ['nasi'] }, index).titles).toEqual(['Nasi Putih']);
  });

  test('is for the occasion, if any dish is', () => {
    const index = indexTiny(
      { title: 'Urap', occasions: ['warteg'] },
      { title: 'Semur', occasions: ['natal'] },
      { title: 'Acar', occasions: ['natal'] },
      { title: 'Opor', occasions: ['natal'] },
    );
    const asked = { occasions: [{ occasions: ['natal'] }] } as const;
    expect(choose(asked, index)).toEqual({ titles: ['Semur', 'Acar', 'Opor'], isNearest: false });
  });

  test('gives up the occasion before other wishes', () => {
    const index = indexTiny(
      { title: 'Nastar', kind: 'kue', occasions: ['natal'] },
      { title: 'Urap', kind: 'sayur', occasions: ['warteg'] },
    );
    const asked = { kinds: ['sayur'], occasions: [{ occasions: ['natal'] }] } as const;
    expect(choose(asked, index)).toEqual({ titles: ['Urap'], isNearest: false });
  });

  test('keeps the occasion if the question may not be about dishes', () => {
    const index = indexTiny({ title: 'Urap', kind: 'sayur', occasions: ['warteg'] });
    const asked = {
      kinds: ['sayur'],
      occasions: [{ occasions: ['natal'] }],
      ...topic({ otherTopicScore: 1 }),
    } as const;
    expect(choose(asked, index).isNearest).toBe(true);
  });
});

describe('a meal', () => {
  test('is only dishes that may pass for one, if there are enough', () => {
    const index = indexTiny(
      { title: 'Nastar', kind: 'kue' },
      { title: 'Urap' },
      { title: 'Semur' },
      { title: 'Acar' },
    );
    expect(choose({ meal: 'likely' }, index).titles).toEqual(['Urap', 'Semur', 'Acar']);
  });

  test('is not all that comes if no meal is asked for', () => {
    const index = indexTiny(
      { title: 'Nastar', kind: 'kue' },
      { title: 'Urap' },
      { title: 'Semur' },
      { title: 'Acar' },
    );
    expect(choose({ meal: 'no' }, index).titles).toContain('Nastar');
  });

  test('may be something else if there are only a few', () => {
    const index = indexTiny({ title: 'Nastar', kind: 'kue' }, { title: 'Urap' });
    expect(choose({ meal: 'likely' }, index).titles).toContain('Nastar');
  });

  test('that nearly fits is nearer than a drink that fits', () => {
    const index = indexTiny(
      { title: 'Teh', kind: 'minuman', minutes: 5 },
      { title: 'Urap', minutes: 15 },
    );
    const asked = { meal: 'said', ...limits({ maxMinutes: 10 }) } as const;
    expect(choose(asked, index)).toEqual({ titles: ['Urap'], isNearest: true });
  });

  test('that is only likely may be a drink that fits', () => {
    const index = indexTiny(
      { title: 'Teh', kind: 'minuman', minutes: 5 },
      { title: 'Urap', minutes: 15 },
    );
    const asked = { meal: 'likely', ...limits({ maxMinutes: 10 }) } as const;
    expect(choose(asked, index)).toEqual({ titles: ['Teh'], isNearest: false });
  });
});

describe('the nearest', () => {
  const within10 = limits({ maxMinutes: 10 });

  test('come if nothing meets every binding wish, the nearest first', () => {
    const index = indexTiny({ title: 'Semur', minutes: 20 }, { title: 'Urap', minutes: 15 });
    expect(choose(within10, index)).toEqual({ titles: ['Urap', 'Semur'], isNearest: true });
  });

  test('are not what is far from the best', () => {
    const index = indexTiny({ title: 'Rendang', minutes: 240 }, { title: 'Urap', minutes: 15 });
    expect(choose(within10, index).titles).toEqual(['Urap']);
  });

  test('are of the kind that is asked for, if any is', () => {
    const index = indexTiny(
      { title: 'Teh', kind: 'minuman', minutes: 5 },
      { title: 'Urap', kind: 'sayur', minutes: 15 },
    );
    expect(choose({ kinds: ['sayur'], ...within10 }, index)).toEqual({
      titles: ['Urap'],
      isNearest: true,
    });
  });

  test('have the trait that is asked for, if any has', () => {
    const sour = { has: ({ title }: IndexedRecipe) => title.includes('asam') };
    const index = indexTiny({ title: 'Urap', minutes: 11 }, { title: 'Pindang Asam', minutes: 12 });
    expect(choose({ traits: [sour], ...within10 }, index).titles).toEqual(['Pindang Asam']);
  });
});

describe('words', () => {
  test('are all in what is an answer', () => {
    const index = indexTiny(
      { title: 'Pepes Pindang' },
      { title: 'Pepes Jambal', kind: 'sayur' },
      { title: 'Acar Pindang', kind: 'kue' },
    );
    expect(choose({ terms: [word('pepes'), word('pindang')] }, index)).toEqual({
      titles: ['Pepes Pindang'],
      isNearest: false,
    });
  });

  test('lead to what has most of them, if nothing has all', () => {
    const index = indexTiny({ title: 'Acar' }, { title: 'Pepes Jambal' });
    const asked = { terms: [word('pepes'), word('pindang'), word('jambal')] };
    expect(choose(asked, index)).toEqual({ titles: ['Pepes Jambal'], isNearest: true });
  });

  test('do not lead to what has only a small part of the best', () => {
    const index = indexTiny({ title: 'Pepes Jambal Pindang' }, { title: 'Acar Pindang' });
    const asked = { terms: [word('pepes'), word('jambal'), word('pindang')] };
    expect(choose(asked, index).titles).toEqual(['Pepes Jambal Pindang']);
  });

  test('lead to a dish that has one of many, if no dish has more', () => {
    const index = indexTiny({ title: 'Acar' }, { title: 'Pepes' });
    const unknown = ['pindang', 'jambal', 'nila', 'desa', 'kilat', 'rica'].map(word);
    expect(choose({ terms: [word('pepes'), ...unknown] }, index)).toEqual({
      titles: ['Pepes'],
      isNearest: true,
    });
  });

  test('are given up for all of the kind, if no recipe has them', () => {
    const index = indexTiny({ title: 'Semur' }, { title: 'Nastar', kind: 'kue' });
    expect(choose({ kinds: ['kue'], terms: [word('pizza')] }, index)).toEqual({
      titles: ['Nastar'],
      isNearest: true,
    });
  });

  test('are followed by similar dishes, if what has them is forbidden', () => {
    const index = indexTiny(
      { title: 'Pepes Tahu', kind: 'lauk' },
      { title: 'Semur', kind: 'lauk' },
      { title: 'Nastar', kind: 'kue' },
    );
    expect(choose({ terms: [word('pepes')] }, index, without(index, 'Pepes Tahu'))).toEqual({
      titles: ['Semur'],
      isNearest: true,
    });
  });

  test('of a long question only rank the dishes of its kind', () => {
    const index = indexTiny({ title: 'Lapis', kind: 'kue' }, { title: 'Nastar Keju', kind: 'kue' });
    const asked = { kinds: ['kue'], terms: [word('nastar')] } as const;
    const long = about('nastar', 'cucu', 'pulang', 'besok');
    expect(choose({ ...asked, ...long }, index).titles).toEqual(['Nastar Keju', 'Lapis']);
  });

  test('of a food that is to be made are not met by dishes that only use it', () => {
    const index = indexTiny({ title: 'Seblak', ingredients: ['kerupuk'] });
    const asked = { terms: [food('kerupuk', index)], ...topic({ isAboutMaking: true }) };
    expect(choose(asked, index)).toEqual({ titles: ['Seblak'], isNearest: true });
  });

  test('of a food that is to be made are met by a dish that is called so', () => {
    const index = indexTiny({ title: 'Kerupuk Bawang', ingredients: ['kerupuk'] });
    const asked = { terms: [food('kerupuk', index)], ...topic({ isAboutMaking: true }) };
    expect(choose(asked, index).isNearest).toBe(false);
  });

  test('of several foods are met by a dish that uses them, though it asks how to make one', () => {
    const index = indexTiny({ title: 'Seblak', ingredients: ['kerupuk', 'telur ayam'] });
    const terms = [food('kerupuk', index), food('telur ayam', index)];
    expect(choose({ terms, ...topic({ isAboutMaking: true }) }, index).isNearest).toBe(false);
  });

  test('of a food at hand are met by dishes that use it', () => {
    const index = indexTiny({ title: 'Seblak', ingredients: ['kerupuk'] });
    expect(choose({ terms: [food('kerupuk', index)] }, index).isNearest).toBe(false);
  });
});

describe('few dishes', () => {
  const family: readonly TinyRecipe[] = [
    { title: 'Pepes Pindang', kind: 'lauk' },
    { title: 'Pepes Jambal', kind: 'lauk' },
    { title: 'Nasi Pindang', kind: 'nasi' },
  ];
  const asked = { terms: [word('pepes'), word('pindang')] };

  test('are followed by others of their kind', () => {
    const index = indexTiny(...family);
    expect(choose(asked, index)).toEqual({
      titles: ['Pepes Pindang', 'Pepes Jambal'],
      isNearest: false,
    });
  });

  test('are not followed by what misses a binding wish', () => {
    const index = indexTiny(...family.map((recipe, at) => ({ ...recipe, minutes: at * 60 })));
    expect(choose({ ...asked, ...limits({ maxMinutes: 30 }) }, index).titles).toEqual([
      'Pepes Pindang',
    ]);
  });

  test('are enough from three on', () => {
    const index = indexTiny(
      ...['Jeruk', 'Nila', 'Desa'].map((name) => ({ title: `Pepes Pindang ${name}` })),
      { title: 'Pepes Jambal' },
    );
    expect(choose(asked, index).titles).toHaveLength(3);
  });
});

describe('a named dish', () => {
  test('comes first, though other wishes fit others better', () => {
    const index = indexTiny({ title: 'Pepes', minutes: 120 }, { title: 'Pepes Kilat', minutes: 5 });
    const asked = { ...NAMES_PEPES, ...limits({ isQuick: true }) };
    expect(choose(asked, index)).toEqual({ titles: ['Pepes', 'Pepes Kilat'], isNearest: false });
  });

  test('is not followed by what is made of a food of that name, nor by what shares its taste', () => {
    const index = indexTiny(
      { title: 'Otak-Otak', kind: 'jajanan' },
      { title: 'Gulai Otak', kind: 'gulai', ingredients: ['otak sapi'] },
    );
    const otak = {
      named: [{ phrase: 'otak', recipes: [0] }],
      terms: [{ ...word('otak'), role: 'named' }],
    } as const;
    expect(choose(otak, index).titles).toEqual(['Otak-Otak']);
    const sweets = indexTiny(
      { title: 'Martabak Manis', kind: 'kue' },
      { title: 'Nona Manis', kind: 'kue' },
    );
    const martabak = {
      named: [{ phrase: 'martabak manis', recipes: [0] }],
      terms: [
        { ...word('martabak'), role: 'named' },
        { ...word('manis'), role: 'named' },
      ],
    } as const;
    expect(choose(martabak, sweets).titles).toEqual(['Martabak Manis']);
  });

  test('is followed by dishes whose names contain its own', () => {
    const index = indexTiny(
      { title: 'Pepes' },
      { title: 'Acar' },
      { title: 'Nasi Pepes', kind: 'nasi' },
    );
    expect(choose(NAMES_PEPES, index).titles).toEqual(['Pepes', 'Nasi Pepes']);
  });

  test('is alone the answer if something is asked about it', () => {
    const index = indexTiny({ title: 'Pepes' }, { title: 'Pepes Kilat' });
    const asked = { ...NAMES_PEPES, intent: { about: 'keeping' } } as const;
    expect(choose(asked, index).titles).toEqual(['Pepes']);
  });

  test('is alone the answer if it is ordered', () => {
    const index = indexTiny({ title: 'Pepes' }, { title: 'Pepes Kilat' });
    expect(choose({ ...NAMES_PEPES, isOrder: true }, index).titles).toEqual(['Pepes']);
  });

  test('is forgotten if a kind is asked for that it is not of', () => {
    const index = indexTiny(
      { title: 'Kopi', kind: 'minuman' },
      { title: 'Lapis', kind: 'kue' },
      { title: 'Bolu Kopi', kind: 'kue' },
    );
    expect(choose({ ...NAMES_KOPI, kinds: ['kue'] }, index)).toEqual({
      titles: ['Lapis', 'Bolu Kopi'],
      isNearest: false,
    });
  });

  test('that is forgotten leaves the other words to rank', () => {
    const index = indexTiny(
      { title: 'Kopi', kind: 'minuman' },
      { title: 'Lapis', kind: 'kue' },
      { title: 'Bolu Tape', kind: 'kue' },
    );
    const terms = [...NAMES_KOPI.terms, word('tape')];
    expect(choose({ ...NAMES_KOPI, terms, kinds: ['kue'] }, index)).toEqual({
      titles: ['Bolu Tape', 'Lapis'],
      isNearest: false,
    });
  });

  test('is not forgotten if something is asked about it', () => {
    const index = indexTiny({ title: 'Kopi', kind: 'minuman' }, { title: 'Lapis', kind: 'kue' });
    const asked = { ...NAMES_KOPI, kinds: ['kue'], intent: { about: 'keeping' } } as const;
    expect(choose(asked, index).titles).toEqual(['Kopi']);
  });

  test('is not followed by a dish that only shares words with it', () => {
    const index = indexTiny(
      { title: 'Pepes Pindang', kind: 'lauk' },
      { title: 'Pepes Jambal', kind: 'kue' },
      { title: 'Acar Pindang', kind: 'sayur' },
    );
    expect(choose(NAMES_PEPES_PINDANG, index).titles).toEqual(['Pepes Pindang']);
  });

  test('is nearer than one with the same words that misses a binding wish by less', () => {
    const index = indexTiny(
      { title: 'Pepes Pindang', minutes: 14 },
      { title: 'Pindang Pepes', minutes: 11 },
    );
    expect(choose({ ...NAMES_PEPES_PINDANG, ...limits({ maxMinutes: 10 }) }, index)).toEqual({
      titles: ['Pepes Pindang', 'Pindang Pepes'],
      isNearest: true,
    });
  });

  test('is the answer even if it has none of the other words', () => {
    const index = indexTiny({ title: 'Pepes' }, { title: 'Lapis Tape', kind: 'kue' });
    expect(choose({ ...NAMES_PEPES, terms: [word('tape')] }, index).titles).toEqual(['Pepes']);
  });

  test('is not followed by all of its kind in a long question', () => {
    const index = indexTiny({ title: 'Pepes' }, { title: 'Semur' });
    const long = about('pepes', 'cucu', 'pulang', 'besok');
    expect(choose({ ...NAMES_PEPES, ...long, kinds: ['lauk'] }, index).titles).toEqual(['Pepes']);
  });

  test('is the answer if it is of the kind that is asked for', () => {
    const index = indexTiny({ title: 'Lapis', kind: 'kue' }, { title: 'Bolu', kind: 'kue' });
    const asked = {
      named: [{ phrase: 'bolu', recipes: [1] }],
      terms: [{ ...word('bolu'), role: 'named' }],
      kinds: ['kue'],
    } as const;
    expect(choose(asked, index).titles).toEqual(['Bolu']);
  });

  test('that is forbidden is replaced by what is like it, not by what shares a wish', () => {
    const index = indexTiny(
      { title: 'Pepes', kind: 'lauk' },
      { title: 'Semur', kind: 'lauk', minutes: 90 },
      { title: 'Teh', kind: 'minuman', minutes: 5 },
    );
    const asked = { ...NAMES_PEPES, terms: [], ...limits({ isQuick: true }) };
    expect(choose(asked, index, without(index, 'Pepes'))).toEqual({
      titles: ['Semur'],
      isNearest: true,
    });
  });
});

type Asked = (index: RecipeIndex) => Partial<Query>;
const words =
  (...phrases: readonly string[]): Asked =>
  () => ({ terms: phrases.map(word) });
const foods =
  (...phrases: readonly string[]): Asked =>
  (index) => ({ terms: phrases.map((phrase) => food(phrase, index)) });
const helpful = (phrase: string): Term => ({ ...word(phrase), role: 'helpful' });
const ALL_THREE = ['tempe', 'tahu', 'ayam'];

describe('first comes', () => {
  test.each<readonly [why: string, first: TinyRecipe, others: readonly TinyRecipe[], asked: Asked]>(
    [
      [
        'what is called so, before what is also called so',
        { title: 'Rebung' },
        [{ title: 'Lodeh', aliases: ['rebung santan'] }],
        words('rebung'),
      ],
      [
        'the same of a name of several words',
        { title: 'Sate Daging Sapi' },
        [{ title: 'Sate Desa Kilat', aliases: ['sate daging sapi'] }],
        words('daging sapi'),
      ],
      [
        'what is also called so, before what only uses it',
        { title: 'Lodeh', aliases: ['rebung santan'], ingredients: ['rebung'] },
        [{ title: 'Urap', ingredients: ['rebung'] }],
        foods('rebung'),
      ],
      [
        'what has the food, before what is only named after it',
        { title: 'Singkong Goreng', ingredients: ['singkong'] },
        [{ title: 'Daun Singkong', ingredients: ['bayam'] }],
        foods('singkong'),
      ],
      [
        'a dish that has nothing else in its name',
        { title: 'Pepes' },
        [{ title: 'Pepes Jambal' }],
        words('pepes'),
      ],
      [
        'what has a rare word, before what has one of many',
        { title: 'Urap Kecombrang' },
        ['Penyet', 'Mendoan', 'Orek'].map((name) => ({ title: `Tempe ${name}` })),
        words('tempe', 'kecombrang'),
      ],
      [
        'what is made of it, before what is cooked so',
        { title: 'Pepes Tahu' },
        [{ title: 'Bakar Nila' }],
        words('bakar', 'tahu'),
      ],
      [
        'what has a required word, before what has one that only helps',
        { title: 'Pepes Tahu' },
        [{ title: 'Bacem Nila' }],
        () => ({ terms: [helpful('bacem'), word('tahu'), word('pindang')] }),
      ],
      [
        'what has the whole word, before what only begins with it',
        { title: 'Pindang' },
        [{ title: 'Kembangloyang' }],
        words('kembang', 'pindang'),
      ],
      [
        'what has a word that only helps, if no other is there',
        { title: 'Bacem Nila' },
        [{ title: 'Urap' }],
        () => ({ terms: [helpful('bacem')] }),
      ],
      [
        'but after what fulfils a strong wish',
        { title: 'Urap', occasions: ['diet'] },
        [{ title: 'Bacem Nila' }],
        () => ({ terms: [helpful('bacem')], isForHealth: true }),
      ],
      [
        'what is made of the food and called after a part of its name',
        { title: 'Rendang Daging', ingredients: ['daging sapi'] },
        [{ title: 'Rendang Desa', ingredients: ['daging sapi'] }],
        foods('daging sapi'),
      ],
      [
        'not what is called after its general part',
        { title: 'Pecel Lele', ingredients: ['ikan lele'] },
        [{ title: 'Pepes Ikan', ingredients: ['ikan lele'] }],
        foods('ikan lele'),
      ],
      [
        'nor what is called after another food that is the second part',
        { title: 'Dadar Telur', ingredients: ['telur ayam'] },
        [{ title: 'Opor Ayam', ingredients: ['telur ayam'] }],
        foods('telur ayam'),
      ],
      [
        'of a list, what has both foods, before what is called after one',
        {
          title: 'Capcay',
          ingredients: ['ayam', 'tahu', 'kol', 'wortel', 'sawi', 'buncis', 'jagung'],
        },
        [{ title: 'Pepes Tahu', ingredients: ['tahu'] }],
        (index) => ({
          ...foods('ayam', 'tahu')(index),
          wording: { ...NOTHING_ASKED.wording, isList: true },
        }),
      ],
      [
        'of foods at hand, what is not called after another one',
        { title: 'Pepes Desa', ingredients: ALL_THREE },
        [{ title: 'Pepes Ayam', ingredients: ALL_THREE }],
        foods('tempe', 'tahu'),
      ],
      [
        'or what is, if that one is at hand, too',
        { title: 'Pepes Ayam', ingredients: ALL_THREE },
        [{ title: 'Pepes Desa', ingredients: ALL_THREE }],
        foods(...ALL_THREE),
      ],
      [
        'of foods at hand, what needs only what is in every kitchen',
        { title: 'Bacem', ingredients: ['tempe', 'tahu', 'garam'] },
        [
          { title: 'Semur', ingredients: ['tempe', 'tahu', 'pala'] },
          { title: 'Acar', ingredients: ['garam'] },
        ],
        foods('tempe', 'tahu'),
      ],
      [
        'what is cooked all over the country',
        { title: 'Urap', province: 'Nusantara' },
        [{ title: 'Semur', province: 'Bali' }],
        () => ({}),
      ],
      [
        'what is mainly for the occasion',
        { title: 'Urap', occasions: ['natal', 'hajatan'] },
        [{ title: 'Semur', occasions: ['hajatan', 'natal'] }],
        () => ({ occasions: [{ occasions: ['natal'] }] }),
      ],
      [
        'the same where it is to be sold, too',
        { title: 'Urap', occasions: ['natal', 'jualan'] },
        [{ title: 'Semur', occasions: ['jualan', 'natal'] }],
        () => ({ occasions: [{ occasions: ['jualan'] }, { occasions: ['natal'] }] }),
      ],
      [
        'the cheapest of cheap dishes',
        { title: 'Urap', costPerServing: 2000 },
        [{ title: 'Semur', costPerServing: 4000 }],
        () => limits({ isCheap: true }),
      ],
      [
        'the quickest of quick dishes',
        { title: 'Urap', minutes: 10 },
        [{ title: 'Semur', minutes: 20 }],
        () => limits({ isQuick: true }),
      ],
      [
        'what has the fewest ingredients too many',
        { title: 'Urap', ingredients: ALL_THREE },
        [{ title: 'Semur', ingredients: [...ALL_THREE, 'kol'] }],
        () => limits({ maxIngredients: 2 }),
      ],
    ],
  )('%s', (_, first, others, asked) => {
    const index = indexTiny(...others, first);
    expect(choose(asked(index), index).titles[0]).toBe(first.title);
  });

  test('the better known of two that are called alike', () => {
    const index = indexTiny({ title: 'Pepes Nila' }, { title: 'Pepes Pindang' });
    const [nila, pindang] = index.recipes;
    const { titles } = choose(words('pepes')(index), index, [nila!, renowned(pindang!)]);
    expect(titles).toEqual(['Pepes Pindang', 'Pepes Nila']);
  });
});

describe('neither comes first', () => {
  test.each<readonly [why: string, one: TinyRecipe, other: TinyRecipe, asked: Asked]>([
    [
      'for being cooked all over the country, if the question tells where somebody is',
      { title: 'Urap', province: 'Nusantara' },
      { title: 'Semur', province: 'Jambi' },
      () => ({ regions: { ...NOTHING_ASKED.regions, homes: ['Bali'] } }),
    ],
    [
      'for a lower cost, if nothing cheap is asked for',
      { title: 'Urap', costPerServing: 2000 },
      { title: 'Semur', costPerServing: 4000 },
      () => ({}),
    ],
    [
      'of dishes that are far from cheap',
      { title: 'Urap', costPerServing: 20_000 },
      { title: 'Semur', costPerServing: 90_000 },
      () => limits({ isCheap: true }),
    ],
    [
      'of dishes within the minutes',
      { title: 'Urap', minutes: 5 },
      { title: 'Semur', minutes: 30 },
      () => limits({ maxMinutes: 30 }),
    ],
    [
      'of dishes that take many times the minutes',
      { title: 'Urap', minutes: 160 },
      { title: 'Semur', minutes: 240 },
      () => limits({ maxMinutes: 10 }),
    ],
    [
      'for what every kitchen has',
      { title: 'Urap', ingredients: ['tempe', 'tahu'] },
      { title: 'Semur', ingredients: ['tempe', 'tahu', 'garam'] },
      () => limits({ maxIngredients: 2 }),
    ],
    [
      'for a name that is shorter than the question',
      { title: 'Pepes' },
      { title: 'Pepes Nila' },
      words('pepes', 'pindang', 'jambal'),
    ],
    [
      'for its seasoning, though that is not at hand',
      { title: 'Pepes Desa', ingredients: ['tempe', 'tahu', 'kecap manis'] },
      { title: 'Pepes Kecap', ingredients: ['tempe', 'tahu', 'kecap manis'] },
      foods('tempe', 'tahu'),
    ],
    [
      'for what has to be bought, if only one food is named',
      { title: 'Bacem', ingredients: ['tempe'] },
      { title: 'Semur', ingredients: ['tempe', 'pala'] },
      foods('tempe'),
    ],
    [
      'for what has to be bought, if a dish is named',
      { title: 'Pepes Nila', ingredients: ['tempe', 'tahu'] },
      { title: 'Pepes Desa', ingredients: ['tempe', 'tahu', 'pala'] },
      (index) => ({ ...foods('tempe', 'tahu')(index), named: [{ phrase: 'pepes', recipes: [] }] }),
    ],
  ])('%s', (_, one, other, asked) => {
    for (const dishes of [
      [one, other],
      [other, one],
    ]) {
      const index = indexTiny(...dishes);
      expect(choose(asked(index), index).titles).toEqual(dishes.map(({ title }) => title));
    }
  });
});

describe('what is found', () => {
  test.each<
    readonly [
      why: string,
      dishes: readonly TinyRecipe[],
      asked: Asked,
      titles: readonly string[],
      isNearest: boolean,
    ]
  >([
    [
      'is what begins with a word that no name has',
      [{ title: 'Kembangloyang' }, { title: 'Nastar' }],
      words('kembang'),
      ['Kembangloyang'],
      false,
    ],
    [
      'is not what begins with a word that is one itself',
      [{ title: 'Jamu' }, { title: 'Jamur' }],
      words('jamu'),
      ['Jamu'],
      false,
    ],
    [
      'is nothing by the beginning of a word of three letters',
      [{ title: 'Kembangloyang' }],
      words('kem'),
      [],
      true,
    ],
    [
      'is what a text says, if a word is in no name',
      [{ title: 'Semur' }, { title: 'Nastar', kind: 'kue' }],
      () => ({ terms: [{ ...word('wisuda'), recipes: [0] }] }),
      ['Semur'],
      false,
    ],
    [
      'is what has the words in another name',
      [{ title: 'Sate', aliases: ['sate daging sapi'] }, { title: 'Nastar' }],
      words('daging sapi'),
      ['Sate'],
      false,
    ],
    [
      'is not what is called after a part of a food that it does not have',
      [
        { title: 'Sate Sapi', ingredients: ['daging sapi'] },
        { title: 'Rendang Daging', ingredients: ['daging kambing'] },
      ],
      foods('daging sapi'),
      ['Sate Sapi'],
      false,
    ],
    [
      'is all of a kind that the name of a dish begins with',
      [{ title: 'Dabu-Dabu', kind: 'sambal' }],
      words('sambal botol'),
      ['Dabu-Dabu'],
      false,
    ],
    [
      'is not, if all such dishes are called by that kind',
      [{ title: 'Uduk', kind: 'nasi' }],
      words('nasi kotak'),
      [],
      true,
    ],
    [
      'is all of a kind whose dishes are all called so',
      [{ title: 'Urap', kind: 'sayur' }],
      words('sayur'),
      ['Urap'],
      false,
    ],
    [
      'is only near a kind of which some are called so',
      [{ title: 'Opor', kind: 'gulai' }],
      words('gulai'),
      ['Opor'],
      true,
    ],
    [
      'has one of the words of a question that says “atau”',
      [{ title: 'Bacem Ayam' }, { title: 'Pepes Tahu' }],
      (index) => ({ ...words('bacem', 'tahu')(index), hasAlternatives: true }),
      ['Bacem Ayam', 'Pepes Tahu'],
      false,
    ],
    [
      'need not have a word that only helps',
      [{ title: 'Bacem Ayam' }],
      () => ({ terms: [word('bacem'), helpful('tahu')] }),
      ['Bacem Ayam'],
      false,
    ],
    [
      'has both of two foods that a dish is made of and called by',
      [
        {
          title: 'Bacem Tahu',
          ingredients: ['tahu', 'tempe', 'kol', 'wortel', 'sawi', 'buncis', 'jagung'],
        },
        { title: 'Lodeh Tempe', kind: 'sayur', ingredients: ['tempe'] },
      ],
      foods('tahu', 'tempe'),
      ['Bacem Tahu'],
      false,
    ],
    [
      'has both, if a dish needs little else',
      [
        { title: 'Untuk-Untuk', ingredients: ['terigu', 'kelapa', 'telur'] },
        { title: 'Serundeng Kelapa', kind: 'sayur', ingredients: ['kelapa'] },
      ],
      foods('terigu', 'kelapa'),
      ['Untuk-Untuk'],
      false,
    ],
    [
      'has one, after those with both, if these need much else',
      [
        { title: 'Lodeh Tempe', kind: 'sayur', ingredients: ['tempe'] },
        {
          title: 'Capcay',
          ingredients: ['ayam', 'tempe', 'kol', 'wortel', 'sawi', 'buncis', 'jagung'],
        },
      ],
      foods('ayam', 'tempe'),
      ['Capcay', 'Lodeh Tempe'],
      false,
    ],
    [
      'has one of two foods that no dish has together',
      [
        { title: 'Bacem Ayam', ingredients: ['ayam'] },
        { title: 'Lodeh', kind: 'sayur', ingredients: ['tempe'] },
      ],
      foods('ayam', 'tempe'),
      ['Bacem Ayam', 'Lodeh'],
      false,
    ],
    [
      'has all but one of three foods at hand',
      [
        { title: 'Semur', kind: 'sup', ingredients: ['tahu', 'tempe', 'telur'] },
        { title: 'Tumis', kind: 'lauk', ingredients: ['tahu', 'tempe'] },
        { title: 'Lodeh', kind: 'sayur', ingredients: ['tempe'] },
      ],
      foods('tahu', 'tempe', 'telur'),
      ['Semur', 'Tumis'],
      false,
    ],
  ])('%s', (_, dishes, asked, titles, isNearest) => {
    const index = indexTiny(...dishes);
    expect(choose(asked(index), index)).toEqual({ titles, isNearest });
  });
});
