import type { FoodFact } from '../../src/core/costing/food-facts.ts';
import type { PriceTableRow } from '../../src/core/costing/read-price-tables.ts';
import { readState } from '../../src/core/lines/food-state.ts';
import { complainIf } from './checks/recipe-check.ts';

/** Faults of prices.csv as a whole, in plain Indonesian, one sentence per row. */
export function checkTables(prices: readonly PriceTableRow[]): readonly string[] {
  const rows = new Map(prices.map((row) => [row.name, row]));
  return [
    ...prices.flatMap(checkFlags),
    ...prices.flatMap((row) => checkBand(row, rows)),
    ...prices.flatMap(checkStates),
    ...COOKED_FROM.flatMap(([cooked, raw]) => checkCooked(rows.get(cooked), rows.get(raw))),
    ...DEARER_FIRST.flatMap((names) => checkOrder(names.map((name) => rows.get(name)))),
    ...FLESH_OF.flatMap(([flesh, whole]) => checkFlesh(rows.get(flesh), rows.get(whole))),
  ].map((sentence) => `prices.csv: ${sentence}`);
}

/** Words in a name that say what the food contains. */
const CONTENT_WORDS: readonly (readonly [RegExp, FoodFact])[] = [
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

function checkFlags({ name, synonyms, contains }: PriceTableRow): readonly string[] {
  return [name, ...synonyms].flatMap((one) =>
    CONTENT_WORDS.flatMap(([word, fact]) => {
      const isListed = contains.includes(fact) || ONLY_SOUNDS_LIKE[fact]?.test(one) === true;
      return complainIf(
        word.test(one) && !isListed,
        `"${one}" (${name}) perlu "${fact}" di kolom contains.`,
      );
    }),
  );
}

/** "Kerang kupas" as a name of `kerang` would cost as much as kerang in their shells. */
function checkStates({ name, synonyms, edible, cooked }: PriceTableRow): readonly string[] {
  return synonyms.flatMap((synonym) => {
    const words = synonym.split(' ');
    const state = readState(words.slice(0, -1), words.slice(-1), '');
    const share = state === 'cleaned' ? edible : state === 'cooked' ? cooked : undefined;
    return complainIf(
      share !== undefined,
      `"${synonym}" lebih mahal daripada ${name}: hapus dari sinonim, atau beri baris sendiri.`,
    );
  });
}

const LIKE = 'rentang seperti ';
const FRESH = 'sayur & bumbu segar';

/** Preserved food does not follow the prices of fresh vegetables, unless it is made of them. */
const swingsAlike = (row: PriceTableRow, watched: PriceTableRow): boolean =>
  watched.name !== 'garam' &&
  (watched.stall !== FRESH ||
    row.stall === FRESH ||
    row.name.split(' ').some((word) => watched.name.split(' ').includes(word)));

/** Rounding to whole hundreds moves a band by at most this share of the price. */
const ROUNDING = 0.12;

/** Every band has a reason: a report, or the price swings of a similar food. */
function checkBand(
  row: PriceTableRow,
  rows: ReadonlyMap<string, PriceTableRow>,
): readonly string[] {
  const { name, source, price, low, high, grade } = row;
  if (grade !== 'D' || price === 0) return [];
  const [, like] = source.split(LIKE);
  if (like === undefined) {
    const isMechanical =
      Math.abs(low / price - 0.75) < 0.01 && Math.abs(high / price - 1.35) < 0.01;
    return complainIf(
      isMechanical,
      `rentang ${name} hanya ×0,75 dan ×1,35. Tulis di source "${LIKE}…" bahan yang dipantau.`,
    );
  }
  const watched = rows.get(like);
  if (watched === undefined || watched.grade === 'D') {
    return [`rentang ${name} mengikuti "${like}", yang harganya tidak dipantau.`];
  }
  if (!swingsAlike(row, watched)) {
    return [`rentang ${name} tidak bisa seperti "${like}", yang naik turun karena hal lain.`];
  }
  const isLike =
    Math.abs(low / price - watched.low / watched.price) < ROUNDING &&
    Math.abs(high / price - watched.high / watched.price) < ROUNDING;
  return complainIf(!isLike, `rentang ${name} tidak seperti rentang ${like}.`);
}

/** Foods that are bought cooked, with their raw ingredient, both by the kilogram. */
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
  cooked: PriceTableRow | undefined,
  raw: PriceTableRow | undefined,
): readonly string[] {
  if (cooked === undefined || raw?.cooked === undefined) return [];
  const least = Math.round(raw.price / raw.cooked);
  return complainIf(
    cooked.price < least,
    `${cooked.name} Rp${cooked.price} di bawah bahan mentahnya (${raw.name}), Rp${least}.`,
  );
}

