import { foodSpelling } from '#core/costing/spelling-variants.ts';
import { plainWords } from './typed-words.ts';

/**
 * One spelling for each dish, food in English and region, for recipes and questions alike: before the
 * colon what search works with (several words open a contraction), after it what people write.
 * Spellings of ingredients stand in the table of ingredient lines, words of talk in `typed-words.ts`.
 */
const SPELLINGS = `
sayur: vegetable vegetables veggies
tahu: tofu
bawang putih: garlic
gula: sugar
babi: pork
daging: meat
udang: shrimp prawn
susu: milk
cabai: chili chilli
rawit: cengek
telur: endog egg
tauge: kecambah
terasi: belacan belachan
cokelat: choco chocolate
gurame: gurami gurameh
mujair: mujaer
cumi: sotong
hati: ati
sayap: wings wing
ampela: rempela rempelo
lemak: gajih
tape: tapai peuyeum
ketan: pulut
singkong: ketela telo kasbi
ubi: petatas
alpukat: alpokat avocado avokad
nanas: nenas
pepaya: papaya
kecap: kicap
soun: sohun suun
bihun: mihun
kwetiau: kwetiaw kuetiau kwetiauw
tapioka: kanji
makaroni: macaroni
spageti: spaghetti
mozarella: mozzarella
yoghurt: yogurt
kedelai: kedele
kacang: pindakas peanut peanuts nuts
durian: duren
kelapa muda: degan dawegan dogan
gabus: haruan
bebek: itik itiak
kerbau: kerbo
jelly: jely
mi: mee noodle noodles
bakmi: bami
sop: sup soup
sate: satai satay
gulai: gule gulee
kue: kueh cake
lumpia: lunpia loenpia lumpiah
bakwan: heci
pempek: empek
perkedel: pergedel bergedel bregedel begedil begedel
nugget: naget naged
risoles: risol rissoles risolles
siomay: siomai somay
lupis: lopis
klepon: kelepon
getuk: gethuk
apem: apam
surabi: serabi srabi
mochi: moci
pie: pai
puding: pudding
brownies: brownis bronis
donat: donut
rempeyek: peyek
kolak: kolek
rendang: randang rendank
apa: opo
bestik: bistik
schotel: skotel
saraba: sarabba
ketupat: katupat kupat tipat
lamang: lemang
lepat: lepet
nasi: sego sega rice
jus: juice jos
stroberi: strawberry stroberry
brokoli: broccoli brokoly
nasi goreng: nasgor nasigoreng
mi goreng: migor miegoreng mgoreng
pisang goreng: pisgor
pisang cokelat: piscok
nasi kuning: naskun
nasi uduk: nasduk
ayam goreng: aygor ayamgoreng
telur dadar: telordadar
tumpeng: tumpengan
capcay: capcai
cappuccino cincau: capcin
cappuccino: cappucino
kue kering: kukis cookies cookie kuker
bubur bayi: mpasi
pedas: pedes pedess pdas pds spicy hot
hitam: item
segar: seger
hangat: anget
manis: manies sweet
krispi: crispy kriuk krispy
kremes: kremesan
goreng: fried frying
bakar: grilled
asap: fufu
tumis: tumisan cah oseng osengan
ayam: chicken
sapi: beef
ikan: fish
kelapa: coconut
bawang bombai: onion
kentang: potato potatoes
jagung: corn
kedelai: soy soybean
cumi: squid
kepiting: crab
tomat: tomato
wortel: carrot
pisang: banana
mangga: mango
jeruk: orange
roti: bread
keju: cheese
mentega: butter
santan: coconut
kambing: goat lamb mutton
bebek: duck
tepung: flour
garam: salt
rebus: boiled
kukus: steamed
panggang: baked roasted
pisang molen: pismol
yogyakarta: jogja jogjakarta yogya
jakarta: jkt
bandung: bdg
surabaya: sby suroboyo
makassar: mksr makasar
sumatera: sumatra
jawa tengah: jateng
jawa timur: jatim
jawa barat: jabar
jawa: jowo
sumatera barat: sumbar
sumatera utara: sumut
sumatera selatan: sumsel
sulawesi selatan: sulsel
sulawesi utara: sulut
sulawesi tengah: sulteng
sulawesi tenggara: sultra
sulawesi barat: sulbar
kalimantan selatan: kalsel
kalimantan barat: kalbar
kalimantan timur: kaltim
kalimantan tengah: kalteng
kalimantan utara: kaltara
nusa tenggara barat: ntb
nusa tenggara timur: ntt
maluku utara: malut
kepulauan riau: kepri
bangka belitung: babel
`;

const WORDS_BY_SPELLING = new Map(
  SPELLINGS.trim()
    .split('\n')
    .flatMap((line) => {
      const [words = '', spellings = ''] = line.split(': ');
      return spellings.split(' ').map((spelling) => [spelling, words.split(' ')] as const);
    }),
);

/** Spellings of ingredient lines that mean something else in a question: "di bawah", "abang-abang". */
const OTHER_MEANINGS = new Set('bawah abang lombok serbuk cab sos baw'.split(' '));
/** Shorter spellings of ingredient lines could be anything in a question, in letters. */
const MIN_FOOD_SPELLING_LENGTH = 3;

/** The words that a word stands for, in the spelling that search works with. */
export function spellWord(word: string): readonly string[] {
  const known = plainWords(word) ?? WORDS_BY_SPELLING.get(word);
  if (known !== undefined) return known;
  if (word.length < MIN_FOOD_SPELLING_LENGTH || OTHER_MEANINGS.has(word)) return [word];
  return foodSpelling(word)?.split(' ') ?? [word];
}

/** Shorter spellings are too near to too many words, in letters. */
const MIN_SPELLING_LENGTH = 5;

/** Spellings that are read as others; a typing error may be in one of them too. */
export const KNOWN_SPELLINGS: readonly string[] = [...WORDS_BY_SPELLING.keys()].filter(
  (spelling) => spelling.length >= MIN_SPELLING_LENGTH,
);
