import { wordSet } from '../lines/word-set.ts';
import { BOXES } from './box-words.ts';

// Nouns after a number, with their spellings that are not in `lines/chat-words.ts`, by what they count. Derive other lists of such nouns from these.

/** Portions, and those who eat one each. */
export const PORTION_NOUNS = wordSet(
  'orang porsi tamu undangan pax kepala jiwa anggota peserta pelanggan',
);
/** Staff: either the paid cooks or the people being fed. */
export const WORKERS = wordSet('karyawan pegawai pekerja tukang');
/** Portions, and words for eaters that also say what suits them. */
export const PEOPLE: ReadonlySet<string> = new Set([
  ...PORTION_NOUNS,
  ...WORKERS,
  ...wordSet('siswa murid santri anak ibu bapak'),
]);

/** Pieces of any dish, whatever its recipe calls them. */
export const ANY_PIECE = wordSet('pcs pc biji bj butir buah potong');
/** Units of what recipes make, and of food kept at home: "punya 2 butir telur". */
export const PIECE_NOUNS: ReadonlySet<string> = new Set([
  ...ANY_PIECE,
  ...wordSet('tusuk loyang toples'),
]);
/** One of these is served to one eater. */
export const SERVING_NOUNS = wordSet('bungkus piring mangkok mangkuk gelas cup');
/** What a dish is sold by, or its recipe makes. */
export const SOLD_NOUNS: ReadonlySet<string> = new Set([
  ...PIECE_NOUNS,
  ...SERVING_NOUNS,
  ...BOXES,
  'porsi',
  'orang',
]);
/** Everything that a question may count: food that is cooked, and the people who eat it. */
export const COUNTED_NOUNS: ReadonlySet<string> = new Set([...PEOPLE, ...SOLD_NOUNS]);

/** Measures, times and other words whose number counts neither dishes nor portions. */
export const MEASURES = wordSet(
  `menit jam hari minggu bulan tahun kilo kg gram gr g ons liter l ml cm sdm sdt bahan
  langkah x kali detik derajat level lvl persen kalori kkal`,
);

/** Nouns for dishes when a question asks for several to choose from: "20 resep". */
export const DISH_NOUNS = wordSet(
  `menu resep ide hidangan masakan makanan minuman macam jenis rekomendasi pilihan variasi varian
  contoh inspirasi olahan sajian saran lauk sayur sayuran kue camilan kudapan dessert jajanan
  gorengan takjil bekal sarapan dish dishes recipe recipes`,
);

/** Whether this is a noun for dishes; also "menunya". */
export const isDishNoun = (word: string): boolean => DISH_NOUNS.has(word.replace(/nya$/u, ''));

/** How many days a menu is for. */
export const MENU_DAYS: ReadonlyMap<string, number> = new Map([
  ['seminggu', 7],
  ['sepekan', 7],
  ['mingguan', 7],
  ['sebulan', 30],
  ['bulanan', 30],
]);
