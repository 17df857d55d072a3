import { wordSet, type WordSet } from '../lines/word-set.ts';

// How a question says that the cook has a food, so that it is used and not made. They match texts as typed and as folded
// by the search.

/** Before food at home, even a few words before its amount: "punya labu siam 2 biji". */
export const HAVING = wordSet('punya sisa tinggal stok');
/** Directly before the amount. Further away "ada" may announce an order: "ada pesanan lemper 50 biji". */
export const AT_HOME: WordSet = new Set([...HAVING, 'ada']);
