import { readTable, TableError } from '../../src/core/costing/csv-table.ts';
import type { DishKind } from '../../src/core/recipes/dish-extras.ts';
import type { CheckedRecipe } from './checks/recipe-check.ts';
import { suggestPrice } from './selling-price.ts';

/** What a stall's portion or piece sells for, in rupiah: Java, November 2026, trade judgement. */
type PriceBand = readonly [least: number, most: number];

/** By the dish's title, what it sells for. */
export type StreetPrices = ReadonlyMap<string, PriceBand>;

const FILE = 'street-prices.csv';

/**
 * Reads street-prices.csv: what the portion or piece of a dish sells for that everybody knows.
 *
 * @throws TableError in plain Indonesian, naming the line, for the first row that does not fit.
 */
export function readStreetPrices(csv: string): StreetPrices {
  return new Map(
    readTable(FILE, csv, ['dish', 'least', 'most']).map(({ lineNumber, cells }) => {
      const { dish = '' } = cells;
      const [least, most] = [Number(cells['least']), Number(cells['most'])];
      if (!(least > 0 && least <= most)) {
        throw new TableError(FILE, lineNumber, `harga ${dish} harus dari yang murah ke yang mahal`);
      }
      return [dish, [least, most]];
    }),
  );
}

/** Of most other dishes of a kind. */
const BANDS_OF_KINDS: Readonly<Record<DishKind, PriceBand>> = {
  nasi: [3_000, 22_000],
  mi: [11_000, 28_000],
  bubur: [4_000, 16_000],
  soto: [12_000, 25_000],
  sup: [5_000, 30_000],
  gulai: [8_000, 35_000],
  sate: [13_000, 35_000],
  lauk: [3_500, 30_000],
  sayur: [4_000, 16_000],
  sambal: [1_500, 6_000],
  gorengan: [800, 6_000],
  jajanan: [1_500, 14_000],
  kue: [1_500, 9_000],
  'kue kering': [2_000, 7_000],
  minuman: [4_000, 14_000],
};

/** What puts a dish outside the band, and the dishes that it puts there. */
const OUTSIDE: Readonly<Record<string, readonly string[]>> = {
  'dijual per piring atau gelas: yang dibayar kemasan dan tenaganya': [
    'Bakso Aci',
    'Pisang Goroho',
    'Roti Cane',
    'Rujak Serut',
    'Salad Buah',
    'Seblak',
    'Tahu Gejrot',
  ],
  'dijual per batang, tanpa gelas dan es batu': ['Es Gabus', 'Es Lilin Kacang Hijau'],
  'telur saja: untungnya tipis, dijual karena laris': ['Telur Asin', 'Telur Balado'],
  'seekor atau potongan mahal di rumah makan, labanya lebih besar': [
    'Kepiting Soka Tarakan',
    'Sop Buntut',
  ],
  'kambing untuk sedikit orang': ['Kari Kambing Aceh'],
  'sayuran saja, dijual sebagai pelengkap': ['Acar Timun'],
  'keju, mentega, cokelat, atau tapainya banyak, dijual di toko kue': [
    'Abon Gulung',
    'Lamang Tapai',
    'Puding Cokelat',
  ],
};

/** Least share of the collection that is priced as the market is. */
const LEAST_INSIDE = 0.95;

/** A recipe whose suggested price is not what the market pays. */
type OffMarket = {
  readonly file: string;
  readonly price: number;
  readonly band: PriceBand;
  /** Absent if there is no explanation. */
  readonly why?: string;
};

/** The recipes whose suggested price lies outside the band of the dish or of its kind. */
export function findOffMarket(
  recipes: readonly CheckedRecipe[],
  street: StreetPrices,
): readonly OffMarket[] {
  return recipes.flatMap(({ file, recipe, cost }) => {
    const price = suggestPrice({ ...recipe, cost });
    const band = street.get(recipe.title) ?? BANDS_OF_KINDS[recipe.kind];
    if (price >= band[0] && price <= band[1]) return [];
    const why = Object.keys(OUTSIDE).find((reason) => OUTSIDE[reason]?.includes(recipe.title));
    return [{ file, price, band, ...(why === undefined ? {} : { why }) }];
  });
}

/** What is wrong with the suggested prices, in plain Indonesian. */
export function checkMarket(
  recipes: readonly CheckedRecipe[],
  street: StreetPrices,
): readonly string[] {
  const outside = findOffMarket(recipes, street);
  const inside = 1 - outside.length / recipes.length;
  const isOutside = new Set(outside.map(({ file }) => file));
  const titles = new Set(recipes.map(({ recipe }) => recipe.title));
  const explained = new Set(Object.values(OUTSIDE).flat());
  return [
    ...outside
      .filter(({ why }) => why === undefined)
      .map(
        ({ file, price, band: [least, most] }) =>
          `${file}: harga sarannya Rp${price}, di pasar Rp${least}–Rp${most}. Periksa jumlah bahan, "servings", atau "stall"; kalau memang begitu, tulis sebabnya di market-prices.ts.`,
      ),
    ...recipes
      .filter(({ file, recipe }) => explained.has(recipe.title) && !isOutside.has(file))
      .map(({ file }) => `${file}: harganya sudah wajar. Hapus sebabnya di market-prices.ts.`),
    ...[...street.keys()]
      .filter((dish) => !titles.has(dish))
      .map((dish) => `${FILE}: "${dish}" bukan judul resep.`),
    ...(inside >= LEAST_INSIDE
      ? []
      : [`Baru ${Math.round(inside * 100)} % resep berharga pasar, seharusnya 95 %.`]),
  ];
}
