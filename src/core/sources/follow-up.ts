import { readAskedBox } from '../kitchen/question/asked-box.ts';
import { findContents } from '../kitchen/question/question-contents.ts';
import { readQuestion } from '../kitchen/question/read-question.ts';
import { TOOL_NAMES } from '../kitchen/tool-words.ts';
import { asTyped, writePlainly } from '../lines/chat-words.ts';
import { DIGIT_WORDS } from '../lines/spell-numbers.ts';
import { anyOf, wordSet } from '../lines/word-set.ts';
import { MARKED_MONEY } from '../recipes/marked-money.ts';
import { groupThousands } from '../recipes/rupiah.ts';
import { changeContents, isCalled, listContents } from './change-box.ts';
import { END, FOOD, INTO, IS_WHOLE, START, SWAP, UNIT } from './follow-up-words.ts';
import { MAX_QUESTION_LENGTH } from './recipe-source.ts';
import { splitShown, writeShown } from './shown-dishes.ts';

/** A question that has been answered. */
export type AnsweredQuestion = {
  readonly question: string;
  /** The dishes of its answer. */
  readonly names: readonly string[];
  /** Names of what these dishes are made of. */
  readonly foods: readonly string[];
  /** Those in its box, if it asks for one. */
  readonly boxed?: readonly string[] | undefined;
  /** True if the owner has chosen those: they are then what the question means. */
  readonly isBoxChosen?: boolean;
  /** True if a model has written the dishes: it understands any change in words, where a search would find another dish. */
  readonly isWritten?: boolean;
};

/** The unit that a price is for: "per kotak", "/porsi". */
const PER_UNIT = `(?: ?(?:per ?|/|se)(?:${UNIT}))`;
const SUM = `(?<amount>(?:${MARKED_MONEY})${PER_UNIT}?)`;
const COUNT = String.raw`(?<amount>\d+ ?(?:${UNIT})(?:an)?)`;
const FOR = `(?:${asTyped(['untuk', 'buat', 'jadi'])}|jadikan) `;
const LIMIT = `(?:budget|bujet|modal|dana|maksimal|maks|max|${asTyped(['di bawah'])}) `;

