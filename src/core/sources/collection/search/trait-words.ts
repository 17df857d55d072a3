import type { RecipeFacts, RecipeKind } from '../recipe-facts.ts';
import { createLexicon, type Lexicon } from './phrase-lexicon.ts';

/** How a dish is to be, beyond kind and occasion. One of the named signs is enough. */
export type Trait = {
  readonly kinds?: readonly RecipeKind[];
  /** Words of the title, the other names or the description. */
  readonly words?: readonly string[];
  /** Words of the title or the other names that deny it. */
  readonly deniedBy?: readonly string[];
  readonly fits?: (facts: RecipeFacts) => boolean;
};

const SWEETS: readonly RecipeKind[] = [
  'kue',
  'kue kering',
  'bubur',
  'minuman',
  'jajanan',
  'gorengan',
];

/** Most ingredients that still make a simple dish. */
const FEW_INGREDIENTS = 9;
/** Longest that a simple dish takes, in minutes. */
const SIMPLE_MINUTES = 45;

/** Looks, tastes and ways of cooking. */
export const TRAIT_WORDS: Lexicon<Trait> = createLexicon<Trait>([
  [
    'berkuah|yang kuah|kuah-kuahan|kuah segar|makanan berkuah|masakan berkuah|menu berkuah|kuah hangat|yang kuahnya',
    { kinds: ['soto', 'sup', 'gulai'], words: ['berkuah', 'kuah'] },
  ],
  [
    'bakaran|bakar-bakaran|bbq|barbeque|barbekyu|pesta bakar|dibakar|panggangan|dipanggang',
    { kinds: ['sate'], words: ['bakar', 'panggang', 'dibakar', 'dipanggang'] },
  ],
  ['dikukus|kukusan|kukus', { words: ['kukus', 'dikukus', 'pepes', 'kukusan'] }],
  ['direbus|rebusan', { words: ['rebus', 'direbus', 'bening'], kinds: ['sup'] }],
  ['ditumis|tumis-tumisan', { words: ['tumis', 'oseng', 'ditumis', 'tumisan'] }],
  [
    'dingin|yang dingin|adem|segar dingin|es-esan|dingin segar',
    {
      kinds: ['minuman'],
      words: ['es', 'dingin', 'jus'],
      deniedBy: [
        'wedang',
        'panas',
        'hangat',
        'bandrek',
        'bajigur',
        'sekoteng',
        'stmj',
        'saraba',
        'tubruk',
        'talua',
        'pletok',
        'guraka',
      ],
    },
  ],
  [
    'hangat|panas|anget-anget|hangat-hangat|minuman hangat|panas-panas',
    {
      words: ['wedang', 'hangat', 'panas', 'jahe'],
      kinds: ['soto', 'sup'],
      fits: ({ occasions }) => occasions.includes('hujan'),
      deniedBy: ['es', 'jus'],
    },
  ],
  [
    'segar|segar-segar|menyegarkan|yang segar',
    {
      words: ['segar', 'menyegarkan', 'es', 'jus', 'asinan', 'rujak'],
      kinds: ['minuman'],
      deniedBy: [
        'wedang',
        'panas',
        'hangat',
        'bandrek',
        'bajigur',
        'stmj',
        'saraba',
        'tubruk',
        'talua',
        'pletok',
        'guraka',
        'sekoteng',
      ],
    },
  ],
  [
    'manis|manis-manis|yang manis|makanan manis|manis legit',
    {
      fits: ({ kind, contains }) => SWEETS.includes(kind) && contains.includes('gula'),
      words: ['manis'],
      deniedBy: ['sambal'],
    },
  ],
  [
    'gurih|asin|gurih-gurih|asin gurih',
    {
      words: ['gurih', 'asin'],
      kinds: ['gorengan', 'lauk', 'gulai', 'soto', 'sup', 'nasi', 'mi', 'sate', 'sayur'],
    },
  ],
  ['asam segar|asam-asam|kecut|asam pedas|segar asam', { words: ['asam', 'asinan', 'padeh'] }],
  [
    'krispi|renyah|garing|kriuk-kriuk',
    { words: ['renyah', 'garing', 'krispi', 'kremes'], kinds: ['gorengan', 'kue kering'] },
  ],
  [
    'praktis|simpel|gampang|mudah|sederhana|tidak ribet|tidak repot|tidak susah|anti ribet|tanpa ribet|tanpa repot|mager|males|malas|sat set|pemula|anak kos|anak kost|kosan|kost|pengantin baru|bahan sedikit|sedikit bahan|bahan simpel|bahan sederhana|bahan seadanya|seadanya|minimalis',
    {
      fits: ({ ingredients, minutes }) =>
        ingredients.length <= FEW_INGREDIENTS || minutes <= SIMPLE_MINUTES,
    },
  ],
]);
