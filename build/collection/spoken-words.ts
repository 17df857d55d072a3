/**
 * Words that people type though no dictionary has them: spoken Indonesian, Javanese, Sundanese,
 * Betawi and loans from English. Those that search would mistake for a misspelt dish are shipped
 * with `indonesian-words.ts`; the others are not.
 */
export const SPOKEN_WORDS: readonly string[] = `
acara adek adem adonan agak ajak akrab alon alus ambyar ampuh amsyong anget angin
angkat angkut anteng antre antri aplikator asik asyik atuh awak awet ayang babe babeh bagi bahagia bakti
balikin balita bandel bangkrut bangun banjir bantu bapuk barang barengan baru bawa bawaan bawain beda
begadang belajar belanja belanjaan beli beliin bener beneran benerin bengkel bening berantakan berangkat
beres beresin besan besek besekan besti bestie betah betul biarin bibir bingung bobo bocor bolos bonus borong
bos botak botol boyong bubar budget buka bukain bukan bulanan bulet buletin buntal buru buset
butuh cabut camer campur cangkruk cape capek cek cekak celup cemal cemas cepetan cerita cewek cicip cicipin
cinta ciwi cocok colok copot coret cowok cuan cukup cukupin cuma cupang cuti daftar dagang dagangan damai dapur
dateng dekat demen dengkul deres dewe dewean diajak diapain diaduk dibagi dibagiin dibawa dibawain dibeli dibeliin
dibentuk dibuang dibungkus dicampur dicari dicicil dicuci didiemin digimanain diisi dijemput dijual dikasih
dikasihin dikirim dikirimin dikunyah dimakan dimana dimasak dimasukin dimulai dingin dino dipajang dipakai
dipanasin dipanggil dipinjem dipotong diracik dirumahin disajikan disetok disimpen disuruh ditaruh ditawari
dititip dititipin ditinggal ditonton dituang ditutup diundang donatur doyan duit ealah ekspedisi emang emak
embah empang empuk encok enek engap enteng entar entekke euy event gabut gadang gaes gais galau gang gandeng
ganjel garasi gaspol gausah gede gedhe gelar gemes genteng gerah geraham gercep gerobak getol giling
ginian  gitu gosip gosong gotong gratis gratisan greget guys gym habis hajat hampers hampir hangout hape
hareudang hasil healing heboh heran hijrah hoyong hujan iki iku imsak indomaret iseng isinya iya 
jaga jago jajal jalan jamuran jaran jarang jatah jatuh jauh jebol jeglek jemput jemur jemuran jenuh jeroan jompo
jualin kabur kaget kagak kambuh kangen kantong kapan kapok karang karep karo karyawan kasur kawin
kebab kebagian kebanyakan kebelet kebon kebun kecapekan kecelup kecipratan kecut kedai kedinginan keburu
kekurangan kelar kelas kelompok kelurahan kemah kemaren kemarin kemping kempes kena kenceng kendala kendaraan
kenyang kepanasan kepengen kepikiran kepo kerasan kerasa kerja kesel keselek kesiangan kesini ketempatan
ketiduran ketinggalan kewalahan keur kicker kirim kirimin kisut klinik kompak kompor konco koneng konser
kontrak kontrakan korban kosong kotor kudu kuliah kulkas kulo kumaha kumat kumpul kumpulan kurir kuy
lagian laku lalap lambung lampu langganan langgar lapak lapang laper lapis larang larangan laris latihan lawan
layar lebaran lecek legenda lega lelah lemas lembek lembur lemes lengket lenyap lesehan lesu lewat libur
liburan lik lilin lingkungan listrik lokal lokasi longgar lontar lorong luber lumayan luntur lur lusa luwe mabar
magang magic magrib majelis makin malas maleman males malesan mampet mampir mancing mandek mandi mantau mantep
mantan masjid masuk matang mateng matiin mau mbagi mbah mbok mblenger melek melempem meleleh melulu mending menit
mentok mepet mesin mesti mingguan minim minta minjem mlempem mogok momong mondok monggo moro motor muat mubazir
mudik mulai mulu mumet mumpung muncul mung murah muter nabung nafsu nagih naik nambah nanggung nanti
nanya naruh nasehat nawarin nduk neng nembe nenda ngabisin ngajak ngaji ngaku ngampus nganggur ngangetin
ngantar ngantin ngantor ngarit ngarti ngasih ngasuh ngawur ngebul ngecor ngegas ngegym ngejar ngejual ngeles
ngelih ngelarang ngemall ngemper ngenes ngerasa ngeremes ngerti ngerumpi ngeteng ngetrip ngirim ngisi ngobrol
ngojek ngompol ngontrak ngopi ngriung nguli ngulik ngunduh ngurangin ngurus ngurusin ngutang ngutik niat nikahan
nimbrung nincep ninggalin nitip niup njebluk nobar nolak nonton nongki nongkrong ntar nulis numpang numpuk nunggu
nungguin nunut nurunin nyaman nyampe nyantai nyari nyaris nyasar nyawer nyebar nyebelin nyeduh nyekolahin nyelip
nyetir nyetok nyeruput nyicil nyieun nyieunna nyimpen nyisa nyobain nyoba nyumbang nyuruh ogah ojek oleh
oma omongan ongkir online opa open orderan ortu ovenku pabrik padam padet pagi pakde paket pamit panci pandemi
panen pangkal pangkalan panik panitia pantes parah parkir  pasrah pasutri patroli pegal pegel
pegangan pelajaran pelengkap pelit penasaran pengeluaran pengen pengungsi penuh peralatan perantau pergi
perih pinggir pinggiran pirang pisan piknik pilih plastik pokok pokoknya polos poll pondok porsi posko posyandu
prei promo proses puas puasa puncak punggung pulang pusing puter putus rada ragu rajin rame ramean rantang
rantau rekom rekomen repot reseller resepsi resign ressek reuni rewang rewel ribet ribut rindu ringan
ringkes risih roboh rombongan ronda rontok royal ruko rumit rumpi rusuh sabar sahabat saku salah sambil sampai
sanak santai santri santuy sanggup sekalian sekarung sekawan sekedar sekelas seketika selang selera selimutan
selipan sembelit semangkok sempat sempet sempit semut senam sendal sendiri sendirian seneng sengaja sengang
sepapan sepasang sepele sepi seplastik seporsi serba serbu sering serius serumah sesajen setandan setetes setiap
setok setoples shift sibuk sidang sinau siram soalnya sobat sogok solat spatula stres suami subuh sudah
suguhin sumpek sumuk sungkan sunyi supir surau susah tadi tahan tahlil takut tamat tambah tambal tandang
tanek tangan tangga tanggal tanggung tante tapian tarawih tawar tebar tega telat teler telpon temen temenan
tempat tenang tenda tepar teras teriak terik terima terlanjur ternyata terpaksa terpal tersisa terus tetangga
tetep tiap tiduran tidur tikar tiket timbang timpa tinggal tingkat tiris tiup toko toples tradisi  tukang
tulang tumpah tumpuk tungku turis tutup udah ujan  undangan unik untung urgent urus urut usir utang
vibes viral wangi warkop warung warga wedding wes wingi wisuda  yayasan yuk zaman zonk
sangu gawe dahar neda tuang emam nyak enyak engkong encing nyai teteh aa akang kang neneng ujang asep abah ambu
mamang bibi uwak amang inang opung tulang ito lae kak cece koko ncik ncek cik uda uni ajo datuk nenek tok wan
bli mbok geg gus ning cak kangmas mbakyu paklik bulik pakpuh budhe simbok simbah embok lek mas
bini laki lakiku biniku bapane mboke bojone kadung urang urangna handak hendak ulun pian ikam unda nyawa kada kadada banua
nyaman lamak mangkal wadai iwak banyu banyune hujanan meulah maulah meolah inya sidin acil julak gulu nini kai
kula kulo niki niku menika meniko nggih inggih mboten sampun saged badhe ajeng nopo menapa sinten pundi pripun kados kalih
ning neng sing sinau digawe nggawe digoreng dewek dhewe dheweke wis wes wae bae apane piye ngono ngene kepiye kowe koe awakmu
awake omahe omah tonggo tangga bocahe lanang wedok ndhuk thole bapake ibune simbahe mbahe nganggo karepe rampung mari mene
mambu ambune rasane pirang dino taun ndek gek gawene sedulur dulur sakjane sejatine tuku tumbas adol dodol dodolan bakulan bakul
nyadong njaluk njajal nyoba nggoreng nyambel nggodog ngulek marung warunge
abdi kuring urang sadayana masihan meuli ngical icalan jualan dagang ngadamel nyieun mung pikeun keur kanggo teuing pisan
kumaha naon saha dimana iraha sabaraha aya teu acan atos parantos hayang palay hoyong resep pami upami mun bari jeung sareng
sateuacan isuk sore peuting beurang dinten ayeuna engke isukan bieu kamari budak barudak pamajikan salaki indung bapa aki nini
kabogoh tatangga imah bumi dapur hawu seupan goreng sangray beuleum lauk sangu hayam endog cabe
ambo awak denai uni uda urang rantau nan ka ndak indak lai alun alah baa bara dima sia apo manga lamak bana
masakan dimasak mamasak makan minum induak apak anak gadih bujang sumando mintuo
aku kau horas lae eda tulang namboru inanguda amang inang boru marga hatopan mangan indahan arsik natinombur dohot nang muse
ise aha dia boasa boi daong unang sai siapari haroan pesta marga
tiang titiang ragane bli mbok jero gek gus dadong pekak meme bapa nganten ngae ngalih demen jaen dije kenken apa kude nggih
ten tusing sing dadi kangge kagae anggon lan tur mula mulan resepne nampah banten
iya tabe sappo daeng andi puang mace pace kita ki mi ji pi tawwa iyya ndi kodong cucuku mauka maua bikinka dimakan
beta katong ose dong de pung su sa ko tra tara mo kitorang dorang ngana kita torang pe so nyanda
bokap nyokap ortu bonyok adek dedek kakek bininya lakinya cowo cewe cowok cewek bro sis cuy coy gan ngab guys gaes
wkwk wkwkwk haha hehe hihi anjir anjay njir buset astaga yaampun duh aduh waduh eh oh hm hmm sih dong deh kok
kepikiran kebayang keinget keingetan inget lupa megang megangin pegangin nyalain matiin nenteng ngangkut nyamperin nyusul nyusulin
ngapel ngapelin garang galak singa melompong rimbun rimbunnya gratisan terserah sanggup setor muka alay norak lebay sebat jastip
taichung taipei hongkong kaohsiung jeddah riyadh makkah madinah singapur malay kuching brunei
carrier ransel koper tenteng bagasi kabin jok
dines dinas nyusul mutasi pindah nginap kontrak ngekos kosan kosanku kamarku
ogah males gamau gakuat gakuatt kuatnya gaboleh gabisa gatau gatahan
anteng gendong gendongan nenen popok sesar caesar lahiran nifas
ditimbang nimbang timbangan dibungkusin bungkusin dibukain ditaruhin ditenteng melempem mlempem nglempem alot
takmir takmirnya jamaahnya ustadznya santrinya muridnya
melilit melilitnya keroncongan ngelih lemes
ngadat mogok njebluk meledak mbledos jebol ambrol copot
espresso barista mesin grinder
carikan cariin rekomen rekomendasiin saranin bantuin tulungin tolongin
tancap eksekusi dieksekusi dimarinasi direndam rendaman ungkepan diungkep
lekoh mlekoh medok mlotrok nyoy lumer ngeprul mletek kemlotok kemripik
ganten galungan siregar dipagar segede ngapeli greges merbabu balige vihara umat ciacai kopdar guyub pinjol
nunggak restrukturisasi tambak bakau anniv loyangku kotak seumur pensiunan skena tiktok kepedesan ngendon ludes
utuh pedagang dibumbuin meulahakan ngrembaka semalaman kembaran sebelahan ngremes tajem papan diserbu ngabuburit
darah aman pemutih dijejer etalase mamak igd minggat separo sawah ban segerobak bareng wajib
caption presiden wapres menteri gubernur bupati walikota politik pemilu partai negara pemerintah hukum
pajak polisi cuaca ramalan gempa puisi pantun cerpen novel lagu lirik musik film drama artis penyanyi
game permainan sepak sepakbola futsal skor pertandingan liga timnas olahraga mobil sepeda kereta pesawat
hotel wisata hp handphone ponsel laptop komputer printer internet wifi website aplikasi program kode
coding javascript python java html excel word email surat skripsi makalah pidato essay esai terjemahkan
translate bahasa inggris arab jepang korea thailand italia eropa western matematika rumus hitung
hitunglah fisika kimia biologi sejarah geografi kerajaan pahlawan kemerdekaan saham kripto bitcoin emas
dolar kurs investasi pinjaman bank asuransi obat dokter penyakit gejala vaksin jodoh zodiak shio mimpi
kodok katak ular agama doa sholat salat zakat tanaman ucapan baju sepatu tas skincare rambut wajah
jerawat berita jadwal alamat nomor pupuk telepon kabar nama arti lowongan gaji interview planet matahari
robot hacker dekorasi kebaya kostum rute pijat basmi kecoa tikus nyamuk rayap lelucon humor dongeng kuis
`
  .trim()
  .split(/\s+/u);
