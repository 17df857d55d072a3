import { CHAT_SPELLINGS, plainWords } from '../../../../lines/chat-words.ts';
import { FOOD_SPELLINGS } from '../../../../lines/food-spellings.ts';
import { parseSpellings } from '../../../../lines/word-set.ts';
import { TYPED_WORDS } from './typed-words.ts';

/**
 * One spelling for each dish, region and English food, for recipes and questions alike: before the
 * colon the spelling used by search (several words for a contraction), after it what people write.
 * Ingredients are in `lines/food-spellings.ts`, small talk in `typed-words.ts`.
 */
const SPELLINGS = `
cirebon: cerbon
lodeh: lode
palembang: plembang pelembang
sayur: vegetables
tahu: tofu
bawang putih: garlic
gula: sugar
babi: pork lard
daging: meat
udang: shrimp prawn
susu: milk
cabai: chilli
telur: endog egg
tauge: kecambah
terasi: belacan
cokelat: choco chocolate
cumi: sotong squid
sayap: wings wing
ubi: petatas
alpukat: avocado
kacang: pindakas peanuts nuts
mi: mee noodle noodles
sop: sup soup
opor: opur
seblak: seblag
gudeg: gudek
sate: satai satay
gulai: gule
lumpia: lunpia lumpiah
bakwan: heci
pempek: empek mpek
perkedel: pergedel bregedel prekedel bergedel begedel
nugget: naget naged
risoles: risol
ulek: uleg
siomay: siomai somay
apem: apam
surabi: serabi
mochi: moci
pie: pai
brownies: brownis bronis
donat: donut
rempeyek: peyek
kolak: kolek
apa: opo
schotel: skotel
ketupat: kupat tipat topat
lamang: lemang
lepat: lepet
nasi: sego sega rice
jus: juice
joss: jos
lengkap: komplit
nasi goreng: nasgor
telur gulung: telgul
kopi susu: kopsus
pisang goreng: pisgor
nasi uduk: nasduk
mi goreng: migor
capcay: capcai
kue: kwe
kue kering: cookie kuker
bubur bayi: mpasi
pedas: pedes pedess spicy hot
segar: seger
hangat: anget
krispi: crispy kriuk krispy
agar-agar: agaragar
goreng: fried
tumis: tumisan cah oseng
ayam: chicken
sapi: beef
ikan: fish
bawang bombai: onion
kedelai: soy soybean
kepiting: crab
keju: cheese
mentega: butter
santan: coconut bersantan
kambing: goat lamb
yogyakarta: jogja jogjakarta yogya
jakarta: jkt
bandung: bdg
surabaya: sby suroboyo
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
for (const [typed, plain] of CHAT_SPELLINGS) WORDS_BY_SPELLING.set(typed, plain.flatMap(spellWord));

/** The words that a word stands for, in the spelling that search works with. */
export function spellWord(word: string): readonly string[] {
  return (
    WORDS_BY_SPELLING.get(word) ??
    plainWords(word).flatMap((plain) => WORDS_BY_SPELLING.get(plain) ?? [plain])
  );
}

/** Shorter spellings resemble too many words, in letters. */
const MIN_SPELLING_LENGTH = 5;

/** Alternative spellings; they may contain typos too. */
export const KNOWN_SPELLINGS: readonly string[] = [...WORDS_BY_SPELLING.keys()].filter(
  (spelling) => spelling.length >= MIN_SPELLING_LENGTH,
);
