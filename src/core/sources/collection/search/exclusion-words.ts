import type { RecipeKind } from '../recipe-facts.ts';
import { createLexicon, type Lexicon } from './phrase-lexicon.ts';

/**
 * What must not be in a dish. A dish falls out as soon as one sign is found: too few dishes is an
 * answer, a dish with what somebody cannot eat is not.
 */
export type Exclusion = {
  /** Marks of the price table: `santan`, `udang`, `gluten` … */
  readonly contains?: readonly string[];
  /** Folded words or phrases, looked for in ingredients, names and the description. */
  readonly words?: readonly string[];
  /** Ingredients that carry one of the words and are something else. */
  readonly spares?: readonly string[];
  readonly kinds?: readonly RecipeKind[];
  /** Hotter than this falls out; 0 to 3. */
  readonly maxHeat?: number;
  /** Beginnings of words that the steps must not hold: tools and ways of cooking. */
  readonly steps?: readonly string[];
};

const MEAT = ['daging', 'sapi', 'kambing', 'babi', 'ayam', 'bebek', 'unggas'];
const SEA = ['ikan', 'udang', 'seafood', 'terasi'];

const HOT: Exclusion = { contains: ['pedas'], words: ['cabai', 'rawit', 'lombok'], maxHeat: 0 };

const OFFAL: Exclusion = {
  words: [
    'jeroan',
    'hati',
    'ampela',
    'usus',
    'babat',
    'paru',
    'limpa',
    'jantung',
    'lidah',
    'otak',
    'kikil',
    'tunjang',
    'cingur',
    'iso',
    'sumsum',
    'ceker',
    'kulit sapi',
    'koyor',
    'lemak',
  ],
  spares: ['jantung pisang', 'lidah buaya'],
};

const FLOUR_OF_WHEAT = [
  'terigu',
  'gandum',
  'mi',
  'roti',
  'kulit lumpia',
  'kulit pangsit',
  'kulit risoles',
  'kulit martabak',
  'biskuit',
  'panir',
  'makaroni',
  'spageti',
  'fettuccine',
  'oatmeal',
  'cakwe',
  'pilus',
  'tepung bumbu',
  'nugget',
  'siomay',
  'cuanki',
  'dumpling',
  'crab stick',
];

const DAIRY: Exclusion = {
  contains: ['susu'],
  words: ['susu', 'keju', 'mentega', 'krim', 'yoghurt', 'dadih', 'krimer', 'es krim'],
};
const SEAFOOD: Exclusion = {
  contains: SEA,
  words: [
    'seafood',
    'udang',
    'cumi',
    'kepiting',
    'rajungan',
    'kerang',
    'ikan',
    'ebi',
    'terasi',
    'teri',
  ],
};
const VEGETARIAN: Exclusion = {
  contains: [...MEAT, ...SEA],
  words: [
    ...MEAT,
    ...SEA,
    'teri',
    'ebi',
    'kerbau',
    'rusa',
    'iga',
    'abon',
    'bakso',
    'sosis',
    'kornet',
    'kaldu ayam',
    'kaldu sapi',
    'petis',
    'cumi',
    'kepiting',
    'kerang',
  ],
  spares: ['telur ayam', 'telur ayam kampung', 'telur bebek', 'kuning telur', 'putih telur'],
};
const SUGAR: Exclusion = { contains: ['gula'], words: ['gula', 'madu', 'sirup', 'kecap manis'] };

