import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isPriced } from '../../src/core/costing/dish-cost.ts';
import { costDish } from '../../src/core/costing/fixtures/cost-dish.ts';
import { unpackPrices } from '../../src/core/costing/packed-prices.ts';
import { DEFAULT_BUSINESS_COSTS } from '../../src/core/kitchen/business-costs.ts';
import { planDish } from '../../src/core/kitchen/plan-dish.ts';
import { scaleDish } from '../../src/core/kitchen/scale-dish.ts';
import { parseDish } from '../../src/core/recipes/dish.ts';
import { packFacts, unpackFacts } from '../../src/core/sources/collection/packed-collection.ts';
import { composeDish, readDishBody } from '../../src/core/sources/collection/packed-shard.ts';
import type { RecipeFacts } from '../../src/core/sources/collection/recipe-facts.ts';
import { readPackedPrices } from '../read-packed-prices.ts';
import { checkCollection } from './check-collection.ts';
import { checkRecipes } from './checks/check-recipes.ts';
import { cutShards } from './cut-shards.ts';
import { wholeCollection } from './fixtures/whole-collection.ts';
import { checkStreetPrices, readStreetPrices } from './street-prices.ts';
import { describeUndeclaredFoods } from './undeclared-foods.ts';

const { recipes, checked, containsOf, problems } = wholeCollection;

