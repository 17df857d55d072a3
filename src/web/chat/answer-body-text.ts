import type { OwnPrice } from '#core/costing/own-prices.ts';
import type { StatedPrice } from '#core/kitchen/question/stated-prices.ts';
import { writePrice, writePriceUnit } from '#core/kitchen/write-price.ts';
import { formatRupiah } from '#core/recipes/rupiah.ts';

/** Sentences about a whole answer and its tools; they load with its dishes. */
export const text = {
  nearest: 'Yang persis belum ada. Ini yang paling mirip.',
  standIn: 'AI sedang sibuk, jadi ini dari koleksi Cobek.',
  ownPrice: ({ rupiah, per }: OwnPrice) =>
    `Hargamu ${formatRupiah(rupiah)} per ${writePriceUnit(per)}: itu yang dipakai di hitunganmu.`,
  priceKept: ({ food, price }: StatedPrice) =>
    `Harga ${food} ${writePrice(price)} sekarang dipakai di semua hitunganmu.`,
  undo: 'Batalkan',
  again: 'Buat versi lain',
  others: 'Yang lain',
  cheaper: 'Yang lebih murah',
  own: (count: number) => (count === 1 ? 'Resepmu sendiri:' : 'Resep-resepmu sendiri:'),
  countPasted: 'Hitung modal resep ini',
  shop: 'Belanja',
  share: 'Bagikan',
  forCustomers: 'Menu untuk pelanggan',
  forHelpers: 'Resep untuk yang memasak, tanpa harga',
  link: 'Tautan',
  askAgain: (question: string, address: string) =>
    `“${question}” di Cobek, tinggal tekan kirim:\n${address}`,
  linkAsks:
    'Tautannya membuka Cobek dengan pertanyaan ini sudah terisi: penerimanya tinggal menekan kirim. Harga dan porsinya dihitung di sana.',
  linkOnlyHere: 'Tautannya hanya terbuka di komputer ini: untuk orang lain, pilih teksnya.',
  more: 'Lainnya',
  saveDocx: 'Simpan ke Word',
  saveXlsx: 'Simpan ke Excel',
  print: 'Cetak',
  printForHelpers: 'Cetak tanpa harga',
  copy: 'Salin teks',
  copied: 'Teks resepnya sudah disalin.',
  copyFailed: 'Browser ini tidak mengizinkan menyalin.',
} as const;
