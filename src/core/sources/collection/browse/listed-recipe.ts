import { DISH_KINDS, type DishKind } from '../../../recipes/dish-extras.ts';
import {
  ALL_PROVINCES,
  NATIONWIDE,
  OCCASIONS,
  type Occasion,
  type Province,
  type RecipeFacts,
} from '../recipe-facts.ts';
import { recipeSlug } from '../recipe-slug.ts';

/**
 * What a visitor can exclude, in the search's own terms, so that both mean the same: foods, and
 * ways of cooking that need equipment not every kitchen has.
 */
export const LEFT_OUT = [
  'santan',
  'pedas',
  'terasi',
  'udang',
  'seafood',
  'ikan',
  'daging',
  'ayam',
  'telur',
  'susu',
  'gluten',
  'kacang',
  'kedelai',
  'gula',
  'msg',
  'jeroan',
  'haram',
  'oven',
  'kukusan',
  'blender',
  'goreng',
] as const;

/** One of {@link LEFT_OUT}. */
export type LeftOut = (typeof LEFT_OUT)[number];

/** What a list shows of a recipe and its filters check. */
export type ListedRecipe = {
  /** Its number in the facts. */
  readonly position: number;
  readonly title: string;
  readonly slug: string;
  readonly kind: DishKind;
  readonly province: Province;
  readonly occasions: readonly Occasion[];
  /** Minutes in all, waiting included. */
  readonly minutes: number;
  /** 0 not hot to 3 very hot. */
  readonly heat: number;
  /** Whole rupiah of the ingredients of one serving. */
  readonly costPerServing: number;
  /** What a serving is called: `mangkuk`, `butir`. */
  readonly unit: string;
  /** What it is free of. */
  readonly freeFrom: readonly LeftOut[];
};

/** What the build adds to a recipe's facts. */
type ListingNotes = Pick<ListedRecipe, 'unit' | 'freeFrom'>;

/**
 * All recipes as they are shipped: a list for each field, with values from fixed lists as positions
 * in them.
 */
export type PackedListing = {
  readonly units: readonly string[];
  /** The recipes that most Indonesians know, best known first. */
  readonly known: readonly number[];
  readonly fields: {
    readonly title: readonly string[];
    readonly kind: readonly number[];
    readonly province: readonly number[];
    readonly occasions: readonly (readonly number[])[];
    readonly minutes: readonly number[];
    readonly heat: readonly number[];
    readonly costPerServing: readonly number[];
    readonly unit: readonly number[];
    /** What each recipe contains, usually a shorter list than what it does not. */
    readonly holds: readonly (readonly number[])[];
  };
};

/** Runs when the product is built; {@link unpackListing} reads it. */
export function packListing(
  recipes: readonly { readonly facts: RecipeFacts; readonly notes: ListingNotes }[],
  known: PackedListing['known'],
): PackedListing {
  const units = [...new Set(recipes.map(({ notes }) => notes.unit))];
  const list = <Value>(read: (facts: RecipeFacts, notes: ListingNotes) => Value) =>
    recipes.map(({ facts, notes }) => read(facts, notes));
  return {
    units,
    known,
    fields: {
      title: list(({ title }) => title),
      kind: list(({ kind }) => DISH_KINDS.indexOf(kind)),
      province: list(({ province }) => ALL_PROVINCES.indexOf(province)),
      occasions: list(({ occasions }) => occasions.map((occasion) => OCCASIONS.indexOf(occasion))),
      minutes: list(({ minutes }) => minutes),
      heat: list(({ heat }) => heat),
      costPerServing: list(({ costPerServing }) => costPerServing),
      unit: list((_, { unit }) => units.indexOf(unit)),
      holds: list((_, { freeFrom }) =>
        LEFT_OUT.flatMap((choice, number) => (freeFrom.includes(choice) ? [] : number)),
      ),
    },
  };
}

/** Reads what {@link packListing} wrote; recipes keep their order. */
export function unpackListing({ units, fields }: PackedListing): readonly ListedRecipe[] {
  const withoutOf = new Map<string, readonly LeftOut[]>();
  /** Many recipes are free of the same things, and share one list. */
  const leaveOut = (holds: readonly number[]) => {
    const key = holds.join();
    const known = withoutOf.get(key) ?? LEFT_OUT.filter((_, number) => !holds.includes(number));
    withoutOf.set(key, known);
    return known;
  };
  return fields.title.map((title, at) => ({
    position: at,
    title,
    slug: recipeSlug(title),
    kind: DISH_KINDS[fields.kind[at] ?? 0] ?? DISH_KINDS[0],
    province: ALL_PROVINCES[fields.province[at] ?? 0] ?? NATIONWIDE,
    occasions: (fields.occasions[at] ?? []).flatMap((number) => OCCASIONS[number] ?? []),
    minutes: fields.minutes[at] ?? 0,
    heat: fields.heat[at] ?? 0,
    costPerServing: fields.costPerServing[at] ?? 0,
    unit: units[fields.unit[at] ?? 0] ?? '',
    freeFrom: leaveOut(fields.holds[at] ?? []),
  }));
}
