import { BOXES, PEOPLE, PIECE_NOUNS, SERVING_NOUNS } from '../lines/count-words.ts';
import { anyOf } from '../lines/word-set.ts';
import { MULTIPLIER } from '../recipes/rupiah.ts';
import { MAX_QUESTION_LENGTH } from './recipe-source.ts';

/** A question that has been answered. */
export type AnsweredQuestion = {
  readonly question: string;
  /** The dishes of its answer. */
  readonly names: readonly string[];
};

const COUNT = String.raw`\d+ ?(?:${anyOf([...PEOPLE, ...BOXES, ...PIECE_NOUNS, ...SERVING_NOUNS])})(?:an)?`;
const MONEY = String.raw`(?:rp\.? ?)?\d[\d.,]* ?(?:${MULTIPLIER})|rp\.? ?\d[\d.]+`;
const FOR = 'untuk|utk|buat|bwt|jadi|jadikan';
const LIMIT = 'budget|bujet|modal|dana|maksimal|maks|max|di bawah|dibawah';

/** "Oke tapi", "kalau": what may stand before a wish. */
const START = String.raw`^(?:(?:oke|ok|nah|eh|terus|trus|lalu|tapi|tp|kalau|kalo|klo|coba|bisa|ada|mau|maunya) )*`;
/** What may stand behind it. */
const END = String.raw`(?: (?:aja|saja|dong|deh|donk|ya|yah|dulu|berapa|modalnya|harganya|jadinya|bisa|gak|ga|nggak))* ?\?*$`;
/** "Untuk 50 porsi", "100 kotak aja" */
const ASKS_AMOUNT = new RegExp(`${START}(?:(?:${FOR}) )?(?:${COUNT})${END}`, 'u');
/** "Budget 50rb aja" */
const ASKS_LIMIT = new RegExp(`${START}(?:(?:${LIMIT}) )*(?:${MONEY})${END}`, 'u');
/** "Yang lain dong", "ada lagi" */
const ASKS_OTHERS = new RegExp(
  `${START}(?:(?:yang|yg|ide|menu|resep|masakan) lain(?:nya)?|lainnya|lagi)${END}`,
  'u',
);
/** "Yang lebih murah", "tanpa santan", "jangan pedas", "untuk anak" */
const WISHES = new RegExp(
  `${START}(?:yang|yg|lebih|tanpa|untuk|utk` +
    String.raw`|(?:jangan|ga|gak|nggak|tidak|tdk) (?:yang|yg|pakai|pake|pk|terlalu|pedas|pedes|manis|digoreng))\b`,
  'u',
);
/** "Yang enak buat jualan apa?" is a whole question. */
const IS_WHOLE = /\b(?:apa|apa saja|apaan|kenapa|gimana|bagaimana|cara|resep)\b/u;
/** Most words of a wish; a longer question stands for itself. */
const MOST_WORDS = 6;

/**
 * A question that only makes sense after another, together with that one: "soto ayam" and "untuk 50
 * porsi" ask for "soto ayam, untuk 50 porsi". An amount replaces the earlier one. Any other question
 * stays as it is.
 */
export function completeQuestion(typed: string, earlier: AnsweredQuestion): string {
  const plain = typed.trim().toLowerCase().replaceAll(/\s+/gu, ' ');
  if (ASKS_OTHERS.test(plain)) return askForOthers(earlier) ?? typed;
  const earlierAmount = ASKS_AMOUNT.test(plain) ? COUNT : ASKS_LIMIT.test(plain) ? MONEY : '';
  const isWish =
    WISHES.test(plain) && !IS_WHOLE.test(plain) && plain.split(' ').length <= MOST_WORDS;
  if (earlierAmount === '' && !isWish) return typed;
  return addWish(typed.trim(), earlier.question, earlierAmount) ?? typed;
}

/** The same question for dishes that have not come yet; `undefined` once it names too many. */
export function askForOthers({ question, names }: AnsweredQuestion): string | undefined {
  const [asked, known] = splitKnown(question);
  return withinLimit(`${asked}${EXCEPT}${[...known, ...names].join(', ')}`);
}

/** Adds a wish to a question: "soto ayam, yang lebih murah". `undefined` if it gets too long. */
export function addWish(wish: string, question: string, replaced = ''): string | undefined {
  const [asked, known] = splitKnown(question);
  const kept =
    replaced === ''
      ? asked
      : asked
          .replace(
            new RegExp(String.raw`,? ?\b(?:(?:${FOR}|${LIMIT}) )*(?:${replaced})\b`, 'iu'),
            '',
          )
          .trim();
  // Asked twice, it is still one wish.
  const wished = kept.endsWith(wish) ? kept : [kept, wish].filter((part) => part !== '').join(', ');
  return withinLimit(known.length === 0 ? wished : `${wished}${EXCEPT}${known.join(', ')}`);
}

const EXCEPT = ', selain ';

/** What a question asks for, and the dishes that `askForOthers` has added. */
function splitKnown(question: string): readonly [string, readonly string[]] {
  const [asked = '', known] = question.split(EXCEPT, 2);
  return [asked, known === undefined ? [] : known.split(', ')];
}

const withinLimit = (question: string): string | undefined =>
  question.length <= MAX_QUESTION_LENGTH ? question : undefined;
