import { wordSet } from '../../../../lines/word-set.ts';
import { marked } from '../recipe-tests.ts';
import { readNumber } from '../words/number-words.ts';
import { closeWords, createLexicon, findPhrase, type OpenWords } from '../words/phrase-lexicon.ts';
import { lasting, lastingCold, type Trait } from '../words/trait-words.ts';

const KEEPING_WORDS = wordSet(
  'tahan bertahan awet kuat umur umurnya simpan disimpan menyimpan stok',
);
const DAYS: ReadonlyMap<string, number> = new Map([
  ['hari', 1],
  ['minggu', 7],
  ['bulan', 30],
]);
const SPANS = createLexicon<number>([
  ['seminggu|sepekan', 7],
  ['sebulan', 30],
  ['berhari-hari|dikirim', 3],
  ['berminggu-minggu', 14],
  ['berbulan-bulan', 30],
]);
/** How far before the days "tahan" may be, in words. */
const MAX_WORDS_TO_DAYS = 5;
/** What is kept like this is kept in the fridge. */
const STOCK = new Set(['stok', 'sekali']);
const FROZEN = new Set(['frozen', 'freezer', 'beku', 'dibekukan']);

/** Removes how long the dish must keep: "awet 3 hari tanpa kulkas", "tahan seminggu di kulkas". */
export function takeKeeping(words: OpenWords): Trait | undefined {
  const start = words.findIndex(
    (word, at) =>
      // "Masak sekali buat 3 hari"
      KEEPING_WORDS.has(word ?? '') || (word === 'sekali' && words[at - 1] === 'masak'),
  );
  if (start === -1) return undefined;
  for (let at = start + 1; at <= start + MAX_WORDS_TO_DAYS; at += 1) {
    const span = findPhrase(words, at, SPANS);
    const number = readNumber(words, at);
    const unit = DAYS.get(words[at + (number?.length ?? 0)] ?? '');
    const isDays = number !== undefined && unit !== undefined;
    if (span === undefined && !isDays) continue;
    const days = span?.meaning ?? (number?.value ?? 1) * (unit ?? 1);
    const end = at + (span?.length ?? (number?.length ?? 0) + 1);
    const isFrozen = words.some((word) => FROZEN.has(word ?? ''));
    const isStock = STOCK.has(words[start] ?? '');
    const isCold = takeFridge(words) ?? isStock;
    closeWords(words, start, 1);
    closeWords(words, at, end - at);
    if (isFrozen) return { has: marked('beku'), snacks: true };
    return isCold ? lastingCold(days, isStock) : lasting(days);
  }
  return undefined;
}

/** Before "kulkas": there is none. */
const WITHOUT = new Set(['tanpa', 'luar', 'tidak']);

/** Whether a fridge may be used, if that is said; "tanpa kulkas" excludes no food. */
function takeFridge(words: OpenWords): boolean | undefined {
  const at = words.findIndex((word) => word === 'kulkas' || word === 'freezer');
  if (at === -1) return undefined;
  const refusal = words.findLastIndex(
    (word, index) => index < at && index >= at - 3 && WITHOUT.has(word ?? ''),
  );
  const start = refusal === -1 ? at : refusal;
  closeWords(words, start, at - start + 1);
  return refusal === -1;
}

/** Every word used for keeping. */
export const KEEPING_PHRASES: ReadonlySet<string> = new Set([...KEEPING_WORDS, ...SPANS.keys()]);
