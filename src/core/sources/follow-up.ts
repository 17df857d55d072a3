import { findContents } from '../kitchen/asked/question-contents.ts';
import { readQuestion } from '../kitchen/asked/read-question.ts';
import { COUNTED_NOUNS } from '../lines/count-words.ts';
import { anyOf } from '../lines/word-set.ts';
import { MARKED_MONEY } from '../recipes/marked-money.ts';
import { MAX_QUESTION_LENGTH } from './recipe-source.ts';
import { splitShown, writeShown } from './shown-dishes.ts';

/** A question that has been answered. */
export type AnsweredQuestion = {
  readonly question: string;
  /** The dishes of its answer. */
  readonly names: readonly string[];
  /** Those in its box, if it asks for one. */
  readonly boxed?: readonly string[] | undefined;
};

const UNIT = anyOf(COUNTED_NOUNS);
/** The unit that a price is for: "per kotak", "/porsi". */
const PER_UNIT = `(?: ?(?:per ?|/|se)(?:${UNIT}))`;
const COUNT = String.raw`\d+ ?(?:${UNIT})(?:an)?`;
const FOR = '(?:untuk|utk|buat|bwt|jadi|jadikan) ';
const LIMIT = '(?:budget|bujet|modal|dana|maksimal|maks|max|di bawah|dibawah) ';

/** Words that may come before a follow-up and change nothing: "oke tapi". */
const START = String.raw`^(?:(?:oke|ok|nah|eh|terus|trus|lalu|tapi|tp|kalau|kalo|klo|coba|bisa|ada|mau|maunya) )*`;
/** Words that may end one and change nothing: "aja dong". */
const END = String.raw`(?: (?:aja|saja|dong|deh|donk|ya|yah|dulu|berapa|modalnya|harganya|jadinya|untung|untungnya|gimana|gmn|bagaimana|masih|bisa|boleh|gak|ga|nggak))* ?[?.!]*$`;
/** Only a number of portions or pieces, which replaces the earlier one: "untuk 50 porsi". */
const ASKS_AMOUNT = new RegExp(`${START}(?:${FOR})?(?<amount>${COUNT})${END}`, 'u');
/** Only a sum, which replaces the earlier limit: "budget 50rb aja". */
const ASKS_LIMIT = new RegExp(
  `${START}(?<named>${LIMIT})*(?<amount>(?:${MARKED_MONEY})${PER_UNIT}?)${END}`,
  'u',
);
/** Asks for dishes other than those shown: "yang lain dong". */
const ASKS_OTHERS = new RegExp(
  `${START}(?:(?:yang|yg|ide|menu|resep|masakan) lain(?:nya)?|lainnya|lagi)${END}`,
  'u',
);
/** Begins with a wish or a refusal, which is added to the earlier question: "yang lebih murah". */
const WISHES = new RegExp(
  `${START}(?:yang|yg|lebih|tanpa` +
    String.raw`|(?:jangan|ga|gak|nggak|tidak|tdk) (?:yang|yg|pakai|pake|pk|terlalu|pedas|pedes|manis|digoreng))\b`,
  'u',
);
/** Names only who eats, in one or two words: "untuk anak". */
const NAMES_EATERS = new RegExp(String.raw`${START}(?:untuk|utk) \p{L}+(?: \p{L}+)?[?.!]*$`, 'u');
/** A question word makes it a question of its own: "yang enak buat jualan apa?" */
const IS_WHOLE = /\b(?:apa|apaan|atau|berapa|kenapa|gimana|bagaimana|cara|resep)\b/u;
/** Only a selling price: "kalau dijual 20 ribu". */
const ASKS_PRICE = new RegExp(
  `${START}(?:(?:di)?jual(?:nya)?|harga(?:nya)?(?: jual(?:nya)?)?)(?: jadi)? (?<amount>(?:${MARKED_MONEY})${PER_UNIT}?)${END}`,
  'u',
);
const FOOD = String.raw`\p{L}[\p{L} -]*?`;
/** Adds a dish to a box: "tambah orek tempe". */
const ADDS = new RegExp(
  `${START}(?:di)?tambah(?:in|kan|i)? (?!lagi|pedas|pedes|manis|asin|banyak|murah|enak)(?<added>${FOOD})${END}`,
  'u',
);
/** Puts a dish in the place of another: "ganti ayam jadi lele", "ayamnya diganti lele". */
const SWAPS = new RegExp(
  `${START}(?:(?:ganti|gantiin|tukar) (?<first>${FOOD})(?:nya)? (?:jadi|menjadi|dengan|dgn|pakai|pake|sama|ke)` +
    `|(?<second>${FOOD})(?:nya)? (?:di)?(?:ganti|tukar)(?: (?:jadi|dengan|pakai|pake|sama))?) (?<added>${FOOD})${END}`,
  'u',
);
/**
 * Takes a dish out of a box: "urapnya gak usah". After "tanpa" only what nobody is allergic to; "tanpa kacang"
 * refuses the food.
 */
