import type { CostSheet } from '#core/kitchen/cost-sheet.ts';
import { writeDecimal } from '#core/kitchen/write-amount.ts';
import { formatRupiah } from '#core/recipes/rupiah.ts';
import {
  boxFields,
  boxTerms,
  costFields,
  costSentences,
  costTerms,
  writeEarning,
} from '../dish/cost-text.ts';

/** A file stands alone, so it explains its terms. */
const terms = {
  ...costTerms,
  total: 'Jumlah modal',
  foodCost: 'Food cost (bahan ÷ harga)',
} as const;

/** Sentences of exported files. Those of `docs/contract.md` are verbatim. */
export const text = {
  saved: 'Dokumen Word sudah diunduh.',
  failed: 'Dokumen Word gagal dibuat. Periksa internet, lalu coba sekali lagi.',
  recipe: 'Resep',
  page: 'Halaman',
  yield: (amount: string) => `Hasil ${amount}`,
  ownSize: (portions: number) => `(resep asli ${portions})`,
  estimateIsFor: costSentences.estimateIsFor,
  ourSums: {
    ours: costSentences.ours,
    perPortion: costSentences.perPortion,
    earning: (sheet: CostSheet, unit: string, isComputed: boolean) =>
      [
        `HPP ${isComputed ? '' : '± '}${formatRupiah(sheet.costPerPortion)} per ${unit}`,
        `harga jual ${formatRupiah(sheet.price)}`,
        writeEarning(sheet.profitPerPortion),
      ].join(' · '),
    total: (sheet: CostSheet, unit: string) =>
      `Sekali masak: modal ${formatRupiah(sheet.total)} · ${writeEarning(sheet.profitPerBatch)} kalau ${sheet.portionsSold} ${unit} laku`,
  },
  box: {
    title: (boxes: number) => `Pesanan ${writeDecimal(boxes, 0)} paket`,
    contents: 'Isi satu paket:',
    cooked: (size: string) => `masak ${size}`,
    extra: boxFields.extra,
    otherSize:
      'Takaran resep di bawah belum tentu untuk pesanan ini. Masak sebanyak yang tertulis di sini.',
    sums: 'Hitungan paket:',
  },
  savedCard: 'Kartu resep sudah diunduh.',
  card: {
    title: 'Kartu resep standar',
    facts: {
      size: 'Ukuran',
      yield: 'Hasil',
      active: 'Waktu aktif',
      waiting: 'Waktu tunggu',
    },
    costs: 'Hitungan biaya',
    columns: ['Bahan', 'Takaran', 'Harga', 'Biaya'],
    ingredients: 'Perkiraan biaya bahan',
    noCosts: 'Biayanya belum diketahui.',
    estimated: 'Biaya bahan di sini perkiraan penulis resep: terlalu sedikit harga yang diketahui.',
    unpriced: 'belum terhitung',
    terms,
  },
  savedWorkbook: 'Lembar Excel sudah diunduh.',
  failedWorkbook: 'Lembar Excel gagal dibuat. Periksa internet, lalu coba sekali lagi.',
  workbook: {
    overview: 'Ringkasan',
    overviewDishes: 'Hidangan',
    /** If a box of the same dishes stands below them. */
    overviewSingly: 'Hidangan kalau dijual sendiri-sendiri',
    overviewTotal: 'Jumlah',
    /** In this order. */
    lineColumns: {
      food: 'Bahan',
      amount: 'Takaran',
      used: 'Dipakai',
      unit: 'Satuan harga',
      price: 'Harga per satuan',
      cost: 'Biaya',
      remark: 'Keterangan',
    },
    hint: 'Ubah sel yang kuning: HPP dan untung ikut berubah, takaran bahan tidak.',
    prices: {
      name: 'Harga bahan',
      /** After the hint of a dish, if there is this sheet. */
      changedThere: 'Harga yang tidak kuning diubah di lembar “Harga bahan”.',
      hint: 'Ubah harga yang kuning: biayanya ikut berubah di semua lembar.',
      columns: ['Bahan', 'Harga per satuan', 'Satuan harga', 'Keterangan'],
    },
    terms,
    fields: costFields,
    batchOfMoney: 'Jadi dari uangmu',
    box: {
      name: 'Paket',
      hint: 'Ubah sel yang kuning: modal dan untung paket ikut berubah. Takaran di lembar hidangan tetap.',
      columns: ['Hidangan', 'Isi per paket', 'Bahan semua paket'],
      terms: boxTerms,
      fields: boxFields,
    },
    /** The unit of a sum that is paid for a food: it is the same each time the recipe is cooked. */
    perRecipe: 'resep',
    wasteShare: 'Cadangan susut (%)',
    sharedBy: 'Dibagi rata ke (hidangan)',
    target: 'Target food cost (bahan ÷ harga)',
    suggested: 'Harga jual yang disarankan',
    estimate: 'Perkiraan biaya bahan dari sumber resep',
    unpriced: 'belum ada harganya: isi biayanya di sini',
  },
} as const;
