import { wordSet } from '../../../../lines/word-set.ts';
import { createLexicon } from './phrase-lexicon.ts';

/** Say that a dish must keep. */
export const KEEPING_WORDS = wordSet(
  'tahan bertahan awet kuat umur umurnya simpan disimpan menyimpan stok kemah gunung',
);
/** Spans of time in one word → days. */
export const SPANS = createLexicon<number>([
  ['seminggu|sepekan|mingguan', 7],
  ['sebulan', 30],
  ['berhari-hari|dikirim|kirim', 3],
  ['berminggu-minggu', 14],
  ['berbulan-bulan', 30],
]);
/** Where something has to keep for a while. */
export const JOURNEYS = wordSet('jalan perjalanan kapal dikapal');
/** Kept like this, a dish keeps for weeks. */
export const FROZEN = wordSet('frozen freezer beku dibekukan');

/** Every word used for keeping. */
export const KEEPING_PHRASES: ReadonlySet<string> = new Set([
  ...KEEPING_WORDS,
  ...SPANS.keys(),
  ...JOURNEYS,
  ...FROZEN,
]);
