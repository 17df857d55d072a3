import { anyOf, wordSet } from '../../lines/word-set.ts';
import { MULTIPLIER } from '../../recipes/rupiah.ts';
import { asksForBoxes, BOXES, MEAL_BOX } from '../box-words.ts';
import {
  COUNTED_NOUNS,
  isDishNoun,
  MEASURES,
  PEOPLE,
  PIECE_NOUNS,
  SERVING_NOUNS,
  WORKERS,
} from '../count-words.ts';
import { AT_HOME, HAVING } from '../home-words.ts';
import { isPortions } from '../portion-count.ts';
import { UP_TO } from '../written-numbers.ts';
import { isBareRupiah } from './money-words.ts';
import type { QuestionNumber } from './question-numbers.ts';
import { BEFORE_CONTENTS } from './question-pack.ts';

const BOX = anyOf(BOXES);

/** A count that a question asks for. */
export type AskedCount = {
  readonly count: number;
  /** "orang", "tusuk"; "buah" for "300 lemper". */
  readonly unit: string;
};

/** The unit in which a number counts portions, if it counts any. */
type PortionReader = (number: QuestionNumber) => string | undefined;

/** The least number before a dish that counts pieces and not recipes: "bikin 300 lemper". */
export const MIN_PIECES = 12;
/** After "porsi" or "nasi kotak" a larger number is a year or a price. */
const MAX_SERVED_PORTIONS = 1_000;

const BEFORE_EATERS = /\b(?:untuk|buat|bagi|dari) $/u;
/** "Upah 2 orang" */
const WAGES_BEFORE = /\b(?:upah|gaji|ongkos|tenaga)(?:nya)?(?: \p{L}+){0,2} $/u;
/**
 * A few workers beside portions for sale cook them, unless the food is for the workers: "60 box,
 * karyawan 2 orang".
 */
const WORKERS_BEFORE = new RegExp(String.raw`\b(?:${anyOf(WORKERS)}) $`, 'u');
const PORTIONS_SOLD = new RegExp(String.raw`\d ?(?:${BOX}|porsi)\b`, 'u');
const MAX_WORKERS = 10;

/** Whether a number counts those who are paid for the work. */
export const countsWorkers = ({ value, word, before, after }: QuestionNumber): boolean =>
  WAGES_BEFORE.test(before) ||
  (value <= MAX_WORKERS &&
    (WORKERS.has(word) || WORKERS_BEFORE.test(before)) &&
    !BEFORE_EATERS.test(before) &&
    (PORTIONS_SOLD.test(before) || PORTIONS_SOLD.test(after)));

/** "100 orang" */
const countsEaters: PortionReader = (number) =>
  PEOPLE.has(number.word) && !countsWorkers(number) ? number.word : undefined;
/** "Untuk 30 orang" */
const countsEatersAfter =
  (sign: RegExp): PortionReader =>
  (number) =>
    sign.test(number.before) ? countsEaters(number) : undefined;
/** "Jadi 35 porsi" */
const BEFORE_YIELD = /\bjadi ?$/u;

/** Food at home is used, not made; a stock may be made: "buat stok 50 pcs risol". */
const NOT_MADE = String.raw`(?<!\b(?:bikin|buat|untuk) )\b`;
const FOOD_AT_HOME = new RegExp(String.raw`${NOT_MADE}(?:${anyOf(AT_HOME)}|beli)\b`, 'u');
/** "Punya 2 butir telur" */
const BEFORE_USED = new RegExp(`${NOT_MADE}(?:${anyOf(AT_HOME)}|beli|sama|dan|isi) ?$`, 'u');
/** The same, up to three words before its pieces: "punya labu siam 2 biji". */
const BEFORE_PIECES_AT_HOME = new RegExp(
  String.raw`${NOT_MADE}(?:${anyOf(HAVING)})(?: \p{L}+){1,3} $`,
  'u',
);
/** "3 potong ayam" */
const COUNTED_FOOD =
  /^ ?\p{L}+ (?:tel[ou]r|ayam|tahu|tempe|ikan|pisang|kelapa|jagung|kentang|timun|tomat)\b/u;
/** Menus to choose from, not boxes: "3 paket menu". */
const OF_MENUS = /^ ?\p{L}+ menu/u;
/** "50 mangkuk", "200 tusuk" */
const countsWhatIsSold: PortionReader = ({ word, before, after }) => {
  const isServed = (SERVING_NOUNS.has(word) || BOXES.has(word)) && !OF_MENUS.test(after);
  const isPiece =
    PIECE_NOUNS.has(word) && !COUNTED_FOOD.test(after) && !BEFORE_PIECES_AT_HOME.test(before);
  return (isServed || isPiece) && !BEFORE_USED.test(before) ? word : undefined;
};

const BOXES_AFTER = new RegExp(String.raw`^ ?${MEAL_BOX}\b`, 'u');
/** "60 nasi kotak" */
const countsBoxes: PortionReader = ({ before, after }) =>
  BEFORE_USED.test(before) ? undefined : BOXES_AFTER.exec(after)?.[1];

const BOXES_BEFORE = new RegExp(String.raw`\b${MEAL_BOX} $`, 'u');
/** After the first number of a range, which is a price and counts no boxes: "nasi kotak 25-30 ribu". */
const IS_RANGE = new RegExp(String.raw`^${UP_TO}\d`, 'u');
/** "Nasi kotak 30 isi ayam" */
const countsBoxesBefore: PortionReader = ({ value, word, before, after }) =>
  value < MIN_PIECES ||
  value > MAX_SERVED_PORTIONS ||
  MEASURES.has(word) ||
  isDishNoun(word) ||
  IS_RANGE.test(after)
    ? undefined
    : BOXES_BEFORE.exec(before)?.[1];

