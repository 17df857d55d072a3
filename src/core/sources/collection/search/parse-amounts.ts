import { readNumber } from './number-words.ts';
import {
  closeWords,
  createLexicon,
  takePhrases,
  type Lexicon,
  type OpenWords,
} from './phrase-lexicon.ts';

export type Budget = {
  /** Whole rupiah. */
  readonly maxCostPerServing: number | undefined;
  /** Whole rupiah for the whole recipe. */
  readonly maxCost: number | undefined;
  readonly cheap: boolean;
};

const CHEAP = createLexicon<true>([
  [
    'murah|murah meriah|paling murah|termurah|hemat|ngirit|irit|ekonomis|terjangkau|ramah kantong|ramah di kantong|kantong tipis|dompet tipis|tanggal tua|akhir bulan|bokek|low budget|modal kecil|modal tipis|modal minim|budget tipis|budget minim|tidak mahal|minim biaya|merakyat|kere',
    true,
  ],
]);

const MULTIPLIERS: ReadonlyMap<string, number> = new Map([
  ['ribu', 1_000],
  ['juta', 1_000_000],
  ['jt', 1_000_000],
]);
/** Amounts that have a name of their own, in rupiah. */
const NAMED_AMOUNTS: ReadonlyMap<string, number> = new Map([
  ['seribu', 1_000],
  ['seceng', 1_000],
  ['gopek', 500],
  ['goceng', 5_000],
  ['ceban', 10_000],
  ['noban', 20_000],
  ['goban', 50_000],
  ['gocap', 50_000],
]);
/** Without "ribu" a number is an amount of rupiah from here on. */
const MIN_BARE_AMOUNT = 500;
/** From here on a budget is taken to be for the whole pot, unless it says "per porsi". */
const MIN_POT_BUDGET = 25_000;
/** Share of the selling price that the ingredients may cost. */
const FOOD_COST_SHARE = 0.35;

const PRICE_WORDS = new Set('rp rupiah perak an'.split(' '));
const SELLING_WORDS = new Set('dijual jualan jual harga seharga jualnya dibanderol'.split(' '));
const PER_SERVING = createLexicon<true>([
  [
    'per porsi|seporsi|perporsi|per orang|per biji|perbiji|per pcs|satuan|per buah|sebungkus|per bungkus|per gelas|per cup|per kotak|sebiji',
    true,
  ],
]);
const ABOVE_WORDS = new Set('atas minimal min'.split(' '));
const EATERS = new Set('orang porsi anggota kepala jiwa'.split(' '));

/** Takes out what the dish may cost. */
export function takeBudget(words: OpenWords): Budget {
  const perServing = takePhrases(words, PER_SERVING).length > 0;
  const cheap = takePhrases(words, CHEAP).length > 0;
  const eaters = takeEaters(words);
  let most: number | undefined;
  let selling = false;
  for (let at = 0; at < words.length; at += 1) {
    const amount = readAmount(words, at);
    if (amount === undefined) continue;
    const before = words.slice(Math.max(0, at - 3), at);
    const isLeast = before.some((word) => word !== undefined && ABOVE_WORDS.has(word));
    if (!isLeast) most = Math.max(most ?? 0, amount.value);
    selling ||=
      before.some((word) => word !== undefined && SELLING_WORDS.has(word)) &&
      !before.includes('modal');
    closeWords(words, at, amount.length);
  }
  if (most === undefined) return { maxCostPerServing: undefined, maxCost: undefined, cheap };
  if (selling) {
    return { maxCostPerServing: most * FOOD_COST_SHARE, maxCost: undefined, cheap };
  }
  const forThePot = !perServing && (eaters !== undefined || most >= MIN_POT_BUDGET);
  const servings = forThePot ? (eaters ?? 1) : 1;
  return {
    maxCostPerServing: most / servings,
    maxCost: forThePot && eaters === undefined ? most : undefined,
    cheap,
  };
}

function readAmount(words: OpenWords, at: number) {
  const named = NAMED_AMOUNTS.get(words[at] ?? '');
  const number = named === undefined ? readNumber(words, at) : { value: named, length: 1 };
  if (number === undefined) return undefined;
  let { value, length } = number;
  const multiplier = MULTIPLIERS.get(words[at + length] ?? '');
  if (multiplier !== undefined) {
    value *= multiplier;
    length += 1;
  } else if (value < MIN_BARE_AMOUNT) {
    // The first number of a range: "5-10 ribu".
    const second = named === undefined ? readNumber(words, at + length) : undefined;
    const ofBoth = MULTIPLIERS.get(words[at + length + (second?.length ?? 0)] ?? '');
    if (second === undefined || ofBoth === undefined) return undefined;
    value = second.value * ofBoth;
    length += second.length + 1;
  }
  while (PRICE_WORDS.has(words[at + length] ?? '')) length += 1;
  return { value, length };
}

