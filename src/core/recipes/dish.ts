import * as v from 'valibot';
import { parseRupiah } from './rupiah.ts';

/** Most dishes one answer may carry; the rest of a longer answer is not read. */
export const MAX_DISHES_PER_ANSWER = 50;

/** Longest text kept of one field, in characters; longer text is cut. */
const MAX_TEXT_LENGTH = 4_000;
/** Most ingredients or steps kept of one dish. */
const MAX_LIST_LENGTH = 200;

/** Control characters but tab and line feed, and halves of characters: no document may hold them. */
const UNPRINTABLE = /(?![\t\n])[\p{Cc}\p{Cs}]/gu;

const Text = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) =>
    // Cut first: the cut may leave half a character.
    String(value).trim().slice(0, MAX_TEXT_LENGTH).replaceAll(UNPRINTABLE, '').trim(),
  ),
);
const OptionalText = v.fallback(Text, '');

/** Whole rupiah, or 0 where the text says no amount. */
const Rupiah = v.fallback(
  v.pipe(
    v.unknown(),
    v.transform((value) => parseRupiah(value) ?? 0),
  ),
  0,
);

const IngredientSchema = v.union([
  v.pipe(
    v.object({ name: OptionalText, servingSize: OptionalText }),
    v.check(({ name, servingSize }) => name !== '' || servingSize !== ''),
  ),
  v.pipe(
    Text,
    v.nonEmpty(),
    v.transform((name) => ({ name, servingSize: '' })),
  ),
]);

const StepTextSchema = v.pipe(
  v.union([
    v.pipe(
      v.object({ step: Text }),
      v.transform(({ step }) => step),
    ),
    Text,
  ]),
  v.nonEmpty(),
);

/** Reads each element by itself: one that does not fit is left out, the others stay. */
const listOf = <Output>(element: v.GenericSchema<unknown, Output>) =>
  v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((values) =>
        values.slice(0, MAX_LIST_LENGTH).flatMap((value) => {
          const parsed = v.safeParse(element, value);
          return parsed.success ? [parsed.output] : [];
        }),
      ),
    ),
    () => [],
  );

const Porsi = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((value) => Number(/-?\d+/u.exec(String(value))?.[0])),
  v.integer(),
  v.minValue(1),
  v.maxValue(10_000),
);

const DishSchema = v.pipe(
  v.object({
    foodName: v.pipe(Text, v.nonEmpty()),
    description: OptionalText,
    completeRecept: listOf(StepTextSchema),
    ingredient: listOf(IngredientSchema),
    estimatedCostatRupiah: Rupiah,
    price: Rupiah,
    img: OptionalText,
    porsi: v.optional(v.fallback(v.optional(Porsi), undefined)),
  }),
  v.transform(({ completeRecept, porsi, ...rest }): Dish => ({
    ...rest,
    // Steps are numbered anew: a model that skips, repeats or forgets numbers still reads in order.
    completeRecept: completeRecept.map((step, index) => ({ number: index + 1, step })),
    ...(porsi === undefined ? {} : { porsi }),
  })),
);

/** One thing to buy: `name` may carry preparation and group ("Bumbu halus: bawang merah, iris"). */
export type Ingredient = { readonly name: string; readonly servingSize: string };

/** One cooking step; numbers count from 1 without gaps. */
export type Step = { readonly number: number; readonly step: string };

/**
 * One recipe of an answer, in the one shape used on the wire, in storage and on screen. The odd
 * field names (`completeRecept`, `estimatedCostatRupiah`) are the specification's and stay as they
 * are: stored histories and the model's schema depend on them.
 */
export type Dish = {
  readonly foodName: string;
  readonly description: string;
  readonly completeRecept: readonly Step[];
  readonly ingredient: readonly Ingredient[];
  /** Cost of the whole recipe in whole rupiah; 0 means unknown. */
  readonly estimatedCostatRupiah: number;
  /** Suggested selling price per portion in whole rupiah; 0 means unknown. */
  readonly price: number;
  readonly img: string;
  /** Servings the recipe makes; absent when the source does not say. */
  readonly porsi?: number;
};

/** A dish title to offer on the empty chat screen. */
export type Suggestion = { readonly foodName: string };

/**
 * Reads one dish out of anything: model text, network bytes or local storage, already JSON-parsed.
 *
 * Lenient on purpose: `"Rp 25.000"`, `"25rb"` and `25000.0` are 25000, missing lists are empty,
 * steps may be plain strings, unknown fields fall away.
 *
 * @returns the dish, or `undefined` for a value that has no name and so cannot be shown.
 */
export function parseDish(value: unknown): Dish | undefined {
  const parsed = v.safeParse(DishSchema, value);
  return parsed.success ? parsed.output : undefined;
}

/** Reads one suggestion; a bare string is taken as the title. */
export function parseSuggestion(value: unknown): Suggestion | undefined {
  const candidate = typeof value === 'string' ? { foodName: value } : value;
  const parsed = v.safeParse(v.object({ foodName: v.pipe(Text, v.nonEmpty()) }), candidate);
  return parsed.success ? parsed.output : undefined;
}
