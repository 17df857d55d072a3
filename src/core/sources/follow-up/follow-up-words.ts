import { COUNTED_NOUNS } from '../../kitchen/count-words.ts';
import { asTyped } from '../../lines/chat-words.ts';
import { anyOf, wordSet } from '../../lines/word-set.ts';

// Sources of patterns for what is typed below an answer, in plain words.

/** Words that may come before a follow-up and change nothing: "oke tapi". */
export const START = String.raw`^(?:(?:oke|ok|nah|eh|terus|lalu|tapi|kalau|coba|bisa|ada|mau|maunya) )*`;
const LAST_WORDS = anyOf(
  wordSet(`
    saja dong deh donk ya yah dulu berapa modalnya harganya jadinya untung untungnya bagaimana masih bisa
    boleh tidak
  `),
);
/** Words that may end one and change nothing: "aja dong". */
export const END = String.raw`(?: (?:${LAST_WORDS}))* ?[?.!]*$`;

/** A dish or a food. */
export const FOOD = String.raw`\p{L}[\p{L} -]*?`;
/** Puts one in the place of another: "ganti", "diganti". */
export const SWAP = '(?:di)?(?:ganti(?:in)?|tukar)';
/** Before what comes in its place: "ganti ayam jadi lele". */
export const INTO = '(?:jadi|menjadi|dengan|pakai|sama|ke)';

/** A question word makes it a question of its own: "yang enak buat jualan apa?" */
export const IS_WHOLE = /\b(?:apa|apaan|atau|berapa|kenapa|bagaimana|cara|resep)\b/u;

/** What is counted or has a price, also as typed: "kotak", "orang", "org". */
export const UNIT = asTyped(COUNTED_NOUNS);
