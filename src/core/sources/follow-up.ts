import { writePlainly } from '../lines/chat-words.ts';
import { anyOf, wordSet } from '../lines/word-set.ts';
import { groupThousands } from '../recipes/rupiah.ts';
import { replaceAmounts, writeCount, writePrice } from './follow-up/change-amounts.ts';
import {
  changeContents,
  listContents,
  listedIn,
  type AnsweredBox,
} from './follow-up/change-box.ts';
import { END, IS_WHOLE, START } from './follow-up/follow-up-words.ts';
import { nameNumbered } from './follow-up/numbered-dish.ts';
import { replaceFood, type AnsweredDishes } from './follow-up/replace-food.ts';
import { MAX_QUESTION_LENGTH } from './recipe-source.ts';
import { splitShown, writeShown } from './shown-dishes.ts';

/** A question that has been answered. */
export type AnsweredQuestion = AnsweredDishes &
  AnsweredBox & {
    /** True if a model has written the dishes: it understands any change in words, where a search would find another dish. */
    readonly isWritten?: boolean;
    /** How much of each dish is cooked, if the answer has a size or orders boxes: "20 porsi", "30 orang". */
    readonly sizes?: readonly (string | undefined)[] | undefined;
  };

/** Asks for dishes other than those shown: "yang lain dong"; "lanjutkan" where an answer was cut. */
const ASKS_OTHERS = new RegExp(
  `${START}(?:(?:yang|ide|menu|resep|masakan) lain(?:nya)?|lainnya|lagi|(?:lanjut|terus)(?:kan|in)?)${END}`,
  'u',
);
/** Begins with a wish or a refusal, which is added to the earlier question: "yang lebih murah". */
const WISHES = new RegExp(
  START +
    String.raw`(?:yang|lebih|tanpa|(?:jangan|tidak) (?:yang|pakai|terlalu|ped[ae]s|manis|digoreng))\b`,
  'u',
);
/** Names only who eats, in one or two words: "untuk anak". */
const NAMES_EATERS = new RegExp(String.raw`${START}untuk \p{L}+(?: \p{L}+)?[?.!]*$`, 'u');
/** Changes what was written: "kurangi gulanya", "ayamnya diganti tahu". */
const CHANGES = new RegExp(
  String.raw`${START}(?:\p{L}+ ){0,2}(?:di|meng)?(?:ganti|tukar|kurang|tambah|pakai|versi|hapus|hilang)(?:i|in|kan)?(?! lebih)(?!\p{L})`,
  'u',
);
/** A longer question stands for itself. */
const MAX_WISH_WORDS = 6;

const ABOUT_IT = anyOf(
  wordSet(`hpp modal untung laba harga jual dijual tahan awet simpan disimpan resep cara bahan belanja belanjaan
    masak masaknya buat buatnya bikin bikinnya berapa lama hari jam di kulkas freezer suhu ruang apa saja`),
);
/** Asks something about the answer without naming a dish: "hpp nya berapa", "tahan berapa lama". */
const ASKS_ABOUT_IT = new RegExp(
  `${START}(?=.*(?:hpp|modal|untung|harga|tahan|awet|simpan|resep|cara|bahan|belanja))(?:(?:${ABOUT_IT}) ?(?:nya)? ?){1,6}${END}`,
  'u',
);

const isWish = (plain: string, { isWritten = false }: AnsweredQuestion): boolean =>
  (WISHES.test(plain) || NAMES_EATERS.test(plain) || (isWritten && CHANGES.test(plain))) &&
  !IS_WHOLE.test(plain) &&
  plain.split(' ').length <= MAX_WISH_WORDS;

/**
 * A question that only makes sense after another, together with that one: "soto ayam" and "yang pedas"
 * ask for "soto ayam, yang pedas". An amount replaces the earlier one. Any other question stays as it is.
 */
