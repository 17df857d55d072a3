/**
 * What means the same to the search, in Indonesian, in dialect and in English: before the colon the
 * word that it works with (several for a contraction), after it what people write. How plain words
 * are shortened in chats is in `lines/chat-words.ts`, and omitted vowels (`tmpe`) need no row:
 * `spelling-corrector.ts` restores them.
 */
export const TYPED_WORDS = `
tidak: ora ogah not mboten teu henteu moal kada indak tusing dak idak seng tra nyanda inda ra
tidak ada: euweuh dakdo tarada katek
jangan: ojo dont ulah
bukan: bkn bukn
tanpa: anti without minus
tanpa gula: sugarfree
boraks: borax bleng pijer
formalin: formalen formaldehid
alergi: elergi
tanpa gluten: glutenfree
laktosa: lactose
intoleran: intolerant intolerance intoleransi
mulas: mules
enek: eneg
nafsu: napsu
tanpa telur: eggless
sudah: udahan
kemarin: wingi
habis: entek
sisa: leftover
pakai: makai gunakan make
untuk: buat bt for
dan: sama serta plus maupun and n sareng jeung
atau: ataupun or
yang: sing nu nan
dengan: with
dari: from
di bawah: under
makan malam: dinner
selamatan: selametan
kurang: kurleb
kurangi: ngurangin kurangin ngurangi mengurangi
larang: ngelarang
menit: mins
ribu: ribuan rebu rebuan rb rbu k
juta: jt
dua orang: berdua
tiga orang: bertiga
empat orang: berempat
lima orang: berlima
enam orang: berenam
murah: murmer murce cheap
cepat: quick
gampang: easy
menu: mnu
nya: ny
ya: y
camilan: snack cemilan ngemil
camilan box: snackbox snekbox
nasi box: nasibox ricebox
jajanan: jajan
jualan: dagangan
ramadhan: romadhon
berbuka: bukber bukaan
pesanan: orderan
mau: want
suka: sk doyan demen
masak: cook
makan: maem mamam mangan eat meal
apa: what
bagaimana: how
kenapa: why
kalau: if
karena: soalnya
saja: ae
saya: ane w gw gue gua aku aq ak
kamu: km lu lo elu
orang: wong urang
pahit: pait
suami: paksu
darah: drh
darah tinggi: darting
tapi: but
tolong: please pls plis help
terima kasih: makasih mksh thanks thx
resep: recipe
kasih: ngasih ngasi
cari: nyari
menginap: inep inapkan
ibu: bunda bun nyokap emak mak mamak umi ummi mamah
sampai: nyampe
cuma: cm
istri: bini
adik: adek dedek
tidak apa: gapapa gpp gapopo
simpan: nyimpan
taruh: ditaro naro
harus: kudu mesti
`;
