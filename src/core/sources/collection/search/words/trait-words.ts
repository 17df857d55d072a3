import type { RecipeFacts, RecipeKind } from '../../recipe-facts.ts';
import type { RecipeMark } from '../../recipe-marks.ts';
import { createLexicon, type Lexicon } from './phrase-lexicon.ts';

/** A requested property of a dish besides kind and occasion. One of the signs is enough. */
export type Trait = {
  readonly kinds?: readonly RecipeKind[];
  /** Computed from the recipe: a weaker sign than its name. */
  readonly marks?: readonly RecipeMark[];
  /** Words of the title or the other names. */
  readonly names?: readonly string[];
  /** Words of the title or the other names that contradict it. */
  readonly deniedBy?: readonly string[];
  /** Marks that contradict it. */
  readonly deniedMarks?: readonly RecipeMark[];
  readonly fits?: (facts: RecipeFacts) => boolean;
  /** True if "menu" and "makan" include snacks and drinks. */
  readonly snacks?: boolean;
};

const HOT_DRINKS =
  'wedang panas hangat bandrek bajigur sekoteng ronde stmj saraba tubruk talua pletok guraka uwuh sanger tarik'.split(
    ' ',
  );
const SWEET_KINDS: readonly RecipeKind[] = [
  'kue',
  'kue kering',
  'bubur',
  'minuman',
  'jajanan',
  'gorengan',
];
const DESSERT_KINDS: readonly RecipeKind[] = ['kue', 'bubur', 'minuman'];
/** Ingredients that never occur in sweet dishes. */
const SAVOURY_SIGNS = ['bawang putih', 'bawang merah', 'daun bawang', 'kecap manis'];
/** Most ingredients of a simple dish. */
const FEW_INGREDIENTS = 9;
/** Longest time for a simple dish, in minutes. */
const SIMPLE_MINUTES = 60;

/** What pressure cookers are used for. */
const TOUGH_MINUTES = 75;
const SIMMERED: readonly RecipeKind[] = ['lauk', 'gulai', 'sup', 'soto'];
const isTough = (name: string): boolean =>
  /^(?:daging|iga|buntut|kaki|kikil|tulang|bandeng|ikan bandeng|tetelan|ceker)/u.test(name);

const PROTEIN_KINDS: readonly RecipeKind[] = ['lauk', 'sup', 'soto', 'sate', 'sayur'];
const isProtein = (name: string): boolean =>
  /^(?:telur ayam|ayam|ikan|tempe|tahu|daging|udang|dada)/u.test(name);

const SOUPY: Trait = {
  kinds: ['soto', 'sup', 'gulai'],
  names: ['berkuah', 'kuah'],
  marks: ['berkuah'],
  deniedBy: ['rendang', 'kalio'],
};
const GRILLED: Trait = { kinds: ['sate'], names: ['bakar', 'panggang', 'klathak'] };
/** Eaten from the hand, without plate or spoon. */
const HANDY: Trait = { marks: ['genggam'], snacks: true };
const STEAMED: Trait = { names: ['kukus', 'dikukus', 'pepes', 'kukusan'], marks: ['kukus'] };
const COLD: Trait = {
  kinds: ['minuman'],
  names: ['es', 'dingin', 'jus'],
  deniedMarks: ['hangat'],
  snacks: true,
  deniedBy: HOT_DRINKS,
};
const WARM: Trait = {
  snacks: true,
  kinds: ['soto', 'sup'],
  names: HOT_DRINKS,
  marks: ['hangat'],
  deniedBy: ['es', 'jus'],
  fits: ({ occasions }) => occasions.includes('hujan'),
};
const FRESH: Trait = {
  kinds: ['minuman'],
  names: ['segar', 'es', 'jus', 'asinan', 'rujak', 'karedok', 'acar'],
  marks: ['segar'],
  snacks: true,
  deniedBy: HOT_DRINKS,
};
const isSweet = ({ kind, contains, ingredients }: RecipeFacts): boolean =>
  SWEET_KINDS.includes(kind) &&
  contains.includes('gula') &&
  !SAVOURY_SIGNS.some((sign) => ingredients.includes(sign));
