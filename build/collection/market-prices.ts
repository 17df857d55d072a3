import type { DishKind } from '../../src/core/recipes/dish-extras.ts';
import type { CheckedRecipe } from './checks/recipe-check.ts';
import { suggestPrice } from './selling-price.ts';

/** What a stall's portion or piece sells for, in rupiah: Java, November 2026, trade judgement. */
type PriceBand = readonly [least: number, most: number];

/** Of most dishes of a kind. */
const BANDS_OF_KINDS: Readonly<Record<DishKind, PriceBand>> = {
  nasi: [3_500, 34_000],
  mi: [12_000, 32_000],
  bubur: [4_500, 20_000],
  soto: [12_000, 28_000],
  sup: [9_000, 38_000],
  gulai: [8_000, 35_000],
  sate: [15_000, 40_000],
  lauk: [3_000, 34_000],
  sayur: [4_500, 25_000],
  sambal: [2_000, 6_500],
  gorengan: [1_000, 8_000],
  jajanan: [1_000, 22_000],
  kue: [1_200, 12_000],
  'kue kering': [2_000, 12_000],
  minuman: [3_000, 22_000],
};

/** Of dishes that everybody knows the price of. */
const BANDS_OF_DISHES: Readonly<Record<string, PriceBand>> = {
  'Nasi Kucing': [3_000, 4_000],
  'Soto Ayam Lamongan': [15_000, 20_000],
  'Mie Ayam': [13_000, 20_000],
  'Bakso Sapi': [17_000, 28_000],
  'Rendang Daging': [20_000, 30_000],
  Rawon: [25_000, 38_000],
  'Tahu Isi': [2_000, 2_500],
  // A piece of twelve: the whole one is Rp30,000 to Rp50,000.
  'Martabak Manis': [2_500, 4_000],
  'Es Teh Manis': [3_000, 6_000],
  'Wedang Uwuh': [5_000, 12_000],
  'Sop Buntut': [45_000, 75_000],
  'Sop Iga': [35_000, 55_000],
  'Sop Konro': [35_000, 55_000],
  'Konro Bakar': [45_000, 70_000],
  'Sate Telur Puyuh': [3_000, 4_000],
  'Sate Usus': [2_000, 3_000],
  'Sate Kulit': [2_500, 4_500],
  'Sate Ati Ampela': [4_000, 6_500],
  'Sate Klathak': [35_000, 50_000],
  'Sate Buntel': [40_000, 55_000],
  'Kepiting Saus Padang': [45_000, 120_000],
  'Kepiting Lada Hitam': [45_000, 120_000],
  'Kepiting Saus Sorong': [60_000, 150_000],
  'Kepiting Soka Tarakan': [40_000, 90_000],
  'Karaka Timika': [60_000, 150_000],
  'Udang Selingkuh': [40_000, 80_000],
  'Udang Goreng Tepung': [20_000, 35_000],
  'Cumi Goreng Tepung': [18_000, 30_000],
  'Pempek Kapal Selam': [18_000, 32_000],
  'Sotong Pangkong': [25_000, 45_000],
  'Martabak HAR': [25_000, 40_000],
  'Es Kopyor': [20_000, 45_000],
  'Es Durian': [18_000, 35_000],
  'Es Teler': [15_000, 28_000],
  Klappertaart: [15_000, 28_000],
  'Lapis Legit': [8_000, 16_000],
};

/** What puts a dish outside the band, and the dishes that it puts there. */
const OUTSIDE: Readonly<Record<string, readonly string[]>> = {
  'hanya karbohidratnya, dijual bersama lauk': [
    'Buras',
    'Lapa-Lapa',
    'Nasi Jagung',
    'Papeda',
    'Catemak Jagung',
  ],
  'isi dan dagingnya porsi rumah; warung memakai sepertiganya': [
    'Nasi Kebuli',
    'Nasi Kucing',
    'Bakso Sapi',
    'Soto Tangkar',
    'Tahu Isi',
    'Pempek Adaan',
    'Laksan',
    'Martabak Manis',
  ],
  'udang, kepiting, atau ikan lautnya mahal di Jawa, biasa di daerahnya': [
    'Kwetiau Siram',
    'Mie Aceh',
    'Mie Belitung',
    'Mie Sagu',
    'Mie Tiaw Pontianak',
  ],
  'kambing, iga, atau seekor ayam kampung muda untuk sedikit orang': [
    'Kari Kambing Aceh',
    'Selat Solo',
  ],
  'sayuran, tahu, atau tempe saja, dijual sebagai pelengkap': [
    'Sayur Sop',
    'Terik Tempe',
    'Acar Kuning',
    'Acar Timun',
    'Sambal Bawang',
  ],
  'dijual per bungkus kecil atau per genggam, bukan per biji': [
    'Nugget Ayam',
    'Nugget Tempe',
    'Cimol',
    'Kuping Gajah',
  ],
  'satu piring penuh dengan lontong atau lauk, bukan sayur pendamping': [
    'Gudeg',
    'Ketupat Sayur Betawi',
    'Lontong Medan',
    'Rujak Cingur',
    'Rujak Soto',
    'Tahu Gimbal',
  ],
  'dihitung per piring, bukan per potong': ['Pisang Goroho', 'Singkong Keju', 'Es Oyen'],
  'keju, mentega, atau cokelatnya banyak, dijual di toko kue': [
    'Abon Gulung',
    'Lamang Tapai',
    'Puding Cokelat',
    'Kastengel',
    'Sagu Keju',
  ],
};

/** Least share of the collection that is priced as the market is. */
const LEAST_INSIDE = 0.85;

/** A recipe whose suggested price is not what the market pays. */
type OffMarket = {
  readonly file: string;
  readonly price: number;
  readonly band: PriceBand;
  /** Absent if there is no explanation. */
  readonly why?: string;
};

/** The recipes whose suggested price lies outside the band of the dish or of its kind. */
export function findOffMarket(recipes: readonly CheckedRecipe[]): readonly OffMarket[] {
  return recipes.flatMap(({ file, recipe, cost }) => {
    const price = suggestPrice({ ...recipe, cost });
    const band = BANDS_OF_DISHES[recipe.title] ?? BANDS_OF_KINDS[recipe.kind];
    if (price >= band[0] && price <= band[1]) return [];
    const why = Object.keys(OUTSIDE).find((reason) => OUTSIDE[reason]?.includes(recipe.title));
    return [{ file, price, band, ...(why === undefined ? {} : { why }) }];
  });
}

/** What is wrong with the suggested prices, in plain Indonesian. */
export function checkMarket(recipes: readonly CheckedRecipe[]): readonly string[] {
  const outside = findOffMarket(recipes);
  const inside = 1 - outside.length / recipes.length;
  return [
    ...outside
      .filter(({ why }) => why === undefined)
      .map(
        ({ file, price, band: [least, most] }) =>
          `${file}: harga sarannya Rp${price}, di pasar Rp${least}–Rp${most}. Periksa jumlah bahan, "servings", atau "stall"; kalau memang begitu, tulis sebabnya di market-prices.ts.`,
      ),
    ...(inside >= LEAST_INSIDE
      ? []
      : [`Baru ${Math.round(inside * 100)} % resep berharga pasar, seharusnya 85 %.`]),
  ];
}
