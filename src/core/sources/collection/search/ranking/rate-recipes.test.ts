import { describe, expect, test } from 'vitest';
import { food, query, shelve, word } from '../fixtures/tiny-shelf.ts';
import type { Query, Term } from '../question/search-query.ts';
import type { RecipeShelf } from '../recipe-shelf.ts';
import { rateRecipes } from './rate-recipes.ts';

/** Fits by title, for a question with these terms. */
function rate(shelf: RecipeShelf, terms: readonly Term[], asked: Partial<Query> = {}) {
  const fits = rateRecipes(query({ terms, ...asked }), shelf);
  return (title: string) => {
    const position = shelf.recipes.findIndex(({ facts }) => facts.title === title);
    return fits.get(position);
  };
}
const shareOf = (fit: ReturnType<ReturnType<typeof rate>>) => fit?.share ?? 0;

describe('the share of a question’s words', () => {
  test('is 1 if all are in the title', () => {
    const fitOf = rate(shelve({ title: 'Bacem Tempe' }), [word('bacem'), word('tempe')]);
    expect(fitOf('Bacem Tempe')?.share).toBe(1);
  });

  test('is missing if a recipe has none of them', () => {
    const fitOf = rate(shelve({ title: 'Nastar' }), [word('bacem')]);
    expect(fitOf('Nastar')).toBeUndefined();
  });

  test('is less in another name than in the title', () => {
    const shelf = shelve({ title: 'Rebung' }, { title: 'Lodeh', aliases: ['rebung santan'] });
    const fitOf = rate(shelf, [word('rebung')]);
    expect(shareOf(fitOf('Lodeh'))).toBeLessThan(shareOf(fitOf('Rebung')));
  });

  test('is less among the ingredients than in another name', () => {
    const shelf = shelve(
      { title: 'Lodeh', aliases: ['rebung santan'], ingredients: ['rebung'] },
      { title: 'Urap', ingredients: ['rebung'] },
    );
    const fitOf = rate(shelf, [food('rebung', shelf)]);
    expect(shareOf(fitOf('Urap'))).toBeLessThan(shareOf(fitOf('Lodeh')));
  });

  test('is less if a food is in the name and not in the dish', () => {
    const shelf = shelve(
      { title: 'Daun Singkong', ingredients: ['bayam'] },
      { title: 'Singkong Goreng', ingredients: ['singkong'] },
    );
    const fitOf = rate(shelf, [food('singkong', shelf)]);
    expect(shareOf(fitOf('Daun Singkong'))).toBeLessThan(shareOf(fitOf('Singkong Goreng')));
  });

  test('counts a rare word more than one that many dishes have', () => {
    const shelf = shelve(
      { title: 'Urap Kecombrang' },
      { title: 'Tempe Penyet' },
      { title: 'Tempe Mendoan' },
      { title: 'Tempe Orek' },
    );
    const fitOf = rate(shelf, [word('tempe'), word('kecombrang')]);
    expect(shareOf(fitOf('Tempe Penyet'))).toBeLessThan(shareOf(fitOf('Urap Kecombrang')));
  });

  test('counts how a dish is cooked less than what is cooked', () => {
    const shelf = shelve({ title: 'Bakar Nila' }, { title: 'Pepes Tahu' });
    const fitOf = rate(shelf, [word('bakar'), word('tahu')]);
    expect(shareOf(fitOf('Bakar Nila'))).toBeLessThan(shareOf(fitOf('Pepes Tahu')));
  });

  test('counts a word that only helps less than a required one', () => {
    const shelf = shelve({ title: 'Bacem Nila' }, { title: 'Pepes Tahu' });
    const fitOf = rate(shelf, [{ ...word('bacem'), role: 'helpful' }, word('tahu')]);
    expect(shareOf(fitOf('Bacem Nila'))).toBeLessThan(shareOf(fitOf('Pepes Tahu')));
  });

  test('only tips the balance if no word is required', () => {
    const shelf = shelve({ title: 'Bacem Nila' });
    const fitOf = rate(shelf, [{ ...word('bacem'), role: 'helpful' }]);
    expect(fitOf('Bacem Nila')?.share).toBe(0.25);
  });

  test('is whole for a recipe whose text has the word', () => {
    const shelf = shelve({ title: 'Semur' }, { title: 'Nastar' });
    const fitOf = rate(shelf, [{ ...word('wisuda'), recipes: [0] }]);
    expect(fitOf('Semur')?.share).toBe(1);
    expect(fitOf('Nastar')).toBeUndefined();
  });
});

