import type { WordSet } from '../../../../lines/word-set.ts';
import { tokenize } from './tokenize.ts';

/** Shorter words of small talk resemble too many others, in letters. */
const MIN_TALK_LENGTH = 5;

/** The words as they stand in a question that was folded. */
const foldedWords = (text: string): WordSet => new Set(tokenize(text));

const MEALS = `
  masak masakan memasak dimasak masakin makan makanan menu hidangan santapan lapar laper kenyang
  dahar sarapan sahur bekal kuliner
`;

/** Words that ask for something to eat with a meal or as one. */
export const MEAL_WORDS = foldedWords(`${MEALS} mengenyangkan bumbu`);

/** Words that show that a question is about food, but not which. */
export const FOOD_WORDS = foldedWords(`
  ${MEALS} resep sajian olahan olah mengolah diolah dapur koki bahan rekomendasi ide inspirasi
  camilan hidangkan disajikan nusantara tradisional rumahan homemade minum minuman warung restoran
  resto dimakan disantap diminum porsi enak lezat nikmat sedap maknyus nampol pangan santap kulkas
  takjil berbuka jualan kantin lauk sayur jajanan gorengan kue katering kuah
`);

/** Texture and mouthfeel: no rule covers them, but descriptions mention them. */
export const DESCRIBING_WORDS = foldedWords(`
  empuk lembut lumer mekar meresap juicy pulen kenyal legit wangi harum kental mengembang lengket
  menginap basah tipis
`);

/** A missing ingredient follows. */
export const SWAP_BEFORE =
  'ganti pengganti gantikan menggantikan mengganti substitusi alternatif subtitusi';
/** A missing ingredient stands before. */
export const SWAP_AFTER =
  'diganti gantinya penggantinya alternatifnya digantikan digantiin gantiin substitusinya';

/** Small talk: words that request nothing. */
export const FILLER_WORDS = foldedWords(`
  saya kami kita kamu anda dia mereka kak kakak bang min admin mas mbak bu ibu
  mama mami papa ayah bapak pak om tante suami istri pacar keluarga teman orang sendiri
  tetangga pelanggan pembeli konsumen btw
  mau ingin minta tolong mohon bantu dong donk dunk deh sih
  ya yah yuk nih tuh kok kan lah loh lho saja doang banget sekali amat sangat paling
  lebih agak cukup terlalu juga lagi masih sudah belum telah akan bakal bisa boleh dapat
  harus perlu butuh usah
  apa apaan yang siapa kenapa bagaimana cara caranya kapan mana berapa
  lusa box boks dus deras ada punya cuma hanya sisa stok kemarin
  itu ini situ sini begitu begini tersebut
  dan atau dengan dari untuk ke di pada oleh bagi demi ala seperti macam mirip antara
  tentang soal seputar mengenai sebagai jadi tetapi tapi namun karena biar
  supaya kalau jika bila saat waktu ketika pas sambil selama setelah habis sebelum
  tiap setiap semua segala berbagai aneka beragam jenis variasi contoh
  daftar list kumpulan beberapa banyak lain lainnya selain
  bikin bikinin buatkan membuat kasih beri berikan
  carikan cari tampilkan sebutkan rekomendasikan rekomendasiin
  saran coba pilih suka favorit kesukaan andalan
  spesial istimewa terenak terbaik top best viral kekinian hits trending populer
  terkenal jadul kuno klasik modern asli original lengkap
  mantap mantul lumayan cocok tepat unik baru beda
  hari besok nanti sekarang tadi minggu weekend akhir pekan bulan tahun harian seminggu
  sepekan mingguan sebulan bulanan jadwal rencana pembuka penutup
  khas daerah asal kota provinsi desa pulau indonesia indo lokal dunia
  halo hai hi hello terima sip oke ok
  pakai dipakai rasa bahannya langkah tips tutorial
  step by to the a an of recipes food dish me give some i my is in cooking ideas
  enaknya kira mungkin misal se
  sendok ukuran kecil besar gede jumbo mini
  isi berbahan dasar utama penderita sebuah seluruh
  online rumah kantor sekolah kafe cafe hotel
  bawah atas maks maksimal maksimum max kurang sekitar kisaran
  up cup harga biaya budget modal rupiah ribu uang duit ongkos belanja per hpp
  seharian senin selasa rabu kamis jumat sabtu
  adik mantan bos guru dosen sahabat pasangan
  bareng bersama ramai rame nunggu sesuatu senang sedih capek lelah
  nendang nagih ketagihan laris laku kampung jaman malu menit jam lama assalamualaikum permisi selamat pagi siang sore malam
  susah sulit mendadak datang depan belakang samping dekat buka kerja proyek
  setengah seperempat kilo sekilo ons gram gr kg ekor butir ikat papan siung batang lembar
  lalapan lalap turun temurun warisan ndeso zaman dulu dahulu tempo
  gizi nutrisi seimbang bau awet tahan sehari semalam hemat
  alot bingung pusing kangen rindu ngiler penasaran penting layu hamil
  mahasiswa siswa murid pelajar sopir petani rt rw masjid panitia
  ${SWAP_BEFORE} ${SWAP_AFTER}
  perbedaan disimpan simpan menyimpan dibekukan dipanaskan dihangatkan
  difreezer kemasan botol ketemu nemu
  total sumber bro sis woi eh nah wah pun nya kata tempat cowok cewek
  pulang tidur toko pasar pinggir tinggal sana pesan
  satu pertama terserah gara tetap kotak dipotong keras
  olah adanya rekomen tau kali pasti tenaga tekstur kebun reseller
  panen kebanyakan ulang langsung disuruh dikasih kelar isinya
`);

/** Words of small talk that are long enough to be misspelt. */
export const TALK_WORDS: readonly string[] = [...FILLER_WORDS, ...FOOD_WORDS].filter(
  (word) => word.length >= MIN_TALK_LENGTH,
);

/** A word that says nothing about which dish is requested. */
export function isTalk(word: string | undefined): boolean {
  return FILLER_WORDS.has(word) || FOOD_WORDS.has(word) || DESCRIBING_WORDS.has(word);
}

/** Ingredients that no recipe uses → the nearest, if nothing else is requested. */
export const ABSENT_INGREDIENTS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    brokoli: ['capcay'],
    paprika: ['capcay'],
    salmon: ['ikan'],
    dori: ['ikan'],
    lemon: ['jeruk'],
    stroberi: ['jus'],
    yoghurt: ['susu'],
    oatmeal: ['bubur'],
  }),
);
