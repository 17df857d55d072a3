import { NATIONWIDE, type Province } from '../../recipe-facts.ts';

/**
 * Words of Javanese, Sundanese, Minang, Betawi, Palembang, Banjar, Medan, Manado, Makassar, Ambon,
 * Papua and Bali, and of English, as people mix them into a question: plain Indonesian before the
 * colon, its dialect words after it. The words after the lone colon are dropped. No word may also be
 * a food ("teh", "kari"). Loaded with the other tables for long questions; words that refuse a food
 * belong in `typed-words.ts`, which is always loaded.
 */
export const DIALECT_WORDS = `
: kodong pe yeuh gen wak sob jon dang kwa gils gaskeun rek yak toh bah lae ito inang amang kelen ges euy atuh mah yo uni bli pace mace kaka say blas samsek cuy gan guys beb kakang abah nyonya tercinta tersayang kekasih mbakyu kangmas cak nduk budhe pakdhe bulik paklik encang encing ncing ncang babe enyak nyak akang teteh ujang ajo etek tawwa nggih inggih injih punten nuwun suwun kesuwun nuhun hatur matur maturnuwun semono sakmene ceunah cenah mbok nak gaes akoh spill kuy skuy kepo santuy fix recommend recommendation suggest something anything using use need craving iya bagus ji ki ko ces daeng tetta jero titiang kau nongs sik meujeuhna saha tasty
kasih: kase
sarapan: breakfast
makan siang: lunch
murah: mirah
menit: minutes
pakai: nganggo anggo
enak: kepenak kepenake penak ngeunah lamak lomak
sehat: healthy
tumis: numis
kukus: ngukus
panggang: manggang
rebus: digodhog nggodhog ngulub
ulek: ngulek
ngopi: ngupi
daripada: drpd
suami: misua laki
bapak: bokap babeh abak bapa
tua: tuwo tuwa tuwek tuo
setengah: stgh
sendirian: sndirian
sebelah: sblh sebelahan
katering: cathering
deras: deres
pulang: plg
saja: bae wae thok aje haja wungkul
makanan: kanre panganan panganane kadaharan ajengan
makan: mam dahar dhahar makang ngajeng madang nedha tuang neda emam
minuman: inuman eueut
minum: nginum ngombe
jajanan: jajane
masak: masake ngolah mamasak ngeratengang
lauk: lawuh lauake samba lauak deungeun lawuhan
nasi: sangu
ikan: iwak ikang
ayam: hayam
putih: bodas
merah: beureum
garam: uyah
kelapa: karambia kambil klopo krambil
cabai: lado
air: banyu cai
kue banjar: wadai
berkuah: bekuah bakuah
pedas: pidis pedis seuhah pedeh pedih lalah
segar: refreshing
hangat: haneut warm angek
dingin: tiris atis cold
mahal: awis maha
banyak: loba akeh kathah katah seueur
sedikit: sadiki saeutik sithik sitik sakedik saketek
cepat: gancang enggal
besar: gadang besak ageng
kecil: alit leutik cilik ketek
semua: galo kabeh
sekali: pisan nian tenan
lain: liyane sejen liya sanes
selain: slaen salain
bikin: biking buek bekeng beking gawekeun damel gawe nyieun nyieunna digawe ngae mambuek ngadamel gawekna gawekke
jual: adol sell
jualan: dodolan selling
beli: tuku meuli tumbas
berbuka: babuka
untuk: untuak gasan kanggo kangge keur pikeun nggo anggon
dan: lan deng ame wan
dengan: karo ambek kaliyan kalawan jo kalih
yang: sane
mau: amuah nio handak hoyong hayang palay arep mauka
apa: apo ape napi naon
bagaimana: baa kumaha piye pegimane cemana
berapa: sabaraha piro
saya: aye beta kula ulun ambo abdi tiang awak unda
kami: torang katong kitong
kamu: ngana pian panjenengan koen kowe sampeyan sampean maneh anjeun ikam
sudah: su so wis wes atos alah sampun entos enggeus geus sube
punya: pung duwe nduwe gadhah gaduh
ada: ade ado aya ono onok wonten
anak: budak barudak kid kids krucil paja bebudak
istri: pamajikan bojo wife
mertua: mitoha mintuo
cucu: incu
rumah: omah imah
warung: kede
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
ini: iki niki ieu iko
itu: iku kuwi niku eta
pagi: esuk morning
siang: awan afternoon
malam: dalu evening tonight night
besok: sesuk mbesuk tomorrow
cara: caro
cuma: mung mek ngan only
banget: bana sangaik
hujan: udan jawah
ikat: iket ikek seiket saikek
kalau: lamun yen menawi mun
bisa: saged tiasa biso
manis: legi manih
kuah: duduh duduah soupy
sayur: janganan
babi: celeng
singkong: sampeu budin cassava kaspe
pisang: gedhang cau biu
telur: ndog talua
daging: dagiang
udang: hurang
hijau: ijau hejo
hitam: hideung
kenyang: seubeuh filling
gampang: babari gampil
tamu: dayoh guest guests
lebaran: riyoyo
puasa: siyam saum
uang: duwit arto pitih kepeng doku
laku: payu
untung: bathi
pasar: peken
sekolah: sakola school
bahan: ingredients
menu berbuka: pabukoan
ubi: pendem
hari ini: today
ibu: amak
nenek: grandma niniak dadong
kakek: grandpa
asam: sour masem kecce
asin: salty pakeh
pahit: bitter pahik
kacang: nut
alergi: allergy allergic
jawa: javanese
sunda: sundanese
bali: balinese
kaki lima: street
es: iced
kue: penganan
bubur: porridge
kantor: office
demam: fever
lapar: hungry
kulkas: fridge
pemula: beginner
terkenal: famous
gula: gendhis
goreng: nggoreng ngagoreng manggoreng
bakar: mbakar meuleum mambaka
malas: wegah
atau: utawa utowo atawa atanapi
sekarang: saiki ayeuna
camilan: opieun
hajatan: kariaan
pepes: papais
lalapan: lalab
teh: enteh
petai: patai
sedap: sadap
sahur: sahua
basi: wayu
kita: kito
sisa: nyisa
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
