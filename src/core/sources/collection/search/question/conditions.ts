import {
  NATIONWIDE,
  type Occasion,
  type RecipeFacts,
  type RecipeKind,
} from '../../recipe-facts.ts';
import type { RecipeMark } from '../../recipe-marks.ts';
import { mentions, type ShelvedRecipe } from '../recipe-shelf.ts';

/** Whether a recipe suits a time of day, an eater, a place or something missing. */
export type Condition = (recipe: ShelvedRecipe) => boolean;

const kind =
  (...kinds: readonly RecipeKind[]): Condition =>
  ({ facts }) =>
    kinds.includes(facts.kind);
const at =
  (...occasions: readonly Occasion[]): Condition =>
  ({ facts }) =>
    occasions.some((occasion) => facts.occasions.includes(occasion));
const mark =
  (...marks: readonly RecipeMark[]): Condition =>
  ({ facts }) =>
    marks.some((one) => facts.marks.includes(one));
/** Cached: checked for a thousand recipes per question, always with the same result. */
function remember(condition: Condition): Condition {
  const answers = new WeakMap<ShelvedRecipe, boolean>();
  return (recipe) => {
    const known = answers.get(recipe);
    if (known !== undefined) return known;
    const answer = condition(recipe);
    answers.set(recipe, answer);
    return answer;
  };
}
const called = (words: string): Condition => {
  const list = words.split(' ');
  return remember(({ names }) => list.some((word) => mentions(names, word)));
};
const named =
  (...phrases: readonly string[]): Condition =>
  ({ names }) =>
    phrases.some((phrase) => mentions(names, phrase));
const holding = (foods: string): Condition => {
  const pattern = new RegExp(`^(?:${foods})`, 'u');
  return remember(({ facts }) => facts.ingredients.some((name) => pattern.test(name)));
};
const fact =
  (fits: (facts: RecipeFacts) => boolean): Condition =>
  ({ facts }) =>
    fits(facts);
const either =
  (...conditions: readonly Condition[]): Condition =>
  (recipe) =>
    conditions.some((condition) => condition(recipe));
const both =
  (...conditions: readonly Condition[]): Condition =>
  (recipe) =>
    conditions.every((condition) => condition(recipe));
const not =
  (condition: Condition): Condition =>
  (recipe) =>
    !condition(recipe);

const hotDrink = both(
  kind('minuman'),
  called(
    'wedang panas hangat bandrek bajigur sekoteng ronde stmj saraba tubruk talua guraka uwuh sanger joss',
  ),
);
const fried = mark('goreng');
const sweet = mark('manis');
const seafood = holding('udang|cumi|kepiting|rajungan|kerang|ikan|gurita|sotong');
const meaty = holding('daging|iga|buntut|ayam|udang|kepiting|cumi|ikan gurame|ikan kakap|bebek');
const sticky = holding('beras ketan|tepung ketan|ketan');
const chewy = either(fried, mark('renyah'), called('keripik rempeyek kerupuk'));

const wet = either(kind('soto', 'sup', 'gulai', 'bubur', 'minuman'), mark('berkuah'));

/** Hours on the table that count as a whole day, and days that count as "awet". */
const DAY_HOURS = 10;
const HOURS = 24;
const PENNY_SERVING = 3_000;
/** Soaking or curing this long means preparing it the evening before. */
const OVERNIGHT_MINUTES = 4 * 60;
const CHEAP_SERVING = 6_000;
const DEAR_SERVING = 12_000;
const FEW_INGREDIENTS = 9;

