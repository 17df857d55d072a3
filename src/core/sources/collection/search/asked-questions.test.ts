import { describe, expect, test } from 'vitest';
import { buildCollection } from '../../../../../build/collection/build-collection.ts';
import { RecipeError } from '../../../recipes/recipe-error.ts';
import { createCollectionSource } from '../collection-source.ts';
import { packCollection, unpackDish, unpackFacts } from '../packed-collection.ts';
import { ASKED_QUESTIONS, type AskedQuestion } from './fixtures/asked-questions.ts';
import { buildSearchIndex } from './search-index.ts';

const packed = packCollection(buildCollection('collection').recipes);
const facts = unpackFacts(packed.facts);
const factsByTitle = new Map(facts.map((recipe) => [recipe.title, recipe]));
const index = buildSearchIndex(facts);
const source = createCollectionSource({
  data: {
    loadTitles: async () => facts.map(({ title }) => title),
    loadFacts: async () => facts,
    loadIndex: async () => index,
    loadDish: async (position) => unpackDish(packed.dishes[position]!, packed.facts, position),
  },
  random: Math.random,
});

/** Two thousand questions on a busy machine, in milliseconds. */
const PATIENCE_MS = 60_000;
/** Most dishes of an answer that does not say how many it wants. */
const USUAL_COUNT = 5;

async function ask(question: string) {
  const answer = source.findDishes(question, { signal: new AbortController().signal });
  const dishes = [];
  for (;;) {
    const next = await answer.next();
    if (next.done) return { dishes, nearest: next.value.nearest === true };
    dishes.push({ dish: next.value, facts: factsByTitle.get(next.value.foodName)! });
  }
}

async function checkAnswer({ question, ...right }: AskedQuestion) {
  if (right.empty === true) {
    await expect(ask(question)).rejects.toThrow(RecipeError);
    return;
  }
  const { dishes, nearest } = await ask(question);
  const titles = dishes.map(({ dish }) => dish.foodName);
  const shown = `${question} → ${titles.join(', ')}`;
  expect(titles.length, shown).toBeGreaterThan(0);
  expect(new Set(titles).size, shown).toBe(titles.length);
  if (right.first !== undefined) expect(titles[0], shown).toBe(right.first);
  if (right.some !== undefined) {
    expect(dishes.slice(0, USUAL_COUNT).some(right.some), shown).toBe(true);
  }
  if (right.every !== undefined) {
    const wrong = dishes.filter((answered) => !right.every?.(answered));
    expect(
      wrong.map(({ dish }) => dish.foodName),
      shown,
    ).toEqual([]);
  }
  if (right.count !== undefined) expect(titles.length, shown).toBe(right.count);
  if (right.nearest !== undefined) expect(nearest, shown).toBe(right.nearest);
}

describe('questions as people ask them, to the whole collection', () => {
  test.each(ASKED_QUESTIONS)('$question', checkAnswer);
});

describe('the names of the collection', () => {
  test(
    'every title is found by itself, before all others',
    async () => {
      const missed: string[] = [];
      for (const { title } of facts) {
        const { dishes } = await ask(`resep ${title}`);
        if (dishes[0]?.dish.foodName !== title) missed.push(title);
      }
      expect(missed).toEqual([]);
    },
    PATIENCE_MS,
  );

  test(
    'every other name leads to its dish',
    async () => {
      const missed: string[] = [];
      for (const { title, aliases } of facts) {
        for (const alias of aliases) {
          const { dishes } = await ask(alias);
          if (!dishes.some(({ dish }) => dish.foodName === title))
            missed.push(`${alias} (${title})`);
        }
      }
      expect(missed).toEqual([]);
    },
    PATIENCE_MS,
  );
});
