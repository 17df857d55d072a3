import { ANY_PIECE } from '../../lines/count-words.ts';
import { anyOf } from '../../lines/word-set.ts';

/** What a question about money says besides its figures. */
export type SumRequest = {
  /** Days on which a month's goods are sold. */
  readonly daysAMonth: number;
  readonly asksPerMonth: boolean;
  /** Whether it asks when an investment is paid back. */
  readonly asksPayback: boolean;
  /** Whether it asks what an order comes to. */
  readonly asksTotal: boolean;
  /** Whether it asks what is left of a price after an app or a shop has taken its share. */
  readonly asksReceived: boolean;
  /** Whether its margin is a share of the cost, not of the price. */
  readonly isOfCost: boolean;
  /** Whether it asks for dishes, whose figures are not known yet. */
  readonly asksDishes: boolean;
  /** Whether it says "3 biji 5000": what the other figures refer to is uncertain. */
  readonly isInPacks: boolean;
};

/** Words of questions whose figures may suffice; "otong" is in `potong` and `motong`. */
const SUM_WORDS =
  'modal|hpp|jual|untung|harga|diskon|otong|loyang|resep|jadi|jd|dp|total|berapa|brp|mark|laba';
/** Source of a pattern for such questions, as typed or folded: they have two figures. */
export const SUM_QUESTION = String.raw`^(?=.*(?:${SUM_WORDS})).*(?:\b\d|sejuta).*\b\d`;

const IN_PACKS = new RegExp(
  String.raw`\b\d+ (?:${anyOf(ANY_PIECE)}|tusuk|bungkus) (?:rp\.? ?)?\d`,
  'u',
);
const ASKS_DISHES = /\b(?:jual\w*|usaha|bisnis|dagang|bikin|masak) (?:\w+ )?apa\b|\bide\b/u;
const PAYBACK = /\b(?:balik modal|bep|balik duit|balik sewa)\b/u;
const TOTAL = /\b(?:total\p{L}*|tagihan\p{L}*|dp|uang muka|panjar|bayar\p{L}*|semuanya berapa)\b/u;
const RECEIVED =
  /\b(?:di)?terima(?:nya)?\b|\b(?:dapat|dapet|dpt)(?:nya)? (?:\p{L}+ )?b(?:erapa|rp)/u;
const OF_COST = /\bdari (?:modal|hpp|biaya)|\bmark ?up/u;
const DAYS_A_MONTH = 30;
/** With one day off a week. */
const WORKDAYS_A_MONTH = 26;

/** @param text from `toPlainQuestion`. */
export function readSumRequest(text: string): SumRequest {
  return {
    daysAMonth: /\blibur\b/u.test(text) ? WORKDAYS_A_MONTH : DAYS_A_MONTH,
    asksPerMonth: /\b(?:se)?bulan/u.test(text),
    asksPayback: PAYBACK.test(text),
    asksTotal: TOTAL.test(text),
    asksReceived: RECEIVED.test(text),
    isOfCost: OF_COST.test(text),
    asksDishes: ASKS_DISHES.test(text),
    isInPacks: IN_PACKS.test(text),
  };
}
