import { parseExtras, type DishExtras } from './dish-extras.ts';
import { parseRupiah } from './rupiah.ts';
import { entriesOf, fieldsOf, readText } from './unknown-values.ts';

/** Most dishes in one answer; the rest of a longer answer is not read. */
export const MAX_DISHES_PER_ANSWER = 50;

/** Most ingredients or steps kept of one dish. */
export const MAX_LIST_LENGTH = 200;

/** One thing to buy: `name` may include preparation and group ("Bumbu halus: bawang merah, iris"). */
export type Ingredient = { readonly name: string; readonly servingSize: string };

/** One cooking step; numbers count from 1 without gaps. */
export type Step = { readonly number: number; readonly step: string };

/**
 * One recipe of an answer, in the one shape used on the wire, in storage and on screen. The odd
 * field names (`completeRecept`, `estimatedCostatRupiah`) stay: stored histories and the model's schema
 * need them (`docs/contract.md`).
 */
export type Dish = DishExtras & {
  readonly foodName: string;
  readonly description: string;
  readonly completeRecept: readonly Step[];
  readonly ingredient: readonly Ingredient[];
  /** Cost of the whole recipe in whole rupiah; 0 means unknown. */
  readonly estimatedCostatRupiah: number;
  /** Usual selling price of a portion in whole rupiah; 0 means unknown. */
  readonly price: number;
  readonly img: string;
};

/** What changes with a dish's size: its ingredients and steps. */
export type RecipeText = Pick<Dish, 'ingredient' | 'completeRecept'>;

/**
 * Parses a dish from any JSON value: from model text, the network or local storage.
 *
 * Lenient on purpose: `"Rp 25.000"`, `"25rb"` and `25000.0` are 25000, missing lists are empty,
 * steps may be plain strings, unknown fields are dropped.
 *
 * @returns the dish, or `undefined` if it has no name and so cannot be shown.
 */
export function parseDish(value: unknown): Dish | undefined {
  const fields = fieldsOf(value);
  const foodName = readText(fields['foodName']);
  if (foodName === '') return undefined;
  return {
    foodName,
    description: readText(fields['description']),
    completeRecept: readSteps(fields['completeRecept']),
    ingredient: readList(fields['ingredient'], parseIngredient),
    estimatedCostatRupiah: parseRupiah(fields['estimatedCostatRupiah']) ?? 0,
    price: parseRupiah(fields['price']) ?? 0,
    img: readText(fields['img']),
    ...parseExtras(fields),
  };
}

/** Longest title of a dish on a button; longer text is not a title. */
export const MAX_TITLE_LENGTH = 120;

/** Parses each entry separately: invalid ones are dropped, the others stay. */
function readList<Entry>(
  value: unknown,
  read: (entry: unknown) => Entry | undefined,
): readonly Entry[] {
  return entriesOf(value)
    .slice(0, MAX_LIST_LENGTH)
    .flatMap((entry) => read(entry) ?? []);
}

function parseIngredient(value: unknown): Ingredient | undefined {
  const fields = typeof value === 'object' ? fieldsOf(value) : { name: value };
  const name = readText(fields['name']);
  const servingSize = readText(fields['servingSize']);
  if (name === '' && servingSize === '') return undefined;
  return { name, servingSize };
}

/** Renumbers the steps: models skip, repeat and forget numbers. */
function readSteps(value: unknown): readonly Step[] {
  const steps = readList(
    value,
    (entry) => readText(typeof entry === 'object' ? fieldsOf(entry)['step'] : entry) || undefined,
  );
  return steps.map((step, index) => ({ number: index + 1, step }));
}
