import { FOOD_SPELLINGS, parseSpellings } from '#core/lines/food-spellings.ts';

/**
 * One spelling for each word that is no food (those stand in `lines/food-spellings.ts`) or is
 * foreign, for recipes and questions alike. Words that mean one thing in the kitchen and another on
 * the map (`lombok`) are not here: only their neighbours tell them apart.
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
telur: endog
tauge: kecambah
terasi: belacan belachan
cokelat: choco chocolate
sayap: wings wing
cumi: sotong
ubi: petatas
alpukat: avocado avokad
kacang: pindakas peanut peanuts nuts
mi: mee
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
nasi: sego sega
jus: juice jos
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
tidak: gak ga gk nggak enggak engga ngga ngak kagak gag tak tdk ndak nda ora ogah not dont ngk kgk gax gx kaga nggk enggk
tanpa: anti tnp tnpa tampa without minus
pakai: pake pakek pke pk makai gunakan menggunakan memakai
untuk: utk untk buat bwt bt tuk
dan: sama ama serta plus maupun and
atau: ataupun or
yang: yg nyang
dengan: dgn dg
dari: dr dri
di bawah: dibawah dibwh
di atas: diatas
kurang: krg kurleb
menit: mnt mnit menitan minutes minute
ribu: ribuan rebu rebuan rb rban rbu k rbuan
murah: murmer murce murahan cheap
cepat: cepet cpt quick
simpel: simple
gampang: gampil easy
sarapan: breakfast
makan siang: lunch
makan malam: dinner
minuman: drink drinks
camilan: snack snacks cemilan cmilan nyemil ngemil
sehat: healthy
ayam: chicken
sapi: beef
ikan: fish
nasi: rice
mi: noodle noodles
telur: egg
kelapa: coconut
jajanan: jajan
ramadhan: ramadan romadhon
puasa: puasaan
berbuka: bukber bukaan
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
tidak pakai: gapake gapakai gakpake gakpakai nggapake nggakpake nggakpakai ngapake gausah gaada
tidak mau: gamau gakmau nggakmau ngamau
tidak suka: gasuka gaksuka nggaksuka
tidak bisa: gabisa gakbisa nggakbisa
tidak boleh: gaboleh gakboleh
tidak pedas: gapedes gapedas
`;

const WORDS_BY_SPELLING = new Map([...FOOD_SPELLINGS, ...parseSpellings(SPELLINGS)]);

/** The words that a word stands for, in the spelling that search works with. */
export function spellWord(word: string): readonly string[] {
  return WORDS_BY_SPELLING.get(word) ?? [word];
}

/** Shorter spellings are too near to too many words, in letters. */
const MIN_SPELLING_LENGTH = 5;

/** Spellings that are read as others; a typing error may be in one of them too. */
export const KNOWN_SPELLINGS: readonly string[] = [...WORDS_BY_SPELLING.keys()].filter(
  (spelling) => spelling.length >= MIN_SPELLING_LENGTH,
);
