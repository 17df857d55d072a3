import { wordSet } from '../../../../lines/word-set.ts';
import { phraseSet, type Lexicon } from './phrase-lexicon.ts';

/** Questions with one of these never get a dish: a doctor, a midwife or a vet has to answer. */
export const UNSAFE_WORDS: Lexicon<true> = phraseSet(
  [
    // Babies under one year.
    'bayi|bayiku|baby|newborn|makanan pendamping asi|baru lahir|orok|6 bulan pertama',
    // Illnesses whose food a doctor chooses; "serangan" loses its ending before.
    'ginjal|cuci darah|jantung koroner|penyakit jantung|sakit jantung|serang jantung|stroke',
    'kanker|tumor|kemoterapi|kemo|liver|hepatitis|sakit kuning|sirosis|batu empedu|pankreas|lupus|tiroid',
    'gondok|anemia|kurang darah|gizi buruk|stunting|tbc|epilepsi|ayan|kejang|hiv|asma|prostat|alzheimer',
    'parkinson|anoreksia|bulimia|tukak|crohn|wasir|ambeien|opname|rawat inap|sonde',
    'tipes|tifus|typus|demam darah|dbd|covid|malaria|cacar|campak|disentri|kolera|muntaber',
    'diare|mencret|muntah|usus buntu',
    // Emergencies and wounds.
    'keracunan|keselek|tersedak|kesedak|sesak napas|sesak nafas|nanah|bernanah|luka jahitan',
    // Poisons, spoilt food, drugs and weapons.
    'berlendir|lendiran|jamur tumbuh|jamur liar|jamur hutan|ikan buntal|ikan buntel|racun|formalin|boraks|rhodamin|metanil',
    'kecubung|narkoba|oplos|oplosan|bom',
    // Medicine.
    'dosis|paracetamol|amoxicillin|antibiotik|metformin|insulin|warfarin',
    // Pregnancies that are to end, and late periods, which may be one.
    'keguguran|gugur|menggugurkan|penggugur|gugurin|gugurkan|aborsi|pelancar haid|terlambat haid',
    'telat haid|telat dapat|telat mens|telat datang bulan',
    // Pets, and parts of the body.
    'kucing saya|kucingku|anjing saya|jamur kuku|sela jari',
  ].join('|'),
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
