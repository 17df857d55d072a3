import { BOXES } from '../../../../kitchen/box-words.ts';
import { ANY_PIECE, PORTION_NOUNS, SERVING_NOUNS } from '../../../../kitchen/count-words.ts';
import { NAMED_RUPIAH, SELLING_WORDS } from '../../../../kitchen/question/money-words.ts';
import { wordSet, type WordSet } from '../../../../lines/word-set.ts';
import { createLexicon, phraseSet } from './phrase-lexicon.ts';

export const CHEAP = phraseSet(
  'murah|murah meriah|termurah|hemat|irit|ekonomis|terjangkau|ramah kantong|kantong tipis|dompet tipis|dompet sudah tipis|tanggal tua|akhir bulan|bokek|low budget|modal kecil|budget tipis|tidak mahal|jangan mahal',
);
export const PRICE_WORDS = wordSet('rp rupiah perak an mentok');
export const COST_WORDS = wordSet('modal hpp');
export const PRICED_WORDS: WordSet = new Set([
  ...SELLING_WORDS,
  ...wordSet('jualan jualnya harga seharga'),
]);
const SERVED = ['porsi', 'orang', ...ANY_PIECE, ...BOXES, ...SERVING_NOUNS];
export const PER_SERVING = phraseSet(
  ['satuan', ...SERVED.flatMap((unit) => [`per ${unit}`, `per${unit}`, `se${unit}`])].join('|'),
);
export const ABOVE_WORDS = wordSet('atas minimal min');
/** What the sum is for, however small it is. */
export const FOR_THE_POT = phraseSet(
  'sekali masak|semuanya|total|sekeluarga|untuk keluarga|serumah',
);

export const QUICK = phraseSet(
  'cepat|kilat|yang instan|buru-buru|sat set|satset|sebentar|tidak lama|kesiangan|mepet|cepat saji|cepat matang|mendadak|tiba-tiba|telat',
);
export const DURATIONS = createLexicon<number>([
  ['setengah jam', 30],
  ['sejam|satu jam', 60],
  ['seperempat jam', 15],
  ['satu setengah jam|sejam setengah', 90],
]);

/** Every word for what a dish may cost and take. */
export const LIMIT_WORDS: ReadonlySet<string> = new Set([
  ...CHEAP.keys(),
  'ribu',
  'juta',
  ...NAMED_RUPIAH.keys(),
  ...PER_SERVING.keys(),
  ...FOR_THE_POT.keys(),
  ...PRICE_WORDS,
  ...COST_WORDS,
  ...PRICED_WORDS,
  ...ABOVE_WORDS,
  ...PORTION_NOUNS,
  ...QUICK.keys(),
  ...DURATIONS.keys(),
]);
