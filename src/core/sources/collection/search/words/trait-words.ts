import { WHOLE_DAY_HOURS } from '../../recipe-facts.ts';
import {
  suiting,
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
  takingAtMost,
  type RecipeTest,
} from '../recipe-predicates.ts';
import { createLexicon, type Lexicon } from './phrase-lexicon.ts';

/** A requested property of a dish besides kind and occasion. */
export type Trait = {
  readonly has: RecipeTest;
  /** A stricter test for the clear cases, if there are any. */
  readonly hasClearly?: RecipeTest;
  /** True if "menu" and "makan" include snacks and drinks. */
  readonly hasSnacks?: boolean;
};

/** A property with a strong sign, like a name, and a weak one, like a mark computed from the recipe. */
const signs = (strong: RecipeTest, weak: RecipeTest, unless?: RecipeTest): Trait => {
  const isDenied = unless ?? (() => false);
  return {
    has: both(either(strong, weak), not(isDenied)),
    hasClearly: both(strong, not(isDenied)),
  };
};

const hotName = called(
  'wedang panas hangat bandrek bajigur sekoteng ronde stmj saraba tubruk talua pletok guraka uwuh sanger tarik joss',
);
export const hotDrink = both(ofKind('minuman'), hotName);
/** Most ingredients of a simple dish. */
const FEW_INGREDIENTS = 9;
/** Longest time for a simple dish, in minutes. */
const SIMPLE_MINUTES = 60;
/** From this many minutes on a pressure cooker saves time. */
const TOUGH_MINUTES = 75;

export const isSweet = both(
  ofKind('kue', 'kue kering', 'bubur', 'minuman', 'jajanan', 'gorengan'),
  whose(({ contains }) => contains.includes('gula')),
  // Never in sweet dishes.
  not(holding('(?:bawang putih|bawang merah|daun bawang|kecap manis)$|cabai|saus')),
);

export const SOUPY = signs(
  either(ofKind('soto', 'sup', 'gulai'), called('berkuah kuah')),
  marked('berkuah'),
  either(called('rendang kalio'), isSweet),
);
export const GRILLED: Trait = {
  has: either(
    ofKind('sate'),
    called('bakar panggang klathak'),
    both(ofKind('kue kering', 'kue'), marked('oven')),
  ),
};
/** Eaten from the hand, without plate or spoon. */
export const HANDY: Trait = { has: either(marked('genggam'), ofKind('sate')), hasSnacks: true };
const boiled = called('rebus direbus bening klepon cenil cilok lupis rai');
const STEAMED = signs(
  called('kukus dikukus pepes kukusan'),
  // Not what only has steamed potatoes, rice or coconut in it.
  both(
    marked('kukus'),
    not(
      either(
        boiled,
        called('lumpur wajik dodol laklak'),
        ofKind('bubur', 'sup'),
        marked('oven', 'goreng', 'panggang'),
      ),
    ),
  ),
);
const STIR_FRIED = signs(
  called('tumis oseng ditumis capcay orek cah'),
  both(
    ofKind('sayur', 'lauk'),
    marked('tumis'),
    not(marked('berkuah', 'goreng')),
    takingAtMost(SIMPLE_MINUTES),
  ),
);
export const COLD: Trait = {
  has: both(
    either(ofKind('minuman'), called('es dingin jus')),
    not(either(marked('hangat'), hotName)),
  ),
  hasSnacks: true,
};
export const WARM: Trait = {
  ...signs(
    either(ofKind('soto', 'sup'), hotName, suiting('hujan')),
    marked('hangat'),
    called('es jus'),
  ),
  hasSnacks: true,
};
const FRESH: Trait = {
  ...signs(
    either(ofKind('minuman'), called('segar es jus asinan rujak karedok acar')),
    marked('segar'),
    either(hotName, called('kopi')),
  ),
  hasSnacks: true,
};
export const SWEET: Trait = {
  ...signs(either(called('manis'), isSweet), marked('manis'), called('sambal')),
  hasSnacks: true,
};
/** Desserts: neither snacks between meals nor drinks to wake up with. */
const DESSERT: Trait = {
  has: both(
    ofKind('kue', 'bubur', 'minuman'),
    isSweet,
    not(either(called('kopi teh jamu'), hotName)),
  ),
  hasSnacks: true,
};
const SAVOURY = signs(
  either(
    ofKind('gorengan', 'lauk', 'gulai', 'soto', 'sup', 'nasi', 'mi', 'sate', 'sayur'),
    called('gurih asin'),
  ),
  marked('gurih'),
  marked('manis'),
);
export const SOUR: Trait = {
  has: both(called('asam asinan padeh padas rujak cuka acar'), not(hotName)),
};
export const CRISP: Trait = {
  ...signs(
    either(ofKind('gorengan', 'kue kering'), called('renyah garing krispi kremes')),
    marked('renyah'),
  ),
  hasSnacks: true,
};
const holdsProtein = holding('telur|ayam|ikan|tempe|tahu|daging|udang|dada|fillet');
/** Eaten with rice or filling by itself; vegetables are with something beside them, and plain rice is not. */
export const isMainDish = either(
  ofKind('lauk', 'gulai', 'soto', 'sup', 'sate', 'mi'),
  both(ofKind('nasi', 'sayur', 'bubur'), holdsProtein),
);
export const PROTEIN: Trait = {
  has: both(ofKind('lauk', 'sup', 'soto', 'sate'), holdsProtein),
};
/** Keeps outside the fridge for this many days. */
export const lasting = (days: number): Trait => ({ has: keeps(days), hasSnacks: true });
/** Keeps in the fridge for this many days, or may be frozen for them. */
export const lastingCold = (days: number, mayFreeze: boolean): Trait => ({
  ...(mayFreeze ? signs(keepsCold(days), marked('beku')) : { has: keepsCold(days) }),
  hasSnacks: true,
});
export const ALL_DAY: Trait = { has: whose(({ roomHours }) => roomHours >= WHOLE_DAY_HOURS) };
/** As good when it is warmed up on the next day. */
export const UNTIL_NEXT_DAY: Trait = {
  has: both(either(keepsCold(2), ALL_DAY.has), not(marked('renyah'))),
};
const hasFewIngredients = whose(({ ingredients }) => ingredients.length <= FEW_INGREDIENTS);
/** Little to buy or little to wait for. */
export const SIMPLE: Trait = {
  has: either(hasFewIngredients, takingAtMost(SIMPLE_MINUTES)),
  hasClearly: both(hasFewIngredients, takingAtMost(SIMPLE_MINUTES)),
};
export const LOW_SALT: Trait = { has: marked('sedikit garam') };

const OPPOSITES: readonly (readonly Trait[])[] = [
  [SWEET, SAVOURY],
  [COLD, WARM],
];

/** Whether no dish is both: a question that names both is content with either. */
export const areOpposite = (a: Trait, b: Trait): boolean =>
  a !== b && OPPOSITES.some((pair) => pair.includes(a) && pair.includes(b));

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
    'praktis|simpel|gampang|mudah|tidak ribet|tidak pakai ribet|tidak repot|tanpa ribet|jangan ribet|mager|malas|sat set|pemula|belajar masak|anak kos|anak kost|kosan|kost|ngekos|bahan sedikit|bahannya sedikit|sedikit bahan|minim bahan|seadanya|sederhana|bahan di rumah',
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
