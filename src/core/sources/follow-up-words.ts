import { COUNTED_NOUNS } from '../kitchen/count-words.ts';
import { anyOf, wordSet } from '../lines/word-set.ts';

// Sources of patterns for what is typed below an answer.

/** Negates the verb after it. */
export const NOT = '(?:ga|gak|nggak|tidak|tdk)';

/** Words that may come before a follow-up and change nothing: "oke tapi". */
export const START = String.raw`^(?:(?:oke|ok|nah|eh|terus|trus|lalu|tapi|tp|kalau|kalo|klo|coba|bisa|ada|mau|maunya) )*`;
const LAST_WORDS = anyOf([
  ...wordSet(`
    aja saja dong deh donk ya yah dulu berapa modalnya harganya jadinya untung untungnya gimana gmn
    bagaimana masih bisa boleh
  `),
  NOT,
]);
/** Words that may end one and change nothing: "aja dong". */
export const END = String.raw`(?: (?:${LAST_WORDS}))* ?[?.!]*$`;

/** A question word makes it a question of its own: "yang enak buat jualan apa?" */
export const IS_WHOLE = /\b(?:apa|apaan|atau|berapa|kenapa|gimana|bagaimana|cara|resep)\b/u;

/** What is counted or has a price: "kotak", "porsi". */
export const UNIT = anyOf(COUNTED_NOUNS);
