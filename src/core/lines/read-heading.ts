import { WHOLE_YIELDS } from './kitchen-units.ts';
import type { KnownFoods } from './known-foods.ts';
import { takeAmount } from './read-amount.ts';
import { anyOf, wordSet } from './word-set.ts';

/** Words that begin a heading even without a colon. */
const HEADING_WORDS = wordSet(`
  bahan bahan-bahan bahan2 bhn bumbu bumbu-bumbu bmbu pelengkap topping toping isian adonan haluskan
  dihaluskan taburan olesan celupan pencelup pelapis lapisan baluran balutan marinasi marinade
  perendam alat untuk utk cocolan garnish ulek diulek uleg diuleg dressing filling biang
  lain-lain lainnya semua rempah-rempah pelumur campuran kuah cara langkah-langkah langkah
  hiasan penyelesaian ingredients seasoning directions instructions method for
`);

/** Words that begin a heading only with a colon, since they are also foods. */
const COLON_HEADING_WORDS = wordSet(`
  saus saos sambal sambel isi kulit rempah rempah2 sayuran sayur tambahan acar kremesan cuko vla
  tumisan resep langkah ungkep ungkepan cemplung iris geprek blender bb optional opsional yang
  yg note nb tips step lalapan pewarna sirup tumis keringkan siapkan kering basah
`);

/** Words that say a seasoning comes out of a packet. */
const BOUGHT_READY =
  /\b(?:instan|instant|racik|dasar|tabur|jadi|bubuk|penyedap|kemasan|bungkus|\d)/u;
const TO_TASTE = /\b(?:secukupnya|seperlunya|sesuai selera)\b/u;

/** The letter or Roman number of a heading: "A. Bahan utama", "II. Bumbu". */
const LETTER = /^(?:[a-h]|i{1,3}|iv|vi?)[.)] (?=\p{L}+)/u;
/** The portions that the amounts are for: "bahan (untuk 50 porsi)". */
const FOR_PORTIONS = new RegExp(
  String.raw`^(?:untuk|utk|buat|porsi|for) [^a-z]*\d|^\d+ (?:${anyOf(WHOLE_YIELDS)})`,
  'u',
);

/** Longest heading in words; a longer text before a colon is a sentence. */
const MAX_HEADING_WORDS = 7;

/**
 * The text on a line after a heading such as `Bumbu halus:`, `Bahan A`,
 * `Untuk taburan: bawang goreng`; empty if there is none, `undefined` if the line has no heading.
 *
 * @param line as `tidyLine` leaves it.
 * @param foods whose names are not headings without a colon (`bumbu racik`).
 */
export function skipHeading(line: string, foods?: KnownFoods): string | undefined {
  const isFood = (text: string) => foods !== undefined && startsWithFood(text, foods);
  if (takeAmount(line) !== undefined) return undefined;
  const bare = line.replace(/^[([]+(.*?)[)\]]+$/u, '$1').trim();
  const unlettered = bare.replace(LETTER, '');
  const plain = HEADING_WORDS.has(firstWord(unlettered)) ? unlettered : bare;
  const [before = '', ...after] = plain.split(/\s*(?::|;\s*$)\s*/u);
  const rest = after.join(' ').trim();
  const first = firstWord(before);
  if (after.length > 0 && before !== '' && before.split(' ').length <= MAX_HEADING_WORDS) {
    const isKnownHeading = HEADING_WORDS.has(first) || COLON_HEADING_WORDS.has(first);
    if (rest === '') return rest;
    if (isKnownHeading && takeAmount(rest) === undefined) return rest;
    if (isKnownHeading && !isFood(before)) return rest;
    if (!isFood(before) && takeAmount(rest) === undefined && !/\d/u.test(before)) {
      return rest;
    }
    return undefined;
  }
  if (!HEADING_WORDS.has(first) || TO_TASTE.test(plain)) return undefined;
  // A seasoning is an ingredient only if it is bought ready-made: "bumbu rendang instan", not "bumbu rendang".
  if (isFood(withoutNotes(plain)) && (first !== 'bumbu' || BOUGHT_READY.test(plain))) {
    return undefined;
  }
  const [, list] = /^[^,(\d]+[,(]\s*(?=.*\d)(.*?)\)?$/u.exec(plain) ?? [];
  if (list !== undefined) return FOR_PORTIONS.test(list.trim()) ? '' : list;
  // An amount after it makes it an ingredient: "bumbu dapur 1 bungkus".
  return /\s\d+\s+[a-z]/u.test(plain) ? undefined : '';
}

function firstWord(text: string): string {
  return (text.split(/[\s,(]+/u)[0] ?? '').replace(/(?<=\p{L}{4})nya$/u, '');
}

/** Whether a text begins with a food of at least two words, or is a food's name. */
function startsWithFood(text: string, foods: KnownFoods): boolean {
  const parts = text.split(' ');
  const found = foods.names.find(parts);
  return found?.start === 0 && (found.end > 1 || parts.length === 1);
}

function withoutNotes(text: string): string {
  return (
    text
      .replaceAll(/\([^)]*\)?/gu, ' ')
      .split(',')[0]
      ?.replaceAll(/\s+/gu, ' ')
      .trim() ?? ''
  );
}
