import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import type { Dish } from '../../src/core/recipes/dish.ts';
import { wholeCollection } from '../collection/fixtures/whole-collection.ts';
import { composeRecipePages } from './compose-recipe-pages.ts';
import { describeRecipe } from './describe-recipe.ts';
import { findIssues } from './fixtures/find-issues.ts';
import { recipeJsonLd } from './recipe-json-ld.ts';

const pages = composeRecipePages(wholeCollection.recipes);
const dishes = pages.map(({ dish }) => dish);

const addressesOf = ({ slug }: Dish) => ({
  page: `https://cobek.example/koleksi/${slug}`,
  picture: `https://cobek.example/koleksi/${slug}/kartu.png`,
});

const asPage = (dish: Dish) =>
  `<!doctype html><html><head><title>x</title><script type="application/ld+json">${JSON.stringify(
    recipeJsonLd(dish, addressesOf(dish)),
  )}</script></head><body></body></html>`;

describe('a recipe as search engines read it', () => {
  test('is valid on every page, and has everything requested and known', async () => {
    for (const dish of dishes) expect(await findIssues(asPage(dish)), dish.foodName).toEqual([]);
  });

  test('a missing picture would be noticed', async () => {
    const { image: _, ...bare } = recipeJsonLd(dishes[0] as Dish, addressesOf(dishes[0] as Dish));
    const html = `<script type="application/ld+json">${JSON.stringify(bare)}</script>`;
    expect(await findIssues(html)).toEqual([expect.stringContaining('image')]);
  });

  test('gives times in hours and minutes, never in days, and the yield as texts', () => {
    const dish: Dish = {
      ...(dishes[0] as Dish),
      porsi: 24,
      hasil: '24 potong',
      waktu: { aktif: 65, tunggu: 48 * 60 },
    };
    expect(recipeJsonLd(dish)).toMatchObject({
      prepTime: 'PT48H',
      cookTime: 'PT1H5M',
      totalTime: 'PT49H5M',
      recipeYield: ['24', '24 potong'],
    });
  });

  test('contains no addresses if ours is unknown', () => {
    const bare = recipeJsonLd(dishes[0] as Dish);
    expect(bare).not.toHaveProperty('image');
    expect(bare).not.toHaveProperty('url');
  });
});

describe('every page', () => {
  test('has its own description, short enough to show in full', () => {
    const descriptions = dishes.map(describeRecipe);
    expect(new Set(descriptions).size).toBe(dishes.length);
    for (const description of descriptions) expect(description.length).toBeLessThanOrEqual(160);
  });

  test('leads to six others, each with a page', () => {
    const slugs = new Set(dishes.map(({ slug }) => slug));
    expect(slugs.size).toBe(dishes.length);
    for (const { dish, related } of pages) {
      expect(related, dish.foodName).toHaveLength(6);
      expect(new Set(related.map(({ slug }) => slug)).size, dish.foodName).toBe(6);
      for (const { slug } of related) {
        expect(slugs, dish.foodName).toContain(slug);
        expect(slug).not.toBe(dish.slug);
      }
    }
  });
});

/**
 * What the importers of Tandoor and Mealie read, if Debian's python3-recipe-scrapers is installed.
 */
const PYTHON = '/usr/bin/python3';
const READ_PAGES = `
import json, sys
from recipe_scrapers import scrape_html
for page in json.load(sys.stdin):
    recipe = scrape_html(page["html"], page["url"], wild_mode=True)
    print(json.dumps([recipe.title(), recipe.yields(), recipe.total_time(), recipe.ingredients(),
                      recipe.instructions_list(), recipe.image()]))
`;
const hasScrapers = spawnSync(PYTHON, ['-c', 'import recipe_scrapers']).status === 0;

if (hasScrapers) {
  test('recipe managers read ten recipes unchanged', () => {
    const ten = dishes.filter((_, index) => index % Math.ceil(dishes.length / 10) === 0);
    const input = ten.map((dish) => ({ html: asPage(dish), url: addressesOf(dish).page }));
    const { stdout, stderr } = spawnSync(PYTHON, ['-c', READ_PAGES], {
      input: JSON.stringify(input),
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    const read = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown[]);
    expect(read).toHaveLength(ten.length);
    ten.forEach((dish, index) => {
      const { foodName, waktu, ingredient, completeRecept } = dish;
      const [title, , minutes, ingredients, steps, picture] = read[index] ?? [];
      expect(title).toBe(foodName);
      expect(minutes).toBe((waktu?.aktif ?? 0) + (waktu?.tunggu ?? 0));
      // An ingredient of two groups may be read once or twice.
      expect(new Set(ingredients as string[]).size).toBe(
        new Set(ingredient.map((one) => JSON.stringify(one))).size,
      );
      expect(steps).toEqual(completeRecept.map(({ step }) => step));
      expect(picture).toBe(addressesOf(dish).picture);
    });
  });
}
