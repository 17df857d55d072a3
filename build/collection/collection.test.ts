import { describe, expect, test } from 'vitest';
import {
  packCollection,
  unpackDish,
  unpackFacts,
} from '../../src/core/sources/collection/packed-collection.ts';
import { parseDish } from '../../src/core/recipes/dish.ts';
import { buildCollection } from './build-collection.ts';
import { checkCollection } from './check-collection.ts';

const { recipes, problems, slips } = buildCollection('collection');

describe('the collection', () => {
  test('every file is read, priced and complete', () => {
    expect(problems).toEqual([]);
  });

  test('foods in the steps stand in the list of ingredients', () => {
    expect(slips).toEqual([]);
  });

  test('names, figures and provinces are as they should be', () => {
    expect(checkCollection(recipes)).toEqual([]);
  });

  test('holds at least 320 recipes, 35 drinks and 60 sweet or savoury snacks', () => {
    const count = (...kinds: readonly string[]) =>
      recipes.filter(({ facts }) => kinds.includes(facts.kind)).length;
    expect(recipes.length).toBeGreaterThanOrEqual(320);
    expect(count('minuman')).toBeGreaterThanOrEqual(35);
    expect(count('kue', 'kue kering', 'jajanan')).toBeGreaterThanOrEqual(60);
  });

  test('every recipe costs something, and sells for more than it costs', () => {
    const packed = packCollection(recipes);
    for (const [position, { facts, cost }] of recipes.entries()) {
      const dish = unpackDish(packed.dishes[position]!, packed.facts, position);
      expect(cost, facts.title).toBeGreaterThan(0);
      expect(dish.estimatedCostatRupiah, facts.title).toBe(cost);
      expect(dish.price * facts.servings * 0.35, facts.title).toBeGreaterThanOrEqual(cost - 1);
      expect(dish.price % 500, facts.title).toBe(0);
    }
  });

  test('is the same after it has been packed and unpacked', () => {
    const packed = packCollection(recipes);
    const facts = unpackFacts(packed.facts);
    for (const [position, recipe] of recipes.entries()) {
      const dish = unpackDish(packed.dishes[position]!, packed.facts, position);
      expect(parseDish(dish)).toEqual(dish);
      expect(dish.foodName).toBe(recipe.facts.title);
      expect(dish.completeRecept.map(({ step }) => step)).toEqual(recipe.steps);
      expect(dish.ingredient).toHaveLength(recipe.ingredients.length);
      const { hasil = '', alat = '', tips = '', simpan = '', jualan = '' } = dish;
      expect({ hasil, alat, tips, simpan, jualan }).toEqual(recipe.notes);
      expect(facts[position]).toMatchObject(recipe.facts);
      expect(facts[position]?.ingredients).toEqual([
        ...new Set(recipe.ingredients.map(({ canonical }) => canonical)),
      ]);
    }
  });

  test('what a dish contains follows from its ingredients', () => {
    const facts = unpackFacts(packCollection(recipes).facts);
    const containing = (title: string) => facts.find((recipe) => recipe.title === title)?.contains;
    expect(containing('Rendang Daging')).toEqual(
      expect.arrayContaining(['santan', 'sapi', 'daging']),
    );
    expect(containing('Sambal Terasi')).toEqual(
      expect.arrayContaining(['terasi', 'udang', 'pedas']),
    );
    expect(containing('Wedang Jahe')).not.toContain('santan');
  });
});
