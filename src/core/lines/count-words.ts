import { wordSet } from './word-set.ts';

/** Words that only say how many eat. */
export const PORTIONS = wordSet(
  'orang org porsi tamu undangan pax kepala jiwa anggota peserta pelanggan',
);
/** Words for eaters, also those that tell who they are ("karyawan"), which tells what suits them. */
export const PEOPLE: ReadonlySet<string> = new Set([
  ...PORTIONS,
  ...wordSet('karyawan pegawai pekerja siswa murid santri anak'),
]);

/** What is sold with several dishes in it, one for each guest. */
export const BOXES = wordSet('kotak box boks dus kardus besek paket');
/** What recipes make is counted in these; food is also kept at home in them: "punya 2 butir telur". */
export const PIECE_NOUNS = wordSet('pcs pc biji bj butir buah potong tusuk loyang toples');
/** One of these is served to one eater. */
export const SERVING_NOUNS = wordSet('bungkus piring mangkok mangkuk gelas cup');
/** Largest sum in rupiah that is read as the price of one box: a larger one is for all of them. */
export const MOST_BOX_PRICE = 100_000;

/** What dishes are counted in when somebody asks for several to choose from: "20 resep". */
export const DISH_NOUNS = wordSet(
  `menu resep ide hidangan masakan makanan minuman macam jenis rekomendasi pilihan variasi varian
  contoh inspirasi olahan sajian saran lauk sayur sayuran kue camilan kudapan dessert jajanan
  gorengan takjil bekal sarapan dish dishes recipe recipes`,
);

/** Whether dishes are counted in it; also "menunya". */
export const isDishNoun = (word: string): boolean => DISH_NOUNS.has(word.replace(/nya$/u, ''));

/** Measures, times and other words whose number is neither one of dishes nor of portions. */
export const MEASURES = wordSet(
  `menit mnt jam hari minggu bulan tahun thn th kilo kg gram gr g ons liter l ml cm sdm sdt bahan
  langkah x kali level lvl persen`,
);

/** How many days a menu is for. */
export const MENU_DAYS: ReadonlyMap<string, number> = new Map([
  ['seminggu', 7],
  ['sepekan', 7],
  ['mingguan', 7],
  ['sebulan', 30],
  ['bulanan', 30],
]);