/** One row for each thing that people leave out, under all the names they call it. */
export const EXCLUSION_WORDS: Lexicon<readonly Exclusion[]> = createLexicon<readonly Exclusion[]>([
  [
    'santan|santan kelapa|bersantan|kuah santan|santen',
    [{ contains: ['santan'], words: ['santan', 'bersantan'] }],
  ],
  ['kelapa|kelapa parut', [{ contains: ['santan'], words: ['kelapa', 'santan', 'serundeng'] }]],
  ['cabai|lombok|cabai-cabaian', [HOT]],
  ['cabai rawit|rawit', [{ words: ['rawit', 'sambal', 'cabai bubuk', 'saus sambal'] }]],
  ['sambal', [{ words: ['sambal'], kinds: ['sambal'] }]],
  ['terasi', [{ contains: ['terasi'], words: ['terasi'] }]],
  ['petis', [{ words: ['petis'] }]],
  [
    'udang|ebi|rebon',
    [{ contains: ['udang'], words: ['udang', 'ebi', 'rebon', 'terasi', 'petis'] }],
  ],
  ['seafood|sea food|hasil laut|makanan laut|boga bahari', [SEAFOOD]],
  [
    'ikan|ikan-ikanan|amis|bau amis|yang amis',
    [{ contains: ['ikan'], words: ['ikan', 'teri', 'pempek', 'sarden'] }],
  ],
  [
    'kerang|kepiting|cumi|kerang-kerangan',
    [{ contains: ['seafood'], words: ['kerang', 'kepiting', 'cumi'] }],
  ],
  [
    'daging|daging-dagingan|daging hewan|protein hewani',
    [
      {
        contains: MEAT,
        words: [...MEAT, 'iga', 'bakso', 'sosis', 'kornet', 'abon', 'dendeng', 'kerbau', 'rusa'],
        spares: VEGETARIAN.spares ?? [],
      },
    ],
  ],
  [
    'daging merah',
    [
      {
        contains: ['daging', 'sapi', 'kambing', 'babi'],
        words: ['daging', 'sapi', 'kambing', 'babi', 'kerbau'],
      },
    ],
  ],
  [
    'sapi|daging sapi',
    [{ contains: ['sapi'], words: ['sapi', 'daging sapi', 'bakso', 'kornet', 'iga', 'tetelan'] }],
  ],
  ['kambing|daging kambing|domba', [{ contains: ['kambing'], words: ['kambing', 'domba'] }]],
  [
    'ayam|daging ayam|unggas|ayam potong',
    [
      {
        contains: ['ayam', 'unggas'],
        words: ['ayam', 'unggas'],
        spares: ['telur ayam', 'telur ayam kampung'],
      },
    ],
  ],
  ['bebek', [{ contains: ['bebek'], words: ['bebek'] }]],
  ['babi|daging babi|haram|pork|minyak babi', [{ contains: ['babi'], words: ['babi', 'samcan'] }]],
  [
    'alkohol|arak|rum|minuman keras|khamr',
    [{ contains: ['alkohol'], words: ['arak', 'rum', 'tuak', 'anggur', 'bir'] }],
  ],
  ['jeroan|jerohan', [OFFAL]],
  ['telur|telur ayam|telur bebek', [{ contains: ['telur'], words: ['telur', 'mayones'] }]],
  ['susu|susu sapi|laktosa|dairy|produk susu|susu-susuan|olahan susu', [DAIRY]],
  ['keju', [{ words: ['keju'] }]],
  ['mentega|butter|margarin', [{ words: ['mentega', 'margarin'] }]],
  ['gluten', [{ contains: ['gluten'], words: ['terigu', 'gandum'] }]],
  ['terigu|tepung terigu|gandum', [{ words: FLOUR_OF_WHEAT }]],
  [
    'tepung|tepung-tepungan',
    [{ words: ['tepung', 'tapioka', 'maizena', 'sagu', ...FLOUR_OF_WHEAT] }],
  ],
  [
    'kacang|kacang-kacangan',
    [{ contains: ['kacang'], words: ['kacang', 'rempeyek', 'almond', 'mede', 'kenari', 'oncom'] }],
  ],
  [
    'kacang tanah|bumbu kacang|saus kacang',
    [
      {
        words: [
          'kacang tanah',
          'sambal kacang',
          'selai kacang',
          'bumbu kacang',
          'saus kacang',
          'rempeyek',
          'sambal pecel',
        ],
      },
    ],
  ],
  [
    'kedelai|kacang kedelai|soya',
    [{ contains: ['kedelai'], words: ['kedelai', 'tahu', 'tempe', 'kecap', 'tauco'] }],
  ],
  ['gula|gula pasir|pemanis', [SUGAR]],
  ['kecap', [{ words: ['kecap'] }]],
  ['garam', [{ words: ['garam'] }]],
  ['minyak|minyak goreng|berminyak|minyak-minyakan', [{ words: ['minyak'], kinds: ['gorengan'] }]],
  [
    'digoreng|goreng|menggoreng|goreng-gorengan|goreng-goreng|gorengan|deep fry',
    [
      {
        words: ['goreng', 'minyak goreng', 'digoreng'],
        spares: ['bawang goreng'],
        kinds: ['gorengan'],
        steps: ['goreng', 'menggoreng', 'digoreng'],
      },
    ],
  ],
  [
    'msg|micin|penyedap|penyedap rasa|vetsin|vitsin|mecin|kaldu bubuk|kaldu instan|royco|masako|ajinomoto',
    [
      {
        words: [
          'penyedap',
          'kaldu bubuk',
          'kaldu ayam bubuk',
          'kaldu sapi bubuk',
          'kaldu udang bubuk',
          'kaldu jamur',
          'bumbu racik',
          'tepung bumbu',
          'bumbu tabur',
          'saus tiram',
          'instan',
          'micin',
          'msg',
        ],
      },
    ],
  ],
  [
    'bumbu instan|bumbu jadi',
    [
      {
        words: [
          'bumbu racik',
          'bumbu rendang instan',
          'bumbu dasar',
          'tepung bumbu',
          'bumbu tabur',
          'bubuk kari',
        ],
      },
    ],
  ],
  ['bawang|bawang-bawangan', [{ words: ['bawang', 'bombai', 'kucai'] }]],
  ['bawang merah', [{ words: ['bawang merah', 'bawang goreng', 'sambal'] }]],
  ['bawang putih', [{ words: ['bawang putih', 'sambal'] }]],
  ['nasi', [{ words: ['nasi'], kinds: ['nasi'] }]],
  ['mi|mi instan', [{ words: ['mi', 'bakmi'], kinds: ['mi'] }]],
  [
    'sayur|sayuran',
    [
      {
        words: [
          'sayur',
          'kol',
          'wortel',
          'buncis',
          'kangkung',
          'bayam',
          'sawi',
          'kacang panjang',
          'labu',
          'terong',
          'tauge',
          'daun singkong',
        ],
        kinds: ['sayur'],
      },
    ],
  ],
  ['kopi|kafein', [{ words: ['kopi', 'teh'] }]],
  ['es|es batu', [{ words: ['es'] }]],
  ['pewarna|pewarna makanan|pengawet|bahan pengawet|bahan kimia', [{ words: ['pewarna'] }]],
  ['ragi', [{ words: ['ragi', 'tape'] }]],
  ['pengembang|baking powder|soda kue', [{ words: ['pengembang', 'baking powder', 'soda kue'] }]],
  ['soda', [{ words: ['soda'] }]],
  [
    'karbo|karbohidrat',
    [
      {
        words: [
          'nasi',
          'mi',
          'tepung',
          'tapioka',
          'beras',
          'ketan',
          'kentang',
          'singkong',
          'lontong',
          'ketupat',
          'roti',
          'bihun',
          'soun',
          'kwetiau',
        ],
        kinds: ['nasi', 'mi', 'bubur', 'kue', 'kue kering', 'gorengan', 'jajanan'],
      },
    ],
  ],
  ['manis|manis-manis|yang manis', [{ ...SUGAR, kinds: ['kue', 'kue kering'] }]],

  // Tools and ways of cooking
  [
    'oven|otang|panggang|dipanggang|panggangan|loyang oven',
    [{ steps: ['oven', 'panggang', 'dipanggang', 'memanggang'] }],
  ],
  ['mixer|mikser', [{ steps: ['mixer', 'mikser'] }]],
  ['blender|blander|blendir', [{ steps: ['blender', 'diblender'] }]],
  ['presto|panci presto', [{ steps: ['presto'] }]],
  ['microwave', [{ steps: ['microwave'] }]],
  ['kukus|dikukus|kukusan|mengukus', [{ steps: ['kukus', 'dikukus', 'kukusan', 'mengukus'] }]],
  ['rebus|direbus|merebus', [{ steps: ['rebus', 'direbus', 'merebus', 'didih'] }]],
  ['bakar|dibakar|bara|arang', [{ steps: ['bakar', 'dibakar', 'bara', 'arang'] }]],
  ['ulek|ngulek|diulek|cobek|menguleg|ulekan', [{ steps: ['ulek', 'uleg', 'cobek', 'tumbuk'] }]],
  [
    'kompor|api|masak|dimasak|memasak|dipanaskan',
    [
      {
        steps: [
          'api',
          'rebus',
          'didih',
          'goreng',
          'kukus',
          'panggang',
          'bakar',
          'tumis',
          'sangrai',
          'oven',
          'masak',
        ],
      },
    ],
  ],
]);