describe('the beginning of a word', () => {
  test('finds longer words, for a smaller share', () => {
    const fitOf = rate(shelve({ title: 'Kembangloyang' }), [word('kembang')]);
    expect(fitOf('Kembangloyang')?.share).toBeCloseTo(0.7);
  });

  test('finds no longer words if it is a word itself', () => {
    const shelf = shelve({ title: 'Jamu' }, { title: 'Jamur' });
    expect(rate(shelf, [word('jamu')])('Jamur')).toBeUndefined();
  });

  test('finds nothing if it is shorter than four letters', () => {
    const fitOf = rate(shelve({ title: 'Kembangloyang' }), [word('kem')]);
    expect(fitOf('Kembangloyang')).toBeUndefined();
  });
});

describe('a phrase', () => {
  const phrase = (text: string, shelf: RecipeShelf): Term => ({ ...food(text, shelf) });

  test('is whole in the title', () => {
    const fitOf = rate(shelve({ title: 'Sate Daging Sapi' }), [word('daging sapi')]);
    expect(fitOf('Sate Daging Sapi')?.share).toBe(1);
  });

  test('is less in another name', () => {
    const fitOf = rate(shelve({ title: 'Sate', aliases: ['sate daging sapi'] }), [
      word('daging sapi'),
    ]);
    expect(fitOf('Sate')?.share).toBe(0.85);
  });

  test('is nearly whole if the dish is made of it and called after one of its words', () => {
    const shelf = shelve({ title: 'Rendang Daging', ingredients: ['daging sapi'] });
    expect(rate(shelf, [phrase('daging sapi', shelf)])('Rendang Daging')?.share).toBe(0.75);
  });

  test('is not found by a word of it if the dish is not made of it', () => {
    const shelf = shelve(
      { title: 'Sate Sapi', ingredients: ['daging sapi'] },
      { title: 'Rendang Daging', ingredients: ['daging kambing'] },
    );
    expect(rate(shelf, [phrase('daging sapi', shelf)])('Rendang Daging')).toBeUndefined();
  });

  test('is not found by a first word that is too general', () => {
    const shelf = shelve({ title: 'Pepes Ikan', ingredients: ['ikan lele'] });
    // An ingredient like any other.
    expect(rate(shelf, [phrase('ikan lele', shelf)])('Pepes Ikan')?.share).toBe(0.55);
  });

  test('of a seasoning is found by its first word alone', () => {
    const shelf = shelve(
      { title: 'Dadar Telur', ingredients: ['telur ayam'] },
      { title: 'Opor Ayam', ingredients: ['telur ayam'] },
    );
    const fitOf = rate(shelf, [phrase('telur ayam', shelf)]);
    expect(fitOf('Dadar Telur')?.share).toBe(0.75);
    expect(fitOf('Opor Ayam')?.share).toBe(0.55);
  });

  test('that begins with a kind of dish is nearly found in all of the kind', () => {
    const fitOf = rate(shelve({ title: 'Dabu-Dabu', kind: 'sambal' }), [word('sambal botol')]);
    expect(fitOf('Dabu-Dabu')).toEqual({ share: 0.75, hasNeeded: true });
  });

  test('that begins with the kind of every such dish is not', () => {
    const fitOf = rate(shelve({ title: 'Uduk', kind: 'nasi' }), [word('nasi kotak')]);
    expect(fitOf('Uduk')).toBeUndefined();
  });
});

