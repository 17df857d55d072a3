/** The cookbook's sentences. */
export const text = {
  title: (foodName: string) => `Resep ${foodName} — Cobek`,
  missingTitle: 'Halaman tidak ditemukan — Cobek',
  path: 'Letak halaman ini',
  cookbook: 'Koleksi resep',
  loading: 'Resepnya sedang dibuka …',
  failed: 'Resep ini belum bisa dibuka karena internet mati dan belum disimpan di perangkat ini.',
  retry: 'Coba lagi',
  ask: 'Cari yang mirip',
  question: (foodName: string) => `Resep lain seperti ${foodName}`,
  ownSize: 'Takaran ini masih untuk ukuran resep asli.',
  resizing: 'Sedang disesuaikan dengan porsi di tautan …',
  related: 'Resep lain yang mirip',
  star: (foodName: string) => `Bintang ${foodName}`,
  starFailed: 'Bintang ini belum tersimpan karena resepnya gagal dimuat. Coba lagi, ya.',
} as const;