/** Conditions in `words/situation-words.ts` other than kinds, occasions and marks. */
export const CONDITIONS: ReadonlyMap<string, Condition> = new Map(
  Object.entries<Condition>({
    genggam: either(mark('genggam'), kind('sate')),
    kriuk: called(
      'keripik rempeyek basreng makaroni usus krispi bawang pangsit stik cimol amplang kemplang rengginang getas cireng kremes bakwan untir',
    ),
    renyah: either(kind('gorengan', 'kue kering'), mark('renyah')),
    gurih: either(mark('gurih'), both(not(sweet), kind('gorengan', 'lauk'))),
    bakar: either(mark('bakar'), called('bakar panggang')),
    'tanpa-oven': not(mark('oven', 'panggang')),
    'tanpa-listrik': not(mark('oven', 'mixer', 'blender', 'microwave')),
    'rice-cooker': both(
      not(mark('goreng', 'oven', 'bakar', 'panggang', 'tumis')),
      either(
        kind('nasi', 'bubur'),
        both(
          kind('sup', 'sayur'),
          fact(({ minutes }) => minutes <= 60),
        ),
      ),
    ),
    kemah: both(
      kind('mi', 'nasi', 'sup', 'lauk', 'minuman', 'jajanan'),
      not(mark('oven', 'mixer', 'blender', 'kukus', 'presto', 'cetakan')),
      not(holding('santan|es batu')),
      fact(({ minutes, ingredients }) => minutes <= 30 && ingredients.length <= 12),
    ),
    jawa: fact(({ province }) => /Jawa T|Yogya/u.test(province)),
    kuah: either(kind('soto', 'sup'), mark('berkuah')),
    hangat: either(hotDrink, kind('soto', 'sup'), mark('hangat'), at('hujan')),
    bening: either(both(kind('sup', 'sayur'), not(holding('santan'))), called('bening')),
    wedang: hotDrink,
    es: both(either(kind('minuman'), called('es jus')), not(hotDrink)),
    'es-buah': either(kind('minuman'), called('es')),
    segar: either(mark('segar'), called('rujak asinan asam')),
    asam: called('asam asinan rujak padeh cuka acar'),
    lunak: both(
      either(kind('bubur', 'sup'), mark('rebus', 'kukus'), called('puding jus tim semur pepes')),
      not(chewy),
    ),
    mild: fact(({ heat }) => heat === 0),
    cepat: fact(({ minutes }) => minutes <= 35),
    sederhana: fact(
      ({ ingredients, minutes }) => ingredients.length <= FEW_INGREDIENTS && minutes <= 60,
    ),
    murah: fact(({ costPerServing }) => costPerServing <= CHEAP_SERVING),
    istimewa: both(
      fact(({ costPerServing }) => costPerServing >= DEAR_SERVING),
      either(at('hajatan', 'lebaran'), meaty),
    ),
    mengenyangkan: kind('nasi', 'mi', 'lauk', 'soto', 'gulai', 'sate', 'sup', 'bubur'),
    seharian: fact(({ roomHours }) => roomHours >= DAY_HOURS),
    awet3: fact(({ roomHours }) => roomHours >= 3 * HOURS),
    awet7: fact(({ roomHours }) => roomHours >= 7 * HOURS),
    kulkas3: fact(({ fridgeDays }) => fridgeDays >= 3),
    kulkas7: fact(({ fridgeDays }) => fridgeDays >= 7),
    protein: both(
      kind('lauk', 'sup', 'soto', 'sate', 'sayur'),
      holding('telur ayam|ayam|ikan|tempe|tahu|daging|udang|dada'),
    ),
    jeroan: holding('hati|ampela|usus|babat|paru|kikil|limpa|jeroan'),
    rempah: holding('jahe|merica|cengkih|kapulaga|kayu manis'),
    ikan: holding('ikan|bandeng|teri'),
    laut: both(seafood, kind('lauk', 'gulai', 'sup', 'sate')),
    ketan: sticky,
    lengket: either(sticky, called('dodol wajik jenang lapis')),
    dibentuk: both(
      either(sticky, holding('tepung')),
      called('klepon onde bola biji nastar putri cilok donat cimol bakso pempek kue'),
    ),
    apem: called('apem'),
    rujak: called('rujak'),
    tumpeng: called('tumpeng kuning urap perkedel'),
    bali: fact(({ province }) => province === 'Bali'),
    belanda: called(
      'kastengel nastar klappertaart brudel lontar spekuk lapis bitterballen kroket semprit selat bestik kaasstengel speculaas poffertjes ontbijtkoek kucing sagu',
    ),
    sekolah: both(
      kind('jajanan', 'gorengan', 'minuman', 'kue'),
      called(
        'telur cilok cimol leker lilin gabus gulung makaroni cubit cireng batagor siomay bulat maklor cilor bakar kacang mambo doger goyobod cuanki usus tahu pancong pukis rangi bakso molen cakwe',
      ),
      fact(({ province, costPerServing }) => province === NATIONWIDE || costPerServing <= 4_000),
    ),
    semur: called('semur rendang opor gudeg rawon'),
    kering: not(wet),
    rendam: fact(({ waitMinutes }) => waitMinutes >= OVERNIGHT_MINUTES),
    daun: either(holding('daun pisang|klobot|janur'), called('bungkus pepes lontong ketupat')),
    pedas: fact(({ heat }) => heat >= 2),
    cirebon: called('jamblang lengko gentong gejrot koclok bogana docang cirebon'),
    legit: both(sweet, kind('kue', 'kue kering', 'minuman', 'jajanan', 'bubur', 'gorengan')),
    makan: kind('nasi', 'mi', 'lauk', 'sayur', 'sup', 'soto'),
    nabati: not(
      holding(
        'daging|iga|buntut|ayam|bebek|ikan|udang|cumi|ebi|terasi|petis|telur|kikil|babat|hati|teri|sosis|bakso|kepiting|kerang|tongkol|bandeng|lele|kaldu|kaki|paru|usus|ceker|tulang',
      ),
    ),
    'nasi-goreng': both(kind('nasi'), named('nasi goreng')),
    'tanpa-masak': not(mark('api')),
    massal: both(
      kind('soto', 'gulai', 'sup', 'sayur', 'nasi', 'lauk', 'bubur'),
      not(either(mark('goreng', 'bakar', 'kukus', 'oven'), called('sate pepes'))),
    ),
    bau: either(
      called('jengkol durian tempoyak petai terasi asin tongkol pindang tauco oncom rebung'),
      seafood,
    ),
    jamu: called('jamu kunyit kencur sinom uwuh secang infus jahe bandrek loloh'),
    kopi: holding('kopi|bubuk kopi'),
    menyusui: holding('daun katuk|bayam|kacang hijau|daun kelor|pepaya muda|jantung pisang'),
    kambing: holding('daging kambing|kambing|iga kambing|kaki kambing'),
    sapi: holding('daging sapi|iga sapi|buntut'),
    jadul: both(
      kind('kue', 'jajanan', 'gorengan', 'bubur', 'kue kering', 'minuman'),
      called(
        'getuk tiwul gatot cenil klepon lupis putu apem apam serabi surabi carabikang cucur dongkal rangi pancong gemblong misro combro timus gipang ampyang rengginang wajik dodol jadah uli lemper arem onde nagasari mayang sumsum biji mutiara mendut gandasturi gandus bugis geplak gulali yangko dawet gempol selendang gambang semprong kembang kue ku awug kipo talam',
      ),
    ),
    kekinian: both(
      either(
        kind('jajanan', 'gorengan', 'minuman', 'mi', 'kue'),
        called('geprek taichan mentega krispi matah'),
      ),
      called(
        'mozzarella keju mayo krispi geprek seblak cilok cimol cireng basreng nugget dimsum walik schotel salad aren cappuccino brownies makaroni leleh aci taichan sempol gulung kebab thai tea tarik mochi donat cokelat bolen mercon matah cuanki jasuke oyen cubit sushi karamel singkong batagor',
      ),
    ),
    cantik: both(
      kind('kue', 'kue kering', 'jajanan', 'minuman', 'nasi', 'bubur', 'sayur'),
      called(
        'lapis dadar klepon mangkok puding ayu bugis tumpeng kuning campur teler semprit putri carabikang nona cenil selendang pengantin buah salad talam sus pie urap dawet doger kuwut ijo carang mayang bolu pelangi',
      ),
    ),
    ikon: called(
      'rendang sate gado soto gudeg nasi rawon bakso betutu pempek klepon pisang lumpia',
    ),
    lokal: holding('singkong|tepung singkong|gaplek|sagu|jagung|ubi|talas|keladi|sukun|sorgum'),
    aci: either(holding('tepung tapioka|tepung kanji|sagu tani'), called('aci cilok cireng cimol')),
    receh: both(
      fact(({ costPerServing }) => costPerServing <= PENNY_SERVING),
      kind('jajanan', 'gorengan', 'minuman', 'kue', 'kue kering'),
    ),
    kecil: called(
      'lemper risoles kroket sosis pastel klepon onde dadar nagasari sus bugis bola mini cubit',
    ),
    'porsi-kecil': fact(({ servings }) => servings <= 2),
    halus: called('bubur puding jus tim kolak'),
    ringan: kind('jajanan', 'gorengan', 'kue', 'bubur'),
  }),
);

/** A kind, a province, an occasion or a mark of that name. */
const having =
  (name: string): Condition =>
  ({ facts }) =>
    facts.kind === name ||
    facts.province === name ||
    facts.occasions.some((one) => one === name) ||
    facts.marks.some((one) => one === name);

/** One wish of a situation: at least one of its conditions holds, or none if negated. */
export function readCondition(text: string): Condition {
  const denied = text.startsWith('!');
  const conditions = text
    .slice(denied ? 1 : 0)
    .split('/')
    .map((name) => CONDITIONS.get(name) ?? having(name.replaceAll('-', ' ')));
  return denied ? not(either(...conditions)) : either(...conditions);
}
