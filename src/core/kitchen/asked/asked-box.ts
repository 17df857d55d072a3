import { takeRupiah } from '../../costing/typed-money.ts';
import { BOXES, MEASURES, MOST_BOX_PRICE, PEOPLE } from '../../lines/count-words.ts';
import { DIGIT_WORDS } from '../../lines/spell-numbers.ts';
import { readAskedPortions, servesGuests } from './asked-portions.ts';
import { toPlainQuestion } from './plain-question.ts';

/** Below this a number is a year or a count. */
const LEAST_PRICE = 3_000;
/** A larger share per box means that the sum is for all of them. */
const LEAST_SHARE = 5_000;

const BOX = [...BOXES].join('|');
const EATER = [...PEOPLE].join('|');
const ONE = String.raw`(?:\bper ?|\/ ?|\bse|\b(?:satu|1|tiap|setiap) )`;
/** "Nasi kotak", "50 box", "paket hemat"; a caterer sells one to each guest. */
const SELLS_BOXES = new RegExp(
  String.raw`\b(?:(?:nasi|snack|snek|lunch|rice|meal|kue) ?(?:${BOX})|\d+ ?(?:${BOX})|paket|katering|catering|prasmanan)`,
  'u',
);
const COUNTED = new RegExp(`^(?:${[...MEASURES, ...PEOPLE].join('|')}|${BOX}|pcs|kalori)\\b`, 'u');
/** "Modal 15 ribu", but not "modal kecil dijual 15 ribu". */
const AS_COST = /\b(?:modal|hpp)(?:nya)?(?: (?!di?jual|jual|harga|seharga)\p{L}+){0,3} ?$/u;
const MONEY_START = /(?<![\p{L}\d.,])(?:rp\.? ?)?\d/gu;

/** What a question says about a box of several dishes. */
export type AskedBox = {
  /** Whether it asks for boxes, or for what is sold like them. */
  readonly isAsked?: boolean;
  /** Whole rupiah for one of them. */
  readonly price?: number | undefined;
  /** How many dishes are in it. */
  readonly dishes?: number | undefined;
};

/** "Snack box isi 3", "isi 3 kue". A number of two digits counts pieces of one dish. */
const CONTENTS = new RegExp(
  String.raw`\bisi(?:nya)? ?([1-9]|${Object.keys(DIGIT_WORDS).join('|')})\b(?! ?(?:rb|ribu|k\b|kg|gr|puluh|belas))`,
  'u',
);

export function readAskedBox(question: string): AskedBox {
  const text = toPlainQuestion(question);
  const [, contents] = CONTENTS.exec(text) ?? [];
  return {
    isAsked: SELLS_BOXES.test(text),
    price: readAskedBoxPrice(question),
    dishes: contents === undefined ? undefined : (DIGIT_WORDS[contents] ?? Number(contents)),
  };
}

/**
 * The price of a box that a question names: "25rb per kotak", "nasi kotak 20 ribu untuk 50 orang", and for
 * guests also "25 ribu per orang". Not what a box may cost ("modal 15 ribu"), nor a sum for all boxes.
 *
 * @returns whole rupiah.
 */
function readAskedBoxPrice(question: string): number | undefined {
  const text = toPlainQuestion(question).replaceAll(/(?<=\d ?(?:ribu|rebu|rb)) ?an\b/gu, '');
  const each = servesGuests(question) ? `${BOX}|${EATER}` : BOX;
  const behind = new RegExp(String.raw`^(?:(?:untuk|buat) )?${ONE}(?:${each})\b`, 'u');
  const before = new RegExp(
    String.raw`(?:${ONE}(?:${each})|\b(?:${each})nya)(?: \p{L}+){0,3}:? ?$`,
    'u',
  );
  const prices = [...text.matchAll(MONEY_START)].flatMap(({ index }) => {
    const money = takeRupiah(text.slice(index));
    const said = text.slice(0, index);
    if (money === undefined || money.rupiah < LEAST_PRICE) return [];
    if (COUNTED.test(money.rest) || AS_COST.test(said)) return [];
    return [{ rupiah: money.rupiah, isEach: behind.test(money.rest) || before.test(said) }];
  });
  const named = prices.find(({ isEach }) => isEach);
  if (named !== undefined || !SELLS_BOXES.test(text)) return named?.rupiah;
  const boxes = readAskedPortions(question) ?? 1;
  return prices.find(
    ({ rupiah }) => rupiah <= MOST_BOX_PRICE && (boxes === 1 || rupiah / boxes <= LEAST_SHARE),
  )?.rupiah;
}
