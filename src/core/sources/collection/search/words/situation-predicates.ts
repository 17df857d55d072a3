import { NATIONWIDE } from '../../recipe-facts.ts';
import { mentions } from '../recipe-index.ts';
import {
  suiting,
  both,
  called,
  costingAtMost,
  either,
  whose,
  holding,
  keeps,
  keepsCold,
  ofKind,
  QUICK_MINUTES,
  marked,
  named,
  not,
  takingAtMost,
  type RecipeTest,
} from '../recipe-predicates.ts';
import {
  ALL_DAY,
  COLD,
  CRISP,
  GRILLED,
  HANDY,
  hotDrink,
  PROTEIN,
  SIMPLE,
  SOUPY,
  SOUR,
  SWEET,
  WARM,
} from './trait-predicates.ts';

const seafood = holding('udang|cumi|kepiting|rajungan|kerang|ikan|gurita|sotong');
const meaty = holding('daging|iga|buntut|ayam|udang|kepiting|cumi|ikan gurame|ikan kakap|bebek');
const sticky = holding('beras ketan|tepung ketan|ketan');
const chewy = either(marked('goreng', 'renyah'), called('keripik rempeyek kerupuk'));

const wet = either(ofKind('soto', 'sup', 'gulai', 'bubur', 'minuman'), marked('berkuah'));

/** Needs at most so many things. */
const buying = (most: number) => whose(({ ingredients }) => ingredients.length <= most);

const known: RecipeTest = ({ renown, facts }) => renown > 0 || facts.province === NATIONWIDE;

const PENNY_SERVING = 3_000;
const CHEAP_SERVING = 6_000;
const DEAR_SERVING = 12_000;

