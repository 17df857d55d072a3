import { GROUPED, MULTIPLIER, multiplierOf, readDigits } from '../recipes/rupiah.ts';

/** Typed money and the text after it, tidied: the `/ kg` of `42rb / kg`. */
export type TypedMoney = {
  /** Whole rupiah without the sign. */
  readonly rupiah: number;
  readonly isNegative: boolean;
  readonly rest: string;
};

const TYPED = new RegExp(
  String.raw`^(?:(?:rp|idr)\.? ?)?([-−])? ?(?:rp\.? ?)?(\d{1,3}(?: \d{3})+(?! ?[a-z\d])|\d[\d.,]*)` +
    String.raw` ?(${MULTIPLIER})?(?![a-z\d]) ?(?:(?:rupiah|perak|idr)(?![a-z]))? ?(?:[.,]?-(?! ?\d))?`,
  'u',
);
/** With no word after them, decimals are a typing error: there is no half rupiah. */
const TYPED_DIGITS = /^\d+(?:[.,]0{1,2})?$/u;
/** A number with up to two decimals, after a comma or a point: "1,5", "0.25". */
export const TYPED_DECIMAL = /^\d+(?:[.,]\d{1,2})?$/u;
const FRACTION_DECIMALS: Readonly<Record<string, string>> = { '¼': '25', '½': '5', '¾': '75' };

/**
 * Reads money at the start of what was typed into a field: `42rb`, `Rp 42.000,-`, `1½ juta`.
 * Stricter than `parseRupiah`: only what is certainly money is accepted.
 *
 * @returns `undefined` if the text does not start with money.
 */
export function takeRupiah(text: string): TypedMoney | undefined {
  const tidy = text
    .toLowerCase()
    .replaceAll(/(?<!\p{L})setengah(?= (?:jt|juta))/gu, '½')
    .replaceAll(/(\d?)([¼½¾])/gu, (_, digit: string, sign: string) =>
      [digit || '0', FRACTION_DECIMALS[sign]].join(','),
    )
    .replaceAll(/[٠-٩۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) % 16))
    .normalize('NFKC')
    .replaceAll(/(?<=\d)(?=[a-z])/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const [all, minus, digits = '', word = ''] = TYPED.exec(tidy) ?? [];
  if (all === undefined) return undefined;
  const number = digits.replace(/[.,]$/u, '');
  const isRead = GROUPED.test(number) || (word === '' ? TYPED_DIGITS : TYPED_DECIMAL).test(number);
  if (!isRead) return undefined;
  const rupiah = Math.round(readDigits(number) * multiplierOf(word));
  const isNegative = minus !== undefined && rupiah !== 0;
  return { rupiah, isNegative, rest: tidy.slice(all.length).trim() };
}

/** Lowest plausible price. */
const MIN_PRICE_RUPIAH = 100;

/** A price typed as people say it: "18" for a kilo of sugar is 18,000. */
export const asPrice = (rupiah: number): number =>
  rupiah < MIN_PRICE_RUPIAH ? rupiah * 1_000 : rupiah;
