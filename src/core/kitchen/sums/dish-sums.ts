import type { Dish } from '../../recipes/dish.ts';
import { priceAt } from '../cost-sheet.ts';
import { asSold, isPackable, portionUnit, usualPack } from '../portion-unit.ts';
import { MIN_BATCH_TO_PORTION_RATIO } from '../question/asked-money.ts';
import { moneyOf, shareOf, type QuestionFigures } from '../question/question-figures.ts';
import type { QuestionReading } from '../question/read-question.ts';
import { priceOf, receivedOf, type WorkedFigure } from './portion-sums.ts';
import { sumText } from './sum-text.ts';

/** A dish that the question names. */
type KnownDish = Pick<
  Dish,
  'estimatedCostatRupiah' | 'price' | 'porsi' | 'porsiWarung' | 'hasil' | 'jualan'
>;

/** What is sold of a dish. */
type SoldPortion = {
  /** Its ingredients, and what it usually sells for, in whole rupiah. */
  readonly cost: number;
  readonly price: number;
  /** True if the portion is larger than the one `price` is for. */
  readonly isLarger: boolean;
  /** How many a recipe makes. */
  readonly perRecipe: number;
  readonly unit: string;
  /** Whether they are pieces: several may share one price. */
  readonly isPiece: boolean;
};

/**
 * What a question means by one of a dish: a jar if it counts in jars, otherwise the portion that
 * its price is for. That is a stall's where it is known and no guests eat it.
 */
export function soldPortion(
  dish: KnownDish,
  { servesGuests, figures }: Pick<QuestionReading, 'servesGuests' | 'figures'>,
): SoldPortion {
  const { estimatedCostatRupiah, porsi = 1, porsiWarung, price } = dish;
  const noun = portionUnit(dish);
  const isStall = porsiWarung !== undefined && !servesGuests;
  const portions = isStall ? porsiWarung : porsi;
  const pack = isPackable(noun) ? undefined : usualPack(dish);
  const isJar = pack?.noun === figures.unit;
  const holds = isJar ? (pack?.holds ?? 1) : 1;
  return {
    cost: Math.round((estimatedCostatRupiah / portions) * holds),
    price: price * holds,
    isLarger: servesGuests && porsiWarung !== undefined && porsiWarung > porsi,
    perRecipe: portions / holds,
    unit: isJar ? figures.unit : isStall ? asSold(noun) : noun,
    isPiece: isPackable(noun),
  };
}

/**
 * The sums that follow from a dish's cost together with the figures of a question: "klepon dijual 1.500
 * untung ga". The cost is that of the ingredients alone, so what is left is not called a profit.
 *
 * @param portions how many the question asks for.
 */
export function writeDishSums(
  { text, figures }: QuestionReading,
  sold: SoldPortion,
  portions: number | undefined,
): readonly string[] {
  if (sold.cost <= 0 || sold.price <= 0 || figures.isUnclear) return [];
  const alone = onlyMoney(text, figures);
  return [
    ...writeForMoney(figures, sold),
    ...writePriceForMargin(figures, sold),
    ...writePriceForProfit(text, figures, sold),
    ...(portions === undefined || portions === figures.pack
      ? writeAtPrice(figures, sold, priceOf(figures) ?? alone)
      : writeAllSold(figures, sold, portions, alone)),
  ];
}

/**
 * What the portions that the question asks for cost and bring, at its price or the usual one.
 *
 * @param alone a sum in the question that may be the price of one of them, or of all.
 */
function writeAllSold(
  figures: QuestionFigures,
  { cost, price, unit }: SoldPortion,
  portions: number,
  alone: WorkedFigure | undefined,
): readonly string[] {
  const named = priceOf(figures);
  // "Isi 3 dijual 10rb, 100 box": a hundred pieces, or three hundred?
  if (figures.pack !== undefined || (alone && !named)) return [];
  const each = receivedOf(figures, named ?? { rupiah: price, lines: [] });
  return [
    ...each.lines,
    sumText.allSold({ count: portions, unit, ingredients: cost * portions, price: each.rupiah }),
  ];
}

/** How many portions the money in the question makes, or the price if it is for one of them. */
function writeForMoney(
  { money }: QuestionFigures,
  { cost, price, unit }: SoldPortion,
): readonly string[] {
  const own = money.find(
    ({ role }) => role === 'batch-cost' || role === 'unit-cost' || role === 'budget',
  );
  if (own === undefined) return [];
  return own.rupiah > cost * MIN_BATCH_TO_PORTION_RATIO
    ? [sumText.affords({ money: own.rupiah, count: Math.floor(own.rupiah / cost), unit })]
    : [sumText.priceForCost({ cost: own.rupiah, price: priceAt(own.rupiah, cost / price) })];
}

function writePriceForMargin(figures: QuestionFigures, { cost }: SoldPortion): readonly string[] {
  const margin = shareOf(figures, 'margin');
  return margin === undefined
    ? []
    : [sumText.marginAfterIngredients({ share: margin, price: priceAt(cost, 1 - margin) })];
}

/**
 * Questions for the price of one: "supaya untung 5 ribu jual berapa". The price of a batch, or a
 * complaint, is not one.
 */
const ASKS_PRICE = /(?:jual|harga|pasang)\b.*\bberapa|\bberapa\b.*(?:jual|harga|pasang)/u;
const PROFIT_OF_ALL = /\b(?:semua|total|sekali masak|sehari|cuma|kenapa)/u;

/** The price for a wanted profit on one; a larger sum is the profit on all that is sold. */
function writePriceForProfit(
  text: string,
  figures: QuestionFigures,
  { cost, price, unit }: SoldPortion,
): readonly string[] {
  const profit = moneyOf(figures, 'profit');
  const isOfOne = figures.pack === undefined && ASKS_PRICE.test(text) && !PROFIT_OF_ALL.test(text);
  if (profit === undefined || !isOfOne || profit > price * MIN_BATCH_TO_PORTION_RATIO) return [];
  return [sumText.profitAfterIngredients({ cost, profit, unit })];
}

/** Words that say a sum is not a selling price, or is for a kilo. */
const NO_SELLING_PRICE =
  /\b(?:beli|belanja|gaji|upah|naik|turun|dari|modal|sekilo|per ?(?:kg|kilo)|kg|kilo)\b/u;

/** "Seblak 10rb masih untung ga": the one sum beside a dish is its price. */
function onlyMoney(text: string, { money }: QuestionFigures): WorkedFigure | undefined {
  const [one, other] = money;
  if (NO_SELLING_PRICE.test(text)) return undefined;
  const isPrice = one?.role === 'unknown' && one.period === undefined && other === undefined;
  return isPrice ? { rupiah: one.rupiah, lines: [] } : undefined;
}

/** What the price in the question leaves: of one portion, of a pack, or of the whole recipe. */
function writeAtPrice(
  figures: QuestionFigures,
  { cost, price: usualPrice, perRecipe, unit, isPiece }: SoldPortion,
  price: WorkedFigure | undefined,
): readonly string[] {
  if (price === undefined || (figures.pack !== undefined && !isPiece)) return [];
  const { rupiah } = price;
  const isForAll =
    figures.pack === undefined && rupiah > usualPrice * MIN_BATCH_TO_PORTION_RATIO && perRecipe > 1;
  const pieces = isForAll ? perRecipe : (figures.pack ?? 1);
  const received = receivedOf(figures, price);
  const rest = received.rupiah - cost * pieces;
  return [
    ...received.lines,
    sumText.leftAfterIngredients({ price: rupiah, count: pieces, unit, rest }),
  ];
}
