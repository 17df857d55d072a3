import { FOOD_SPELLINGS, parseSpellings } from '../../../../lines/food-spellings.ts';
import { TYPED_WORDS } from './typed-words.ts';

/**
 * One spelling for each dish, region and English food, for recipes and questions alike: before the
 * colon the spelling used by search (several words for a contraction), after it what people write.
 * Ingredients are in `lines/food-spellings.ts`, small talk in `typed-words.ts`.
 */
const SPELLINGS = `
cirebon: cerbon
palembang: plembang
sayur: vegetable vegetables veggies
tahu: tofu
bawang putih: garlic
gula: sugar
babi: pork lard
daging: meat
udang: shrimp prawn
susu: milk
cabai: chili chilli
telur: endog egg
tauge: kecambah
terasi: belacan belachan
cokelat: choco chocolate
cumi: sotong
sayap: wings wing
ubi: petatas
alpukat: avocado avokad
kacang: pindakas peanut peanuts nuts
mi: mee noodle noodles
bakmi: bami
sop: sup soup
sate: satai satay
gulai: gule gulee
kue: kueh
lumpia: lunpia loenpia lumpiah
bakwan: heci
pempek: empek mpek
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
jus: juice
joss: jos
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
santan: coconut bersantan
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

const WORDS_BY_SPELLING = new Map([
  ...FOOD_SPELLINGS,
  ...parseSpellings(SPELLINGS),
  ...parseSpellings(TYPED_WORDS),
]);

/** The words that a word stands for, in the spelling that search works with. */
export function spellWord(word: string): readonly string[] {
  return WORDS_BY_SPELLING.get(word) ?? [word];
}

/** Shorter spellings resemble too many words, in letters. */
const MIN_SPELLING_LENGTH = 5;

/** Alternative spellings; they may contain typos too. */
export const KNOWN_SPELLINGS: readonly string[] = [...WORDS_BY_SPELLING.keys()].filter(
  (spelling) => spelling.length >= MIN_SPELLING_LENGTH,
);