describe('the collection', () => {
  test('every dish costs the same in the browser and in the build, to the rupiah', () => {
    const book = unpackPrices(JSON.parse(JSON.stringify(readPackedPrices('collection'))));
    const dishes = new Map(recipes.map((recipe) => [recipe.facts.title, composeDish(recipe)]));
    const different = checked.flatMap(({ recipe: { title }, lines }) => {
      const built = lines.reduce((sum, { cost }) => sum + (isPriced(cost) ? cost.rupiah : 0), 0);
      const dish = dishes.get(title);
      const inBrowser = dish === undefined ? 0 : costDish(dish, book).rupiah;
      return Math.round(built) === Math.round(inBrowser)
        ? []
        : [`${title}: ${inBrowser}, not ${built}`];
    });
    expect(different).toEqual([]);
  });

  test('every file is read, priced and complete', () => {
    expect(problems).toEqual([]);
  });

  test('at 50 portions an amount in a step grows, is of one piece, or is said to be of the recipe’s own size', () => {
    const amount =
      /(?<!\d)\d+(?:[.,]\d+)? ?(?:g|gram|kg|ml|liter|sdm|sdt|butir|siung|lembar|batang|buah|ekor|ikat|bungkus|gelas)\b/u;
    const ofOne = /± ?$|@ ?$|\b(?:isi|bagi) $/iu;
    const unsaid = recipes.map(composeDish).flatMap((dish) => {
      const factor = 50 / (dish.porsi ?? 1);
      if (factor === 1) return [];
      const scaled = scaleDish(dish, { factor, dishCost: undefined, costing: undefined });
      return dish.completeRecept.flatMap(({ step }, at) => {
        const now = scaled.dish.completeRecept[at]?.step ?? '';
        const isKept = (text: string, from: number) =>
          now.includes(text) &&
          !ofOne.test(step.slice(0, from)) &&
          !step.slice(from + text.length).startsWith(' selembar');
        const kept = [...step.matchAll(new RegExp(amount, 'gu'))].filter((match) =>
          isKept(match[0], match.index),
        );
        return kept.length === 0 || scaled.unscaledSteps.includes(at)
          ? []
          : [`${dish.foodName}: ${step}`];
      });
    });
    expect(unsaid).toEqual([]);
  });

  test('foods in the steps are listed as ingredients', () => {
    expect(describeUndeclaredFoods(checked)).toEqual([]);
  });

  test('every recipe keeps the rules of the house', () => {
    expect(checkRecipes(checked)).toEqual([]);
  });

  test('suggests prices that the market pays', () => {
    const street = readStreetPrices(readFileSync('collection/street-prices.csv', 'utf8'));
    expect(checkStreetPrices(checked, street)).toEqual([]);
  });

  test('names, figures and provinces are correct', () => {
    expect(checkCollection(recipes)).toEqual([]);
  });

  test('holds at least 900 recipes, 35 drinks and 60 sweet or savoury snacks', () => {
    const count = (...kinds: readonly string[]) =>
      recipes.filter(({ facts }) => kinds.includes(facts.kind)).length;
    expect(recipes.length).toBeGreaterThanOrEqual(900);
    expect(count('minuman')).toBeGreaterThanOrEqual(35);
    expect(count('kue', 'kue kering', 'jajanan')).toBeGreaterThanOrEqual(60);
  });

  test('the cost sheet of a warung without figures of its own suggests what the recipe does, within a quarter for 65 %, never above 1.8 ×', () => {
    const off = recipes.flatMap((recipe) => {
      const dish = composeDish(recipe);
      const { sheet } = planDish(dish, { size: {}, business: DEFAULT_BUSINESS_COSTS });
      const ratio = (sheet?.price ?? 0) / dish.price;
      return ratio >= 0.8 && ratio <= 1.25 ? [] : [{ name: dish.foodName, ratio }];
    });
    expect(off.length / recipes.length).toBeLessThan(0.35);
    expect(off.filter(({ ratio }) => ratio > 1.8)).toEqual([]);
  });

  test('every recipe costs something, and its price is a round sum', () => {
    for (const { facts, body } of recipes) {
      expect(body.cost, facts.title).toBeGreaterThan(0);
      expect(body.price % (body.price < 2_000 ? 100 : 500), facts.title).toBe(0);
    }
  });

  test('no text has a lone l, which reads like a one, or a fraction in three characters', () => {
    const unclear = recipes.flatMap(({ facts, body }) =>
      [...body.steps, ...Object.values(body)]
        .filter((text) => typeof text === 'string')
        .filter((text) => /\d ?l\b|\b[1-3]\/[2348]\b/u.test(text))
        .map((text) => `${facts.title}: ${text}`),
    );
    expect(unclear).toEqual([]);
  });

  test('can be shown as dishes of any source', () => {
    for (const recipe of recipes) {
      const dish = composeDish(recipe);
      expect(parseDish(JSON.parse(JSON.stringify(dish)))).toEqual(dish);
    }
  });

  test('has the same facts after packing and unpacking', () => {
    const facts = recipes.map((recipe) => recipe.facts);
    const inOrder = (recipe: RecipeFacts) => ({
      ...recipe,
      ingredients: recipe.ingredients.toSorted(),
      contains: recipe.contains.toSorted(),
      costPerServing: 0,
    });
    const unpacked = unpackFacts(packFacts(facts, containsOf));
    expect(unpacked.map(inOrder)).toEqual(facts.map(inOrder));
    // Costs are rounded: to Rp 100, from Rp 2.000 on to Rp 500.
    const misses = unpacked.map(({ costPerServing }, at) =>
      Math.abs(costPerServing - (facts[at]?.costPerServing ?? NaN)),
    );
    expect(Math.max(...misses)).toBeLessThanOrEqual(250);
  });

  test('has the same dishes after packing and unpacking', () => {
    const bodies = recipes.map(({ body }) => body);
    const { shards, phrases } = cutShards(bodies);
    const read = bodies.map((_, position) => {
      const shard = shards.findLast(({ start }) => start <= position);
      return shard && readDishBody(shard.packed, position - shard.start, phrases);
    });
    expect(read).toEqual(bodies);
  });

  test('the contents of a dish follow from its ingredients', () => {
    const containing = (title: string) =>
      recipes.find(({ facts }) => facts.title === title)?.facts.contains;
    expect(containing('Rendang Daging')).toEqual(
      expect.arrayContaining(['santan', 'sapi', 'daging']),
    );
    expect(containing('Sambal Terasi')).toEqual(
      expect.arrayContaining(['terasi', 'udang', 'pedas']),
    );
    expect(containing('Wedang Jahe')).not.toContain('santan');
  });
});