const SWEET: Trait = {
  snacks: true,
  names: ['manis'],
  marks: ['manis'],
  deniedBy: ['sambal'],
  fits: isSweet,
};
/** Desserts: neither snacks between meals nor drinks to wake up with. */
const DESSERT: Trait = {
  snacks: true,
  deniedBy: ['kopi', 'teh', 'jamu', ...HOT_DRINKS],
  fits: (facts) => DESSERT_KINDS.includes(facts.kind) && isSweet(facts),
};
const SAVOURY: Trait = {
  kinds: ['gorengan', 'lauk', 'gulai', 'soto', 'sup', 'nasi', 'mi', 'sate', 'sayur'],
  names: ['gurih', 'asin'],
  marks: ['gurih'],
  deniedMarks: ['manis'],
};
const SOUR: Trait = { names: ['asam', 'asinan', 'padeh', 'padas', 'rujak'], deniedBy: HOT_DRINKS };
const CRISP: Trait = {
  kinds: ['gorengan', 'kue kering'],
  names: ['renyah', 'garing', 'krispi', 'kremes'],
  marks: ['renyah'],
};
/** Keeps outside the fridge for this many days. */
export const lasting = (days: number): Trait => ({
  snacks: true,
  fits: ({ roomHours }) => roomHours >= days * HOURS_PER_DAY,
});
/** Keeps in the fridge for this many days, or may be frozen for them. */
export const lastingCold = (days: number, mayFreeze: boolean): Trait => ({
  snacks: true,
  marks: mayFreeze ? ['beku'] : [],
  fits: ({ fridgeDays, roomHours }) => Math.max(fridgeDays, roomHours / HOURS_PER_DAY) >= days,
});
const HOURS_PER_DAY = 24;
/** Keeps longer than a day on the table, or longer in the fridge than most dishes. */
const LASTING: Trait = {
  snacks: true,
  fits: ({ roomHours, fridgeDays }) => roomHours >= 3 * HOURS_PER_DAY || fridgeDays >= 7,
};
/** Little to buy or little to wait for. */
export const SIMPLE: Trait = {
  fits: ({ ingredients, minutes }) =>
    ingredients.length <= FEW_INGREDIENTS || minutes <= SIMPLE_MINUTES,
};

export const LOW_SALT: Trait = { marks: ['sedikit garam'] };

