import { describe, expect, test } from 'vitest';
import {
  food,
  NOTHING_ASKED,
  query,
  renowned,
  shelve,
  titlesOf,
  word,
  type TinyRecipe,
} from '../fixtures/tiny-shelf.ts';
import type { Query } from '../question/search-query.ts';
import type { RecipeShelf, ShelvedRecipe } from '../recipe-shelf.ts';
import { chooseRecipes } from './choose-recipes.ts';

/** The titles of the choice, best first, and whether they are only the nearest. */
function choose(
  asked: Partial<Query>,
  shelf: RecipeShelf,
  allowed: readonly ShelvedRecipe[] = shelf.recipes,
) {
  const { recipes, isNearest } = chooseRecipes(query(asked), allowed, shelf);
  return { titles: titlesOf(recipes.map(({ recipe }) => recipe)), isNearest };
}

const without = (shelf: RecipeShelf, title: string) =>
  shelf.recipes.filter(({ facts }) => facts.title !== title);
const limits = (some: Partial<Query['limits']>) => ({
  limits: { ...NOTHING_ASKED.limits, ...some },
});
const topic = (some: Partial<Query['topic']>) => ({ topic: { ...NOTHING_ASKED.topic, ...some } });
const about = (...contentWords: readonly string[]) => ({
  words: { ...NOTHING_ASKED.words, contentWords },
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

describe('without candidates', () => {
  test('there is nothing, and it is no answer', () => {
    expect(choose({ terms: [word('pepes')] }, shelve({ title: 'Pepes' }), [])).toEqual({
      titles: [],
      isNearest: true,
    });
  });

  test('a topic has nothing either', () => {
    expect(choose({ kinds: ['kue'] }, shelve({ title: 'Nastar', kind: 'kue' }), [])).toEqual({
      titles: [],
      isNearest: true,
    });
  });

  test('a word that no recipe has leads to nothing', () => {
    expect(choose({ terms: [word('pizza')] }, shelve({ title: 'Pepes' }))).toEqual({
      titles: [],
      isNearest: true,
    });
  });
});

describe('what is forbidden', () => {
  test('does not come though it is the only recipe that fits', () => {
    const shelf = shelve({ title: 'Nastar', kind: 'kue' }, { title: 'Semur' });
    expect(choose({ kinds: ['kue'] }, shelf, without(shelf, 'Nastar'))).toEqual({
      titles: ['Semur'],
      isNearest: true,
    });
  });

  test('does not come though it is the dish that is named', () => {
    const shelf = shelve({ title: 'Pepes' }, { title: 'Semur' });
    expect(choose(NAMES_PEPES, shelf, without(shelf, 'Pepes'))).toEqual({
      titles: ['Semur'],
      isNearest: true,
    });
  });

  test('does not come though it is most like the dish that is named', () => {
    const shelf = shelve({ title: 'Pepes' }, { title: 'Semur' }, { title: 'Acar' });
    const allowed = shelf.recipes.filter(({ title }) => title === 'acar');
    expect(choose(NAMES_PEPES, shelf, allowed).titles).toEqual(['Acar']);
  });

  test('does not come when the words are given up', () => {
    const shelf = shelve({ title: 'Nastar', kind: 'kue' }, { title: 'Lapis', kind: 'kue' });
    const asked = { kinds: ['kue'], terms: [word('pizza')] } as const;
    expect(choose(asked, shelf, without(shelf, 'Nastar')).titles).toEqual(['Lapis']);
  });
});

describe('a topic', () => {
  test('is answered by what meets every binding wish, and by nothing else', () => {
    const shelf = shelve({ title: 'Nastar', kind: 'kue' }, { title: 'Semur' });
    expect(choose({ kinds: ['kue'] }, shelf)).toEqual({ titles: ['Nastar'], isNearest: false });
  });

  test('has equal dishes in the order of the shelf', () => {
    const shelf = shelve({ title: 'Urap' }, { title: 'Semur' }, { title: 'Acar' });
    expect(choose({}, shelf).titles).toEqual(['Urap', 'Semur', 'Acar']);
  });

  test('has the better known first among equal dishes', () => {
    const shelf = shelve({ title: 'Urap' }, { title: 'Semur' });
    const [urap, semur] = shelf.recipes;
    expect(choose({}, shelf, [urap!, renowned(semur!)]).titles).toEqual(['Semur', 'Urap']);
  });

  test('has the known dish first though the occasion is not its main one', () => {
    const shelf = shelve(
      { title: 'Urap', occasions: ['natal'] },
      { title: 'Semur', occasions: ['hajatan', 'natal'] },
    );
    const [urap, semur] = shelf.recipes;
    const asked = { occasions: [{ occasions: ['natal'] }] } as const;
    expect(choose(asked, shelf, [urap!, renowned(semur!)]).titles).toEqual(['Semur', 'Urap']);
  });

  test('has what fulfils more wishes before what is better known', () => {
    const shelf = shelve(
      { title: 'Urap', province: 'Bali' },
      { title: 'Semur', province: 'Jambi' },
    );
    const [urap, semur] = shelf.recipes;
    const asked = { regions: { ...NOTHING_ASKED.regions, homes: ['Jambi'] as const } };
    // Renown alone would be worth more than a home.
    expect(choose(asked, shelf, [renowned(urap!, 0.6), semur!]).titles).toEqual(['Semur', 'Urap']);
  });

  test('is for the occasion, if any dish is', () => {
    const shelf = shelve(
      { title: 'Urap', occasions: ['warteg'] },
      { title: 'Semur', occasions: ['natal'] },
      { title: 'Acar', occasions: ['natal'] },
      { title: 'Opor', occasions: ['natal'] },
    );
    const asked = { occasions: [{ occasions: ['natal'] }] } as const;
    expect(choose(asked, shelf)).toEqual({ titles: ['Semur', 'Acar', 'Opor'], isNearest: false });
  });

  test('gives up the occasion before other wishes', () => {
    const shelf = shelve(
      { title: 'Nastar', kind: 'kue', occasions: ['natal'] },
      { title: 'Urap', kind: 'sayur', occasions: ['warteg'] },
    );
    const asked = { kinds: ['sayur'], occasions: [{ occasions: ['natal'] }] } as const;
    expect(choose(asked, shelf)).toEqual({ titles: ['Urap'], isNearest: false });
  });

  test('keeps the occasion if the question may not be about dishes', () => {
    const shelf = shelve({ title: 'Urap', kind: 'sayur', occasions: ['warteg'] });
    const asked = {
      kinds: ['sayur'],
      occasions: [{ occasions: ['natal'] }],
      ...topic({ otherTopicScore: 1 }),
    } as const;
    expect(choose(asked, shelf).isNearest).toBe(true);
  });
});

describe('a meal', () => {
  test('is only dishes that may pass for one, if there are enough', () => {
    const shelf = shelve(
      { title: 'Nastar', kind: 'kue' },
      { title: 'Urap' },
      { title: 'Semur' },
      { title: 'Acar' },
    );
    expect(choose({ meal: 'likely' }, shelf).titles).toEqual(['Urap', 'Semur', 'Acar']);
  });

  test('is not all that comes if no meal is asked for', () => {
    const shelf = shelve(
      { title: 'Nastar', kind: 'kue' },
      { title: 'Urap' },
      { title: 'Semur' },
      { title: 'Acar' },
    );
    expect(choose({ meal: 'no' }, shelf).titles).toContain('Nastar');
  });

  test('may be something else if there are only a few', () => {
    const shelf = shelve({ title: 'Nastar', kind: 'kue' }, { title: 'Urap' });
    expect(choose({ meal: 'likely' }, shelf).titles).toContain('Nastar');
  });

  test('that nearly fits is nearer than a drink that fits', () => {
    const shelf = shelve(
      { title: 'Teh', kind: 'minuman', minutes: 5 },
      { title: 'Urap', minutes: 15 },
    );
    const asked = { meal: 'said', ...limits({ maxMinutes: 10 }) } as const;
    expect(choose(asked, shelf)).toEqual({ titles: ['Urap'], isNearest: true });
  });

  test('that is only likely may be a drink that fits', () => {
    const shelf = shelve(
      { title: 'Teh', kind: 'minuman', minutes: 5 },
      { title: 'Urap', minutes: 15 },
    );
    const asked = { meal: 'likely', ...limits({ maxMinutes: 10 }) } as const;
    expect(choose(asked, shelf)).toEqual({ titles: ['Teh'], isNearest: false });
  });
});

describe('the nearest', () => {
  const within10 = limits({ maxMinutes: 10 });

  test('come if nothing meets every binding wish, the nearest first', () => {
    const shelf = shelve({ title: 'Semur', minutes: 20 }, { title: 'Urap', minutes: 15 });
    expect(choose(within10, shelf)).toEqual({ titles: ['Urap', 'Semur'], isNearest: true });
  });

  test('are not what is far from the best', () => {
    const shelf = shelve({ title: 'Rendang', minutes: 240 }, { title: 'Urap', minutes: 15 });
    expect(choose(within10, shelf).titles).toEqual(['Urap']);
  });

  test('are of the kind that is asked for, if any is', () => {
    const shelf = shelve(
      { title: 'Teh', kind: 'minuman', minutes: 5 },
      { title: 'Urap', kind: 'sayur', minutes: 15 },
    );
    expect(choose({ kinds: ['sayur'], ...within10 }, shelf)).toEqual({
      titles: ['Urap'],
      isNearest: true,
    });
  });

  test('have the trait that is asked for, if any has', () => {
    const sour = { has: ({ title }: ShelvedRecipe) => title.includes('asam') };
    const shelf = shelve({ title: 'Urap', minutes: 11 }, { title: 'Pindang Asam', minutes: 12 });
    expect(choose({ traits: [sour], ...within10 }, shelf).titles).toEqual(['Pindang Asam']);
  });
});

describe('words', () => {
  test('are all in what is an answer', () => {
    const shelf = shelve(
      { title: 'Pepes Pindang' },
      { title: 'Pepes Jambal', kind: 'sayur' },
      { title: 'Acar Pindang', kind: 'kue' },
    );
    expect(choose({ terms: [word('pepes'), word('pindang')] }, shelf)).toEqual({
      titles: ['Pepes Pindang'],
      isNearest: false,
    });
  });

  test('lead to what has most of them, if nothing has all', () => {
    const shelf = shelve({ title: 'Acar' }, { title: 'Pepes Jambal' });
    const asked = { terms: [word('pepes'), word('pindang'), word('jambal')] };
    expect(choose(asked, shelf)).toEqual({ titles: ['Pepes Jambal'], isNearest: true });
  });

  test('do not lead to what has only a small part of the best', () => {
    const shelf = shelve({ title: 'Pepes Jambal Pindang' }, { title: 'Acar Pindang' });
    const asked = { terms: [word('pepes'), word('jambal'), word('pindang')] };
    expect(choose(asked, shelf).titles).toEqual(['Pepes Jambal Pindang']);
  });

  test('lead to a dish that has one of many, if no dish has more', () => {
    const shelf = shelve({ title: 'Acar' }, { title: 'Pepes' });
    const unknown = ['pindang', 'jambal', 'nila', 'desa', 'kilat', 'rica'].map(word);
    expect(choose({ terms: [word('pepes'), ...unknown] }, shelf)).toEqual({
      titles: ['Pepes'],
      isNearest: true,
    });
  });

  test('are given up for all of the kind, if no recipe has them', () => {
    const shelf = shelve({ title: 'Semur' }, { title: 'Nastar', kind: 'kue' });
    expect(choose({ kinds: ['kue'], terms: [word('pizza')] }, shelf)).toEqual({
      titles: ['Nastar'],
      isNearest: true,
    });
  });

  test('are followed by similar dishes, if what has them is forbidden', () => {
    const shelf = shelve(
      { title: 'Pepes Tahu', kind: 'lauk' },
      { title: 'Semur', kind: 'lauk' },
      { title: 'Nastar', kind: 'kue' },
    );
    expect(choose({ terms: [word('pepes')] }, shelf, without(shelf, 'Pepes Tahu'))).toEqual({
      titles: ['Semur'],
      isNearest: true,
    });
  });

  test('of a long question only rank the dishes of its kind', () => {
    const shelf = shelve({ title: 'Lapis', kind: 'kue' }, { title: 'Nastar Keju', kind: 'kue' });
    const asked = { kinds: ['kue'], terms: [word('nastar')] } as const;
    const long = about('nastar', 'cucu', 'pulang', 'besok');
    expect(choose({ ...asked, ...long }, shelf).titles).toEqual(['Nastar Keju', 'Lapis']);
  });

  test('of a food that is to be made are not met by dishes that only use it', () => {
    const shelf = shelve({ title: 'Seblak', ingredients: ['kerupuk'] });
    const asked = { terms: [food('kerupuk', shelf)], ...topic({ isAboutMaking: true }) };
    expect(choose(asked, shelf)).toEqual({ titles: ['Seblak'], isNearest: true });
  });

  test('of a food that is to be made are met by a dish that is called so', () => {
    const shelf = shelve({ title: 'Kerupuk Bawang', ingredients: ['kerupuk'] });
    const asked = { terms: [food('kerupuk', shelf)], ...topic({ isAboutMaking: true }) };
    expect(choose(asked, shelf).isNearest).toBe(false);
  });

  test('of several foods are met by a dish that uses them, though it asks how to make one', () => {
    const shelf = shelve({ title: 'Seblak', ingredients: ['kerupuk', 'telur ayam'] });
    const terms = [food('kerupuk', shelf), food('telur ayam', shelf)];
    expect(choose({ terms, ...topic({ isAboutMaking: true }) }, shelf).isNearest).toBe(false);
  });

  test('of a food at hand are met by dishes that use it', () => {
    const shelf = shelve({ title: 'Seblak', ingredients: ['kerupuk'] });
    expect(choose({ terms: [food('kerupuk', shelf)] }, shelf).isNearest).toBe(false);
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
    const shelf = shelve(...family);
    expect(choose(asked, shelf)).toEqual({
      titles: ['Pepes Pindang', 'Pepes Jambal'],
      isNearest: false,
    });
  });

  test('are not followed by what misses a binding wish', () => {
    const shelf = shelve(...family.map((one, at) => ({ ...one, minutes: at * 60 })));
    expect(choose({ ...asked, ...limits({ maxMinutes: 30 }) }, shelf).titles).toEqual([
      'Pepes Pindang',
    ]);
  });

  test('are enough from three on', () => {
    const shelf = shelve(
      ...['Jeruk', 'Nila', 'Desa'].map((name) => ({ title: `Pepes Pindang ${name}` })),
      { title: 'Pepes Jambal' },
    );
    expect(choose(asked, shelf).titles).toHaveLength(3);
  });
});

describe('a named dish', () => {
  test('comes first, though other wishes fit others better', () => {
    const shelf = shelve({ title: 'Pepes', minutes: 120 }, { title: 'Pepes Kilat', minutes: 5 });
    const asked = { ...NAMES_PEPES, ...limits({ isQuick: true }) };
    expect(choose(asked, shelf)).toEqual({ titles: ['Pepes', 'Pepes Kilat'], isNearest: false });
  });

  test('is followed by dishes whose names contain its own', () => {
    const shelf = shelve(
      { title: 'Pepes' },
      { title: 'Acar' },
      { title: 'Nasi Pepes', kind: 'nasi' },
    );
    expect(choose(NAMES_PEPES, shelf).titles).toEqual(['Pepes', 'Nasi Pepes']);
  });

  test('is alone the answer if something is asked about it', () => {
    const shelf = shelve({ title: 'Pepes' }, { title: 'Pepes Kilat' });
    const asked = { ...NAMES_PEPES, askedFact: { about: 'keeping' } } as const;
    expect(choose(asked, shelf).titles).toEqual(['Pepes']);
  });

  test('is alone the answer if it is ordered', () => {
    const shelf = shelve({ title: 'Pepes' }, { title: 'Pepes Kilat' });
    expect(choose({ ...NAMES_PEPES, isOrder: true }, shelf).titles).toEqual(['Pepes']);
  });

  test('is forgotten if a kind is asked for that it is not of', () => {
    const shelf = shelve(
      { title: 'Kopi', kind: 'minuman' },
      { title: 'Lapis', kind: 'kue' },
      { title: 'Bolu Kopi', kind: 'kue' },
    );
    expect(choose({ ...NAMES_KOPI, kinds: ['kue'] }, shelf)).toEqual({
      titles: ['Lapis', 'Bolu Kopi'],
      isNearest: false,
    });
  });

  test('that is forgotten leaves the other words to rank', () => {
    const shelf = shelve(
      { title: 'Kopi', kind: 'minuman' },
      { title: 'Lapis', kind: 'kue' },
      { title: 'Bolu Tape', kind: 'kue' },
    );
    const terms = [...NAMES_KOPI.terms, word('tape')];
    expect(choose({ ...NAMES_KOPI, terms, kinds: ['kue'] }, shelf)).toEqual({
      titles: ['Bolu Tape', 'Lapis'],
      isNearest: false,
    });
  });

  test('is not forgotten if something is asked about it', () => {
    const shelf = shelve({ title: 'Kopi', kind: 'minuman' }, { title: 'Lapis', kind: 'kue' });
    const asked = { ...NAMES_KOPI, kinds: ['kue'], askedFact: { about: 'keeping' } } as const;
    expect(choose(asked, shelf).titles).toEqual(['Kopi']);
  });

  test('is not followed by a dish that only shares words with it', () => {
    const shelf = shelve(
      { title: 'Pepes Pindang', kind: 'lauk' },
      { title: 'Pepes Jambal', kind: 'kue' },
      { title: 'Acar Pindang', kind: 'sayur' },
    );
    expect(choose(NAMES_PEPES_PINDANG, shelf).titles).toEqual(['Pepes Pindang']);
  });

  test('is nearer than one with the same words that misses a binding wish by less', () => {
    const shelf = shelve(
      { title: 'Pepes Pindang', minutes: 14 },
      { title: 'Pindang Pepes', minutes: 11 },
    );
    expect(choose({ ...NAMES_PEPES_PINDANG, ...limits({ maxMinutes: 10 }) }, shelf)).toEqual({
      titles: ['Pepes Pindang', 'Pindang Pepes'],
      isNearest: true,
    });
  });

  test('is the answer even if it has none of the other words', () => {
    const shelf = shelve({ title: 'Pepes' }, { title: 'Lapis Tape', kind: 'kue' });
    expect(choose({ ...NAMES_PEPES, terms: [word('tape')] }, shelf).titles).toEqual(['Pepes']);
  });

  test('is not followed by all of its kind in a long question', () => {
    const shelf = shelve({ title: 'Pepes' }, { title: 'Semur' });
    const long = about('pepes', 'cucu', 'pulang', 'besok');
    expect(choose({ ...NAMES_PEPES, ...long, kinds: ['lauk'] }, shelf).titles).toEqual(['Pepes']);
  });

  test('is the answer if it is of the kind that is asked for', () => {
    const shelf = shelve({ title: 'Lapis', kind: 'kue' }, { title: 'Bolu', kind: 'kue' });
    const asked = {
      named: [{ phrase: 'bolu', recipes: [1] }],
      terms: [{ ...word('bolu'), role: 'named' }],
      kinds: ['kue'],
    } as const;
    expect(choose(asked, shelf).titles).toEqual(['Bolu']);
  });

  test('that is forbidden is replaced by what is like it, not by what shares a wish', () => {
    const shelf = shelve(
      { title: 'Pepes', kind: 'lauk' },
      { title: 'Semur', kind: 'lauk', minutes: 90 },
      { title: 'Teh', kind: 'minuman', minutes: 5 },
    );
    const asked = { ...NAMES_PEPES, terms: [], ...limits({ isQuick: true }) };
    expect(choose(asked, shelf, without(shelf, 'Pepes'))).toEqual({
      titles: ['Semur'],
      isNearest: true,
    });
  });
});
