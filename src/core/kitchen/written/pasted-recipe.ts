/** Amounts of recipes; orders count boxes and pieces. */
const AMOUNT =
  /\d\s?(?:g|gr|gram|kg|kilo|ons|ml|cc|l|liter|sdm|sdt|siung|lembar|lbr|batang|btg|ruas|butir|btr)\b/giu;
const LEAST_AMOUNTS = 2;
const HEADING = /^\s*(?:bahan|bumbu|cara|langkah|resep(?:ku)?)\b/imu;
/** "Resep saya: 500 gr terigu, 3 butir telur, jadi 30 donat. Modalnya berapa?" */
const IN_ONE_LINE =
  /^(?:ini )?resep(?:ku| (?:saya|aku|kami|sendiri|gue|gw))(?<name>[^:\d]*):(?<foods>[^?]*)/iu;
/** "Jadi 30 donat" are thirty pieces. */
const MADE_DISHES =
  /^(jadi \d+) (?!(?:porsi|orang|biji|bj|buah|butir|potong|cup|kotak|bungkus)$)\p{L}+$/iu;
const BETWEEN_LINES = /,\s+|;\s*|\s+(?=jadi \d)/u;

/**
 * A whole recipe that was typed where questions are asked, in lines as `divideRecipe` reads them;
 * `undefined` if the text is a question.
 */
export function readPastedRecipe(text: string): string | undefined {
  if ((text.match(AMOUNT) ?? []).length < LEAST_AMOUNTS) return undefined;
  if (text.includes('\n')) return HEADING.test(text) ? text : undefined;
  const { name = '', foods } = IN_ONE_LINE.exec(text)?.groups ?? {};
  if (foods === undefined) return undefined;
  // What follows is what she asks about it.
  const [listed = ''] = foods.split(/[.!](?:\s|$)/u);
  const lines = listed
    .split(BETWEEN_LINES)
    .map((line) => line.trim().replace(MADE_DISHES, '$1 buah'));
  return [name.trim(), 'Bahan:', ...lines].filter(Boolean).join('\n');
}

/** Said where a question turns out to be a recipe. */
export const PASTED_RECIPE_NOTE =
  'Ini kelihatannya resepmu sendiri. Simpan dulu, nanti modalnya dihitung.';
