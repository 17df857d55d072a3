import type { CostSheet } from '#core/kitchen/cost-sheet.ts';
import { formatRupiah } from '#core/recipes/rupiah.ts';

/** Sentences of exported files. Strings that the specification fixes are verbatim. */
export const text = {
  saved: 'Dokumen Word sudah diunduh.',
  failed: 'Dokumen Word gagal dibuat. Periksa internet, lalu coba sekali lagi.',
  recipe: 'Resep',
  page: 'Halaman',
  yield: (amount: string) => `Hasil ${amount}`,
  ownSize: (portions: number) => `(resep asli ${portions})`,
  timesRecipe: (times: number) => `${String(times).replace('.', ',')} kali resep`,
  costOfRecipe: (size: string) =>
    `Perkiraan ini untuk ukuran resep asli${size === '' ? '' : `, ${size}`}.`,
  ourSums: {
    ofSize: (amount: string, size: string) => `Hitungan kami: ${amount} untuk ${size}`,
    perPortion: (amount: string, unit: string) => `${amount} per ${unit}`,
    earning: (sheet: CostSheet, unit: string, isCounted: boolean) =>
      [
        `HPP ${isCounted ? '' : '± '}${formatRupiah(sheet.costPerPortion)} per ${unit}`,
        `harga jual ${formatRupiah(sheet.price)}`,
        writeProfit(sheet.profitPerPortion),
      ].join(' · '),
    total: (sheet: CostSheet, unit: string) =>
      `Sekali masak: modal ${formatRupiah(sheet.total)} · ${writeProfit(sheet.profitPerBatch)} kalau ${sheet.portionsSold} ${unit} laku`,
  },
  notes: { tips: 'Tips', simpan: 'Penyimpanan', jualan: 'Untuk jualan' },
  savedCard: 'Kartu resep sudah diunduh.',
  card: {
    title: 'Kartu resep standar',
    facts: {
      size: 'Ukuran',
      yield: 'Hasil',
      active: 'Waktu aktif',
      waiting: 'Waktu tunggu',
      tools: 'Alat',
    },
    costs: 'Hitungan biaya',
    columns: ['Bahan', 'Takaran', 'Harga', 'Biaya'],
    ingredients: 'Perkiraan biaya bahan',
    noCosts: 'Biayanya belum diketahui.',
    estimated: 'Biaya bahan di sini perkiraan penulis resep: terlalu sedikit harga yang diketahui.',
    notCounted: 'belum terhitung',
    together: (dishes: number) =>
      `Gas dan upah dibagi rata ke ${dishes} hidangan yang dimasak bersama.`,
    loss: (amount: string) => `rugi ${amount}`,
    terms: {
      ingredients: 'Bahan',
      waste: 'Cadangan susut',
      packaging: 'Kemasan',
      gas: 'Gas',
      labour: 'Upah',
      total: 'Jumlah modal',
      sold: 'Porsi dijual',
      costPerPortion: 'HPP per porsi',
      price: 'Harga jual',
      profitPerPortion: 'Untung per porsi',
      profitPerBatch: 'Untung sekali masak',
      foodCost: 'Food cost (bahan ÷ harga)',
    },
  },
  savedWorkbook: 'Lembar Excel sudah diunduh.',
  failedWorkbook: 'Lembar Excel gagal dibuat. Periksa internet, lalu coba sekali lagi.',
  workbook: {
    overview: 'Ringkasan',
    overviewColumns: [
      'Hidangan',
      'Porsi dijual',
      'HPP per porsi',
      'Harga jual',
      'Untung per porsi',
      'Untung sekali masak',
    ],
    overviewTotal: 'Jumlah',
    lineColumns: [
      'Bahan',
      'Takaran',
      'Dipakai',
      'Satuan harga',
      'Harga per satuan',
      'Biaya',
      'Keterangan',
    ],
    hint: 'Ubah sel yang kuning: semua angka lain ikut berubah.',
    ingredients: 'Bahan',
    wasteShare: 'Cadangan susut (%)',
    waste: 'Cadangan susut',
    portionsSold: 'Porsi dijual',
    packagingEach: 'Kemasan per porsi',
    perPack: 'Isi satu kemasan',
    packaging: 'Kemasan',
    gas: 'Gas',
    labour: 'Upah',
    ofOneCooking: {
      gas: 'Gas sekali masak',
      labour: 'Upah sekali masak',
      dishes: 'Dibagi rata ke (hidangan)',
    },
    total: 'Jumlah modal',
    costPerPortion: 'HPP per porsi',
    target: 'Target food cost (bahan ÷ harga)',
    targetProfit: 'Target untung per porsi',
    suggested: 'Harga jual yang disarankan',
    price: 'Harga jual',
    profit: 'Untung per porsi',
    batchProfit: 'Untung sekali masak',
    foodCost: 'Food cost (bahan ÷ harga)',
    commission: 'Komisi aplikasi',
    appPrice: 'Harga di aplikasi',
    estimate: 'Perkiraan biaya bahan dari sumber resep',
    unpriced: 'belum ada harganya: isi biayanya di sini',
    ownPrice: 'hargamu sendiri',
    marketPrice: (month: string) => `harga pasar ${writeMonth(month)}`,
    estimatedPrice: (month: string) => `perkiraan ${writeMonth(month)}`,
  },
} as const;

const writeProfit = (rupiah: number): string =>
  rupiah < 0 ? `rugi ${formatRupiah(-rupiah)}` : `untung ${formatRupiah(rupiah)}`;

/** `2026-01` as "Januari 2026". */
function writeMonth(month: string): string {
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Date(month).toLocaleDateString('id-ID', options);
}
