import { describe, expect, test } from 'vitest';
import { SMALL_FACTS, smallDish } from '../fixtures/small-collection.ts';
import { EXCLUSION_WORDS, excludePhrases } from '../words/exclusion-words.ts';
import { dishViolates } from './violates-exclusion.ts';

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
