import type { FoodFact } from '../../../../costing/food-facts.ts';
import { TOOL_NAMES } from '../../../../kitchen/tool-words.ts';
import { MAX_HEAT, type DishKind } from '../../../../recipes/dish-extras.ts';
import { HARAM_FACTS, type Province } from '../../recipe-facts.ts';
import type { RecipeMark } from '../../recipe-marks.ts';
import { createLexicon, type Lexicon } from './phrase-lexicon.ts';
import { foldName } from './tokenize.ts';

/**
 * What must not be in a dish. A single sign rejects a dish: too few dishes is an acceptable answer, a
 * dish with something that somebody cannot eat is not.
 */
export type Exclusion = {
  /** Marks of the price table: `santan`, `udang`, `gluten` … */
  readonly contains: readonly FoodFact[];
  /** Folded phrases, searched in ingredients and names. */
  readonly words: readonly string[];
  /** Ingredients that contain one of the words but are something else. */
  readonly exceptions: readonly string[];
  readonly kinds: readonly DishKind[];
  readonly provinces: readonly Province[];
  /** Hotter dishes are rejected; 0 to 3. */
  readonly maxHeat: number;
  /** Tools, ways of cooking and other marks computed from a recipe. */
  readonly marks: readonly RecipeMark[];
  /** True for a word that nobody knows, and that need not be a food: "tidak pecah". */
  readonly isGuess?: boolean;
};

/** The signs of an exclusion, its phrases separated by `|`. */
type Signs = Partial<
  Omit<Exclusion, 'words' | 'exceptions'> & Record<'words' | 'exceptions', string>
>;

const NOTHING = { contains: [], kinds: [], provinces: [], maxHeat: MAX_HEAT, marks: [] };

const phrases = (text: string | undefined): readonly string[] =>
  (text?.split('|') ?? []).map(foldName);

export const exclude = ({ words, exceptions, ...signs }: Signs): Exclusion => ({
  ...NOTHING,
  ...signs,
  words: phrases(words),
  exceptions: phrases(exceptions),
});

/** Excludes everything that contains one of the folded phrases. */
export const excludePhrases = (words: readonly string[]): Exclusion => ({ ...exclude({}), words });

/** Excludes everything hot, down to the sambal on the side. */
export const HOT = exclude({ contains: ['pedas'], words: 'cabai|rawit|lombok', maxHeat: 0 });
/** For children and ill people: a little heat at most. */
export const VERY_HOT = exclude({ maxHeat: 1 });
/** Forbidden to Muslims. Excluded from every answer unless requested by name. */
export const HARAM = exclude({ contains: HARAM_FACTS, words: 'babi|samcan|arak|rum|tuak' });

const MEAT: readonly FoodFact[] = ['daging', 'sapi', 'kambing', 'babi', 'ayam', 'bebek', 'unggas'];
const MEAT_WORDS = `${MEAT.join('|')}|iga|kerbau|rusa|bakso|sosis|kornet|abon|dendeng|kikil|babat|ceker|puyuh|merpati`;
const SEA: readonly FoodFact[] = ['ikan', 'udang', 'seafood', 'terasi'];
const SEA_WORDS = `${SEA.join('|')}|teri|ebi|petis|cumi|kepiting|rajungan|kerang|gurita|lobster|pempek|sarden|ulat`;
const EGGS = 'telur ayam|telur ayam kampung|telur bebek|telur puyuh|kuning telur|putih telur';
const WHEAT_WORDS =
  'terigu|gandum|mi|bakmi|roti|kulit lumpia|kulit pangsit|kulit risoles|kulit martabak|biskuit|panir|makaroni|spageti|fettuccine|oatmeal|cakwe|pilus|tepung bumbu|nugget|siomay|cuanki|dumpling|crab stick';
export const STARCHES =
  'nasi|mi|tepung|tapioka|beras|ketan|kentang|singkong|lontong|ketupat|roti|bihun|soun|kwetiau|sagu';
