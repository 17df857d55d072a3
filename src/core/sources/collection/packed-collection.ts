import { sellingPricePerPortion } from '../../costing/selling-price.ts';
import { DISH_KINDS } from '../../recipes/dish-extras.ts';
import type { Dish, Ingredient } from '../../recipes/dish.ts';
import {
  NATIONWIDE,
  OCCASIONS,
  PROVINCES,
  type Occasion,
  type Province,
  type RecipeFacts,
  type RecipeKind,
} from './recipe-facts.ts';
import { recipeSlug } from './recipe-slug.ts';
import { chooseWords, createCodes, decodeText, encodeText, type WordTable } from './packed-text.ts';

/**
 * The collection as it travels. Written out in full, 600 recipes are 230 KB gzip; with ingredient
 * names and frequent words in tables, and words from a closed list as their position in it, three
 * fifths of that.
 */
export type PackedFacts = {
  /** In the order of the recipes; a module of its own, since suggestions need nothing else. */
  readonly titles: readonly string[];
  readonly words: WordTable;
  /** [name as recipes write it, canonical name where that is another, what it contains]. */
  readonly ingredients: readonly (readonly [string, string, string])[];
  readonly recipes: readonly PackedRecipe[];
};

/**
 * The fields of {@link RecipeFacts} after the title, in order. Each ingredient is one character: its
 * position in the table, counted from {@link FIRST_INGREDIENT}.
 */
export type PackedRecipe = readonly [
  aliases: string,
  description: string,
  province: number,
  kind: number,
  occasions: readonly number[],
  servings: number,
  minutes: number,
  waitMinutes: number,
  heat: number,
  costInHundreds: number,
  ingredients: string,
];

/**
 * What a dish has beyond its facts: ingredient lines and steps, each list one
 * text with a line break between its elements. A line is `position,preparation|amount`, the
 * position in the recipe's own list of ingredients, in base 36; it is left out where it is the one
 * after the line before. A line that ends in a colon opens a group. The notes are in the order of
 * {@link NOTES}, empty where there is none.
 */
export type PackedDish = readonly [ingredients: string, steps: string, ...notes: readonly string[]];

/** What a dish says besides its recipe, in the writer's own words. */
const NOTES = ['hasil', 'alat', 'tips', 'simpan', 'jualan'] as const;

type DishNotes = { readonly [Note in (typeof NOTES)[number]]?: string };

/** The tables are not surer than that. */
export const COST_STEP_RUPIAH = 100;

/** @returns whole rupiah, a multiple of {@link COST_STEP_RUPIAH}. */
export const costPerServing = (cost: number, servings: number): number =>
  Math.max(1, Math.round(cost / servings / COST_STEP_RUPIAH)) * COST_STEP_RUPIAH;

const LIST_SEPARATOR = '|';

/** As characters of a text, positions take less room than as a list of numbers. */
const FIRST_INGREDIENT = 0x100;
const BASE = 36;

/** Provinces as packed: the nationwide mark stands before the 38. */
const PROVINCE_TABLE: readonly Province[] = [NATIONWIDE, ...PROVINCES];

type IngredientLine = {
  readonly position: number;
  readonly preparation: string;
  readonly amount: string;
  readonly group: string;
};

export function unpackFacts(packed: PackedFacts): readonly RecipeFacts[] {
  const { titles, words, ingredients: table, recipes } = packed;
  return recipes.map((recipe, index) => {
    const [aliases, description, province, kind, occasions, ...rest] = recipe;
    const [servings, minutes, waitMinutes, heat, costInHundreds, ingredients] = rest;
    const used = readUsed(ingredients).flatMap((entry) => (table[entry] ? [table[entry]] : []));
    return {
      title: titles[index] ?? '',
      aliases: splitList(decodeText(aliases, words)),
      description: decodeText(description, words),
      province: PROVINCE_TABLE[province] ?? NATIONWIDE,
      kind: DISH_KINDS[kind] ?? DISH_KINDS[0],
      occasions: occasions.flatMap((occasion) => OCCASIONS[occasion] ?? []),
      servings,
      minutes,
      waitMinutes,
      heat,
      costPerServing: costPerServing(costInHundreds * COST_STEP_RUPIAH, servings),
      ingredients: [...new Set(used.map(([name, canonical]) => canonical || name))],
      contains: [...new Set(used.flatMap(([, , contains]) => splitList(contains)))],
    };
  });
}

