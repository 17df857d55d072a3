import { DISH_KINDS, MAX_HEAT, type DishKind } from '../../src/core/recipes/dish-extras.ts';
import { RESERVED_MARKS } from '../../src/core/sources/collection/packed-shard.ts';
import {
  NATIONWIDE,
  OCCASIONS,
  PROVINCES,
  type Occasion,
  type Province,
} from '../../src/core/sources/collection/recipe-facts.ts';
import { recipeSlug } from '../../src/core/sources/collection/recipe-slug.ts';
import { parseCooklang, type UsedIngredient } from './cooklang-parser.ts';
import { createFieldReader } from './field-reader.ts';

/** One `.cook` file with its metadata checked. */
export type RecipeFile = {
  readonly title: string;
  readonly aliases: readonly string[];
  readonly description: string;
  readonly province: Province;
  readonly kind: DishKind;
  readonly occasions: readonly Occasion[];
  readonly servings: number;
  /** Minutes of work that needs the cook nearby. */
  readonly active: number;
  /** Minutes of soaking, resting, curing or chilling; 0 if there are none. */
  readonly wait: number;
  readonly heat: number;
  /** A stall's portion as a share of the recipe's portion; absent if the file does not say. */
  readonly stall: number | undefined;
  // Notes for the reader; empty if there are none.
  readonly yield: string;
  readonly equipment: string;
  readonly tip: string;
  readonly storage: string;
  readonly sell: string;
  /** Evidence for a regional claim; stays in the file. */
  readonly source: string;
  readonly ingredients: readonly UsedIngredient[];
  readonly steps: readonly { readonly section: string; readonly text: string }[];
};

/** The recipe, and its faults in plain Indonesian for the file's author. */
type ReadResult = { readonly recipe: RecipeFile; readonly problems: readonly string[] };

/** The file name for a title: `soto-betawi.cook`. */
export const recipeFileName = (title: string): string => `${recipeSlug(title)}.cook`;

/** Reads one file; a fault leaves a default value and a sentence on what to fix. */
export function readRecipe(fileName: string, source: string): ReadResult {
  const { metadata, ingredients, steps, report } = parseCooklang(source);
  const problems: string[] = [];
  const complain = (problem: string) => void problems.push(problem);
  if (report !== '') complain(`Tulisannya tidak terbaca sebagai Cooklang: ${report}`);
  const fields = createFieldReader(metadata, complain);
  const recipe: RecipeFile = {
    title: fields.readText('title'),
    aliases: fields.readList('aliases').map((alias) => alias.toLowerCase()),
    description: fields.readText('description'),
    province: fields.readChoice('province', [...PROVINCES, NATIONWIDE]),
    kind: fields.readChoice('kind', DISH_KINDS),
    occasions: readOccasions(fields.readList('occasions'), complain),
    servings: fields.readWhole('servings', 1),
    active: fields.readMinutes('active', 1),
    wait: fields.readMinutes('wait', 0, 0),
    heat: fields.readWhole('heat', 0, 0),
    stall: fields.readShare('stall'),
    yield: fields.readNote('yield'),
    equipment: fields.readNote('equipment'),
    tip: fields.readNote('tip'),
    storage: fields.readNote('storage'),
    sell: fields.readNote('sell'),
    source: fields.readNote('source'),
    ingredients,
    steps,
  };
  fields.complainOfOthers();
  if (recipe.title !== '' && recipeFileName(recipe.title) !== fileName) {
    complain(`Nama berkasnya harus ${recipeFileName(recipe.title)}.`);
  }
  if (recipe.occasions.length === 0) complain('"occasions" perlu paling sedikit satu acara.');
  if (recipe.heat > MAX_HEAT) complain(`"heat" paling besar ${MAX_HEAT}.`);
  if (ingredients.length === 0) {
    complain('Belum ada bahan. Tandai bahan dengan @nama{jumlah%satuan}.');
  }
  if (steps.length < 2) complain('Perlu paling sedikit dua langkah, dipisah baris kosong.');
  // The source of a claim stays in the file.
  const shipped = JSON.stringify({ ...recipe, source: '' });
  for (const mark of RESERVED_MARKS) {
    if (shipped.includes(mark)) complain(`Tanda "${mark}" tidak bisa dipakai di resep.`);
  }
  return { recipe, problems };
}

function readOccasions(
  words: readonly string[],
  complain: (problem: string) => void,
): readonly Occasion[] {
  return words.flatMap((word) => {
    const occasion = OCCASIONS.find((known) => known === word);
    if (occasion === undefined) {
      complain(`Acara "${word}" tidak dikenal. Pilih dari: ${OCCASIONS.join(', ')}.`);
    }
    return occasion ?? [];
  });
}