export const STARCHY_KINDS: readonly DishKind[] = [
  'nasi',
  'mi',
  'bubur',
  'kue',
  'kue kering',
  'gorengan',
  'jajanan',
];

export const NO_MEAT = exclude({ contains: MEAT, words: MEAT_WORDS, exceptions: EGGS });
export const NO_SEA = exclude({ contains: SEA, words: SEA_WORDS });
export const DAIRY = exclude({
  contains: ['susu'],
  words: 'susu|keju|mentega|krim|yoghurt|dadih|krimer',
});
const NO_EGGS = exclude({ contains: ['telur'], words: 'telur|mayones' });
export const NO_ANIMALS = [NO_MEAT, NO_SEA, DAIRY, NO_EGGS, exclude({ words: 'madu' })] as const;
export const SUGAR = exclude({ contains: ['gula'], words: 'gula|madu|sirup|kecap manis' });
/** Ingredients high in salt, even if none is added. */
export const SALTY_WORDS =
  'ikan asin|telur asin|cumi asin|teri|kornet|sosis|kecap asin|dendeng|sarden|mi instan|tauco';
const RAW_WORDS = 'mentah|gohu|naniura|kohu';
/** Raw fish and meat: not for children, pregnant women, the old and the ill. */
export const RAW = exclude({ words: RAW_WORDS });
/** Too heavy for somebody who is ill. */
export const HEAVY = exclude({ words: 'kopi', kinds: ['gorengan', 'kue kering', 'sate', 'gulai'] });
export const GLUTEN = exclude({ contains: ['gluten'], words: 'terigu|gandum' });
/** People who are allergic to prawns often react to these as well. */
export const CRABS = exclude({ words: 'kepiting|rajungan|lobster' });
/** And to these, which come only if they are asked for. */
export const SHELLS = exclude({ words: 'kerang|siput|keong|gonggong|kupang' });
const PORK = exclude({ contains: ['babi'], words: 'babi|samcan' });
export const OFFAL = exclude({
  words:
    'jeroan|hati|ampela|usus|babat|paru|limpa|jantung|lidah|otak|kikil|tunjang|cingur|iso|sumsum|ceker|kulit sapi|koyor|lemak',
  exceptions: 'jantung pisang|lidah buaya',
});
const FRIED_SIGNS: Signs = { words: 'goreng', kinds: ['gorengan'], marks: ['goreng'] };
const READY_FRIED = 'bawang goreng|bawang putih goreng|bawang merah goreng';
/** Whoever leaves out "gorengan" does without its oil. */
const FRIED = exclude({ ...FRIED_SIGNS, exceptions: READY_FRIED });
/** A little oil may fry the spices, which is "ditumis", and is in a healthy meal, too. */
export const DEEP_FRIED = exclude({ ...FRIED_SIGNS, exceptions: `minyak goreng|${READY_FRIED}` });

export const NO_RICE = exclude({ words: 'nasi', kinds: ['nasi'] });
export const NO_FIRE = exclude({ marks: ['api'] });

const rows = (entries: readonly (readonly [phrases: string, ...signs: readonly Exclusion[]])[]) =>
  createLexicon(entries.map(([names, ...exclusions]) => [names, exclusions] as const));

