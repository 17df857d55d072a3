import { DIGIT_WORDS, spellNumbers } from '../lines/spell-numbers.ts';
import { anyOf, wordSet } from '../lines/word-set.ts';
import { ANY_PIECE } from './count-words.ts';

// The pack that a dish is sold in, read from what its recipe tells a seller.

/** The noun is absent and the number NaN if the note names no pack. */
type PackInNote = readonly [noun: string | undefined, holds: number];

/** Pieces small enough that several are sold in one pack. */
export const PACKABLE: ReadonlySet<string> = new Set([
  ...ANY_PIECE,
  ...wordSet('bola corong gulung keping kerucut kipas lembar lempeng tangkup tusuk'),
]);

const PACK_NOUNS = wordSet(
  'bungkus mika cup kotak box besek plastik kantong toples kaleng pouch botol kemasan',
);
const PACK = String.raw`(${anyOf(PACK_NOUNS)})\b`;

/** "Satu bungkus 5–6 butir" */
const OF_PIECES = new RegExp(String.raw`\b${PACK}[^.;,\d]{0,14}(\d+)(?:–\d+)? (\p{L}+)`, 'iu');
/** "Kotak isi 10": with or without what it weighs, but not one to be frozen or given as a present. */
const HOLDING = new RegExp(
  String.raw`\b${PACK}(?! (?:beku|vakum|kudapan|hantaran))[^.;,]{0,14} isi (\d+)`,
  'iu',
);
/** A note that begins with "Toples 500 ml berisi 300 g, dihargai empat porsi". */
const OF_PORTIONS = new RegExp(
  String.raw`^(?:\p{L}+ atau )?${PACK}[^.;]* dihargai (\p{L}+(?: belas)?|\d+) porsi`,
  'iu',
);

/** The pack of pieces that a note names. */
export function readBag(note: string): PackInNote {
  const [, bag, pieces, piece = ''] = OF_PIECES.exec(note) ?? [];
  if (PACKABLE.has(piece)) return [bag, Number(pieces)];
  const [, box, held] = HOLDING.exec(note) ?? [];
  return [box, Number(held)];
}

/** The pack of portions that a note names. */
export function readJar(note: string): PackInNote {
  const [, jar, portions = ''] = OF_PORTIONS.exec(note) ?? [];
  return [jar, Number(DIGIT_WORDS[portions] ?? spellNumbers(portions))];
}
