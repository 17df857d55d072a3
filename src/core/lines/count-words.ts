import { wordSet } from './word-set.ts';

/** Words that only count eaters. */
export const PORTIONS = wordSet(
  'orang org porsi tamu undangan pax kepala jiwa anggota peserta pelanggan',
);
/** Words for eaters; some say who they are ("karyawan"), and so what suits them. */
export const PEOPLE: ReadonlySet<string> = new Set([
  ...PORTIONS,
  ...wordSet('karyawan pegawai pekerja siswa murid santri anak'),
]);

/** Sold with several dishes inside, one for each guest. */
export const BOXES = wordSet('kotak box boks dus kardus besek paket');
/** Units of what recipes make, and of food kept at home: "punya 2 butir telur". */
export const PIECE_NOUNS = wordSet('pcs pc biji bj butir buah potong tusuk loyang toples');
/** One of these is served to one eater. */
export const SERVING_NOUNS = wordSet('bungkus piring mangkok mangkuk gelas cup');
/** Largest sum in rupiah read as the price of one box; more is for all of them. */
export const MOST_BOX_PRICE = 100_000;

/** Nouns for dishes when a question asks for several to choose from: "20 resep". */
export const DISH_NOUNS = wordSet(
  `menu resep ide hidangan masakan makanan minuman macam jenis rekomendasi pilihan variasi varian
  contoh inspirasi olahan sajian saran lauk sayur sayuran kue camilan kudapan dessert jajanan
  gorengan takjil bekal sarapan dish dishes recipe recipes`,
);

/** Whether this is a noun for dishes; also "menunya". */
export const isDishNoun = (word: string): boolean => DISH_NOUNS.has(word.replace(/nya$/u, ''));

/** Measures, times and other words whose number counts neither dishes nor portions. */
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
