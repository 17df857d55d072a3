/**
 * How people type on a phone, in chats, in dialect and half in English: before the colon standard
 * Indonesian (several words for a contraction), after it what people type. Omitted vowels (`tmpe`)
 * need no row: `mend-words.ts` restores them.
 */
export const TYPED_WORDS = `
tidak: gak ga gk nggak enggak engga ngga ngak kagak gag tak tdk ndak nda ora ogah not ngk kgk gax gx kaga nggk enggk nd ndk enda kga mboten teu henteu moal kada indak tusing dak idak seng tra nyanda inda ra
tidak pakai: gapake gapakai gakpake gakpakai nggapake nggakpake nggakpakai ngapake
tidak usah: gausah gakusah nggausah
tidak ada: gaada gada gakada nggaada gadak euweuh dakdo tarada katek
tidak mau: gamau gakmau nggakmau ngamau
tidak suka: gasuka gaksuka nggaksuka
tidak bisa: gabisa gakbisa nggakbisa
tidak kuat: gakuat gkuat gakkuat nggakuat
tidak boleh: gaboleh gakboleh
tidak pedas: gapedes gapedas
tidak punya: gapunya gakpunya
jangan: jgn jng jgnlah jangn jgan ojo dont ulah
bukan: bkn bukn
tanpa: anti tnp tnpa tampa without minus
tanpa gula: sugarfree
alergi: elergi
tanpa gluten: glutenfree
tanpa telur: eggless
belum: blm blom belom
sudah: udah sdh udh dah uda udahan
kemarin: kemaren wingi
habis: abis hbs entek
habiskan: ngabisin abisin habisin
sisa: leftover
pakai: pake pakek pke pk makai gunakan menggunakan memakai make
untuk: utk untk buat bwt bt tuk for
dan: sama ama serta plus maupun and n dn sm sareng jeung
atau: ataupun or ato atw
yang: yg nyang sing nu nang nan
dengan: dgn dg with
dari: dr dri from
di bawah: dibawah dibwh under
makan malam: dinner
selamatan: slametan selametan
di atas: diatas
kurang: krg kurleb
kurangi: ngurangin kurangin ngurangi mengurangi
larang: ngelarang nglarang
sedikit: dikit dkit
banyak: byk
menit: mnt mins
ribu: ribuan rebu rebuan rb rban rbu k rbuan
juta: jt jutaan
ratus: ratusan
seratus: cepek
dua orang: berdua
tiga orang: bertiga
empat orang: berempat
lima orang: berlima
enam orang: berenam
murah: murmer murce murahan cheap
cepat: cepet quick
gampang: gampil easy
enak: eco
minuman: drink drinks
camilan: snack snacks cemilan cemal nyemil ngemil
camilan box: snackbox snekbox
nasi box: nasibox ricebox
jajanan: jajan
jualan: dagangan jualn
ramadhan: romadhon
berbuka: bukber bukaan
ada: ad
bisa: bs
pesanan: orderan orderannya
dapat: dapet
boleh: bole blh
mau: mw mo pgn pgin pgen pingin pengin pengen pengn kepengen kepingin want
suka: sk doyan demen
masak: msk cook
makan: maem mamam mangan eat meal
apa: ap apah what
bagaimana: gmn gmna gimana gmana how
kenapa: napa ngapa why
kalau: klo kl kalo kalok if
karena: soalnya
seperti: kyk kayak kaya ky kek spt
lagi: lg
saja: aja aj ae
saya: sy ane w gw gue gua aku aq ak
kamu: km lu lo elu
orang: org wong urang
banget: bgt bgtt
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
tolong: tlg please pls plis plz
terima kasih: makasih mksh thanks thx
resep: recipe
cara: cr
kasih: kasi ngasih ngasi
cari: nyari
semua: smw
jadi: jd
menginap: nginep nginap inep diinapkan inapkan
ibu: bunda bun mommy nyokap emak mak mamak umi ummi mamah
anak: ank
dalam: dlm
tetap: tetep
sampai: sampe smpe nyampe ampe
tahun: taun
matang: mateng
sebelum: sebelom
langsung: lgsg lgsung lsg
cuma: cm cmn cuman
lihat: liat
nanti: ntar entar
sendiri: ndiri
istri: bini
adik: adek dedek
tanggal: tgl
tidak apa: gapapa gpp gapopo
simpan: simpen nyimpen nyimpan
lain: laen
ulang tahun: ulangtahun
korea: korean
pesan: order
harus: kudu mesti
`;
