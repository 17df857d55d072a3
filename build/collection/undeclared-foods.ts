import type { PriceBook } from '../../src/core/costing/price-book.ts';
import type { CheckedRecipe } from './checks/recipe-check.ts';
import type { RecipeFile } from './read-recipe.ts';

/**
 * Words in the steps that are a food elsewhere but need no mark here: food served with the dish,
 * food that the recipe makes, tools sold as goods, and words with another meaning ("cokelat" is
 * usually a colour).
 */
export const GENERAL_FOODS: ReadonlySet<string> = new Set(
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

/** Foods that the steps mention but no ingredient covers, by length. */
export function findUndeclaredFoods(recipe: RecipeFile, book: PriceBook): readonly string[] {
  const canonicalOf = namesOfFoods(book);
  const declared = recipe.ingredients
    .flatMap(({ name, preparation }) => [name, canonicalOf.get(name) ?? '', preparation])
    .join(' | ')
    .toLowerCase();
  let steps = ` ${recipe.steps.map(({ text }) => text.toLowerCase()).join(' , ')} `.replaceAll(
    /[^a-z ]+/gu,
    ' , ',
  );
  const missing: string[] = [];
  for (const [name, canonical] of canonicalOf) {
    if (!steps.includes(` ${name} `)) continue;
    // Removed, so that "santan" is not found again in "santan kental".
    steps = steps.replaceAll(` ${name} `, ' , ');
    const isDeclared =
      declared.includes(canonical) || name.split(' ').every((word) => declared.includes(word));
    if (!isDeclared && !GENERAL_FOODS.has(name)) missing.push(name);
  }
  return missing;
}

/** What {@link findUndeclaredFoods} finds in all recipes, in plain Indonesian, each with its file. */
export function describeUndeclaredFoods(all: readonly CheckedRecipe[]): readonly string[] {
  return all.flatMap(({ file, recipe, book }) =>
    findUndeclaredFoods(recipe, book).map(
      (food) => `${file}: langkahnya menyebut "${food}", tetapi tidak ada di daftar bahan.`,
    ),
  );
}

const namesOfBook = new WeakMap<PriceBook, ReadonlyMap<string, string>>();

/** Every name of every ingredient, longest first. */
export function namesOfFoods(book: PriceBook): ReadonlyMap<string, string> {
  const known = namesOfBook.get(book);
  if (known !== undefined) return known;
  const names = [...book.ingredients.values()]
    .flatMap(({ name, synonyms }) => [name, ...synonyms].map((one) => [one, name] as const))
    .toSorted(([a], [b]) => b.length - a.length);
  const map = new Map(names);
  namesOfBook.set(book, map);
  return map;
}
