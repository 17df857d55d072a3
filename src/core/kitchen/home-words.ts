import { wordSet, type WordSet } from '../lines/word-set.ts';

// How a question says that food is there already: it is used and not made. Texts come here as they are typed or as the
// search folds them.

/** Say of food, whatever stands between, that somebody has it: "punya labu siam 2 biji". */
export const HAVING = wordSet('punya sisa tinggal stok');
/** These directly before it. "Ada" also announces an order: "ada pesanan lemper 50 biji". */
export const AT_HOME: WordSet = new Set([...HAVING, 'ada']);
