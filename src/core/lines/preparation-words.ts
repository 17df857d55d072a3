const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

/**
 * What is done to an ingredient, and in which state it is bought: such a word ends the name, unless
 * the tables have the longer name (`bawang goreng`, `kelapa parut`).
 */
export const PREPARATION_WORDS: ReadonlySet<string> = words(`
  iris diiris irisan irisin iris2 potong dipotong potongan potong2 potongpotong ptong ptg cincang
  dicincang cincangan cacah dicacah geprek digeprek gprek gepuk digepuk memar memarkan dimemarkan
  keprek dikeprek geprak haluskan dihaluskan alus halus ulek diulek uleg diuleg ulekan parut diparut
  parutan parutkan sangrai disangrai sangray rajang dirajang rajangan suwir disuwir suwiran suir rebus
  direbus goreng digoreng gorengan kukus dikukus bakar dibakar panggang kupas dikupas kupasan cuci
  dicuci bersihkan dibersihkan bersih buang dibuang belah dibelah bagi dibagi kocok dikocok kocokan
  lepas saring disaring peras diperas perasan ambil diambil seduh diseduh rendam direndam larutkan
  dilarutkan larut larutan cairkan dicairkan cair lelehkan dilelehkan leleh tumbuk ditumbuk gerus
  digerus simpul simpulkan disimpul ikat sobek disobek sobek2 robek dirobek petik petiki dipetik
  siangi disiangi serut diserut serutan blender diblender giling digiling ayak diayak kerat dikerat
  fillet slice dadu serong kotak kotak2 tipis tipis2 kasar memanjang panjang2 bulat bulat2 utuh kering
  matang mentah segar fresh setengah panas hangat dingin tua muda lembut empuk cairan keping tumis
  ditumis lumuri dilumuri marinasi ungkep presto sisihkan taburan taburkan tabur hancurkan dihancurkan
  remas diremas tiriskan lepaskan korek jadi jadikan menjadi miring bentuk sesuai selera secukupnya
  optional opsional optinal option skip tambahan tumbukan sangrei digongso gongso korok cabut cabuti
  campur aduk kotak-kotak potong-potong iris-iris beku tawar asli murni biasa lokal impor import
  kampung negeri rumahan instan besar kecil sedang gede ukuran uk jumbo mini bagus super premium
  kualitas pilihan organik wangi putih merah hijau kuning hitam manis asin pedas plain original rasa
  gurih kental encer bubuk halusin cincag diamkan rendem pilih pilihlah bersama tdk tidak suka
  perlu bila jika kalau kalo klo kl mau saja aja ya sih deh dong lagi dulu masing masing-masing masing2
  ceplok diceplok didadar
  banyak lebih kurang sekitar kira-kira kira2 kurleb krg lbh total semua all merk merek brand cap
  me saya aku sy pakai pake pke punya stok sisa ada seadanya dipakai digunakan dl aduk2 koyak
`);

/** After such a word, a line no longer says what the ingredient is. */
export const CLAUSE_WORDS: ReadonlySet<string> = words(`
  untuk utk tuk buat bwt guna dari dr dengan dgn dg tanpa tnp yang yg bisa bs boleh blh lalu kemudian
  kmdn agar supaya spy supay sebagai sbg karena krn jika kalau kalo klo bila optional opsional optinal
  skip me saya aku sy pakai pake pke gunakan ganti pengganti diganti jangan jgn kalo tambah tambahkan
  pada dalam ke di lihat isi bagian cth contoh misal misalnya seperti spt kayak kyk masing masing-masing masing2
  minta siap buang ambil kupas iris potong cincang rajang haluskan memarkan geprek cuci
`);

/** Words that may stand before a known name without changing what it is. */
export const LEADING_WORDS: ReadonlySet<string> = words(`
  daging fillet potongan irisan parutan perasan air buah bubuk biji batang butir ekor fresh segar
  aneka bahan  isi bonggol rimpang umbi sayur sayuran sebagian larutan rebusan rendaman sisa
  kocokan cincangan suwiran olahan besar kecil putih merah sachet bungkus kaleng botol  
   desaku koepoe koepoe2 mamasuka ikan pucuk ruas siung lembar cairan tambahan toping topping pelengkap dan atau juga plus serta
  sejumlah steak gagang mix campur bagian sdt sdm atas bawah bagian potong iris geprek parut cincang kupas rajang goreng rebus sangrai
`);

/**
 * Names of a whole class of foods: an unknown word after them (`saus keju`, `tepung talas`) makes
 * it a different food, and the price of the class would be a silent guess.
 */
export const CLASS_WORDS: ReadonlySet<string> = words(`
  daging saus bumbu minyak kerupuk sambal keju kaldu kacang asam sirup selai es biji bunga jeruk ikan roti
  kue biskuit keripik pasta soda tepung bawang krimer susu kulit tape jamur ubi teh kopi cokelat labu beras telur
  egg eggs butter sugar shrimp prawn tomato garlic onion lime potato turmeric ginger carrot
`);
