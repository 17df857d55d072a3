/** Ways of cooking and tools, as the steps of a recipe name them. */
const COOKING_MARKS = [
  'oven',
  'panggang',
  'bakar',
  'goreng',
  'tumis',
  'rebus',
  'kukus',
  'sangrai',
  'api',
  'mixer',
  'blender',
  'presto',
  'microwave',
  'ulek',
  'cetakan',
] as const;

/** One of the ways of cooking and tools. */
export type CookingMark = (typeof COOKING_MARKS)[number];

/** True-or-false facts computed from a recipe's steps, amounts and description. */
export const RECIPE_MARKS = [
  ...COOKING_MARKS,
  /** Cooked in one pan from beginning to end. */
  'satu wajan',
  /** Eaten by hand, without plate or spoon. */
  'genggam',
  'beku',
  /** A portion holds at most 5 g of it (salt: 1 g). */
  'sedikit gula',
  'sedikit garam',
  'sedikit minyak',
  'berkuah',
  'segar',
  'manis',
  'gurih',
  'renyah',
  'hangat',
  /** Wrapped in leaves. */
  'bungkus daun',
  /** A serving is a single small piece or a spoonful, of which one eats more. */
  'secuil',
] as const;

/** One of {@link RECIPE_MARKS}. */
export type RecipeMark = (typeof RECIPE_MARKS)[number];

const SIGNS: Readonly<Record<CookingMark, RegExp>> = {
  oven: /\b(?:oven|otang)/u,
  panggang: /panggang/u,
  bakar: /bakar|\bbara\b|\barang\b/u,
  goreng: /goreng/u,
  tumis: /tumis|menumis/u,
  rebus: /rebus|didih/u,
  kukus: /kukus|\bdandang/u,
  // In a dry pan, as a pancake is.
  sangrai: /sangrai|teflon|wajan (?:martabak|serabi|datar|dadar)/u,
  api: /\bapi\b|rebus|didih|goreng|kukus|panggang|bakar|tumis|sangrai|\boven|\bmasak|\bpanaskan/u,
  // That would take half an hour with a hand whisk.
  mixer:
    /mi(?:x|ks)er|kecepatan (?:rendah|sedang|tinggi)|kocok[^.]*(?:kaku|berjejak|kental|pucat)/u,
  blender: /blender/u,
  presto: /presto/u,
  microwave: /microwave/u,
  cetakan: /cetak|loyang/u,
  ulek: /\b(?:di|meng)?ule[kg]|cobek|haluskan/u,
};

/** Bought or made beforehand: "taburi bawang goreng" fries nothing. */
const READY_MADE =
  /\b(?:minyak|kerupuk|bawang(?: merah| putih)?|emping) goreng|\b(?:bumbu|daun|gula) bakar/gu;

/** How a recipe is cooked and with what, according to its steps. */
export function readCookingMarks(steps: readonly string[]): readonly CookingMark[] {
  const text = steps.join(' ').toLowerCase().replaceAll(READY_MADE, '');
  return COOKING_MARKS.filter((mark) => SIGNS[mark].test(text));
}
