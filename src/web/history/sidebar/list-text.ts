/** The list's sentences, in its chunk: a first visit does not load them. */
export const listText = {
  groups: {
    today: 'Hari ini',
    yesterday: 'Kemarin',
    week: '7 hari terakhir',
    undated: 'Lebih lama',
  },
  shop: 'Daftar belanja',
  inDishes: 'Di dalam hidangan',
  dishesNotSearched: 'Isi hidangan belum bisa dicari. Coba sebentar lagi.',
  options: (question: string) => `Pilihan untuk ${question}`,
  save: 'simpan',
  delete: 'hapus',
} as const;
