const AMOUNT =
  /\d\s?(?:g|gr|gram|kg|kilo|ons|ml|cc|l|liter|sdm|sdt|siung|lembar|lbr|batang|btg|ruas|butir|btr)\b/giu;
const MIN_PASTED_AMOUNTS = 2;
/** The heading is alone on its line: "Bahan di kulkas" begins a question. */
const HEADING = /^\s*(?:bahan|bahan-bahan|cara (?:mem)?(?:buat|masak)\p{L}*|langkah)\s*:?\s*$/imu;
/** Words that beside foods ask for dishes or advice: "dimasak apa", "aman dimakan?". */
const ASKS_OTHER = /\b(?:apa|aman|boleh|bisa)\b/iu;
/**
 * A recipe in one line says whose it is, and has a colon before its list: "Resep saya: 500 gr terigu, 3 butir telur,
 * jadi 30 donat. Modalnya berapa?".
 */
const IN_ONE_LINE =
  /^(?:ini )?resep(?:ku| (?:saya|aku|kami|sendiri|gue|gw))(?<name>[^:\d]*):(?<foods>.*)/iu;
/** The sentence that asks what it costs. */
const QUESTION = /[.,!]\s*(?=[^.,!\d]*\b(?:berapa|modal|hpp|harga|jual))[^\n]*$/iu;
const BETWEEN_LINES = /,\s+|(?<!\d),|,(?!\d)|;\s*|[.!]?\s+(?=jadi \d)/iu;
/** "Jadi 30 donat" are thirty pieces. */
const MADE_DISHES =
  /^(jadi \d+) (?!(?:porsi|orang|biji|bj|buah|butir|potong|cup|kotak|bungkus)$)\p{L}+$/iu;

/**
 * A whole recipe that was typed where questions are asked, in lines as `divideRecipe` reads them;
 * `undefined` if the text is a question.
 */
export function readPastedRecipe(text: string): string | undefined {
  const amounts = text.match(AMOUNT) ?? [];
  if (amounts.length < MIN_PASTED_AMOUNTS || ASKS_OTHER.test(text)) return undefined;
  if (text.includes('\n')) return HEADING.test(text) ? text : undefined;
  const { name = '', foods } = IN_ONE_LINE.exec(text)?.groups ?? {};
  if (foods === undefined) return undefined;
  const lines = foods
    .replace(QUESTION, '')
    .split(BETWEEN_LINES)
    .map((line) => line.trim().replace(/[.?]$/u, '').replace(MADE_DISHES, '$1 buah'));
  return [name.trim(), 'Bahan:', ...lines].filter(Boolean).join('\n');
}

/** Said where a question turns out to be a recipe. */
export const PASTED_RECIPE_NOTE =
  'Ini kelihatannya resepmu sendiri. Simpan dulu, nanti modalnya dihitung.';
