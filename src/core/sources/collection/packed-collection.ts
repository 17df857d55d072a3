import type { Dish, Ingredient } from '../../recipes/dish.ts';
import {
  KINDS,
  NATIONWIDE,
  OCCASIONS,
  PROVINCES,
  type Occasion,
  type Province,
  type RecipeFacts,
  type RecipeKind,
} from './recipe-facts.ts';

/**
 * The collection as it travels. Written out in full, 500 recipes are 190 KB gzip; with ingredient
 * names in a table and words from a closed list as their position in it, two thirds of that.
 */
export type PackedFacts = {
  /** [name as recipes write it, canonical name where that is another, what it contains]. */
  readonly ingredients: readonly (readonly [string, string, string])[];
  readonly recipes: readonly PackedRecipe[];
};

/** The fields of {@link RecipeFacts} in order; ingredients as positions in the table. */
export type PackedRecipe = readonly [
  title: string,
  aliases: string,
  description: string,
  province: number,
  kind: number,
  occasions: readonly number[],
  servings: number,
  minutes: number,
  heat: number,
  costPerServing: number,
  ingredients: readonly number[],
];

/**
 * What a dish has beyond its facts: cost, selling price, ingredient lines and steps, each list one
 * text with a line break between its elements. A line is `position,preparation|amount`, the
 * position in the recipe's own list of ingredients, in base 36; a line that ends in a colon opens a
 * group.
 */
export type PackedDish = readonly [
  cost: number,
  sellingPrice: number,
  ingredients: string,
  steps: string,
];

const LIST_SEPARATOR = '|';
const BASE = 36;

/** Provinces as packed: the nationwide mark stands before the 38. */
const PROVINCE_TABLE: readonly Province[] = [NATIONWIDE, ...PROVINCES];

type IngredientLine = {
  readonly position: number;
  readonly preparation: string;
  readonly amount: string;
  readonly group: string;
};

export function unpackFacts({ ingredients: table, recipes }: PackedFacts): readonly RecipeFacts[] {
  return recipes.map((recipe) => {
    const [title, aliases, description, province, kind, occasions, ...rest] = recipe;
    const [servings, minutes, heat, costPerServing, ingredients] = rest;
    const used = ingredients.flatMap((position) => (table[position] ? [table[position]] : []));
    return {
      title,
      aliases: splitList(aliases),
      description,
      province: PROVINCE_TABLE[province] ?? NATIONWIDE,
      kind: KINDS[kind] ?? KINDS[0],
      occasions: occasions.flatMap((occasion) => OCCASIONS[occasion] ?? []),
      servings,
      minutes,
      heat,
      costPerServing,
      ingredients: [...new Set(used.map(([name, canonical]) => canonical || name))],
      contains: [...new Set(used.flatMap(([, , contains]) => splitList(contains)))],
    };
  });
}

/** @param position of the recipe in the facts and of the dish in the whole collection. */
export function unpackDish(dish: PackedDish, facts: PackedFacts, position: number): Dish {
  const [cost, sellingPrice, lines, steps] = dish;
  const recipe = facts.recipes[position];
  if (recipe === undefined) throw new RangeError(`The collection has no recipe ${position}`);
  const [foodName, , description, , , , servings, , , , used] = recipe;
  const names = used.map((entry) => facts.ingredients[entry]?.[0] ?? '');
  return {
    foodName,
    description,
    completeRecept: steps.split('\n').map((step, index) => ({ number: index + 1, step })),
    ingredient: readLines(lines).map((line) => writeIngredient(line, names)),
    estimatedCostatRupiah: cost,
    price: sellingPrice,
    img: '',
    porsi: servings,
  };
}

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
  for (const line of text.split('\n')) {
    if (line.endsWith(':')) {
      group = line === ':' ? '' : line;
      continue;
    }
    const [what = '', amount = ''] = line.split(LIST_SEPARATOR);
    const [position = '', ...preparation] = what.split(',');
    lines.push({
      position: Number.parseInt(position, BASE),
      preparation: preparation.join(','),
      amount,
      group,
    });
  }
  return lines;
}

const splitList = (text: string): readonly string[] =>
  text === '' ? [] : text.split(LIST_SEPARATOR);

/** A recipe before it is packed. */
export type UnpackedRecipe = {
  readonly facts: Omit<RecipeFacts, 'ingredients' | 'contains'>;
  readonly cost: number;
  readonly sellingPrice: number;
  readonly steps: readonly string[];
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
  const packed = recipes.map((recipe) => {
    const names = [...new Set(recipe.ingredients.map(({ name }) => name))];
    const used = names.map((name) => positions.get(name) ?? 0);
    return { facts: packFacts(recipe.facts, used), dish: packDish(recipe, names) };
  });
  return {
    facts: { ingredients: table, recipes: packed.map(({ facts }) => facts) },
    dishes: packed.map(({ dish }) => dish),
  };
}

function packDish(recipe: UnpackedRecipe, names: readonly string[]): PackedDish {
  let open = '';
  const lines = recipe.ingredients.flatMap(({ name, preparation, amount, group }) => {
    const position = names.indexOf(name).toString(BASE);
    const line = `${preparation === '' ? position : `${position},${preparation}`}|${amount}`;
    if (group === open) return [line];
    open = group;
    return [`${group}:`, line];
  });
  return [recipe.cost, recipe.sellingPrice, lines.join('\n'), recipe.steps.join('\n')];
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

function packFacts(facts: UnpackedRecipe['facts'], ingredients: readonly number[]): PackedRecipe {
  return [
    facts.title,
    facts.aliases.join(LIST_SEPARATOR),
    facts.description,
    PROVINCE_TABLE.indexOf(facts.province),
    KINDS.indexOf(facts.kind satisfies RecipeKind),
    facts.occasions.map((occasion) => OCCASIONS.indexOf(occasion satisfies Occasion)),
    facts.servings,
    facts.minutes,
    facts.heat,
    facts.costPerServing,
    ingredients,
  ];
}