const REMOVES = new RegExp(
  `${START}(?:(?:hapus|buang|kurangi|(?:ga|gak|nggak|tidak) usah) (?<first>${FOOD})` +
    `|(?<second>${FOOD})(?:nya)? (?:hapus|dihapus|dibuang|(?:ga|gak|nggak|tidak) usah)` +
    `|tanpa (?<third>sambal|sayur|nasi|urap|acar|perkedel|capcay|sop|soto|gorengan))${END}`,
  'u',
);
/** Describes what is listed for a box; without it other dishes would come. */
const DESCRIBES =
  /(?<![\p{L}-])(?:vegetarian|vegan|halal|diet|khas|asal|ala|masakan|murah|pedas|pedes|sederhana)(?![\p{L}-])/iu;

/** A longer question stands for itself. */
const MAX_WISH_WORDS = 6;

const isWish = (plain: string): boolean =>
  (WISHES.test(plain) || NAMES_EATERS.test(plain)) &&
  !IS_WHOLE.test(plain) &&
  plain.split(' ').length <= MAX_WISH_WORDS;

/**
 * A question that only makes sense after another, together with that one: "soto ayam" and "yang pedas"
 * ask for "soto ayam, yang pedas". An amount replaces the earlier one. Any other question stays as it is.
 */
export function completeQuestion(typed: string, earlier: AnsweredQuestion): string {
  const plain = typed.trim().toLowerCase().replaceAll(/\s+/gu, ' ');
  if (ASKS_OTHERS.test(plain)) return askForOthers(earlier) ?? typed;
  const count = ASKS_AMOUNT.exec(plain)?.groups?.['amount'];
  if (count !== undefined) return replaceAmount(removeCount, `untuk ${count}`, earlier) ?? typed;
  const { named, amount: sum } = ASKS_LIMIT.exec(plain)?.groups ?? {};
  // A sum alone is a limit, but below a box that has a price it is another price.
  const isPrice = named === undefined && hasPrice(earlier);
  if (sum !== undefined && !isPrice)
    return replaceAmount(removeLimit, `budget ${sum}`, earlier) ?? typed;
  const price = sum ?? ASKS_PRICE.exec(plain)?.groups?.['amount'];
  if (price !== undefined) return askForPrice(price, earlier) ?? typed;
  const changed = changeBox(plain, earlier);
  if (changed !== undefined) return changed;
  return isWish(plain) ? (addWish(typed.trim(), earlier.question) ?? typed) : typed;
}

const hasPrice = ({ question, boxed }: AnsweredQuestion): boolean =>
  boxed !== undefined && removePrice(question) !== question;

/** The earlier question at another price; a box keeps its contents. */
function askForPrice(price: string, earlier: AnsweredQuestion): string | undefined {
  const { question, names, boxed } = earlier;
  const kept = boxed === undefined ? question : (listContents(question, boxed) ?? question);
  return replaceAmount(removePrice, `dijual ${price}`, { question: kept, names });
}