/** Ways of eating that leave a whole group out, said without "tanpa". */
export const DIET_WORDS: Lexicon<readonly Exclusion[]> = createLexicon<readonly Exclusion[]>([
  ['vegetarian|vegetaris|veggie|vegetarianisme|menu vegetarian|nabati', [VEGETARIAN]],
  [
    'vegan|plant based|plantbased',
    [
      { ...VEGETARIAN, spares: [] },
      DAIRY,
      { contains: ['telur'], words: ['telur', 'madu', 'mayones'] },
    ],
  ],
  ['halal|muslim', [{ contains: ['babi', 'alkohol'], words: ['babi', 'samcan', 'arak', 'rum'] }]],
  [
    'gluten free|bebas gluten|celiac|seliak',
    [{ contains: ['gluten'], words: ['terigu', 'gandum'] }],
  ],
  ['dairy free|lactose free|intoleransi laktosa|intoleran laktosa', [DAIRY]],
  ['sugar free|diabetes|diabet|kencing manis|gula darah|rendah gula|penderita diabetes', [SUGAR]],
  [
    'rendah karbo|rendah karbohidrat|low carb|keto|diet keto',
    [
      {
        kinds: ['nasi', 'mi', 'bubur', 'kue', 'kue kering', 'gorengan', 'jajanan'],
        contains: ['gula'],
        words: [
          'nasi',
          'mi',
          'tepung',
          'tapioka',
          'ketan',
          'lontong',
          'ketupat',
          'kentang',
          'singkong',
          'beras',
        ],
      },
    ],
  ],
  [
    'kolesterol|kolestrol|kolesterol tinggi',
    [
      { contains: ['santan'], words: ['santan', 'lemak', 'udang', 'cumi'], kinds: ['gorengan'] },
      OFFAL,
    ],
  ],
  [
    'asam urat',
    [
      OFFAL,
      { contains: ['seafood', 'udang'], words: ['kacang', 'emping', 'melinjo', 'teri', 'sarden'] },
    ],
  ],
]);

/** Words after "alergi" that mean more than themselves. */
export const ALLERGY_WORDS: Lexicon<readonly Exclusion[]> = createLexicon<readonly Exclusion[]>([
  ['kerang|kepiting|cumi|udang', [SEAFOOD]],
]);
