import { readTable, TableError } from '../../src/core/costing/csv-table.ts';
import type { DishKind } from '../../src/core/recipes/dish-extras.ts';
import { complainIf, type CheckedRecipe } from './checks/recipe-check.ts';
import { usualPrice } from './usual-price.ts';

/**
 * Prices of a stall's portion or piece in rupiah: Java, November 2026, judged by people in the
 * trade.
 */
type PriceBand = readonly [least: number, most: number];

/** Prices by the dish's title. */
type StreetPrices = ReadonlyMap<string, PriceBand>;

const FILE = 'street-prices.csv';

/**
 * Reads street-prices.csv: what a portion or piece of a well-known dish sells for.
 *
 * @throws TableError in plain Indonesian, naming the line, for the first invalid row.
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

/** For most other dishes of each kind. */
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

/** Faults of the usual prices, and of the table's titles, in plain Indonesian. */
export function checkStreetPrices(
  recipes: readonly CheckedRecipe[],
  street: StreetPrices,
): readonly string[] {
  const titles = new Set(recipes.map(({ recipe }) => recipe.title));
  return [
    ...recipes.flatMap(({ file, recipe, cost }) => {
      const price = usualPrice({ ...recipe, cost });
      const [least, most] = street.get(recipe.title) ?? BANDS_OF_KINDS[recipe.kind];
      return complainIf(
        price < least || price > most,
        `${file}: harga sarannya Rp${price}, di pasar Rp${least}–Rp${most}. Periksa jumlah bahan, "servings", atau "stall"; kalau harga pasarnya yang lain, tulis di ${FILE}.`,
      );
    }),
    ...[...street.keys()]
      .filter((dish) => !titles.has(dish))
      .map((dish) => `${FILE}: "${dish}" bukan judul resep.`),
  ];
}
