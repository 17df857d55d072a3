import { readAskedBox } from '../../kitchen/question/asked-box.ts';
import { readQuestion } from '../../kitchen/question/read-question.ts';
import { asTyped } from '../../lines/chat-words.ts';
import { MARKED_MONEY } from '../../recipes/marked-money.ts';
import { splitShown, writeShown } from '../shown-dishes.ts';
import { listContents, listedIn, type AnsweredBox } from './change-box.ts';
import { END, START, UNIT } from './follow-up-words.ts';

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

/** The earlier question with this amount in place of its own. */
function replaceAmount(plain: string, earlier: AnsweredBox): string | undefined {
  for (const { asks, isMeant, write } of REPLACEMENTS) {
    const amount = asks.exec(plain)?.groups?.['amount'];
    if (amount === undefined || isMeant?.(earlier) === false) continue;
    const again = splitShown(earlier.question);
    return writeShown({ ...again, asked: write(again.asked, amount, earlier) });
  }
  return undefined;
}

/** The same with one amount, or two: "50 porsi budget 10rb". */
export function replaceAmounts(plain: string, earlier: AnsweredBox): string | undefined {
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
  readonly isMeant?: (earlier: AnsweredBox) => boolean;
  /** @param asked the earlier question, without the dishes that were shown. */
  readonly write: (asked: string, amount: string, earlier: AnsweredBox) => string;
};

/** What a question asks, with another number of portions: "50 porsi". */
export const writeCount = (asked: string, count: string): string =>
  append(removeCount(asked), `untuk ${count}`);

/** The same with another price: "dijual Rp 15.000 per kotak". */
export const writePrice = (asked: string, price: string): string =>
  append(removePrice(asked), price);

/** A box whose price changes keeps its contents; a profit decides the price. */
const replacePrice =
  (called: 'dijual' | 'untung'): Replacement['write'] =>
  (asked, sum, earlier) => {
    const { boxed } = earlier;
    const isListed = boxed === undefined || listedIn(earlier) !== undefined;
    return writePrice(isListed ? asked : listContents(asked, boxed), `${called} ${sum}`);
  };
const writeLimit: Replacement['write'] = (asked, limit) =>
  append(removeLimit(asked), `budget ${limit}`);
const hasPrice = ({ question, boxed }: AnsweredBox): boolean =>
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
