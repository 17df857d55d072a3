import { asTyped } from '../../lines/chat-words.ts';
import { anyOf, wordSet } from '../../lines/word-set.ts';
import { MARKED_MONEY } from '../../recipes/marked-money.ts';
import { SOLD_NOUNS, WORKERS } from '../count-words.ts';
import { ABOUT, UP_TO } from '../written-numbers.ts';

const MONEY = String.raw`(?:idr\.?\s*)?(?:${MARKED_MONEY}|\d[\d.,]*\s*%?)\s*(?:rupiah|perak|an)?(?:,?-)?`;
/** Names of sums, takings and labour costs. */
const SUMS = anyOf([
  ...wordSet(`
    total subtotal jumlah semua semuanya belanja modal hpp biaya ongkos ongkir kirim produksi
    harga jual jualan djual djualnya dijual dijualnya omzet omset pendapatan bersih kotor
    untung untungnya keuntungan laba profit bahan gas elpiji lpg listrik sewa bensin transport
    transportasi upah gaji tenaga sekali masak seporsi
  `),
  ...WORKERS,
  'grand total',
  'sub total',
  'harga pokok',
  'tenaga kerja',
]);
const PER = String.raw`(?:\s*(?:/|per|se)\s*\p{L}+)?`;
const SUM = new RegExp(
  String.raw`^(?=.*\d)(?:(?:${SUMS}|(?:/|per) ?\p{L}+|dan)[\s:=.,–-]*)+(?:${ABOUT}\s*)?${MONEY}${PER}\.?$`,
  'iu',
);
/** In characters; a longer line says more, and would be slow to match. */
const MAX_LINE_CHARS = 80;
const MAX_TITLE_CHARS = 300;
/** Words before a yield. */
const MADE = `jadinya|${asTyped(['jadi', 'untuk'])}|hasil(?:nya)?`;
/** What the pieces are cut from or packed in: the "1 loyang" of "1 loyang isi 16 potong", "2 toples (60 keping)". */
export const OF_WHOLE = String.raw`(?:\d+ \p{L}+,? \(|(?:1|satu) \p{L}+,? (?:isi )?)`;
/** Also words that only recipes use. */
const YIELD_NOUNS = anyOf([...SOLD_NOUNS, 'bks', 'keping']);
const YIELD = new RegExp(
  String.raw`^\(?(?:${MADE}|menghasilkan|porsi)[\s:=]*(?:${ABOUT}\s*)?${OF_WHOLE}?` +
    String.raw`(?<count>\d+)(?:${UP_TO}\d+)?\s*(?<noun>${YIELD_NOUNS})?(?: (?:kecil|sedang|besar))?[.!]?\)?$`,
  'iu',
);

/**
 * The yield of the recipe, if a line says nothing else: "30 biji" of "Jadi 30 biji".
 *
 * @param tidy as `tidyWritten` leaves it.
 */
export function readYieldLine(tidy: string): string | undefined {
  const { count, noun = '' } = YIELD.exec(tidy)?.groups ?? {};
  return count && `${count} ${noun}`.trim();
}

const YIELD_WITHIN = new RegExp(
  String.raw`(?:\(|(?<!\p{L})(?:${MADE}|buat)[\s:]*)(?:${ABOUT}\s*)?(?<count>\d+)\s*(?<noun>${YIELD_NOUNS})(?!\p{L})`,
  'giu',
);
const PORTIONS = /(?<count>\d+) *(?:porsi|orang)/iu;

/**
 * The yield that a title or heading mentions: "20 kotak" of "Nasi kuning (buat 20 kotak ya bu)", the
 * pieces of "utk 2 loyang (24 potong)".
 */
export function readYieldWithin(title: string): string | undefined {
  if (title.length > MAX_TITLE_CHARS) return undefined;
  const portions = PORTIONS.exec(title);
  const [made] = [...(portions === null ? title.matchAll(YIELD_WITHIN) : [portions])].toSorted(
    (a, b) => Number(b.groups?.['count']) - Number(a.groups?.['count']),
  );
  const { count, noun } = made?.groups ?? {};
  return count && [count, noun].join(' ').trim();
}

const SAYS_YIELD = new RegExp(String.raw`^\(?(?:${MADE}|menghasilkan)[\s:]*\D{0,8}\d`, 'iu');
/** Whether a line begins with what the recipe makes: "Utk 2 loyang (24 potong)". */
export const saysYield = (line: string): boolean => SAYS_YIELD.test(line);

/**
 * Whether a line in the list is not an ingredient: a sum of money ("total modal 75rb", "jual 5rb"), a
 * cost that the cost sheet asks for ("gas 5rb", "upah 20rb"), or the yield.
 *
 * @param tidy as `tidyWritten` leaves it.
 */
export const isNotIngredient = (tidy: string): boolean =>
  tidy.length <= MAX_LINE_CHARS && (SUM.test(tidy) || readYieldLine(tidy) !== undefined);
