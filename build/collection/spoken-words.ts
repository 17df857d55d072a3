/**
 * Words that people type but no dictionary has: spoken Indonesian, Javanese, Sundanese, Betawi and
 * loans from English. Those that search would mistake for a misspelt dish are shipped with
 * `indonesian-words.ts`; the others are not.
 */
export const SPOKEN_WORDS: readonly string[] = `
aa abah abdi acan acara acil adek adem adol adonan aduh agak agama aha ajak ajeng ajo akang aki akrab aku alah
alamat alay alon alot alun alus aman amang ambo ambrol ambu ambune ambyar ampuh amsyong anak andi anget anggon
angin angkat angkut anjay anjir anniv anteng antre antri apa apak apane aplikasi aplikator apo arab arsik arti
artis asep asik astaga asuransi asyik atos atuh awak awake awakmu awet aya ayang ayeuna baa babe babeh badhe
bae bagasi bagi bahagia bahasa baju bakau bakti bakul bakulan balige balikin balita ban bana bandel bangkrut
bangun banjir bank banten bantu bantuin banua banyu banyune bapa bapake bapane bapuk bara barang bareng
barengan bari barista baru barudak basmi bawa bawaan bawain beda begadang belajar belanja belanjaan beli
beliin bener beneran benerin bengkel bening berangkat berantakan beres beresin berita besan besek besekan
besti bestie beta betah betul beuleum beurang biarin bibi bibir bieu bikinka bingung bini biniku bininya
biologi bitcoin bli boasa bobo bocahe bocor boi bojone bokap bolos bonus bonyok borong boru bos botak botol
boyong bro brunei bubar budak budget budhe bujang buka bukain bukan bulanan bulet buletin bulik bumi bungkusin
buntal bupati buru buset butuh cabe cabut caesar cak camer campur cangkruk cape capek caption cariin carikan
carrier cece cek cekak celup cemal cemas cepetan cerita cerpen cewe cewek ciacai cicip cicipin cik cinta ciwi
cocok coding colok colokan copot coret cowo cowok coy cuaca cuan cucuku cukup cukupin cuma cupang cuti cuy dadi dadong
daeng daftar dagang dagangan dahar damai daong dapur darah dateng datuk de dedek deh dekat dekorasi demen
denai dengkul deres dewe dewean dewek dhewe dheweke dia diaduk diajak diapain dibagi dibagiin dibawa dibawain
dibeli dibeliin dibentuk dibuang dibukain dibumbuin dibungkus dibungkusin dicampur dicari dicicil dicuci
didiemin dieksekusi digawe digimanain digoreng diisi dije dijejer dijemput dijual dikasih dikasihin dikirim
dikirimin dikunyah dima dimakan dimana dimarinasi dimasak dimasukin dimulai dinas dines dingin dino dinten
dipagar dipajang dipakai dipanasin dipanggil dipinjem dipotong diracik direndam dirumahin disajikan diserbu
disetok disimpen disuruh ditaruh ditaruhin ditawari ditenteng ditimbang ditinggal dititip dititipin ditonton
dituang ditutup diundang diungkep doa dodol dodolan dohot dokter dolar donatur dong dongeng dorang doyan drama
duh duit dulur ealah eda eh eksekusi ekspedisi email emak emam emang emas embah embok empang empuk encing
encok endog enek engap engke engkong entar entekke enteng enyak eropa esai espresso essay etalase euy event
excel film fisika futsal gabisa gaboleh gabut gadang gadih gaes gais gaji gakuat gakuatt galak galau galungan
gamau game gan gandeng gang ganjel ganten garang garasi gaspol gatahan gatau gausah gawe gawene gede gedhe geg
gejala gek gelar gemes gempa gendong gendongan genteng geografi gerah geraham gercep gerobak getol giling
ginian gitu goreng gosip gosong gotong gratis gratisan greges greget grinder gubernur gulu gus guys guyub gym
habis hacker haha hajat hampers hampir handak handphone hangout hape hareudang haroan hasil hatopan hawu hayam
hayang healing heboh hehe hendak heran hihi hijrah hitung hitunglah hm hmm hongkong horas hotel hoyong hp html
hujan hujanan hukum humor ibune icalan igd ikam iki iku imah imsak inang inanguda indahan indak indomaret
induak indung inget inggih inggris internet interview investasi inya iraha ise iseng isinya isuk isukan italia
ito iwak iya iyya jadwal jaen jaga jago jajal jalan jamaahnya jamuran jaran jarang jastip jatah jatuh jauh
java javascript jebol jeddah jeglek jemput jemur jemuran jenuh jepang jerawat jero jeroan jeung ji jodoh jok
jompo jualan jualin julak ka kabar kabin kabogoh kabur kada kadada kados kadung kagae kagak kaget kai kak
kakek kalih kamari kamarku kambuh kang kangen kangge kanggo kangmas kantong kaohsiung kapan kapok karang karep
karepe karo karyawan kasur katak katong kau kawin kebab kebagian kebanyakan kebaya kebayang kebelet kebon
kebun keburu kecapekan kecelup kecipratan kecoa kecut kedai kedinginan keinget keingetan kekurangan kelar
kelas kelompok kelurahan kemah kemaren kemarin kembaran kemerdekaan kemlotok kempes kemping kemripik kena
kenceng kendala kendaraan kenken kenyang kepanasan kepedesan kepengen kepikiran kepiye kepo kerajaan kerasa
kerasan kereta kerja keroncongan kesel keselek kesiangan kesini ketempatan ketiduran ketinggalan keur
kewalahan ki kicker kimia kirim kirimin kisut kita kitorang klinik ko kode kodok kodong koe kok koko kompak
kompor komputer konco koneng konser kontrak kontrakan kopdar koper korban korea kosan kosanku kosong kostum
kotak kotor kowe kripto kuatnya kuching kude kudu kuis kula kuliah kulkas kulo kumaha kumat kumpul kumpulan
kuring kurir kurs kuy lae lagian lagu lahiran lai laki lakiku lakinya laku lalap lamak lambung lampu lan
lanang langganan langgar lapak lapang laper lapis laptop larang larangan laris latihan lauk lawan layar
lebaran lebay lecek lega legenda lek lekoh lelah lelucon lemas lembek lembur lemes lengket lenyap lesehan lesu
lewat libur liburan liga lik lilin lingkungan lirik listrik lokal lokasi longgar lontar lorong lowongan
loyangku luber ludes lumayan lumer luntur lupa lur lusa luwe mabar mace madinah magang magic magrib majelis
makalah makan makin makkah malas malay maleman males malesan mamak mamang mamasak mambu mampet mampir mancing
mandek mandi manga mangan mangkal mantan mantau mantep marga mari marung mas masakan masihan masjid masuk
matahari matang matematika mateng matiin mau maua mauka maulah mbagi mbah mbahe mbakyu mbledos mblenger mbok
mboke mboten medok megang megangin meledak melek meleleh melempem melilit melilitnya melompong melulu meme
menapa mending mene menika meniko menit menteri mentok meolah mepet merbabu mesin mesti meulah meulahakan
meuli mi mimpi minggat mingguan minim minjem minta mintuo minum mlekoh mlempem mletek mlotrok mo mobil mogok
momong mondok monggo moro motor muat mubazir mudik muka mula mulai mulan mulu mumet mumpung mun muncul mung
murah muridnya muse musik mutasi muter nabung nafsu nagih naik nama nambah namboru nampah nan nang nanggung
nanti nanya naon naruh nasehat natinombur nawarin ncek ncik ndak ndek ndhuk ndi nduk neda negara nembe nenda
nenek nenen neneng neng nenteng ngab ngabisin ngabuburit ngadamel ngadat ngae ngajak ngaji ngaku ngalih
ngampus ngana ngangetin nganggo nganggur ngangkut ngantar nganten ngantin ngantor ngapel ngapeli ngapelin
ngarit ngarti ngasih ngasuh ngawur ngebul ngecor ngegas ngegym ngejar ngejual ngekos ngelarang ngeles ngelih
ngemall ngemper ngendon ngene ngenes ngeprul ngerasa ngeremes ngerti ngerumpi ngeteng ngetrip nggawe nggih
nggodog nggoreng ngical nginap ngirim ngisi nglempem ngobrol ngojek ngompol ngono ngontrak ngopi ngrembaka
ngremes ngriung ngulek nguli ngulik ngunduh ngurangin ngurus ngurusin ngutang ngutik niat nifas nikahan niki
niku nimbang nimbrung nincep ning ninggalin nini nitip niup njajal njaluk njebluk njir nobar nolak nomor
nongki nongkrong nonton nopo norak novel ntar nulis numpang numpuk nunggak nunggu nungguin nunut nurunin
nyadong nyai nyak nyalain nyaman nyambel nyampe nyamperin nyamuk nyanda nyantai nyari nyaris nyasar nyawa
nyawer nyebar nyebelin nyeduh nyekolahin nyelip nyeruput nyetir nyetok nyicil nyieun nyieunna nyimpen nyisa
nyoba nyobain nyokap nyoy nyumbang nyuruh nyusul nyusulin obat ogah oh ojek olahraga oleh oma omah omahe
omongan ongkir online opa open opung orderan ortu ose ovenku pabrik pace padam padet pagi pahlawan pajak pakde
paket paklik pakpuh palay pamajikan pami pamit panci pandemi panen pangkal pangkalan panik panitia pantes
pantun papan parah parantos parkir partai pasrah pasutri patroli pe pedagang pegal pegangan pegangin pegel
pekak pelajaran pelengkap pelit pemerintah pemilu pemutih penasaran pengeluaran pengen pengungsi pensiunan
penuh penyakit penyanyi peralatan perantau pergi perih permainan pertandingan pesawat pesta peuting pi pian
pidato pijat pikeun piknik pilih pindah pinggir pinggiran pinjaman pinjol pirang pisan piye planet plastik
pokok pokoknya polisi politik poll polos pondok ponsel popok porsi posko posyandu prei presiden printer pripun
program promo proses puang puas puasa puisi pulang puncak pundi pung punggung pupuk pusing puter putus python
rada ragane ragu rajin ramalan rambut rame ramean rampung ransel rantang rantau rasane rayap rekom rekomen
rekomendasiin rendaman repot reseller resep resepne resepsi resign ressek restrukturisasi reuni rewang rewel
ribet ribut rimbun rimbunnya rindu ringan ringkes risih riyadh roboh robot rombongan ronda rontok royal ruko
rumit rumpi rumus rusuh rute sa sabar sabaraha sadayana saged saha sahabat saham sai sakjane saku salah salaki
salat sambil sampai sampun sanak sanggup sangray sangu santai santri santrinya santuy sappo saranin sareng
sateuacan sawah sebat sebelahan sedulur segede segerobak sejarah sejatine sekalian sekarung sekawan sekedar
sekelas seketika selang selera selimutan selipan semalaman semangkok sembelit sempat sempet sempit semut senam
sendal sendiri sendirian seneng sengaja sengang sepak sepakbola sepapan separo sepasang sepatu sepeda sepele
sepi seplastik seporsi serba serbu sering serius serumah sesajen sesar setandan setetes setiap setok setoples
setor seumur seupan shift shio sholat sia siapari sibuk sidang sidin sih simbah simbahe simbok sinau sing
singa singapur sinten siram siregar sis skena skincare skor skripsi so soalnya sobat sogok solat sore spatula
stres su suami subuh sudah suguhin sumando sumpek sumuk sungkan sunyi supir surat surau susah tabe tadi tahan
tahlil taichung taipei tajem takmir takmirnya takut tamat tambah tambak tambal tanaman tancap tandang tanek
tangan tangga tanggal tanggung tante tapian tara tarawih tas tatangga taun tawar tawwa tebar tega telat
telepon teler telpon temen temenan tempat ten tenang tenda tenteng tepar teras teriak terik terima terjemahkan
terlanjur ternyata terpaksa terpal terserah tersisa terus tetangga teteh tetep teu teuing thailand thole tiang
tiap tidur tiduran tikar tiket tiktok tikus timbang timbangan timnas timpa tinggal tingkat tiris titiang tiup
tok toko tolongin tonggo toples torang tra tradisi translate tuang tukang tuku tulang tulungin tumbas tumpah
tumpuk tungku tur turis tusing tutup ucapan uda udah ujan ujang ular ulun umat unang unda undangan ungkepan
uni unik untung upami urang urangna urgent urus urut usir ustadznya utang utuh uwak vaksin vibes vihara viral
wadai waduh wae wajah wajib walikota wan wangi wapres warga warkop warung warunge website wedding wedok wes
western wifi wingi wis wisata wisuda wkwk wkwkwk word yaampun yayasan yuk zakat zaman zodiak zonk
`
  .trim()
  .split(/\s+/u);
