import type { Coverage } from '#core/costing/dish-cost.ts';
import type { OwnPriceProblem } from '#core/costing/parse-own-price.ts';
import type { PricedLine, UnpricedReason } from '#core/costing/price-ingredient.ts';
import type { BusinessKind } from '#core/kitchen/business-costs.ts';
import type { PackFigures } from '#core/kitchen/compare-dishes.ts';
import type { ScaleAdvice } from '#core/kitchen/scale-dish.ts';
import { writeDecimal } from '#core/kitchen/write-amount.ts';
import { writePriceUnit } from '#core/kitchen/write-price.ts';
import { joinNames } from '#core/recipes/join-names.ts';
import { formatRupiah } from '#core/recipes/rupiah.ts';
import { boxTerms, costFields, costSentences, costTerms, writeEarning } from '../dish/cost-text.ts';

/** What the figures of a sheet are per: a portion of a dish, or a box of several. */
export type SheetOf = 'porsi' | 'paket';

const sheetTerms = {
  ...costTerms,
  total: 'Modal sekali masak',
  foodCost: 'Food cost',
  margin: 'Margin',
  breakEven: 'Balik modal',
} as const;

/** The sentences of planning. */
export const text = {
  overview: {
    region: 'Ringkasan menu',
    caption: (unit: string) => `Rupiah per ${unit}`,
    /** What money at hand leaves for each portion that is asked for. */
    budget: (money: string, portions: number, each: string) =>
      `${money} ÷ ${portions} = ${each} per porsi`,
    columns: { name: 'Hidangan', cost: 'Modal', price: 'Jual', profit: 'Untung' },
    perRecipe: 'sekali masak',
    perUnit: (unit: string) => `/${unit}`,
    unknown: 'belum diketahui',
    lossWord: 'rugi',
    /** @param more names that are not listed. */
    leavesOut: (names: readonly string[], more: number) =>
      `Belum terhitung: ${joinNames(more > 0 ? [...names, `${more} bahan lain`] : names)}. Isi harganya di “Hitung jual”.`,
    fromSource: 'Yang bertanda\u00A0± menurut penulis resep, belum kami hitung.',
    costs: { packaging: 'kemasan', gas: 'gas', labour: 'upah' },
    waste: (percent: string) => `susut ${percent}\u00A0%`,
    costsIn: (costs: readonly string[]) => `Modal sudah termasuk ${joinNames(costs)}.`,
    costsMissing: (costs: readonly string[]) => `Untung ini belum dikurangi ${joinNames(costs)}.`,
    enterCosts: 'Isi sekali di “Hitung jual”.',
    /** What the price in the question leaves of one. */
    atPrice: (price: string, unit: string, rest: number) =>
      `Dijual ${price}: ${writeEarning(rest)} per ${unit}`,
    /** The figures of a jar. */
    pack: ({ pack: { noun, holds }, cost, price, profit }: PackFigures) =>
      `1 ${noun} (${holds} porsi): modal ${formatRupiah(cost)}` +
      (price === undefined || profit === undefined
        ? ''
        : `, jual ${formatRupiah(price)}, ${writeEarning(profit)}`),
    seeProfit: 'Lihat harga jual dan untungnya',
    eachPacked: (dishes: readonly string[]) =>
      `Kemasan dihitung satu-satu untuk ${joinNames(dishes)}. Dijual beberapa sekaligus? Tulis isinya di “Hitung jual”.`,
    batchOfRecipe: (costs: readonly string[]) =>
      `${capitalisedList(costs)} masih dibagi ke porsi resep asli. Isi jumlahnya di atas tabel sesuai yang kamu masak, supaya hitungannya pas.`,
    /** What a sum at hand makes of a dish, and earns. */
    affords: (sum: string, count: string, unit: string, profit: string | undefined) =>
      `${sum} jadi ${count} ${unit}${profit === undefined ? '' : `, untung ${profit}`}`,
    usedOnly:
      'Dihitung dari bahan yang terpakai. Kalau minyak, kecap, atau bumbu masih harus dibeli, lihat “Belanja”.',
    aboveUsual: (dishes: readonly string[], mayLose: boolean) =>
      `Harga pasarnya lebih rendah dari saran: ${joinNames(dishes)}. Kalau ikut harga pasar, untungnya lebih tipis${mayLose ? ' atau malah rugi' : ''}.`,
    belowUsual: (dishes: readonly string[]) =>
      `Harga pasarnya lebih tinggi dari saran: ${joinNames(dishes)}.`,
    takeMarketPrices: 'Pakai harga pasar',
    marketPricesTaken: 'Sekarang dihitung dengan harga pasar.',
    backToSuggestions: 'Kembali ke saran',
    usually: (foodName: string, price: string, isLoss: boolean) =>
      `${foodName} ${price}${isLoss ? ' (di bawah HPP)' : ''}`,
    together: 'Dimasak bersama',
    shared: {
      no: (costs: readonly string[]) =>
        `${capitalisedList(costs)} dihitung penuh di setiap hidangan.`,
      yes: (costs: readonly string[], dishes: number) =>
        `${capitalisedList(costs)} dibagi rata ke ${dishes} hidangan.`,
    },
    box: 'Hitung paket',
    /** @param dishes in the box, "2 Lemper"; not named again if it is one of each. */
    boxDishes: (dishes: readonly string[], isOneOfEach: boolean, lacksRice: boolean) =>
      (isOneOfEach ? `${ALL[dishes.length] ?? 'semua'} hidangan ini` : joinNames(dishes)) +
      (lacksRice ? ', belum termasuk nasi' : ''),
    boxAbove: (dishes: string, cost: string, price: string) =>
      `Satu paket berisi ${dishes}: HPP ${cost}, di atas ${price} yang kamu sebut. Atur di “Hitung paket”.`,
    boxAtLoss: (dishes: string, cost: string, price: string, loss: string) =>
      `Satu paket berisi ${dishes}: HPP ${cost}, dijual ${price}, rugi ${loss}.`,
    boxSold: (
      dishes: string,
      cost: string,
      price: string,
      profit: string,
      missing: readonly string[],
    ) =>
      `Satu paket berisi ${dishes}: HPP ${cost}, dijual ${price}, untung ${profit}${missing.length === 0 ? '' : `, belum dikurangi ${joinNames(missing)}`}.`,
    noPortions:
      'Resep yang bertanda “–” tidak menyebut jumlah porsi, jadi modalnya untuk sekali masak. Isi “Porsi dijual” di “Hitung jual”.',
    statedPrices: (prices: readonly string[]) =>
      `Harga di pertanyaanmu belum dihitung: ${joinNames(prices)}.`,
    takePrices: 'Pakai harga ini',
    smallPortions: 'Dihitung per porsi warung, yang lebih kecil dari porsi rumah.',
    guestPortions:
      'Porsi untuk tamu lebih besar dari porsi warung, jadi modal dan harganya lebih tinggi.',
    total: (amount: string, count: number) =>
      `Bahan kalau ${count} hidangan ini dimasak: ${amount}`,
    overBudget: (excess: string) => `, lebih ${excess} dari uang yang kamu sebut`,
    totalProfit: (amount: string) => `Untung kalau semuanya laku: ${amount}`,
    totalLoss: (amount: string) => `Rugi walaupun semuanya laku: ${amount}`,
    sharedFoods: (foods: string) => `Dipakai bersama: ${foods}`,
    sharedFood: (name: string, dishes: number) => `${name} (${dishes} hidangan)`,
  },
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
    likeOthers: 'Ikut porsi yang lain',
    times: costSentences.timesRecipe,
    problem: (problem: 'not-a-number' | 'out-of-range', most: number, unit: string) =>
      problem === 'not-a-number'
        ? 'Tulis dengan angka, misalnya 50.'
        : `Bisa 1 sampai ${writeDecimal(most, 0)} ${unit}.`,
    timesProblem: 'Bisa 0,1 sampai 1.000 kali, misalnya 1,5.',
  },
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
    per: (unit: string) => `per ${unit}`,
    estimateIsFor: costSentences.estimateIsFor,
    coverage: ({ priced, of }: Coverage) => `${priced} dari ${of} bahan terhitung`,
    prices: (months: string) => `harga ${months}`,
    ownPrices: 'dengan hargamu',
    tooFew: 'Harga yang diketahui masih terlalu sedikit untuk dijumlah. Lengkapi di “Hitung jual”.',
    noAmounts: 'Sebagian besar bahan belum ada takarannya, jadi modalnya belum bisa dihitung.',
    higher: (percent: number) => `${percent}\u00A0% lebih tinggi dari perkiraan penulisnya`,
    lower: (percent: number) => `${percent}\u00A0% lebih rendah dari perkiraan penulisnya`,
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
  sheet: {
    open: 'Hitung jual',
    title: (foodName: string) => `Hitung jual: ${foodName}`,
    close: 'Tutup hitungan',
    result: 'Hasil hitungan',
    terms: { porsi: sheetTerms, paket: { ...sheetTerms, ...boxTerms } },
    fields: costFields,
    isOwn: costSentences.ownPrice,
    isUsual: 'harga pasar',
    isSuggested: 'saran',
    lossPer: (amount: string, of: SheetOf) => `rugi ${amount} per ${of}`,
    neverBack: {
      porsi: 'tidak balik modal dari sekali masak',
      paket: 'tidak balik modal walaupun semuanya laku',
    } satisfies Record<SheetOf, string>,
    after: (count: number, sold: number, of: SheetOf) => `setelah ${count} dari ${sold} ${of}`,
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
    costMeans: (total: string, sold: number, unit: string, of: SheetOf) =>
      `HPP per ${of}: ${total} ÷ ${writeDecimal(sold, 0)} ${unit}.`,
    targetProfit: 'Target untung',
    profitSuggestion: (profit: string, unit: string, step: string) =>
      `Saran: HPP + untung ${profit} per ${unit}, dibulatkan ke atas ke kelipatan ${step}.`,
    targetMeans:
      'Food cost di sini berarti harga bahan saja dibagi harga jual. Gas, kemasan, upah, dan untung diambil dari sisanya. Margin berarti untung dibagi harga jual.',
    thinProfit:
      'Untung dari saran ini tipis: bahannya murah, tapi biaya lainnya besar. Masak lebih banyak sekali masak, atau naikkan harganya.',
    smallPortions: (cooked = 0, sold = 0) =>
      `Porsi warung lebih kecil dari porsi rumah: masakan untuk ${cooked} porsi rumah cukup untuk ${sold} porsi jualan. Kalau porsimu lain, ubah “Porsi dijual”.`,
    suggestion: (ingredients: string, unit: string, target: string, step: string) =>
      `Saran: bahan ${ingredients} per ${unit} ÷ ${target}\u00A0%, dibulatkan ke atas ke kelipatan ${step}, atau ke bawah kalau selisihnya di bawah 1\u00A0%. Paling sedikit 10\u00A0% harganya jadi untung.`,
    usuallyAlike: (price: string) =>
      `Harga yang biasa dibayar orang, sekitar ${price}, tidak jauh dari saran ini.`,
    usuallyAtALoss: (price: string) =>
      `Hidangan ini biasanya dijual sekitar ${price}, di bawah HPP-mu. Sebelum menaikkan harga, coba masak lebih banyak sekali masak, atau tekan upah, gas, dan kemasan.`,
    usuallyCheaper: (price: string) =>
      `Hidangan ini biasanya dijual sekitar ${price}, lebih murah dari saran ini: untungnya tipis, lakunya banyak. Kalau mau ikut harga pasar, pakai harga itu.`,
    usuallySmaller: (price: string) =>
      `Hidangan ini biasanya dijual sekitar ${price}, lebih murah dari saran ini, karena porsi jualan lebih kecil dari porsi keluarga. Kalau porsimu lebih kecil, naikkan “Porsi dijual”, atau pakai harga itu.`,
    usuallyDearer: (price: string) =>
      `Hidangan ini biasanya dijual sekitar ${price}, lebih mahal dari saran ini. Kalau pelangganmu mau, pakai harga itu.`,
    takeUsual: (price: string) => `Pakai ${price}`,
    appPriceMeans: (commission: string) =>
      `Harga di aplikasi sudah menutup potongan ${commission}\u00A0% dan PPN 11\u00A0% atas potongan itu.`,
    ownSellingPrice: 'Harga jualmu',
    replaced: (goal: string, sum: string, by: string | undefined) =>
      `“${goal}” tadi ${sum}${by === undefined ? '' : `, sekarang dihitung dari “${by}”`}.`,
    putBack: 'Urungkan',
    ingredients: 'Harga bahan',
    priceHint: 'Ubah harganya sesuai belanjamu, misalnya “42rb / kg” atau “15.000 per 800 g”.',
    notComputed:
      'Jumlahnya masih memakai perkiraan penulis resep sampai lebih banyak harga terisi.',
    missing: (names: string) => `Belum terhitung: ${names}. Isi harganya supaya ikut dihitung.`,
    priceOf: (ingredient: string) => `Harga ${ingredient}`,
    pricePlaceholder: 'mis. 5rb / ikat',
    takeBack: (ingredient: string) => `Pakai lagi harga pasar ${ingredient}`,
    paidFor: (amount: string) => `dihitung ${amount}`,
    allOil:
      'dihitung semua; kalau untuk menggoreng, tulis “untuk menggoreng” supaya hanya yang terserap',
    assumed: {
      'to-taste': 'takaran kami',
      'frying-oil': 'minyak yang terserap saja',
    } satisfies Record<NonNullable<PricedLine['assumed']>, string>,
    unpriced: {
      'unknown-ingredient': () => 'Belum ada di daftar harga kami',
      'no-amount': () => 'Resepnya tidak menyebut takaran. Tulis saja jumlah uangnya.',
      'unknown-unit': () => 'Takarannya belum kami kenal. Tulis saja jumlah uangnya.',
      'no-measure': () => 'Berat takarannya belum kami ketahui. Tulis saja jumlah uangnya.',
      'own-price-unit': (unit: string) =>
        `Harga per ${unit} belum bisa dihitung untuk takaran ini. Tulis per kg atau per gram.`,
    } satisfies Record<UnpricedReason, (unit: string) => string>,
    countedAs: (price: string) => `Dihitung ${price}. Untuk satuan lain, tulis satuannya juga.`,
    priceProblem: (problem: OwnPriceProblem) =>
      problem.problem === 'unknown-unit'
        ? `“${problem.word}” belum kami kenal sebagai satuan. Tulis misalnya 4rb / ¼ kg atau 2.500 / ikat.`
        : problem.problem === 'unlikely'
          ? `${formatRupiah(problem.rupiah)} per ${writePriceUnit(problem.market.per)}? Harga pasarnya sekitar ${formatRupiah(problem.market.rupiah)}. Tulis dengan satuannya, misalnya 2.500 / butir.`
          : PRICE_PROBLEMS[problem.problem],
    sumProblems: {
      'not-a-number': 'Tulis jumlah uangnya, misalnya 12.000 atau 12rb.',
      negative: 'Jumlahnya tidak bisa kurang dari nol.',
      'too-large': 'Jumlahnya terlalu besar.',
    },
    product: (count: number, each: string, sum: string) => `${count} × ${each} = ${sum}`,
    percentProblem: (least: number, most: number) => `Tulis angka ${least} sampai ${most}.`,
    otherCosts: 'Biaya lain',
    ownPackaging: 'Kemasan ini hanya untuk hidangan ini',
    kept: 'Disimpan di perangkat ini dan dipakai untuk semua hidangan.',
    keptButPacks:
      'Disimpan di perangkat ini dan dipakai untuk semua hidangan; isi kemasan hanya untuk hidangan ini.',
    packsEach: (unit: string) =>
      `Kemasan dihitung untuk tiap ${unit}. Kalau satu kemasan berisi beberapa ${unit}, tulis isinya.`,
    together: costSentences.together,
    loading: 'Daftar harga sedang dimuat.',
  },
  notStored: 'Browser ini tidak bisa menyimpan, jadi perubahan ini hilang kalau halaman ditutup.',
} as const;

const PRICE_PROBLEMS = {
  empty: '',
  'no-amount': 'Tulis harganya, misalnya 42rb / kg.',
  negative: 'Harganya tidak bisa kurang dari nol.',
  'too-large': 'Harganya terlalu besar.',
} as const;

/** "All" of two dishes, of three and so on. */
const ALL: Readonly<Record<number, string>> = {
  2: 'kedua',
  3: 'ketiga',
  4: 'keempat',
  5: 'kelima',
};

/** "Gas dan upah" */
function capitalisedList(words: readonly string[]): string {
  const list = joinNames(words);
  return list.charAt(0).toUpperCase() + list.slice(1);
}
