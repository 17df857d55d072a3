import { parseSpellings } from './word-set.ts';

/**
 * One spelling for each word in a food's name, for ingredient lines and for search alike: the kept
 * word (several for a contraction), a colon, and what people write. Only spellings, dialect words
 * and typing errors; other names of a food are synonyms in prices.csv.
 */
const SPELLINGS = `
bawang: bwg bwng bwang bawag
bawang merah: bamer bamerah bawmer bwmer bameer
bawang putih: baput baputih bawput bwput
bombai: bombay bombey bombei
cabai: cabe cabay cabei cabi cbe cbai
keriting: kriting krtng kritng
rawit: rawet rwit cengek
oranye: oren
hijau: ijo
hitam: itam item
serai: sereh sere serre serreh serei serih sreh sreih srai
lada: merica mrica
lengkuas: laos lengkoas langkuas
kunyit: kunir kunyi kunyt
jahe: jae
jintan: jinten
cengkeh: cengkih
kapulaga: kapulogo kapolaga kapolago
ketumbar: tumbar ktumbar ketumber
kemiri: kemeri miri kmiri
kluwek: kluwak keluak keluwek keluwak kluek
asam: asem
seledri: sledri selederi seledry saledri
terasi: trasi trassi
sambal: sambel
saus: saos sos sauce
tiram: tiran tirem
kecap: ketjap kicap kecao
minyak: minyk mnyk miyak
pepaya: kates papaya
garam: garem garm
gula pasir: gulpas
gula putih: gulput
gula merah: gulmer
santan: santen sntn
telur: telor telir tlr tlur telut
daging: dgg dgng
ayam: ayem aym
ikan: ikn
bebek: itik itiak
kerbau: kerbo
fillet: filet pilet
hati: ati
ampela: rempela rempelo
lemak: gajih
gurame: gurami gurameh
mujair: mujaer
gabus: haruan
bakso: baso
tempe: tempeh tmpe
kedelai: kedele
tepung: tpng
terigu: trigu
maizena: meizena maizenna meizenna mizena
tapioka: kanji
mi: mie
soun: sohun suun
bihun: mihun
kwetiau: kwetiaw kuetiau kwetiauw
makaroni: macaroni
spageti: spaghetti
cokelat: coklat
kol: kubis kobis kool gubis
kari: curry kare
timun: mentimun ketimun
terong: terung
tauge: toge taoge touge
petai: pete peteh
kacang: kcg kcang
kelapa: klp klapa
kelapa muda: degan dawegan dogan
kerupuk: krupuk
keripik: kripik
vanili: vanilli vanila vanilla panili
jelly: jeli jely
sirup: sirop syrup
pandan: pndan
tape: tapai peuyeum
ketan: pulut
singkong: ketela telo kasbi
alpukat: alpokat
nanas: nenas
durian: duren
stroberi: strawberry stroberry
brokoli: broccoli brokoly
mozarella: mozzarella
yoghurt: yogurt
`;

/**
 * Abbreviations used only in ingredient lists; in a question they mean something else ("dg" is
 * "dengan", "Lombok" the island).
 */
const ABBREVIATIONS = `
bawang: b bw baw bawah
bawang merah: bm
merah: mrh abang
putih: pth ptih
cabai: c cb cab lombok lado
oranye: orange
daun: d dn daon
jeruk: jrk
lada: mrc
bubuk: bbk serbuk
kecap: kcp
manis: mns
asin: asn
inggris: inggirs
pasir: psr
penyedap: micin
daging: dg
tepung: t tep tpg
kembung: gembung
krim: cream
desaka: desaku
kacang: kc
panjang: pjg
`;

/** Foods in English, as imported packages and bakers name them. */
const ENGLISH = `
ayam: chicken
sapi: beef
susu: milk
tepung: flour
beras: rice
minyak: oil
air: water
madu: honey
cuka: vinegar
kol: cabbage
timun: cucumber
bayam: spinach
jamur: mushroom mushrooms
sarden: sardines sardine
lada: pepper peppercorn peppercorns
`;

/** What each spelling means: `cabe` → `cabai`, `gulpas` → `gula`, `pasir`. */
export const FOOD_SPELLINGS: ReadonlyMap<string, readonly string[]> = new Map(
  parseSpellings(SPELLINGS),
);

/** What each spelling means in an ingredient line: also abbreviations and English. */
export const LINE_SPELLINGS: ReadonlyMap<string, readonly string[]> = new Map([
  ...FOOD_SPELLINGS,
  ...parseSpellings(ABBREVIATIONS),
  ...parseSpellings(ENGLISH),
]);

const ENGLISH_PRODUCTS: ReadonlySet<string> = new Set([
  ...parseSpellings(ENGLISH).map(([word]) => word),
  ...'juice soup tea bread cake noodle noodles sandwich sausage burger mustard kimchi salad'.split(
    ' ',
  ),
]);

/**
 * Whether the words after a food's name make it an English product, with its kind last: "almond
 * milk" is not almonds, "honey lemon tea" not honey.
 */
export function nameEnglishProduct(wordsAfter: readonly string[]): boolean {
  return wordsAfter.slice(0, 2).some((word) => ENGLISH_PRODUCTS.has(word));
}

/**
 * The words of a name in one spelling: lower case, hyphens split, without `-nya` and the `2` of a
 * written reduplication, known spellings replaced.
 */
export function spellWords(words: readonly string[]): string[] {
  return words.flatMap((word) => {
    const bare = word.replaceAll(/[^\p{L}\p{N}']/gu, '').replace(/(?<=\p{L})2$/u, '');
    if (bare === '') return [];
    return LINE_SPELLINGS.get(bare) ?? LINE_SPELLINGS.get(bare.replace(/nya$/u, '')) ?? [bare];
  });
}

/** Splits a name into words in one spelling; see {@link spellWords}. */
export function spellName(name: string): string[] {
  return spellWords(name.toLowerCase().split(/[\s-]+/u));
}