/** @param position of the recipe in the facts and of the dish in the whole collection. */
export function unpackDish(dish: PackedDish, facts: PackedFacts, position: number): Dish {
  const [lines, steps, ...notes] = dish;
  const { titles, words, recipes } = facts;
  const recipe = recipes[position];
  if (recipe === undefined) throw new RangeError(`The collection has no recipe ${position}`);
  const [, description, province, kind, , servings, ...rest] = recipe;
  const [minutes, waitMinutes, heat, costInHundreds, used] = rest;
  const cost = costInHundreds * COST_STEP_RUPIAH;
  const names = readUsed(used).map((entry) => facts.ingredients[entry]?.[0] ?? '');
  const title = titles[position] ?? '';
  return {
    foodName: title,
    description: decodeText(description, words),
    completeRecept: decodeText(steps, words)
      .split('\n')
      .map((step, index) => ({ number: index + 1, step })),
    ingredient: readLines(decodeText(lines, words)).map((line) => writeIngredient(line, names)),
    estimatedCostatRupiah: cost,
    price: sellingPricePerPortion(cost, servings),
    img: '',
    porsi: servings,
    waktu: {
      aktif: minutes - waitMinutes,
      ...(waitMinutes === 0 ? {} : { tunggu: waitMinutes }),
    },
    asal: PROVINCE_TABLE[province] ?? NATIONWIDE,
    jenis: DISH_KINDS[kind] ?? DISH_KINDS[0],
    pedas: heat,
    ...readNotes(notes.map((note) => decodeText(note, words))),
    slug: recipeSlug(title),
  };
}

const readNotes = (notes: readonly string[]): DishNotes =>
  Object.fromEntries(NOTES.flatMap((name, index) => (notes[index] ? [[name, notes[index]]] : [])));

/** The Dish has no groups, so the name carries them: "Bumbu halus: kemiri, sangrai". */
function writeIngredient(line: IngredientLine, names: readonly string[]): Ingredient {
  const { position, preparation, amount, group } = line;
  const name = names[position] ?? '';
  const prepared = preparation === '' ? name : `${name}, ${preparation}`;
  return {
    name:
      group === '' ? prepared.charAt(0).toUpperCase() + prepared.slice(1) : `${group} ${prepared}`,
    servingSize: amount,
  };
}

function readLines(text: string): readonly IngredientLine[] {
  const lines: IngredientLine[] = [];
  let group = '';
  let next = 0;
  for (const line of text.split('\n')) {
    if (line.endsWith(':')) {
      group = line === ':' ? '' : line;
      continue;
    }
    const [what = '', amount = ''] = line.split(LIST_SEPARATOR);
    const [written = '', ...preparation] = what.split(',');
    const position = written === '' ? next : Number.parseInt(written, BASE);
    next = position + 1;
    lines.push({
      position,
      preparation: preparation.join(','),
      amount,
      group,
    });
  }
  return lines;
}

const readUsed = (ingredients: string): readonly number[] =>
  Array.from(ingredients, (character) => character.charCodeAt(0) - FIRST_INGREDIENT);

const splitList = (text: string): readonly string[] =>
  text === '' ? [] : text.split(LIST_SEPARATOR);

/** A recipe before it is packed. */
export type UnpackedRecipe = {
  readonly facts: Omit<RecipeFacts, 'ingredients' | 'contains'>;
  /** Whole rupiah, a multiple of {@link COST_STEP_RUPIAH}; all other prices follow from it. */
  readonly cost: number;
  readonly steps: readonly string[];
  readonly notes: DishNotes;
  readonly ingredients: readonly {
    readonly name: string;
    readonly canonical: string;
    readonly contains: readonly string[];
    readonly preparation: string;
    readonly amount: string;
    readonly group: string;
  }[];
};

