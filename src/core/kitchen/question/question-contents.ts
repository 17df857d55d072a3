import { asTyped } from '../../lines/chat-words.ts';
import { anyOf, wordSet } from '../../lines/word-set.ts';
import { MULTIPLIER } from '../../recipes/rupiah.ts';
import { BOXES, CATERING } from '../box-words.ts';
import { COUNTED_NOUNS, DISH_NOUNS, MEASURES, PIECE_NOUNS } from '../count-words.ts';
import type { AskedCount } from './asked-portions.ts';

/** What a question lists for a box: "nasi kotak isi ayam goreng, tempe + sayur". */
type QuestionContents = {
  /** The dishes as they are written. One alone may be several without commas: "isi ayam tempe". */
  readonly names: readonly string[];
  /** Where the list stands in the text, with "isi". */
  readonly start: number;
  readonly end: number;
};

/** In a box, but not cooked. */
export const BOUGHT_GOODS = wordSet(
  'kerupuk buah pisang jeruk semangka melon apel pepaya salak anggur lengkeng kelengkeng rambutan duku',
);

const SEPARATOR = String.raw`(?:[,+&]|\b(?:dan|sama|plus|serta|dengan)\b)`;
/** More are pieces for all boxes. */
const FEW = String.raw`(?<!\d)(?:[1-9]|1[01])(?!\d)`;
const PIECES = String.raw` ?(?<unit>${asTyped(PIECE_NOUNS)})(?!\p{L})`;
const NO_DISH = `(?:${asTyped([...COUNTED_NOUNS, ...MEASURES])}|${MULTIPLIER})`;
const OF_DISH = String.raw` (?!${NO_DISH}(?!\p{L}))(?=\p{L})`;
/** Pieces of a dish in one box: "5 biji klepon", "klepon 5", "2 risoles"; not "5 kotak". */
const COUNTED = String.raw`(?<count>${FEW})(?:${PIECES}| ?(?=${SEPARATOR}|$)|(?<=(?:^|${SEPARATOR}) ?\d+)${OF_DISH})`;
const IS_COUNTED = new RegExp(COUNTED, 'iu');
/** "Isi ayam", "isi 2 risoles, lemper"; not "isi 3 kue". */
const AFTER_ISI = new RegExp(
  String.raw`,? ?\bisi(?:nya)?:? (?=[\p{L}(]|${FEW}(?! (?:${anyOf(DISH_NOUNS)})\b)(?:${PIECES}(?= \p{L})|${OF_DISH})[\p{L} ]+?${SEPARATOR})`,
  'giu',
);
/** "Nasi kotak ayam, tempe"; also after a count: "nasi kotak isi 3 macam, ayam, tempe". */
const AFTER_BOX = new RegExp(
  String.raw`(?<=\b(?:${anyOf([...BOXES, ...CATERING])})) (?:isi(?:nya)? \d+(?: \p{L}+)?[,:] )?(?=\p{L})`,
  'giu',
);
/** "Nasi kotak 60 orang budget 20 ribu: nasi, ayam", also after a comma; not "nasi kotak, alamat: Bogor". */
const afterAmount = (mark: string) =>
  new RegExp(
    String.raw`(?<=\b(?:${anyOf([...BOXES, ...CATERING])})\b[^:]*(?:\d|\b(?:${asTyped([...BOXES, ...CATERING, ...COUNTED_NOUNS])}|${MULTIPLIER}|menu(?:nya)?|lauk(?:nya)?))) ?${mark} (?=\p{L})`,
    'giu',
  );
const AFTER_COLON = afterAmount(':');
const AFTER_COMMA = afterAmount(',');
/** Say what must not be in it. */
const REFUSALS = wordSet(`
  tanpa tidak jangan bukan non no skip hindari kurangi selain kecuali bebas alergi pantang pantangan`);
/** Say what it is like, what it costs and whom it is for. */
const WISHES = wordSet('yang lebih untuk buat dijual jual harga untung budget rp');
/** A list ends at a wish or refusal, at a number that counts no pieces, and at any character that cannot occur in a list. */
const END = new RegExp(
  String.raw`[ ,+(]*(?:(?<![\p{L}-])(?:${asTyped([...REFUSALS, ...WISHES])})(?![\p{L}-])|(?!(?<=(?<!\d)1)[01](?!\d)|${COUNTED})[^\p{L}\p{M} ,+&'()/-]|$)`,
  'iu',
);

/**
 * Finds the list of what is in a box. Without "isi" it has at least two dishes, after a mere comma three: "katering
 * arisan" lists none. Of several lists the last one counts, since a change of the box is written at the end (`sources/follow-up/change-box.ts`).
 *
 * @param text a question, as typed or from `toPlainQuestion`.
 */
export const findContents = (text: string): QuestionContents | undefined =>
  lastList(text, AFTER_ISI, 1) ??
  lastList(text, AFTER_BOX, 2) ??
  lastList(text, AFTER_COLON, 2) ??
  lastList(text, AFTER_COMMA, 3);

function lastList(text: string, lead: RegExp, least: number): QuestionContents | undefined {
  return [...text.matchAll(lead)]
    .map(({ 0: { length }, index: start }) => {
      const rest = text.slice(start + length);
      const list = rest.slice(0, rest.search(END));
      const names = list.split(new RegExp(SEPARATOR, 'iu')).flatMap((name) => name.trim() || []);
      return { names, start, end: start + length + list.length };
    })
    .findLast(({ names }) => names.length >= least);
}

/** How many pieces of a dish are in one box; "2 sayur" names no unit, and may be two dishes. */
export type ListedPieces = Pick<AskedCount, 'count'> & {
  readonly name: string;
  readonly unit: string | undefined;
};

/** An entry of the list without its count, and the pieces that it counts: 5 "biji" of "klepon 5 biji". */
export function readEntry(entry: string): {
  readonly name: string;
  readonly pieces: readonly ListedPieces[];
} {
  const { count, unit } = IS_COUNTED.exec(entry)?.groups ?? {};
  const name = entry.replace(IS_COUNTED, '').trim();
  return { name, pieces: count === undefined ? [] : [{ name, count: Number(count), unit }] };
}
