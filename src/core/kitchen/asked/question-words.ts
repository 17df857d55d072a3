import { wordSet } from '../../lines/word-set.ts';

// Read by the search too: nothing that would make it heavier belongs here.

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

/** Largest sum in rupiah read as the price of one box; more is for all of them. */
export const MOST_BOX_PRICE = 100_000;
