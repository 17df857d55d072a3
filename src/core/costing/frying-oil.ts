import type { IngredientLine } from '../lines/ingredient-line.ts';
import { isSeasoning } from '../lines/known-foods.ts';
import { readNeededAmount, type NeededAmount } from './needed-amount.ts';
import type { PriceBook } from './price-book.ts';
import { convertAmount } from './unit-amounts.ts';

const FRYING = /goreng|deep fry|penggorengan/u;

/**
 * Oil absorbed in frying, as a share of the food's weight before; most oil in a pan is poured back.
 * Fried food absorbs 5-25 % of its weight and chips 40 %; where a food falls in between is this
 * project's estimate. The first match applies.
 */
const UPTAKE: readonly (readonly [name: RegExp, share: number])[] = [
  [
    /^(?:air|es|nasi|lontong|ketupat|beras|timun|selada|kemangi|tomat|jeruk|kelapa|santan|susu)/u,
    0,
  ],
  [/^(?:kerupuk|keripik|emping|rempeyek)/u, 0.4],
  // Of the flour only: dough and batter are nearly half water.
  [/^(?:tepung|tapioka|maizena)/u, 0.25],
  [/^(?:kulit|roti|bihun|mi|soun|bawang|teri|terong)/u, 0.2],
  [/^(?:telur|tempe|tahu|oncom)/u, 0.12],
  [/^(?:ayam|paha|sayap|dada|bebek|daging|iga|ikan|udang|cumi)/u, 0.08],
];
const UPTAKE_OF_OTHERS = 0.1;

/** Dishes that are fried until dry: dough absorbs 40 %, sliced roots lose their water. */
const CHIPS =
  /keripik|kripik|kerupuk|rempeyek|peyek|kremes|chips|kentang mustofa|basreng|usus goreng/iu;
const DRY_DOUGH = /^(?:tepung|tapioka|maizena|kerupuk)/u;
const UPTAKE_OF_CHIP_DOUGH = 0.4;
const UPTAKE_OF_CHIPS = 0.2;

/** Groups served with the fried food that never touch the oil. */
const SIDE_GROUP = /pelengkap|sambal|kuah|saus|saos|penyajian|lalap|acar|bumbu|cocolan|topping/iu;

/** A group lighter than this is not what the oil is for. */
const MIN_FRIED_GRAMS = 100;

/** Share of the pan's oil that is paid for if the food in it cannot be weighed. */
const ABSORBED_OF_PAN = 0.2;

/** Whether a line is oil to fry in, most of which is not eaten. */
export function isFryingOil({ food, preparation }: IngredientLine, book: PriceBook): boolean {
  const canFry = book.measures.get(food ?? '')?.has('menggoreng') === true;
  return canFry && FRYING.test(preparation ?? '');
}

/**
 * The amount of a line of frying oil: what the food absorbs, never more than is in the pan.
 *
 * @param absorbed grams, see {@link absorbedOil}.
 */
export function readNeededOil(
  line: IngredientLine,
  absorbed: number | undefined,
  book: PriceBook,
): NeededAmount | 'no-amount' | 'unknown-unit' {
  const assumed = 'frying-oil';
  const isGiven = line.quantity !== undefined || line.stated !== undefined;
  const inPan = isGiven ? readNeededAmount(line, book) : { count: 1, unit: 'menggoreng' };
  if (typeof inPan === 'string') return inPan;
  const grams = gramsOf(line.food, inPan, book);
  if (absorbed === undefined || grams === 0) {
    return { ...inPan, count: inPan.count * ABSORBED_OF_PAN, assumed };
  }
  return { count: Math.min(absorbed, grams), unit: 'g', assumed };
}

/**
 * Grams of oil that the fried food of a dish absorbs, shared equally by its lines of frying oil:
 * the foods in the group of the oil, or else everything that is not served on the side.
 *
 * @returns `undefined` if nothing is fried that could be weighed.
 */
export function absorbedOil(
  dishName: string,
  lines: readonly IngredientLine[],
  book: PriceBook,
): number | undefined {
  const oils = lines.filter((line) => isFryingOil(line, book));
  if (oils.length === 0) return undefined;
  const isChips = CHIPS.test(dishName);
  const groups = new Set(oils.map(({ group }) => group));
  const fried = lines.filter((line) => !isFryingOil(line, book) && !isSeasoning(line.food, book));
  const ofGroup = fried.filter(({ group }) => groups.has(group));
  const weight = ofGroup.reduce((sum, line) => sum + weigh(line, book), 0);
  const inPan =
    weight >= MIN_FRIED_GRAMS ? ofGroup : fried.filter(({ group = '' }) => !SIDE_GROUP.test(group));
  const taken = inPan.reduce((sum, line) => sum + weigh(line, book) * uptakeOf(line, isChips), 0);
  return taken === 0 ? undefined : taken / oils.length;
}

function uptakeOf({ food = '' }: IngredientLine, isChips: boolean): number {
  const share = UPTAKE.find(([name]) => name.test(food))?.[1] ?? UPTAKE_OF_OTHERS;
  if (!isChips || share === 0) return share;
  return DRY_DOUGH.test(food) ? UPTAKE_OF_CHIP_DOUGH : UPTAKE_OF_CHIPS;
}

/** Grams of a line as it goes into the pan; 0 if unknown. */
function weigh(line: IngredientLine, book: PriceBook): number {
  const needed = readNeededAmount(line, book);
  return typeof needed === 'string' ? 0 : gramsOf(line.food, needed, book);
}

function gramsOf(food: string | undefined, amount: NeededAmount, book: PriceBook): number {
  return food === undefined ? 0 : (convertAmount(food, amount, 'g', book) ?? 0);
}
