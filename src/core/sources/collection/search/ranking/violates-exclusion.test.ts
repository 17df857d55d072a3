import { describe, expect, test } from 'vitest';
import type { RecipeFacts } from '../../recipe-facts.ts';
import { SMALL_FACTS, smallDish } from '../fixtures/small-collection.ts';
import { indexTiny } from '../fixtures/tiny-index.ts';
import {
  EXCLUSION_WORDS,
  exclude,
  excludePhrases,
  type Exclusion,
} from '../words/exclusion-words.ts';
import { createExclusionTest, dishViolates, namesViolate } from './violates-exclusion.ts';

const dishOf = (title: string) => smallDish(SMALL_FACTS.find((recipe) => recipe.title === title)!);
const exclusion = (phrase: string) => EXCLUSION_WORDS.get(phrase) ?? [excludePhrases([phrase])];

describe('the closer check, of the dish itself', () => {
  test('finds an ingredient by the name the reader sees', () => {
    expect(dishViolates(dishOf('Es Cendol'), exclusion('santan'))).toBe(true);
    expect(dishViolates(dishOf('Wedang Jahe'), exclusion('santan'))).toBe(false);
  });

  test('checks preparations too', () => {
    const dish = {
      ...dishOf('Wedang Jahe'),
      ingredient: [{ name: 'Jahe, rebus dalam santan', servingSize: '3 cm' }],
    };
    expect(dishViolates(dish, exclusion('santan'))).toBe(true);
  });

  test('accepts what only looks similar', () => {
    expect(dishViolates(dishOf('Semur Tahu Telur'), exclusion('ayam'))).toBe(false);
  });

  test('finds tools in the steps', () => {
    expect(dishViolates(dishOf('Nastar'), exclusion('oven'))).toBe(true);
    expect(dishViolates(dishOf('Es Cendol'), exclusion('oven'))).toBe(false);
  });
});

/** Whether a recipe with these facts is dropped. */
function isDropped(facts: Partial<RecipeFacts>, ...exclusions: readonly Exclusion[]) {
  const index = indexTiny({ title: 'Masakan', ...facts });
  return createExclusionTest(exclusions, index)(index.recipes[0]!);
}

describe('a recipe is dropped', () => {
  test('for what its ingredients contain', () => {
    expect(isDropped({ contains: ['santan'] }, exclude({ contains: ['santan'] }))).toBe(true);
  });

  test('for the name of an ingredient', () => {
    expect(isDropped({ ingredients: ['udang rebon'] }, exclude({ words: 'udang' }))).toBe(true);
  });

  test('for its own name', () => {
    expect(isDropped({ title: 'Gado-Gado Udang' }, exclude({ words: 'udang' }))).toBe(true);
  });

  test('for another of its names', () => {
    expect(isDropped({ aliases: ['peyek udang'] }, exclude({ words: 'udang' }))).toBe(true);
  });

  test('for being hotter than is borne', () => {
    expect(isDropped({ heat: 2 }, exclude({ maxHeat: 1 }))).toBe(true);
  });

  test('for its kind', () => {
    expect(isDropped({ kind: 'sambal' }, exclude({ kinds: ['sambal'] }))).toBe(true);
  });

  test('for its province', () => {
    expect(isDropped({ province: 'Bali' }, exclude({ provinces: ['Bali'] }))).toBe(true);
  });

  test('for how it is cooked', () => {
    expect(isDropped({ marks: ['oven'] }, exclude({ marks: ['oven'] }))).toBe(true);
  });

  test('for any one of several exclusions', () => {
    const exclusions = [exclude({ kinds: ['kue'] }), exclude({ words: 'udang' })];
    expect(isDropped({ kind: 'kue' }, ...exclusions)).toBe(true);
    expect(isDropped({ ingredients: ['udang'] }, ...exclusions)).toBe(true);
  });

  test('for a long word inside another one', () => {
    expect(isDropped({ title: 'Es Cocopandan' }, exclude({ words: 'pandan' }))).toBe(true);
  });
});

describe('a recipe stays', () => {
  test('if nothing is excluded', () => {
    expect(isDropped({ heat: 3, ingredients: ['udang'], contains: ['udang'] })).toBe(false);
  });

  test('if it is as hot as is just borne', () => {
    expect(isDropped({ heat: 1 }, exclude({ maxHeat: 1 }))).toBe(false);
  });

  test('if a short word is only inside another one', () => {
    expect(isDropped({ title: 'Rawon' }, exclude({ words: 'awo' }))).toBe(false);
  });

  test('if its ingredient only sounds like the excluded one', () => {
    const noChicken = exclude({ words: 'ayam', exceptions: 'telur ayam' });
    expect(isDropped({ ingredients: ['telur ayam'] }, noChicken)).toBe(false);
  });

  test('but not for an excepted ingredient beside the excluded one', () => {
    const noChicken = exclude({ words: 'ayam', exceptions: 'telur ayam' });
    expect(isDropped({ ingredients: ['telur ayam', 'ayam'] }, noChicken)).toBe(true);
  });

  test('if its name says that it goes without', () => {
    expect(isDropped({ title: 'Opor Tanpa Santan' }, exclude({ words: 'santan' }))).toBe(false);
  });
});

describe('names of ingredients', () => {
  const noPrawns = [exclude({ words: 'udang' })];

  test('are refused if one of them is', () => {
    expect(namesViolate(['nasi', 'udang rebon'], noPrawns)).toBe(true);
  });

  test('pass if none of them is', () => {
    expect(namesViolate(['nasi', 'ayam'], noPrawns)).toBe(false);
  });
});
