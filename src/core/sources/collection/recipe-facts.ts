import type { FoodFact } from '../../costing/food-facts.ts';
import type { DishKind } from '../../recipes/dish-extras.ts';
import type { RecipeMark } from './recipe-marks.ts';

/** The 38 provinces, as the collection names them. */
export const PROVINCES = [
  'Aceh',
  'Sumatera Utara',
  'Sumatera Barat',
  'Riau',
  'Kepulauan Riau',
  'Jambi',
  'Bengkulu',
  'Sumatera Selatan',
  'Kepulauan Bangka Belitung',
  'Lampung',
  'Banten',
  'DKI Jakarta',
  'Jawa Barat',
  'Jawa Tengah',
  'DI Yogyakarta',
  'Jawa Timur',
  'Bali',
  'Nusa Tenggara Barat',
  'Nusa Tenggara Timur',
  'Kalimantan Barat',
  'Kalimantan Tengah',
  'Kalimantan Selatan',
  'Kalimantan Timur',
  'Kalimantan Utara',
  'Sulawesi Utara',
  'Gorontalo',
  'Sulawesi Tengah',
  'Sulawesi Barat',
  'Sulawesi Selatan',
  'Sulawesi Tenggara',
  'Maluku',
  'Maluku Utara',
  'Papua',
  'Papua Barat',
  'Papua Selatan',
  'Papua Tengah',
  'Papua Pegunungan',
  'Papua Barat Daya',
] as const;

/** A dish that is cooked all over the country. */
export const NATIONWIDE = 'Nusantara';

/** What is cooked everywhere, then from north-west to south-east. */
export const ALL_PROVINCES = [NATIONWIDE, ...PROVINCES] as const;

/** Recipes give their times in steps of this many minutes. */
export const MINUTE_STEP = 5;

/** What a dish is cooked or sold for, as recipe files name it. */
export const OCCASIONS = [
  'sarapan',
  'makan siang',
  'makan malam',
  'bekal',
  'takjil',
  'lebaran',
  'natal',
  'imlek',
  'hajatan',
  'nasi kotak',
  'snack box',
  'jualan',
  'frozen food',
  'warteg',
  'angkringan',
  'kaki lima',
  'arisan',
  'anak',
  'hujan',
  'diet',
] as const;

/** Where a dish comes from. */
export type Province = (typeof PROVINCES)[number] | typeof NATIONWIDE;
/** One of {@link OCCASIONS}. */
export type Occasion = (typeof OCCASIONS)[number];

/** What search knows about a recipe, apart from the dish itself. */
export type RecipeFacts = {
  readonly title: string;
  /** Other names, in lower case, without those that only add what the facts say anyway. */
  readonly aliases: readonly string[];
  readonly province: Province;
  readonly kind: DishKind;
  readonly occasions: readonly Occasion[];
  readonly servings: number;
  /** Minutes in all, waiting included. */
  readonly minutes: number;
  /** Minutes of soaking, resting, curing or chilling among them. */
  readonly waitMinutes: number;
  /** A level of `HEATS`, 0 to `MAX_HEAT`. */
  readonly heat: number;
  /** Ingredient cost in whole rupiah of one serving. */
  readonly costPerServing: number;
  /** Canonical names of its ingredients except water, each once, in no particular order. */
  readonly ingredients: readonly string[];
  /** What its ingredients contain, from the price table: `santan`, `udang`, `telur` … */
  readonly contains: readonly FoodFact[];
  /** Computed from the recipe, see `build/collection/compute-marks.ts`. */
  readonly marks: readonly RecipeMark[];
  /** How long it keeps outside the fridge; 0 if unknown or shorter than {@link WHOLE_DAY_HOURS}. */
  readonly roomHours: number;
  /** How long it keeps in the fridge, in days; 0 if unknown. */
  readonly fridgeDays: number;
};

/** Hours at room temperature that count as "seharian". */
export const WHOLE_DAY_HOURS = 10;

/** Forbidden to Muslims: no dish with it comes unless a question names it. */
export const HARAM_FACTS = ['babi', 'alkohol'] as const satisfies readonly FoodFact[];

/** Whether it contains pork or alcohol. */
export const isHaram = ({ contains }: Pick<RecipeFacts, 'contains'>): boolean =>
  HARAM_FACTS.some((fact) => contains.includes(fact));
