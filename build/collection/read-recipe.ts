import { DISH_KINDS, type DishKind } from '../../src/core/recipes/dish-extras.ts';
import {
  MINUTE_STEP,
  NATIONWIDE,
  OCCASIONS,
  PROVINCES,
  type Occasion,
  type Province,
} from '../../src/core/sources/collection/recipe-facts.ts';
import { RESERVED_MARKS } from '../../src/core/sources/collection/packed-shard.ts';
import { recipeSlug } from '../../src/core/sources/collection/recipe-slug.ts';
import { parseCooklang, type CooklangIngredient } from './cooklang-parser.ts';

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
  /** Minutes of soaking, resting, curing or chilling; 0 if there is none. */
  readonly wait: number;
  readonly heat: number;
  /** A stall's portion as a share of the recipe's portion; absent if the file does not say. */
  readonly stall?: number;
  // Notes for the reader; empty where there is none.
  readonly yield: string;
  readonly equipment: string;
  readonly tip: string;
  readonly storage: string;
  readonly sell: string;
  /** Evidence for a regional claim; stays in the file. */
  readonly source: string;
  readonly ingredients: readonly CooklangIngredient[];
  readonly steps: readonly { readonly section: string; readonly text: string }[];
};

/** The recipe, and its faults in plain Indonesian for the file's author. */
type ReadResult = { readonly recipe: RecipeFile; readonly problems: readonly string[] };

const KNOWN_KEYS = new Set([
  'title',
  'aliases',
  'description',
  'province',
  'kind',
  'occasions',
  'servings',
  'active',
  'wait',
  'heat',
  'yield',
  'equipment',
  'tip',
  'storage',
  'sell',
  'stall',
  'source',
]);

const MAX_HEAT = 3;
/** A stall sells at most a family's portion, or two small pieces as one. */
const MAX_SHARE = 4;

/** The file name that goes with a title: `soto-betawi.cook`. */
export const recipeFileName = (title: string): string => `${recipeSlug(title)}.cook`;

/** Reads one file; a fault leaves a default value and a sentence that says what to fix. */
export function readRecipe(fileName: string, source: string): ReadResult {
  const { metadata, ingredients, steps, report } = parseCooklang(source);
  const problems: string[] = [];
  const complain = (problem: string) => void problems.push(problem);
  if (report !== '') complain(`Tulisannya tidak terbaca sebagai Cooklang: ${report}`);
  for (const key of Object.keys(metadata)) {
    if (KNOWN_KEYS.has(key)) continue;
    complain(`Keterangan "${key}" tidak dikenal. Pakai salah satu: ${[...KNOWN_KEYS].join(', ')}.`);
  }

  const readText = (key: string): string => {
    const value = metadata[key];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
    complain(`"${key}" belum diisi.`);
    return '';
  };
  const readNote = (key: string): string => {
    const value = metadata[key];
    if (value === undefined) return '';
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
    complain(`"${key}" harus berisi tulisan. Isi, atau hapus barisnya kalau tidak perlu.`);
    return '';
  };
  const readShare = (key: 'stall'): { readonly stall?: number } => {
    const value = metadata[key];
    if (value === undefined) return {};
    if (typeof value === 'number' && value > 0 && value <= MAX_SHARE) return { [key]: value };
    complain(`"${key}" harus bagian dari satu porsi resep, misalnya 0.5 untuk setengahnya.`);
    return {};
  };
  const readWhole = (key: string, minimum: number, fallback?: number): number => {
    const value = metadata[key];
    if (value === undefined && fallback !== undefined) return fallback;
    if (typeof value === 'number' && Number.isInteger(value) && value >= minimum) return value;
    complain(`"${key}" harus bilangan bulat mulai dari ${minimum}.`);
    return Math.max(1, minimum);
  };
  const readList = (key: string): readonly string[] => {
    const value = metadata[key];
    if (value === undefined) return [];
    if (Array.isArray(value)) return value.map(String);
    complain(`"${key}" harus berupa daftar, misalnya [satu, dua].`);
    return [];
  };
  const oneOf = <Value extends string>(key: string, values: readonly Value[]): Value => {
    const found = values.find((value) => value === metadata[key]);
    if (found === undefined) {
      complain(
        `"${key}" berisi "${String(metadata[key])}". Pilih salah satu: ${values.join(', ')}.`,
      );
    }
    return found ?? (values[0] as Value);
  };

  const readMinutes = (key: string, least: number, absent?: number): number => {
    const minutes = readWhole(key, least, absent);
    if (Number(metadata[key] ?? 0) % MINUTE_STEP > 0)
      complain(`"${key}" dibulatkan ke kelipatan ${MINUTE_STEP} menit.`);
    return minutes;
  };

  const title = readText('title');
  if (title !== '' && recipeFileName(title) !== fileName) {
    complain(`Nama berkasnya harus ${recipeFileName(title)}.`);
  }
  const occasions = readList('occasions').flatMap((word) => {
    const occasion = OCCASIONS.find((known) => known === word);
    if (occasion === undefined) {
      complain(`Acara "${word}" tidak dikenal. Pilih dari: ${OCCASIONS.join(', ')}.`);
    }
    return occasion ?? [];
  });
  if (occasions.length === 0) complain('"occasions" perlu paling sedikit satu acara.');
  const heat = readWhole('heat', 0, 0);
  if (heat > MAX_HEAT) complain(`"heat" paling besar ${MAX_HEAT}.`);
  if (ingredients.length === 0)
    complain('Belum ada bahan. Tandai bahan dengan @nama{jumlah%satuan}.');
  if (steps.length < 2) complain('Perlu paling sedikit dua langkah, dipisah baris kosong.');
  // The source of a claim stays in the file.
  const texts = JSON.stringify([{ ...metadata, source: '' }, ingredients, steps]);
  for (const mark of RESERVED_MARKS) {
    if (texts.includes(mark)) complain(`Tanda "${mark}" tidak bisa dipakai di resep.`);
  }

  const recipe: RecipeFile = {
    title,
    aliases: readList('aliases').map((alias) => alias.toLowerCase()),
    description: readText('description'),
    province: oneOf('province', [...PROVINCES, NATIONWIDE]),
    kind: oneOf('kind', DISH_KINDS),
    occasions,
    servings: readWhole('servings', 1),
    active: readMinutes('active', 1),
    wait: readMinutes('wait', 0, 0),
    heat,
    ...readShare('stall'),
    yield: readNote('yield'),
    equipment: readNote('equipment'),
    tip: readNote('tip'),
    storage: readNote('storage'),
    sell: readNote('sell'),
    source: readNote('source'),
    ingredients,
    steps,
  };
  return { recipe, problems };
}
