import { NATIONWIDE, type Province } from '../../recipe-facts.ts';

/**
 * Words of Javanese, Sundanese, Minang, Betawi, Palembang, Banjar, Medan, Manado, Makassar, Ambon,
 * Papua and Bali, and of English, as people mix them into a question: plain Indonesian before the
 * colon, its dialect words after it. The words after the lone colon are dropped. No word may also be
 * a food ("teh", "kari"). Loaded with the other tables for long questions; words that refuse a food
 * belong in `typed-words.ts`, which is always loaded.
 */
export const DIALECT_WORDS = `
: pe yeuh gen wak sob jon dang kwa gils gaskeun rek yak toh bah lae ito inang amang kelen jo ges euy atuh mah yo uda uni bli pace mace kaka say blas samsek cuy gan guys beb kakang abah nyonya tercinta tersayang kekasih mbakyu kangmas cak nduk budhe pakdhe bulik paklik encang encing ncing ncang babe enyak nyak akang teteh ujang ajo etek tawwa nggih inggih injih punten nuwun suwun kesuwun nuhun hatur matur maturnuwun semono sakmene ceunah cenah mbok nak gaes akoh spill
kasih: kase
begitu: bagitu
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
rebus: ngrebus digodhog nggodhog
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
makanan: kanre panganan panganane kadaharan ajengan
makan: mam dahar dhahar makang ngajeng madang nedha tuang neda emam
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
kelapa: karambia kambil klopo
cabai: lado
air: banyu cai
kue banjar: wadai
berkuah: bekuah bakuah
pedas: pidis pedis seuhah pedeh pedih
enak: kepenak kepenake penak ngeunah lamak
segar: seger
hangat: anget haneut
dingin: tiris atis
murah: mirah
mahal: awis
banyak: banya loba akeh kathah katah
sedikit: sadiki saeutik sithik sitik
cepat: gancang enggal
besar: gadang besak ageng
kecil: alit leutik cilik ketek
semua: galo kabeh semue
sekali: skali pisan nian tenan
lain: liyane sejen liya laen sanes
selain: slaen selaen salain
bikin: biking buek bekeng beking gawekeun damel gawe nyieun nyieunna digawe ngae mambuek ngadamel gawekna gawekke
jual: adol jua
jualan: dodolan
beli: tuku meuli tumbas
berbuka: babuka
untuk: untuak gasan kanggo kangge keur pikeun nggo anggon
dan: lan deng ame
dengan: karo ambek kaliyan kalawan
yang: sane
mau: amuah nio handak hoyong hayang palay arep pengin kepengin mauka
apa: apo ape napi naon opo
bagaimana: baa kumaha piye pegimane gimane cemana
berapa: sabaraha piro
saya: aye beta kula ulun ambo abdi tiang
kami: torang katong kitong
kamu: ngana pian panjenengan koen kowe sampeyan sampean maneh anjeun
sudah: su so wis wes atos alah sampun entos enggeus geus
punya: pung duwe gadhah gaduh
dapat: dapa
ada: ade ado aya ono onok wonten
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
minta: req reques request njaluk
di: neng ning
hari: dino dinten
matang: mateng
ini: iki niki ieu iko
itu: iku kuwi niku eta
pagi: esuk
siang: awan
malam: dalu
besok: sesuk mbesuk tomorrow
bumbu: bumbune bumbuna
cara: caro carane carana
cuma: mung mek ngan only
banget: bana sangaik
hujan: udan jawah
ikat: iket ikek seiket saikek
kalau: lamun yen menawi mun
bisa: saged tiasa biso
manis: legi
kuah: duduh duduah
sayur: janganan
babi: celeng
singkong: sampeu budin
pisang: gedhang cau biu
telur: ndog
udang: hurang
hijau: ijau hejo
hitam: hideung
kenyang: seubeuh
gampang: babari
tamu: dayoh tamune
lebaran: riyoyo
puasa: siyam saum
uang: duwit arto pitih kepeng doku
tua: tuwek tuo
laku: payu
untung: bathi
pasar: peken
sekolah: sakola
bahan: ingredients
menu berbuka: pabukoan
ubi: pendem
`;

/**
 * Words that only speakers of one language type, as they type them, and the provinces where it is spoken.
 * What is eaten all over the country is at home where many of it live.
 */
export const LANGUAGE_WORDS: readonly (readonly [words: string, homes: readonly Province[]])[] = [
  ['nan lamak untuak ambo samba nio apo bana lauak uni uda pabukoan taragak', ['Sumatera Barat']],
  [
    'hoyong hayang nu naon kumaha jeung pisan euy keur deungeun ngadamel teh saeutik mah atuh',
    ['Jawa Barat', 'Banten', NATIONWIDE],
  ],
  [
    'sing opo ojo iki kanggo nggo arep wong akeh piye karo enake ben yo iso dino lan mbah gawe',
    ['Jawa Tengah', 'DI Yogyakarta', 'Jawa Timur', NATIONWIDE],
  ],
  ['ulun pian gasan napa handak wadai lawan banua', ['Kalimantan Selatan']],
  ['bli tiang napi gen ngae sane celeng', ['Bali']],
  ['torang ngana deng tamang bagitu', ['Sulawesi Utara']],
  ['beta katong deng biking seng lai pung', ['Maluku']],
  ['kanre tawwa mauka ji daeng kodong', ['Sulawesi Selatan']],
  ['kito galo nian wong cak dak', ['Sumatera Selatan']],
];
