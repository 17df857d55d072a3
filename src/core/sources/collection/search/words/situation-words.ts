import { foldName } from './tokenize.ts';

/**
 * Phrases for when, where, for whom and with what people eat, cook or sell, and after the colon what
 * suits them: tests of `situation-predicates.ts`, `/` for alternatives, `!` for what does not suit. They
 * are weighed, never binding; several situations of a question add up.
 */
const SITUATION_ROWS = `
nobar|nonton|nonton bola|nonton tv|nonton film|nonton drama|nonton timnas|netflix|drakor|drakoran|begadang|bergadang|melekan|ronda|ngeronda|poskamling|siskamling|jaga malam|jaga pos|mabar|main game|ngegame|ngegim|push rank|main ps|main kartu|piala dunia|kopdar: gorengan/jajanan/kue-kering gurih/renyah genggam genggam !manis !legit
nongkrong|nongki|ngobrol|tongkrongan|kongko|kongkow|cangkruk|cangkrukan|ngariung|jagongan|jagong|hangout|nyantai|santai-santai|leyeh-leyeh|rebahan|gabut|mageran|bengong|gibah|ngegibah|ngerumpi|ngerumpiin|rumpi|ngegosip|pada main|kumpul bareng|girls night: gorengan/jajanan/kue-kering/minuman
minum teh|minum kopi|ngopi|ngeteh|coffee break|tea time|ngaso|rehat|jam istirahat|sore|sorean|nyore|petang|habis asar|ba'da asar|rapat sore|iseng|cemal cemil|kunyah-kunyah|mulut asem|mulut asam: gorengan/jajanan/kue/kue-kering
pengganjal|ganjal|ganjel|keroncongan|kukuruyuk|lapar malam|tengah malam|larut malam|dini hari|lapar mata|lapar dadakan|jam 11 malam|jam 12 malam|habis begadang|pulang dugem: cepat/sederhana jajanan/mi/nasi/gorengan/lauk !minuman
tahlil|almarhum|almarhumah|yasinan|yasin|tiga harian|tujuh harian|nelung dina|empat puluh harian|matang puluh|nyeratus|nyewu|1000 hari|seribu hari|100 hari|40 hari|40 harian|orang meninggal|mendak|haul|haulan|arwahan|kirim doa|doa bersama|istighosah|istigasah|manaqiban|shalawatan|sholawatan|barzanji|melayat|layatan|ngelayat|layat|takziah|takziyah|berduka|kedukaan|keluarga duka|peringatan meninggal: hajatan/nasi-kotak/snack-box/@apem !kuning !minuman
ketempatan|kumpul ibu-ibu|kumpul ibu|kumpul emak-emak|kumpul tetangga|kumpul warga|pkk|dawis|dasawisma|dharma wanita|persit|bhayangkari|kumpulan rt|karang taruna|posyandu|posbindu|majelis|taklim|liqo|halaqah|kajian|mentoring|koor|paduan suara|persekutuan|kebaktian|ibadah lingkungan|doa lingkungan|komsel|sembahyangan|sermon|ibu-ibu|emak-emak|mamak-mamak|ibuk-ibuk|tante-tante|geng ibu|komite sekolah|koperasi: arisan/snack-box arisan kue/jajanan/gorengan/kue-kering/sayur
wisuda|wisudaan|yudisium|sidang|sempro|semhas|ujian tesis|lokakarya|workshop|pelatihan|diklat|sosialisasi|penyuluhan|upacara|pelantikan|peresmian|grand opening|raker|rakor|musyawarah|musrenbang|konsumsi|snek|kudapan|rapor|ambil rapor|rapotan|perpisahan|kenaikan kelas|kelulusan|pensi|pentas seni|pisah sambut|pensiunan|farewell: snack-box kue/jajanan/gorengan/kue-kering
mitoni|7 bulanan|tujuh bulanan|4 bulanan|empat bulanan|ngupati|nujuh bulan|nujuh bulanan|nujuhbulan|tingkeban|keba: @rujak/tumpeng @rujak/tumpeng kue/jajanan/minuman/nasi/bubur
brokohan|selapanan|selapan|sepasaran|puputan|turun tanah|turun mandi|cukuran|marhaban: hajatan gulai/sate/nasi/kue/lauk
aqiqah|akikah|ekahan|akikahan|aqiqahan|kekah|kekahan: sate/gulai kambing kambing
kuah kental|kuahnya kental|kuah yang kental|kental gurih: gulai gulai kuah
ringan|ringan-ringan|enteng|enteng-enteng: diet/sedikit-minyak
lauk kering|lauk keringan: kering awet3
camilan kering|cemilan kering|snack kering|jajanan kering: kue-kering/kriuk awet7
botolan|dibotolin|dibotolkan: awet3/kulkas7 kulkas7
prengus|jatah kurban|kurban|qurban|idul adha|iduladha|meugang|makmeugang|mameugang|nyate|nyatean: sate/gulai kambing/sapi
punggahan|ruwah|munggahan|nisfu|unggahan|balimau|dugderan: @apem/ketan/hajatan kue/nasi
suro|suroan|asyura|asyuro|muharram: @bubur-merah-putih/tumpeng bubur/nasi hajatan
tedak siten|tedhak siten|mudun lemah: @bubur-merah-putih/tumpeng @jadah/tumpeng/@lemper kue/nasi
cap go meh|capgomeh: imlek @lontong-cap-go-meh @lontong-cap-go-meh
maulid|maulidan|muludan|mauludan|maulod|molod|rajaban|isra miraj|isra mikraj|nuzulul quran|sekaten|sekatenan|grebeg|gerebeg|panjang jimat|khataman|khatam|batamat: hajatan/nasi-kotak nasi/lauk/kue
bancakan|bancaan|ambengan|ambeng|weton|wetonan|neton|merti dusun|merti desa|rasulan|wiwitan|wiwit: hajatan/tumpeng jawa jawa nasi/lauk/sayur/gulai/bubur
besekan|berkat|berkatan|besek|nasi berkat|sedekah bumi|sedekah laut|tasyakuran|tasyakur|nazar|nadzar|kaul|hajat bumi|ngaruwat|ruwatan|aruh|erau|saprahan|bajamba|makan beradab|megibung: hajatan/nasi-kotak nasi/lauk/sayur/gulai
jumat berkah|nasi berkah|bagi nasi|sedekah|bagi-bagi|dibagi-bagi|dibagikan|dibagiin|santunan|yatim|yatim piatu|dhuafa|duafa|panti|donatur|gelandangan|tunawisma|baksos|bakti sosial|dapur umum|posko|relawan|pengungsi|pengungsian|korban banjir|korban gempa|makan bergizi|mbg|makan gratis: nasi-kotak/hajatan/warteg/bekal nasi/lauk/mi murah
rewang|rewangan|wedding|mantu|mantenan|ngunduh|resepsi|midodareni|siraman|panggih|akad|ijab kabul|ijab qobul|kawinan|walimahan|walimatul|walimatussafar|walimah|baralek|malam bainai|mangulosi|metatah|potong gigi|peminangan|hajat|hajatin|gawe|nyumbang|gubukan|ramah tamah: hajatan !minuman
hantaran|sangjit|mappacci|manten|peningset|serah-serahan|pinangan|lamar|khitbah|calon pengantin|malam pacar: lengket/hajatan kue
ceng beng|cengbeng|tiong ciu|tiongciu|pehcun|peh cun|cioko|sembahyang kubur|sembahyang leluhur|dongzhi|angpao|angpau|klenteng|kelenteng|barongsai|konghucu: imlek
galungan|kuningan|nyepi|odalan|piodalan|ogoh-ogoh|ngaben|mebanten|penampahan|ngelawar|mebat|piodal: bali hajatan/lauk/sayur
waisak|vesak|vihara|biksu|bhante|biara|ceit|capgo|sembahyang: sayur/nasi/sup nabati
paskah|gereja|malam natal|advent|sidi|baptis|baptisan|kamis putih|jumat agung|misa|komuni|sambut baru|krisma|marbinda|sinterklas: natal
belanda|londo|kolonial|noni: belanda/natal
takbiran|malam lebaran|lebaranan|riyaya|riyayan|riaya|halalbihalal|halbil|silaturahmi|silaturahim|sungkem|sungkeman|ujung|salam-salaman|maaf-maafan|open house|lebaran haji|hari kemenangan: lebaran
kado|hampers|parsel|parcel|bingkisan|souvenir|sovenir|kenang-kenangan|tanda terima kasih|tali asih|hantaran lebaran|kirim tetangga|nyorog|ater-ater|munjung|giveaway|hari guru|hari ibu: kue-kering/kue/jajanan awet3
toples|setoples|stoples|toples nenek|kaleng|kaleng biskuit|kaleng khong guan|khong guan: kue-kering kue-kering lebaran/awet3
bedug|beduk|azan magrib|adzan magrib|magriban|iftar|maghrib|buka bareng|pasar wadai|nunggu buka|nunggu magrib|buka sunah|senin kamis|bayar utang puasa: takjil
tarawih|teraweh|taraweh|tadarus|tadarusan|jaburan|itikaf|likuran|selikuran|maleman: jajanan/gorengan/kue/minuman takjil/kaki-lima
imsak|sahuran|sahur|saur: cepat/sederhana lauk/nasi/sayur/sup
tujuh belasan|tujuhbelasan|agustusan|hut ri|agustus|hari merdeka|tirakatan|malam 17|hari jadi|dirgahayu|milad organisasi|launching: tumpeng/beramai tumpeng tumpeng/beramai terkenal
kerja bakti|gotong royong|sambatan|royongan|mapalus|rewang tani|kerja bareng|resik-resik: beramai beramai
ngecor|nguli|kuli|tukang|pekerja bangunan|kerja bangunan|renovasi|renov|bangun rumah|bedah rumah|mandor|buruh|nyawah|ke sawah|panen padi|panen raya|nukang|kerja berat|kerja kasar|kerja fisik|kerja lapangan|orang proyek|anak proyek|proyekan|pekerja|angkat barang|tenaga kerja: mengenyangkan/minuman/gorengan hajatan/warteg/makan-siang
ngaji|tpa|tpq|mengaji|pesantren kilat|madrasah|diniyah|sekolah minggu|les|bimbel|daycare|penitipan|playdate|playgroup|paud|taman kanak-kanak|prasekolah: anak jajanan/kue/minuman
ultah|tiup lilin|milad|birthday|bday|ulangtahun|surprise|nambah umur|tambah umur|hbd: kue/nasi/mi/lauk cantik/anak/hajatan !bubur
reuni|reunian|temu kangen|alumni|botram|liwetan|ngaliwet|makan bareng|makan-makan|makan rame-rame|makan besar|trah|kumpul trah|keluarga besar|sanak saudara|handai taulan|gathering|potluck|patungan|munjungan|makan di daun|alas daun|bancakan daun|cucurak|papajar|kumpul sepupu|teman lama|teman sma|teman kuliah|house warming|housewarming: hajatan/arisan mengenyangkan/jajanan
rumah baru|pindahan|pindah rumah|boyongan|slup-slupan|masuk rumah|naik rumah|pindah kontrakan|pindah kos|tetangga baru|rumah kpr: hajatan/arisan nasi/lauk/kue/bubur
piknik pantai|bekal ke pantai|tamasya|jalan-jalan|wisata|rekreasi|tikar|gelar tikar|di taman|ke taman|kebun binatang|kebon binatang|ragunan|taman safari|dufan|outing|study tour|studi tur|darmawisata|field trip|berenang|renang|curug|air terjun|munggah|ke kebun raya|plesiran|ngetrip|healing: bekal/genggam !kuah
mudik|perjalanan|di jalan|jalan jauh|macet|road trip|roadtrip|touring|turing|naik kereta|di kereta|kereta malam|commuter|krl|di bus|naik bus|bis malam|naik bis|di mobil|naik mobil|naik motor|naik pesawat|di pesawat|bandara|terminal|stasiun|rest area|nyetir|nyetir jauh|nyopir|nyupir|bawa mobil|sopir truk|supir truk|kernet|masinis|narik|ngojek|ojol|kurir|ngurir|antar paket|naik kapal|kapal laut|pelni|kapal feri|nyeberang|mabuk darat|mabuk jalan|ke luar kota|jalur pantura|travel|gerbong: genggam/bekal seharian kering !kuah
kemah|kemping|camping|ngecamp|ngamping|berkemah|nenda|di tenda|dalam tenda|glamping|mendaki|pendakian|nanjak|muncak|naik gunung|di gunung|puncak gunung|hiking|trekking|kompor kecil|kompor portabel|kompor portable|kompor lapangan|kompor spiritus|trangia|nesting|bertahan hidup: kemah kemah kemah
mancing|memancing|mincing|pramuka|persami|perkemahan|outbound|outbond|hutan|ke ladang|ke kebun|offroad|ekspedisi|makrab|ospek|mpls|kkn: bekal/genggam/sederhana satu-wajan/genggam !oven
ke sekolah|dibawa ke sekolah: genggam genggam/anak !kuah
hidangan pembuka|makanan pembuka|appetizer|starter: sup/gorengan/jajanan sup/gorengan/jajanan
pulang sekolah|sepulang sekolah|jajan mulu|jajan terus|minta jajan|jajan sembarangan|biar tidak jajan|jajan di luar|jajan luar: anak/jajanan/cepat jajanan
ikut bikin|ikut masak|ikut bantu|ikut-ikutan masak|buletin|bulet-buletin|dibulatkan|dibuletin|ngeremes|diremas|diremes|uleni|diuleni|ngulen|mainan adonan|main adonan|cetak-cetak|dicetak|motorik|biar anak sibuk|libur sekolah|liburan sekolah|tangan kecil|masak-masakan: dibentuk mild
batita|toddler|picky|pilih-pilih makanan|milih-milih|tutup mulut|dilepeh|lepeh|ngemut|diemut|sulit makan|mogok makan|tidak nafsu makan|tidak mau makan|cucu|ponakan|keponakan|kids|si bungsu|si sulung: anak mild
tidak banyak motong|tidak banyak potong|malas motong|malas potong|malas ngiris|malas mengiris|tidak usah ngiris|tidak usah motong|tanpa ngiris|tangan sakit|tangan luka|tangan diperban|tangan keseleo: tanpa-potong tanpa-potong sederhana
jarang dijual|jarang yang jual|jarang orang jual|jarang ada yang jual|belum banyak saingan|sedikit saingan|tidak ada saingan|belum ada saingan|belum banyak yang jual|tidak pasaran|anti mainstream|antimainstream|unik|belum pernah dengar|belum pernah denger|belum pernah saya dengar|belum pernah saya denger|jarang dengar|jarang orang tahu|tidak mainstream|hidden gem: !terkenal !terkenal
oma|nenek|kakek|opa|manula|mbah|simbah|buyut|eyang|sepuh|jompo|ninik|engkong|renta|lembek|pikun|ompong|tidak punya gigi|gigi palsu|gigi copot|copot|gigi tanggal|geraham|gigi geraham|gigi bungsu|gigi goyang|cabut gigi|habis cabut gigi|habis dari dokter gigi|habis operasi gigi|sakit gigi|gigi sakit|gigi berlubang|gigi ngilu|behel|kawat gigi|dikunyah|yang lembut|tidak suka keras|tidak doyan keras|tidak bisa keras|tidak kuat keras|jangan keras|yang empuk|yang lunak|tekstur lembut|mengunyah|ngunyah|kunyah|tinggal telan|susah nelan|susah menelan|rahang|sariawan|sariawanan|lidah kegigit|bibir jontor|amandel|radang: lunak lunak mild bubur/halus !minuman
jenguk|menjenguk|ngejenguk|besuk|bezuk|nengok|nengokin|tilik|nilik|baru sembuh|masa pemulihan|pemulihan|recovery|ngedrop|badan drop|lemes|lemas|letoy|loyo|gak fit|kurang fit|nggreges|greges|panas dingin|sumeng|puyeng: kuah/bubur/hangat lunak mild
serak|suara habis|suara hilang|batpil|kerokan|kembung|bersin|meler|ingusan|hidung buntu|mampet|habis kehujanan|pegel|pegal|linu|encok|kecapekan|capek banget|capai|remuk|rontok badan|daya tahan|daya tahan tubuh|imun|imunitas|stamina|jaga stamina|jaga imun|pancaroba|ganti musim|empon-empon|herbal: hangat/jamu kuah/wedang/jamu !es mild
haid|menstruasi|datang bulan|kram perut|mens|pms: jamu/wedang/legit jamu/wedang !es
daging mulu|daging terus|ijo-ijo|hijau-hijau|bening-bening|enek|eneg|mabuk perjalanan|mabuk laut|mabuk kendaraan|begah|kekenyangan|kebanyakan daging|kebanyakan santan|blenger|mblenger|mblenek|neg|giung|detoks|detox|cuci mulut|habis makan daging|habis makan enak|habis pesta|habis lebaran: segar/sayur !goreng mild
ngidam|nyidam|hamil muda|trimester: segar/asam
mual|morning sickness|muntah|eneg terus: bening/asam/wedang bening/segar cepat cepat mild !goreng
menyusui|busui|nifas|habis melahirkan|habis lahiran: menyusui katuk katuk katuk sayur/sup mild
insomnia|susah tidur|tidak bisa tidur|sebelum tidur|overthinking|stres|stress|burnout|cemas|anxiety|tegang|penat|suntuk|jenuh|ngademin pikiran|nenangin: wedang/hangat minuman/sup/bubur
ngantuk|mengantuk|melek|ngusir kantuk|nahan kantuk|kafein|doping|musim ujian|uts|uas|skripsian|revisi|deadline|lembur kantor|shift malam|dinas malam|piket malam|masuk malam: genggam/minuman cepat
galau|putus|diputusin|ditolak|broken heart|bad mood|badmood|bete|mood booster|naikin mood|moodbooster|menghibur diri|hibur diri|self reward|sedih|nangis|mewek|gundah|mellow|kecewa: legit/mi kue/minuman/mi/jajanan
menu sehari-hari|masakan sehari-hari|masak sehari-hari|menu harian|masakan harian|makanan harian|menu seminggu|menu hari ini|masak apa hari ini|menu keluarga|untuk keluarga|masakan keluarga|makan malam keluarga: warteg warteg
jualan online|jualan onlen|jual online|jualan dari rumah|usaha dari rumah: awet3/kulkas3 jajanan/kue-kering/kue/gorengan
comfort|cozy|kangen rumah|homesick|kangen ibu|kangen emak|kangen kampung|rindu rumah|rindu masakan|masakan ibu|masakan emak|masakan mamak|masakan nenek|masakan simbah|rumahan banget|masakan kampung|nenek di kampung: kuah/hangat/warteg mengenyangkan
perantau|perantauan|rantau|merantau|anak rantau|bahan terbatas|bumbu terbatas|alat terbatas|serba terbatas|luar negeri|diaspora|tki|tkw|pmi|indekos|kostan|kamar kos|anak kontrakan: sederhana murah makan
untuk sendiri|1 porsi|2 porsi|satu porsi|porsi kecil|porsi satu orang|tidak ada sisa|simpan sisa|untuk satu orang|untuk dua orang|diri sendiri|seporsi saja|tidak mau sisa|tidak mau ada sisa|malas ada sisa|tidak mau nyisa|tidak nyisa|tidak mau kebanyakan|jangan kebanyakan|tidak kebanyakan|suami doang|pas untuk satu: porsi-kecil porsi-kecil
sendirian|seorang diri|sendiri saja|makan sendiri|masak sendiri|hidup sendiri|tinggal sendiri|porsi sendiri|jomblo|jomlo|lajang|bujang|bujangan|perjaka|duda|istri pergi|istri mudik|istri dinas|suami doang|mertua tidak ada: sederhana cepat makan
tidak bisa masak|belum bisa masak|tidak pernah masak|belum pernah masak|pertama kali|perdana|baru belajar|lagi belajar|newbie|noob|gagap dapur|tidak jago masak|tidak pintar masak|jarang masak|gagal terus|gagal mulu|gosong terus|takut gagal|tanpa gagal|pasti jadi|foolproof|tidak bakal gagal|kaku di dapur|baru nikah|pengantin anyar|manten anyar|bapak masak|suami masak|istri baru|awam: sederhana makan
anak muda|bestie|besti|abg|remaja|gen z|gen alpha|milenial|kuliahan|anak kampus|maba|anak hits|kekinian|viral|fyp|tiktok|hype|happening|ngehits|lagi rame|lagi booming|trending|tren|ala resto|mukbang: kekinian jajanan/minuman/mi/gorengan
jajanan sekolah|jajan sekolah|jaman sd|zaman sd|sd jaman|sd zaman|sd jadul|sd dulu|sd lawas|sd tahun 90|sd tahun 80|sd 90|jaman 90|jaman 80|tahun 90|90 an|depan sekolah|gerbang sekolah|gerbang sd|depan sd|di sd|waktu sd|masa sd|jaman sekolah|waktu sekolah|anak sd jaman|anak sd jadul|anak sd dulu|anak sd tahun 90: sekolah sekolah sekolah/jadul
masa kecil|waktu kecil|jaman kecil|nostalgia: sekolah/jadul
tempo dulu|jaman dulu|zaman dulu|jadul|lawas|tradisi|tradisional|klasik|kuno|langka|hampir punah|mulai langka|mulai hilang|warisan|resep simbah|turun-temurun|ndeso|katrok|pedesaan|pelosok|baheula|bihari|jaman simbah|zaman nenek|jaman nenek|vintage|tampah: jadul jadul
abang|keliling|pikulan|tukang jajan|jajan sore|jajan malam|street food|streetfood|kulineran|kuliner malam|mamang: kaki-lima/jajanan
mendung|rancabali|ranca upas|semeru|rinjani|merbabu|merapi|papandayan|ijen|kota batu|malino|gunung gede|tangkuban perahu|kawah putih|kehujanan|ujan|badai|petir|angin kencang|banjir|kebanjiran|becek|kuyup|hawa dingin|hawanya dingin|udara sejuk|dingin banget|kedinginan|menggigil|sejuk|puncak|kabut|berkabut|selimutan|kemulan|meringkuk|pegunungan|dataran tinggi|di gunung|kaki gunung|lereng|villa|vila|dieng|lembang|ciwidey|bromo|tawangmangu|kaliurang|berastagi|cipanas|bedugul|kintamani|api unggun|ac dingin|kantor dingin|bediding|tiris|kademen|atis|ngatis|dingin-dinginan|malam dingin: kuah/hangat !es
bakar-bakar|bbqan|grill|grilling|malam tahunan|tahun baruan|pergantian tahun|kembang api|halaman|garden party|arang: bakar
siang bolong|siang panas|panas terik|panas-panasan|panas banget|panas pol|panasnya pol|cuaca panas|musim panas|udara panas|hawa panas|gerah|sumuk|sumpek|hareudang|kemarau|musim kemarau|kepanasan|kegerahan|haus|kehausan|aus|dahaga|dehidrasi|seret|keringetan|keringatan|mandi keringat|matahari|terbakar matahari|kipas angin|ac mati|ademan|ngadem|nyegerin|penyegar|tiis|seger|nyess|cuaca ekstrem|habis olahraga|habis futsal|habis lari|habis sepedaan|habis senam|habis renang|habis badminton|habis main bola|selesai olahraga|habis ngecat|habis kerja bakti|main layangan: es/segar !wedang
cfd|car free day|jogging|joging|maraton|fun run|senam|sepedaan|gowes|nggowes|jalan santai|zumba|yoga|pilates|badminton|bulutangkis|futsal|voli|basket|padel: genggam/minuman/sarapan segar/genggam
malam minggu|malming|satnight|pasar malam|pasar kaget|pasar minggu|pasar tumpah|pasar rakyat|pasar seni|alun-alun|car free night|festival|expo|pameran|pekan raya|konser|event|booth|tenant|food court|foodcourt|pujasera|foodtruck|food truck|weekend market|panggung|layar tancap|dangdutan|wayangan|pentas|karnaval|pawai|nonton dangdut|rame orang|keramaian: kaki-lima jajanan/gorengan/minuman/sate
ditonton|proses bikinnya|dimasak di tempat|langsung dimasak|live cooking|atraksi|menarik perhatian|bikin penasaran|bikin dadakan|menarik pembeli|bikin orang berhenti|mengundang pembeli: kaki-lima jajanan/gorengan/kue !minuman
ngelapak|gang|depan rumah|teras|garasi|depan komplek|perumahan|kompleks|cluster|kios|lesehan kecil|ngemper|emperan|trotoar|ruko|pangkalan|depan pasar|depan kampus|dekat kampus|depan kantor|depan rs|depan masjid|pinggir kali|bawah jembatan|parkiran|kolong|mobil pickup|pakai motor|pakai sepeda|keliling kampung|keliling komplek|ngider|ider|asongan|ngasong|dijajakan: kaki-lima/jualan
pabrik|anak pabrik|kawasan industri|konveksi|garmen|shift pagi|shift-shiftan|tambang: kaki-lima/warteg mengenyangkan murah
phk|dirumahkan|dirumahin|nganggur|pengangguran|kontrak habis|habis kontrak|cari kerja|pensiun|pegangan|modal cekak|modal receh|sampingan|cari tambahan|nambah penghasilan|nambah pemasukan|penghasilan tambahan|tambahan belanja|tambahan dapur|bantu suami|sambil momong|irt|ibu rumahan|dari dapur rumah|bertahan hidup dari jualan|janda: jualan/kaki-lima murah
dititip|dititipin|dititipkan|nitip|titip|titipan|konsinyasi|setor|setoran|nyetor|tarik sore|sisa diambil|diambil sore|kue subuh|jajanan subuh|subuhan: snack-box/kaki-lima genggam receh
merintis|muter duit|muter duitnya|uang muter|margin|hpp rendah|laba|profit|omset|omzet|po|open po|preorder|pre order|by order|terima order|reseller|resellernya|franchise|kemitraan|pembeli|konsumen|langganan warung: jualan
shopee|ditimbang|plastik bening|melempem|tidak melempem|tokopedia|tokped|lazada|marketplace|tiktok shop|olshop|online shop|kirim luar kota|pouch|kemasan|dikemas|kiloan|curah|grosir|toko oleh-oleh|pusat oleh-oleh|supermarket|minimarket|swalayan|retail|pirt|bpom: awet7 kue-kering/gorengan/jajanan/kue
ricebowl|rice bowl|nasi mangkuk: topping topping topping
gofood|grabfood|shopeefood|go food|grab food|pesan antar|delivery|deliveri|antar jemput makanan|takeaway|take away|cloud kitchen|paket|paket nasi|menu andalan: jualan/nasi-kotak nasi/mi/lauk/jajanan
to go|tusuk|tusukan|ditusuk|setusuk|gelas plastik|plastik kecil|seplastik|bungkus kertas|berdiri|sambil antre|sambil ngantri: genggam kaki-lima/jualan
seribuan|serebuan|gopean|recehan|receh|uang saku|uang jajan|kantong pelajar|kantong mahasiswa|harga mahasiswa|harga pelajar|harga teman|ramah dompet|bajet pelajar: receh jajanan/gorengan/minuman/kue
warkop|buka kafe|burjoan|warmindo|kedai|coffee shop|coffeeshop|kafe kecil|ngafe|tempat nongkrong: gorengan/mi/minuman/jajanan kaki-lima/angkringan/jualan
rames|ampera|rumah makan|warsun|etalase|penyetan|all you can eat|buffet: warteg/makan-siang lauk/sayur/gulai
lesehan|kaki lima malam|sari laut|pecelan: lauk/sambal/sate
langganan|rantang|katering pabrik|jatah makan|kantoran|sekantor|teman kantor|rekan kerja|bapak-bapak kantor|pns|asn|pegawai|karyawan|ngantor: nasi-kotak/warteg/makan-siang lauk/sayur/sup/gulai
bungkusan|tinggal buka|tidak pakai piring|dibungkus|nasi bungkus: nasi-kotak/bekal nasi/lauk
ready stock|siap saji|tinggal panasin|frozenan: frozen-food !es
bawaan|dibawain|bawain|carrier|ransel|dikirim|kirim|kirimin|ngirim|ngirimin|kiriman|paketin|dipaketin|dipaketkan|jnt|jne|sicepat|luar pulau|luar kota|seberang|beda pulau|beda kota|haji|umroh|umrah|oleh-oleh|tentengan|bagasi|koper|carry on|melaut|pelaut|pelayaran|abk|rig|offshore|lepas pantai|kilang|tambang batubara|mess|barak|asrama|pondok|pondokan|pesantren|ponpes|mondok|santri|anak pondok|anak asrama|anak mondok|anak pesantren|boarding|lapas|penjara|tahanan|napi|pelatihan militer|pendidikan polisi|dinas luar|ldr|anak di rantau|anak kuliah|di perantauan: awet3 awet3 kering
romantis|ngapelin|ke rumah pacar|ke rumah cewek|ngelamar|melamar|anniv|anniversary|kencan|ngedate|date|pdkt|doi|ayang|ayank|beb|bojo|pasangan|pasutri|berduaan|pacaran|ngapel|apel|valentine|valentin|hari kasih sayang|manjain istri|paksu|sultan|mewah|fancy|fine dining|elegan|eksklusif|premium|hotel bintang|ala hotel|ala restoran|resto mahal: istimewa
turis|bule|wisatawan|orang asing|ekspat|wna|wisman|tamu luar negeri|tamu dari luar negeri|makanan indonesia|masakan indonesia|orang luar|mahasiswa asing|kenalin makanan indonesia|pertama ke indonesia: ikon mild
mertua|camer|calon mertua|besan|keluarga calon|ipar|orang tua pacar|bos datang|atasan|bos besar|pak bos|klien|pejabat|lurah|kades|camat|bupati|vip|kyai|ustadz|habib|pendeta|tokoh|keliatan jago|kelihatan jago|dipuji|bikin kagum|pamer|gengsi|malu-maluin|omongan|istimewa|mahal tidak apa|kelihatan mahal|keliatan mahal|terlihat mewah|effort|masak niat|tantangan: istimewa
jamu tamu|ngejamu|suguh|mampir rumah|main ke rumah|bertandang|ketamuan: arisan/cepat/minuman
nasi belum matang|nasi belum tanak|nasi belum tanek|nasi belum mateng|nasi belum masak: jajanan/gorengan/cepat/mi !nasi
nasi kering|nasi numpuk|nasi sebakul|nasi masih banyak|nasi kebanyakan|kebanyakan nasi|nasi banyak|nasi lebih|nasi tadi: nasi-goreng nasi-goreng
lembur|pulang kerja|pulang kantor|pulang malam|pulang larut|sepulang kerja|habis kerja|capek kerja|kesusu|gasik|tidak sempat|tidak ada waktu|tidak keburu|tidak makan waktu|tidak pakai lama|tidak lama|gercep|sibuk|super sibuk|kejar-kejaran|sudah di jalan|otw|lapar berat|sudah lapar|wanita karir|wanita karier|working mom|ibu pekerja|wfh|sela kerja|istirahat kerja|jam kosong|tepar: cepat
subuh|pagi buta|jam 4 pagi|jam 5 pagi|sebelum berangkat|anak berangkat|harus berangkat|keburu berangkat|sebelum kerja|sebelum sekolah|berangkat pagi|pagi buru-buru: sarapan cepat/sederhana
sibuk momong|masak sendirian|satu tangan gendong|mateng sendiri|matang sendiri|luka sesar|sambil gendong|rewel|sambil ngasuh|disambi|tinggal rebus|cemplung-cemplung|cemplang cemplung|cemplungin|dicemplungin|plung|tinggal cemplung|tinggal aduk|sekali cemplung|tidak usah ditungguin|tidak ditungguin|tidak perlu diaduk|tidak usah diaduk: kuah/rice-cooker kuah/rice-cooker !goreng
keburu basi|tidak basi|takut basi|cepat basi|gampang basi|mudah basi|sampai magrib|sampai malam|sampai besok|sehari penuh|dari pagi|dari subuh|pagi sampai sore|24 jam|suhu ruang|tanpa kulkas|tidak pakai kulkas|tidak ada kulkas|tidak punya kulkas|amati geni: seharian
berbulan-bulan|setahun|tahunan: awet7
kulkas mati|kulkas rusak|kulkas mogok|kulkas ngadat|kulkas bocor: seharian
mati listrik|listrik mati|listrik padam|padam listrik|lampu mati|pemadaman|pln padam|token habis|listrik habis|listrik jepret|tidak ada listrik: tanpa-listrik tanpa-listrik
rice cooker|rice cooker doang|ricecooker|magic com|magic com doang|magicom|magic jar|penanak nasi|kompor mleduk|kompor meledak|kompor meleduk|kompor mati|kompor ngadat|kompor mogok|gas kosong|gas lagi kosong|gas langka|gas melon|tabung melon|tabung gas kosong|elpiji habis|lpg habis|elpiji langka|elpiji kosong|tidak ada gas|kehabisan gas|slow cooker: rice-cooker rice-cooker rice-cooker terkenal
dispenser|teko listrik|ketel listrik|pemanas air|termos|microwave|toaster|tidak usah masak|tidak pakai masak|no bake|tinggal tuang|tinggal campur|tinggal seduh: tanpa-masak/rice-cooker cepat
kompor satu|satu kompor|kompor cuma satu|satu tungku|kompor listrik|kompor induksi|hotplate|panci kecil|panci saja|panci doang|teflon|teflon doang|wajan|wajan doang|penggorengan|cuci piring|cucian piring|cucian numpuk|cucian sedikit|piring kotor|sedikit cucian|air mati|air pam mati|pdam mati: satu-wajan satu-wajan lauk/mi/nasi/jajanan/gorengan !oven
satu panci|1 panci|one pot|dandang|panci gede|panci besar|kuali|jadi sekali|sekali jadi|sekali angkat|tungku|pawon|anglo|masak besar|masak banyak|masak massal|untuk banyak orang|sekampung|satu kampung|satu rt|satu kelas|sekelas|satu angkatan|rombongan|serombongan|satu bus|puluhan orang|ratusan orang|sepasukan|jamaah|jemaah|rame-rame: massal hajatan/warteg/makan-siang soto/sup/gulai/sayur/nasi
airfryer|air fryer|minyak setetes|setetes minyak|kecipratan|nyiprat|minyak mahal|minyak naik|minyak tinggal sedikit|minyak sedikit|hemat minyak|kehabisan minyak|berminyak|banjir minyak|minyakan|stop gorengan: sedikit-minyak !goreng
mixer rusak|mixer mati|kocok tangan|pakai whisk|pakai garpu|diaduk tangan|aduk tangan|tinggal aduk-aduk: !mixer
ulekan pecah|cobek pecah|ulekan hilang|tinggal iris|diiris-iris|diiris diiris|tinggal diiris|iris-iris|cemplung bumbu: !ulek
tidak bau|dapur sempit|dapur kecil|dapur mini|dapur bersama|dapur kos|kamar sempit|apartemen|apartment|rusun|studio|kontrakan|petakan|bau ke tetangga|bau nempel|bau kemana-mana|bau masakan|bau dapur|amis|asap|berasap|asapnya: !bakar !goreng !bau sederhana
dihangatkan|dipanasin|ngangetin|angetin|diangetin|nginep|makin nginep makin enak|makin lama makin enak|makin meresap|besok masih enak|besoknya masih enak|besok tinggal makan: gulai/soto/semur
sekali masak|masak sekali|untuk 2 hari|untuk 3 hari|stok 3 hari|sekalian banyak|sekalian untuk besok|sekalian untuk malam|masak sekalian|tidak tiap hari masak|tidak sempat masak tiap hari|dari pagi sampai malam: gulai/soto/lauk kulkas3
tidak tumpah|tanpa tumpah|tidak bocor|tidak berceceran|tidak benyek|tidak becek|tidak lembek|tidak hancur|tahan banting|enak dingin|dimakan dingin|enak walau dingin|sudah dingin tetap enak|tidak dipanaskan|tidak bisa manasin|kotak makan|tempat makan|tupperware|misting|lunchbox: kering seharian
sambil zoom|sambil ngetik|sambil belajar|sambil baca|sambil main hp|sambil nyusuin|sambil nonton|sambil ngobrol|depan laptop|depan komputer|depan tv|di meja kerja|satu tangan|tangan kotor|tangan tidak kotor|belepotan|blepotan|tidak lengket di tangan|sekali hap|sekali lep|sekali gigit|bite size|bitesize|mini-mini|imut-imut|kecil-kecil|mungil|comot|comotan|dicomot: genggam/kecil kering
difoto|fotonya|ngonten|vlog|instagram|ig|feed|story|instagramable|instagrammable|estetik|aesthetic|fotogenik|cantik-cantik|tampilan cantik|tampilannya cantik|warna-warni|colorful|kolorful|pelangi|warna cerah|berwarna|unyu|gemes|lucu-lucu|bentuknya lucu|menarik mata|plating|lomba|juri: cantik
pangan lokal|lomba cipta menu|umbi|hasil kebun|hasil bumi|kebun sendiri|dari kebun|paceklik: lokal
tongpes|boke|dompet kering|dompet kosong|dompet nangis|duit tipis|duit tinggal|duit seret|uang tinggal|uang menipis|kantong kering|kere|melarat|cekak|pas-pasan|susah duit|krisis|bangkrut|pengiritan|prihatin|ngutang|utang|belum gajian|belum gajihan|gajian masih lama|gaji belum turun|nunggu gajian|menunggu gajian|kiriman belum datang|bansos|sembako|jatah|serba mahal|harga naik|cabai mahal|rakyat jelata|kulkas kosong|tinggal telur|tinggal tempe: murah sederhana makan
gajian|tanggal muda|awal bulan|thr|bonus|dapat rezeki|rezeki nomplok|rejeki|menang lotre|naik gaji|naik jabatan|naik pangkat|promosi jabatan|keterima|lolos cpns|dapat kerja|lulus|ranking satu|rangking satu|juara|menang lomba|traktir|traktiran|nraktir|mentraktir|memanjakan diri|balas dendam|cheat day|cheating day|merayakan|perayaan|sekali-sekali|sesekali|weekend mewah: istimewa
ngurusin badan|defisit|kalori|cutting|pola makan|guilt free|guiltfree|low calorie|low cal|low fat|intermittent|jaga makan|jaga badan|jaga berat|jaga bentuk|buncit|gendut|gendutan|gemukan|kegemukan|obesitas|overweight|berat badan|bb naik|turun bb|turunin bb|turunin berat|nurunin berat|nurunin bb|timbangan|celana sempit|celana tidak muat|baju sempit|kebaya tidak muat|kurusan|langsingan|slimming|body goals|summer body|real food|whole food|salad|serat|tinggi serat|kurang sayur|makan sayur|sayuran|ijo-ijo|sembelit|susah bab|tidak lancar bab|pencernaan|ringan di perut|perut enteng|tidak bikin begah|habis checkup|habis medical checkup|hasil lab: diet/sayur/sup sedikit-minyak
ngegym|nge-gym|gym|fitnes|fitness|workout|work out|latihan beban|angkat beban|angkat besi|binaraga|otot|ngotot|protein tinggi|high protein|protein|atlet|latihan fisik|lari maraton|bulking: protein protein !gorengan
nambah berat|naikin berat|naikin bb|nambah bb|biar gemuk|penggemuk|gemukin badan|kurang gizi|kerempeng|masa pertumbuhan|lagi tumbuh: protein mengenyangkan
perut perih|perut melilit|perut sensitif|perut tidak enak|perut mules: lunak mild !asam
panas dalam|bibir pecah|bibir kering|meredakan panas dalam: es/segar mild
bening|kuah seger: bening
nampol|nendang|berempah|rempah|rempahnya|penuh rempah|berani bumbu|medok|medhok|strong|nyamleng|mantap jiwa|nampar: rempah
micin|mecin|asin|savory|savoury|umami: gurih !legit !legit !segar
legit|sweet tooth|craving manis|pengen manis|ngidam manis|sugar rush|pemanis|manis seger|amis-amis|nu amis: legit
seger pedas|asem manis|haseum|masam: segar/asam
kriuk|kriyuk|kres|kremes|crunchy|krenyes|gurih renyah|krupuk-krupukan|krispi: kriuk kriuk renyah
lengket: lengket
kuah panas: kuah kuah !minuman
umpetin|diumpetin|disembunyiin|disembunyikan|nyelipin|sayur disamarkan: selip selip mild
apinya bentar|gas tinggal|gas mau habis|hemat gas|irit gas: cepat cepat !kue
adat|acara adat|pesta adat: hajatan hajatan hajatan !mi
meletus|muncrat: @klepon @klepon @klepon
ketupatan|kupatan|syawalan: lebaran @ketupat/@opor/@lepat @ketupat/@opor
haneut|hanget|paneh|ngaheueuhan|nyeruput|seruput|sruput|disruput|nyuruput|sluruput: hangat/kuah !es
menu laut|tepi laut|pinggir laut|pinggir pantai|tepi pantai|pesisir|nelayan|pelelangan|dermaga: laut laut
ikan hasil mancing|hasil mancing|hasil pancingan|dapat ikan|empang|tambak|waduk|kuras kolam|strike: ikan
pelengkap|pelengkapnya|isian|teman nasi|teman makan|pendamping|cocolan|lalapannya|kondimen: lauk/sayur/sambal
ngisi|isian gerobak|nambah menu|tambah menu|menu tambahan|menu baru|variasi menu|menu pendamping: jualan/angkringan
keburu busuk|hampir busuk|mau busuk|takut busuk|sebelum busuk|mau layu|mulai layu|hampir basi|mau expired|hampir expired|hampir kedaluwarsa|mau kadaluarsa|mubazir|mubadzir|kebuang|sisa kulkas|bersihin kulkas|kuras kulkas|isi kulkas|zero waste|nggak kepake|bahan sisa: sederhana
pagi|isuk|enjang|parak siang|sarapnya|nyarapan|serapan|awali hari|brunch|sebelum ngantor: sarapan
siang|awan-awan|beurang|jumatan|luhur|habis zuhur|duhur|istirahat siang: makan-siang
malam|bengi|mbengi|wengi|peuting|habis isya|habis magrib: makan-malam
laper banget|lapar banget|lapar parah|kelaparan|ngelih|luwe|luwih|lapeur|litak|litakan|belum makan|perut keroncongan|kenyang lama|tahan lapar|mengenyangkan|ngenyangin|bikin kenyang|sampai kenyang|wareg|wareug|makan banyak|makannya banyak|makan segambreng|porsi besar|porsi jumbo|porsi banyak|nambah terus|nambah nasi|boros nasi|habis nasi|ludes: mengenyangkan
nyemek|basah-basah|becek-becek|banjir kuah|kuah banyak|kuah-kuah|kuahnya banyak|ngirup kuah|guyur|diguyur: kuah
wajan tidak bawa|tidak bawa wajan|tidak ada wajan|tidak punya wajan|wajan hilang|wajan bolong|wajan dipinjam|bara|nyalain bara|arang ada|batok kelapa|kayu bakau|di tambak|di pantai|di sawah|hasil tangkapan: bakar !goreng
urang awak|bundo kanduang|rumah gadang|lapau: Sumatera-Barat
megengan|apeman|ruwahan|nyadran|sadranan|rebo wekasan|rabu wekasan: @apem @apem kue/bubur/nasi
lalap|lalapan|lalab|sayur mentah|daun mentah|daun daun mentah|daun daun mentah dan sambal|mentah dan sambal|mentah sambal|mentah dengan sambal: lalap lalap makan
yang lembut|makanan lembut|yang lunak|makanan lunak|makanan halus|makanan empuk|lauk lunak|lauk empuk|gigi sudah tidak ada|giginya sudah tidak ada|gigi tidak ada|giginya tidak ada|gigi sudah habis|gigi habis|giginya habis: lunak lunak !minuman
creamy|krimi: @puding/@klappertaart/@kue-lumpur/@kue-sus @puding/@klappertaart/@kue-lumpur/@kue-sus
kematengan|kematangan|terlalu matang|kelewat matang|sudah hitam|overripe: lewat-matang lewat-matang lewat-matang
nambah nasi|nambah nasi terus: lauk/gulai/sambal lauk/gulai/sambal terkenal
pengganti nasi: lokal/mi/@kentang lokal/mi/@kentang mengenyangkan/lokal !legit !legit !nasi/lokal
asi|melancarkan asi|memperlancar asi|booster asi|perbanyak asi: menyusui katuk katuk katuk sayur/sup/bubur
`;

/** Phrases with the same meaning, folded, and the conditions that suit it. */
export type Situation = {
  readonly phrases: readonly string[];
  readonly conditions: readonly string[];
};

/** Read when the product is built; shipped packed. */
export const SITUATIONS: readonly Situation[] = SITUATION_ROWS.trim()
  .split('\n')
  .map((row) => {
    const [phrases = '', conditions = ''] = row.split(': ');
    return {
      phrases: phrases.split('|').map(foldName),
      conditions: conditions.split(' '),
    };
  });