/** Only a number of portions or pieces, which replaces the earlier one: "untuk 50 porsi". */
const ASKS_AMOUNT = new RegExp(`${START}(?:${FOR})?${COUNT}${END}`, 'u');
/** Only a limit, which replaces the earlier one: "budget 50rb aja". */
const ASKS_LIMIT = new RegExp(`${START}(?:${LIMIT})+${SUM}${END}`, 'u');
/** Only a sum: a limit, too, but below a box that has a price another price. */
const NAMES_SUM = new RegExp(START + SUM + END, 'u');
/** Only a selling price: "kalau dijual 20 ribu". */
const ASKS_PRICE = new RegExp(
  `${START}(?:(?:di)?jual(?:nya)?|harga(?:nya)?(?: jual(?:nya)?)?)(?: jadi)? ${SUM}${END}`,
  'u',
);
/** Only a profit that the price should leave: "naikkan untungnya jadi 5 ribu". */
const ASKS_PROFIT = new RegExp(
  `${START}(?:di)?(?:naik(?:kan|in)? )?(?:untung|laba)(?:nya)?(?: (?:jadi|minimal|min|bersih|sekitar))* ${SUM}${END}`,
  'u',
);
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
/** "Nomor satu" is the best. */
const PLACES = Object.keys(DIGIT_WORDS).slice(1);
const WHICH = `(?:${asTyped(['yang'])})`;
/** A dish by its place in the answer: "yang no 2", "nomor dua", "resep kedua". */
const NUMBERED = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${WHICH} )?(?:no|nmr|nomor|nomer)\.? ?|(?:${WHICH}|resep|menu) ke[ -]?(?=\p{L}{3}|\d))(?<place>\d+|${anyOf(PLACES)})(?!\p{L})`,
  'iu',
);
const FIRST = new RegExp(
  String.raw`(?<!\p{L})(${WHICH}|resep|menu) pertama(?! kali)(?!\p{L})`,
  'iu',
);

/** The sentence with the name of the dish in place of its number. */
function nameNumbered(typed: string, names: readonly string[]): string | undefined {
  const numbered = typed.replace(FIRST, '$1 ke-1');
  const { place = '' } = NUMBERED.exec(numbered)?.groups ?? {};
  const name = names[(DIGIT_WORDS[place.toLowerCase()] ?? Number(place)) - 1];
  return name === undefined ? undefined : numbered.replace(NUMBERED, name);
}

const THING = `(?<thing>${FOOD})(?:nya)?`;
const LACK = `(?:habis|kosong|tidak (?:ada|punya))`;
/** What the cook lacks: "kalau gak ada kencur", "santannya habis". */
const LACKS = [`tidak (?:ada|punya) ${THING}`, `${THING} ${LACK}`].map(
  (lack) => new RegExp(START + lack + END, 'u'),
);
/** A food to replace, perhaps with what: "ganti ayam dengan tahu", "ganti santan pakai apa". */
const SWAPS_FOOD = new RegExp(`${START}${SWAP} ${THING}(?: ${INTO} .+)?${END}`, 'u');
const TOOLS = new Set(Object.values(TOOL_NAMES).flatMap((names) => names.split('|')));

/**
 * What is asked of a food of the answered dishes: to be replaced, where the question names its dish, else left out. A
 * tool that is missing is left out, too.
 */
function replaceFood(typed: string, plain: string, earlier: AnsweredQuestion): string | undefined {
  const question = earlier.question.toLowerCase();
  const isDishNamed = earlier.names.some((name) => question.includes(name.toLowerCase()));
  const isFood = (thing: string) => earlier.foods.some((food) => isCalled(food, thing));
  const lacked = LACKS.map((lack) => lack.exec(plain)?.groups?.['thing']).find(Boolean);
  if (lacked !== undefined && TOOLS.has(lacked)) return `tanpa ${lacked}`;
  if (lacked !== undefined && isFood(lacked))
    return isDishNamed ? `ganti ${lacked}` : `tanpa ${lacked}`;
  const swapped = SWAPS_FOOD.exec(plain)?.groups?.['thing'];
  return isDishNamed && swapped !== undefined && isFood(swapped) ? typed.trim() : undefined;
}

const isWish = (plain: string, { isWritten = false }: AnsweredQuestion): boolean =>
  (WISHES.test(plain) || NAMES_EATERS.test(plain) || (isWritten && CHANGES.test(plain))) &&
  !IS_WHOLE.test(plain) &&
  plain.split(' ').length <= MAX_WISH_WORDS;

/**
 * A question that only makes sense after another, together with that one: "soto ayam" and "yang pedas"
 * ask for "soto ayam, yang pedas". An amount replaces the earlier one. Any other question stays as it is.
 */
export function completeQuestion(typed: string, earlier: AnsweredQuestion): string {
  const { boxed } = earlier;
  const plain = writePlainly(typed.trim());
  if (ASKS_OTHERS.test(plain)) return askForOthers(earlier) ?? typed;
  if (ASKS_ABOUT_IT.test(plain)) return addWish(typed.trim(), earlier.question) ?? typed;
  const named = nameNumbered(typed.trim(), earlier.names);
  if (named !== undefined) return named;
  const amounts = replaceAmounts(plain, earlier);
  if (amounts !== undefined) return withinLimit(amounts) ?? typed;
  const listed = listedIn(earlier);
  const contents =
    boxed && ((listed && changeContents(plain, listed)) ?? changeContents(plain, boxed));
  if (contents !== undefined)
    return changeAsked(earlier.question, (asked) => listContents(asked, contents)) ?? typed;
  const replaced = boxed === undefined ? replaceFood(typed, plain, earlier) : undefined;
  if (replaced !== undefined) return addWish(replaced, earlier.question) ?? typed;
  return isWish(plain, earlier) ? (addWish(typed.trim(), earlier.question) ?? typed) : typed;
}

/** The earlier question with this amount in place of its own. */
function replaceAmount(plain: string, earlier: AnsweredQuestion): string | undefined {
  for (const { asks, isMeant, write } of REPLACEMENTS) {
    const amount = asks.exec(plain)?.groups?.['amount'];
    if (amount === undefined || isMeant?.(earlier) === false) continue;
    const { asked, shown } = splitShown(earlier.question);
    return writeShown(write(asked, amount, earlier), shown);
  }
  return undefined;
}

/** The same with one amount, or two: "50 porsi budget 10rb". */
function replaceAmounts(plain: string, earlier: AnsweredQuestion): string | undefined {
  const one = replaceAmount(plain, earlier);
  if (one !== undefined) return one;
  for (const { index, 0: gap } of plain.matchAll(/,? /gu)) {
    const question = replaceAmount(plain.slice(0, index), earlier);
    const rest = plain.slice(index + gap.length);
    const both = question && replaceAmount(rest, { ...earlier, question });
    if (both) return both;
  }
  return undefined;
}

/** What replaces an amount of the earlier question. */
type Replacement = {
  readonly asks: RegExp;
  readonly isMeant?: (earlier: AnsweredQuestion) => boolean;
  /** @param asked the earlier question, without the dishes that were shown. */
  readonly write: (asked: string, amount: string, earlier: AnsweredQuestion) => string;
};

/**
 * What the question lists for its box, in its own words: "ayam" may become another chicken when a wish is added.
 * `undefined` if it lists less than two dishes, or others were chosen.
 */
function listedIn({ question, isBoxChosen = false }: AnsweredQuestion) {
  const { names = [] } = findContents(splitShown(question).asked) ?? {};
  return isBoxChosen || names.length < 2 ? undefined : names;
}

const writeCount = (asked: string, count: string): string =>
  append(removeCount(asked), `untuk ${count}`);

/** A box whose price changes keeps its contents; a profit decides the price. */
const replacePrice =
  (called: 'dijual' | 'untung'): Replacement['write'] =>
  (asked, sum, earlier) => {
    const { boxed } = earlier;
    const isListed = boxed === undefined || listedIn(earlier) !== undefined;
    return writePrice(isListed ? asked : listContents(asked, boxed), `${called} ${sum}`);
  };
const writePrice = (asked: string, price: string): string => append(removePrice(asked), price);
const writeLimit = (asked: string, limit: string): string =>
  append(removeLimit(asked), `budget ${limit}`);
const hasPrice = ({ question, boxed }: AnsweredQuestion): boolean =>
  boxed !== undefined && removePrice(question) !== question;

/** The first that is asked for counts. */
const REPLACEMENTS: readonly Replacement[] = [
  { asks: ASKS_AMOUNT, write: writeCount },
  { asks: ASKS_LIMIT, write: writeLimit },
  { asks: ASKS_PRICE, write: replacePrice('dijual') },
  { asks: ASKS_PROFIT, isMeant: ({ boxed }) => boxed !== undefined, write: replacePrice('untung') },
  { asks: NAMES_SUM, isMeant: hasPrice, write: replacePrice('dijual') },
  { asks: NAMES_SUM, write: writeLimit },
];

/** The question with another part at its end. */
const append = (asked: string, part: string): string => {
  const kept = asked.trim();
  return kept === '' ? part : `${kept}, ${part}`;
};

/** The question with a change in what it asks; the dishes that it leaves out stay. `undefined` if it gets too long. */
function changeAsked(question: string, change: (asked: string) => string): string | undefined {
  const { asked, shown } = splitShown(question);
  return withinLimit(writeShown(change(asked), shown));
}

/** The same question for dishes that have not come yet; `undefined` once it names too many. */
export function askForOthers({ question, names }: AnsweredQuestion): string | undefined {
  const { asked, shown } = splitShown(question);
  return withinLimit(writeShown(asked, [...shown, ...names]));
}

/** Adds a wish to a question: "soto ayam, yang lebih murah". `undefined` if it gets too long. */
export const addWish = (wish: string, question: string): string | undefined =>
  changeAsked(question, (asked) => {
    const isSaid = asked.split(', ').some((part) => part.toLowerCase() === wish.toLowerCase());
    return isSaid ? asked : `${asked}, ${wish}`;
  });

/** The question for this many portions; as it is if it gets too long. */
export const withPortions = (question: string, portions: number): string =>
  changeAsked(question, (asked) => writeCount(asked, `${portions} porsi`)) ?? question;

/** The question with this price of a box, in whole rupiah; as it is if it gets too long. */
export const withBoxPrice = (question: string, rupiah: number): string =>
  changeAsked(question, (asked) =>
    writePrice(asked, `dijual Rp ${groupThousands(String(rupiah))} per kotak`),
  ) ?? question;

/** Without what a question counts: "menu katering untuk 30 orang" asks for a "menu katering". */
function removeCount(asked: string): string {
  const { count } = readQuestion(asked);
  if (count === undefined) return asked;
  return asked.replace(
    new RegExp(String.raw`,? ?(?:\b${FOR})?\b${count.count} ?(?:${asTyped([count.unit])})\b`, 'iu'),
    '',
  );
}

/** Without the price that a question names, or the profit: "dijual 15rb per kotak", "50 kotak 20rb". */
function removePrice(asked: string): string {
  const { price } = readAskedBox(readQuestion(asked));
  return asked.replaceAll(SUM_NAMED, (sum: string, called: string | undefined) => {
    const isPrice = called !== undefined || readQuestion(sum).numbers[0]?.value === price;
    return isPrice ? '' : sum;
  });
}

/** A sum with the word that calls it a price or a profit, or with the noun before it whose price it is. */
const SUM_NAMED = new RegExp(
  String.raw`(?:(,? ?\b(?:(?:di)?jual|harga|untung)(?:nya)? |(?<=\b(?:${UNIT})) )|,? )(?<!\b${LIMIT})(?:${MARKED_MONEY})(?!\p{L})(?:${PER_UNIT}\b)?`,
  'giu',
);

/** Without a sum that a question sets as its limit; a price stays. */
const removeLimit = (asked: string): string =>
  asked.replace(new RegExp(String.raw`,? ?\b(?:${LIMIT})+(?:${MARKED_MONEY})(?!\p{L})`, 'iu'), '');

const withinLimit = (question: string): string | undefined =>
  question.length <= MAX_QUESTION_LENGTH ? question : undefined;