/** Not a price for each: "20rb per porsi 40". */
const PORTIONS_BEFORE = /(?<!per )\bporsi $/u;
/** "Masih untung ga, porsi 40" */
const countsPortionsBefore: PortionReader = ({ value, before }) =>
  value <= MAX_SERVED_PORTIONS && PORTIONS_BEFORE.test(before) ? 'porsi' : undefined;

const standsAfter =
  (sign: RegExp): PortionReader =>
  ({ before }) =>
    sign.test(before) ? 'orang' : undefined;
/** "Ber-4", "sebanyak 60" */
const BEFORE_AS_MANY = /\b(?:ber-|sebanyak )$/u;
/** "20rb per kotak 100" */
const BOXES_AT_A_PRICE = new RegExp(String.raw`\d ?(?:${MULTIPLIER}|\d{3})\b.*\b(?:${BOX}) $`, 'u');

const BEFORE_COOKED = /\b(?:bikin|buat|masak|pesanan|order|produksi) $/u;
/** "Bikin 300 lemper" */
const countsPiecesOfDish: PortionReader = ({ value, word, before }) => {
  const isDish = word !== '' && !MEASURES.has(word) && !isDishNoun(word);
  return isDish && value >= MIN_PIECES && BEFORE_COOKED.test(before) ? 'buah' : undefined;
};

/** A number after these counts nothing; by line: places, times, measurements of people and of things, money, names. */
const NO_COUNTS = wordSet(`
  rt rw nomor no ke
  jam pukul tanggal hari tahun hut umur usia
  tensi kolesterol urat gula darah
  suhu ukuran loyang level
  modal jual harga uang duit budget belanja
  menu resep`);
const BEFORE_NO_COUNT = new RegExp(String.raw`\b(?:${anyOf(NO_COUNTS)})(?:nya)? ?$`, 'u');
const ONLY_NAME = /^\p{L}[\p{L}-]{2,}(?: \p{L}[\p{L}-]{2,}){0,2} $/u;
/** A name of a few words, and the number: "ote-ote 50". */
const countsOnlyName: PortionReader = ({ value, before, after }) =>
  after.trim() === '' &&
  value >= MIN_PIECES &&
  !isBareRupiah(value) &&
  ONLY_NAME.test(before) &&
  !(BEFORE_NO_COUNT.test(before) || isFoodAtHome(before))
    ? 'buah'
    : undefined;

/**
 * The first that reads any number wins: in "1 anak alergi, buat 30 orang" that is the number after a
 * word for "for", in "resep 5 porsi mau jadi 35 porsi" the one after "jadi".
 */
const READERS: readonly PortionReader[] = [
  countsEatersAfter(BEFORE_YIELD),
  countsEatersAfter(BEFORE_EATERS),
  countsEaters,
  (number) => (BOXES.has(number.word) ? countsWhatIsSold(number) : undefined),
  countsWhatIsSold,
  countsBoxes,
  countsBoxesBefore,
  countsPortionsBefore,
  standsAfter(BEFORE_AS_MANY),
  standsAfter(BOXES_AT_A_PRICE),
  countsPiecesOfDish,
  countsOnlyName,
];

/**
 * How much a question asks for: "untuk 100 orang", "50 porsi", "200 tusuk", "bikin 300 lemper".
 * `undefined` if it gives none, or more than anyone can cook.
 */
export function findCount(numbers: readonly QuestionNumber[]): AskedCount | undefined {
  const counts = numbers.filter(
    ({ value, isMoney, isShare, before }) =>
      !(isMoney || isShare) && Number.isInteger(value) && !/@ ?$/u.test(before),
  );
  for (const read of READERS) {
    for (const number of counts) {
      const unit = read(number);
      if (unit === undefined) continue;
      return isPortions(number.value) ? { count: number.value, unit } : undefined;
    }
  }
  return undefined;
}

/** Whether food at home is meant: "punya 2 butir telur, 3 potong ayam". */
export const isFoodAtHome = (before: string): boolean => FOOD_AT_HOME.test(before);

/**
 * Whether the numbers count different dishes: "risol 50, kolak 30 cup", "50 risol dan 40 lemper".
 * Where eaters or boxes are counted, everything is for them.
 */
export const listsAmounts = (numbers: readonly QuestionNumber[]): boolean =>
  !numbers.some(({ word }) => (PEOPLE.has(word) && word !== 'porsi') || BOXES.has(word)) &&
  numbers.filter(
    ({ value, isMoney, isShare, word, before }) =>
      !(isMoney || isShare || isFoodAtHome(before)) &&
      (COUNTED_NOUNS.has(word) || !isBareRupiah(value)) &&
      !(PEOPLE.has(word) || MEASURES.has(word) || isDishNoun(word)) &&
      !(BEFORE_CONTENTS.test(before) || BEFORE_NO_COUNT.test(before)) &&
      (value >= MIN_PIECES || SERVING_NOUNS.has(word)),
  ).length > 1;

/** The count, if it counts portions. Pieces become portions only with a recipe. */
export const portionsOf = (count: AskedCount | undefined): number | undefined =>
  count === undefined || PIECE_NOUNS.has(count.unit) ? undefined : count.count;

/** Have guests, even without a number. */
const FEASTS = /\b(?:hajatan|syukuran|arisan)\b/u;

/** Whether what is cooked goes to guests: "100 orang", "katering 50 kotak". */
export function isForGuests(text: string, count: AskedCount | undefined): boolean {
  const { unit } = count ?? { unit: 'porsi' };
  const isOfEaters = PEOPLE.has(unit) && unit !== 'porsi';
  return asksForBoxes(text) || FEASTS.test(text) || isOfEaters || BOXES.has(unit);
}
