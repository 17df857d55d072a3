import { anyOf } from '../../lines/word-set.ts';
import { CASH_WORDS, PROFIT_WORDS, SELLING_WORDS } from './money-words.ts';

/** Words that say what money in a question is for; the last one before a figure decides. */
const MONEY_WORDS = [
  ['unit-cost', 'hpp'],
  ['batch-cost', 'modal|ambil|kulak|bahan(?:nya)?'],
  [
    'price',
    String.raw`${anyOf(SELLING_WORDS)}|(?:di)?ecer|harga(?=nya|\s*(?:jual|normal|ecer|per|rp)?\W*$)`,
  ],
  ['profit', `${anyOf(PROFIT_WORDS)}|bersih`],
  ['received', 'masuk kantong|diterima'],
  [
    'extra',
    String.raw`kemasan|packaging|plastik|dus|bumbu|upah|gaji|ongkir|gas|listrik|stiker|label|(?<!\bper ?)(?<!\d )botol(?= ?$)`,
  ],
  ['fee', 'plus|tambah'],
  ['invested', 'gerobak|alat|booth|freezer|mesin|sewa'],
  ['turnover', 'omset|omzet'],
  ['budget', `${anyOf(CASH_WORDS)}|budget`],
  ['unknown', String.raw`beli|harga|belanja|naik|dari\b|ke\b`],
] as const;
const UNSOLD = '(?:ke|ter|di)buang|susut|basi|tidak laku';
/** Words that say what a share in a question is. */
const SHARE_WORDS = [
  ['margin', `${anyOf(PROFIT_WORDS)}|margin|mark ?up`],
  ['commission', 'ojol|gofood|gojek|grab|shopee|aplikasi|komisi|motong|potong(?:an)?'],
  ['consignment', 'titip|konsinyasi|warung|minta'],
  ['deposit', String.raw`dp\b|uang muka`],
  ['discount', '(?:di)?diskon'],
  ['unsold', `${UNSOLD}|sisa`],
  ['unknown', 'food cost|naik|turun'],
] as const;
/** Words after a figure that explain it if no word before it does: "15% ga laku", "20rb buat makan". */
const SHARE_WORDS_AFTER = [['unsold', UNSOLD]] as const;
const MONEY_WORDS_AFTER = [
  ['price', 'laku'],
  ['budget', '(?:buat|untuk) (?:makan|masak|jual|belanja|sehari)|dapat|cukup'],
] as const;

/** What money in a question is for. */
export type MoneyRole = (typeof MONEY_WORDS)[number][0];
/** What a share in a question is taken from. */
export type ShareRole = (typeof SHARE_WORDS)[number][0];

/**
 * Money per portion ignores a period named beside it: in "jual 15000 sehari laku 40" the price is
 * not per day.
 */
export const PORTION_ROLES: ReadonlySet<MoneyRole> = new Set([
  'price',
  'unit-cost',
  'received',
  'extra',
  'fee',
]);
/** Roles of money that is spent. */
export const SPENDING_ROLES: ReadonlySet<MoneyRole> = new Set([
  'batch-cost',
  'unit-cost',
  'extra',
  'fee',
  'invested',
]);

/** The role of money or of a share, and the text from the word that tells it. */
type FoundRole<Role> = { readonly role: Role; readonly words: string };

/**
 * The role of a sum of money.
 *
 * @param said the text before it that no other figure has claimed.
 * @param near the words after it, as far as they may be about it.
 */
export const moneyRoleIn = (said: string, near: string): FoundRole<MoneyRole> | undefined =>
  lastRole(MONEY_WORDS, said) ?? lastRole(MONEY_WORDS_AFTER, near);

/** The role of a share; its parameters are those of `moneyRoleIn`. */
export const shareRoleIn = (said: string, near: string): FoundRole<ShareRole> | undefined =>
  lastRole(SHARE_WORDS, said) ?? lastRole(SHARE_WORDS_AFTER, near);

/** The role whose word comes last. */
function lastRole<Role>(
  words: readonly (readonly [Role, string])[],
  text: string,
): FoundRole<Role> | undefined {
  let found: (FoundRole<Role> & { readonly index: number }) | undefined;
  for (const [role, pattern] of words) {
    for (const { index } of text.matchAll(new RegExp(String.raw`\b(?:${pattern})`, 'gu'))) {
      if (found === undefined || index > found.index) {
        found = { role, index, words: text.slice(index) };
      }
    }
  }
  return found;
}
