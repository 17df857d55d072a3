import * as v from 'valibot';
import { MAX_SUM_RUPIAH, type OwnPrice, type OwnPrices } from '#core/costing/own-prices.ts';
import {
  BUSINESS_KINDS,
  DEFAULT_BUSINESS_COSTS,
  SHARE_BOUNDS,
  type BusinessCosts,
  type DishBusiness,
} from '#core/kitchen/business-costs.ts';
import { USUAL_BOX, type MealBox } from '#core/kitchen/meal-box.ts';
import {
  isPortions,
  MAX_PORTIONS,
  MAX_PORTIONS_SOLD,
  MAX_TIMES,
  MIN_TIMES,
  type DishSize,
} from '#core/kitchen/portion-count.ts';
import { fieldsOf } from '#core/recipes/unknown-values.ts';
import type { KeyValueStorage } from '../storage/browser-storage.ts';
import { BUSINESS_COSTS_KEY, OWN_PRICES_KEY, PREFERENCES_KEY } from '../storage/storage-keys.ts';
import { createStoredValue, type StoredValue } from '../storage/stored-value.ts';

/** Most answers and dishes whose choices and prices are kept; the oldest are dropped. */
const MAX_KEPT = 500;
/** Fewest and most dishes that share a cooking; a menu of starred dishes may be a long one. */
const MIN_TOGETHER = 2;
const MAX_TOGETHER = 1_000;
/** Largest amount that an own price may be for, in its unit: as much as is read from a text. */
const MAX_QUANTITY = 1_000_000;

/**
 * What was chosen for an answer: its portions, and the size of dishes with their own, by position in the
 * answer; how many dishes are cooked in one go, if they are; what a box of them contains; and the order that it
 * changes, if it goes on from one (`ShownOrder`).
 */
export type AnswerChoices = {
  readonly portions?: number;
  readonly together?: number;
  readonly box?: MealBox;
  readonly orderId?: string;
  readonly dishes: Readonly<Record<string, DishSize>>;
};

export type StoredBusiness = {
  readonly costs: BusinessCosts;
  /** By the dish's name in lower case. */
  readonly dishes: Readonly<Record<string, DishBusiness>>;
};

/** The edge to local storage. Other fields under the same keys stay. */
export type PlanningStorage = ReturnType<typeof createPlanningStorage>;

export function createPlanningStorage(storage: KeyValueStorage) {
  return {
    sellingMode: createStoredValue({
      storage,
      key: PREFERENCES_KEY,
      parse: (fields) => fields['sellingMode'] === true,
      write: (sellingMode, before) => ({ ...before, sellingMode }),
    }),

    /** What was chosen for one conversation; `undefined` if nothing was. */
    choicesOf: (id: string): StoredValue<AnswerChoices | undefined> =>
      createStoredValue({
        storage,
        key: PREFERENCES_KEY,
        parse: ({ portions }) => parseEntries(portions, AnswerChoicesSchema)[id],
        write: (choices, before) => {
          const { [id]: _, ...others } = parseEntries(before['portions'], AnswerChoicesSchema);
          const all = choices === undefined ? others : { ...others, [id]: choices };
          return { ...before, portions: newest(all) };
        },
      }),

    business: createStoredValue<StoredBusiness>({
      storage,
      key: BUSINESS_COSTS_KEY,
      parse: ({ dishes, ...costs }) => ({
        costs: { ...v.parse(BusinessCostsSchema, costs), ...parseOptionalCosts(costs) },
        dishes: parseEntries(dishes, DishBusinessSchema),
      }),
      write: ({ costs, dishes }, before) => ({
        ...before,
        // What is undefined here removes what is stored.
        ...Object.fromEntries(Object.keys(OPTIONAL_COSTS).map((field) => [field, undefined])),
        ...costs,
        dishes: newest(dishes),
      }),
    }),

    /** The same object until they change: every cost of a dish depends on them. */
    ownPrices: createStoredValue<OwnPrices>({
      storage,
      key: OWN_PRICES_KEY,
      parse: ({ foods, lines }) => ({
        foods: new Map(Object.entries(parseEntries(foods, OwnPriceSchema))),
        lines: new Map(Object.entries(parseEntries(lines, Rupiah))),
      }),
      write: ({ foods, lines }, before) => ({
        ...before,
        foods: Object.fromEntries(foods),
        lines: Object.fromEntries(lines),
      }),
    }),
  };
}

const Rupiah = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_SUM_RUPIAH));
const portionsUpTo = (most: number) =>
  v.pipe(
    v.number(),
    v.check((portions) => isPortions(portions, most)),
  );
