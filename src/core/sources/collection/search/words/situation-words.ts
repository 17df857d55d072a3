import { createLexicon, type Lexicon } from './phrase-lexicon.ts';

/**
 * How people say when, where, for whom and with what they eat, cook or sell, and after the colon what
 * suits it: conditions of `../conditions.ts`, `/` for one of several, `!` for what does not suit. They
 * are weighed and never bind; several situations of a question add up.
 */
const SITUATIONS = `
nobar|nonton|nonton bola|nonton tv|nonton film|begadang|lek-lekan|ronda|siskamling|mabar: gorengan/jajanan/kue-kering gurih/renyah !es
nongkrong|nongki|ngobrol|tongkrongan|cangkruk|cangkrukan: gorengan/jajanan/kue-kering/minuman
minum teh|minum kopi|sore-sore|sore hari: gorengan/jajanan/kue/kue-kering
ganjal perut|ganjel|keroncongan|lapar malam|tengah malam: cepat/sederhana jajanan/mi/nasi/gorengan/lauk !minuman
tahlil|yasinan|yasin|nyewu|haul|melayat: hajatan/nasi-kotak/snack-box !minuman
ketempatan|pkk|dawis|rapat rt|rapat warga|karang taruna|posyandu|majelis|liqo|persekutuan: arisan/snack-box kue/jajanan/gorengan/kue-kering
snackbox|rapat dinas|wisuda|workshop|pelatihan: snack-box kue/jajanan/gorengan/kue-kering
mitoni|tingkeban|empat bulanan: rujak/hajatan kue/jajanan/minuman/nasi
brokohan|selapanan|kekah: hajatan gulai/sate/nasi/kue/lauk
megengan|punggahan|ruwahan|nyadran|munggahan|apeman: apem/ketan/hajatan kue/nasi
suro|asyura: bubur/hajatan
maulid|maulidan|muludan|rajaban|sekaten: hajatan/nasi-kotak nasi/lauk/kue
besekan|berkatan|besek|bancakan|ambengan|bersih desa|sedekah bumi: hajatan/nasi-kotak nasi/lauk/sayur/gulai
jumat berkah|nasi berkah|santunan|panti asuhan|pengungsian|posko|donatur: nasi-kotak/hajatan/warteg/bekal nasi/lauk/mi murah
rewang|resepsi|wedding|akad|kawinan|mantu: hajatan !minuman
hantaran|sangjit|mappacci|manten: lengket/hajatan kue
ceng beng: imlek
galungan|nyepi|odalan: bali/hajatan
paskah|gereja: natal
belanda|londo: belanda/natal
takbiran|lebaranan|ketupatan|silaturahmi|hampers|parcel: lebaran
toples: kue-kering/renyah lebaran/awet3
bukaan|batal puasa|iftar: takjil
tarawih|tadarus|jaburan: jajanan/gorengan/kue/minuman takjil/kaki-lima
imsak: cepat/sederhana lauk/nasi/sayur/sup
puasa sunah: takjil/sederhana
17an|agustusan|tirakatan: tumpeng/hajatan nasi/lauk/sayur
kerja bakti|gotong royong|sambatan|ngarit|ngecor: mengenyangkan/minuman/gorengan hajatan/warteg/makan-siang
ngaji|tpa|tpq: anak jajanan/kue/minuman
ultah|tiup lilin: manis kue
tahun baruan: bakar
reuni|botram|liwetan|makan bareng: hajatan/arisan mengenyangkan/jajanan
piknik|jalan-jalan|wisata|kebun binatang|tikar: bekal/genggam !kuah
mudik|perjalanan|di jalan|naik kereta|touring|macet: genggam/bekal seharian !kuah
mancing|ke sawah|naik gunung|mendaki|hiking|kemah|pramuka: bekal/genggam/sederhana !oven
kotak bekal|lunchbox: bekal !kuah
jemput anak|pulang sekolah: anak/jajanan/cepat ringan
bareng balita|bareng bocah|ikut bikin|ikut masak|buletin|ngeremes|uleni: dibentuk mild
tutup mulut|picky: anak mild
oma|opa|lansia|manula|mbah|eyang|sepuh|jompo|ompong|copot|geraham|behel|dikunyah|mengunyah|ngunyah|sariawan|sakit gigi|cabut gigi|gigi berlubang|gigi ngilu|pasang behel: lunak mild bubur/halus
empuk|lembek|lembut|lunak: lunak
ngidam|bumil|mual: segar/asam !jeroan
busui|menyusui: sayur/sup
indekos|perantau: sederhana murah
jomblo|sendirian|ditinggal istri: sederhana cepat
belum bisa masak|tidak bisa masak: sederhana
anak muda|abg|remaja|bestie: jajanan/minuman/mi/gorengan
jaman sd|depan sd|masa kecil|waktu kecil|nostalgia|tempo dulu|90an: sekolah
abang|keliling: kaki-lima/jajanan
mendung|kehujanan|ujan|banjir|hawa dingin|udara dingin|menggigil|kedinginan|puncak|dieng|pegunungan|villa|kabut|selimutan|greges|mampet|hawanya dingin|hawa dingin|cuaca dingin|dinginnya|dingin banget|udaranya dingin|masuk angin: kuah/hangat/bakar !es
bakaran: hangat/kuah/bakar !es
terik|siang bolong|gerah|sumuk|kemarau|kepanasan|haus|dahaga|gobyos|keringetan|habis olahraga|hareudang|adem|menyegarkan|tiis|seger: es/segar !wedang
cfd|car free day|lari pagi|sepedaan|gowes|senam: genggam/minuman/sarapan
malam minggu|pasar malam|festival|konser|pameran|stand|alun-alun: kaki-lima jajanan/gorengan/minuman/sate
ditonton|proses bikinnya|bikin dadakan: kaki-lima jajanan/gorengan/kue !minuman
lapak|depan gang|depan rumah|teras|depan komplek|kios|gerobak|ruko|terminal|stasiun|depan pabrik|depan kampus: kaki-lima/jualan
phk|dirumahkan|dirumahin|nganggur|pensiun|pegangan: jualan/kaki-lima murah
nitip|dititip|reseller|buka usaha|muter duit|balik modal: jualan
warkop|warung kopi|warmindo|burjo|kedai: gorengan/mi/minuman/jajanan kaki-lima/angkringan/jualan
wedangan|nasi kucing|kucingan|sego kucing: angkringan
rames: warteg/makan-siang lauk/sayur/gulai
lesehan|warung tenda: lauk/sambal/sate
kantin sd|kantin sekolah|kantin kantor: anak/jualan
langganan|rantang: nasi-kotak/warteg/makan-siang lauk/sayur/sup/gulai
nasi bungkus|bungkusan|sebungkus: nasi-kotak/bekal nasi/lauk
chest freezer: frozen-food !es-buah
kiloan|curah|grosir|toko oleh-oleh: awet7 kue-kering/gorengan/jajanan/kue
bawaan|dikirim|ekspedisi|jnt|jne|paket|luar pulau|luar kota: awet3
romantis|anniv|dinner|kencan|date|sultan: istimewa
bule|turis: istimewa mild
biksu|vihara|vegetarian|ciacay: sayur/nasi/sup
mertua|camer|besan: istimewa
tamu|suguhan|suguhin|nyuguhin: arisan/cepat/minuman
nasi belum matang|nasi belum tanak|nasi belum tanek|nasi belum mateng: jajanan/gorengan/cepat !nasi
lembur|deadline|pulang kerja|pulang malam|tepar|tidak sempat|buru-buru|kesiangan|tidak makan waktu|tidak pakai lama|keburu: cepat
subuh|pagi buta: sederhana
keburu basi|cepat basi|tidak basi|sampai magrib|sampai malam|seharian: seharian
seminggu: awet3/kulkas7
sebulan: awet7
kulkas mati|kulkas rusak: seharian
mati listrik|listrik mati|listrik padam|mati lampu|jeglek: tanpa-listrik tanpa-listrik
rice cooker|magic com: rice-cooker rice-cooker
kompor satu|satu tungku|trangia|hotplate|satu panci|teflon|wajan|spatula|penggorengan: satu-wajan satu-wajan lauk/mi/nasi/jajanan/gorengan !oven
dandang|sekali jadi|sekali masak|tungku|kayu bakar|masak besar: kuah !goreng hajatan/warteg/makan-siang soto/sup/gulai/sayur
kukusan|klakat|soblok: kukus
cetakan|loyang|oven rusak|njebluk: tanpa-oven
airfryer|air fryer|minyak setetes|kecipratan|berminyak|minyaknya|hemat minyak: sedikit-minyak
blender rusak: !blender
mixer rusak: !mixer
ulekan pecah|tinggal iris|diiris: !ulek
tidak bau|tidak ngebul|dapur sempit|apartemen|asrama|rusun|kontrakan: !bakar !goreng sederhana
dipanasin|dihangatkan|ngangetin|nginep|makin lama makin enak: gulai/soto/semur
sekalian banyak: gulai/soto/lauk kulkas3
duit mepet|kere|pas-pasan|belum gajian|jatah: murah
gajian: istimewa
ngurusin badan|defisit|kalori|cutting|makan sehat: diet/sayur/sup sedikit-minyak
ngegym|gym|fitnes|fitness|protein tinggi|tinggi protein: protein
gulanya: sedikit-gula !manis
lambung: lunak mild !asam
sembelit|pencernaan: sayur/buah
panas dalam: es/segar mild
bening: bening
nampol|mantul|nendang|berempah|rempah-rempah: rempah
micin|asin: gurih
manis-manis|legit: manis
asem pedes|seger pedas: segar/asam
kriuk|kres|kripik-kripikan: renyah gorengan/kue-kering/jajanan
lengket|ketan-ketanan|jajan ketan: lengket
anget|hangat-hangat|haneut: hangat/kuah !es
menu laut|tepi laut|pantai|nelayan: laut
ikan hasil mancing|empang: ikan
omongan: istimewa
mampir|wangi: bakar/kaki-lima
pelengkap|isian|isinya|temannya: lauk/sayur/sambal
ngisi: jualan/angkringan
pagi: sarapan
siang: makan-siang
malam: makan-malam
kuli|laper banget|kelaparan|ngelih|luwe|perut kosong: mengenyangkan
`;

/** Folded phrases → the conditions that suit them. */
export const SITUATION_WORDS: Lexicon<readonly string[]> = createLexicon(
  SITUATIONS.trim()
    .split('\n')
    .map((row) => {
      const [phrases = '', conditions = ''] = row.split(': ');
      return [phrases, conditions.split(' ')] as const;
    }),
);