/** Tests named in `situation-words.ts`, besides kinds, occasions and marks. */
export const SITUATION_TESTS: ReadonlyMap<string, RecipeTest> = new Map(
  Object.entries<RecipeTest>({
    genggam: HANDY.has,
    kriuk: called(
      'keripik rempeyek basreng makaroni usus krispi bawang pangsit stik cimol amplang kemplang rengginang getas cireng kremes bakwan untir',
    ),
    renyah: CRISP.has,
    gurih: either(marked('gurih'), both(not(SWEET.has), ofKind('gorengan', 'lauk'))),
    bakar: either(marked('bakar'), GRILLED.has),
    'tanpa-listrik': not(marked('oven', 'mixer', 'blender', 'microwave')),
    'rice-cooker': both(
      not(marked('goreng', 'oven', 'bakar', 'panggang', 'sangrai')),
      ofKind('nasi', 'bubur', 'sup'),
      takingAtMost(90),
      not(called('goreng gila')),
    ),
    // Without bones, and with a sauce that goes into the rice.
    topping: both(
      ofKind('lauk'),
      either(
        called('geprek suwir mentega matah rica kecap gongso krispi empal orek'),
        named('asam manis'),
      ),
      not(called('bakar ceker gurame lele')),
    ),
    'lewat-matang': named('bolu pisang', 'geguduh', 'barongko'),
    kemah: both(
      ofKind('mi', 'nasi', 'sup', 'lauk', 'minuman', 'jajanan'),
      not(marked('oven', 'mixer', 'blender', 'kukus', 'presto', 'cetakan')),
      not(holding('santan|es batu')),
      takingAtMost(30),
      buying(12),
    ),
    jawa: whose(({ province }) => /Jawa T|Yogya/u.test(province)),
    kuah: SOUPY.has,
    hangat: WARM.has,
    bening: either(both(ofKind('sup', 'sayur'), not(holding('santan'))), called('bening')),
    wedang: hotDrink,
    es: COLD.has,
    segar: either(marked('segar'), called('rujak asinan asam')),
    asam: SOUR.has,
    lunak: both(
      either(ofKind('bubur', 'sup'), called('puding jus tim pepes botok tahu telur labu')),
      not(either(chewy, called('sate serundeng abon ceker kikil usus buntut iga biji'))),
    ),
    terkenal: known,
    mild: whose(({ heat }) => heat === 0),
    cepat: takingAtMost(QUICK_MINUTES),
    sederhana: SIMPLE.hasClearly ?? SIMPLE.has,
    'tanpa-potong': not(
      holding(
        'wortel|kol|kubis|buncis|kentang|kacang panjang|labu|terong|daging|nangka|singkong|pepaya|tahu|tempe|ikan|cumi|bawang merah$',
      ),
    ),
    murah: costingAtMost(CHEAP_SERVING),
    istimewa: both(
      whose(({ costPerServing }) => costPerServing >= DEAR_SERVING),
      either(suiting('hajatan', 'lebaran'), meaty),
    ),
    mengenyangkan: ofKind('nasi', 'mi', 'lauk', 'soto', 'gulai', 'sate', 'sup', 'bubur'),
    seharian: ALL_DAY.has,
    awet3: keeps(3),
    awet7: keeps(7),
    kulkas3: keepsCold(3),
    kulkas7: keepsCold(7),
    protein: PROTEIN.has,
    rempah: holding('jahe|merica|cengkih|kapulaga|kayu manis'),
    ikan: holding('ikan|bandeng|teri'),
    laut: both(seafood, ofKind('lauk', 'gulai', 'sup', 'sate')),
    ketan: sticky,
    lengket: either(sticky, called('dodol wajik jenang lapis')),
    dibentuk: both(
      either(sticky, holding('tepung')),
      called('klepon onde bola biji nastar putri cilok donat cimol bakso pempek kue'),
    ),
    tumpeng: both(either(called('tumpeng urap perkedel'), named('nasi kuning')), known),
    kuning: named('nasi kuning', 'nasi tumpeng'),
    bali: whose(({ province }) => province === 'Bali'),
    belanda: called(
      'kastengel nastar klappertaart brudel lontar spekuk lapis bitterballen kroket semprit selat bestik kaasstengel speculaas poffertjes ontbijtkoek kucing sagu',
    ),
    sekolah: both(
      ofKind('jajanan', 'gorengan', 'minuman', 'kue'),
      called(
        'cilok cimol leker lilin gabus sd makaroni cubit ape rambut cireng batagor maklor cilor mambo cuanki pancong pukis rangi',
      ),
      whose(({ province, costPerServing }) => province === NATIONWIDE || costPerServing <= 4_000),
    ),
    semur: called('semur rendang opor gudeg rawon'),
    kering: not(wet),
    selip: both(
      called('perkedel bakwan nugget makaroni martabak rolade'),
      holding('wortel|jagung|bayam|sawi|buncis'),
      whose(({ heat }) => heat === 0),
    ),
    lalap: called('karedok timbel liwet tutug dadak trancam penyet seruit'),
    beramai: named(
      'lontong sayur',
      'arem arem',
      'bubur kacang hijau',
      'bakwan sayur',
      'pisang goreng',
      'mendoan',
      'nasi uduk',
      'nasi kuning',
      'nasi pecel',
      'tahu isi',
      'nasi tumpeng',
      'nasi liwet',
      'mi goreng kampung',
    ),
    legit: both(SWEET.has, ofKind('kue', 'kue kering', 'minuman', 'jajanan', 'bubur', 'gorengan')),
    makan: ofKind('nasi', 'mi', 'lauk', 'sayur', 'sup', 'soto'),
    nabati: not(
      holding(
        'daging|iga|buntut|ayam|bebek|ikan|udang|cumi|ebi|terasi|petis|telur|kikil|babat|hati|teri|sosis|bakso|kepiting|kerang|tongkol|bandeng|lele|kaldu|kaki|paru|usus|ceker|tulang',
      ),
    ),
    'nasi-goreng': both(ofKind('nasi'), named('nasi goreng')),
    'tanpa-masak': not(marked('api')),
    massal: both(
      ofKind('soto', 'gulai', 'sup', 'sayur', 'nasi', 'lauk', 'bubur'),
      not(either(marked('goreng', 'bakar', 'kukus', 'oven'), called('sate pepes'))),
    ),
    bau: either(
      called('jengkol durian tempoyak petai terasi asin tongkol pindang tauco oncom rebung'),
      seafood,
    ),
    jamu: called('jamu kunyit kencur sinom uwuh secang infus jahe bandrek loloh'),
    katuk: holding('daun katuk|katuk'),
    menyusui: holding('daun katuk|bayam|kacang hijau|daun kelor|pepaya muda|jantung pisang'),
    kambing: holding('daging kambing|kambing|iga kambing|kaki kambing'),
    sapi: holding('daging sapi|iga sapi|buntut'),
    jadul: both(
      ofKind('kue', 'jajanan', 'gorengan', 'bubur', 'kue kering', 'minuman'),
      called(
        'getuk tiwul gatot cenil klepon lupis putu apem apam serabi surabi carabikang cucur dongkal rangi pancong gemblong misro combro timus gipang ampyang rengginang wajik dodol jadah uli lemper arem onde nagasari mayang sumsum biji mutiara mendut gandasturi gandus bugis geplak gulali yangko dawet gempol selendang gambang semprong kembang kue ku awug kipo talam',
      ),
    ),
    kekinian: both(
      either(
        ofKind('jajanan', 'gorengan', 'minuman', 'mi', 'kue'),
        called('geprek taichan mentega krispi matah'),
      ),
      called(
        'mozzarella keju mayo krispi geprek seblak cilok cimol cireng basreng nugget dimsum walik schotel salad aren cappuccino brownies makaroni leleh aci taichan sempol gulung kebab thai tea tarik mochi donat cokelat bolen mercon matah cuanki jasuke oyen cubit sushi karamel singkong batagor',
      ),
    ),
    cantik: both(
      ofKind('kue', 'kue kering', 'jajanan', 'minuman', 'nasi', 'bubur', 'sayur'),
      called(
        'lapis dadar klepon mangkok puding ayu bugis tumpeng kuning campur teler semprit putri carabikang nona cenil selendang pengantin buah salad talam sus pie urap dawet doger kuwut ijo carang mayang bolu pelangi',
      ),
    ),
    ikon: called(
      'rendang sate gado soto gudeg nasi rawon bakso betutu pempek klepon pisang lumpia',
    ),
    lokal: holding('singkong|tepung singkong|gaplek|sagu|jagung|ubi|talas|keladi|sukun|sorgum'),
    receh: both(
      costingAtMost(PENNY_SERVING),
      ofKind('jajanan', 'gorengan', 'minuman', 'kue', 'kue kering'),
    ),
    kecil: called(
      'lemper risoles kroket sosis pastel klepon onde dadar nagasari sus bugis bola mini cubit',
    ),
    'porsi-kecil': whose(({ servings }) => servings <= 2),
    halus: called('bubur puding jus tim kolak'),
  }),
);

/** A kind, a province, an occasion or a mark of that name; after `@` words of the dish's own name. */
const having =
  (name: string): RecipeTest =>
  ({ facts, names }) =>
    (name.startsWith('@') && mentions(names, name.slice(1))) ||
    facts.kind === name ||
    facts.province === name ||
    facts.occasions.some((own) => own === name) ||
    facts.marks.some((own) => own === name);

/** One wish of a situation: at least one of its tests holds, or none if negated. */
export function readTest(text: string): RecipeTest {
  const denied = text.startsWith('!');
  const tests = text
    .slice(denied ? 1 : 0)
    .split('/')
    .map((name) => SITUATION_TESTS.get(name) ?? having(name.replaceAll('-', ' ')));
  return denied ? not(either(...tests)) : either(...tests);
}
