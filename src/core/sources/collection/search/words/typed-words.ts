/**
 * How people type on a phone, in chats, in dialect and half in English: before the colon standard
 * Indonesian (several words for a contraction), after it what people type. Omitted vowels (`tmpe`)
 * need no row: `spelling-corrector.ts` restores them.
 */
export const TYPED_WORDS = `
tidak: gak ga gk nggak enggak engga ngga ngak kagak gag tak tdk ndak nda ora ogah not ngk kgk gax gx kaga nggk enggk nd ndk enda kga mboten teu henteu moal kada indak tusing dak idak seng tra nyanda inda ra
tidak ada: gada gadak euweuh dakdo tarada katek
jangan: jgn jng jgnlah jangn jgan ojo dont ulah
bukan: bkn bukn
tanpa: anti tnp tnpa tampa without minus
tanpa gula: sugarfree
boraks: borax bleng pijer
formalin: formalen formaldehid
alergi: elergi
tanpa gluten: glutenfree
laktosa: lactose
intoleran: intolerant intolerance intoleransi
malas: males
mulas: mules
enek: eneg
nafsu: napsu
gatal: gatel
tanpa telur: eggless
belum: blm blom
sudah: udah sdh udh dah uda udahan
kemarin: kemaren wingi
habis: abis hbs entek
habiskan: abisin habisin
sisa: leftover
pakai: pake pakek pke pk makai gunakan make
berapa: brp brapa brpa
untuk: utk buat bwt bt tuk for
dan: sama ama serta plus maupun and n dn sm sareng jeung
atau: ataupun or ato atw
yang: yg nyang sing nu nan
dengan: dgn dg with
dari: dr dri from
di bawah: dibawah under
makan malam: dinner
selamatan: selametan
di atas: diatas
kurang: krg kurleb
kurangi: ngurangin kurangin ngurangi mengurangi
larang: ngelarang
sedikit: dikit
banyak: byk
menit: mnt mins
ribu: ribuan rebu rebuan rb rbu k
juta: jt
dua orang: berdua
tiga orang: bertiga
empat orang: berempat
lima orang: berlima
enam orang: berenam
murah: murmer murce cheap
cepat: cepet quick cpt
gampang: easy
menu: mnu
nya: ny
ya: y
ini: ni
camilan: snack cemilan ngemil
camilan box: snackbox snekbox
nasi box: nasibox ricebox
jajanan: jajan
jualan: dagangan
ramadhan: romadhon
berbuka: bukber bukaan
ada: ad
bisa: bs
pesanan: orderan
dapat: dapet
boleh: bole blh
mau: mw mo pgn pgin pgen pingin pengen pengn kepengen kepingin want
suka: sk doyan demen
masak: msk cook
makan: maem mamam mangan eat meal
apa: ap what
bagaimana: gmn gmna gimana how
kenapa: why
kalau: klo kl kalo if
karena: soalnya
seperti: kyk kayak kaya ky kek spt
lagi: lg
saja: aja aj ae
saya: sy ane w gw gue gua aku aq ak
kamu: km lu lo elu
orang: org wong urang
bosan: bosen bsn
malam: malem
pahit: pait
selain: slain
suami: paksu
banget: nget bgt
begitu: gitu gtu gt
begini: gini gni
tapi: tp but
juga: jg
terus: trs trus
sekarang: skrg
besok: bsk bsok
hari: hr
minggu: mgg mggu
pagi: pg
teman: tmn temen
tolong: tlg please pls plis help
terima kasih: makasih mksh thanks thx
resep: recipe
cara: cr
kasih: kasi ngasih ngasi
cari: nyari
semua: smw
jadi: jd
menginap: nginep nginap inep inapkan
ibu: bunda bun nyokap emak mak mamak umi ummi mamah
anak: ank
dalam: dlm
tetap: tetep
sampai: sampe nyampe ampe
tahun: taun
matang: mateng
langsung: lgsg lgsung lsg
cuma: cm cmn cuman
lihat: liat
nanti: ntar entar
sendiri: ndiri
istri: bini
adik: adek dedek
tanggal: tgl
tidak apa: gapapa gpp gapopo
simpan: simpen nyimpan
taruh: ditaro naro
lain: laen
harus: kudu mesti
`;