/** A box with another dish, or with one in place of another; `undefined` if neither is asked for. */
function changeBox(plain: string, { question, boxed }: AnsweredQuestion): string | undefined {
  if (boxed === undefined || IS_WHOLE.test(plain)) return undefined;
  const added = ADDS.exec(plain)?.groups?.['added'];
  if (added !== undefined) return listContents(question, [...new Set([...boxed, added])]);
  const removes = REMOVES.exec(plain)?.groups;
  const gone = removes?.['first'] ?? removes?.['second'] ?? removes?.['third'];
  if (gone !== undefined) {
    const left = boxed.filter((name) => !isCalled(name, gone));
    const isLess = left.length > 0 && left.length < boxed.length;
    return isLess ? listContents(question, left) : undefined;
  }
  const { first, second, added: instead } = SWAPS.exec(plain)?.groups ?? {};
  const out = first ?? second;
  if (out === undefined || instead === undefined) return undefined;
  const place = boxed.findIndex((name) => isCalled(name, out));
  return place === -1 ? undefined : listContents(question, boxed.with(place, instead));
}

/** The question for a box of these dishes; all else that it says stays, above all what it refuses. */
function listContents(question: string, contents: readonly string[]): string | undefined {
  const { asked, shown } = splitShown(question);
  const listed = `, isi ${contents.join(', ')}`;
  const { start, end } = findContents(asked) ?? { start: asked.length, end: asked.length };
  const changed = DESCRIBES.test(asked.slice(start, end))
    ? `${asked}${listed}`
    : asked.slice(0, start) + listed + asked.slice(end);
  return withinLimit(writeShown(changed, shown));
}

/** Whether a word of the dish's name begins with `word`. */
const isCalled = (name: string, word: string): boolean =>
  ` ${name.toLowerCase()}`.includes(` ${word}`);

/** The same question for dishes that have not come yet; `undefined` once it names too many. */
export function askForOthers({ question, names }: AnsweredQuestion): string | undefined {
  const { asked, shown } = splitShown(question);
  return withinLimit(writeShown(asked, [...shown, ...names]));
}

/** Adds a wish to a question: "soto ayam, yang lebih murah". `undefined` if it gets too long. */
export function addWish(wish: string, question: string): string | undefined {
  const { asked, shown } = splitShown(question);
  const parts = asked.split(', ');
  const isSaid = parts.some((part) => part.toLowerCase() === wish.toLowerCase());
  return withinLimit(writeShown(isSaid ? asked : `${asked}, ${wish}`, shown));
}

/** The earlier question with another amount. */
function replaceAmount(
  removeAmount: (asked: string) => string,
  amount: string,
  { question }: AnsweredQuestion,
): string | undefined {
  const { asked, shown } = splitShown(question);
  const kept = removeAmount(asked).trim();
  return withinLimit(writeShown(kept === '' ? amount : `${kept}, ${amount}`, shown));
}

/** Without what a question counts: "menu katering untuk 30 orang" asks for a "menu katering". */
function removeCount(asked: string): string {
  const { count } = readQuestion(asked);
  if (count === undefined) return asked;
  return asked.replace(
    new RegExp(String.raw`,? ?(?:\b${FOR})?\b${count.count} ?${count.unit}\b`, 'iu'),
    '',
  );
}

/** Without the price that a question names: "dijual 15rb per kotak", "50 kotak 20rb". */
const removePrice = (asked: string): string =>
  asked.replace(
    new RegExp(
      String.raw`(?:,? ?\b(?:(?:di)?jual|harga)(?:nya)?|(?<=\b(?:${UNIT}))) (?:${MARKED_MONEY})(?!\p{L})(?:${PER_UNIT}\b)?`,
      'iu',
    ),
    '',
  );

/** Without a sum that a question sets as its limit; a price stays. */
const removeLimit = (asked: string): string =>
  asked.replace(new RegExp(String.raw`,? ?\b(?:${LIMIT})+(?:${MARKED_MONEY})(?!\p{L})`, 'iu'), '');

const withinLimit = (question: string): string | undefined =>
  question.length <= MAX_QUESTION_LENGTH ? question : undefined;
