import { createLexicon, type Lexicon } from './phrase-lexicon.ts';

/**
 * How people say when, where, for whom and with what they eat, cook or sell, and after the colon what
 * suits it: conditions of `../situations.ts`, `/` for one of several, `!` for what does not suit. They
 * are weighed and never bind; several situations of a question add up.
 */
const EATING = `
nobar|nonton bareng|nonton bola|nonton drakor|nonton film|nonton tv|begadang|melekan|lek-lekan|ronda|ngeronda|jaga malam|siskamling|mabar|main game|ngegame|main ps|nge game|pos ronda: gorengan/jajanan/kue-kering gurih/renyah !es
nongkrong|kongko|nongki|ngobrol|ngobrol santai|ngumpul teman|anak tongkrongan|tongkrongan|cangkruk|cangkrukan|ngariung|kumpul bocah|duduk-duduk: gorengan/jajanan/kue-kering/minuman
teman teh|minum teh|minum kopi|coffee break|tea time|ngaso|jam istirahat|rehat|sore-sore|sore hari: gorengan/jajanan/kue/kue-kering
ganjal perut|ganjel perut|pengganjal|ganjal lapar|ganjel|keroncongan|kukuruyuk|lapar dadakan|laper dadakan|lapar malam|laper malam|tengah malam|lapar mata: cepat/sederhana jajanan/mi/nasi/gorengan/lauk !minuman
kendurian|tahlil|yasinan|yasin|tiga harian|tujuh harian|empat puluh harian|nyeratus|seribu hari|nyewu|haul|haulan|melayat|takziah|layatan: hajatan/kotak/snackbox !minuman
ketempatan|ketempatan arisan|arisan pkk|pkk|dawis|dasawisma|dharma wanita|kumpulan rt|rapat rt|rapat rw|rapat warga|karang taruna|posyandu|majelis taklim|majelis|liqo|pengajian ibu-ibu|kajian|koor|latihan koor|persekutuan|kebaktian|sembahyangan lingkungan: arisan/snackbox kue/jajanan/gorengan/kue-kering
snackbox|snek|snek box|kudapan rapat|konsumsi rapat|rapat dinas|sidang skripsi|seminar proposal|wisudaan|wisuda|lokakarya|workshop|pelatihan|coffe break: snackbox kue/jajanan/gorengan/kue-kering
mitoni|tujuh bulanan|nujuh bulan|tingkeban|empat bulanan|ngupati|nujuhbulan|nujuh bulanan: rujak/hajatan kue/jajanan/minuman/nasi
brokohan|selapanan|puputan|turun tanah|tedak siten|akikahan|aqiqahan|kekah|cukuran|marhaban|sepasaran: hajatan gulai/sate/nasi/kue/lauk
megengan|punggahan|ruwahan|nyadran|sadranan|munggahan|nisfu|nisfu syaban|unggahan|apeman|padusan: apem/ketan/hajatan kue/nasi
suro|suroan|satu suro|malam satu suro|bubur suro|asyura|suronan: bubur/hajatan
maulid|maulidan|muludan|mauludan|muludhan|rajaban|isra miraj|rebo wekasan|sekaten|grebeg|gerebeg: hajatan/kotak nasi/lauk/kue
besekan|berkatan|berkat|nasi berkat|besek|bancakan|bancaan|ambengan|ambeng|kenduren desa|rasulan|bersih desa|sedekah bumi|sedekah laut|merti dusun|wiwitan|selametan|tasyakuran: hajatan/kotak nasi/lauk/sayur/gulai
jumat berkah|nasi berkah|bagi-bagi nasi|sedekah nasi|santunan|anak yatim|panti asuhan|dapur umum|korban banjir|pengungsian|posko|donatur: kotak/hajatan/warteg/bekal nasi/lauk/mi murah
rewang|rewangan|biodo|ngunduh mantu|resepsi|wedding|midodareni|akad|akad nikah|mantenan|kawinan|hajat|mantu|walimahan|siraman|ngunduh: hajatan !minuman
hantaran|peningset|hantaran pengantin|sangjit|srah-srahan|pinangan|mappacci|manten: lengket/hajatan kue
sangjitan|ceng beng|sembahyang ronde|tiong ciu: imlek
galungan|kuningan bali|nyepi|odalan|ogoh-ogoh|melasti|ngaben: bali/hajatan
malam natal|paskah|advent|gereja|perayaan natal|sekolah minggu: natal
belanda|oma belanda|londo|kolonial|zaman kolonial|hindia belanda|noni belanda|meneer: belanda/natal
takbiran|malam takbiran|lebaranan|ketupatan|bada kupat|lebaran ketupat|kupatan|halal bihalal|silaturahmi|silaturahim|salam-salaman|hampers|parsel|parcel: lebaran
toples|setoples|isi toples|toples lebaran|kaleng kue|isian toples: kue-kering/renyah lebaran/awet3
bukaan|pembuka puasa|batalin puasa|batal puasa|bedug magrib|beduk magrib|azan magrib|adzan magrib|iftar: takjil
tarawih|habis tarawih|teraweh|tadarus|tadarusan|jaburan: jajanan/gorengan/kue/minuman takjil/kakilima
imsak|sahuran: cepat/sederhana lauk/nasi/sayur/sup
puasa sunah|puasa senin kamis|puasa dawud|nyenin kemis: takjil/sederhana
tujuh belasan|17an|17 an|agustusan|tujuhbelasan|hut ri|malam tirakatan|tirakatan: tumpeng/hajatan nasi/lauk/sayur
kerja bakti|gotong royong|gugur gunung|sambatan|rewang tani|panen raya|tandur|ngarit|bedah rumah|ngecor|tukang bangunan|bapak tukang|pekerja bangunan: mengenyangkan/minuman/gorengan ramai
ngaji|tpa|tpq|anak tpa|anak tpq|pesantren kilat|anak ngaji: anak jajanan/kue/minuman
ultah|milad|tiup lilin|ultah anak|pesta anak|birthday|kue ultah|sweet seventeen: manis kue
tahun baruan|malam tahun baru|old and new|barbekyu|bbqan|grill: bakar
reuni|reunian|temu kangen|kumpul alumni|botram|liwetan|ngaliwet|bancakan daun pisang|munjungan|makan bareng|trah|arisan keluarga|family gathering|potluck: hajatan/arisan mengenyangkan/jajanan
piknik|tamasya|jalan-jalan|rekreasi|wisata|outing|study tour|studi tur|darmawisata|kebun binatang|ke pantai|nyantai di pantai|tikar: bekal/genggam !kuah
mudik|perjalanan|di jalan|road trip|naik kereta|di kereta|di bus|di mobil|touring|nyetir jauh|macet|rest area: genggam/bekal seharian !kuah
mancing|mincing|memancing|ke sawah|ke ladang|ke kebun|berburu|naik gunung|mendaki|muncak|hiking|camping|kemah|kemping|berkemah|pramuka|persami|outbond|trekking|nenda: bekal/genggam/sederhana !oven
bawa bekal|kotak bekal|tupperware|tempat bekal|kotak makan|lunchbox: bekal !kuah
field trip|les anak|jemput anak|pulang sekolah|sepulang sekolah|jam pulang sekolah: anak/jajanan/cepat ringan
balita ikut bikin|masak bareng anak|masak bareng balita|bareng balita|bareng bocah|ikut bikin|ikut masak|ikut bantu|kegiatan anak|aktivitas anak|bulet-buletin|buletin|ngebuletin|bulatin|membulatkan|dibentuk bulat|ngeremes|remes-remes|diremas|ngulen|uleni|mainan adonan|cetak-cetak: dibentuk mild
tutup mulut|pilih-pilih makanan|picky: anak mild
oma|opa|oma opa|lansia|manula|simbah|mbah|mbah putri|mbah kakung|eyang|nenek-nenek|kakek-kakek|sepuh|orang tua jompo|jompo|ompong|gigi ompong|gigi palsu|gigi copot|copot|tidak bergigi|geraham|gigi geraham|gigi bungsu|pasang behel|behel|kawat gigi|tidak usah dikunyah|dikunyah|mengunyah|susah ngunyah|ngunyah|tinggal telan|radang|amandel|habis operasi gigi: lunak mild
empuk|yang empuk|lembek|lembut|yang lembut|lunak|halus: lunak
ngidam|hamil muda|bumil|trimester|mual|morning sickness|mual muntah: segar/asam !jeroan
busui|asi booster|pelancar asi|menyusui: sayur/sup
indekos|mahasiswa rantau|perantau|di perantauan: sederhana murah
bujangan|jomblo|jomlo|lajang|sendirian|bapak-bapak ditinggal istri|istri pergi|ditinggal istri: sederhana cepat
istri baru|belum bisa masak|tidak bisa masak|pertama kali masak|baru belajar: sederhana
anak muda|gen z|milenial|abg|remaja|ciwi|cewek-cewek|bestie: jajanan/minuman/mi/gorengan
jaman sd|zaman sd|depan sd|waktu sd|masa kecil|waktu kecil|jaman kecil|nostalgia|jadul|tempo dulu|90an|80an|tahun 90|jaman 90an|jajanan sd|abang-abang sd: sekolah
abang-abang|abang|keliling|gerobakan|pikulan|tukang jajan|jajan sore: kakilima/jajanan
mendung|kehujanan|hujan-hujanan|ujan|ujan-ujan|hujan badai|badai|banjir|hawa dingin|hawanya dingin|udara dingin|dingin banget|menggigil|kedinginan|puncak|dieng|pegunungan|di gunung|dataran tinggi|villa|vila|kabut|selimutan|kemulan|meringkuk|angin kencang|cuaca dingin|dinginnya|greges|greges-greges|bersin|habis kehujanan|kerokan|nggreges|gak enak badan|hidung mampet|mampet: kuah/hangat/bakar !es
bakaran|hawa malam dingin|malam dingin|malam-malam dingin: hangat/kuah/bakar !es
panas terik|terik|siang bolong|siang terik|gerah|sumuk|panas banget|cuaca panas|kemarau|musim kemarau|kepanasan|haus|kehausan|dahaga|aus|gobyos|keringetan|keringatan|habis olahraga|hareudang|bayeungyang|panas-panasan|matahari|kerontang|adem|ademan|menyegarkan|penyegar|nyegerin|tiis|seger|seger-seger: es/segar !wedang
jalan|sambil jalan|cfd|car free day|lari pagi|jogging|marathon|maraton|fun run|sepedaan|gowes|senam|senam pagi|senam ibu-ibu: genggam/minuman/sarapan
dunia malam|malam minggu|pasar malam|korsel|sekatenan|festival|konser|expo|pameran|stand|tenant|food court|foodcourt|car free night|alun-alun: kakilima jajanan/gorengan/minuman/sate
ditonton|asik ditonton|proses bikinnya|dimasak di tempat|live cooking|atraksi|dibikin dadakan|bikin dadakan|langsung dimasak: kakilima jajanan/gorengan/kue !minuman
lapak|depan gang|pinggir gang|mulut gang|depan rumah|teras|garasi|depan komplek|depan kompleks|pinggir kampung|kios|ngemper|gerobak|ruko|pangkalan|pangkalan ojek|terminal|stasiun|depan pabrik|depan pasar|depan sekolah|depan kampus|dekat kampus|dekat pabrik|emperan: kakilima/jualan
phk|dirumahkan|dirumahin|kena phk|nganggur|pensiun|modal nekat|modal dengkul|modal cekak|modal minim|duit pas-pasan|duit pegangan|pegangan: jualan/kakilima murah
titip warung|konsinyasi|titip jual|nitip|dititip|dititipin|reseller|po|open po|preorder|pre order|buka usaha|muter duit|muter duitnya|balik modal: jualan
warkop|warung kopi|burjoan|warmindo|burjo|kedai kopi|coffee shop|kafe kecil|kedai|ngopi-ngopi: gorengan/mi/minuman/jajanan kakilima/angkringan/jualan
wedangan|nasi kucing|kucingan|sego kucing: angkringan
rames|nasi rames|warung rumahan|ampera|rumah makan kecil|warsun: warteg/siang lauk/sayur/gulai
lesehan|tenda pecel lele|warung tenda: lauk/sambal/sate
kantin sd|kantin sekolah|kantin kantor|koperasi sekolah|jam istirahat sekolah: anak/jualan
langganan|katering harian|katering bulanan|rantang: kotak/warteg/siang lauk/sayur/sup/gulai
nasi bungkus|bungkusan|sebungkus: kotak/bekal nasi/lauk
chest freezer|freezer box|stok freezer: frozen !es-buah
kiloan|curah|bal-balan|grosir|toko oleh-oleh|pusat oleh-oleh: awet7 kue-kering/gorengan/jajanan/kue
oleh oleh|bawaan|buat bawaan|buat dibawa|dibawa pulang|dikirim|kirim|ekspedisi|jnt|jne|paket|luar pulau|luar kota|ke luar kota|tentengan: awet3
prasmanan hotel|hotel|restoran|resto|fine dining|candle light|romantis|anniv|anniversary|dinner|kencan|ngedate|date|kelas sultan|sultan|mewah|berkelas: istimewa
bule|turis|tamu asing|orang asing|ekspat|tamu luar negeri: istimewa mild
biksu|vihara|vegetarian|vege|ciacay|cia cai: sayur/nasi/sup
mertua|calon mertua|camer|besan|ketemu camer|ngapel: istimewa
tamu|tamu dadakan|ada tamu|suguhan|suguhin|nyuguhin|menyuguhkan|jamu tamu|ngejamu: arisan/cepat/minuman
nasi belum matang|nasi belum tanak|nasi belum tanek|nasi belum mateng|sambil nunggu nasi: jajanan/gorengan/cepat !nasi
kerja lembur|lembur|deadline|pulang kerja|pulang kantor|pulang malam|pulang dinas|sepulang kerja|capek kerja|tepar|tidak sempat|keburu-buru|buru-buru|kesiangan|bangun kesiangan|mepet waktu|burur-buru|tidak makan waktu|tidak makan waktu seharian|tidak pakai lama|waktu mepet|diburu waktu|keburu: cepat
tidur|ketiduran|habis subuh|abis subuh|subuh|subuh-subuh|pagi buta|pagi-pagi buta: sederhana
keburu basi|tidak keburu basi|takut basi|cepat basi|gampang basi|tidak basi|tidak gampang basi|anti basi|sampai magrib|sampai sore|sampai malam|dari pagi sampai sore|seharian|seharian penuh: seharian
seminggu|kuat seminggu|tahan seminggu|awet seminggu|stok seminggu: awet3/kulkas7
sebulan lebih|sebulan|berbulan-bulan|tahan sebulan|umurnya sebulan|umurnya sebulan lebih: awet7
kulkas mati|kulkas rusak: seharian
mati listrik|listrik mati|listrik padam|mati lampu|lampu mati|pemadaman|pln padam|listrik jeglek|jeglek|njeglek: tanpa-listrik
rice cooker|ricecooker|magic com|magicom|magic jar|penanak nasi|rice cooker saja: rice-cooker
tabung gas kosong|gas melon habis: tanpa-kompor/rice-cooker
kompor satu|kompor 1|satu tungku|kompor portable|kompor portabel|trangia|kompor listrik|hotplate|satu panci|panci saja|satu wajan|teflon|wajan|spatula|teflon saja|wajan saja|cuma wajan|wajan gede|wajan besar|wajan datar|penggorengan: satu-wajan !oven
dandang|satu dandang|sekali jadi|sekali masak|panci besar|panci gede|dandang gede|kuali besar|tungku|pawon|kayu bakar|masak besar|masak banyak: kuah !goreng !kue
kukusan|dandang kukus|kukusan bambu|klakat|risopan|soblok: kukus
cetakan|loyang|oven rusak|oven njebluk|njebluk: tanpa-oven
oven|otang|oven tangkring: oven
airfryer|air fryer|minyak mahal|minyak setetes|setetes minyak|kecipratan minyak|kecipratan|minyak tinggal sedikit|banyak minyaknya|berminyak|minyaknya|hemat minyak|irit minyak: sedikit-minyak
blender rusak: !blender
mixer rusak: !mixer
ulekan pecah|cobek pecah|males ngulek|tinggal diiris|tinggal iris|diiris: !ulek
tidak bau|tidak ngebul|tidak berasap|dapur sempit|apartemen|apartment|asrama|rusun|kontrakan: !bakar !goreng sederhana
dipanasin|dihangatkan|tinggal dipanasin|tinggal panasin|tinggal ngangetin|ngangetin|angetin|makin nginep makin enak|nginep|makin lama makin enak|dihangatkan lagi|besoknya masih enak|besok tinggal makan: gulai/soto/semur
sekalian banyak|sekalian buat besok|masak sekali buat dua hari|sekali masak buat seharian: gulai/soto/lauk kulkas3
dompet kering|duit cekak|duit tinggal|duit mepet|kere|pas-pasan|belum gajian|nunggu gajian|gajian masih lama|jatah|uang jatah: murah
habis gajian|baru gajian|gajian: istimewa
ngurusin badan|turunin berat|nurunin berat|defisit|defisit kalori|kalori|lagi cutting|cutting|perut buncit|jaga badan|intermittent|makan sehat|pola makan: diet/sayur/sup sedikit-minyak
ngegym|nge gym|gym|fitnes|fitness|bulking|massa otot|angkat beban|habis gym|protein tinggi|tinggi protein|protein gede: protein
gula darah|gulanya|diabet|diabetes|kencing manis|prediabetes|kadar gula: sedikit-gula !manis
kolesterol|kolestrol|jaga kolesterol: sedikit-minyak !goreng !jeroan !santan
darah tinggi|hipertensi|tensi|tensi tinggi|tensinya naik: sedikit-garam
asam urat|rematik|encok: !jeroan !kacang
maag|mag|asam lambung|gerd|lambung|perut perih|perut kembung|kembung|lambung kaget: lunak mild !asam
sembelit|susah bab|bab|pencernaan: sayur/buah
panas dalam|tenggorokan kering|bibir pecah: es/segar mild
bening|kuah bening|yang bening|sayur bening: bening
nampol|mantul|nendang|berempah|rempahnya|rempah-rempah: rempah
micin|asin|asin gurih|yang asin|asin-asin|ngemil asin|gurih-gurih: gurih
manis-manis|legit|yang legit|manis legit|pemanis: manis
asem pedes|asam pedas|seger pedas|seger asem|asem-asem: segar/asam
kriuk|kriuk-kriuk|kres|yang kriuk|keripikan|kripik-kripikan|keripik-keripikan: renyah gorengan/kue-kering/jajanan
lengket|lengket-lengket|yang lengket|dodol-dodolan|ketan-ketanan|jajan ketan: lengket
anget|hangat-hangat|anget-anget|haneut: hangat/kuah !es
menu laut|makanan laut|hasil laut|tepi laut|pinggir pantai|pinggir laut|tepi pantai|pantai|nelayan|tempat pelelangan|pelelangan: laut
ikan hasil mancing|ikan sungai|empang|kolam: ikan
omongan|bikin omongan|jadi omongan|biar pada ngomong|wah|bikin wah: istimewa
mampir|bikin orang mampir|wanginya|wangi: bakar/kakilima
pelengkap|pelengkapnya|isian|isinya|lauk pendampingnya|temannya|temennya: lauk/sayur/sambal
ngisi|isian gerobak|isi gerobak: jualan/angkringan
pagi|pagi hari|pagi-pagi|pagi ini|besok pagi: sarapan
siang|siang hari|siang-siang|siang ini: siang
malam|malam hari|malam-malam|malam ini|nanti malam: malam
pedes murmer|murmer|kenyang murah|porsi kuli|kuli|kenyang lama|mengenyangkan|ngenyangin|laper banget|lapar banget|kelaparan|ngelih|luwe|luwih|lapeur|perut kosong|belum makan: mengenyangkan
`;

/** Folded phrases → the conditions that suit them, one of each group. */
export const SITUATION_WORDS: Lexicon<readonly string[]> = createLexicon(
  EATING.trim()
    .split('\n')
    .map((row) => {
      const [phrases = '', conditions = ''] = row.split(': ');
      return [phrases, conditions.split(' ')] as const;
    }),
);
