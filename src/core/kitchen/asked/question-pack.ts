import { ANY_PIECE } from '../../lines/count-words.ts';
import { wordSet } from '../../lines/word-set.ts';
import type { QuestionNumber } from './question-numbers.ts';

/** Pieces that one price buys. */
type QuestionPack = {
  /** 12 of "isi 12", 10 of "10 biji dijual 10rb". */
  readonly pieces?: number | undefined;
  /** A price of which it is not clear whether it is for each or for all of them: "10 biji dijual 1rb". */
  readonly unclear?: QuestionNumber;
};

const HOLDS = /\bisi (\d+)\b/u;
/** Between pieces and their price. */
const SOLD_FOR = /^ (?:di)?jual(?:nya)? $/u;
/** "Bikin 100 biji dijual 2rb": so many are made or sold in all, each for that price. */
const IN_ALL =
  /\b(?:jadi|jd|dapat|dapet|dpt|laku|terjual|bikin|buat|masak|pesan\p{L}*|order\p{L}*|produksi)(?: \p{L}+)? $/u;
const FOR_EACH = /^ ?(?:per|se|satu|\/)/u;

/** No piece sells for fewer rupiah. */
const LEAST_FOR_ONE = 100;
/** Nobody pays so many for one of these small pieces. */
const LEAST_FOR_ALL = 10_000;
const SMALL_PIECES = wordSet('biji bj butir');

/**
 * How many pieces are sold for one price.
 *
 * @param text from `toPlainQuestion`, and its numbers.
 */
export function readPack(text: string, numbers: readonly QuestionNumber[]): QuestionPack {
  const [, held] = HOLDS.exec(text) ?? [];
  if (held !== undefined) return { pieces: Number(held) };
  for (const [at, price] of numbers.slice(1).entries()) {
    const count = numbers[at];
    if (count === undefined || !(ANY_PIECE.has(count.word) || count.word === 'tusuk')) continue;
    const isOfAll =
      SOLD_FOR.test(text.slice(count.wordEnd, price.start)) &&
      !IN_ALL.test(count.before) &&
      !FOR_EACH.test(price.behind);
    if (!isOfAll || price.value / count.value < LEAST_FOR_ONE) continue;
    const isCertain = SMALL_PIECES.has(count.word) && price.value >= LEAST_FOR_ALL;
    return isCertain ? { pieces: count.value } : { unclear: price };
  }
  return {};
}
