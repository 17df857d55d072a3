/** Sentences about a whole answer and its tools; they load with its dishes. */
export const text = {
  nearest: 'Yang persis belum ada. Ini yang paling mirip.',
  standIn: 'AI sedang sibuk, jadi ini dari koleksi Cobek.',
  countPasted: 'Hitung modal resep ini',
  shop: 'Belanja',
  share: 'Bagikan',
  forCustomers: 'Menu untuk pelanggan',
  forHelpers: 'Resep untuk yang memasak, tanpa harga',
  more: 'Lainnya',
  saveDocx: 'Simpan ke Word',
  saveXlsx: 'Simpan ke Excel',
  print: 'Cetak',
  printForHelpers: 'Cetak tanpa harga',
  copy: 'Salin teks',
  copied: 'Teks resepnya sudah disalin.',
  copyFailed: 'Browser ini tidak mengizinkan menyalin.',
} as const;
