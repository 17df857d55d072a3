import type { FoodFact } from '../../src/core/costing/food-facts.ts';
import type { PricedIngredient } from '../../src/core/costing/price-tables.ts';

/** What is wrong with prices.csv as a whole, in plain Indonesian, one sentence for each row. */
export function checkTables(prices: readonly PricedIngredient[]): readonly string[] {
  const rows = new Map(prices.map((row) => [row.name, row]));
  return [
    ...prices.flatMap(checkFlags),
    ...prices.flatMap((row) => checkBand(row, rows)),
    ...COOKED_FROM.flatMap(([cooked, raw]) => checkCooked(rows.get(cooked), rows.get(raw))),
  ].map((sentence) => `prices.csv: ${sentence}`);
}

/** Words in a name that say what the food contains. */
const TELLING_WORDS: readonly (readonly [RegExp, FoodFact])[] = [
  [/\b(?:telur|telor)\b/u, 'telur'],
  [/\bkeju\b/u, 'susu'],
  [/\b(?:kacang|mete)\b/u, 'kacang'],
  [/\bikan\b/u, 'ikan'],
  [/\btepung\b/u, 'gluten'],
];

/** Names that only sound like it: roe, starches, pods, and accompaniments. */
const ONLY_SOUNDS_LIKE: Readonly<Partial<Record<FoodFact, RegExp>>> = {
  telur: /terubuk|tebu telur|telur ikan|telor ikan/u,
  kacang: /panjang|lanjaran|kedelai|kedele|edamame|kapri|kecambah|^daun|^pucuk/u,
  ikan: /^(?:jeruk|lemon) ikan|racik/u,
  gluten:
    /tepung (?:beras|ketan|pulut|sagu|tapioka|kanji|aci|singkong|maizena|meizena|maizenna|meizenna|jagung|hun|garut|irut|gaplek|tiwul|mocaf|ubi|custard|agar|kentang|kacang|rose)|gula tepung/u,
};

function checkFlags({ name, synonyms, contains }: PricedIngredient): readonly string[] {
  return [name, ...synonyms].flatMap((one) =>
    TELLING_WORDS.flatMap(([word, fact]) => {
      const isTold = contains.includes(fact) || ONLY_SOUNDS_LIKE[fact]?.test(one) === true;
      return !word.test(one) || isTold
        ? []
        : [`"${one}" (${name}) perlu "${fact}" di kolom contains.`];
    }),
  );
}

const LIKE = 'rentang seperti ';
/** Rounding to whole hundreds moves a band by at most this share of the price. */
const ROUNDING = 0.12;

/** Every band has a reason: a report, or the price swings of a similar food. */
function checkBand(
  { name, source, price, low, high, grade }: PricedIngredient,
  rows: ReadonlyMap<string, PricedIngredient>,
): readonly string[] {
  if (grade !== 'D' || price === 0) return [];
  const [, like] = source.split(LIKE);
  if (like === undefined) {
    const isMechanical =
      Math.abs(low / price - 0.75) < 0.01 && Math.abs(high / price - 1.35) < 0.01;
    return isMechanical
      ? [`rentang ${name} hanya ×0,75 dan ×1,35. Tulis di source "${LIKE}…" bahan yang dipantau.`]
      : [];
  }
  const watched = rows.get(like);
  if (watched === undefined || watched.grade === 'D') {
    return [`rentang ${name} mengikuti "${like}", yang harganya tidak dipantau.`];
  }
  const isLike =
    Math.abs(low / price - watched.low / watched.price) < ROUNDING &&
    Math.abs(high / price - watched.high / watched.price) < ROUNDING;
  return isLike ? [] : [`rentang ${name} tidak seperti rentang ${like}.`];
}

/** Foods that are bought cooked, and their raw ingredient, both by the kilogram. */
const COOKED_FROM: readonly (readonly [cooked: string, raw: string])[] = [
  ['nasi putih', 'beras'],
  ['ayam suwir', 'fillet ayam'],
  ['abon sapi', 'daging sapi'],
  ["daging se'i", 'daging sapi'],
  ['dendeng sapi', 'daging sapi'],
  ['ikan cakalang asap', 'ikan cakalang'],
  ['bandeng presto', 'ikan bandeng'],
  ['tahu goreng', 'tahu'],
  ['bawang goreng', 'bawang merah'],
  ['bawang putih goreng', 'bawang putih'],
];

/** A cooked kilogram never costs less than the raw food in it. */
function checkCooked(
  cooked: PricedIngredient | undefined,
  raw: PricedIngredient | undefined,
): readonly string[] {
  if (cooked === undefined || raw?.cooked === undefined) return [];
  const least = Math.round(raw.price / raw.cooked);
  return cooked.price >= least
    ? []
    : [`${cooked.name} Rp${cooked.price} di bawah bahan mentahnya (${raw.name}), Rp${least}.`];
}