const Portions = portionsUpTo(MAX_PORTIONS);
const between = (least: number, most: number) =>
  v.pipe(v.number(), v.minValue(least), v.maxValue(most));

const DishSizeSchema = v.object({
  portions: v.exactOptional(Portions),
  times: v.exactOptional(between(MIN_TIMES, MAX_TIMES)),
});

const MealBoxSchema = v.object({
  boxes: v.exactOptional(Portions),
  packagingRupiah: v.exactOptional(Rupiah),
  priceRupiah: v.exactOptional(Rupiah),
  extraRupiah: v.exactOptional(Rupiah),
  portions: v.record(v.string(), v.union([v.literal(0), between(MIN_TIMES, MAX_TIMES)])),
});

const AnswerChoicesSchema = v.object({
  portions: v.exactOptional(Portions),
  together: v.exactOptional(v.pipe(between(MIN_TOGETHER, MAX_TOGETHER), v.integer())),
  box: v.exactOptional(v.fallback(MealBoxSchema, USUAL_BOX)),
  orderId: v.exactOptional(v.string()),
  dishes: v.fallback(v.record(v.string(), DishSizeSchema), {}),
});

/** A damaged field counts as unset; the others stay. */
const BusinessCostsSchema = v.object({
  kind: v.fallback(v.picklist(BUSINESS_KINDS), DEFAULT_BUSINESS_COSTS.kind),
  packagingRupiah: v.fallback(Rupiah, DEFAULT_BUSINESS_COSTS.packagingRupiah),
  gasRupiah: v.fallback(Rupiah, DEFAULT_BUSINESS_COSTS.gasRupiah),
  labourRupiah: v.fallback(Rupiah, DEFAULT_BUSINESS_COSTS.labourRupiah),
  wasteShare: v.fallback(between(...SHARE_BOUNDS.wasteShare), DEFAULT_BUSINESS_COSTS.wasteShare),
  commission: v.fallback(between(...SHARE_BOUNDS.commission), DEFAULT_BUSINESS_COSTS.commission),
});

type OptionalCosts = Omit<BusinessCosts, keyof v.InferOutput<typeof BusinessCostsSchema>>;

/** Costs that may be unset. */
const OPTIONAL_COSTS = {
  targetFoodCost: between(...SHARE_BOUNDS.targetFoodCost),
  boxPackagingRupiah: Rupiah,
  usualBatch: Portions,
} satisfies Record<keyof OptionalCosts, v.GenericSchema<unknown, number>>;

/** Those that are valid: there is no value to fall back on. */
const parseOptionalCosts = (fields: Readonly<Record<string, unknown>>): OptionalCosts =>
  Object.fromEntries(
    Object.entries(OPTIONAL_COSTS).flatMap(([field, schema]) => {
      const value = fields[field];
      return v.is(schema, value) ? [[field, value]] : [];
    }),
  );

const DishBusinessSchema = v.object({
  priceRupiah: v.exactOptional(Rupiah),
  portionsSold: v.exactOptional(portionsUpTo(MAX_PORTIONS_SOLD)),
  soldAtFactor: v.exactOptional(v.pipe(v.number(), v.gtValue(0), v.maxValue(MAX_PORTIONS))),
  profitRupiah: v.exactOptional(Rupiah),
  packagingRupiah: v.exactOptional(Rupiah),
  perPack: v.exactOptional(Portions),
});

const OwnPriceSchema = v.object({
  rupiah: Rupiah,
  per: v.object({
    quantity: v.pipe(v.number(), v.gtValue(0), v.maxValue(MAX_QUANTITY)),
    unit: v.string(),
  }),
}) satisfies v.GenericSchema<unknown, OwnPrice>;

/**
 * The valid entries of a stored map; an invalid one is dropped, the others stay. The result has no
 * prototype, since an id or a name may be "constructor".
 */
function parseEntries<Output>(
  value: unknown,
  schema: v.GenericSchema<unknown, Output>,
): Record<string, Output> {
  const entries = Object.create(null) as Record<string, Output>;
  for (const [key, entry] of Object.entries(fieldsOf(value))) {
    const parsed = v.safeParse(schema, entry);
    if (parsed.success) entries[key] = parsed.output;
  }
  return entries;
}

function newest<Entry>(entries: Readonly<Record<string, Entry>>): Record<string, Entry> {
  return Object.fromEntries(Object.entries(entries).slice(-MAX_KEPT));
}
