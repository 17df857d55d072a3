import { anyOf, parseSpellings } from './word-set.ts';

/**
 * How people type plain words in chats: shortened, or as they are spoken. Only what means the same
 * in any sentence: in the search "buat" is also "untuk", but "buat 50 risol" asks to make them
 * (`search/words/typed-words.ts`). Foods are in `food-spellings.ts`, "rb" and "jt" in
 * `recipes/rupiah.ts`.
 */
const CHAT_WORDS = `
tidak: gak ga gk nggak enggak engga ngga ngak kagak gag tak tdk ndak nda ngk kgk gax gx kaga nggk enggk nd ndk enda kga
tidak ada: gada gadak
jangan: jgn jng jgnlah jangn jgan
tanpa: tnp tnpa tampa
belum: blm blom
sudah: udah sdh udh dah uda
kemarin: kemaren
habis: abis hbs
habiskan: abisin habisin
pakai: pake pakek pke pk
berapa: brp brapa brpa
untuk: utk tuk
buat: bwt
dan: dn
sama: sm ama
atau: ato atw
yang: yg nyang
dengan: dgn dg
dari: dr dri
di bawah: dibawah
di atas: diatas
di mana: dimana
di sini: disini
kurang: krg
sedikit: dikit
banyak: byk
menit: mnt
tahun: taun thn th
tanggal: tgl
hari: hr
minggu: mgg mggu
pagi: pg
malam: malem
besok: bsk bsok
sekarang: skrg
nanti: ntar entar
cepat: cepet cpt
ini: ni
ada: ad
punya: pny
lebih: lbh
kotak: ktk
porsi: prsi
bisa: bs
dapat: dapet dpt
boleh: bole blh
mau: mw mo pgn pgin pgen pengin pingin pengen pengn kepengen kepingin
masak: msk
apa: ap
bagaimana: gmn gmna gimana
kenapa: knp
kalau: klo kl kalo
seperti: kyk kayak kaya ky kek spt
lagi: lg
saja: aja aj
saya: sy
orang: org
bosan: bosen bsn
selain: slain
banget: nget bgt
begitu: gitu gtu gt
begini: gini gni
tapi: tp
juga: jg
terus: trs trus
teman: tmn temen
tolong: tlg
cara: cr
harga: hrg
kasih: kasi
semua: smw
jadi: jd
menginap: nginep nginap
anak: ank
ibu: ibk
mbak: mbk
kakak: kk
adik: adk
saudara: sdr
dalam: dlm
tetap: tetep
sampai: sampe ampe
matang: mateng
langsung: lgsg lgsung lsg
lihat: liat
sendiri: ndiri
cuma: cmn cuman
simpan: simpen
lain: laen
malas: males
bagus: bgs
dekat: dkt deket
barang: brg
jalan: jln
sangat: sgt
datang: dtg
bilang: blg
kelas: kls
lama: lm
gatal: gatel
`;

/** What people type → the plain words for it. */
export const CHAT_SPELLINGS: ReadonlyMap<string, readonly string[]> = new Map(
  parseSpellings(CHAT_WORDS),
);

/** A "no" written as one with the verb after it: "gapake", "nggakboleh". */
const GLUED_NO = /^n?g+ak?(ada|usah|mau|suka|bisa|kuat|boleh|ped[ae]s|punya|pakai|pakek?)$/u;

/** The plain words that a word in lower case is typed for. */
export function plainWords(word: string): readonly string[] {
  const [, verb] = GLUED_NO.exec(word) ?? [];
  return CHAT_SPELLINGS.get(word) ?? (verb === undefined ? [word] : ['tidak', ...plainWords(verb)]);
}

/** A letter held down: "bangeeet". */
export const DRAWN_OUT = /([a-z])\1{2,}/gu;

/** A question in lower case, with single spaces and plain words. */
export const writePlainly = (typed: string): string =>
  typed
    .toLowerCase()
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(DRAWN_OUT, '$1')
    .replaceAll(/\p{L}+/gu, (word) => plainWords(word).join(' '));

/** Source of a pattern for plain words in a text that has to stay as typed: "untuk", "utk". */
export const asTyped = (words: Iterable<string>): string =>
  anyOf(
    [...words].flatMap((word) => [
      word,
      ...[...CHAT_SPELLINGS].flatMap(([typed, plain]) => (plain.join(' ') === word ? [typed] : [])),
    ]),
  );