/** Foods in order of price by the kilogram, litre or piece, dearest first. */
const DEARER_FIRST: readonly (readonly string[])[] = [
  ['beras basmati', 'beras hitam', 'beras merah', 'beras premium', 'beras', 'nasi putih'],
  ['beras ketan hitam', 'beras ketan', 'beras'],
  ['tepung beras ketan', 'tepung beras', 'tepung terigu'],
  ['ayam kampung', 'ayam pejantan', 'ayam', 'ceker ayam', 'tulang ayam'],
  ['ayam suwir', 'ayam giling', 'fillet ayam', 'dada ayam', 'ayam'],
  ['bebek', 'ayam'],
  ['telur asin', 'telur bebek', 'telur puyuh'],
  [
    'has dalam sapi',
    'has luar sapi',
    'daging sapi',
    'sandung lamur',
    'tetelan sapi',
    'tulang sapi',
  ],
  ['abon sapi', 'daging sapi', 'daging kerbau'],
  ['daging kambing', 'iga kambing', 'tulang kambing'],
  ['lobster', 'udang galah', 'udang'],
  ['udang kupas', 'udang'],
  ['cumi asin', 'cumi-cumi'],
  ['kepiting soka', 'kepiting', 'rajungan'],
  ['jambal roti', 'ikan asin'],
  ['teri medan', 'teri', 'teri basah'],
  ['bawal putih', 'ikan bawal'],
  ['ikan kerapu', 'ikan kakap', 'kepala ikan kakap'],
  ['tempe semangit', 'tempe', 'tempe gembus'],
  ['cabai rawit merah', 'cabai rawit hijau', 'cabai merah keriting', 'cabai hijau'],
  ['cabai bubuk', 'cabai kering', 'cabai merah keriting'],
  ['bawang goreng', 'bawang merah', 'bawang bombai'],
  ['jahe merah', 'jahe', 'lengkuas'],
  ['jamur hioko', 'jamur shiitake', 'jamur kancing', 'jamur merang', 'jamur tiram'],
  ['jamur kuping kering', 'jamur kuping'],
  ['lada bubuk', 'lada', 'ketumbar'],
  ['ketumbar bubuk', 'ketumbar'],
  ['bunga pala', 'pala', 'buah pala segar'],
  ['kapulaga hijau', 'kapulaga'],
  ['saffron', 'kasumba'],
  ['vco', 'minyak kelapa', 'minyak goreng'],
  ['mentega wijsman', 'mentega', 'mentega campuran', 'margarin'],
  ['keju edam', 'keju cheddar'],
  ['cokelat bubuk', 'cokelat batang', 'cokelat chips'],
  ['santan kental', 'santan', 'santan encer'],
  ['air kelapa muda', 'air kelapa'],
  ['gula aren', 'gula merah', 'gula pasir'],
  ['gula halus', 'gula pasir'],
  ['tape ketan', 'tape singkong', 'singkong'],
  ['cuka apel', 'cuka'],
  ['ekstrak vanila', 'vanili cair'],
  ['jagung pipil', 'jagung manis'],
];

function checkOrder(row: readonly (PriceTableRow | undefined)[]): readonly string[] {
  return row.slice(1).flatMap((cheaper, index) => {
    const dearer = row[index];
    if (dearer === undefined || cheaper === undefined) return [];
    return complainIf(
      dearer.price <= cheaper.price,
      `${dearer.name} Rp${dearer.price} mestinya lebih mahal daripada ${cheaper.name}.`,
    );
  });
}

/** Flesh bought ready, and the whole animal or fruit it comes from. */
const FLESH_OF: readonly (readonly [flesh: string, whole: string])[] = [
  ['fillet ayam', 'dada ayam'],
  ['daging kepiting', 'rajungan'],
  ['daging durian', 'durian'],
  ['ikan dori', 'ikan patin'],
  ['daging rajungan', 'rajungan'],
  ['daging tuna', 'ikan tuna'],
];

/** The price of flesh pays for the bones, shell or peel thrown away. */
function checkFlesh(
  flesh: PriceTableRow | undefined,
  whole: PriceTableRow | undefined,
): readonly string[] {
  if (flesh === undefined || whole?.edible === undefined) return [];
  const least = Math.round(whole.price / whole.edible);
  return complainIf(
    flesh.price < least,
    `${flesh.name} Rp${flesh.price} di bawah yang utuh (${whole.name}), Rp${least}.`,
  );
}
