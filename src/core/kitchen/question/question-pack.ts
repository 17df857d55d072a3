import { wordSet } from '../../lines/word-set.ts';
import { ANY_PIECE } from '../count-words.ts';
import type { QuestionNumber } from './question-numbers.ts';

/** Pieces that one price buys. */
type QuestionPack = {
  /** 12 of "isi 12", 10 of "10 biji dijual 10rb". */
  readonly pieces?: number | undefined;
  /** A price that may be for each of them or for all: "10 biji dijual 1rb". */
  readonly unclear?: QuestionNumber;
};

/** A price per one of these is never a pack price; "sebungkus" may mean everything in it. */
const PIECE_WORDS: ReadonlySet<string> = new Set([...ANY_PIECE, ...wordSet('tusuk satuan masing')]);
/** Several of these may have one price. */
export const BUNDLED: ReadonlySet<string> = new Set([...PIECE_WORDS, 'bungkus']);

/** Words before what one pack holds: "isi 5", "isinya 5". "Tahu isi 40" is a dish. */
export const BEFORE_CONTENTS = /(?<!\btahu )\bisi(?:nya)? ?$/u;
const PACK_SIZE = /(?<!\btahu )\bisi (\d+)\b/u;
/** Words between pieces and their price. */
const SOLD_FOR = /(?: (?:di ?|se)?(?:jual|harga|cuma)(?:nya)?)+ $/u;
/** After these the count is the whole batch, the price is per piece: "bikin 100 biji dijual 2rb". */
const BEFORE_BATCH_COUNT =
  /\b(?:jadi|dapat|laku|terjual|bikin|buat|masak|pesan\p{L}*|order\p{L}*|produksi)(?: \p{L}+)? $/u;
/** Source of a pattern for "per", "se-" and the like, before the thing that a price is for. */
export const PER_ONE = String.raw`(?:\bper ?|\/ ?|\b(?:1|(?:se)?tiap) |\bse)`;
const AFTER_PRICE_OF_ONE = new RegExp(String.raw`^ ?(?:${PER_ONE}|(?=satuan|masing))(\p{L}+)`, 'u');

/** Lowest plausible prices of a piece and of a "bungkus". */
const MIN_PIECE_RUPIAH = 100;
const MIN_BUNGKUS_RUPIAH = 500;
/** Nobody pays this much for one small piece: the price is for all of them. */
const MIN_PACK_RUPIAH = 10_000;
const SMALL_PIECES = wordSet('biji bj butir');

/** The unit that a price is per: "biji" of "2rb per biji"; empty if it names none. */
export const unitOfEach = ({ after }: QuestionNumber): string =>
  AFTER_PRICE_OF_ONE.exec(after)?.[1] ?? '';

/**
 * How many pieces are sold for one price.
 *
 * @param text from `toPlainQuestion`, and its numbers.
 */
export function readPack(text: string, numbers: readonly QuestionNumber[]): QuestionPack {
  const held = Number(PACK_SIZE.exec(text)?.[1] ?? 0);
  for (const [at, price] of numbers.entries()) {
    const sold = SOLD_FOR.exec(price.before);
    const count = numbers[at - 1];
    if (sold === null || count === undefined) continue;
    const each = unitOfEach(price);
    if (PIECE_WORDS.has(each) || each === count.word) return {};
    const isOfAll =
      held === 0 &&
      BUNDLED.has(count.word) &&
      sold.index === count.wordEnd &&
      !BEFORE_BATCH_COUNT.test(count.before);
    const least = count.word === 'bungkus' ? MIN_BUNGKUS_RUPIAH : MIN_PIECE_RUPIAH;
    if (!isOfAll || price.value / count.value < least) continue;
    const isCertain = SMALL_PIECES.has(count.word) && price.value >= MIN_PACK_RUPIAH;
    return isCertain ? { pieces: count.value } : { unclear: price };
  }
  return held > 1 ? { pieces: held } : {};
}
