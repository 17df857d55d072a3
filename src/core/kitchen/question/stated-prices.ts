import { isPriced, isUnitPrice, type CostedLine } from '../../costing/dish-cost.ts';
import { foodKey, type OwnPrice } from '../../costing/own-prices.ts';
import { parseOwnPrice } from '../../costing/parse-own-price.ts';
import type { PriceBook } from '../../costing/price-book.ts';
import { readBookPrice } from '../../costing/price-ingredient.ts';
import { takeRupiah } from '../../costing/typed-money.ts';
import { writePlainly } from '../../lines/chat-words.ts';
import { readIngredientLine } from '../../lines/read-ingredient-line.ts';
import { anyOf, wordSet } from '../../lines/word-set.ts';
import { MULTIPLIER } from '../../recipes/rupiah.ts';
import { MEASURES } from '../count-words.ts';
import type { QuestionReading } from './read-question.ts';

/** What a question says that a food costs: "gula 18.500", "telur naik jadi 29rb". */
export type StatedPrice = {
  /** Its name, which is the key of an own price. */
  readonly food: string;
  readonly price: OwnPrice;
};

/** A food whose price is stated begins a part of the sentence, as after these: "mie ayam 15rb" is a dish. */
const PART_STARTS = wordSet('kalau harga dan sama serta');
/** May stand between a food and its price: "minyak goreng sekarang jadi 22rb". */
const BEFORE_PRICE = wordSet('naik turun jadi harga harganya sekarang lagi ke sampai sudah');
const FOOD_BEFORE = new RegExp(
  String.raw`(?:^|[,;:.(]|\d(?:${MULTIPLIER})?|\b(?:${anyOf(PART_STARTS)})) *` +
    String.raw`(?<food>\p{L}+(?: \p{L}+)??)(?: (?:${anyOf(BEFORE_PRICE)}))* ?$`,
  'u',
);
/** Lead from a price to what it is for. */
const BEFORE_AMOUNT = wordSet('/ per isi dapat untuk buat satu');
/** A price for these is not one for the kilo, litre or piece of the price tables: "seikat", "setengah". */
const OTHER_AMOUNTS = wordSet(
  'ons ikat bungkus perempat tengah porsi cup box ekor sisir tandan papan butir biji potong',
);
const FOR_OTHER_AMOUNT = new RegExp(
  String.raw`^ ?(?:${anyOf(BEFORE_AMOUNT)})? ?` +
    String.raw`(?:(?!1 (?:kg|kilo|l|liter)\b)\d|(?:se ?)?(?:${anyOf(OTHER_AMOUNTS)})\b)`,
  'u',
);
/** A price this many times higher or lower than ours is for another amount. */
const MAX_TIMES_OURS = 3;
/** Foods that people name by the first word alone: "gula" is gula pasir. */
const KNOWN_BY_FIRST_WORD = new Set(['gula pasir', 'telur ayam', 'minyak goreng', 'tepung terigu']);

/**
 * Prices of foods that a question states and that differ from ours.
 *
 * @param lines of all dishes of its answer.
 */
export function readStatedPrices(
  { numbers }: Pick<QuestionReading, 'numbers'>,
  lines: readonly CostedLine[],
): readonly StatedPrice[] {
  const known = pricesOf(lines);
  const stated = new Map<string, StatedPrice>();
  for (const { value, isMoney, isUnclear, word, before, after } of numbers) {
    // "Beras 5000 gram"
    if (!isMoney && MEASURES.has(word)) continue;
    const food = findFood(FOOD_BEFORE.exec(before)?.groups?.['food'] ?? '', known);
    const ours = known.get(food ?? '');
    if (food === undefined || ours === undefined || isUnclear || FOR_OTHER_AMOUNT.test(after))
      continue;
    const times = value / ours.rupiah;
    if (times === 1 || times > MAX_TIMES_OURS || times < 1 / MAX_TIMES_OURS) continue;
    stated.set(food, { food, price: { rupiah: value, per: ours.per } });
  }
  return [...stated.values()];
}

/** Our prices, by food. */
function pricesOf(lines: readonly CostedLine[]): ReadonlyMap<string, OwnPrice> {
  return new Map(
    lines.flatMap(({ line, cost }) =>
      isPriced(cost) && isUnitPrice(cost.basis)
        ? [[foodKey(line), { rupiah: cost.basis.rupiah, per: cost.basis.per }] as const]
        : [],
    ),
  );
}

/** "Gula" is gula pasir, or the only food of the dishes that begins so. */
function findFood(phrase: string, known: ReadonlyMap<string, OwnPrice>): string | undefined {
  if (phrase === '' || known.has(phrase)) return phrase || undefined;
  const longer = [...known.keys()].filter((food) => food.startsWith(`${phrase} `));
  return longer.length === 1 ? longer[0] : longer.find((food) => KNOWN_BY_FIRST_WORD.has(food));
}

/** A food, whose it is, and a price at the end of the sentence. */
const OWN_PRICE = new RegExp(
  String.raw`^(?:(?:kalau|eh|oh|tapi|di sini|sekarang) )*(?<called>harga(?:nya)? )?` +
    String.raw`(?<food>\p{L}[\p{L} ]*?)(?:nya)?(?<mine>ku| saya| aku| kami)?(?:nya)?` +
    String.raw`(?: (?:${anyOf(BEFORE_PRICE)}|di sini|cuma))* ` +
    String.raw`(?<price>(?:rp\.? ?)?\d.*?)(?: (?:saja|dong|ya|kok|sih|sekarang|di sini))*[.!]*$`,
  'u',
);
/** Between a price and its unit. A bare unit makes an amount, unless the sum is marked: "ayam 500 gram", "28rb kg". */
const BEFORE_UNIT = /^(?:[/@]|per|se|untuk|buat)/u;
const MONEY_MARK = /rp|rb|ribu|\dk\b/u;
/** A price without a unit or an owner is one of a food if it is about as high as ours: "harga telur 30rb". */
const MAX_TIMES_LIKELY = 2;

/**
 * The price of a food, if nothing else was typed: "harga telurku 28 ribu sekilo", "telur saya 2.500 per butir". "Harga
 * ayam 15rb" may be the price of a dish.
 */
export function readOwnPrice(typed: string, book: PriceBook): StatedPrice | undefined {
  const text = writePlainly(typed.trim());
  const { called, food: name = '', mine, price: written = '' } = OWN_PRICE.exec(text)?.groups ?? {};
  const [food, other] = readIngredientLine(name, book).flatMap(({ food }) => food ?? []);
  const ours = food === undefined ? undefined : book.foods.get(food);
  if (food === undefined || ours === undefined || other !== undefined) return undefined;
  const price = parseOwnPrice(written, ours.per, readBookPrice(ours));
  if ('problem' in price) return undefined;
  const times = price.rupiah / ours.price;
  const isLikely = times <= MAX_TIMES_LIKELY && times >= 1 / MAX_TIMES_LIKELY;
  const unit = takeRupiah(written)?.rest ?? '';
  if (unit !== '' && !BEFORE_UNIT.test(unit) && !MONEY_MARK.test(written)) return undefined;
  return unit !== '' || mine !== undefined || (called !== undefined && isLikely)
    ? { food, price }
    : undefined;
}