/** One row for each thing that people exclude, with all its names. */
export const EXCLUSION_WORDS: Lexicon<readonly Exclusion[]> = rows([
  [
    'santan|santan kelapa|kuah santan|coconut milk',
    exclude({ contains: ['santan'], words: 'santan' }),
  ],
  ['kelapa|kelapa parut', exclude({ contains: ['santan'], words: 'kelapa|santan|serundeng' })],
  ['cabai|lombok|cabai-cabaian|pedas|rasa pedas', HOT],
  ['cabai rawit|rawit', exclude({ words: 'rawit|sambal|cabai bubuk' })],
  ['sambal', exclude({ words: 'sambal', kinds: ['sambal'] })],
  ['terasi', exclude({ contains: ['terasi'], words: 'terasi' })],
  ['udang|ebi|rebon', exclude({ contains: ['udang'], words: 'udang|ebi|rebon|terasi|petis' })],
  ['seafood|seafud|sea food|laut', NO_SEA],
  [
    'ikan|ikan-ikanan|amis|bau amis',
    exclude({ contains: ['ikan'], words: 'ikan|teri|pempek|sarden' }),
  ],
  [
    'kerang|kepiting|cumi|kerang-kerangan',
    exclude({ contains: ['seafood'], words: 'kerang|kepiting|cumi' }),
  ],
  ['daging|daging-dagingan|protein hewani', NO_MEAT],
  ['hewan|bernyawa|makhluk hidup', NO_MEAT, NO_SEA],
  ['hewani|produk hewani|produk hewan', ...NO_ANIMALS],
  [
    'daging merah',
    exclude({
      contains: ['daging', 'sapi', 'kambing', 'babi'],
      words: 'daging|sapi|kambing|babi|kerbau',
    }),
  ],
  ['sapi|daging sapi', exclude({ contains: ['sapi'], words: 'sapi|iga|tetelan|kikil|babat' })],
  ['kambing|daging kambing|domba', exclude({ contains: ['kambing'], words: 'kambing|domba' })],
  [
    'ayam|daging ayam|unggas|ayam potong',
    exclude({ contains: ['ayam', 'unggas'], words: 'ayam|unggas|ceker', exceptions: EGGS }),
  ],
  ['bebek', exclude({ contains: ['bebek'], words: 'bebek' })],
  ['babi|daging babi', PORK],
  ['haram', HARAM],
  [
    'alkohol|arak|rum|minuman keras|khamr',
    exclude({ contains: ['alkohol'], words: 'arak|rum|tuak|angciu' }),
  ],
  ['jeroan', OFFAL],
  ['telur|telur ayam|telur bebek|putih telur|kuning telur', NO_EGGS],
  ['susu|susu sapi|laktosa|dairy|produk susu|susu-susuan|kasein|whey|sufor', DAIRY],
  ['mentega|margarin', exclude({ words: 'mentega|margarin' })],
  ['gluten', GLUTEN],
  ['garam', exclude({ words: `garam|${SALTY_WORDS}` })],
  ['mentah|ikan mentah|telur mentah', RAW],
  ['terigu|tepung terigu|gandum', exclude({ words: WHEAT_WORDS })],
  ['panir|tepung panir', exclude({ words: 'panir|tepung roti' })],
  [
    'tepung|tepung-tepungan',
    exclude({ words: `tepung|tapioka|maizena|sagu|${WHEAT_WORDS}`, exceptions: 'sagu mutiara' }),
  ],
  [
    'kacang|kacang-kacangan',
    exclude({ contains: ['kacang'], words: 'kacang|rempeyek|almond|mede|kenari|oncom|pecel' }),
  ],
  [
    'kacang tanah|bumbu kacang|saus kacang',
    // Nuts from trees too: who is allergic to one often is to the other.
    exclude({
      words:
        'kacang tanah|sambal kacang|selai kacang|bumbu kacang|saus kacang|rempeyek|pecel|mede|almond|kenari',
    }),
  ],
  [
    'kedelai|kacang kedelai|susu kedelai|soya',
    exclude({ contains: ['kedelai'], words: 'kedelai|tahu|tempe|kecap|tauco|oncom' }),
  ],
  ['gula|pemanis', SUGAR],
  ['gula pasir', exclude({ words: 'gula pasir|gula halus|gula donat|sirup|kental manis' })],
  ['manis|manis-manis|yang manis', { ...SUGAR, kinds: ['kue', 'kue kering'] }],
  ['minyak|minyak goreng', exclude({ words: 'minyak', kinds: ['gorengan'] })],
  ['berminyak', exclude({ words: 'minyak|rendang|kalio', kinds: ['gorengan'] })],
  ['goreng-gorengan|gorengan', FRIED],
  ['digoreng|goreng|menggoreng|deep fry|nyiprat', DEEP_FRIED],
  [
    'msg|micin|penyedap|vetsin|mecin|kaldu bubuk|kaldu instan|royco|masako|ajinomoto',
    exclude({
      words:
        'penyedap|kaldu bubuk|kaldu ayam bubuk|kaldu sapi bubuk|kaldu udang bubuk|kaldu jamur|bumbu racik|tepung bumbu|bumbu tabur|saus tiram|mi instan|instan bumbu|micin|msg',
    }),
  ],
  [
    'bumbu instan|bumbu jadi',
    exclude({ words: 'bumbu racik|bumbu dasar|tepung bumbu|bumbu tabur' }),
  ],
  ['bawang|bawang-bawangan', exclude({ words: 'bawang|bombai|kucai' })],
  ['bawang merah', exclude({ words: 'bawang merah|bawang goreng|sambal' })],
  ['bawang putih', exclude({ words: 'bawang putih|sambal|abon' })],
  ['nasi', NO_RICE],
  [
    'beras',
    exclude({ words: 'beras|nasi|ketan|lontong|ketupat|bihun|kwetiau', kinds: ['nasi', 'bubur'] }),
  ],
  ['mi', exclude({ words: 'mi|bakmi', kinds: ['mi'] })],
  ['mi instan', exclude({ words: 'mi instan|instan' })],
  [
    'sayur|sayuran|sayur hijau',
    exclude({
      words:
        'sayur|kol|wortel|buncis|kangkung|bayam|sawi|kacang panjang|labu|terong|tauge|daun singkong|timun',
      kinds: ['sayur'],
    }),
  ],
  ['kopi|kafein', exclude({ words: 'kopi|teh' })],
  ['pewarna|pengawet|bahan kimia', exclude({ words: 'pewarna' })],
  [
    'bau|menyengat',
    exclude({ words: 'terasi|ikan asin|petai|jengkol|durian|tempoyak|petis|pepes' }),
  ],
  ['kuah|berkuah|kuah-kuahan', exclude({ kinds: ['soto', 'sup', 'gulai'], marks: ['berkuah'] })],
  ['pahit', exclude({ words: 'pare|daun pepaya|bunga pepaya|melinjo|kopi' })],
  ['gelatin', exclude({ words: 'gelatin' })],
  ['ragi', exclude({ words: 'ragi|tape' })],
  [
    'pengembang|baking powder|soda kue|bp',
    exclude({ words: 'pengembang|baking powder|soda kue|ovalet' }),
  ],
  ['karbo|karbohidrat', exclude({ words: STARCHES, kinds: STARCHY_KINDS })],

  // Tools and ways of cooking
  [
    `${TOOL_NAMES.oven}|panggang|panggangan|dipanggang|memanggang`,
    exclude({ marks: ['oven', 'panggang'] }),
  ],
  [TOOL_NAMES.pan, exclude({ marks: ['goreng', 'tumis', 'sangrai'] })],
  [TOOL_NAMES.mould, exclude({ marks: ['cetakan'] })],
  [TOOL_NAMES.mixer, exclude({ marks: ['mixer'] })],
  [TOOL_NAMES.blender, exclude({ marks: ['blender'] })],
  [TOOL_NAMES.presto, exclude({ marks: ['presto'] })],
  [TOOL_NAMES.microwave, exclude({ marks: ['microwave'] })],
  [`${TOOL_NAMES.steamer}|kukus|dikukus|mengukus`, exclude({ marks: ['kukus'] })],
  ['tumis|ditumis|menumis', exclude({ words: 'tumis', marks: ['tumis'] })],
  ['rebus|direbus|merebus', exclude({ marks: ['rebus'] })],
  ['bara|arang', exclude({ marks: ['bakar'] })],
  // A cake that is "bakar" is baked.
  ['bakar|dibakar', exclude({ marks: ['bakar', 'panggang', 'oven'] })],
  [`${TOOL_NAMES.mortar}|ulek|ngulek`, exclude({ marks: ['ulek'] })],
  ['kompor|api', NO_FIRE],
]);
