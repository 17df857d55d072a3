/** What visitors read here. Strings that the specification fixes stand to the letter. */
export const text = {
  saved: 'Dokumen Word sudah diunduh.',
  failed: 'Dokumen Word gagal dibuat. Periksa koneksi, lalu coba simpan sekali lagi.',
  recipe: 'Resep',
  tips: (tips: string) => `Tips: ${tips}`,
} as const;
