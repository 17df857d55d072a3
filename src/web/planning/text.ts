import type { Coverage } from '#core/costing/dish-cost.ts';
import type { OwnPriceProblem } from '#core/costing/parse-own-price.ts';
import type { PackFigures } from '#core/kitchen/compare-dishes.ts';
import type { ScaleAdvice } from '#core/kitchen/scale-dish.ts';
import { writeDecimal } from '#core/kitchen/write-amount.ts';
import { writePriceUnit } from '#core/kitchen/write-price.ts';
import { capitalise, joinNames } from '#core/recipes/join-names.ts';
import { formatRupiah } from '#core/recipes/rupiah.ts';
import { costSentences, writeEarning } from '../dish/cost-text.ts';

/** The sentences that the parts of planning share. */
export const text = {
  portions: {
    label: 'Jumlah porsi',
    short: 'Porsi',
    yield: 'Hasil',
    fewer: 'Kurangi porsi',
    more: 'Tambah porsi',
    asWritten: { short: 'resep asli', long: 'sesuai resep masing-masing' },
    various: { short: 'beda-beda', long: 'berbeda untuk tiap hidangan' },
    ofDish: (foodName: string) => `Porsi ${foodName}`,
    fewerOfDish: (foodName: string) => `Lebih sedikit ${foodName}`,
    moreOfDish: (foodName: string) => `Lebih banyak ${foodName}`,
    forBoxes: (boxes: number) => `untuk ${boxes} paket`,
    likeOthers: 'Ikut porsi yang lain',
    times: costSentences.timesRecipe,
    problem: (problem: 'not-a-number' | 'out-of-range', most: number, unit: string) =>
      problem === 'not-a-number'
        ? 'Tulis dengan angka, misalnya 50.'
        : `Bisa 1 sampai ${writeDecimal(most, 0)} ${unit}.`,
    timesProblem: 'Bisa 0,1 sampai 1.000 kali, misalnya 1,5.',
  },
  atHand: (used: readonly string[], toBuy: readonly string[]) =>
    `Memakai ${joinNames(used)}${toBuy.length === 0 ? '' : ` · beli: ${toBuy.join(', ')}`}`,
  selling: 'Mode jualan',
  substitutes: { open: 'Lihat penggantinya', heading: 'Kalau tidak ada, ganti dengan:' },
  advice: {
    seasoning:
      'Garam, cabai, dan bumbu jangan langsung dimasukkan semua: mulai dari ¾-nya, lalu cicipi.',
    times: 'Waktu masak tidak ikut dihitung. Panci yang lebih penuh perlu waktu lebih lama.',
    steps: 'Sebagian takaran di dalam langkah masih untuk ukuran resep asli.',
    oil: 'Minyak untuk menggoreng cukup sebanyak wajannya, lalu ditambah kalau berkurang. Daftar belanja menghitungnya begitu.',
  } satisfies Record<ScaleAdvice, string>,
  cost: {
    ours: costSentences.ours,
    perPortion: costSentences.perPortion,
    ingredients: (amount: string, unit: string) => `Bahan ${amount} per ${unit}`,
    /** With gas, wages and packaging, if they are entered. */
    all: (cost: string, unit: string, hasAllCosts: boolean) =>
      `${cost}, ${hasAllCosts ? 'sudah semua biaya' : 'dengan biaya yang sudah diisi'}, per ${unit}`,
    inBox: 'Bahan di tiap paket',
    makes: (portions: number) => `, jadi ${portions}`,
    estimateIsFor: costSentences.estimateIsFor,
    coverage: ({ priced, of }: Coverage) => `${priced} dari ${of} bahan terhitung`,
    prices: (months: string) => `harga ${months}`,
    ownPrices: 'dengan hargamu',
    tooFew: 'Harga yang diketahui masih terlalu sedikit untuk dijumlah. Lengkapi di “Hitung jual”.',
    noAmounts: 'Sebagian besar bahan belum ada takarannya, jadi modalnya belum bisa dihitung.',
    higher: (percent: number) => `${percent}\u00A0% lebih tinggi dari`,
    lower: (percent: number) => `${percent}\u00A0% lebih rendah dari`,
    little: 'sedikit berbeda dari',
    marketEstimate: 'estimasi dengan harga pasar',
    estimate: 'estimasi penulisnya',
    noBook: 'Daftar harga belum termuat, jadi modal belum bisa kami hitung.',
    retry: 'Muat daftar harga',
  },
  dish: {
    menu: (foodName: string) => `Pilihan untuk ${foodName}`,
    edit: 'Ubah resep',
    shop: 'Belanja hidangan ini',
    share: 'Bagikan',
    card: 'Kartu resep (Word)',
    ownPortions: 'Atur porsi hidangan ini',
    page: 'Buka halaman resep',
    print: 'Cetak resep',
    toOverview: 'Ke ringkasan menu',
  },
  columns: { name: 'Hidangan', cost: 'Modal', price: 'Jual', profit: 'Untung' },
  /** @param more names that are not listed. */
  leavesOut: (names: readonly string[], more: number) =>
    `Belum terhitung: ${joinNames(more > 0 ? [...names, `${more} bahan lain`] : names)}. Isi harganya di “Hitung jual”.`,
  costs: { packaging: 'kemasan', gas: 'gas', labour: 'upah' },
  waste: (percent: string) => `susut ${percent}\u00A0%`,
  costsMissing: (costs: readonly string[]) => `Untung ini belum dikurangi ${joinNames(costs)}.`,
  /** The figures of a jar. */
  pack: ({ pack: { noun, holds }, cost, price, profit }: PackFigures) =>
    `1 ${noun} (${holds} porsi): modal ${formatRupiah(cost)}` +
    (price === undefined || profit === undefined
      ? ''
      : `, jual ${formatRupiah(price)}, ${writeEarning(profit)}`),
  ofFewPortions: (
    costs: readonly string[],
    sum: string,
    portions: number,
    unit: string,
    each: string,
  ) => `${capitalisedList(costs)} ${sum} ÷ ${writeDecimal(portions, 0)} ${unit} = ${each}`,
  /** @param others what the money pays for besides the ingredients. */
  spentOn: (others: readonly string[]) =>
    `Uang itu untuk ${joinNames(['bahan yang terpakai', ...others])}.`,
  wagesLater: 'Upah dibayar dari hasil jualan.',
  /** The costs of one cooking, which what the money makes is. */
  batchOfMoney: (costs: readonly string[]) =>
    `${capitalisedList(costs)} dibagi ke semua yang jadi dari uang itu.`,
  spentWhenSelling: 'Kemasan dan gas ikut dihitung di “Mode jualan”.',
  usedOnly: 'Kalau minyak, kecap, atau bumbu masih harus dibeli, lihat “Belanja”.',
  shared: {
    no: (costs: readonly string[]) =>
      `${capitalisedList(costs)} dihitung penuh di setiap hidangan.`,
    /** The costs of the usual cooking, of which each dish pays a part. */
    part: (costs: readonly string[]) =>
      `${capitalisedList(costs)} dihitung sendiri-sendiri untuk setiap hidangan.`,
    yes: (costs: readonly string[], dishes: number) =>
      `${capitalisedList(costs)} dibagi rata ke ${dishes} hidangan.`,
  },
  box: 'Hitung paket',
  smallPortions: 'Dihitung per porsi warung, yang lebih kecil dari porsi rumahan.',
  openSheet: 'Hitung jual',
  closeSheet: 'Tutup hitungan',
  /** What is typed into a field, and what is wrong with it. */
  typed: {
    priceOf: (food: string) => `Harga ${food}`,
    takeBack: (food: string) => `Pakai lagi harga pasar ${food}`,
    countedAs: (price: string) => `Dihitung ${price}. Untuk satuan lain, tulis satuannya juga.`,
    priceProblem: (problem: OwnPriceProblem) =>
      problem.problem === 'unknown-unit'
        ? `“${problem.word}” belum kami kenal sebagai satuan. Tulis misalnya 4rb / ¼ kg atau 2.500 / ikat.`
        : problem.problem === 'unlikely'
          ? `${formatRupiah(problem.rupiah)} per ${writePriceUnit(problem.per)}? Harga pasarnya sekitar ${formatRupiah(problem.market.rupiah)} per ${writePriceUnit(problem.market.per)}. Tulis dengan satuannya, misalnya 2.500 / butir.`
          : PRICE_PROBLEMS[problem.problem],
    sumProblems: {
      'not-a-number': 'Tulis jumlah uangnya, misalnya 12.000 atau 12rb.',
      negative: 'Jumlahnya tidak bisa kurang dari nol.',
      'too-large': 'Jumlahnya terlalu besar.',
    },
    product: (count: number, each: string, sum: string) => `${count} × ${each} = ${sum}`,
    percentProblem: (least: number, most: number) => `Tulis angka ${least} sampai ${most}.`,
  },
  notStored: 'Browser ini tidak bisa menyimpan, jadi perubahan ini hilang kalau halaman ditutup.',
} as const;

/** Words as a list that begins a sentence: "Gas dan upah". */
export const capitalisedList = (words: readonly string[]): string => capitalise(joinNames(words));

const PRICE_PROBLEMS = {
  empty: '',
  'no-amount': 'Tulis harganya, misalnya 42rb / kg.',
  negative: 'Harganya tidak bisa kurang dari nol.',
  'too-large': 'Harganya terlalu besar.',
} as const;
