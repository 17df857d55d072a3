import type { RecipeFacts, RecipeKind } from '../../recipe-facts.ts';
import { createLexicon, type Lexicon } from './phrase-lexicon.ts';

/** How a dish is to be, beyond kind and occasion. One of the signs is enough. */
export type Trait = {
  readonly kinds?: readonly RecipeKind[];
  /** Words of the title, the other names or the description: a weaker sign. */
  readonly words?: readonly string[];
  /** Words of the title or the other names alone. */
  readonly names?: readonly string[];
  /** Words of the title or the other names that deny it. */
  readonly deniedBy?: readonly string[];
  readonly fits?: (facts: RecipeFacts) => boolean;
  /** True where "menu" and "makan" mean snacks and drinks too. */
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
/** What no sweet thing is made with. */
const SAVOURY_SIGNS = ['bawang putih', 'bawang merah', 'daun bawang', 'kecap manis'];
/** Most ingredients that still make a simple dish. */
const FEW_INGREDIENTS = 9;
/** Longest that a simple dish takes, in minutes. */
const SIMPLE_MINUTES = 60;

const SOUPY: Trait = { kinds: ['soto', 'sup', 'gulai'], words: ['berkuah', 'kuah'] };
const GRILLED: Trait = { kinds: ['sate'], names: ['bakar', 'panggang', 'klathak'] };
/** Eaten from the hand, without plate or spoon. */
const HANDY: Trait = { kinds: ['gorengan', 'jajanan', 'kue', 'kue kering'], snacks: true };
const STEAMED: Trait = { words: ['kukus', 'dikukus', 'pepes', 'kukusan'] };
const COLD: Trait = {
  kinds: ['minuman'],
  names: ['es', 'dingin', 'jus'],
  snacks: true,
  deniedBy: HOT_DRINKS,
};
const WARM: Trait = {
  snacks: true,
  kinds: ['soto', 'sup'],
  words: HOT_DRINKS,
  deniedBy: ['es', 'jus'],
  fits: ({ occasions }) => occasions.includes('hujan'),
};
const FRESH: Trait = {
  kinds: ['minuman'],
  names: ['segar', 'es', 'jus', 'asinan', 'rujak', 'karedok', 'acar'],
  words: ['segar', 'menyegarkan'],
  snacks: true,
  deniedBy: HOT_DRINKS,
};
const isSweet = ({ kind, contains, ingredients }: RecipeFacts): boolean =>
  SWEET_KINDS.includes(kind) &&
  contains.includes('gula') &&
  !SAVOURY_SIGNS.some((sign) => ingredients.includes(sign));
const SWEET: Trait = { snacks: true, words: ['manis'], deniedBy: ['sambal'], fits: isSweet };
/** What is eaten after a meal: no snack for between, and no drink to wake up with. */
const DESSERT: Trait = {
  snacks: true,
  deniedBy: ['kopi', 'teh', 'jamu', ...HOT_DRINKS],
  fits: (facts) => DESSERT_KINDS.includes(facts.kind) && isSweet(facts),
};
const SAVOURY: Trait = {
  kinds: ['gorengan', 'lauk', 'gulai', 'soto', 'sup', 'nasi', 'mi', 'sate', 'sayur'],
  words: ['gurih', 'asin'],
};
const SOUR: Trait = { names: ['asam', 'asinan', 'padeh', 'padas', 'rujak'], deniedBy: HOT_DRINKS };
const CRISP: Trait = {
  kinds: ['gorengan', 'kue kering'],
  words: ['renyah', 'garing', 'krispi', 'kremes'],
};
const LASTING: Trait = {
  kinds: ['kue kering'],
  words: ['kering', 'abon', 'serundeng', 'rendang', 'dendeng', 'keripik', 'orek', 'awet', 'tahan'],
  deniedBy: ['soto', 'sop', 'es'],
};
/** Little to buy or little to wait for. */
export const SIMPLE: Trait = {
  fits: ({ ingredients, minutes }) =>
    ingredients.length <= FEW_INGREDIENTS || minutes <= SIMPLE_MINUTES,
};

/** Ways to say how a dish is to be, which are no part of a name. */
export const TRAIT_WORDS: Lexicon<Trait> = createLexicon([
  [
    'berkuah|yang kuah|kuah-kuahan|kuah-kuah|makanan berkuah|masakan berkuah|menu berkuah|kuah hangat|yang kuahnya|sop-sopan',
    SOUPY,
  ],
  ['sambil jalan|sambil berjalan|finger food|pakai tangan|di jalan|buat ngemil di jalan', HANDY],
  [
    'panggangan|panggangan arang|pakai arang|di atas arang|bakaran|bakar-bakaran|bbq|barbeque|barbekyu|pesta bakar|dibakar|dipanggang',
    GRILLED,
  ],
  ['dikukus|kukusan', STEAMED],
  ['direbus|rebusan', { words: ['rebus', 'direbus', 'bening'], kinds: ['sup'] }],
  ['ditumis|tumis-tumisan', { words: ['tumis', 'oseng', 'ditumis'] }],
  ['yang dingin|dingin segar|segar dingin|adem|yang adem|dingin-dingin segar', COLD],
  [
    'yang hangat|yang panas|hangat-hangat|panas-panas|menghangatkan|penghangat badan|penghangat',
    WARM,
  ],
  ['yang segar|segar-segar|menyegarkan|segar segar|yang segar-segar', FRESH],
  ['yang manis|manis-manis|makanan manis|yang manis-manis|manis legit', SWEET],
  ['dessert|desert|makanan penutup|hidangan penutup|pencuci mulut', DESSERT],
  ['yang gurih|gurih-gurih|yang asin|asin gurih|asin-asin', SAVOURY],
  ['tahan lama|awet|tahan berhari-hari|tahan seminggu|tidak gampang basi', LASTING],
  ['asam pedas|pedas asam', { names: ['asam pedas', 'asam padeh', 'asam padas', 'asam keueung'] }],
  ['kecut|yang asam|asam-asam|asam segar|segar asam', SOUR],
  ['yang renyah|yang krispi|kriuk-kriuk|yang garing|garing', CRISP],
  [
    'praktis|simpel|gampang|mudah|tidak ribet|tidak repot|tidak susah|anti ribet|tanpa ribet|tanpa repot|antiribet|mager|males|malas|sat set|pemula|belajar masak|anak kos|anak kost|anak kosan|kosan|kost|ngekos|pengantin baru|bahan sedikit|sedikit bahan|bahan simpel|bahan sederhana|bahan seadanya|seadanya|minimalis|sederhana|bahan di rumah',
    SIMPLE,
  ],
]);

/** A trait in a word that names of dishes carry too. */
export type Taste = {
  readonly trait: Trait;
  /** True where the word makes a dish another dish: "ayam asam manis" is not any chicken. */
  readonly naming: boolean;
};

const taste = (trait: Trait): Taste => ({ trait, naming: false });
const naming = (trait: Trait): Taste => ({ trait, naming: true });

/** Words that are traits where no other word of the question can be a part of a name. */
export const TASTE_WORDS: Lexicon<Taste> = createLexicon([
  ['kuah', taste(SOUPY)],
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
