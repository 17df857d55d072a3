import { foldText } from './fold-text.ts';

/**
 * How people say when, where, for whom and with what they eat, cook or sell, and after the colon what
 * suits it: conditions of `../conditions.ts`, `/` for one of several, `!` for what does not suit. They
 * are weighed and never bind; several situations of a question add up.
 */
const SITUATION_ROWS = `
nobar|nonton|nonton bola|nonton tv|nonton film|begadang|ronda|mabar: gorengan/jajanan/kue-kering gurih/renyah !es
nongkrong|nongki|ngobrol|tongkrongan|cangkrukan: gorengan/jajanan/kue-kering/minuman
minum teh|minum kopi|sore-sore|sore hari: gorengan/jajanan/kue/kue-kering
ganjal perut|ganjel|keroncongan|lapar malam|tengah malam: cepat/sederhana jajanan/mi/nasi/gorengan/lauk !minuman
tahlil|yasinan|yasin|nyewu: hajatan/nasi-kotak/snack-box !minuman
ketempatan|pkk|rapat rt|rapat warga|karang taruna|posyandu|majelis: arisan/snack-box kue/jajanan/gorengan/kue-kering
snackbox|rapat dinas|wisuda: snack-box kue/jajanan/gorengan/kue-kering
mitoni|empat bulanan: rujak/hajatan kue/jajanan/minuman/nasi
megengan|nyadran: apem/ketan/hajatan kue/nasi
suro: bubur/hajatan
maulid|maulidan|muludan: hajatan/nasi-kotak nasi/lauk/kue
besekan|berkatan|besek|bancakan|ambengan: hajatan/nasi-kotak nasi/lauk/sayur/gulai
jumat berkah|nasi berkah|santunan|panti asuhan|donatur: nasi-kotak/hajatan/warteg/bekal nasi/lauk/mi murah
rewang|wedding|mantu: hajatan !minuman
hantaran|sangjit|mappacci|manten: lengket/hajatan kue
paskah|gereja: natal
belanda: belanda/natal
silaturahmi|hampers: lebaran
toples: kue-kering/renyah lebaran/awet3
bukaan: takjil
tarawih: jajanan/gorengan/kue/minuman takjil/kaki-lima
imsak: cepat/sederhana lauk/nasi/sayur/sup
17an|agustusan: tumpeng/hajatan nasi/lauk/sayur
kerja bakti|gotong royong: mengenyangkan/minuman/gorengan hajatan/warteg/makan-siang
ngaji: anak jajanan/kue/minuman
ultah|tiup lilin: manis kue
reuni|botram|liwetan|makan bareng: hajatan/arisan mengenyangkan/jajanan
piknik|jalan-jalan|wisata|tikar: bekal/genggam !kuah
mudik|perjalanan|di jalan|macet: genggam/bekal seharian !kuah
mancing|naik gunung|kemah|pramuka: bekal/genggam/sederhana !oven
jemput anak|pulang sekolah: anak/jajanan/cepat ringan
bareng balita|bareng bocah|ikut bikin|ikut masak|buletin|ngeremes|uleni: dibentuk mild
oma|opa|lansia|manula|mbah|eyang|sepuh|jompo|ompong|copot|geraham|dikunyah|mengunyah|ngunyah|sariawan|sakit gigi|cabut gigi|gigi berlubang|gigi ngilu|pasang behel: lunak mild bubur/halus
ngidam|bumil: segar/asam !jeroan
menyusui: sayur/sup
perantau: sederhana murah
sendirian: sederhana cepat
tidak bisa masak: sederhana
anak muda|bestie: jajanan/minuman/mi/gorengan
jaman sd|depan sd|waktu kecil|tempo dulu|90an: sekolah
abang: kaki-lima/jajanan
mendung|kehujanan|ujan|banjir|hawa dingin|udara dingin|menggigil|kedinginan|puncak|kabut|selimutan|hawanya dingin|hawa dingin|cuaca dingin|dinginnya|dingin banget|udaranya dingin|masuk angin: kuah/hangat/bakar !es
bakaran: hangat/kuah/bakar !es
terik|siang bolong|gerah|sumuk|kemarau|kepanasan|haus|dahaga|habis olahraga|hareudang|adem|menyegarkan|tiis|seger: es/segar !wedang
cfd|lari pagi|senam: genggam/minuman/sarapan
malam minggu|pasar malam|alun-alun: kaki-lima jajanan/gorengan/minuman/sate
ditonton|proses bikinnya|bikin dadakan: kaki-lima jajanan/gorengan/kue !minuman
lapak|depan gang|depan rumah|teras|depan komplek|kios|gerobak|ruko|depan pabrik: kaki-lima/jualan
phk|dirumahkan|dirumahin|nganggur|pegangan: jualan/kaki-lima murah
dititip|buka usaha|muter duit|balik modal: jualan
warkop|warung kopi|burjo|kedai: gorengan/mi/minuman/jajanan kaki-lima/angkringan/jualan
rames: warteg/makan-siang lauk/sayur/gulai
lesehan|warung tenda: lauk/sambal/sate
kantin sd|kantin sekolah|kantin kantor: anak/jualan
langganan|rantang: nasi-kotak/warteg/makan-siang lauk/sayur/sup/gulai
nasi bungkus|bungkusan|sebungkus: nasi-kotak/bekal nasi/lauk
chest freezer: frozen-food !es-buah
kiloan|toko oleh-oleh: awet7 kue-kering/gorengan/jajanan/kue
bawaan|dikirim|jnt|jne|luar pulau|luar kota: awet3
romantis|anniv|dinner|sultan: istimewa
turis: istimewa mild
biksu: sayur/nasi/sup
mertua|camer: istimewa
tamu|suguhan|suguhin|nyuguhin: arisan/cepat/minuman
nasi belum matang|nasi belum tanak|nasi belum tanek|nasi belum mateng: jajanan/gorengan/cepat !nasi
lembur|pulang kerja|pulang malam|buru-buru|kesiangan|tidak makan waktu|tidak pakai lama|keburu: cepat
subuh: sederhana
keburu basi|tidak basi|sampai magrib|sampai malam|seharian: seharian
seminggu: awet3/kulkas7
sebulan: awet7
kulkas mati|kulkas rusak: seharian
mati listrik|listrik mati|listrik padam|mati lampu: tanpa-listrik tanpa-listrik
rice cooker|magic com: rice-cooker rice-cooker
kompor satu|satu tungku|satu panci|teflon|wajan|spatula: satu-wajan satu-wajan lauk/mi/nasi/jajanan/gorengan !oven
dandang|sekali jadi|sekali masak|tungku|kayu bakar|masak besar: kuah !goreng hajatan/warteg/makan-siang soto/sup/gulai/sayur
kukusan: kukus
cetakan|oven rusak|njebluk: tanpa-oven
airfryer|air fryer|minyak setetes|kecipratan|berminyak|minyaknya: sedikit-minyak
blender rusak: !blender
mixer rusak: !mixer
ulekan pecah|tinggal iris|diiris: !ulek
tidak bau|tidak ngebul|dapur sempit|apartemen|kontrakan: !bakar !goreng sederhana
dihangatkan|ngangetin|nginep|makin lama makin enak: gulai/soto/semur
sekalian banyak: gulai/soto/lauk kulkas3
duit mepet|kere|belum gajian|jatah: murah
gajian: istimewa
ngurusin badan|defisit|kalori|cutting|makan sehat: diet/sayur/sup sedikit-minyak
ngegym|gym|protein tinggi|tinggi protein: protein
gulanya: sedikit-gula !manis
lambung: lunak mild !asam
panas dalam: es/segar mild
bening: bening
nampol|mantul|nendang|berempah: rempah
micin|asin: gurih
legit: manis
asem pedes|seger pedas: segar/asam
kripik-kripikan: renyah gorengan/kue-kering/jajanan
lengket|ketan-ketanan|jajan ketan: lengket
haneut: hangat/kuah !es
menu laut|tepi laut|pantai: laut
ikan hasil mancing|empang: ikan
omongan: istimewa
mampir|wangi: bakar/kaki-lima
pelengkap|isian|isinya|temannya: lauk/sayur/sambal
ngisi: jualan/angkringan
keburu busuk|hampir busuk|mau busuk|takut busuk|sebelum busuk: sederhana
pagi: sarapan
siang: makan-siang
malam: makan-malam
laper banget|ngelih|perut kosong: mengenyangkan
`;

/** Some ways to say the same, folded, and the conditions that suit it. */
export type Situation = {
  readonly phrases: readonly string[];
  readonly conditions: readonly string[];
};

/** Read when the product is built; they travel packed. */
export const SITUATIONS: readonly Situation[] = SITUATION_ROWS.trim()
  .split('\n')
  .map((row) => {
    const [phrases = '', conditions = ''] = row.split(': ');
    return {
      phrases: phrases.split('|').map((phrase) => foldText(phrase).join(' ')),
      conditions: conditions.split(' '),
    };
  });
