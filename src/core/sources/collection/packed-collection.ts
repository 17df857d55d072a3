import { DISH_KINDS } from '../../recipes/dish-extras.ts';
import type { Dish } from '../../recipes/dish.ts';
import { NATIONWIDE, OCCASIONS, PROVINCES, type RecipeFacts } from './recipe-facts.ts';
import { recipeSlug } from './recipe-slug.ts';

/**
 * The facts of all recipes as they travel: a list for each field, in the order of the recipes. Words
 * of closed lists are positions in them, and an ingredient is its position in a table.
 */
export type PackedFacts = {
  /** A module of its own, since suggestions need nothing else. */
  readonly titles: readonly string[];
  /** Canonical name and what it contains. */
  readonly ingredients: readonly (readonly [name: string, contains: string])[];
  readonly fields: {
    readonly aliases: readonly string[];
    readonly description: readonly string[];
    readonly province: readonly number[];
    readonly kind: readonly number[];
    readonly occasions: readonly (readonly number[])[];
    readonly servings: readonly number[];
    readonly minutes: readonly number[];
    readonly waitMinutes: readonly number[];
    readonly heat: readonly number[];
    readonly costPerServing: readonly number[];
    readonly ingredients: readonly (readonly number[])[];
  };
};

/** What a dish has beyond its facts. */
export type DishBody = Pick<
  Dish,
  'description' | 'price' | 'hasil' | 'alat' | 'tips' | 'simpan' | 'jualan'
> & {
  /** Of the whole recipe, in whole rupiah. */
  readonly cost: number;
  readonly ingredients: readonly (readonly [name: string, servingSize: string])[];
  readonly steps: readonly string[];
};

/** One recipe of the collection. */
export type CollectedRecipe = { readonly facts: RecipeFacts; readonly body: DishBody };

const LIST_SEPARATOR = '|';

/** Runs when the product is built; {@link unpackFacts} reads it. */
export function packFacts(facts: readonly RecipeFacts[], containsOf: ContainsOf): PackedFacts {
  const names = [...new Set(facts.flatMap(({ ingredients }) => ingredients))].toSorted();
  const numbers = new Map(names.map((name, number) => [name, number]));
  const list = <Value>(read: (recipe: RecipeFacts) => Value) => facts.map(read);
  return {
    titles: list(({ title }) => title),
    ingredients: names.map((name) => [name, containsOf(name).join(LIST_SEPARATOR)]),
    fields: {
      aliases: list(({ aliases }) => aliases.join(LIST_SEPARATOR)),
      description: list(({ description }) => description),
      province: list(({ province }) => ALL_PROVINCES.indexOf(province)),
      kind: list(({ kind }) => DISH_KINDS.indexOf(kind)),
      occasions: list(({ occasions }) => occasions.map((one) => OCCASIONS.indexOf(one))),
      servings: list(({ servings }) => servings),
      minutes: list(({ minutes }) => minutes),
      waitMinutes: list(({ waitMinutes }) => waitMinutes),
      heat: list(({ heat }) => heat),
      costPerServing: list(({ costPerServing }) => costPerServing),
      ingredients: list(({ ingredients }) => ingredients.map((name) => numbers.get(name) ?? 0)),
    },
  };
}

/** What an ingredient of the price table contains. */
type ContainsOf = (canonical: string) => readonly string[];

const ALL_PROVINCES = [NATIONWIDE, ...PROVINCES] as const;

export function unpackFacts({ titles, ingredients, fields }: PackedFacts): readonly RecipeFacts[] {
  return titles.map((title, at) => {
    const used = (fields.ingredients[at] ?? []).flatMap((number) =>
      ingredients[number] === undefined ? [] : [ingredients[number]],
    );
    return {
      title,
      aliases: splitList(fields.aliases[at]),
      description: fields.description[at] ?? '',
      province: ALL_PROVINCES[fields.province[at] ?? 0] ?? NATIONWIDE,
      kind: DISH_KINDS[fields.kind[at] ?? 0] ?? DISH_KINDS[0],
      occasions: (fields.occasions[at] ?? []).flatMap((number) => OCCASIONS[number] ?? []),
      servings: fields.servings[at] ?? 1,
      minutes: fields.minutes[at] ?? 0,
      waitMinutes: fields.waitMinutes[at] ?? 0,
      heat: fields.heat[at] ?? 0,
      costPerServing: fields.costPerServing[at] ?? 0,
      ingredients: used.map(([name]) => name),
      contains: [...new Set(used.flatMap(([, contains]) => splitList(contains)))],
    };
  });
}

const splitList = (text: string | undefined): readonly string[] =>
  text === undefined || text === '' ? [] : text.split(LIST_SEPARATOR);

/** The dish that a visitor sees. */
export function composeDish({ facts, body }: CollectedRecipe): Dish {
  const { description, ingredients, steps, cost, price, ...notes } = body;
  const { title, servings, minutes, waitMinutes, province, kind, heat } = facts;
  return {
    foodName: title,
    description,
    completeRecept: steps.map((step, index) => ({ number: index + 1, step })),
    ingredient: ingredients.map(([name, servingSize]) => ({ name, servingSize })),
    estimatedCostatRupiah: cost,
    price,
    img: '',
    porsi: servings,
    waktu: {
      aktif: minutes - waitMinutes,
      ...(waitMinutes === 0 ? {} : { tunggu: waitMinutes }),
    },
    asal: province,
    jenis: kind,
    pedas: heat,
    ...notes,
    slug: recipeSlug(title),
  };
}
