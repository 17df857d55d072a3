import type { PriceBook } from '../../src/core/costing/price-book.ts';
import type { CheckedRecipe } from './checks/recipe-check.ts';
import { findFoods } from './foods-in-text.ts';
import type { RecipeFile } from './read-recipe.ts';

/**
 * Words in the steps that are a food elsewhere but need no mark here: food served with the dish,
 * food that the recipe makes, tools sold as goods, and words with another meaning ("cokelat" is
 * usually a colour).
 */
const GENERAL_FOODS: ReadonlySet<string> = new Set(
  [
    // Served on the side.
    'nasi, nasi hangat, nasi putih, nasi pulen, lontong, ketupat, buras, ikan asin, lalap',
    'lalapan, roti cane, roti, kopi, teh, pisang, ubi, ubi jalar, keladi, kasbi, ketan',
    'ayam goreng, acar timun, daun petatas, ikan mujair, ikan, jagung',
    // Made on the way.
    'sambal, sambal kacang, sambal terasi, sambal tauco, sambal goreng, saus, kaldu',
    'saus kacang, bumbu kacang, saus sambal, serundeng, kinca, juruh, gula cair, siomay',
    'bakso, pempek, cendol, dawet, selai, dendeng, amplang, cilok, koya, perkedel',
    'pindang, sosis, sirup, kelapa sangrai, kelapa gongseng, ayam suwir, suwiran ayam',
    'cireng, cimol, keripik',
    'air panas, air mendidih, air matang dingin, air jeruk, minyak',
    // A part of, or a general word for, something that is marked.
    'daging, ayam, tulang, jeroan, sumsum, otak, asam, es, tepung, jagung pipil',
    'bubuk cabai, daun pepaya',
    // Tools and wrappings.
    'lidi, plastik, tusuk sate, tusuk bambu, tusuk gigi, bambu, kertas roti, janur',
    // Words with another meaning.
    'cokelat, rambutan',
  ].flatMap((words) => words.split(', ')),
);

/** Foods that the steps mention but no ingredient covers, longest names first. */
export function findUndeclaredFoods(recipe: RecipeFile, book: PriceBook): readonly string[] {
  const declared = recipe.ingredients
    .flatMap(({ name, note }) => [name, book.names.findExact(name) ?? '', note])
    .join(' | ')
    .toLowerCase();
  const steps = recipe.steps.map(({ text }) => text.toLowerCase()).join(' , ');
  return findFoods(steps, book)
    .filter(({ name, canonical }) => !declared.includes(canonical) && !isCovered(name, declared))
    .map(({ name }) => name);
}

/** Whether it needs no mark, or the text has all of its words. */
export const isCovered = (food: string, text: string): boolean =>
  GENERAL_FOODS.has(food) || food.split(' ').every((word) => text.includes(word));

/** What {@link findUndeclaredFoods} finds in all recipes, in plain Indonesian, each with its file. */
export function describeUndeclaredFoods(all: readonly CheckedRecipe[]): readonly string[] {
  return all.flatMap(({ file, recipe, book }) =>
    findUndeclaredFoods(recipe, book).map(
      (food) => `${file}: langkahnya menyebut "${food}", tetapi tidak ada di daftar bahan.`,
    ),
  );
}
