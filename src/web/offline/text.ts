/** Sentences about offline use. */
export const text = {
  heading: 'Tanpa internet',
  explanation:
    'Simpan semuanya di perangkat ini supaya semua resep bisa dibuka juga saat internet mati.',
  unavailable: 'Browser ini tidak bisa menyimpan halaman untuk dipakai tanpa internet.',
  size: (megabytes: string) => `Yang diunduh sekitar ${megabytes} MB.`,
  keep: 'Simpan seluruh koleksi di perangkat ini',
  keeping: (percent: number) => `Sedang disimpan: ${percent} %`,
  stop: 'Batal',
  kept: 'Seluruh koleksi sudah tersimpan di perangkat ini.',
  stopped: 'Dihentikan. Yang sudah tersimpan tetap ada, dan bisa dilanjutkan kapan saja.',
  failures: {
    network:
      'Internetnya terputus. Yang sudah tersimpan tetap ada, dan bisa dilanjutkan kapan saja.',
    space: 'Ruang di perangkat ini tidak cukup. Hapus dulu yang tidak dipakai, lalu coba lagi.',
  },
} as const;
