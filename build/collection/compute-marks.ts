import { isPriced, type CostedLine } from '../../src/core/costing/dish-cost.ts';
import { foodKey } from '../../src/core/costing/own-prices.ts';
import type { PriceBook } from '../../src/core/costing/price-book.ts';
import { measureUnit } from '../../src/core/costing/unit-amounts.ts';
import {
  readCookingMarks,
  type RecipeMark,
} from '../../src/core/sources/collection/recipe-marks.ts';
import { gramsInAll, piecesIn } from './checks/stated-weights.ts';
import { daysKept } from './compute-keeping.ts';
import type { RecipeFile } from './read-recipe.ts';

/** Marks that follow from words of the description. */
const DESCRIBED: readonly (readonly [RecipeMark, RegExp])[] = [
  ['berkuah', /\b(?:ber)?kuah/u],
  ['segar', /segar/u],
  ['manis', /\bmanis/u],
  ['gurih', /\b(?:gurih|asin)\b/u],
  ['renyah', /renyah|garing|krispi|kriuk/u],
  ['hangat', /hangat/u],
];

/** Most grams per portion that count as "sedikit". */
const LITTLE: readonly (readonly [RecipeMark, food: RegExp, grams: number])[] = [
  ['sedikit gula', /^(?:gula|madu|sirup|kecap manis|susu kental manis|selai|cokelat masak)/u, 5],
  [
    'sedikit garam',
    /^(?:garam|kecap asin|kecap ikan|saus tiram|ikan asin|cumi asin|telur asin|ikan teri|teri|mi instan|sarden|sosis|kornet|tauco|penyedap|kaldu bubuk)/u,
    1,
  ],
  ['sedikit minyak', /^(?:minyak|margarin|mentega|santan|lemak)/u, 5],
];

/** Kinds of which one serving is eaten with rice. */
const KINDS_WITH_RICE: readonly string[] = ['lauk', 'sate'];
/** In grams. A lighter serving is a single stick or a topping; people eat several. */
const FULL_SERVING = 50;

const HANDY_KINDS: readonly string[] = ['gorengan', 'jajanan', 'kue', 'kue kering', 'nasi'];
/** Rice wrapped into a parcel. */
const RICE_PARCEL = /arem|lemper|lontong isi|nasi bakar|buras|lapa/iu;
const NEEDS_BOWL = /mangkuk|\bkuah|sendok sayur|siram|\bgelas|\bcup\b/u;
/** Wrapped in leaves, and not only laid on them. */
const WRAPPED = /(?=.*bungkus).*(?:daun (?:pisang|kelapa|bambu|jati)|klobot|janur)/su;
const PAN_KINDS: readonly string[] = ['nasi', 'mi', 'lauk', 'sayur', 'sambal'];
const ONE_PAN = /wajan|tumis|teflon/u;
const OTHER_VESSELS =
  /panci|dandang|kukus|oven|panggang|\bloyang|presto|rebus|rice cooker|bakar|cetakan|lontong|ketupat|liwet/u;

/** Computes the marks of a recipe from its text and the amounts of its ingredients. */
export function computeMarks(
  recipe: RecipeFile,
  lines: readonly CostedLine[],
  book: PriceBook,
): readonly RecipeMark[] {
  const texts = recipe.steps.map(({ text }) => text);
  const steps = texts.join(' ').toLowerCase();
  const description = recipe.description.toLowerCase();
  const isHandy =
    HANDY_KINDS.includes(recipe.kind) &&
    (recipe.kind !== 'nasi' || RICE_PARCEL.test(recipe.title)) &&
    !NEEDS_BOWL.test(`${steps} ${description}`);
  const isOnePan =
    PAN_KINDS.includes(recipe.kind) &&
    ONE_PAN.test(steps) &&
    !OTHER_VESSELS.test(steps) &&
    !(steps.includes('ungkep') && steps.includes('goreng'));
  return [
    ...readCookingMarks(texts),
    ...(isOnePan ? (['satu wajan'] as const) : []),
    ...(isHandy ? (['genggam'] as const) : []),
    ...(WRAPPED.test(`${recipe.yield} ${steps}`) ? (['bungkus daun'] as const) : []),
    ...(isScant(recipe) ? (['secuil'] as const) : []),
    ...(daysKept(recipe, 'freezer') > 0 ? (['beku'] as const) : []),
    ...LITTLE.filter(([, food, most]) => gramsOf(lines, food, book) <= most * recipe.servings).map(
      ([mark]) => mark,
    ),
    ...DESCRIBED.filter(([, sign]) => sign.test(description)).map(([mark]) => mark),
  ];
}

/** Whether a serving, as the recipe counts it, is less than one eats with rice. */
const isScant = ({ kind, servings, yield: text }: RecipeFile): boolean =>
  KINDS_WITH_RICE.includes(kind) && gramsOfYield(text, servings) / servings < FULL_SERVING;

/** Grams of all that a recipe makes; infinite if its yield does not say. */
function gramsOfYield(text: string, servings: number): number {
  const weighed = piecesIn(text).find(
    ({ mark, unit, count }) => unit === 'g' && (mark !== '' || count === servings),
  );
  if (weighed === undefined) return (text.startsWith('±') && gramsInAll(text)) || Infinity;
  const { count, noun, mark, amount } = weighed;
  // "2 toples, ± 400 g" is what both hold.
  return noun === 'toples' && mark === ',' ? amount : count * amount;
}

/** Grams, or millilitres, of a food that is paid for. */
const gramsOf = (lines: readonly CostedLine[], food: RegExp, book: PriceBook): number =>
  lines.reduce((sum, { line, cost }) => {
    const { bought } = isPriced(cost) ? cost : {};
    if (bought === undefined || !food.test(foodKey(line))) return sum;
    return sum + bought.count * (measureUnit(foodKey(line), bought.unit, book)?.value ?? 0);
  }, 0);
