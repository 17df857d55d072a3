import { wordSet } from './word-set.ts';

// Most of these sets answer a question of their own, so a word may be in several.

/**
 * How an ingredient is prepared or bought: such a word ends the name, unless the longer name is
 * listed (`bawang goreng`, `kelapa parut`).
 */
export const PREPARATION_WORDS: ReadonlySet<string> = wordSet(`
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

/** After such a word, a line no longer names the ingredient. */
export const CLAUSE_WORDS: ReadonlySet<string> = wordSet(`
  untuk utk tuk buat bwt guna dari dr dengan dgn dg tanpa tnp yang yg bisa bs boleh blh lalu kemudian
  kmdn agar supaya spy supay sebagai sbg karena krn jika kalau kalo klo bila optional opsional optinal
  skip me saya aku sy pakai pake pke gunakan ganti pengganti diganti jangan jgn tambah tambahkan
  pada dalam ke di lihat isi bagian cth contoh misal misalnya seperti spt kayak kyk masing masing-masing masing2
  minta siap buang ambil kupas iris potong cincang rajang haluskan memarkan geprek cuci
`);

/** Words before a known name that do not change what it is. */
export const LEADING_WORDS: ReadonlySet<string> = wordSet(`
  daging fillet potongan irisan parutan perasan air buah bubuk biji batang butir ekor fresh segar aneka
  bahan isi bonggol rimpang umbi sayur sayuran sebagian larutan rebusan sisa kocokan cincangan suwiran
  olahan besar kecil putih merah sachet bungkus kaleng botol desaku koepoe koepoe2 mamasuka ikan pucuk
  ruas siung lembar cairan tambahan toping topping pelengkap dan atau juga plus serta sejumlah steak
  gagang mix campur bagian sdt sdm atas bawah potong iris geprek parut cincang kupas rajang goreng rebus sangrai
`);

/**
 * Makers named before or after their food (`finna terasi`, `tomat diamond`). A maker that alone
 * means a food (`bango`) is a synonym in prices.csv.
 */
export const BRAND_WORDS: ReadonlySet<string> = wordSet(`
  abc indofood sasa kraft rose brand blue band ultra ultrajaya indomilk greenfields diamond frisian delmonte
  finna mamasuka koepoe koepoe2 desaka sania sunco cimory heinz bogasari bernardi fiesta champ kanzler belfoods
  anchor nestle tulip cendrawasih haan globe hatari colatta mercolade pondan saori marjan sariwangi pronas
`);

/** Where a food comes from does not change it. */
const ORIGIN_WORDS = `
  indonesia medan padang bandung bogor garut brebes brastagi berastagi dieng malang batu subang
  madura sidoarjo bangka aceh jawa bali lombok manado makassar palembang lampung thailand bangkok china cina jepang
  australia amerika belanda india pontianak banjar sumedang cirebon solo jogja semarang kediri cianjur
`;

/** Colours: a yellow tomato is a tomato, yellow rice another dish. */
const COLOUR_WORDS = 'merah hijau kuning hitam ungu cokelat oranye pink orange';

/**
 * Kinds, sizes, states and talk after a name that do not change the food: `kentang rendang`,
 * `telur omega`, `sosis dibelah serong ya bun`. Preparations, clauses and makers do not either.
 */
const SAME_FOOD_WORDS = `
  nya gedhe guede sdg bsr kcl tanggung baby ranum mengkal masak masaknya mateng frozen seger sgr layu suhu ruang
  ruangan higienis curah literan kiloan eceran indo pasar supermarket
  pedaging broiler boiler ras petelur afkir hidup pirang bening cerah rendang qurban kurban punel pulen basah sedeng sayur buah pohon kebun
  hidroponik omega ekonomis hemat dada paha sayap tulang daun batang bonggol siung ruas lembar
  minced chopped sliced diced crushed grated peeled boneless skinless large small medium ripe raw cooked melted
  softened cold warm powder whole flag dua sari kunci mas golden farm elle vire kapal api max creamer
  segitiga biru cakra kembar lee kum kee
  yah moms mom bun bunda bund mak emak kak sis say guys gaes dear gitu gini itu ini tadi tsb tersebut banget bgt
  doang cuma cukup hampir agak kira an u per butiran bkr lainnya dll dsb etc dan atau juga plus serta pelengkap topping toping rp
  seharga harganya varian kemasan sachet bungkus dimasak masakan diet sehat halal homemade buatan sendiri
  bikin beli goreng2 kecil2 besar2 halus2 kasar2 panjang pendek lurus
  ditim diungkep ungkepan diasap dikeringkan dibakar2 tusuk steak pilet dipilet difillet dilumatkan lumat lumatkan
  dicampur dibumbui bumbui dimarinasi dibalur dibalut dibaluri ditepungi pretel dipretel disiram dituang ditabur
  ditaburi diolesi olesi lengkap komplit komplet sepasang separuh separo
`;

/** Words after a class name (`CLASS_WORDS`) that leave it that food. */
export const SAME_CLASS_WORDS: ReadonlySet<string> = wordSet(SAME_FOOD_WORDS);
/** The same for a `COMPOUND_WORDS` food. */
export const SAME_COMPOUND_WORDS: ReadonlySet<string> = wordSet(
  [SAME_FOOD_WORDS, ORIGIN_WORDS, COLOUR_WORDS].join(' '),
);
/** Colours and shapes that make a class another food: `nasi kuning`, `tahu bulat`, `roti sobek`. */
export const NAMING_WORDS: ReadonlySet<string> = wordSet(`${COLOUR_WORDS} bulat sobek`);

/**
 * Names of a whole class of foods: an unknown word after them (`saus keju`, `tepung talas`) makes
 * it a different food, and so does another food's name (`susu almond`) or a colour (`nasi kuning`).
 * The price of the class would be a silent guess.
 */
export const CLASS_WORDS: ReadonlySet<string> = wordSet(`
  daging saus bumbu minyak kerupuk sambal keju kaldu kacang asam sirup selai es biji bunga jeruk ikan roti
  kue biskuit keripik pasta soda tepung bawang krimer susu kulit tape jamur ubi teh kopi cokelat labu beras telur
  air nasi mi cabai gula garam mentega sosis nugget bakso lidah hati usus kecap cuka krim tahu tempe lada sapi sarden kornet
  abon dendeng puding agar jelly sate sayur bubuk sambel tulang lemak
  egg eggs butter sugar shrimp prawn tomato garlic onion lime potato turmeric ginger carrot
`);

/**
 * Foods whose name with an unknown word is another animal or plant: `ayam kalkun`, `kelapa sawit`.
 * After any other name an unknown word is a kind or talk: `durian montong`, `wortel gendut`.
 */
export const COMPOUND_WORDS: ReadonlySet<string> = wordSet(`
  ayam bebek entok burung kambing domba babi kerbau rusa kelapa udang kerang cumi kepiting timun daun ketan
  jambu madu anggur pala belimbing chicken
`);

/** Whether a word beside a name does not say which food is meant. */
export function isPlainWord(word: string): boolean {
  return (
    /\d/u.test(word) ||
    PREPARATION_WORDS.has(word) ||
    CLAUSE_WORDS.has(word) ||
    LEADING_WORDS.has(word) ||
    BRAND_WORDS.has(word)
  );
}