/** For how many the dish is to be; taken out so that nobody reads it as a number of dishes. */
function takeEaters(words: OpenWords): number | undefined {
  for (let at = 0; at < words.length; at += 1) {
    const number = readNumber(words, at);
    if (number === undefined || !EATERS.has(words[at + number.length] ?? '')) continue;
    closeWords(words, at, number.length + 1);
    if (number.value >= 1) return number.value;
  }
  return undefined;
}

export type Duration = { readonly maxMinutes: number | undefined; readonly quick: boolean };

const QUICK = createLexicon<true>([
  [
    'cepat|kilat|ekspres|express|instan|buru-buru|sat set|satset|sebentar|sekejap|tidak lama|kesiangan|mepet|dadakan|cepat saji|serba cepat|cepat matang|ngebut|tidak pakai lama|anti lama',
    true,
  ],
]);
const DURATIONS = createLexicon<number>([
  ['setengah jam', 30],
  ['sejam|satu jam', 60],
  ['seperempat jam', 15],
  ['satu setengah jam|sejam setengah|1 setengah jam', 90],
]);
const MINUTES_PER_HOUR = 60;
/** Longest time of a quick dish, in minutes. */
export const QUICK_MINUTES = 30;

/** Takes out how long it may take. */
export function takeDuration(words: OpenWords): Duration {
  const quick = takePhrases(words, QUICK).length > 0;
  let most = takePhrases(words, DURATIONS).at(0)?.meaning;
  for (let at = 0; at < words.length; at += 1) {
    const number = readNumber(words, at);
    const unit = words[at + (number?.length ?? 0)];
    if (number === undefined || (unit !== 'menit' && unit !== 'jam')) continue;
    most = number.value * (unit === 'jam' ? MINUTES_PER_HOUR : 1);
    closeWords(words, at, number.length + 1);
  }
  return { maxMinutes: most, quick };
}

const COUNTED = new Set(
  `menu resep ide hidangan masakan makanan minuman macam jenis rekomendasi pilihan variasi contoh inspirasi
  olahan sajian lauk sayur sayuran kue camilan jajanan gorengan takjil bekal sarapan soto sop sate sambal nasi mi bubur
  es jus gulai dish dishes recipes dessert kudapan tumisan saran masakannya menunya resepnya idenya`.split(
    /\s+/u,
  ),
);
const ASKING = new Set(
  'kasih beri minta sebutkan top daftar carikan tampilkan buatkan cari list berikan'.split(' '),
);
const NOT_COUNTED = new Set(
  `hari tahun bulan minggu kg kilo gram gr ons liter ml sdm sdt butir buah batang lembar ekor potong siung ikat
  bahan biji papan bungkus cm gelas langkah x kali`.split(/\s+/u),
);
const MENUS_FOR_DAYS = createLexicon<number>([
  ['seminggu|satu minggu|mingguan|7 hari|tujuh hari|sepekan|1 minggu', 7],
  ['sebulan|satu bulan|bulanan|30 hari|1 bulan', 20],
]);

/** Salt, oil, water and sugar are in every kitchen: nobody counts them. */
const UNCOUNTED_INGREDIENTS = 4;

/** Takes out how many ingredients the dish may have: "cuma 3 bahan". */
export function takeIngredientCount(words: OpenWords): number | undefined {
  for (let at = 0; at < words.length; at += 1) {
    const number = readNumber(words, at);
    if (number === undefined || words[at + number.length] !== 'bahan') continue;
    closeWords(words, at, number.length + 1);
    return number.value + UNCOUNTED_INGREDIENTS;
  }
  return undefined;
}

/** Takes out how many dishes are asked for. */
export function takeCount(words: OpenWords): number | undefined {
  let count = takePhrases(words, MENUS_FOR_DAYS).at(0)?.meaning;
  for (let at = 0; at < words.length; at += 1) {
    const number = readNumber(words, at);
    if (number === undefined) continue;
    const next = words[at + number.length] ?? '';
    if (NOT_COUNTED.has(next)) closeWords(words, at, number.length + 1);
    else {
      const counts = COUNTED.has(next) || ASKING.has(words[at - 1] ?? '');
      if (counts && Number.isInteger(number.value) && number.value >= 1) count = number.value;
      closeWords(words, at, number.length);
    }
  }
  return count;
}

const phrasesOf = (...words: readonly Iterable<string>[]): readonly (readonly [string, true])[] =>
  words.flatMap((some) => [...some].map((word) => [word, true] as const));

/** Every word that amounts are said with. */
export const AMOUNT_WORDS: Lexicon<true> = new Map(
  phrasesOf(
    ...[CHEAP.keys(), MULTIPLIERS.keys(), NAMED_AMOUNTS.keys(), PER_SERVING.keys(), QUICK.keys()],
    ...[DURATIONS.keys(), MENUS_FOR_DAYS.keys(), COUNTED, NOT_COUNTED, EATERS, ASKING],
    ...[PRICE_WORDS, SELLING_WORDS, ABOVE_WORDS],
  ),
);
