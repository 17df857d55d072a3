/**
 * Words of Javanese, Sundanese, Minang, Betawi, Palembang, Banjar, Medan, Manado, Makassar, Ambon,
 * Papua and Bali, as people mix them into a question: before the colon plain Indonesian, after it what
 * is said for it. What stands after the lone colon says nothing of food. Fetched with all else that
 * long questions are read with; what refuses a food stands in `typed-words.ts`, which is always there.
 */
export const DIALECT_WORDS = `
: gils anjir anjay njir bgst gaskeun skuy slur cuk rek ngab yak yekan gengs sist cint bep ngl literally lowkey wkwkwk hehehe hahaha kodong toh bah lae ito inang amang kelen jo noh bosku ges euy atuh mah teh yo lek cak dab mbakyu kangmas uda uni bli luh pace mace kaka say hun btw fyi kwkw wkwkwkwk xixi
saja: bae wae thok aje haja
makanan: panganan panganane panganannya pangane kadaharan daharan ajengan makanane
makan: dahar dhahar makang ngajeng madang madhang neda emam tuang
minuman: inuman eueut ombenan
minum: nginum ngombe ngombi
jajanan: jajane jajanane jajanannyo
masakan: masakane olahane pamasakan
masak: mamasak masake ngolah nyambel
lauk: lawuh lauake samba lauak deungeun lawuhe iwake
nasi: sangu sego sega
ikan: iwak ikang juku juko
ayam: hayam ayame
kuning: koneng
putih: bodas
merah: beureum
garam: uyah
kelapa: karambia klopo kambil
cabai: lado
air: banyu cai
kue: wadai
kuah: duduh
berkuah: bekuah bakuah
pedas: seuhah pedeh pedih
enak: kepenak kepenake penak ngeunah raos lamak
segar: seger
hangat: anget haneut
dingin: tiris atis
murah: mirah
mahal: awis
banyak: loba akeh kathah
sedikit: saeutik sithik sitik sacuil
cepat: gancang enggal
besar: gadang besak gede gedhe
kecil: alit leutik cilik ketek
semua: galo kabeh sadaya sedanten semue
sekali: pisan nian tenan
lain: liyane sejen liya laen
selain: slaen selaen salain
bikin: buek bekeng gawekeun damel gawe nyieun nyieunna digawe ngadamel meulah nggawe ngae
jual: adol icalan sade jua
jualan: dodolan
beli: tuku meuli mbali
berbuka: babuka
untuk: gasan kanggo kangge keur pikeun nggo anggon
dan: deng ame
dengan: karo kalian
yang: sane
mau: amuah nio handak hoyong hayang palay arep pengin kepengin kayun
apa: apo ape napi naon opo
bagaimana: kumaha piye pegimane gimane cemana pripun
berapa: sabaraha piro
saya: aye beta kula ulun ambo abdi tiang kulo
kami: torang katong kitong
kamu: ngana pian panjenengan
sudah: su so
punya: pung
dapat: dapa
ada: ade ado aya ono wonten
anak: budak barudak
suami: salaki laki
istri: pamajikan bojo
mertua: mitoha mintuo morotuwo
cucu: incu
rumah: omah imah rmah griya
warung: kede
perantauan: parantauan
kambing: wedhus wedus
tetangga: tonggo
sendiri: dewe dewek dhewe dewean
depan: ngarep
satu: siji hiji
dua: loro
tiga: telu tilu
empat: papat opat
lima: limo
sepuluh: sedoso
gigi: untu untune waos
tinggal: kari kantun
dekat: dakek
minta: njaluk nyuwun
di: neng ning
hari: dino dinten poe
matang: mateng asak
lupa: lali
`;
