import { PAUSE } from '../words/fold-text.ts';
import { readNumber } from '../words/number-words.ts';
import { closeWords, createLexicon, takePhrases, type OpenWords } from '../words/phrase-lexicon.ts';

const COUNTED = new Set(
  `menu resep ide hidangan masakan makanan minuman macam jenis rekomendasi pilihan variasi contoh inspirasi
  olahan sajian lauk sayur sayuran kue camilan jajanan gorengan takjil bekal sarapan soto sop sate sambal nasi mi bubur
  es jus gulai dish dishes recipes dessert kudapan saran masakannya menunya resepnya idenya`.split(
    /\s+/u,
  ),
);
const ASKING = new Set(
  'kasih beri minta sebutkan top daftar carikan tampilkan buatkan cari list berikan'.split(' '),
);
export const NOT_COUNTED = new Set(
  `hari tahun bulan minggu kg kilo gram gr ons liter ml sdm sdt butir buah batang lembar ekor potong siung ikat
  bahan biji papan bungkus gelas langkah x kali`.split(/\s+/u),
);
const MENUS_FOR_DAYS = createLexicon<number>([
  ['seminggu|satu minggu|mingguan|7 hari|tujuh hari|sepekan|1 minggu', 7],
  ['sebulan|satu bulan|bulanan|30 hari|1 bulan', 20],
]);

/** "Bahannya 5 macam saja" */
const AFTER_COUNT = new Set('saja doang biji macam jenis'.split(' '));
/** How far after "bahannya" the number may be, in words. */
const MAX_WORDS_BETWEEN = 5;

/** Removes how many ingredients the dish may have: "cuma 3 bahan", "bahan tidak lebih dari 6". */
export function takeIngredientCount(words: OpenWords): number | undefined {
  for (let at = 0; at < words.length; at += 1) {
    const number = readNumber(words, at);
    if (number === undefined) continue;
    const next = words[at + number.length];
    const before = words.slice(Math.max(0, at - MAX_WORDS_BETWEEN), at);
    const isBefore = before.includes('bahan') || before.includes('bahannya');
    const isLast = next === undefined || next === PAUSE || AFTER_COUNT.has(next);
    if (next !== 'bahan' && !(isBefore && isLast)) continue;
    closeWords(words, at, number.length + (next === 'bahan' ? 1 : 0));
    return number.value;
  }
  return undefined;
}

/** Removes how many dishes are asked for. */
export function takeCount(words: OpenWords): number | undefined {
  let count = takePhrases(words, MENUS_FOR_DAYS).at(0)?.meaning;
  for (let at = 0; at < words.length; at += 1) {
    const number = readNumber(words, at);
    if (number === undefined) continue;
    const next = words[at + number.length] ?? '';
    // Durations have been read by now, so this is part of a name: "kue 8 jam".
    if (next === 'jam') continue;
    if (NOT_COUNTED.has(next)) closeWords(words, at, number.length + 1);
    else {
      const counts = COUNTED.has(next) || ASKING.has(words[at - 1] ?? '');
      if (counts && Number.isInteger(number.value) && number.value >= 1) count = number.value;
      // "Kaki lima" is not a number.
      if (counts || /^\d/u.test(words[at] ?? '')) closeWords(words, at, number.length);
    }
  }
  return count;
}

/** Every word used for numbers of dishes. */
export const COUNT_WORDS: ReadonlySet<string> = new Set([
  ...MENUS_FOR_DAYS.keys(),
  ...COUNTED,
  ...NOT_COUNTED,
  ...ASKING,
]);
