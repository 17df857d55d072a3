import { wordSet } from '../../../../lines/word-set.ts';
import { createLexicon, type Lexicon } from './phrase-lexicon.ts';

const SEA_FISH =
  'ikan tongkol|ikan cakalang|ikan kembung|ikan tenggiri|ikan kakap|ikan tuna|ikan kerapu'.split(
    '|',
  );

/** Words for a group of ingredients → folded words that its ingredients equal or begin with. */
export const INGREDIENT_GROUPS: Lexicon<readonly string[]> = createLexicon([
  [
    'daging|daging-dagingan',
    [
      'daging sapi',
      'daging kambing',
      'daging kerbau',
      'daging rusa',
      'daging babi',
      'iga',
      'buntut',
      'has',
      'tetelan',
      'sandung',
    ],
  ],
  ['sapi', ['daging sapi', 'iga sapi', 'buntut sapi', 'tetelan sapi', 'kikil sapi', 'has']],
  ['kambing', ['daging kambing', 'iga kambing', 'tulang kambing']],
  [
    'seafood|sea food|lauk laut|hasil laut|makanan laut|masakan laut|olahan laut|boga bahari',
    [
      ...'udang|cumi|kepiting|rajungan|kerang|lobster|gurita|gonggong|kupang'.split('|'),
      ...SEA_FISH,
    ],
  ],
  ['jeroan', 'hati|ampela|usus|babat|paru|kikil|limpa|jeroan|cingur|lidah'.split('|')],
  [
    'hewani|protein hewani',
    'ayam|telur|ikan|daging|udang|cumi|bebek|kulit ayam|hati|teri'.split('|'),
  ],
  ['unggas', ['ayam', 'bebek', 'burung', 'entok']],
  ['ikan laut', SEA_FISH],
  [
    'ikan sungai|ikan tawar|ikan air tawar',
    'ikan lele|ikan nila|ikan mas|ikan patin|ikan gurame|ikan mujair|ikan gabus|ikan baung'.split(
      '|',
    ),
  ],
  ['umbi|umbi-umbian|ubi-ubian', 'singkong|ubi jalar|talas|kentang|gembili'.split('|')],
  ['kacang-kacangan', ['kacang']],
  ['jamur', ['jamur']],
  ['udang', ['udang']],
  [
    'sayur hijau|sayuran hijau',
    'kangkung|bayam|sawi|daun singkong|daun pepaya|daun katuk|pakis'.split('|'),
  ],
  ['terigu', ['tepung terigu']],
  [
    'sayap|paha|dada|sayap ayam|paha ayam|dada ayam',
    ['ayam', 'sayap ayam', 'paha ayam', 'dada ayam'],
  ],
  ['pandan', ['daun pandan', 'pasta pandan']],
  ['kemangi', ['kemangi']],
  [
    'buah|buah-buahan',
    'pisang|mangga|nanas|pepaya|semangka|melon|alpukat|blewah|buah|bengkuang|jambu'.split('|'),
  ],
]);

/** Words of ingredients that describe their state, not what they are. */
export const STATE_WORDS: ReadonlySet<string> = wordSet(
  'goreng rebus bubuk kering basah muda tua matang mentah merah putih hijau hitam kuning ungu besar kecil keriting kental encer instan parut segar manis asin giling slice asap beku halus kasar pahit bulat utuh kaleng cair kampung panjang rawit bening butir pipil sangrai presto jawa medan bogor bali ambon batu laut sungai tinggi rendah sedang luar premium campuran',
);

/** First words of ingredients that are too general alone: every fish is an `ikan`. */
export const WIDE_HEADS: ReadonlySet<string> = new Set([
  'ikan',
  'jamur',
  'buah',
  'sayur',
  'tepung',
]);

/**
 * First words of ingredients whose other words do not say what is in the pan: `daun jeruk` is not an
 * orange and `telur ayam` is not chicken.
 */
export const SEASONING_HEADS: ReadonlySet<string> = wordSet(
  'telur kuning putih daun kaldu kecap minyak kerupuk petis saus bumbu sambal susu gula air bunga jantung kulit biji asam pasta soda pengembang kayu',
);
