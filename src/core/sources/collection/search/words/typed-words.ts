/**
 * How people type on a phone, in chats, in dialect and half in English: before the colon standard
 * Indonesian (several words for a contraction), after it what people type. Omitted vowels (`tmpe`)
 * need no row: `mend-words.ts` restores them.
 */
export const TYPED_WORDS = `
tidak: gak ga gk nggak enggak engga ngga ngak kagak gag tak tdk ndak nda ora ogah not ngk kgk gax gx kaga nggk enggk nd ndk enda kga mboten teu henteu moal kada indak tusing dak idak seng tra nyanda inda
tidak pakai: gapake gapakai gakpake gakpakai nggapake nggakpake nggakpakai ngapake
tidak usah: gausah gakusah nggausah
tidak ada: gaada gada gakada nggaada gadak euweuh dakdo tarada
tidak mau: gamau gakmau nggakmau ngamau
tidak suka: gasuka gaksuka nggaksuka
tidak bisa: gabisa gakbisa nggakbisa
tidak kuat: gakuat gkuat gakkuat nggakuat
tidak boleh: gaboleh gakboleh
tidak pedas: gapedes gapedas
tidak punya: gapunya gakpunya
jangan: jgn jng jgnlah jangn jgan ojo dont
bukan: bkn bukn
tanpa: anti tnp tnpa tampa without minus
tanpa gula: sugarfree
tanpa gluten: glutenfree
belum: blm blom belom
sudah: udah sdh udh dah uda udahan
kemarin: kemaren kmrn kmren wingi
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
di bawah: dibawah dibwh
di atas: diatas
kurang: krg kurleb
kurangi: ngurangin kurangin ngurangi mengurangi
larang: ngelarang nglarang
lebih: lbh
sedikit: dikit dkit sdikit
banyak: byk bnyk
menit: mnt mnit menitan
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
cepat: cepet cpt quick
simpel: simple
gampang: gampil easy
enak: enk eco
minuman: drink drinks
camilan: snack snacks cemilan cmilan cemal nyemil ngemil
camilan box: snackbox snekbox
nasi box: nasibox ricebox
jajanan: jajan
jualan: dagangan jualn
ramadhan: ramadan romadhon
puasa: puasaan
berbuka: bukber bukaan
ada: ad
punya: pny pnya puny
bisa: bs bsa
pesanan: orderan orderannya
dapat: dapet dpt dpet
boleh: bole blh
mau: mw mo pgn pgin pgen pingin pengin pengen pengn kepengen kepingin kepengin want
suka: sk doyan demen
bikin: bkin bikn
masak: msk cook masaki
makan: mkn maem mamam mangan eat meal
makanan: mkanan
minum: mnm
apa: ap apah what
bagaimana: gmn gmna gimana gmana how
kenapa: knp knpa napa ngapa why
berapa: brp brapa brpa
kalau: klo kl klu kalo kalok if
karena: krn krna soalnya
seperti: kyk kayak kaya ky kek spt
lagi: lg lgi
saja: aja aj ae
saya: sy sya ane w gw gue gua aku aq ak
kamu: km lu lo elu
orang: org wong urang
banget: bgt bngt bgtt
begitu: gitu gtu gt
begini: gini gni
tapi: tp tpi but
juga: jg jga
terus: trs trus
sekarang: skrg skrang
besok: bsk bsok
hari: hr
minggu: mgg mggu
malam: mlm malem
macam: macem mcm
pagi: pg
teman: tmn temen
tolong: tlg tlong please pls plis plz
terima kasih: makasih mksh thanks thx
resep: resp rsp recipe
cara: cr cra
kasih: ksih kasi ngasih ngasi
cari: nyari
semua: smua smw
jadi: jd jdi
menginap: nginep nginap inep diinapkan inapkan
ibu: bunda bun mommy nyokap emak mak mamak umi ummi mamah
anak: ank
dalam: dlm
tetap: tetep ttp
sampai: sampe smpe nyampe ampe
tahun: taun thn
matang: mateng
sebelum: sblm sebelom sblum
langsung: lgsg lgsung lsg
cuma: cm cmn cuman
tempat: tmpt tmpat
rumah: rmh
lihat: liat
nanti: ntar entar
sendiri: sndiri ndiri
istri: bini
adik: adek dedek
cewek: cewe
cowok: cowo
tanggal: tgl
tidak apa: gapapa gpp gapopo
simpan: simpen nyimpen nyimpan
depan: dpn
lain: laen
mereka: mrk
ulang tahun: ulangtahun
pesan: order
harus: kudu mesti
`;