describe('a kind of dish', () => {
  test('that every such dish is called is had by all of them', () => {
    const fitOf = rate(shelve({ title: 'Urap', kind: 'sayur' }), [word('sayur')]);
    expect(fitOf('Urap')?.hasNeeded).toBe(true);
  });

  test('that only some are called finds the others without counting them', () => {
    const fitOf = rate(shelve({ title: 'Opor', kind: 'gulai' }), [word('gulai')]);
    expect(fitOf('Opor')).toEqual({ share: 0.45, hasNeeded: false });
  });
});

describe('what is required', () => {
  const shelf = shelve(
    { title: 'Bacem Tahu', ingredients: ['tahu', 'tempe'] },
    { title: 'Bacem Ayam', ingredients: ['ayam'] },
    { title: 'Semur', ingredients: ['tahu', 'tempe', 'telur ayam'] },
    { title: 'Lodeh', ingredients: ['tempe'] },
  );
  const foods = (...names: readonly string[]) => names.map((name) => food(name, shelf));

  test('is every word', () => {
    const fitOf = rate(shelf, [word('bacem'), word('tahu')]);
    expect(fitOf('Bacem Tahu')?.hasNeeded).toBe(true);
    expect(fitOf('Bacem Ayam')?.hasNeeded).toBe(false);
  });

  test('is one word if the question says “atau”', () => {
    const fitOf = rate(shelf, [word('bacem'), word('tahu')], { hasAlternatives: true });
    expect(fitOf('Bacem Ayam')?.hasNeeded).toBe(true);
  });

  test('is each of two foods that a dish is made of', () => {
    const fitOf = rate(shelf, foods('tahu', 'tempe'));
    expect(fitOf('Bacem Tahu')?.hasNeeded).toBe(true);
    expect(fitOf('Lodeh')?.hasNeeded).toBe(false);
  });

  test('is one of two foods that no dish is made of together', () => {
    const fitOf = rate(shelf, foods('ayam', 'tempe'));
    expect(fitOf('Bacem Ayam')?.hasNeeded).toBe(true);
  });

  test('is one of two foods if the dishes with both are called after neither and need much else', () => {
    const made = shelve(
      {
        title: 'Capcay',
        ingredients: ['ayam', 'tempe', 'kol', 'wortel', 'sawi', 'buncis', 'jagung'],
      },
      { title: 'Lodeh', ingredients: ['tempe'] },
    );
    const fitOf = rate(made, [food('ayam', made), food('tempe', made)]);
    expect(fitOf('Lodeh')?.hasNeeded).toBe(true);
  });

  test('is each of two foods if a dish needs little else', () => {
    const made = shelve(
      { title: 'Untuk-Untuk', ingredients: ['terigu', 'kelapa', 'telur'] },
      { title: 'Serundeng', ingredients: ['kelapa'] },
    );
    const fitOf = rate(made, [food('terigu', made), food('kelapa', made)]);
    expect(fitOf('Serundeng')?.hasNeeded).toBe(false);
  });

  test('is all but one of three foods at hand', () => {
    const made = shelve(
      { title: 'Tahu Tempe', ingredients: ['tahu', 'tempe', 'telur ayam'] },
      { title: 'Semur', ingredients: ['tahu', 'tempe'] },
      { title: 'Lodeh', ingredients: ['tempe'] },
    );
    const three = ['tahu', 'tempe', 'telur ayam'].map((name) => food(name, made));
    const fitOf = rate(made, three);
    expect(fitOf('Semur')?.hasNeeded).toBe(true);
    expect(fitOf('Lodeh')?.hasNeeded).toBe(false);
  });

  test('is nothing that only helps', () => {
    const fitOf = rate(shelf, [word('bacem'), { ...word('tahu'), role: 'helpful' }]);
    expect(fitOf('Bacem Ayam')?.hasNeeded).toBe(true);
  });
});
