import type { PricedLine, UnpricedReason } from '#core/costing/price-ingredient.ts';
import type { BusinessKind } from '#core/kitchen/business-costs.ts';
import type { Pack } from '#core/kitchen/portion-unit.ts';
import { writeDecimal } from '#core/kitchen/write-amount.ts';
import { printUnit } from '#core/lines/print-unit.ts';
import { boxTerms, costFields, costSentences, costTerms } from '../../dish/cost-text.ts';

/** What a box of several dishes is called, where a dish has its `soldNoun`. */
export const OF_BOX = 'paket';

const sheetTerms = {
  ...costTerms,
  total: 'Modal sekali masak',
  margin: 'Margin',
  breakEven: 'Balik modal',
} as const;

/** The sentences of the cost sheet. */
export const text = {
  title: (foodName: string) => `Hitung jual: ${foodName}`,
  result: 'Hasil hitungan',
  /** @param of what the figures are per: the `soldNoun` of a dish, or a box. */
  terms: (of: string) => ({ ...sheetTerms, ...(of === OF_BOX ? boxTerms : {}) }),
  /** Beside those terms, where a dish is not sold by the portion. */
  perUnit: (of: string) => (of === 'porsi' || of === OF_BOX ? undefined : `per ${of}`),
  fields: costFields,
  isOwn: costSentences.ownPrice,
  isUsual: 'hargamu, sama dengan harga pasar',
  isSuggested: 'saran',
  lossPer: (amount: string, of: string) => `rugi ${amount} per ${of}`,
  neverBack: (of: string) =>
    `tidak balik modal ${of === OF_BOX ? 'walaupun semuanya laku' : 'dari sekali masak'}`,
  after: (count: number, sold: number, of: string) =>
    `setelah ${count} dari ${writeDecimal(sold, 2)} ${of}`,
  noPortions: 'Isi dulu berapa porsi yang dijual, lalu HPP dan untungnya muncul di sini.',
  noCost: 'Isi dulu harga bahan di bawah, lalu HPP dan untungnya muncul di sini.',
  selling: 'Porsi dan harga jual',
  cooked: 'Porsi dimasak',
  kind: 'Jenis usaha',
  kinds: {
    'kaki-lima': 'Kaki lima',
    warung: 'Warung',
    katering: 'Katering',
    kafe: 'Kafe',
    minuman: 'Minuman',
  } satisfies Record<BusinessKind, string>,
  target: 'Target food cost',
  /** Beside gas and wages that a larger cooking shares. */
  partOf: (sold: number, batch: number, unit: string) =>
    `bagian ${writeDecimal(sold, 2)} dari ${writeDecimal(batch, 0)} ${unit}`,
  costMeans: (total: string, sold: number, unit: string, of: string) =>
    `HPP per ${of}: ${total} ÷ ${writeDecimal(sold, 2)} ${unit}.`,
  profitSuggestion: (profit: string, unit: string, step: string) =>
    `Saran: HPP + untung ${profit} per ${unit}, dibulatkan ke atas ke kelipatan ${step}.`,
  targetMeans:
    'Food cost di sini berarti harga bahan saja dibagi harga jual. Gas, kemasan, upah, dan untung diambil dari sisanya. Margin berarti untung dibagi harga jual.',
  thinProfit:
    'Untung dari saran ini tipis: bahannya murah, tapi biaya lainnya besar. Masak lebih banyak sekali masak, atau naikkan harganya.',
  smallPortions: (cooked = 0, sold = 0) =>
    `Porsi warung lebih kecil dari porsi rumahan: masakan untuk ${cooked} porsi rumahan cukup untuk ${sold} porsi jualan. Kalau porsimu lain, ubah “Porsi dijual”.`,
  suggestion: (ingredients: string, unit: string, target: string, step: string) =>
    `Saran: bahan ${ingredients} per ${unit} ÷ ${target}\u00A0%, dibulatkan ke atas ke kelipatan ${step}, atau ke bawah kalau selisihnya di bawah 1\u00A0%. Paling sedikit 10\u00A0% harganya jadi untung.`,
  /** @param difference of our price from the AI's, as a share; absent if it is small. */
  expected: (price: string, difference: number | undefined) => {
    const compared =
      difference === undefined
        ? 'tidak jauh dari saran ini'
        : difference < 0
          ? 'lebih mahal dari saran ini. Saran ini dihitung dari harga bahannya'
          : 'lebih murah dari saran ini. Saran ini dihitung dari harga bahannya. Kalau porsimu lebih kecil, naikkan “Porsi dijual”';
    return `AI memperkirakan harga jualnya sekitar ${price}: hanya perkiraan, ${compared}.`;
  },
  usuallyAlike: (price: string) =>
    `Harga yang biasa dibayar orang, sekitar ${price}, tidak jauh dari saran ini.`,
  usuallyAtALoss: (price: string) =>
    `Hidangan ini biasanya dijual sekitar ${price}, di bawah HPP-mu. Sebelum menaikkan harga, coba masak lebih banyak sekali masak, atau tekan upah, gas, dan kemasan.`,
  usuallyCheaper: (price: string) =>
    `Hidangan ini biasanya dijual sekitar ${price}, lebih murah dari saran ini: untungnya tipis, lakunya banyak. Kalau mau ikut harga pasar, pakai harga itu.`,
  usuallyDearer: (price: string) =>
    `Hidangan ini biasanya dijual sekitar ${price}, lebih mahal dari saran ini. Kalau pelangganmu mau, pakai harga itu.`,
  takeUsual: (price: string) => `Pakai ${price}`,
  appPriceMeans: (commission: string) =>
    `Harga di aplikasi sudah menutup potongan ${commission}\u00A0% dan PPN 11\u00A0% atas potongan itu.`,
  /** Where pieces have a price, and are sold in packs. */
  priceOfPack: (unit: string, { noun, holds }: Pack, price: string) =>
    `Harga jual di sini untuk satu ${unit}. Satu ${noun} isi ${holds} ${unit}: ${price}.`,
  replaced: (goal: string, sum: string, by: string | undefined) =>
    `“${goal}” tadi ${sum}${by === undefined ? '' : `, sekarang dihitung dari “${by}”`}.`,
  undo: 'Urungkan',
  ingredients: 'Harga bahan',
  priceHint: 'Ubah harganya sesuai belanjamu, misalnya “42rb / kg” atau “15.000 per 800 g”.',
  notComputed: 'Jumlahnya masih memakai perkiraan penulis resep sampai lebih banyak harga terisi.',
  missing: (names: string) => `Belum terhitung: ${names}. Isi harganya supaya ikut dihitung.`,
  pricePlaceholder: 'mis. 5rb / ikat',
  piece: (weight: string, unit: string) => `± ${weight} per ${printUnit(unit)}`,
  paidFor: (amount: string) => `dihitung ${amount}`,
  allOil:
    'dihitung semua; kalau untuk menggoreng, tulis “untuk menggoreng” supaya hanya yang terserap',
  assumed: {
    'to-taste': 'takaran kami',
    'frying-oil': 'minyak yang terserap saja',
  } satisfies Record<NonNullable<PricedLine['assumed']>, string>,
  unpriced: {
    'unknown-food': () => 'Belum ada di daftar harga kami',
    'no-amount': () => 'Resepnya tidak menyebut takaran. Tulis saja jumlah uangnya.',
    'unknown-unit': () => 'Takarannya belum kami kenal. Tulis saja jumlah uangnya.',
    'no-measure': () => 'Berat takarannya belum kami ketahui. Tulis saja jumlah uangnya.',
    'own-price-unit': (unit: string) =>
      `Harga per ${unit} belum bisa dihitung untuk takaran ini. Tulis per kg atau per gram.`,
  } satisfies Record<UnpricedReason, (unit: string) => string>,
  otherCosts: 'Biaya lain',
  ownPackaging: 'Kemasan ini hanya untuk hidangan ini',
  packagingOfAll: (price: string, pack: string) =>
    `Harga kemasan ${price} ini dipakai semua hidangan. Harga ${pack} beda?`,
  enterPack: (pack: string) => `Isi harga ${pack}`,
  kept: 'Disimpan di perangkat ini dan dipakai untuk semua hidangan.',
  keptButPacks:
    'Disimpan di perangkat ini dan dipakai untuk semua hidangan; isi kemasan hanya untuk hidangan ini.',
  packsEach: (unit: string) =>
    `Kemasan dihitung untuk tiap ${unit}. Kalau satu kemasan berisi beberapa ${unit}, tulis isinya.`,
  batchOfRecipe: (sold: number, unit: string) =>
    `Gas dan upah masih dibagi ke ${writeDecimal(sold, 0)} ${unit} resep ini. Biasa masak lebih banyak? Isi “Biasa sekali masak”.`,
  batchOfChosen: (sold: number, unit: string) =>
    `Gas dan upah dibagi ke ${writeDecimal(sold, 0)} ${unit} yang kamu isi.`,
  usualBatchMeans:
    '“Biasa sekali masak” membagi gas dan upah di semua hidangan yang jumlah porsinya belum kamu isi.',
  cookMore: 'Biasa masak lebih banyak?',
  loading: 'Daftar harga sedang dimuat.',
} as const;
