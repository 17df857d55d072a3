import { asTyped } from '../../lines/chat-words.ts';
import { anyOf, wordSet } from '../../lines/word-set.ts';
import { MULTIPLIER } from '../../recipes/rupiah.ts';
import { BOXES, CATERING } from '../box-words.ts';
import { COUNTED_NOUNS } from '../count-words.ts';

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

const AFTER_ISI = /,? ?\bisi(?:nya)?:? (?=[\p{L}(])/giu;
/** "Nasi kotak ayam, tempe"; also after a count: "nasi kotak isi 3 macam, ayam, tempe". */
const AFTER_BOX = new RegExp(
  String.raw`(?<=\b(?:${anyOf([...BOXES, ...CATERING])})) (?:isi(?:nya)? \d+(?: \p{L}+)?[,:] )?(?=\p{L})`,
  'giu',
);
/** "Nasi kotak 60 orang budget 20 ribu: nasi, ayam"; not "nasi kotak, alamat: Bogor". */
const AFTER_COLON = new RegExp(
  String.raw`(?<=\b(?:${anyOf([...BOXES, ...CATERING])})\b[^:]*(?:\d|\b(?:${asTyped([...BOXES, ...CATERING, ...COUNTED_NOUNS])}|${MULTIPLIER}|menu(?:nya)?|lauk(?:nya)?))) ?: (?=\p{L})`,
  'giu',
);
/** Say what must not be in it. */
const REFUSALS = wordSet(`
  tanpa tidak jangan bukan non no skip hindari kurangi selain kecuali bebas alergi pantang pantangan`);
/** Say what it is like, what it costs and whom it is for. */
const WISHES = wordSet('yang lebih untuk buat dijual jual harga untung budget rp');
/** A list ends at a wish or refusal, at a number, and at any character that cannot occur in a list. */
const END = new RegExp(
  String.raw`[ ,+(]*(?:(?<![\p{L}-])(?:${asTyped([...REFUSALS, ...WISHES])})(?![\p{L}-])|[^\p{L}\p{M} ,+&'()/-]|$)`,
  'iu',
);
const BETWEEN = /[,+&]|\b(?:dan|sama|plus|serta|dengan)\b/iu;

/**
 * Finds the list of what is in a box. Without "isi" it has at least two dishes: "katering arisan" lists none. Of
 * several lists the last one counts, since a change of the box is written at the end (`sources/follow-up/change-box.ts`).
 *
 * @param text a question, as typed or from `toPlainQuestion`.
 */
export const findContents = (text: string): QuestionContents | undefined =>
  lastList(text, AFTER_ISI, 1) ?? lastList(text, AFTER_BOX, 2) ?? lastList(text, AFTER_COLON, 2);

function lastList(text: string, lead: RegExp, least: number): QuestionContents | undefined {
  return [...text.matchAll(lead)]
    .map(({ 0: { length }, index: start }) => {
      const rest = text.slice(start + length);
      const list = rest.slice(0, rest.search(END));
      const names = list.split(BETWEEN).flatMap((name) => name.trim() || []);
      return { names, start, end: start + length + list.length };
    })
    .findLast(({ names }) => names.length >= least);
}