/** Phrases for properties of a dish that never occur in names. */
export const TRAIT_WORDS: Lexicon<Trait> = createLexicon([
  ['berkuah|yang kuah|kuah-kuahan|kuah hangat|sop-sopan', SOUPY],
  [
    'sambil jalan|sambil berjalan|sambil nyetir|finger food|pakai tangan|dimakan di jalan|makan di jalan|ngemil di jalan|sambil kerja|sambil rapat|sekali suap|tanpa sendok|tanpa piring|digenggam|dipegang',
    HANDY,
  ],
  [
    'panggangan|pakai arang|di atas arang|bakaran|bakar-bakaran|bbq|barbekyu|pesta bakar|dibakar|dipanggang',
    GRILLED,
  ],
  ['dikukus|kukusan', STEAMED],
  ['oven|otang', { marks: ['oven'] }],
  [
    'presto|panci presto',
    {
      marks: ['presto'],
      fits: ({ minutes, kind, ingredients }) =>
        minutes >= TOUGH_MINUTES && SIMMERED.includes(kind) && ingredients.some(isTough),
    },
  ],
  ['air fryer|airfryer', { marks: ['goreng', 'oven', 'panggang'], kinds: ['gorengan'] }],
  ['direbus|rebusan', { names: ['rebus', 'direbus', 'bening'], kinds: ['sup'] }],
  ['digoreng', { marks: ['goreng'] }],
  ['ditumis|tumis-tumisan', { names: ['tumis', 'oseng', 'ditumis'] }],
  ['yang dingin|dingin segar|segar dingin|adem|dingin-dingin segar', COLD],
  [
    'yang hangat|yang panas|hangat-hangat|panas-panas|menghangatkan|penghangat badan|penghangat',
    WARM,
  ],
  ['yang segar|menyegarkan|segar segar|gerah|adem di tenggorokan', FRESH],
  ['yang manis|manis-manis|makanan manis|manis legit', SWEET],
  ['dessert|desert|makanan penutup|hidangan penutup|pencuci mulut', DESSERT],
  ['yang gurih|gurih-gurih|yang asin|asin gurih|asin-asin', SAVOURY],
  [
    'tahan lama|awet|tahan berhari-hari|tahan disimpan|tidak gampang basi|tidak cepat basi|tidak mudah basi|kuat disimpan|disimpan lama|stok|persediaan',
    LASTING,
  ],
  ['sampai sore|seharian', { fits: ({ roomHours }) => roomHours >= 8 }],
  [
    'sekali wajan|satu wajan|1 wajan|one pan|satu teflon|sekali tumis|wajan saja',
    { marks: ['satu wajan'] },
  ],
  ['rendah garam|kurangi garam|kurang asin|tidak terlalu asin|sedikit garam|tidak asin', LOW_SALT],
  [
    'rendah minyak|sedikit minyak|kurang minyak|tidak terlalu berminyak|kurangi minyak',
    { marks: ['sedikit minyak'] },
  ],
  [
    'kurang manis|tidak terlalu manis|tidak begitu manis|tidak manis banget|jangan terlalu manis|jangan manis banget|jangan yang manis banget|sedikit gula|kurang gula',
    { marks: ['sedikit gula'] },
  ],
  [
    'chinese|masakan cina|tionghoa|peranakan|oriental',
    {
      names: 'capcay fuyunghai kwetiau bakmi dimsum pangsit bakpao'.split(' '),
    },
  ],
  [
    'protein tinggi|tinggi protein|kaya protein',
    {
      fits: ({ kind, ingredients }) => PROTEIN_KINDS.includes(kind) && ingredients.some(isProtein),
    },
  ],
  [
    'jajanan pasar|jajan pasar|kue tradisional|kue jadul|kue pasar|kue basah',
    {
      kinds: ['kue'],
      deniedBy: 'brownies puding donat bolu martabak roti pie sus pukis'.split(' '),
      snacks: true,
    },
  ],
  ['serat|tinggi serat|kaya serat', { kinds: ['sayur'] }],
  ['asam pedas|pedas asam', { names: ['asam pedas', 'asam padeh', 'asam padas', 'asam keueung'] }],
  ['kecut|yang asam|asam-asam|asam segar|segar asam', SOUR],
  ['yang renyah|yang krispi|kriuk-kriuk|garing', CRISP],
  [
    'praktis|simpel|gampang|mudah|tidak ribet|tidak repot|tidak susah|tanpa ribet|tanpa repot|jangan ribet|tidak pakai ribet|mager|males|malas|sat set|pemula|belajar masak|anak kos|anak kost|anak kosan|kosan|kost|ngekos|pengantin baru|bahan sedikit|sedikit bahan|seadanya|minimalis|sederhana|bahan di rumah',
    SIMPLE,
  ],
]);

/** A trait expressed by a word that also occurs in dish names. */
export type Taste = {
  readonly trait: Trait;
  /** True if the word makes it a different dish: "ayam asam manis" is not just any chicken. */
  readonly naming: boolean;
};

const taste = (trait: Trait): Taste => ({ trait, naming: false });
const naming = (trait: Trait): Taste => ({ trait, naming: true });

/** Words that are traits if no other word of the question can be part of a name. */
export const TASTE_WORDS: Lexicon<Taste> = createLexicon([
  ['kuah|kuahnya', taste(SOUPY)],
  ['dingin', taste(COLD)],
  ['hangat|panas', taste(WARM)],
  ['segar', taste(FRESH)],
  ['gurih', taste(SAVOURY)],
  ['renyah', taste(CRISP)],
  ['bakar|panggang', naming(GRILLED)],
  ['kukus', naming(STEAMED)],
  ['manis', naming(SWEET)],
  ['asin', naming(SAVOURY)],
  ['asam', naming(SOUR)],
  ['krispi', naming(CRISP)],
]);