/** The inverse of {@link unpackFacts} and {@link unpackDish}; runs when the product is built. */
export function packCollection(recipes: readonly UnpackedRecipe[]): {
  readonly facts: PackedFacts;
  readonly dishes: readonly PackedDish[];
} {
  const table = buildTable(recipes);
  const positions = new Map(table.map(([name], position) => [name, position]));
  const plain = recipes.map(writeTexts);
  const words = chooseWords(plain.flatMap((texts) => Object.values(texts).flat()));
  const codes = createCodes(words);
  return {
    facts: {
      titles: recipes.map(({ facts }) => facts.title),
      words,
      ingredients: table,
      recipes: recipes.map(({ facts, cost, ingredients }, index) => {
        const { aliases = '', description = '' } = plain[index] ?? {};
        const used = namesOf(ingredients).map((name) => positions.get(name) ?? 0);
        const texts = {
          aliases: encodeText(aliases, codes),
          description: encodeText(description, codes),
        };
        return packFacts(facts, texts, cost / COST_STEP_RUPIAH, used);
      }),
    },
    dishes: plain.map(({ lines, steps, notes }) => [
      encodeText(lines, codes),
      encodeText(steps, codes),
      ...notes.map((note) => encodeText(note, codes)),
    ]),
  };
}

/** All of a recipe that is prose, before frequent words become characters. */
function writeTexts({ facts, ingredients, steps, notes }: UnpackedRecipe) {
  return {
    aliases: facts.aliases.join(LIST_SEPARATOR),
    description: facts.description,
    lines: writeLines(ingredients),
    steps: steps.join('\n'),
    notes: NOTES.map((name) => notes[name] ?? ''),
  };
}

const namesOf = (ingredients: UnpackedRecipe['ingredients']): readonly string[] => [
  ...new Set(ingredients.map(({ name }) => name)),
];

function writeLines(ingredients: UnpackedRecipe['ingredients']): string {
  const names = namesOf(ingredients);
  let open = '';
  let next = 0;
  const lines = ingredients.flatMap(({ name, preparation, amount, group }) => {
    const position = names.indexOf(name);
    const written = position === next ? '' : position.toString(BASE);
    next = position + 1;
    const line = `${preparation === '' ? written : `${written},${preparation}`}|${amount}`;
    if (group === open) return [line];
    open = group;
    return [`${group}:`, line];
  });
  return lines.join('\n');
}

/** The names that are used most come first: their positions are the shortest. */
function buildTable(recipes: readonly UnpackedRecipe[]): PackedFacts['ingredients'] {
  const uses = new Map<string, { count: number; entry: readonly [string, string, string] }>();
  for (const { name, canonical, contains } of recipes.flatMap(({ ingredients }) => ingredients)) {
    const known = uses.get(name);
    if (known !== undefined) known.count += 1;
    else {
      const other = canonical === name ? '' : canonical;
      uses.set(name, { count: 1, entry: [name, other, contains.join(LIST_SEPARATOR)] });
    }
  }
  return [...uses.values()].toSorted((a, b) => b.count - a.count).map(({ entry }) => entry);
}

function packFacts(
  facts: UnpackedRecipe['facts'],
  { aliases, description }: { readonly aliases: string; readonly description: string },
  costInHundreds: number,
  ingredients: readonly number[],
): PackedRecipe {
  return [
    aliases,
    description,
    PROVINCE_TABLE.indexOf(facts.province),
    DISH_KINDS.indexOf(facts.kind satisfies RecipeKind),
    facts.occasions.map((occasion) => OCCASIONS.indexOf(occasion satisfies Occasion)),
    facts.servings,
    facts.minutes,
    facts.waitMinutes,
    facts.heat,
    costInHundreds,
    String.fromCharCode(...ingredients.map((position) => FIRST_INGREDIENT + position)),
  ];
}
