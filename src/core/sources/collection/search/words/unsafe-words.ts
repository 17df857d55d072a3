import { wordSet } from '../../../../lines/word-set.ts';
import { phraseSet, type Lexicon } from './phrase-lexicon.ts';

/**
 * Eaters that no recipe here is meant for: babies under one year, people whose illness needs a
 * doctor's advice, pets; also poisons and medicine. Questions about them never get a dish.
 */
export const UNSAFE_WORDS: Lexicon<true> = phraseSet(
  'bayi|bayiku|bubur bayi|baby|newborn|makanan pendamping asi|baru lahir|orok|6 bulan pertama|' +
    'ginjal|gagal ginjal|cuci darah|jantung koroner|penyakit jantung|sakit jantung|serangan jantung|stroke|kanker|tumor|kemoterapi|kemo|tipes|tifus|typus|liver|hepatitis|sakit kuning|sirosis|diare|mencret|muntaber|muntah|usus buntu|tbc|epilepsi|ayan|batu empedu|lupus|tiroid|gondok|anemia|kurang darah|gizi buruk|stunting|keracunan|demam berdarah|dbd|covid|hiv|wasir|ambeien|tukak|crohn|pankreas|disentri|kolera|malaria|alzheimer|parkinson|anoreksia|bulimia|asma|kejang|opname|rawat inap|sonde|cacar|campak|prostat|keguguran|berlendir|lendiran|jamur tumbuh|formalin|boraks|racun|ikan buntal|ikan buntel|jamur liar|jamur hutan|gugur|menggugurkan|penggugur|gugurin|gugurkan|bom|dosis|aborsi|narkoba|kecubung|paracetamol|amoxicillin|antibiotik|kucing saya|kucingku|anjing saya|telat haid|telat dapat|metformin|insulin|oplos|oplosan|jamur kuku|sela jari|telat mens|telat datang bulan|terlambat haid|pelancar haid|nanah|bernanah|luka jahitan|keselek|tersedak|kesedak|warfarin',
);

/** Who "8 bulan" refers to. */
export const CHILD_WORDS: ReadonlySet<string> = wordSet(
  'anak anakku bayi umur usia balita cucu adik si kecil debay bocah',
);

/** "Tahu sudah mau asam", "ayam mulai bau": spoilt, unless it tastes or smells like that anyway. */
const SPOILT =
  /(?<!mulut )\b(?:sudah(?: mau| mulai| agak)?|mulai) (?:asam|bau|kecut|tengik)(?! (?:manis|pedas|amis|langu|tanah))/u;

/** @param words in plain spelling. */
export const saysSpoilt = (words: readonly (string | undefined)[]): boolean =>
  SPOILT.test(words.join(' '));
