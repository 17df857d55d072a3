import { describe, expect, test } from 'vitest';
import type { Dish } from '../../src/core/recipes/dish.ts';
import {
  LEFT_OUT,
  unpackListing,
  type ListedRecipe,
} from '../../src/core/sources/collection/browse/listed-recipe.ts';
import {
  countChoices,
  FILTER_NAMES,
  FILTERS,
  filterRecipes,
  NOTHING_CHOSEN,
  type FilterName,
} from '../../src/core/sources/collection/browse/recipe-filters.ts';
import { type CollectedRecipe } from '../../src/core/sources/collection/packed-collection.ts';
import { composeDish } from '../../src/core/sources/collection/packed-shard.ts';
import { recipeSlug } from '../../src/core/sources/collection/recipe-slug.ts';
import { createCollectionSearch } from '../../src/core/sources/collection/search/collection-search.ts';
import { dishViolates } from '../../src/core/sources/collection/search/ranking/violates-exclusion.ts';
import { EXCLUSION_WORDS } from '../../src/core/sources/collection/search/words/exclusion-words.ts';
import { wholeCollection } from './fixtures/whole-collection.ts';
import { wholeFacts as facts, wholeSearchWords } from './fixtures/whole-search.ts';
import { listRecipes } from './list-recipes.ts';

const { recipes } = wholeCollection;
const listed = unpackListing(listRecipes(recipes));
const dishes = recipes.map(composeDish);

/** The choice of a value: 1 up to and including the first bound, 2 above it … */
const choiceOf = (bounds: readonly number[], value: number) =>
  String(1 + bounds.filter((bound) => value > bound).length);

/** What each filter promises, written a second time for the recipe itself. */
const PROMISES: Readonly<
  Record<FilterName, (recipe: CollectedRecipe, choice: string, listed: ListedRecipe) => boolean>
> = {
  kind: ({ facts }, choice) => recipeSlug(facts.kind) === choice,
  province: ({ facts }, choice) => recipeSlug(facts.province) === choice,
  occasion: ({ facts }, choice) => facts.occasions.some((one) => recipeSlug(one) === choice),
  // Costs are whole rupiah: exactly 3,000 is no longer under 3,000.
  cost: ({ facts }, choice) => choiceOf([2_999, 7_499, 14_999], facts.costPerServing) === choice,
  time: ({ facts }, choice) => choiceOf([30, 60, 120], facts.minutes) === choice,
  heat: ({ facts }, choice) => facts.heat === Number(choice),
  freeFrom: (_, choice, { freeFrom }) => freeFrom.some((one) => one === choice),
};

const everyChoice = FILTER_NAMES.flatMap((name) =>
  FILTERS[name].choices.map((choice) => ({ name, choice })),
);

/** For each choice of each filter, the recipes found by a plain loop over all. */
const foundByLoop = new Map(
  everyChoice.map(({ name, choice }) => [
    `${name} ${choice}`,
    new Set(
      recipes.flatMap((recipe, at) => {
        const own = listed[at];
        return own !== undefined && PROMISES[name](recipe, choice, own) ? [at] : [];
      }),
    ),
  ]),
);

describe('the list of recipes', () => {
  test('contains every recipe as its file describes it', () => {
    expect(listed).toHaveLength(recipes.length);
    for (const [at, { facts }] of recipes.entries()) {
      const { freeFrom: _, unit: __, slug: ___, ...rest } = listed[at] as ListedRecipe;
      const { title, kind, province, occasions, minutes, heat, costPerServing } = facts;
      const expected = { title, kind, province, occasions, minutes, heat, costPerServing };
      expect(rest).toEqual({ position: at, ...expected });
    }
  });

  test('no two recipes share a page', () => {
    expect(new Set(listed.map(({ slug }) => slug)).size).toBe(listed.length);
  });

  test('every choice shows something', () => {
    const empty = everyChoice.filter(
      ({ name, choice }) => foundByLoop.get(`${name} ${choice}`)?.size === 0,
    );
    expect(empty).toEqual([]);
  });

  test('any two filters show the recipes that a plain loop finds', () => {
    const wrong: string[] = [];
    for (const [number, one] of everyChoice.entries()) {
      for (const other of everyChoice.slice(number)) {
        const chosen = {
          ...NOTHING_CHOSEN,
          [one.name]: [one.choice],
          ...(one.name === other.name
            ? { [one.name]: [one.choice, other.choice] }
            : { [other.name]: [other.choice] }),
        };
        const widens = one.name === other.name && one.name !== 'freeFrom';
        const ofOne = foundByLoop.get(`${one.name} ${one.choice}`);
        const ofOther = foundByLoop.get(`${other.name} ${other.choice}`);
        const expected = listed.filter(({ position: at }) =>
          widens ? ofOne?.has(at) || ofOther?.has(at) : ofOne?.has(at) && ofOther?.has(at),
        );
        const found = filterRecipes(listed, chosen);
        if (found.length !== expected.length || found.some((recipe, at) => recipe !== expected[at]))
          wrong.push(`${one.name} ${one.choice}, ${other.name} ${other.choice}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('counts how many recipes each choice would show', () => {
    const before = { ...NOTHING_CHOSEN, kind: ['soto', 'kue'], freeFrom: ['santan'] };
    const wrong = everyChoice.filter(({ name, choice }) => {
      const others = name === 'freeFrom' ? before.freeFrom : [];
      const chosen = { ...before, [name]: [...others, choice] };
      const count = countChoices(listed, before, name).get(choice) ?? 0;
      return count !== filterRecipes(listed, chosen).length;
    });
    expect(wrong).toEqual([]);
  });
});

describe('exclusions', () => {
  test.each(LEFT_OUT)('%s never comes back, neither in names nor in steps', (choice) => {
    const exclusions = EXCLUSION_WORDS.get(choice) ?? [];
    expect(exclusions).not.toEqual([]);
    const shown = listed.filter(({ freeFrom }) => freeFrom.includes(choice));
    const wrong = shown.filter(({ position }) =>
      dishViolates(dishes[position] as Dish, exclusions),
    );
    expect(wrong.map(({ title }) => title)).toEqual([]);
  });

  test('match what an answer to "tanpa …" leaves out', () => {
    const search = createCollectionSearch(facts, wholeSearchWords);
    const freeFrom = new Map(listed.map((recipe) => [recipe.position, recipe.freeFrom]));
    const wrong = LEFT_OUT.flatMap((choice) => {
      const { positions, exclusions: excluded } = search.answer(`masakan tanpa ${choice}`);
      return positions
        .filter((at) => !dishViolates(dishes[at] as Dish, excluded))
        .filter((at) => freeFrom.get(at)?.includes(choice) !== true)
        .map((at) => `${choice}: ${listed[at]?.title}`);
    });
    expect(wrong).toEqual([]);
  });
});
