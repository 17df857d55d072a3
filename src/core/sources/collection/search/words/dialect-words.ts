/**
 * Words of Javanese, Sundanese, Minang, Betawi, Palembang, Banjar, Medan, Manado, Makassar, Ambon,
 * Papua and Bali, and of English, as people mix them into a question: plain Indonesian before the
 * colon, its dialect words after it. The words after the lone colon are dropped. No word may also be
 * a food ("teh", "kari"). Loaded with the other tables for long questions; words that refuse a food
 * belong in `typed-words.ts`, which is always loaded.
 */
export const DIALECT_WORDS = `
: gils gaskeun rek yak toh bah lae ito inang amang kelen jo ges euy atuh mah yo uda uni bli pace mace kaka say
sarapan: breakfast
makan siang: lunch
makan malam: dinner
murah: affordable
menit: minutes
pakai: nganggo anggo
enak: delicious
sehat: healthy
tumis: numis
kukus: ngukus
panggang: manggang
rebus: ngrebus
ulek: ngulek
ngopi: ngupi
daripada: drpd
suami: misua laki
bapak: bokap
taruh: taro naro
setengah: stgh stngh
sendirian: sndirian
sebelah: sblh sebelahan
katering: cathering
deras: deres
pulang: plg
saja: bae wae thok aje haja
makanan: panganan panganane kadaharan ajengan
makan: dahar dhahar makang ngajeng
minuman: inuman eueut
minum: nginum ngombe
jajanan: jajane
masakan: masakane
masak: masake ngolah
lauk: lawuh lauake samba lauak deungeun
nasi: sangu
ikan: iwak ikang
ayam: hayam
kuning: koneng
putih: bodas
merah: beureum
garam: uyah
kelapa: karambia
cabai: lado
air: banyu cai
kue banjar: wadai
berkuah: bekuah bakuah
pedas: seuhah pedeh pedih
enak: kepenak kepenake penak ngeunah lamak
segar: seger
hangat: anget haneut
dingin: tiris atis
murah: mirah
mahal: awis
banyak: loba akeh
sedikit: saeutik sithik sitik
cepat: gancang enggal
besar: gadang besak
kecil: alit leutik cilik ketek
semua: galo kabeh semue
sekali: pisan nian tenan
lain: liyane sejen liya laen
selain: slaen selaen salain
bikin: buek bekeng gawekeun damel gawe nyieun nyieunna digawe ngae
jual: adol jua
jualan: dodolan
beli: tuku meuli
berbuka: babuka
untuk: gasan kanggo kangge keur pikeun nggo anggon
dan: deng ame
dengan: karo
yang: sane
mau: amuah nio handak hoyong hayang palay arep pengin kepengin
apa: apo ape napi naon opo
bagaimana: kumaha piye pegimane gimane cemana
berapa: sabaraha piro
saya: aye beta kula ulun ambo abdi tiang
kami: torang katong kitong
kamu: ngana pian panjenengan
sudah: su so wis wes atos alah
punya: pung
dapat: dapa
ada: ade ado aya ono
anak: budak barudak
istri: pamajikan bojo
mertua: mitoha mintuo
cucu: incu
rumah: omah imah rmah
warung: kede
perantauan: parantauan
kambing: wedhus
tetangga: tonggo
sendiri: dewe dewek dewean
depan: ngarep
satu: siji
dua: loro
tiga: telu
empat: papat
gigi: untu untune
dekat: dakek
minta: njaluk
di: neng ning
hari: dino dinten
matang: mateng
`;
