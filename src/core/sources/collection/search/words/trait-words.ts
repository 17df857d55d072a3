import {
  both,
  called,
  either,
  whose,
  holding,
  keeps,
  keepsCold,
  ofKind,
  marked,
  named,
  not,
} from '../recipe-predicates.ts';
import { createLexicon, type Lexicon } from './phrase-lexicon.ts';
import {
  type Trait,
  signs,
  SOUPY,
  GRILLED,
  HANDY,
  boiled,
  STEAMED,
  STIR_FRIED,
  COLD,
  WARM,
  FRESH,
  SWEET,
  DESSERT,
  SAVOURY,
  SOUR,
  CRISP,
  PROTEIN,
  ALL_DAY,
  SIMPLE,
  LOW_SALT,
} from './trait-predicates.ts';

/** From this many minutes on a pressure cooker saves time. */
const TOUGH_MINUTES = 75;

/** Phrases for properties of a dish that never occur in names. */
export const TRAIT_WORDS: Lexicon<Trait> = createLexicon([
  ['berkuah|yang kuah', SOUPY],
  [
    'sambil jalan|sambil nyetir|finger food|pakai tangan|sambil kerja|tanpa sendok|digenggam|dipegang',
    HANDY,
  ],
  ['panggangan|pakai arang|bakaran|bakar-bakaran|bbq|dibakar|dipanggang', GRILLED],
  ['dikukus|kukusan', STEAMED],
  ['oven', { has: marked('oven') }],
  [
    'presto|panci presto',
    signs(
      both(
        ofKind('lauk', 'gulai', 'sup', 'soto'),
        whose(({ minutes }) => minutes >= TOUGH_MINUTES),
        holding('daging|iga|buntut|kaki|kikil|tulang|bandeng|ikan bandeng|tetelan|ceker'),
      ),
      marked('presto'),
    ),
  ],
  [
    'air fryer|airfryer',
    // Not what is fried in a wet batter.
    signs(
      both(ofKind('lauk', 'jajanan', 'kue', 'sate', 'gorengan'), holding('panir')),
      both(
        ofKind('lauk', 'jajanan', 'sate'),
        marked('oven', 'panggang', 'bakar'),
        not(holding('beras ketan')),
      ),
    ),
  ],
  [
    'direbus|rebusan',
    {
      has: either(
        boiled,
        ofKind('sup'),
        both(
          ofKind('lauk', 'gulai', 'sayur'),
          marked('rebus'),
          not(marked('goreng', 'kukus', 'bakar', 'panggang', 'tumis')),
        ),
      ),
    },
  ],
  [
    'digoreng',
    {
      has: either(
        ofKind('gorengan'),
        both(ofKind('lauk', 'jajanan', 'kue'), marked('goreng'), not(marked('rebus', 'kukus'))),
      ),
    },
  ],
  ['ditumis|tumis-tumisan', STIR_FRIED],
  ['yang dingin|adem', COLD],
  ['yang hangat|yang panas|hangat-hangat|panas-panas|penghangat', WARM],
  ['yang segar|menyegarkan|segar segar|gerah', FRESH],
  ['yang manis|manis-manis|manis legit', SWEET],
  ['dessert|makanan penutup|hidangan penutup|pencuci mulut', DESSERT],
  ['yang gurih|gurih-gurih|yang asin|asin gurih', SAVOURY],
  [
    'tahan lama|awet|tahan berhari-hari|tahan disimpan|tidak gampang basi|tidak cepat basi|tidak mudah basi|disimpan lama|stok',
    // Longer than a day on the table, or longer in the fridge than most dishes.
    { has: either(keeps(3), keepsCold(7)), hasSnacks: true },
  ],
  ['sampai sore|tahan seharian|awet seharian|pagi sampai malam|dimakan sahur', ALL_DAY],
  ['bungkus daun|dibungkus daun', { has: marked('bungkus daun'), hasSnacks: true }],
  ['satu wajan|1 wajan|one pan|wajan saja', { has: marked('satu wajan') }],
  ['rendah garam|kurangi garam|kurang asin|tidak terlalu asin|sedikit garam|tidak asin', LOW_SALT],
  ['rendah minyak|sedikit minyak|kurang minyak|kurangi minyak', { has: marked('sedikit minyak') }],
  [
    'kurang manis|tidak terlalu manis|tidak manis banget|jangan terlalu manis|jangan manis banget|jangan yang manis banget|sedikit gula|kurang gula',
    { has: marked('sedikit gula') },
  ],
  [
    'chinese|masakan cina|tionghoa|peranakan|oriental',
    { has: called('capcay fuyunghai kwetiau bakmi dimsum pangsit bakpao') },
  ],
  ['protein tinggi|tinggi protein|kaya protein', PROTEIN],
  [
    'jajanan pasar|kue tradisional|kue jadul|kue basah',
    {
      has: both(
        ofKind('kue'),
        not(called('brownies puding donat bolu martabak roti pie sus pukis')),
      ),
      hasSnacks: true,
    },
  ],
  ['yang buah|buah-buahan|dari buah', { has: called('rujak asinan buah jus'), hasSnacks: true }],
  ['serat|tinggi serat|berserat', { has: ofKind('sayur') }],
  [
    'asam pedas|pedas asam',
    { has: named('asam pedas', 'asam padeh', 'asam padas', 'asam keueung') },
  ],
  ['kecut|yang asam|asam-asam|asam segar|segar asam', SOUR],
  ['yang renyah|yang krispi|kriuk-kriuk|garing', CRISP],
  [
    'praktis|simpel|gampang|mudah|tidak ribet|tidak pakai ribet|tidak repot|tanpa ribet|jangan ribet|mager|malas|sat set|pemula|belajar masak|anak kos|anak kost|kosan|kost|ngekos|bahan sedikit|bahannya sedikit|sedikit bahan|minim bahan|seadanya|sederhana|dari bahan di rumah|pakai bahan di rumah',
    SIMPLE,
  ],
]);

/** A trait expressed by a word that also occurs in dish names. */
export type Taste = {
  readonly trait: Trait;
  /** True if the word makes it a different dish: "ayam asam manis" is not just any chicken. */
  readonly isDistinctive: boolean;
  /** True if a dish of another name is as good: "tumis ayam" may be any chicken that is stir-fried. */
  readonly isManner?: boolean;
};

const taste = (trait: Trait): Taste => ({ trait, isDistinctive: false });
const naming = (trait: Trait): Taste => ({ trait, isDistinctive: true });
const cooked = (trait: Trait): Taste => ({ trait, isDistinctive: true, isManner: true });

/** Words that are traits if no other word of the question can be part of a name. */
export const TASTE_WORDS: Lexicon<Taste> = createLexicon([
  ['kuah', taste(SOUPY)],
  ['dingin', taste(COLD)],
  ['hangat|panas', taste(WARM)],
  ['segar', taste(FRESH)],
  ['gurih', taste(SAVOURY)],
  ['renyah', taste(CRISP)],
  ['bakar|panggang', naming(GRILLED)],
  ['kukus', naming(STEAMED)],
  ['tumis', cooked(STIR_FRIED)],
  ['manis', naming(SWEET)],
  ['asin', naming(SAVOURY)],
  ['asam', naming(SOUR)],
  ['krispi', cooked(CRISP)],
]);
