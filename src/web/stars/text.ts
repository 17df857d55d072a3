/** Sentences about stars. */
export const text = {
  star: 'Bintang',
  starOf: (foodName: string) => `Bintang ${foodName}`,
  loading: 'Bintangmu sedang dibuka …',
  search: 'Cari di bintang',
  searchPlaceholder: 'cari nama atau bahan ...',
  noMatch: 'Tidak ada hidangan berbintang yang cocok.',
  none: 'Belum ada bintang. Tekan bintang di sebelah nama hidangan, lalu hidangan itu tersimpan lengkap di sini, walaupun percakapannya sudah dihapus.',
  begin: 'Cari resep',
  portions: (count: number) => `${count} porsi`,
  unstar: (foodName: string) => `Lepas bintang ${foodName}`,
  unstarred: (foodName: string) => `Bintang ${foodName} dilepas.`,
  undo: 'Urungkan',
  failures: {
    full: 'Penyimpanan browser penuh, jadi bintang ini belum tersimpan. Hapus beberapa riwayat lama dulu.',
    blocked: 'Browser ini tidak mengizinkan penyimpanan, jadi bintang tidak bisa disimpan.',
  },
} as const;
