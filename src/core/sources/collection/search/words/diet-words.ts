import {
  DAIRY,
  exclude,
  type Exclusion,
  GLUTEN,
  HARAM,
  HOT,
  NO_ANIMALS,
  NO_FIRE,
  NO_MEAT,
  NO_RICE,
  NO_SEA,
  OFFAL,
  RAW,
  SALTY_WORDS,
  STARCHES,
  STARCHY_KINDS,
  SUGAR,
  VERY_HOT,
} from './exclusion-words.ts';
import { createLexicon, type Lexicon } from './phrase-lexicon.ts';

/** A diet that excludes a whole group without saying "tanpa". */
export type Diet = {
  readonly exclusions: readonly Exclusion[];
  /** True if somebody is ill: light dishes are meant, not just any without the excluded foods. */
  readonly isForHealth: boolean;
  /** True if a doctor has to say what they may eat. */
  readonly isIll: boolean;
};

const diet = (...exclusions: readonly Exclusion[]): Diet => ({
  exclusions,
  isForHealth: false,
  isIll: false,
});
const healthDiet = (...exclusions: readonly Exclusion[]): Diet => ({
  exclusions: [RAW, ...exclusions],
  isForHealth: true,
  isIll: false,
});
const illness = (...exclusions: readonly Exclusion[]): Diet => ({
  ...healthDiet(...exclusions),
  isIll: true,
});

const NOT_WHEN_PREGNANT = exclude({ words: 'durian|tape|kopi|pala muda|buah pala' });

/** One row for each diet. What it forbids is excluded without exception. */
export const DIET_WORDS: Lexicon<Diet> = createLexicon([
  ['vegetarian|vegetaris|veggie|meatless|nabati|puasa daging', diet(NO_MEAT, NO_SEA)],
  [
    'cia cai|ciacai|buddhist|vihara|jain',
    diet(NO_MEAT, NO_SEA, exclude({ words: 'bawang|bombai|kucai' })),
  ],
  [
    'belum bisa ngunyah|tidak bisa ngunyah|tidak bisa mengunyah|susah ngunyah|susah mengunyah',
    diet(
      exclude({
        words: 'ketan',
        kinds: [
          'nasi',
          'mi',
          'lauk',
          'sayur',
          'sate',
          'gorengan',
          'jajanan',
          'kue',
          'kue kering',
          'sambal',
        ],
        marks: ['goreng', 'renyah'],
      }),
    ),
  ],
  ['pescatarian|pesketarian', diet(NO_MEAT)],
  [
    ['anak', 'umur', 'usia', 'balita']
      .flatMap((who) => [`${who} 1 tahun`, `${who} setahun`, `${who} 18 bulan`])
      .join('|'),
    healthDiet(
      HOT,
      exclude({
        words: 'ketan|kacang tanah|kopi|teh',
        kinds: ['gorengan', 'kue kering', 'sate', 'sambal', 'minuman'],
        marks: ['goreng', 'renyah', 'bakar'],
      }),
    ),
  ],
  ['vegan|plant based|plantbased', diet(...NO_ANIMALS)],
  ['halal|muslim', diet(HARAM)],
  [
    'tanpa masak|tanpa dimasak|tanpa memasak|tidak perlu dimasak|tidak usah dimasak|tidak dimasak|tanpa dipanaskan|gas habis|kompor rusak|mati gas|no cook|tidak boleh masak|dilarang masak',
    diet(NO_FIRE),
  ],
  ['tanpa masak nasi|tidak masak nasi', diet(NO_RICE)],
  [
    'malas ulek|malas ngulek|bumbu iris|bumbu diiris|bumbunya diiris',
    diet(exclude({ marks: ['ulek'] })),
  ],
  ['gfcf', diet(GLUTEN, DAIRY)],
  ['gluten free|gluten intoleran|intoleran gluten|celiac|seliak', diet(GLUTEN)],
  ['dairy free|laktosa free|intoleran laktosa|laktosa intoleran|laktosa', diet(DAIRY)],
  ['sugar free|rendah gula', diet(SUGAR)],
  [
    'diabetes|diabet|kencing manis|gula darah|sakit gula|penyakit gula|kena gula',
    illness(
      SUGAR,
      exclude({ words: 'nasi|ketan|tape|lontong|ketupat', kinds: ['nasi', 'mi', 'bubur'] }),
    ),
  ],
  [
    'diet karbo|rendah karbo|rendah karbohidrat|low carb|keto',
    diet(exclude({ contains: ['gula'], words: STARCHES, kinds: STARCHY_KINDS })),
  ],
  [
    'kolesterol',
    illness(
      OFFAL,
      exclude({ contains: ['santan'], words: 'santan|udang|cumi', kinds: ['gorengan'] }),
    ),
  ],
  [
    'asam urat|rendah purin|purin',
    illness(
      OFFAL,
      exclude({
        contains: ['sapi', 'kambing', 'seafood', 'udang'],
        words: 'kacang|emping|melinjo|teri|sarden|bayam|kerang|tongkol|cakalang|tuna|kembung',
      }),
    ),
  ],
  ['hamil|bumil', healthDiet(NOT_WHEN_PREGNANT)],
  ['hamil muda|trimester 1|trimester pertama', healthDiet(NOT_WHEN_PREGNANT, VERY_HOT)],
  ['defisit kalori|rendah kalori', healthDiet(exclude({ marks: ['goreng'] }))],
  ['lansia|lanjut usia', healthDiet()],
  [
    'maag|mag|gerd|asam lambung|sakit lambung|sakit maag|lambung|operasi|cabut gigi',
    illness(
      HOT,
      OFFAL,
      exclude({
        contains: ['santan'],
        words:
          'santan|cuka|kopi|nanas|soda|asam|jeruk|tomat|belimbing|jagung|kol|ikan asin|telur asin|cumi asin|tape|cokelat|samin|kambing',
        marks: ['goreng'],
      }),
    ),
  ],
  [
    'hipertensi|darah tinggi|tekanan darah tinggi|tensi',
    illness(OFFAL, exclude({ words: `${SALTY_WORDS}|terasi|kulit`, marks: ['goreng'] })),
  ],
]);
