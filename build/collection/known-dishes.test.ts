import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PROVINCES } from '../../src/core/sources/collection/recipe-facts.ts';
import { wholeCollection } from './fixtures/whole-collection.ts';
import { coverProvinces } from './known-dishes.ts';

const recipes = [{ title: 'Mi Gomak', aliases: ['sate-ayam', 'pohul pohul'] }];

describe('what provinces are known for', () => {
  test('is found under a title or another name, however it is spelled', () => {
    expect(
      coverProvinces('province,dishes\nAceh,mie gomak|Sate Ayam|pohul-pohul|rawon', recipes),
    ).toEqual([{ province: 'Aceh', known: 4, missing: ['rawon'] }]);
  });

  test('a dish listed twice is reported', () => {
    expect(() => coverProvinces('province,dishes\nAceh,rawon|rawon', recipes)).toThrow('rawon');
  });

  test('covers all provinces, and three quarters of it are in the collection', () => {
    const coverage = coverProvinces(
      readFileSync('collection/known-dishes.csv', 'utf8'),
      wholeCollection.checked.map(({ recipe }) => recipe),
    );
    expect(coverage.map(({ province }) => province).toSorted()).toEqual([...PROVINCES].toSorted());
    const known = coverage.reduce((sum, one) => sum + one.known, 0);
    const missing = coverage.reduce((sum, one) => sum + one.missing.length, 0);
    expect((known - missing) / known).toBeGreaterThanOrEqual(0.75);
    for (const { province, missing: gaps, known: all } of coverage) {
      expect(gaps.length, `${province}: ${gaps.join(', ')}`).toBeLessThanOrEqual(all * 0.65);
    }
  });
});
