/** What visitors read here. */
export const text = {
  star: 'Bintang',
  isStarred: 'berbintang',
  failures: {
    full: 'Penyimpanan browser penuh, jadi bintang ini belum tersimpan. Hapus beberapa riwayat lama dulu.',
    blocked: 'Browser ini tidak mengizinkan penyimpanan, jadi bintang tidak bisa disimpan.',
  },
} as const;