export function completeQuestion(typed: string, answered: AnsweredQuestion): string {
  const { boxed } = answered;
  const plain = writePlainly(typed.trim());
  if (ASKS_OTHERS.test(plain)) return askForOthers(answered) ?? typed;
  const earlier = { ...answered, question: withChosenBox(answered) };
  if (ASKS_ABOUT_IT.test(plain)) return addWish(typed.trim(), earlier.question) ?? typed;
  const numbered = nameNumbered(typed.trim(), earlier.names);
  const swapped = numbered && changeBox(writePlainly(numbered), earlier);
  if (swapped !== undefined) return swapped;
  if (numbered !== undefined)
    return nameNumbered(typed.trim(), earlier.names, earlier.sizes) ?? typed;
  const amounts = replaceAmounts(plain, earlier);
  if (amounts !== undefined) return withinLimit(amounts) ?? typed;
  const changed = changeBox(plain, earlier);
  if (changed !== undefined) return changed;
  const replaced = boxed === undefined ? replaceFood(typed, plain, earlier) : undefined;
  if (replaced !== undefined) return addWish(replaced, earlier.question) ?? typed;
  return isWish(plain, earlier) ? (addWishTo(typed.trim(), earlier) ?? typed) : typed;
}

/** The question for its box as a sentence changes it; `undefined` if there is none, or the question gets too long. */
function changeBox(plain: string, answered: AnsweredQuestion): string | undefined {
  const { question, boxed } = answered;
  if (boxed === undefined) return undefined;
  const listed = listedIn(answered);
  const contents = (listed && changeContents(plain, listed)) ?? changeContents(plain, boxed);
  return contents && changeAsked(question, (asked) => listContents(asked, contents));
}

const CHEAPER = /\b(?:murah|hemat|irit)/u;

/**
 * The answered question with a wish. Cheaper dishes are cheaper than those that came. A cheaper box holds as many dishes
 * as before: its price would be spent on more otherwise. `undefined` if it gets too long.
 */
export function addWishTo(wish: string, answered: AnsweredQuestion): string | undefined {
  const question = withChosenBox(answered);
  const { boxed = [], names } = answered;
  const dishes = names.filter((name) => boxed.some((listed) => listed.startsWith(name))).length;
  const isCounted =
    dishes > 1 && CHEAPER.test(wish) && listedIn({ ...answered, question }) === undefined;
  const isSaid = addWish(wish, question) === question;
  if (isCounted && !isSaid) return addWish(`isi ${dishes} macam, ${wish}`, question);
  const wished = addWish(wish, question);
  if (wished === undefined || boxed.length > 0 || names.length < 2 || !CHEAPER.test(wish))
    return wished;
  return withinLimit(writeShown({ ...splitShown(wished), dearer: names })) ?? wished;
}

/** The question with a change in what it asks; the dishes that it leaves out stay. `undefined` if it gets too long. */
function changeAsked(question: string, change: (asked: string) => string): string | undefined {
  const again = splitShown(question);
  return withinLimit(writeShown({ ...again, asked: change(again.asked) }));
}

/** The same question for dishes that have not come yet; `undefined` once it names too many. */
export function askForOthers({ question, names }: AnsweredQuestion): string | undefined {
  const again = splitShown(question);
  return withinLimit(writeShown({ ...again, shown: [...again.shown, ...names] }));
}

/** Adds a wish to a question: "soto ayam, yang lebih murah". `undefined` if it gets too long. */
export const addWish = (wish: string, question: string): string | undefined =>
  changeAsked(question, (asked) => {
    const isSaid = asked.split(', ').some((part) => part.toLowerCase() === wish.toLowerCase());
    return isSaid ? asked : `${asked}, ${wish}`;
  });

/** The question for the contents that were chosen, if they were; as it is if it gets too long. */
const withChosenBox = ({ question, boxed, isBoxChosen }: AnsweredBox): string =>
  (isBoxChosen && boxed && changeAsked(question, (asked) => listContents(asked, boxed))) ||
  question;

/** The question for this many portions; as it is if it gets too long. */
export const withPortions = (question: string, portions: number): string =>
  changeAsked(question, (asked) => writeCount(asked, `${portions} porsi`)) ?? question;

/** The question with this price of a box, in whole rupiah; as it is if it gets too long. */
export const withBoxPrice = (question: string, rupiah: number): string =>
  changeAsked(question, (asked) =>
    writePrice(asked, `dijual Rp ${groupThousands(String(rupiah))} per kotak`),
  ) ?? question;

const withinLimit = (question: string): string | undefined =>
  question.length <= MAX_QUESTION_LENGTH ? question : undefined;
